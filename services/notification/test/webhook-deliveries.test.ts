import { ownerId } from '@docent/proto/ids'
import { loadConfig } from '@docent/runtime/config'
import type { Store } from '@docent/runtime/store'
import { openTestEngines } from '@docent/runtime/testing/engines.ts'
import { expect, test } from '@jest/globals'
import { webhookSettings } from '../src/webhooks/config.ts'
import { createDeliveries } from '../src/webhooks/deliveries.ts'
import type { Delivery } from '../src/webhooks/delivery.ts'

const ada = ownerId('ada')

/** Makes each change once more than it has to, as an engine does that met another writer. */
function changingTwice(store: Store): Store {
  return {
    ...store,
    collection(spec) {
      const records = store.collection(spec)
      return {
        ...records,
        update: (scope, id, change, options) =>
          records.update(
            scope,
            id,
            (current) => {
              change(structuredClone(current))
              return change(current)
            },
            options,
          ),
      }
    },
  }
}

const failed: Delivery = {
  id: 'msg_1',
  ownerId: ada,
  webhookId: 'w1',
  type: 'document.ready',
  body: '{}',
  isTest: false,
  state: 'failed',
  attempts: 3,
  dueAt: 0,
  claim: null,
  giveUpAt: 0,
  tries: [],
  problem: 'no answer',
  createdAt: 0,
}
const clock = { now: () => new Date('2026-11-21T10:00:00.000Z') }

test('messages that are sent again are counted once, however often a change of one is made', async () => {
  const { engines, close } = await openTestEngines()
  const deliveries = createDeliveries({ store: changingTwice(engines.store), clock, tryMs: 1_000, keepMs: 9_000 })
  for (const id of ['msg_1', 'msg_2']) await deliveries.keep({ ...failed, id })
  expect(await deliveries.replayFailed(ada, 'w1')).toBe(2)
  expect(await deliveries.replayFailed(ada, 'w1')).toBe(0)
  await close()
})

test('what still waits is not forgotten, however old it is', async () => {
  const { engines, close } = await openTestEngines()
  const deliveries = createDeliveries({ store: engines.store, clock, tryMs: 1_000, keepMs: 9_000 })
  for (const id of ['msg_1', 'msg_2', 'msg_3']) await deliveries.keep({ ...failed, id })
  await deliveries.keep({ ...failed, id: 'msg_4', state: 'delivered' })
  await deliveries.keep({ ...failed, id: 'msg_5', createdAt: clock.now().getTime() })
  await deliveries.replay(ada, 'msg_2')
  await deliveries.sweep()
  const left = (await deliveries.page(ada, { webhookId: 'w1' })).records
  expect(left.map(({ id, state }) => [id, state]).sort()).toEqual([
    ['msg_2', 'waiting'],
    ['msg_5', 'failed'],
  ])
  await close()
})

test.each([{ WEBHOOK_KEEP_DAYS: '3' }, { WEBHOOK_TRY_DAYS: '30' }, { WEBHOOK_KEEP_DAYS: '4', WEBHOOK_TRY_DAYS: '4' }])(
  'messages can not be tried for longer than they are kept: %j',
  (env) => {
    expect(() => loadConfig(webhookSettings, env)).toThrow(/WEBHOOK_KEEP_DAYS.*must be more than WEBHOOK_TRY_DAYS/)
    expect(() => loadConfig(webhookSettings, { WEBHOOK_KEEP_DAYS: '4' })).not.toThrow()
  },
)
