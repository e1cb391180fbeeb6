import * as api from '@docent/proto/http'
import { everyOwner } from '@docent/runtime/store'
import type { TestService } from '@docent/runtime/testing'
import { afterEach, describe, expect, test } from '@jest/globals'
import { webhookCollection } from '../src/webhooks/record.ts'
import {
  ALL,
  answer,
  deliveriesOf,
  hook,
  onPlan,
  openReceiver,
  settledDeliveries,
  startWith,
} from './webhook-fixtures.ts'

const url = 'https://shop.example/docent'
const types = ['answer.completed']

describe('webhooks', () => {
  const running: { stop(): Promise<void> }[] = []
  afterEach(async () => {
    for (const one of running.splice(0)) await one.stop()
  })
  const start = async (options: Parameters<typeof startWith>[0] = {}) => {
    const service = await startWith(options)
    running.push(service)
    return service
  }
  const strict = () => start({ env: { WEBHOOKS_ALLOW_PRIVATE: 'false' } })
  const list = async (service: TestService, as = 'ada') => (await service.call(api.listWebhooks, { as })).body

  test('are part of plans with API access: others are refused with the plans that have it', async () => {
    const service = await strict()
    expect(await list(service)).toMatchObject({ isAllowed: false, plans: ['Business'], webhooks: [] })
    const refused = await service.call(api.createWebhook, { as: 'ada', body: { url, types } })
    expect(refused).toMatchObject({ status: 403, body: { code: 'webhooks_not_in_plan' } })
    expect(refused.body.error).toContain('Business')
    await onPlan(service, 'business')
    expect((await service.call(api.createWebhook, { as: 'ada', body: { url, types } })).status).toBe(200)
    expect((await service.call(api.listWebhooks)).status).toBe(401)
    const byKey = await service.tokens.sign('ada', { byKey: true })
    expect((await service.call(api.listWebhooks, { token: byKey })).body.code).toBe('not_open_to_keys')
  })

  test('show their secret once, keep it sealed, and never say it again', async () => {
    const service = await strict()
    const { secret, id } = await hook(service, url)
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    const shown = JSON.stringify(await list(service))
    const kept = JSON.stringify((await service.engines.store.collection(webhookCollection).find(everyOwner)).records)
    for (const text of [shown, kept]) {
      expect(text).toContain(id)
      expect(text).not.toContain(secret.slice('whsec_'.length))
      expect(text).not.toContain(secret)
    }
  })

  test.each([
    'http://shop.example/hook',
    'ftp://shop.example/hook',
    'shop.example/hook',
    'https://name:word@shop.example/hook',
    'https://localhost/hook',
    'https://a.localhost/hook',
    'https://127.0.0.1/hook',
    'https://2130706433/hook',
    'https://[::1]/hook',
    'https://[::ffff:10.0.0.1]/hook',
    'https://169.254.169.254/latest',
  ])('cannot lead to %s', async (bad) => {
    const service = await strict()
    await onPlan(service, 'business')
    const { status, body } = await service.call(api.createWebhook, { as: 'ada', body: { url: bad, types } })
    expect([status, body.code]).toEqual([400, 'webhook_address_refused'])
    expect((await list(service)).webhooks).toEqual([])
  })

  test('are told of nothing that is not on the list, and want at least one thing', async () => {
    const service = await strict()
    await onPlan(service, 'business')
    for (const bad of [[], ['user.deleted'], ['webhook.ping']]) {
      const { status } = await service.call(api.createWebhook, { as: 'ada', body: { url, types: bad } })
      expect([bad, status]).toEqual([bad, 400])
    }
    expect((await list(service)).types.map(({ type }: { type: string }) => type)).toEqual(ALL)
  })

  test('of one owner are no more than allowed, however many are made at once', async () => {
    const service = await start({ env: { WEBHOOKS_PER_OWNER: '3' } })
    await onPlan(service, 'business')
    const body = { url, types }
    const made = await Promise.all(
      Array.from({ length: 8 }, () => service.call(api.createWebhook, { as: 'ada', body })),
    )
    expect(made.map(({ status }) => status).sort()).toEqual([200, 200, 200, 409, 409, 409, 409, 409])
    const [first] = (await list(service)).webhooks
    await service.call(api.removeWebhook, { as: 'ada', query: { id: first.id } })
    expect((await service.call(api.createWebhook, { as: 'ada', body })).status).toBe(200)
  })

  test('of somebody else are not there', async () => {
    const service = await start()
    const receiver = await openReceiver()
    running.push(receiver)
    const { id } = await hook(service, receiver.url)
    await onPlan(service, 'business', 'bob')
    const sent = (await service.call(api.testWebhook, { as: 'ada', query: { id } })).body.delivery
    const fields = { url, types }
    const asBob = [
      service.call(api.changeWebhook, { as: 'bob', query: { id }, body: fields }),
      service.call(api.removeWebhook, { as: 'bob', query: { id } }),
      service.call(api.renewWebhookSecret, { as: 'bob', query: { id } }),
      service.call(api.testWebhook, { as: 'bob', query: { id } }),
      service.call(api.getDelivery, { as: 'bob', query: { id: sent.id } }),
      service.call(api.replayDeliveries, { as: 'bob', body: { deliveryId: sent.id } }),
      service.call(api.replayDeliveries, { as: 'bob', body: { webhookId: id } }),
    ]
    expect((await Promise.all(asBob)).map(({ status }) => status)).toEqual(Array(asBob.length).fill(404))
    expect(await deliveriesOf(service, id, 'bob')).toEqual([])
    expect((await list(service, 'bob')).webhooks).toEqual([])
    expect((await list(service)).webhooks).toMatchObject([{ id, url: receiver.url }])
    expect(receiver.taken).toHaveLength(1)
  })

  test('are changed, switched off and on, and keep their secret', async () => {
    const service = await start()
    const receiver = await openReceiver()
    running.push(receiver)
    const { id } = await hook(service, receiver.url)
    const change = (more: object) =>
      service.call(api.changeWebhook, { as: 'ada', query: { id }, body: { url: receiver.url, types, ...more } })
    expect((await change({ enabled: false, description: 'Orders' })).body.webhook).toMatchObject({
      off: { reason: 'owner' },
      description: 'Orders',
      types,
    })
    await service.hear('ada', 'answer.completed', answer())
    expect((await change({})).body.webhook.off).toBeNull()
    await service.hear('ada', 'answer.completed', answer({ turnId: 'second' }))
    await settledDeliveries(service, id, 1)
    expect(receiver.taken.map(({ said }) => said.data['answerId'])).toEqual(['second'])
  })

  test('are gone with all that was sent to them', async () => {
    const service = await start()
    const receiver = await openReceiver()
    running.push(receiver)
    const { id } = await hook(service, receiver.url)
    const sent = (await service.call(api.testWebhook, { as: 'ada', query: { id } })).body.delivery
    expect((await service.call(api.removeWebhook, { as: 'ada', query: { id } })).status).toBe(200)
    await service.hear('ada', 'answer.completed', answer())
    expect(await deliveriesOf(service, id)).toEqual([])
    expect((await service.call(api.getDelivery, { as: 'ada', query: { id: sent.id } })).status).toBe(404)
    expect(receiver.taken).toHaveLength(1)
  })

  test('ask nobody for the history of what they tell, but for whose plan has them', async () => {
    const service = await start()
    const { payload } = await service.heardSaying('restatement.requested')
    expect(payload.types).toContain('subscription.changed')
    expect(payload.types.filter((type) => /^(answer|document)\./.test(type))).toEqual([])
  })
})
