import { afterEach, describe, expect, test } from '@jest/globals'
import { exportConversations } from '@docent/proto/http'
import { ownerId } from '@docent/proto/ids'
import { everyOwner } from '@docent/runtime/store'
import { collectionsOf, type TestService, type TestServiceOptions } from '@docent/runtime/testing'
import { turnsSpec } from '../src/conversations/turn.ts'
import { alice, ask, bob, index, lamp, plansWith, saveWidget, startChat, visit } from './helpers.ts'

let service: TestService
const start = async (options: TestServiceOptions = {}) => {
  service = await startChat(options)
  await index(service, alice, 'lamp', lamp)
  return service
}
afterEach(() => service.stop())
const turns = async () => (await service.engines.store.collection(turnsSpec).find(everyOwner)).records
const question = 'How long is the warranty of the lamp?'

describe('the plan of messages', () => {
  test('holds exactly under 200 questions at once', async () => {
    await start({ env: plansWith(50) })
    const answers = await Promise.all(Array.from({ length: 200 }, () => ask(service, question, { as: alice })))
    const statuses = answers.map((one) => one.status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(50)
    expect(statuses.filter((status) => status === 403)).toHaveLength(150)
    await service.settled()
    expect(service.said('answer.completed')).toHaveLength(50)
    expect((await ask(service, question, { as: bob })).status).toBe(200)
  })

  test('says when it goes on, and does with the next month', async () => {
    let now = new Date('2026-11-30T23:59:00Z')
    await start({ env: plansWith(1), clock: { now: () => now } })
    const token = await service.tokens.sign(alice, { expiresIn: '10y' })
    await ask(service, question, { token })
    const refused = await ask(service, question, { token })
    expect(refused.body.error).toMatch(/limit reached\. This assistant answers again on 1 December/)
    now = new Date('2026-12-01T00:00:00Z')
    expect((await ask(service, question, { token })).status).toBe(200)
    await service.settled()
    expect(service.said('answer.completed').map(({ payload }) => payload.period)).toEqual(['2026-11', '2026-12'])
  })

  test("a visitor's question counts for the owner of the widget", async () => {
    await start({ env: plansWith(1) })
    await saveWidget(service, alice, 'w1')
    const { token, headers } = await visit(service, 'w1')
    expect((await ask(service, question, { token, headers })).status).toBe(200)
    expect((await ask(service, question, { token, headers })).body.error).toContain('limit reached')
  })

  test('a larger plan lifts it at once, and an older event changes nothing', async () => {
    await start({ env: plansWith(0) })
    expect((await ask(service, question, { as: alice })).status).toBe(403)
    await service.hear(
      alice,
      'subscription.changed',
      { planId: 'pro', status: 'active' },
      { occurredAt: '2026-11-20T10:00:00.000Z' },
    )
    expect((await ask(service, question, { as: alice })).status).toBe(200)
    await service.hear(
      alice,
      'subscription.changed',
      { planId: 'free', status: 'active' },
      { occurredAt: '2026-11-19T10:00:00.000Z' },
    )
    expect((await ask(service, question, { as: alice })).status).toBe(200)
  })

  test('a canceled plan counts until its last millisecond, and the plan of new accounts from then on', async () => {
    let now = new Date('2026-11-30T23:59:59.999Z')
    await start({ env: plansWith(0), clock: { now: () => now } })
    const token = await service.tokens.sign(alice, { expiresIn: '10y' })
    const endsAt = '2026-12-01T00:00:00.000Z'
    await service.hear(alice, 'subscription.changed', { planId: 'pro', status: 'canceled', endsAt })
    expect((await ask(service, question, { token })).status).toBe(200)
    now = new Date(endsAt)
    expect(await ask(service, question, { token })).toMatchObject({
      status: 403,
      body: { code: 'message_limit_reached' },
    })
  })
})

describe('a process that dies between two steps', () => {
  test.each([
    ['chat:counted', 0],
    ['chat:answered', 0],
    ['chat:turn-written', 1],
  ])('at %s leaves %i whole answers, and no half one', async (point, whole) => {
    await start({
      faultPoint(name) {
        if (name === point) throw new Error(`dead at ${name}`)
      },
    })
    expect((await ask(service, question, { as: alice })).status).toBe(500)
    service = await service.restart({ faultPoint: () => undefined })
    await service.settled()
    expect(await turns()).toHaveLength(whole)
    expect(service.said('answer.completed')).toHaveLength(whole)
  })
})

describe('events', () => {
  test('heard again, or late, they change nothing', async () => {
    await start()
    const saved = (documentIds: string[], id: string, occurredAt: string) =>
      service.hear(
        alice,
        'widget.saved',
        {
          widgetId: 'w1',
          name: 'w1',
          prompt: null,
          keepHistory: true,
          documentIds,
          allowedDomains: [],
          look: {
            color: '#3b82f6',
            userMessageColor: '#ff149d',
            position: 'bottom-right',
            size: 'medium',
            theme: 'auto',
            botAvatarUrl: '',
            greetingMessage: 'Hello!',
            wayOut: { kind: 'form', value: '', label: '' },
            starterQuestions: [],
            consent: { shown: false, text: '', privacyUrl: '' },
          },
          created: false,
        },
        { id, occurredAt },
      )
    await saved(['lamp'], 'e2', '2026-11-02T00:00:00.000Z')
    await saved(['other'], 'e1', '2026-11-01T00:00:00.000Z')
    await saved(['lamp'], 'e2', '2026-11-02T00:00:00.000Z')
    expect((await ask(service, question, { as: alice, widgetId: 'w1' })).body.answered).toBe(true)
    await service.hear(alice, 'widget.deleted', { widgetId: 'w1' })
    await saved(['lamp'], 'e3', '2026-11-03T00:00:00.000Z')
    expect((await ask(service, question, { as: alice, widgetId: 'w1' })).body.code).toBe('widget_not_found')
  })

  test('one that cannot be understood is parked and holds nothing up', async () => {
    await start()
    const event = {
      id: 'bad-1',
      type: 'widget.saved',
      version: 1,
      ownerId: ownerId(alice),
      occurredAt: new Date().toISOString(),
      payload: { widgetId: 'w1' },
    }
    await service.engines.bus.publish([{ topic: 'docent.widget', event }])
    await saveWidget(service, alice, 'w2')
    expect((await ask(service, question, { as: alice, widgetId: 'w2' })).status).toBe(200)
    expect(await service.engines.bus.parked.list()).toMatchObject([{ consumer: 'chat', event: { id: 'bad-1' } }])
  })

  test('a deleted account leaves no conversation behind', async () => {
    await start()
    await saveWidget(service, alice, 'w1')
    const { token, sessionId, headers } = await visit(service, 'w1')
    await ask(service, question, { token, sessionId, headers })
    await service.hear(alice, 'user.deleted', {})
    expect((await service.engines.store.collection(turnsSpec).find(ownerId(alice))).records).toEqual([])
    expect((await ask(service, question, { token, headers })).status).toBe(401)
    expect((await ask(service, question, { as: alice })).status).toBe(401)
    await saveWidget(service, alice, 'w-late')
    await index(service, alice, 'late', lamp)
    expect(collectionsOf(service.dir, alice)).toEqual(['chat.departures'])
  })

  test('what was asked and answered can be taken along, page by page, by its owner only', async () => {
    await start()
    await saveWidget(service, alice, 'w1')
    const { token, sessionId, headers } = await visit(service, 'w1')
    await ask(service, question, { token, sessionId, headers })
    await ask(service, question, { as: alice })
    const { body } = await service.call(exportConversations, { as: alice })
    expect(body.next).toBeNull()
    expect(body.turns).toMatchObject([{ question, answered: true, sources: [{ documentId: 'lamp' }], feedback: null }])
    expect(body.turns[0]).toMatchObject({ widgetId: 'w1', session: sessionId })
    expect((await service.call(exportConversations, { as: bob })).body.turns).toEqual([])
    for (const cursor of ['next please', 'W10', Buffer.from('[{},"x"]').toString('base64url')]) {
      const { status, body } = await service.call(exportConversations, { as: alice, query: { cursor } })
      expect([status, body.code]).toEqual([400, 'bad_request'])
    }
  })
})
