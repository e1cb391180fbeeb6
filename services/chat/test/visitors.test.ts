import { afterEach, describe, expect, test } from '@jest/globals'
import { answerFeedback, widgetHistory, widgetSession } from '@docent/proto/http'
import type { TestService, TestServiceOptions } from '@docent/runtime/testing'
import { createSessionTokens } from '../src/visitors/session-token.ts'
import { alice, ask, bob, index, lamp, plansWith, saveWidget, site, startChat, visit } from './helpers.ts'

let service: TestService
const start = async (options: TestServiceOptions = {}) => {
  service = await startChat(options)
  await index(service, alice, 'lamp', lamp)
  await index(service, alice, 'secret', ['The vault code of the lamp company is 4711, keep it secret.'])
  await saveWidget(service, alice, 'w1', { allowedDomains: ['shop.example'] })
  return service
}
afterEach(() => service.stop())
const question = 'How long is the warranty of the lamp?'
const history = (
  token: string,
  sessionId: string,
  headers: Record<string, string> = { origin: site },
  widgetId = 'w1',
) => service.call(widgetHistory, { token, query: { widgetId, sessionId }, headers })

describe('starting a session', () => {
  test('a page on the list gets a token that answers questions', async () => {
    await start()
    const { status, body, token, headers } = await visit(service, 'w1')
    expect(status).toBe(200)
    expect(body).toMatchObject({ success: true, expiresIn: 900 })
    expect((await ask(service, question, { token, headers })).body).toMatchObject({ answered: true })
  })

  test.each([['https://evil.test'], ['null'], [''], ['https://shop.example.evil.test']])(
    'a page that is not on the list is refused: %s',
    async (origin) => {
      await start()
      expect(await visit(service, 'w1', origin)).toMatchObject({ status: 403, body: { code: 'origin_not_allowed' } })
    },
  )

  test('without a list every page gets one, also those without an origin', async () => {
    await start()
    await saveWidget(service, alice, 'open')
    const { status, body } = await service.call(widgetSession, { body: { widgetId: 'open' } })
    expect(status).toBe(200)
    expect((await ask(service, question, { token: body.token })).status).toBe(200)
  })

  test('an unknown and a deleted widget are not found', async () => {
    await start()
    expect((await visit(service, 'unknown')).body.code).toBe('widget_not_found')
    await service.hear(alice, 'widget.deleted', { widgetId: 'w1' })
    expect((await visit(service, 'w1')).body.code).toBe('widget_not_found')
  })

  test('a session is gone on with only by its own token', async () => {
    await start()
    const first = await visit(service, 'w1')
    await ask(service, question, { token: first.token, sessionId: first.sessionId, headers: first.headers })
    const renew = (body: object, origin = site) =>
      service.call(widgetSession, {
        body: { widgetId: 'w1', sessionId: first.sessionId, ...body },
        headers: { origin },
      })
    expect((await renew({ token: first.token })).body.sessionId).toBe(first.sessionId)
    expect((await renew({})).body.code).toBe('session_not_yours')
    expect((await renew({ token: `${first.token}x` })).body.code).toBe('session_not_yours')
    const second = await visit(service, 'w1')
    expect((await renew({ token: second.token })).body.code).toBe('session_not_yours')
  })

  test('a session is never named by the one who starts it', async () => {
    await start()
    const body = { widgetId: 'w1', sessionId: 'a-name-that-was-handed-on' }
    const chosen = await service.call(widgetSession, { body, headers: { origin: site } })
    expect(chosen.status).toBe(200)
    expect(chosen.body.sessionId).toMatch(/^s-[0-9A-Z]{12}-[\w-]{24}$/)
    const { token } = await visit(service, 'w1')
    const renamed = await service.call(widgetSession, { body: { ...body, token }, headers: { origin: site } })
    expect(renamed.body.sessionId).toMatch(/^s-[0-9A-Z]{12}-[\w-]{24}$/)
  })

  test('an expired token still renews its session', async () => {
    let offset = 0
    await start({ clock: { now: () => new Date(Date.now() + offset) } })
    const { token, sessionId, headers } = await visit(service, 'w1')
    offset = 16 * 60_000
    expect((await ask(service, question, { token, headers })).status).toBe(401)
    const { body } = await service.call(widgetSession, { body: { widgetId: 'w1', sessionId, token }, headers })
    expect(body.sessionId).toBe(sessionId)
    expect((await ask(service, question, { token: body.token, headers })).status).toBe(200)
  })
})

