import { exportConversations, getAnswer, visitorMessage, widgetHistory } from '@docent/proto/http'
import type { TestService, TestServiceOptions } from '@docent/runtime/testing'
import { afterEach, describe, expect, test } from '@jest/globals'
import { thanks } from '../src/messages/thanks.ts'
import { alice, answerFeedbackOf, bob, index, lamp, saveWidget, site, startChat, visit } from './helpers.ts'

const text = 'Do you repair folding bikes?'
const email = 'robin@example.org'

describe('a message that a visitor leaves', () => {
  const started: TestService[] = []
  afterEach(async () => {
    for (const service of started.splice(0).toReversed()) await service.stop()
  })

  async function start(options: TestServiceOptions = {}, settings: Parameters<typeof saveWidget>[3] = {}) {
    const service = await startChat(options)
    started.push(service)
    await index(service, alice, 'lamp', lamp)
    await saveWidget(service, alice, 'w1', settings)
    return service
  }
  type Visit = Awaited<ReturnType<typeof visit>>
  const leave = (service: TestService, { token, headers }: Visit, body: object = {}, more: object = {}) =>
    service.call(visitorMessage, { token, headers: { ...headers, ...more }, body: { text, email, ...body } })
  const historyOf = async (service: TestService, { token, headers, sessionId }: Visit) => {
    const { body } = await service.call(widgetHistory, { token, headers, query: { widgetId: 'w1', sessionId } })
    return body.messages
  }

  test('stands in the conversation with thanks in the language of the reader', async () => {
    const service = await start()
    const one = await visit(service, 'w1')
    const { status, body } = await leave(service, one, { name: 'Robin', language: 'nl-BE' })
    expect(status).toBe(200)
    expect(body.reply).toBe(thanks.nl)
    expect(await historyOf(service, one)).toEqual([
      { id: `${body.messageId}:question`, role: 'user', content: text, kind: 'message' },
      { id: body.messageId, role: 'assistant', content: thanks.nl, sources: [], kind: 'message' },
    ])
    const other = await visit(service, 'w1')
    expect((await leave(service, other, {}, { 'accept-language': 'xx, de;q=0.8' })).body.reply).toBe(thanks.de)
    expect((await leave(service, other, { text: 'Another' })).body.reply).toBe(thanks.en)
  })

  test('is said once, with the question it is about, the website and the page', async () => {
    const service = await start()
    const one = await visit(service, 'w1')
    const asked = await service.call(getAnswer, {
      token: one.token,
      headers: one.headers,
      body: { question: 'Who won in 1972?', widgetId: 'w1', sessionId: one.sessionId },
    })
    const about = { messageId: asked.body.messageId, page: `${site}/repairs?x=1`, name: 'Robin' }
    const [first, second] = await Promise.all([leave(service, one, about), leave(service, one, about)])
    expect(second.body).toEqual(first.body)
    await service.settled()
    expect(service.said('visitor.message-left')).toMatchObject([
      {
        ownerId: alice,
        payload: {
          turnId: first.body.messageId,
          widgetId: 'w1',
          widgetName: 'w1',
          text,
          email,
          name: 'Robin',
          question: 'Who won in 1972?',
          page: `${site}/repairs?x=1`,
        },
      },
    ])
    expect(await historyOf(service, one)).toHaveLength(4)
  })

  test('names no page of another website, and no question of another conversation', async () => {
    const service = await start()
    const [one, other] = [await visit(service, 'w1'), await visit(service, 'w1')]
    const asked = await service.call(getAnswer, {
      token: other.token,
      headers: other.headers,
      body: { question: 'A secret?', widgetId: 'w1', sessionId: other.sessionId },
    })
    await leave(service, one, { messageId: asked.body.messageId, page: 'https://evil.example/phish' })
    const { payload } = await service.heardSaying('visitor.message-left')
    expect(payload).toMatchObject({ question: '', page: site })
  })

  test('is in the export with who it was, also where no history is kept', async () => {
    const service = await start({}, { keepHistory: false })
    await leave(service, await visit(service, 'w1'), { name: 'Robin' })
    const { body } = await service.call(exportConversations, { as: alice })
    expect(body.turns).toMatchObject([
      { question: text, answer: thanks.en, message: { name: 'Robin', email, page: site } },
    ])
    expect((await service.call(exportConversations, { as: bob })).body.turns).toEqual([])
  })

  test('is nothing that the next question leans on, that counts, or that can be rated', async () => {
    const service = await start()
    const one = await visit(service, 'w1')
    const asks = (question: string) =>
      service.call(getAnswer, {
        token: one.token,
        headers: one.headers,
        body: { question, widgetId: 'w1', sessionId: one.sessionId },
      })
    await asks('How is the lamp dimmed?')
    const { body } = await leave(service, one, { text: 'What does shipping to Iceland cost?' })
    expect((await asks('Why?')).body.answer).toContain('brass knob')
    expect((await answerFeedbackOf(service, body.messageId, one)).body.code).toBe('answer_not_found')
    await service.settled()
    expect(service.said('answer.completed')).toHaveLength(2)
  })

  test.each([
    ['without a text', { text: ' ' }],
    ['that is too long', { text: 'x'.repeat(2_001) }],
    ['without a mail address', { email: 'robin' }],
    ['with two addresses', { email: 'a@example.org, b@example.org' }],
    ['with a header in its address', { email: 'a@example.org\r\nBcc: b@example.org' }],
  ])('%s is refused', async (_, body) => {
    const service = await start()
    expect((await leave(service, await visit(service, 'w1'), body)).status).toBe(400)
  })

  test('needs a session, and a widget whose owner offers the form', async () => {
    const service = await start()
    expect((await service.call(visitorMessage, { body: { text, email } })).status).toBe(401)
    expect((await service.call(visitorMessage, { as: alice, body: { text, email } })).status).toBe(401)
    const one = await visit(service, 'w1')
    await saveWidget(service, alice, 'w1', { wayOut: { kind: 'mail', value: 'help@example.com', label: '' } })
    expect((await leave(service, one)).body.code).toBe('messages_not_taken')
  })

  test('a widget that was saved before there was a choice takes messages', async () => {
    const service = await start()
    const look = { color: '#3b82f6', greetingMessage: 'Hello!' }
    await service.hear(alice, 'widget.saved', {
      widgetId: 'old',
      name: 'old',
      prompt: null,
      keepHistory: true,
      documentIds: ['lamp'],
      allowedDomains: [],
      look,
      created: true,
    } as never)
    expect((await leave(service, await visit(service, 'old'))).status).toBe(200)
  })

  test.each([
    ['one visitor', { CHAT_MESSAGES_VISITOR_PER_DAY: '2' }],
    ['one address range', { CHAT_MESSAGES_ADDRESS_PER_DAY: '2' }],
    ['one widget', { CHAT_MESSAGES_WIDGET_PER_DAY: '2' }],
  ])('%s has a limit of messages in a day, and the refusal says when it is over', async (who, env) => {
    const service = await start({ env })
    const same = await visit(service, 'w1')
    const send = async (number: number) => {
      const one = who === 'one visitor' ? same : await visit(service, 'w1')
      const from = who === 'one widget' ? `198.51.${number}.1` : '198.51.100.7'
      return leave(service, one, { text: `${text} ${number}` }, { 'x-forwarded-for': from })
    }
    expect((await send(1)).status).toBe(200)
    expect((await send(2)).status).toBe(200)
    const refused = await send(3)
    expect(refused.status).toBe(429)
    expect(refused.body.code).toBe('too_many_messages')
    expect(refused.body.error).toMatch(/Try again in \d+ (hours?|minutes?|seconds?)/)
    await service.settled()
    expect(service.said('visitor.message-left')).toHaveLength(2)
  })
})
