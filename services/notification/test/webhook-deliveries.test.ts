import { ownerId } from '@docent/proto/ids'
import type { Store } from '@docent/runtime/store'
import { openTestEngines } from '@docent/runtime/testing/engines.ts'
import { expect, test } from '@jest/globals'
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

test('messages that are sent again are counted once, however often a change of one is made', async () => {
  const { engines, close } = await openTestEngines()
  const clock = { now: () => new Date('2026-11-21T10:00:00.000Z') }
  const deliveries = createDeliveries({ store: changingTwice(engines.store), clock, tryMs: 1_000, keepMs: 9_000 })
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
  for (const id of ['msg_1', 'msg_2']) await deliveries.keep({ ...failed, id })
  expect(await deliveries.replayFailed(ada, 'w1')).toBe(2)
  expect(await deliveries.replayFailed(ada, 'w1')).toBe(0)
  await close()
})
