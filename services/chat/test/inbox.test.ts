import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import {
  answerFeedback,
  deleteConversation,
  exportConversations,
  listConversations,
  markConversation,
  showConversation,
  visitorMessage,
  widgetHistory,
  type ConversationTurn,
} from '@docent/proto/http'
import { ownerId } from '@docent/proto/ids'
import type { TestService } from '@docent/runtime/testing'
import { until } from '@docent/runtime/testing/until.ts'
import { turnsSpec, type Turn } from '../src/conversations/turn.ts'
import type { KnownWidget } from '../src/projections/widgets.ts'
import { alice, ask, bob, index, lamp, saveWidget, startChat, visit } from './helpers.ts'

let service: TestService
let now = Date.parse('2026-11-21T10:00:00Z')
/** However often it is looked at, a visit of these tests is over before its session is. */
const clock = { now: () => new Date((now += 50)) }

beforeAll(async () => {
  service = await startChat({ clock })
  await index(service, alice, 'lamp', lamp)
})
afterAll(() => service.stop())

let shop = ''
let made = 0
beforeEach(async () => {
  shop = `shop-${++made}`
  await saveWidget(service, alice, shop, { documentIds: ['lamp'] })
})

type Visit = Awaited<ReturnType<typeof visit>>
const asks = async ({ token, sessionId, headers }: Visit, question: string) => {
  const { status, body } = await ask(service, question, { widgetId: shop, sessionId, token, headers })
  expect(status).toBe(200)
  return body.messageId as string
}
const list = async (query: Record<string, unknown> = {}, as = alice) =>
  (await service.call(listConversations, { as, query: { widgetId: shop, ...query } })).body
const rows = async (query: Record<string, unknown> = {}) =>
  ((await list(query)).conversations as { question: string }[]).map(({ question }) => question)
const of = ({ sessionId }: Visit) => ({ widgetId: shop, session: sessionId })

const WARRANTY = 'How long is the warranty of the lamp?'
const SKATEBOARD = 'Do you sell skateboards?'

