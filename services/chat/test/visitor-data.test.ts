import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import {
  eraseVisitor,
  eraseVisitorData,
  findVisitor,
  markConversation,
  visitorData,
  visitorMessage,
  widgetHistory,
  widgetSession,
} from '@docent/proto/http'
import { ownerId } from '@docent/proto/ids'
import type { TestService } from '@docent/runtime/testing'
import { turnsSpec, type Turn } from '../src/conversations/turn.ts'
import { createMarks } from '../src/inbox/marks.ts'
import { alice, ask, bob, index, lamp, saveWidget, startChat, visit } from './helpers.ts'

const WARRANTY = 'How long is the warranty of the lamp?'
const DIMMED = 'How is the lamp dimmed?'

let service: TestService
beforeAll(async () => {
  service = await startChat({ env: { CHAT_VISITOR_DATA_PER_MINUTE: '1000', CONVERSATION_DAYS: '90' } })
  await index(service, alice, 'lamp', lamp)
})
afterAll(() => service.stop())

let shop = ''
let made = 0
beforeEach(async () => {
  shop = `shop-${++made}`
  await saveWidget(service, alice, shop)
})

type Visit = Awaited<ReturnType<typeof visit>>
const asks = async (visitor: Visit, question: string) => {
  const { token, sessionId, headers } = visitor
  const { status, body } = await ask(service, question, { widgetId: shop, sessionId, token, headers })
  expect(status).toBe(200)
  return body.messageId as string
}
/** The same visitor begins another conversation. */
async function again({ token, headers }: Visit): Promise<Visit> {
  const { status, body } = await service.call(widgetSession, { body: { widgetId: shop, token }, headers })
  return { status, body, token: body.token, sessionId: body.sessionId, headers }
}
const own = async ({ token, headers }: Visit) => (await service.call(visitorData, { token, headers })).body
const questionsIn = ({ turns }: { turns: { question: string }[] }) => turns.map(({ question }) => question).toSorted()
const find = (code: string, as = alice) => service.call(findVisitor, { as, query: { code } })
const ids = async (widgetId: string) => {
  const turns = service.engines.store.collection<Turn>(turnsSpec)
  return (await turns.find(ownerId(alice), { where: { widgetId } })).records.map(({ id }) => id)
}

