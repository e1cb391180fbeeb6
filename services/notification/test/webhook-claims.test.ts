import * as api from '@docent/proto/http'
import { openTestEngines, type TestEngines } from '@docent/runtime/testing'
import { createBox } from '@docent/runtime/auth'
import { everyOwner } from '@docent/runtime/store'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { webhookCollection } from '../src/webhooks/record.ts'
import { clockAt, until } from './fixtures.ts'
import {
  answer,
  answering,
  deliveriesOf,
  hook,
  openReceiver,
  settledDeliveries,
  startWith,
  type Receiver,
} from './webhook-fixtures.ts'

const LEASE_MS = 60_000

describe('a message to a webhook, whatever dies', () => {
  let on: TestEngines
  let receiver: Receiver
  const running: { stop(): Promise<void> }[] = []
  beforeEach(async () => {
    on = await openTestEngines()
    receiver = await openReceiver()
  })
  afterEach(async () => {
    for (const one of running.splice(0)) await one.stop()
    await receiver.stop()
    await on.close()
  })
  const start = async (options: Parameters<typeof startWith>[0] = {}) => {
    const service = await startWith({ on, ...options })
    running.push(service)
    return service
  }

  test('is sent by one of several processes', async () => {
    const [service] = await Promise.all([start(), start(), start()])
    const webhook = await hook(service, receiver.url)
    for (let n = 0; n < 12; n++) await service.hear('ada', 'answer.completed', answer())
    await settledDeliveries(service, webhook.id, 12)
    const ids = receiver.taken.map(({ headers }) => headers['webhook-id'])
    expect([ids.length, new Set(ids).size]).toEqual([12, 12])
  })

  test('is sent again with its id where the process dies before it is noted, and is one in the log', async () => {
    const clock = clockAt(new Date().toISOString())
    let deaths = 1
    const faultPoint = (name: string) => {
      if (name === 'notification.webhook.sent' && deaths-- > 0) throw new Error('killed')
    }
    const service = await start({ clock, faultPoint })
    const webhook = await hook(service, receiver.url)
    await service.hear('ada', 'answer.completed', answer())
    await until('the first one', () => receiver.taken.length === 1)
    clock.pass(LEASE_MS)
    const [done] = await settledDeliveries(service, webhook.id, 1)
    expect(done).toMatchObject({ state: 'delivered', tries: 2 })
    expect(receiver.taken.map(({ headers }) => headers['webhook-id'])).toEqual([done?.id, done?.id])
  })

  test('that waits goes on in the next process, and so does one whose end was not noted', async () => {
    const clock = clockAt(new Date().toISOString())
    receiver.script.play(answering(503))
    const first = await startWith({ on, clock })
    const webhook = await hook(first, receiver.url)
    await first.hear('ada', 'answer.completed', answer())
    await until('a try', async () => (await deliveriesOf(first, webhook.id))[0]?.nextTryAt)
    await first.stop()
    receiver.script.play(answering(204))
    clock.pass(LEASE_MS)
    const next = await start({ clock })
    const [done] = await settledDeliveries(next, webhook.id, 1)
    expect(done).toMatchObject({ state: 'delivered', tries: 2 })
  })

  test('is signed with its secret after the secret of the installation was changed, and sealed anew', async () => {
    const [old, fresh] = [
      'a former secret of 32 bytes and more for tests',
      'a fresh secret of 32 bytes and more for tests',
    ]
    const before = await startWith({ on, env: { AUTH_LINK_SECRET: old } })
    const webhook = await hook(before, receiver.url)
    await before.stop()
    const between = await startWith({ on, env: { AUTH_LINK_SECRET: `${fresh},${old}` } })
    const kept = on.engines.store.collection(webhookCollection)
    const box = createBox([fresh], 'webhook secrets')
    await until('another seal', async () => {
      const [one] = (await kept.find(everyOwner)).records
      return one && box.open(one.secret, `ada ${one.id}`)?.text === webhook.secret
    })
    await between.stop()
    const after = await start({ env: { AUTH_LINK_SECRET: fresh } })
    const ping = () => after.call(api.testWebhook, { as: 'ada', query: { id: webhook.id } })
    expect((await ping()).body.delivery.state).toBe('delivered')
    await after.stop()
    running.splice(0)

    const without = await start({ env: { AUTH_LINK_SECRET: 'another secret that opens none of the boxes' } })
    await without.hear('ada', 'answer.completed', answer())
    const problem = 'not sent: the secret of the webhook cannot be read any more'
    await until('the reason', async () =>
      (await deliveriesOf(without, webhook.id)).some((one) => one.problem === problem),
    )
    const [shown] = (await without.call(api.listWebhooks, { as: 'ada' })).body.webhooks
    expect(shown.off.reason).toBe('secret')
    expect(receiver.taken).toHaveLength(1)
  })
})