describe('the list of conversations', () => {
  test('has each conversation once, the one with the newest word first, with its last question and what became of it', async () => {
    const [first, second] = [await visit(service, shop), await visit(service, shop)]
    await asks(first, WARRANTY)
    await asks(second, SKATEBOARD)
    await asks(first, 'How is the lamp dimmed?')
    const { conversations, next, lookedBackTo } = await list()
    expect(conversations).toMatchObject([
      { ...of(first), question: 'How is the lamp dimmed?', outcome: 'answered', isRead: false, hasNote: false },
      { ...of(second), question: SKATEBOARD, outcome: expect.stringMatching(/unsure|not-found/), feedback: null },
    ])
    expect([next, lookedBackTo]).toEqual([null, null])
  })

  test('finds by what became of a turn, by thumbs down and by words without case and accents', async () => {
    const [first, second] = [await visit(service, shop), await visit(service, shop)]
    const warranty = await asks(first, WARRANTY)
    await asks(second, 'Où est le Café Ölmühle?')
    const { token, headers } = first
    const rated = { messageId: warranty, helpful: false, comment: 'Wrong lamp' }
    await service.call(answerFeedback, { token, headers, body: rated })
    expect(await rows({ outcome: 'answered' })).toEqual([WARRANTY])
    expect((await list({ outcome: 'not-helpful' })).conversations).toMatchObject([
      { question: WARRANTY, feedback: { helpful: false, comment: 'Wrong lamp' } },
    ])
    expect(await rows({ search: 'cafe OLMUHLE' })).toHaveLength(1)
    expect(await rows({ search: 'two years warranty' })).toEqual([WARRANTY])
    expect(await rows({ search: 'cafe warranty' })).toEqual([])
  })

  test('shows what was left for the owner as a message', async () => {
    const visitor = await visit(service, shop)
    const { token, headers } = visitor
    const body = { text: 'Please call me back.', email: 'vera@visitor.example', name: 'Vera' }
    await service.call(visitorMessage, { token, headers, body })
    expect((await list({ outcome: 'message' })).conversations).toMatchObject([{ question: body.text }])
    const { body: shown } = await service.call(showConversation, { as: alice, query: of(visitor) })
    expect(shown.turns).toMatchObject([{ outcome: 'message', message: { name: 'Vera', email: body.email } }])
    const other = await visit(service, shop)
    await asks(other, WARRANTY)
    await asks(visitor, SKATEBOARD)
    expect((await list()).conversations).toMatchObject([
      { ...of(visitor), question: SKATEBOARD, hasMessage: true },
      { ...of(other), hasMessage: false },
    ])
    expect((await list({ outcome: 'message' })).conversations).toMatchObject([{ ...of(visitor), hasMessage: true }])
  })

  test('goes on where a page ended, without a conversation twice although one moved to the top meanwhile', async () => {
    const visitors: Visit[] = []
    for (let at = 0; at < 35; at++) {
      const visitor = await visit(service, shop)
      visitors.push(visitor)
      await asks(visitor, `${WARRANTY} ${at}`)
    }
    const first = await list()
    expect(first.conversations).toHaveLength(30)
    const moved = visitors[2] as Visit
    await asks(moved, 'And how is it dimmed?')
    const second = await list({ cursor: first.next })
    const sessions = [...first.conversations, ...second.conversations].map(({ session }) => session)
    expect(sessions).toHaveLength(34)
    expect(new Set(sessions).size).toBe(34)
    expect(sessions).not.toContain(moved.sessionId)
    expect((await list()).conversations[0].session).toBe(moved.sessionId)
  })

  test('refuses a cursor that somebody made up', async () => {
    const { status, body } = await service.call(listConversations, { as: alice, query: { cursor: 'W10' } })
    expect([status, body.code]).toEqual([400, 'bad_request'])
  })

  test('looks at so much at once and says how far it came', async () => {
    const turns = service.engines.store.collection<Turn>(turnsSpec)
    const { records } = await turns.find(ownerId(alice), { limit: 1 })
    const pattern = { ...(records[0] as Turn), widgetId: 'old', sessionId: 's-old', sources: [] }
    const at = Date.parse('2025-01-01T00:00:00Z')
    for (let n = 0; n < 3_050; n++) {
      const turn = { ...pattern, id: `old-${n}`, at: at + n, question: n === 0 ? 'the very first' : 'later' }
      await turns.insert(ownerId(alice), turn)
    }
    const first = await list({ widgetId: 'old', search: 'very first' })
    expect(first).toMatchObject({ conversations: [], next: expect.any(String) })
    expect(Date.parse(first.lookedBackTo)).toBe(at + 50)
    const second = await list({ widgetId: 'old', search: 'very first', cursor: first.next })
    expect(second).toMatchObject({ conversations: [{ question: 'the very first' }], next: null, lookedBackTo: null })
  })

  test('has nothing of tests of the owner, of widgets that keep no history, and of other owners', async () => {
    await ask(service, WARRANTY, { as: alice, widgetId: shop, sessionId: 'preview-1' })
    expect(await rows()).toEqual([])
    const visitor = await visit(service, shop)
    await asks(visitor, WARRANTY)
    expect((await list({}, bob)).conversations).toEqual([])
    expect((await service.call(showConversation, { as: bob, query: of(visitor) })).body.code).toBe(
      'conversation_not_found',
    )
    await saveWidget(service, alice, shop, { keepHistory: false })
    await asks(await visit(service, shop), SKATEBOARD)
    expect(await rows()).toEqual([WARRANTY])
  })
})