describe('what a token is good for', () => {
  test('it is refused from another page, and from none when there is a list', async () => {
    await start()
    const { token } = await visit(service, 'w1')
    const places: Record<string, string>[] = [{ origin: 'https://evil.test' }, { origin: 'null' }, {}]
    for (const headers of places) {
      expect((await ask(service, question, { token, headers })).status).toBe(401)
    }
  })

  test('the frame on the page may use it: it calls from this installation', async () => {
    await start()
    const { token, sessionId } = await visit(service, 'w1')
    expect((await ask(service, question, { token, headers: { origin: 'http://localhost:3000' } })).status).toBe(200)
    expect((await history(token, sessionId, { 'sec-fetch-site': 'same-origin' })).status).toBe(200)
    expect((await history(token, sessionId, { 'sec-fetch-site': 'cross-site' })).status).toBe(401)
  })

  test.each([
    'https://localhost:3000',
    'http://localhost',
    'http://localhost:3001',
    'http://localhost.evil.test:3000',
    'http://localhost:3000.evil.test',
    'http://localhost:3000/',
    'HTTP://LOCALHOST:3000',
  ])('what only looks like the origin of this installation may not use it: %s', async (origin) => {
    await start()
    const { token, sessionId } = await visit(service, 'w1')
    expect((await ask(service, question, { token, headers: { origin } })).status).toBe(401)
    expect((await history(token, sessionId, { origin })).status).toBe(401)
  })

  test('the frame cannot start or renew a session by itself: only the page says where it is', async () => {
    await start()
    const own = 'http://localhost:3000'
    expect((await visit(service, 'w1', own)).body.code).toBe('origin_not_allowed')
    const { token, sessionId } = await visit(service, 'w1')
    const renewed = await service.call(widgetSession, {
      body: { widgetId: 'w1', sessionId, token },
      headers: { origin: own },
    })
    expect(renewed.body.code).toBe('origin_not_allowed')
  })

  test('it ends with its widget, and with the page on the list', async () => {
    await start()
    const { token, headers } = await visit(service, 'w1')
    await saveWidget(service, alice, 'w1', { allowedDomains: ['other.example'] })
    expect((await ask(service, question, { token, headers })).status).toBe(401)
    await saveWidget(service, alice, 'w1', { allowedDomains: ['shop.example'] })
    expect((await ask(service, question, { token, headers })).status).toBe(200)
    await service.hear(alice, 'widget.deleted', { widgetId: 'w1' })
    expect((await ask(service, question, { token, headers })).status).toBe(401)
  })

  test('altered, foreign and made-up tokens are refused', async () => {
    await start()
    const { token, headers } = await visit(service, 'w1')
    const [kind, body = '', signature] = token.split('.')
    const claims = JSON.parse(String(Buffer.from(body, 'base64url')))
    const altered = Buffer.from(JSON.stringify({ ...claims, widget: 'w2' })).toString('base64url')
    const foreign = createSessionTokens(['another secret that is long enough, really it is']).sign(claims)
    const made = [`${kind}.${altered}.${signature}`, foreign, `${token}A`, `${kind}.${body}.`, 'x.y.z', token.slice(1)]
    for (const bad of made) expect((await ask(service, question, { token: bad, headers })).status).toBe(401)
  })

  test('it goes on while the secret is changed, is renewed with the new one, and ends with the old one', async () => {
    const [old, fresh] = [
      'the secret in use so far which is long enough',
      'the secret that follows which is long enough',
    ]
    await start({ env: { WIDGET_SESSION_SECRET: old } })
    const { token, headers, sessionId } = await visit(service, 'w1')
    service = await service.restart({ env: { WIDGET_SESSION_SECRET: `${fresh}, ${old}` } })
    expect((await ask(service, question, { token, headers })).status).toBe(200)
    const renewed = await service.call(widgetSession, { body: { widgetId: 'w1', sessionId, token }, headers })
    expect(renewed.status).toBe(200)
    service = await service.restart({ env: { WIDGET_SESSION_SECRET: fresh } })
    expect((await ask(service, question, { token, headers })).status).toBe(401)
    expect((await ask(service, question, { token: renewed.body.token, headers })).status).toBe(200)
  })

  test('a visitor cannot ask another widget, nor reach documents that are not of the widget', async () => {
    await start()
    await saveWidget(service, alice, 'w2', { documentIds: ['secret'], allowedDomains: ['shop.example'] })
    const { token, headers } = await visit(service, 'w1')
    expect((await ask(service, question, { token, headers, widgetId: 'w2' })).body.code).toBe('session_not_yours')
    const { body } = await ask(service, 'What is the vault code of the lamp company?', { token, headers })
    expect(JSON.stringify(body)).not.toContain('4711')
  })

  test("a visitor cannot read or continue another's session", async () => {
    await start()
    const mine = await visit(service, 'w1')
    const theirs = await visit(service, 'w1')
    const { token, headers } = mine
    expect((await history(token, theirs.sessionId)).body.code).toBe('session_not_yours')
    expect((await ask(service, question, { token, headers, sessionId: theirs.sessionId })).status).toBe(401)
  })

  test("an owner's token opens no visitor's history, and a visitor's token no owner's calls", async () => {
    await start()
    const { token, sessionId } = await visit(service, 'w1')
    expect((await service.call(widgetHistory, { as: alice, query: { widgetId: 'w1', sessionId } })).status).toBe(401)
    const search = await service.http.inject({
      method: 'POST',
      url: '/api/search',
      headers: { authorization: `Bearer ${token}`, origin: site },
      payload: { question },
    })
    expect(search.statusCode).toBe(401)
  })
})