describe('what is kept of one visitor', () => {
  test('is shown to them with one code for all their conversations, and nothing of anybody else', async () => {
    const [first, other] = [await visit(service, shop), await visit(service, shop)]
    await asks(first, WARRANTY)
    await asks(other, 'What does shipping to Iceland cost?')
    const second = await again(first)
    await asks(second, DIMMED)
    const shown = await own(second)
    expect(shown).toMatchObject({
      code: expect.stringMatching(/^(?:[0-9A-Z]{4}-){2}[0-9A-Z]{4}$/),
      keptDays: 90,
      next: null,
    })
    expect(questionsIn(shown)).toEqual([DIMMED, WARRANTY])
    expect((await own(first)).code).toBe(shown.code)
    expect((await own(other)).code).not.toBe(shown.code)
  })

  test('is found by its code in every widget of the owner, however it is typed, with the notes on it', async () => {
    const visitor = await visit(service, shop)
    await asks(visitor, WARRANTY)
    const body = { text: 'Please call me.', email: 'vera@visitor.example', name: 'Vera' }
    await service.call(visitorMessage, { token: visitor.token, headers: visitor.headers, body })
    const note = { widgetId: shop, session: visitor.sessionId, note: 'Called back' }
    await service.call(markConversation, { as: alice, body: note })
    const { code } = await own(visitor)
    for (const typed of [code, code.toLowerCase(), code.replaceAll('-', ' '), ` ${code.replaceAll('0', 'o')} `]) {
      const { status, body: found } = await find(typed)
      expect([typed, status]).toEqual([typed, 200])
      expect(questionsIn(found)).toEqual([WARRANTY, body.text])
      expect(found.turns).toContainEqual(
        expect.objectContaining({
          message: { name: 'Vera', email: body.email, page: visitor.headers.origin, answers: [] },
        }),
      )
      expect(found.notes).toEqual([note])
    }
  })

  test('goes when they erase it, notes too, and what others asked stays', async () => {
    const [visitor, other] = [await visit(service, shop), await visit(service, shop)]
    await asks(visitor, WARRANTY)
    const second = await again(visitor)
    await asks(second, DIMMED)
    const kept = await asks(other, WARRANTY)
    await service.call(markConversation, {
      as: alice,
      body: { widgetId: shop, session: visitor.sessionId, note: 'Nice' },
    })
    const { code } = await own(visitor)
    const { token, headers } = second
    expect((await service.call(eraseVisitorData, { token, headers })).body).toEqual({ success: true, erased: 2 })
    expect(await ids(shop)).toEqual([kept])
    const marks = createMarks(service.engines.store)
    expect(await marks.of(ownerId(alice), { widgetId: shop, sessionId: visitor.sessionId })).toMatchObject({ note: '' })
    expect((await find(code)).body.code).toBe('visitor_not_found')
    const query = { widgetId: shop, sessionId: second.sessionId }
    expect((await service.call(widgetHistory, { token, headers, query })).body.messages).toEqual([])
    expect((await service.call(eraseVisitorData, { token, headers })).body.erased).toBe(0)
  })

  test('goes when the owner erases it by the code, also where no words were kept', async () => {
    const visitor = await visit(service, shop)
    await asks(visitor, WARRANTY)
    const { code } = await own(visitor)
    await saveWidget(service, alice, shop, { keepHistory: false })
    await asks(visitor, DIMMED)
    expect(questionsIn((await find(code)).body)).toEqual([WARRANTY])
    expect((await service.call(eraseVisitor, { as: alice, query: { code } })).body).toEqual({
      success: true,
      erased: 1,
    })
    expect(await ids(shop)).toEqual([])
    expect((await service.call(eraseVisitor, { as: alice, query: { code } })).body.code).toBe('visitor_not_found')
  })

  test('is found and erased where the widget never kept a word of them', async () => {
    await saveWidget(service, alice, shop, { keepHistory: false })
    const visitor = await visit(service, shop)
    await asks(visitor, WARRANTY)
    const { code } = await own(visitor)
    expect((await find(code)).body).toMatchObject({ turns: [], next: null })
    const { status, body } = await service.call(eraseVisitor, { as: alice, query: { code } })
    expect([status, body.erased]).toEqual([200, 0])
    expect(await ids(shop)).toEqual([])
    expect((await service.call(eraseVisitor, { as: alice, query: { code } })).body.code).toBe('visitor_not_found')
  })

  test('is found behind however much without words', async () => {
    const visitor = await visit(service, shop)
    const id = await asks(visitor, WARRANTY)
    const turns = service.engines.store.collection<Turn>(turnsSpec)
    const turn = (await turns.get(ownerId(alice), id)) as Turn
    const wordless = { ...turn, kept: false, question: '', answer: '', sources: [] }
    // Before its id and behind it.
    for (const first of ['0', 'z']) {
      for (let n = 0; n < 200; n++) await turns.insert(ownerId(alice), { ...wordless, id: `${first}-${shop}-${n}` })
    }
    const { code } = await own(visitor)
    const { status, body } = await find(code)
    expect([status, body.next]).toEqual([200, expect.any(String)])
  })

  test('is nobody else’s: another owner, a made-up code, a visitor without their session', async () => {
    const visitor = await visit(service, shop)
    const turn = await asks(visitor, WARRANTY)
    const { code } = await own(visitor)
    expect((await find(code, bob)).body.code).toBe('visitor_not_found')
    expect((await service.call(eraseVisitor, { as: bob, query: { code } })).body.code).toBe('visitor_not_found')
    for (const typed of [
      '0000-0000-0000',
      's---',
      code.slice(0, 9),
      `${code}-`.slice(0, 12),
      '%%%%',
      'owner:preview-1',
    ]) {
      expect([typed, (await find(typed)).body.code]).toEqual([typed, 'visitor_not_found'])
    }
    for (const route of [visitorData, eraseVisitorData]) {
      expect((await service.call(route, { headers: visitor.headers })).status).toBe(401)
      expect((await service.call(route, { as: alice })).status).toBe(401)
      const elsewhere = { origin: 'https://elsewhere.example' }
      expect((await service.call(route, { token: visitor.token, headers: elsewhere })).status).toBe(401)
    }
    expect((await service.call(findVisitor, { token: visitor.token, query: { code } })).status).toBe(401)
    expect(await ids(shop)).toEqual([turn])
  })

  test('of a conversation from before there were codes is found by its own id', async () => {
    const visitor = await visit(service, shop)
    const turn = await asks(visitor, WARRANTY)
    const former = `s-${'x'.repeat(24)}`
    await service.engines.store
      .collection<Turn>(turnsSpec)
      .update(ownerId(alice), turn, (one) => ({ ...one, sessionId: former }))
    expect(questionsIn((await find(former)).body)).toEqual([WARRANTY])
    expect((await service.call(eraseVisitor, { as: alice, query: { code: former } })).body.erased).toBe(1)
  })

  test('comes a page at a time, all of it once, across widgets', async () => {
    const visitor = await visit(service, shop)
    const turn = await asks(visitor, WARRANTY)
    const turns = service.engines.store.collection<Turn>(turnsSpec)
    const pattern = (await turns.get(ownerId(alice), turn)) as Turn
    for (let n = 0; n < 250; n++) await turns.insert(ownerId(alice), { ...pattern, id: `${shop}-${n}` })
    const { code } = await own(visitor)
    const seen: string[] = []
    for (let cursor: string | null | undefined; cursor !== null;) {
      const { body } = await service.call(findVisitor, { as: alice, query: { code, ...(cursor && { cursor }) } })
      seen.push(...body.turns.map(({ id }: { id: string }) => id))
      cursor = body.next
    }
    expect(seen).toHaveLength(251)
    expect(new Set(seen).size).toBe(251)
    for (const cursor of ['nonsense', '0:nonsense', '99999:']) {
      const { status, body } = await service.call(findVisitor, { as: alice, query: { code, cursor } })
      expect([cursor, status === 400 || body.turns.length === 0]).toEqual([cursor, true])
    }
    expect((await service.call(eraseVisitor, { as: alice, query: { code } })).body.erased).toBe(251)
  })

  test('may be asked for so often in a minute, and then says when again', async () => {
    const slow = await startChat({ env: { CHAT_VISITOR_DATA_PER_MINUTE: '2' } })
    await saveWidget(slow, alice, 'w')
    const { token, headers } = await visit(slow, 'w')
    const codes = []
    for (const route of [visitorData, eraseVisitorData, visitorData]) {
      codes.push((await slow.call(route, { token, headers })).body.code)
    }
    expect(codes[2]).toBe('too_many_data_calls')
    const { status, body } = await slow.call(findVisitor, { as: alice, query: { code: '0000-0000-0000' } })
    expect([status, body.retryAfterSeconds > 0]).toEqual([429, true])
    await slow.stop()
  })
})