describe('a conversation', () => {
  test('is read turn by turn, with its passages, and counts as read until somebody says more', async () => {
    const visitor = await visit(service, shop)
    await asks(visitor, WARRANTY)
    await asks(visitor, SKATEBOARD)
    const { body } = await service.call(showConversation, { as: alice, query: of(visitor) })
    expect(body).toMatchObject({
      isRead: false,
      note: '',
      turns: [
        { question: WARRANTY, outcome: 'answered', sources: [{ documentId: 'lamp' }], latencyMs: expect.any(Number) },
        { question: SKATEBOARD },
      ],
    })
    await service.call(markConversation, { as: alice, body: { ...of(visitor), isRead: true } })
    expect(await rows({ unread: 'true' })).toEqual([])
    expect((await list()).conversations).toMatchObject([{ isRead: true }])
    await asks(visitor, 'How is it dimmed?')
    expect(await rows({ unread: 'true' })).toEqual(['How is it dimmed?'])
    expect((await list({ search: 'warranty' })).conversations).toMatchObject([{ isRead: false }])
    await service.call(markConversation, { as: alice, body: { ...of(visitor), isRead: true } })
    await service.call(markConversation, { as: alice, body: { ...of(visitor), isRead: false } })
    expect(await rows({ unread: 'true' })).toHaveLength(1)
  })

  test('is read as far as its reader saw it, and no less because somebody else saw less', async () => {
    const visitor = await visit(service, shop)
    const isRead = async () => (await list()).conversations[0].isRead
    const seen = async () =>
      (await service.call(showConversation, { as: alice, query: of(visitor) })).body.turns.at(-1).at as string
    const marks = async (readTo?: string) => {
      const body = { ...of(visitor), isRead: true, readTo }
      expect((await service.call(markConversation, { as: alice, body })).status).toBe(200)
    }
    await asks(visitor, WARRANTY)
    const first = await seen()
    await asks(visitor, SKATEBOARD)
    await marks(first)
    expect(await isRead()).toBe(false)
    await marks(await seen())
    expect(await isRead()).toBe(true)
    await marks(first)
    expect(await isRead()).toBe(true)
    await asks(visitor, 'How is it dimmed?')
    await marks('2999-01-01T00:00:00.000Z')
    expect(await isRead()).toBe(true)
    await asks(visitor, 'How is it dimmed?')
    expect(await isRead()).toBe(false)
    await marks()
    expect(await isRead()).toBe(true)
  })

  test('keeps a note of its owner', async () => {
    const visitor = await visit(service, shop)
    await asks(visitor, WARRANTY)
    await service.call(markConversation, { as: alice, body: { ...of(visitor), note: ' Ring her on Monday. ' } })
    expect((await list()).conversations).toMatchObject([{ hasNote: true, isRead: false }])
    const { body } = await service.call(showConversation, { as: alice, query: of(visitor) })
    expect(body.note).toBe('Ring her on Monday.')
    await asks(visitor, 'Does it dim?')
    const { body: taken } = await service.call(exportConversations, { as: alice })
    const turns = taken.turns as ConversationTurn[]
    const notes = turns.filter(({ widgetId }) => widgetId === shop).map(({ question, note }) => [question, note])
    expect(new Map(notes as [string, string | undefined][])).toEqual(
      new Map([
        [WARRANTY, undefined],
        ['Does it dim?', 'Ring her on Monday.'],
      ]),
    )
    const tooLong = { ...of(visitor), note: 'x'.repeat(2_001) }
    const { status, body: refusal } = await service.call(markConversation, { as: alice, body: tooLong })
    expect([status, refusal.error]).toEqual([400, expect.stringContaining('note')])
  })

  test('is gone for its owner and its visitor once it is deleted, with what was noted', async () => {
    const visitor = await visit(service, shop)
    await asks(visitor, WARRANTY)
    await service.call(markConversation, { as: alice, body: { ...of(visitor), note: 'Ring her' } })
    expect((await service.call(deleteConversation, { as: bob, query: of(visitor) })).status).toBe(404)
    expect((await service.call(deleteConversation, { as: alice, query: of(visitor) })).body.removed).toBe(1)
    expect(await rows()).toEqual([])
    const { token, headers, sessionId } = visitor
    const history = await service.call(widgetHistory, { token, headers, query: { widgetId: shop, sessionId } })
    expect(history.body.messages).toEqual([])
    await asks(visitor, SKATEBOARD)
    expect((await list()).conversations).toMatchObject([{ hasNote: false, isRead: false }])
  })

  test('is listed, read, noted and deleted as ever where its last word is not kept', async () => {
    const [visitor, quiet] = [await visit(service, shop), await visit(service, shop)]
    const { token, headers } = visitor
    await asks(visitor, WARRANTY)
    await asks(quiet, 'How is the lamp dimmed?')
    // Whoever names no conversation is answered, and nothing of it is kept.
    const times = 3
    for (let n = 0; n < times; n++) await ask(service, 'How is the lamp dimmed?', { widgetId: shop, token, headers })
    expect(await rows({ outcome: 'answered' })).toEqual(['How is the lamp dimmed?', WARRANTY])
    expect(await rows({ search: 'warranty' })).toEqual([WARRANTY])
    const { body: shown } = await service.call(showConversation, { as: alice, query: of(visitor) })
    expect(shown.turns).toMatchObject([{ question: WARRANTY }])
    const marked = { ...of(visitor), isRead: true, note: 'Ring her' }
    expect((await service.call(markConversation, { as: alice, body: marked })).status).toBe(200)
    expect((await list({ search: 'warranty' })).conversations).toMatchObject([{ isRead: true, hasNote: true }])
    const { body } = await service.call(deleteConversation, { as: alice, query: of(visitor) })
    expect(body.removed).toBe(1 + times)
    expect(await rows({ outcome: 'answered' })).toEqual(['How is the lamp dimmed?'])
    expect((await service.call(deleteConversation, { as: alice, query: of(visitor) })).status).toBe(404)
  })

  test('that is left as a message to a widget without history is found under messages after one more question', async () => {
    await saveWidget(service, alice, shop, { keepHistory: false })
    const visitor = await visit(service, shop)
    const { token, headers } = visitor
    const body = { text: 'Please call me back.', email: 'vera@visitor.example', name: 'Vera' }
    await service.call(visitorMessage, { token, headers, body })
    await asks(visitor, WARRANTY)
    expect(await rows({ outcome: 'message' })).toEqual([body.text])
  })

  test('goes with its widget', async () => {
    const visitor = await visit(service, shop)
    await asks(visitor, WARRANTY)
    await service.call(markConversation, { as: alice, body: { ...of(visitor), note: 'Ring her' } })
    await service.hear(alice, 'widget.deleted', { widgetId: shop })
    expect(await rows()).toEqual([])
    const widgets = service.engines.store.collection<KnownWidget>({
      name: 'chat.widgets',
      schema: undefined as never,
      indexes: [],
    })
    const kept = await widgets.get(ownerId(alice), shop)
    expect(kept).toEqual({
      ...{ id: shop, ownerId: alice, deleted: true, asOf: kept?.asOf, version: kept?.version },
      ...{ prompt: null, keepHistory: false, documentIds: [], allowedDomains: [] },
    })
  })
})

