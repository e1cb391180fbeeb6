import * as api from '@docent/proto/http'
import type { TestService } from '@docent/runtime/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { newId, startWithPerson, type Visit } from './handover-helpers.ts'
import { alice, bob, plansWith, startChat, visit } from './helpers.ts'

const email = 'robin@example.org'
const asked = 'Do you repair folding bikes?'
let service: TestService
let one: Visit
let turnId: string

beforeAll(async () => {
  service = await startWithPerson({ env: { CHAT_MESSAGE_ANSWERS_PER_HOUR: '30', CHAT_MESSAGES_ADDRESS_PER_DAY: '0' } })
})
afterAll(() => service?.stop())
beforeEach(async () => {
  one = await visit(service, 'w1')
  const body = { text: asked, email, name: 'Robin' }
  turnId = (await service.call(api.visitorMessage, { token: one.token, headers: one.headers, body })).body.messageId
})

const answer = (text: string, id = newId(), as = alice) =>
  service.call(api.answerMessage, { as, body: { turnId, id, text } })
const said = () => service.said('visitor.message-answered').filter(({ payload }) => payload.turnId === turnId)

test('an answer to a message is kept and said once, however often it is sent', async () => {
  const id = newId()
  const both = await Promise.all([answer('We do, on any weekday.', id), answer('We do, on any weekday.', id)])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  await answer('Before noon, please.')
  await service.settled()
  expect(said().map(({ payload }) => payload)).toMatchObject([
    { answerId: id, widgetName: 'w1', email, text: 'We do, on any weekday.', asked, look: { color: '#3b82f6' } },
    { text: 'Before noon, please.', asked },
  ])
  const query = { widgetId: 'w1', session: one.sessionId }
  const { body } = await service.call(api.showConversation, { as: alice, query })
  expect(body.turns.at(-1)?.message).toMatchObject({
    email,
    answers: [
      { id, by: { name: 'Ada Winter' }, text: 'We do, on any weekday.' },
      { by: { name: 'Ada Winter' }, text: 'Before noon, please.' },
    ],
  })
})

test('the visitor reads it in the bubble and among their data, and it is erased with them', async () => {
  await answer('We do.')
  const { token, headers, sessionId } = one
  const history = await service.call(api.widgetHistory, { token, headers, query: { widgetId: 'w1', sessionId } })
  expect(history.body.messages.at(-1)).toMatchObject({
    role: 'assistant',
    kind: 'line',
    content: 'We do.',
    by: 'Ada Winter',
  })
  const { body } = await service.call(api.visitorData, { token, headers, query: {} })
  expect(body.turns.at(-1)?.message?.answers).toMatchObject([{ text: 'We do.' }])
  await service.call(api.eraseVisitorData, { token, headers })
  expect((await answer('Still there?')).body.code).toBe('message_not_found')
})

test('of which no mail is sent says so, to whoever reads the conversation', async () => {
  const [id, other] = [newId(), newId()]
  await answer('We do.', id)
  await answer('Before noon.', other)
  const unsent = { reason: 'too-many', limit: 6 } as const
  const heard = await service.hear(alice, 'handover.answer-unsent', { turnId, answerId: other, ...unsent })
  await service.hear(alice, 'handover.answer-unsent', { turnId, answerId: other, ...unsent }, { id: heard })
  await service.hear(bob, 'handover.answer-unsent', { turnId, answerId: id, reason: 'no-address' })
  await service.hear(alice, 'handover.answer-unsent', { turnId: 'erased', answerId: id, reason: 'no-address' })
  const query = { widgetId: 'w1', session: one.sessionId }
  const { body } = await service.call(api.showConversation, { as: alice, query })
  const answers = body.turns.at(-1)?.message?.answers
  expect(answers?.map(({ text, unsent }: { text: string; unsent?: object }) => [text, unsent])).toEqual([
    ['We do.', undefined],
    ['Before noon.', unsent],
  ])
  expect(said()).toHaveLength(2)
})

test('nobody else answers it, and only a message is answered', async () => {
  await service.hear(bob, 'user.registered', { email: 'b@example.org', displayName: 'Bob', method: 'password' })
  expect((await answer('Hello', newId(), bob)).body.code).toBe('message_not_found')
  const wrong = await service.call(api.answerMessage, { as: alice, body: { turnId: 'none', id: newId(), text: 'Hi' } })
  expect([wrong.status, wrong.body.code]).toEqual([404, 'message_not_found'])
  const empty = await service.call(api.answerMessage, { as: alice, body: { turnId, id: newId(), text: '  ' } })
  expect([empty.status, empty.body.error]).toEqual([400, expect.stringContaining('text')])
  expect(said()).toEqual([])
})

test('a message has ten answers at most, and an account so many an hour', async () => {
  const many = await Promise.all(Array.from({ length: 12 }, (_, n) => answer(`Answer ${n}`)))
  expect(many.filter(({ status }) => status === 200)).toHaveLength(10)
  expect(many.filter(({ body }) => body.code === 'message_answered_enough')).toHaveLength(2)
  const rest = await Promise.all(Array.from({ length: 30 }, () => answer('More')))
  expect(rest.some(({ body }) => body.code === 'too_many_message_answers')).toBe(true)
})

test('it takes a plan with handover', async () => {
  const without = await startChat({ env: plansWith(1_000, { entitlements: [] }) })
  try {
    const body = { turnId, id: newId(), text: 'We do.' }
    const { status, body: said } = await without.call(api.answerMessage, { as: alice, body })
    expect([status, said.code]).toEqual([403, 'handover_not_in_plan'])
  } finally {
    await without.stop()
  }
})