describe('conversations', () => {
  test('history shows both messages of each turn, oldest first, with sources', async () => {
    await start()
    const { token, sessionId, headers } = await visit(service, 'w1')
    const first = await ask(service, question, { token, sessionId, headers })
    await ask(service, 'How is it dimmed?', { token, sessionId, headers })
    const { body } = await history(token, sessionId)
    expect(body.messages.map((one: { role: string }) => one.role)).toEqual(['user', 'assistant', 'user', 'assistant'])
    expect(body.messages[0].content).toBe(question)
    expect(body.messages[1]).toMatchObject({ id: first.body.messageId, content: first.body.answer, role: 'assistant' })
    expect(body.messages[1].sources).toEqual(first.body.sources)
  })

  test('a question that leans on the one before is understood', async () => {
    await start()
    const { token, sessionId, headers } = await visit(service, 'w1')
    await ask(service, 'Tell me about shipping to Iceland', { token, sessionId, headers })
    const { body } = await ask(service, 'And how long does it take?', { token, sessionId, headers })
    expect(body.answer).toContain('nine days')
  })

  test('nothing is kept when the widget keeps no history, or no session is named', async () => {
    await start()
    await saveWidget(service, alice, 'quiet', { keepHistory: false })
    const quiet = await visit(service, 'quiet')
    await ask(service, question, { ...quiet, token: quiet.token, sessionId: quiet.sessionId })
    expect((await history(quiet.token, quiet.sessionId, quiet.headers, 'quiet')).body.messages).toEqual([])
    const { token, sessionId, headers } = await visit(service, 'w1')
    await ask(service, question, { token, headers, sessionId: null })
    expect((await history(token, sessionId)).body.messages).toEqual([])
  })

  test("an owner's preview uses the widget's documents, counts, and is no visitor's conversation", async () => {
    await start({ env: plansWith(1) })
    const { token, sessionId } = await visit(service, 'w1')
    const code = 'What is the vault code of the lamp company?'
    const { body } = await ask(service, code, { as: alice, widgetId: 'w1', sessionId })
    expect(JSON.stringify(body)).not.toContain('4711')
    expect((await history(token, sessionId)).body.messages).toEqual([])
    expect((await ask(service, question, { as: alice })).body.code).toBe('message_limit_reached')
  })

  test("another owner's widget is not found", async () => {
    await start()
    expect((await ask(service, question, { as: bob, widgetId: 'w1' })).body.code).toBe('widget_not_found')
  })

  test('feedback is taken from whoever was answered, and from nobody else', async () => {
    await start()
    const asker = await visit(service, 'w1')
    const other = await visit(service, 'w1')
    const { body } = await ask(service, question, { token: asker.token, headers: asker.headers })
    const rate = (token: string) =>
      service.call(answerFeedback, {
        token,
        headers: asker.headers,
        body: { messageId: body.messageId, helpful: true },
      })
    expect((await rate(asker.token)).status).toBe(200)
    expect((await rate(other.token)).body.code).toBe('answer_not_found')
    const asOwner = (as: string) =>
      service.call(answerFeedback, { as, body: { messageId: body.messageId, helpful: false } })
    expect((await asOwner(alice)).status).toBe(200)
    expect((await asOwner(bob)).body.code).toBe('answer_not_found')
  })

  test('a thumb is told with the history, and nothing of it where there was none', async () => {
    await start()
    const { token, sessionId, headers } = await visit(service, 'w1')
    const told = async () => {
      const { body } = await service.call(widgetHistory, { token, headers, query: { widgetId: 'w1', sessionId } })
      return (body.messages as { helpful?: boolean }[]).map(({ helpful }) => helpful)
    }
    const { body } = await ask(service, question, { token, sessionId, headers })
    expect(await told()).toEqual([undefined, undefined])
    for (const helpful of [true, false]) {
      await service.call(answerFeedback, { token, headers, body: { messageId: body.messageId, helpful } })
      expect(await told()).toEqual([undefined, helpful])
    }
  })

  test('a deleted widget takes its conversations along', async () => {
    await start()
    const { token, sessionId, headers } = await visit(service, 'w1')
    const { body } = await ask(service, question, { token, sessionId, headers })
    await service.hear(alice, 'widget.deleted', { widgetId: 'w1' })
    const rated = await service.call(answerFeedback, { as: alice, body: { messageId: body.messageId, helpful: true } })
    expect(rated.body.code).toBe('answer_not_found')
  })
})

