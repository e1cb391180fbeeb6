import * as api from '@docent/proto/http'
import { openTestEngines, type TestService } from '@docent/runtime/testing'
import { mute } from '@docent/runtime/testing/local-server.ts'
import { afterEach, describe, expect, test } from '@jest/globals'
import { Webhook } from 'standardwebhooks'
import { clockAt, fakeMailer, mailsOf, register, until } from './fixtures.ts'
import {
  answer,
  answering,
  deliveriesOf,
  detailOf,
  hook,
  onPlan,
  openReceiver,
  settledDeliveries,
  startWith,
  withLongTokens,
} from './webhook-fixtures.ts'

const MINUTE = 60_000
const DAY = 24 * 3_600_000

describe('messages to webhooks', () => {
  const running: { stop(): Promise<void> }[] = []
  afterEach(async () => {
    for (const one of running.splice(0)) await one.stop()
  })
  const start = async (options: Parameters<typeof startWith>[0] = {}) => {
    const service = await startWith(options)
    running.push(service)
    return service
  }
  const open = async () => {
    const receiver = await openReceiver()
    running.push(receiver)
    return receiver
  }
  /** One service, a receiver, a webhook between them, and a clock that stands until the test moves it. */
  const connected = async (options: Parameters<typeof startWith>[0] = {}) => {
    const clock = clockAt(new Date().toISOString())
    const [service, receiver] = [await start({ clock, ...options }), await open()]
    const webhook = await hook(service, receiver.url)
    return { service, receiver, webhook, clock }
  }
  const view = async (service: TestService, id: string): Promise<api.WebhookView> =>
    (await service.call(api.listWebhooks, { as: 'ada' })).body.webhooks.find((one: api.WebhookView) => one.id === id)
  const waits = (service: TestService, id: string, tries: number) =>
    until(`${tries} tries`, async () =>
      (await deliveriesOf(service, id)).find((one) => one.tries === tries && one.nextTryAt !== null),
    )

  test('say what happened in ids and facts, and are verified by the library of a stranger', async () => {
    const { service, receiver, webhook } = await connected()
    await service.hear('ada', 'answer.completed', answer({ turnId: 't1' }))
    await service.hear('ada', 'answer.completed', answer({ turnId: 't2', answered: false, support: 'none' }))
    await service.hear('ada', 'document.indexed', {
      documentId: 'd1',
      jobId: 'j1',
      title: 'Returns',
      chunkCount: 4,
      model: 'm',
    })
    await service.hear('ada', 'document.indexing-failed', {
      documentId: 'd2',
      jobId: 'j2',
      reason: 'No model.',
      failed: [],
    })
    const unread = { documentId: 'd4', code: 'no_text_found', reason: 'No text was found in this file.' }
    await service.hear('ada', 'document.reading-failed', unread)
    await service.hear('ada', 'document.deleted', { documentId: 'd3', wasCounted: true, characters: 1, sizeBytes: 1 })
    await settledDeliveries(service, webhook.id, 6)
    const verified = receiver.taken.map(({ body, headers }) =>
      new Webhook(webhook.secret).verify(body, headers as Record<string, string>),
    ) as { type: string; data: object }[]
    const dataOf = (type: string) => verified.filter((one) => one.type === type).map(({ data }) => data)
    const link = 'https://docent.example.com/conversations?turn=t1'
    expect(dataOf('answer.completed')).toEqual([
      {
        answerId: 't1',
        widgetId: 'w1',
        asker: 'visitor',
        support: 'strong',
        visitor: 'vvvvvvvv',
        session: 'cccccccc',
        language: 'en',
        documentIds: ['d1'],
        answeredAt: expect.any(String),
        link,
      },
    ])
    expect(dataOf('answer.unanswered')).toMatchObject([{ answerId: 't2', support: 'none' }])
    expect(dataOf('document.ready')).toMatchObject([{ documentId: 'd1', title: 'Returns', passages: 4 }])
    const failed = dataOf('document.failed')
    expect(failed).toHaveLength(2)
    const documentsPage = 'https://docent.example.com/documents'
    expect(failed).toContainEqual({ ...unread, link: documentsPage })
    expect(failed).toContainEqual({
      documentId: 'd2',
      code: 'indexing_failed',
      reason: 'No model.',
      link: documentsPage,
    })
    expect(dataOf('document.deleted')).toEqual([{ documentId: 'd3' }])
    const [first] = receiver.taken
    expect(first?.headers).toMatchObject({ 'content-type': 'application/json', 'user-agent': 'Docent-Webhooks' })
    const tampered = `${first?.body} `
    expect(() => new Webhook(webhook.secret).verify(tampered, first?.headers as Record<string, string>)).toThrow()
  })

  test('say who waits for a person and how that ended, without a word of the conversation', async () => {
    const { service, receiver, webhook } = await connected()
    const talk = {
      widgetId: 'w1',
      widgetName: 'Shop',
      session: 's-1',
      change: 1,
      by: null,
      returnedBy: null,
      again: false,
      lines: [{ n: 1, id: 'l1', who: 'visitor' as const, by: null, text: 'a secret word', at: 1 }],
    }
    const by = { id: 'ada', name: 'Ada' }
    await service.hear('ada', 'handover.changed', { ...talk, state: 'waiting' })
    await service.hear('ada', 'handover.changed', { ...talk, state: 'person', by })
    await service.hear('ada', 'handover.changed', { ...talk, state: 'returned', by, returnedBy: 'person' })
    await service.hear('ada', 'handover.changed', { ...talk, state: 'missed' })
    await settledDeliveries(service, webhook.id, 3)
    const link = 'https://docent.example.com/conversations?of=w1&session=s-1'
    const told = receiver.taken.map(({ said }) => [said.type, said.data['outcome'], said.data['person']]).sort()
    expect(told).toEqual([
      ['handover.ended', 'missed', null],
      ['handover.ended', 'returned', 'Ada'],
      ['handover.requested', undefined, undefined],
    ])
    for (const { said, body } of receiver.taken) {
      expect(said.data).toMatchObject({ widgetId: 'w1', link })
      expect(body).not.toContain('secret')
    }
  })

  test('are one for each event, however often it is heard, and none for what is told again, counts on no plan or was seen by nobody', async () => {
    const { service, receiver, webhook } = await connected()
    const id = await service.hear('ada', 'answer.completed', answer({ turnId: 't1' }))
    await settledDeliveries(service, webhook.id, 1)
    await service.hear('ada', 'answer.completed', answer({ turnId: 't1' }), { id })
    await service.hear('ada', 'answer.completed', answer({ counted: false }))
    await service.hear('ada', 'answer.completed', answer({ answered: false, unseen: true }))
    await service.hear('ada', 'answer.completed', answer(), { occurredAt: '2026-01-01T00:00:00.000Z' })
    await service.hear('bob', 'answer.completed', answer())
    await service.hear('ada', 'answer.completed', answer({ turnId: 't2' }))
    await settledDeliveries(service, webhook.id, 2)
    expect(receiver.taken.map(({ said }) => said.data['answerId']).sort()).toEqual(['t1', 't2'])
  })

  test('go only where they are wanted', async () => {
    const { service, receiver, webhook } = await connected()
    const other = await open()
    await hook(service, other.url, { types: ['document.deleted'] })
    await service.hear('ada', 'answer.completed', answer())
    await service.hear('ada', 'document.deleted', { documentId: 'd3', wasCounted: true, characters: 1, sizeBytes: 1 })
    await settledDeliveries(service, webhook.id, 2)
    await until('the other one', () => other.taken.length === 1)
    expect(receiver.taken).toHaveLength(2)
    expect(other.taken.map(({ said }) => said.type)).toEqual(['document.deleted'])
  })

  test('that are refused are tried again later, with the same id and words, until they arrive', async () => {
    const { service, receiver, webhook, clock } = await connected()
    receiver.script.play(answering(500, 'out\u0000 of <b>order</b>'), answering(302), answering(204))
    await service.hear('ada', 'answer.completed', answer())
    const first = await waits(service, webhook.id, 1)
    expect(first).toMatchObject({ state: 'waiting', status: 500, problem: 'it answered 500' })
    expect(Date.parse(first.nextTryAt as string)).toBeGreaterThan(clock.now().getTime())
    clock.pass(MINUTE)
    expect((await waits(service, webhook.id, 2)).problem).toContain('redirects (302)')
    clock.pass(MINUTE)
    const [done] = await settledDeliveries(service, webhook.id, 1)
    expect(done).toMatchObject({ state: 'delivered', tries: 3, status: 204, problem: null, nextTryAt: null })
    const [one, ...others] = receiver.taken
    expect(others).toHaveLength(2)
    for (const { headers, body } of others)
      expect([headers['webhook-id'], body]).toEqual([one?.headers['webhook-id'], one?.body])
    expect(one?.headers['webhook-id']).toBe(done?.id)
    const { attempts, body } = await detailOf(service, done?.id as string)
    expect(body).toBe(one?.body)
    expect(attempts.map(({ status, response }) => [status, response])).toEqual([
      [500, 'out of <b>order</b>'],
      [302, ''],
      [204, ''],
    ])
  })

  test('are signed with both secrets for a day after a new one was made', async () => {
    const { service, receiver, webhook, clock } = await connected()
    const { body } = await service.call(api.renewWebhookSecret, { as: 'ada', query: { id: webhook.id } })
    expect(body.webhook.formerSecretUntil).not.toBeNull()
    const verify = (secret: string, at: number) => {
      const { headers, body: text } = receiver.taken[at] as (typeof receiver.taken)[0]
      return new Webhook(secret).verify(text, headers as Record<string, string>)
    }
    await service.call(api.testWebhook, { as: 'ada', query: { id: webhook.id } })
    expect(verify(webhook.secret, 0)).toEqual(verify(body.secret, 0))
    clock.pass(DAY + MINUTE)
    await service.call(api.testWebhook, { as: 'ada', query: { id: webhook.id } })
    const signatures = String(receiver.taken[1]?.headers['webhook-signature'])
    expect(signatures.split(' ')).toHaveLength(1)
    expect((await view(service, webhook.id)).formerSecretUntil).toBeNull()
  })

  test('a test is a signed message that is sent at once, tried once, and told with its answer', async () => {
    const { service, receiver, webhook } = await connected()
    receiver.script.play(answering(200, 'thanks'), answering(503, 'closed'))
    const ping = () => service.call(api.testWebhook, { as: 'ada', query: { id: webhook.id } })
    expect((await ping()).body.delivery).toMatchObject({
      type: 'webhook.ping',
      state: 'delivered',
      status: 200,
      attempts: [{ response: 'thanks' }],
    })
    expect((await ping()).body.delivery).toMatchObject({ state: 'failed', status: 503, problem: 'it answered 503' })
    const [one] = receiver.taken
    expect(
      new Webhook(webhook.secret).verify(one?.body as string, one?.headers as Record<string, string>),
    ).toMatchObject({
      type: 'webhook.ping',
      data: { webhookId: webhook.id },
    })
    expect(await view(service, webhook.id)).toMatchObject({ off: null, failingSince: null })
    const more = await Promise.all(Array.from({ length: 10 }, ping))
    expect(more.filter(({ body }) => body.code === 'too_many_webhook_tests')).toHaveLength(2)
  })

  test('an answer of 410 switches the webhook off at once, and its owner is told once by mail', async () => {
    const { mailer, taken } = fakeMailer()
    const { service, receiver, webhook } = await connected({ engines: { mail: mailer } })
    await register(service)
    receiver.script.play(answering(410))
    await service.hear('ada', 'answer.completed', answer())
    const [done] = await settledDeliveries(service, webhook.id, 1)
    expect(done).toMatchObject({ state: 'failed', tries: 1, problem: 'it answered 410' })
    expect(await view(service, webhook.id)).toMatchObject({ off: { reason: 'gone' } })
    await service.hear('ada', 'answer.completed', answer())
    expect(await deliveriesOf(service, webhook.id)).toHaveLength(1)
    await until('the mail', () => taken.some(({ subject }) => subject === 'A webhook was switched off'))
    expect((await mailsOf(service)).filter(({ kind }) => kind === 'webhook-off')).toHaveLength(1)
  })

  test('a webhook that takes nothing for days is switched off with a mail; what failed is sent again with one call', async () => {
    const { mailer, taken } = fakeMailer()
    const { service, receiver, webhook, clock } = await connected({ engines: { mail: mailer } })
    await register(service)
    receiver.script.play(answering(500))
    await service.hear('ada', 'answer.completed', answer())
    await until('the first failure', async () => (await view(service, webhook.id)).failingSince)
    clock.pass(4 * DAY)
    const [given] = await settledDeliveries(service, webhook.id, 1)
    expect(given).toMatchObject({ state: 'failed', problem: 'it answered 500' })
    expect((await view(service, webhook.id)).off).toBeNull()
    clock.pass(2 * DAY)
    await service.hear('ada', 'answer.completed', answer())
    const off = await until('the end', async () => (await view(service, webhook.id)).off)
    expect(off.reason).toBe('failing')
    await until('the mail', () => taken.some(({ subject }) => subject === 'A webhook was switched off'))
    clock.pass(DAY)
    await settledDeliveries(service, webhook.id, 2)

    receiver.script.play(answering(204))
    const replay = () => service.call(api.replayDeliveries, { as: 'ada', body: { webhookId: webhook.id } })
    await service.call(api.changeWebhook, {
      as: 'ada',
      query: { id: webhook.id },
      body: { url: webhook.url, types: webhook.types },
    })
    expect((await replay()).body.replayed).toBe(2)
    const all = await settledDeliveries(service, webhook.id, 2)
    expect(all.every(({ state }) => state === 'delivered')).toBe(true)
    expect((await replay()).body.replayed).toBe(0)
  })

  test('one that arrived is sent again where somebody asks for it, with its id', async () => {
    const { service, receiver, webhook } = await connected()
    await service.hear('ada', 'answer.completed', answer())
    const [{ id } = { id: '' }] = await settledDeliveries(service, webhook.id, 1)
    expect((await service.call(api.replayDeliveries, { as: 'ada', body: { deliveryId: id } })).body.replayed).toBe(1)
    await until('the second one', () => receiver.taken.length === 2)
    await settledDeliveries(service, webhook.id, 1)
    expect(receiver.taken.map(({ headers }) => headers['webhook-id'])).toEqual([id, id])
  })

  test('wait for nobody whose plan has none any more, and go again when it is back', async () => {
    const { service, receiver, webhook, clock } = await connected()
    receiver.script.play(answering(500), answering(204))
    await service.hear('ada', 'answer.completed', answer())
    await waits(service, webhook.id, 1)
    await onPlan(service, 'free')
    expect(await view(service, webhook.id)).toMatchObject({ isPaused: true, off: null })
    await service.hear('ada', 'answer.completed', answer())
    clock.pass(MINUTE)
    const [stopped] = await settledDeliveries(service, webhook.id, 1)
    expect(stopped).toMatchObject({ state: 'failed', problem: 'not sent: the plan has no API access' })
    const replay = { as: 'ada', body: { deliveryId: stopped?.id } }
    expect((await service.call(api.replayDeliveries, replay)).status).toBe(403)
    expect((await service.call(api.testWebhook, { as: 'ada', query: { id: webhook.id } })).status).toBe(403)
    await onPlan(service, 'business')
    await service.call(api.replayDeliveries, replay)
    const [done] = await settledDeliveries(service, webhook.id, 1)
    expect(done?.state).toBe('delivered')
    expect(receiver.taken).toHaveLength(2)
  })

  test('to private addresses are not sent, whatever a name led to when it was given', async () => {
    const on = await openTestEngines()
    const receiver = await open()
    const { port } = new URL(receiver.url)
    const free = await startWith({ on })
    const webhook = await hook(free, `http://localhost:${port}/hook`)
    await free.stop()
    const service = await startWith({ on, env: { WEBHOOKS_ALLOW_PRIVATE: 'false' } })
    running.push({ stop: () => on.close() }, service)
    await service.hear('ada', 'answer.completed', answer())
    const refused = await waits(service, webhook.id, 1)
    expect(refused).toMatchObject({ status: null, problem: 'its address is not on the public internet' })
    expect(receiver.taken).toEqual([])
  })

  test('wait for no answer longer than allowed, and keep nobody else waiting', async () => {
    const slow = await start({ env: { WEBHOOK_TIMEOUT_SECONDS: '0.2', WEBHOOKS_AT_ONCE: '4' } })
    const [hanging, quick] = [await open(), await open()]
    hanging.script.play(mute)
    const stuck = await hook(slow, hanging.url)
    const fine = await hook(slow, quick.url, { as: 'bob' })
    await Promise.all(Array.from({ length: 20 }, () => slow.hear('ada', 'answer.completed', answer())))
    await slow.hear('bob', 'answer.completed', answer())
    await settledDeliveries(slow, fine.id, 1, 'bob')
    // Bob's came through while nearly all of Ada's still wait.
    expect(hanging.taken.length).toBeLessThan(12)
    const first = await waits(slow, stuck.id, 1)
    expect(first).toMatchObject({ status: null, problem: 'no answer within 0.2 seconds' })
    // After a few failures in a row the address is left alone, and the others wait without a try.
    const rested = await slow.call(api.listDeliveries, { as: 'ada', query: { webhookId: stuck.id, state: 'waiting' } })
    expect(rested.body.deliveries.length).toBeGreaterThan(0)
  })

  test('are listed by state and type, a page at a time, and forgotten after their days', async () => {
    const { service, webhook, clock, receiver } = await connected()
    receiver.script.play(answering(410))
    await service.hear('ada', 'answer.completed', answer())
    await settledDeliveries(service, webhook.id, 1)
    await service.call(api.changeWebhook, {
      as: 'ada',
      query: { id: webhook.id },
      body: { url: webhook.url, types: webhook.types },
    })
    receiver.script.play(answering(204))
    for (let n = 0; n < 30; n++) {
      clock.pass(1_000)
      await service.hear('ada', 'document.deleted', {
        documentId: `d${n}`,
        wasCounted: true,
        characters: 1,
        sizeBytes: 1,
      })
    }
    const states = async (query: object) =>
      (await deliveriesOf(service, webhook.id, 'ada', query)).map(({ state }) => state)
    await until('all', async () => (await states({ state: 'waiting' })).length === 0)
    expect(await states({ state: 'failed' })).toEqual(['failed'])
    expect(await states({ type: 'answer.completed' })).toEqual(['failed'])
    expect(await states({ type: 'answer.completed', state: 'delivered' })).toEqual([])
    const page = (cursor?: string) =>
      service.call(api.listDeliveries, { as: 'ada', query: { webhookId: webhook.id, ...(cursor && { cursor }) } })
    const first = (await page()).body
    const second = (await page(first.next)).body
    expect([first.deliveries.length, second.deliveries.length, second.next]).toEqual([25, 6, null])

    clock.pass(31 * DAY)
    const later = withLongTokens(await service.restart())
    running.push(later)
    await until('an empty log', async () => (await deliveriesOf(later, webhook.id)).length === 0)
  })
})