test('a rating of before ratings could be looked for is found after the next start', async () => {
  const visitor = await visit(service, shop)
  const id = await asks(visitor, WARRANTY)
  const { store } = service.engines
  await store.collection<Turn>(turnsSpec).update(ownerId(alice), id, (turn) => ({
    ...turn,
    feedback: { helpful: false, comment: '' },
  }))
  await store
    .collection<{ id: string; ownerId: ReturnType<typeof ownerId> }>({
      name: 'chat.upkeep',
      schema: undefined as never,
      indexes: [],
    })
    .remove(ownerId('docent-operator'), 'rated')
  expect(await rows({ outcome: 'not-helpful' })).toEqual([])
  service = await service.restart()
  await until('the rating to be found', async () => (await rows({ outcome: 'not-helpful' })).includes(WARRANTY))
})

test('mail addresses, phone numbers and cards of visitors are kept nowhere, not even in what a visitor is shown again', async () => {
  const visitor = await visit(service, shop)
  const { token, headers, sessionId } = visitor
  const messageId = await asks(visitor, 'How long is the warranty? I am finn@visitor.example, +49 171 2345678')
  const comment = 'Write to finn@visitor.example'
  await service.call(answerFeedback, { token, headers, body: { messageId, helpful: false, comment } })
  const { body } = await service.call(showConversation, { as: alice, query: of(visitor) })
  expect(body.turns).toMatchObject([
    { question: 'How long is the warranty? I am •••@•••, •••', feedback: { comment: 'Write to •••@•••' } },
  ])
  const history = await service.call(widgetHistory, { token, headers, query: { widgetId: shop, sessionId } })
  expect(JSON.stringify(history.body)).not.toMatch(/finn|2345678/)
})

test('of a widget without history the rating is kept, and no word that is said with it', async () => {
  await saveWidget(service, alice, shop, { keepHistory: false })
  const visitor = await visit(service, shop)
  const { token, headers } = visitor
  const messageId = await asks(visitor, WARRANTY)
  const comment = 'My name is Vera Ilic, and this is wrong'
  await service.call(answerFeedback, { token, headers, body: { messageId, helpful: false, comment } })
  const turn = await service.engines.store.collection<Turn>(turnsSpec).get(ownerId(alice), messageId)
  expect(turn).toMatchObject({ kept: false, rated: 'down', feedback: { helpful: false, comment: '' } })
})