describe('limits', () => {
  test('a visitor who asks too fast is told when to go on', async () => {
    await start({ env: { CHAT_VISITOR_PER_MINUTE: '2' } })
    const { token, headers } = await visit(service, 'w1')
    for (let i = 0; i < 2; i += 1) expect((await ask(service, question, { token, headers })).status).toBe(200)
    const refused = await ask(service, question, { token, headers })
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_questions' } })
    expect(refused.body.error).toMatch(/again in \d+ seconds/)
    const other = await visit(service, 'w1')
    expect((await ask(service, question, { token: other.token, headers })).status).toBe(200)
  })

  test('new sessions do not get around the limit of an address', async () => {
    await start({ env: { CHAT_ADDRESS_PER_MINUTE: '3' } })
    const statuses: number[] = []
    for (let i = 0; i < 4; i += 1) {
      const { token, headers } = await visit(service, 'w1')
      statuses.push((await ask(service, question, { token, headers })).status)
    }
    expect(statuses).toEqual([200, 200, 200, 429])
  })

  test('sessions cannot be started without end', async () => {
    await start({ env: { CHAT_SESSIONS_PER_MINUTE: '2' } })
    const statuses = [await visit(service, 'w1'), await visit(service, 'w1'), await visit(service, 'w1')]
    expect(statuses.map((one) => one.status)).toEqual([200, 200, 429])
  })
})
