import { afterEach, describe, expect, test } from '@jest/globals'
import { getAnswer, search, widgetHistory, widgetSession } from '@docent/proto/http'
import type { Embedder } from '@docent/runtime/models'
import type { TestService } from '@docent/runtime/testing'
import { until } from '@docent/runtime/testing/until.ts'
import { alice, ask, bob, fakeChat, index, lamp, plansWith, saveWidget, site, startChat } from './helpers.ts'

const question = 'How long is the warranty of the lamp?'
let service: TestService
afterEach(() => service.stop())

/** An embedder that costs, with what it was asked. */
function paid(embedder: Embedder) {
  const asked: string[] = []
  const embed: Embedder['embed'] = (texts, kind, signal) => {
    if (kind === 'query') asked.push(...texts)
    return embedder.embed(texts, kind, signal)
  }
  return { asked, embedder: { ...embedder, offline: false, embed } satisfies Embedder }
}

async function start(env: Record<string, string>, dailyAnswerLimit: number | null = null) {
  const chat = fakeChat()
  service = await startChat({ env })
  const { asked, embedder } = paid(service.engines.models.embedder)
  service = await service.restart({ engines: { models: { embedder, chat } } })
  await index(service, alice, 'lamp', lamp)
  await saveWidget(service, alice, 'w1', { allowedDomains: ['shop.example'], dailyAnswerLimit })
  return { chat, asked }
}

async function comes(address = '198.51.100.7') {
  const headers = { origin: site, 'x-forwarded-for': address }
  const { body } = await service.call(widgetSession, { body: { widgetId: 'w1' }, headers })
  return { token: body.token as string, sessionId: body.sessionId as string, headers }
}

/** Asks over a real connection, and hangs up as soon as the chat model was asked. */
async function hangUp(
  chat: ReturnType<typeof fakeChat>,
  { token, sessionId, headers }: Awaited<ReturnType<typeof comes>>,
) {
  const { promise: called, resolve: tell } = Promise.withResolvers<void>()
  let ended = false
  chat.before = async (_, { signal }) => {
    tell()
    await new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => {
        ended = true
        reject(signal.reason as Error)
      })
    })
  }
  const address = service.http.server.listening
    ? service.http.listeningOrigin
    : await service.http.listen({ port: 0, host: '127.0.0.1' })
  const leaving = new AbortController()
  const reply = fetch(`${address}/api${getAnswer.path}`, {
    method: 'POST',
    headers: {
      ...headers,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      accept: 'text/event-stream',
    },
    body: JSON.stringify({ question, sessionId }),
    signal: leaving.signal,
  })
    .then((one) => one.text())
    .catch(() => undefined)
  await called
  leaving.abort()
  await reply
  await until('the call to the model to end', () => ended)
  chat.before = () => undefined
}

describe('a question whose reader leaves before the first word', () => {
  test('ends the call to the model, counts on the plan, and shows in the usage', async () => {
    const { chat } = await start(plansWith(1))
    await hangUp(chat, await comes())
    const { payload } = await service.heardSaying('answer.completed')
    expect(payload).toMatchObject({ widgetId: 'w1', answered: false, unseen: true, sourceDocumentIds: [] })
    const { headers, token } = await comes('198.51.101.1')
    expect((await ask(service, question, { token, headers })).body.code).toBe('monthly_limit_reached')
    expect(chat.requests).toHaveLength(1)
  })

  test('counts for the widget, the visitor and the range as any other', async () => {
    const { chat } = await start({ CHAT_VISITOR_PER_DAY: '1', CHAT_ADDRESS_PER_DAY: '2' }, 3)
    const codeOf = async ({ token, headers }: Awaited<ReturnType<typeof comes>>) =>
      (await ask(service, question, { token, headers })).body.code
    const first = await comes('198.51.100.7')
    await hangUp(chat, first)
    await service.heardSaying('answer.completed')
    expect(await codeOf(first)).toBe('visitor_limit_reached')
    await hangUp(chat, await comes('198.51.100.8'))
    await service.heardSaying('answer.completed', () => service.said('answer.completed').length === 2)
    expect(await codeOf(await comes('198.51.100.9'))).toBe('range_limit_reached')
    await hangUp(chat, await comes('198.51.101.1'))
    await service.heardSaying('answer.completed', () => service.said('answer.completed').length === 3)
    expect(await codeOf(await comes('198.51.102.1'))).toBe('daily_limit_reached')
  })

  test('leaves no empty answer in the conversation', async () => {
    const { chat } = await start({})
    const visitor = await comes()
    await hangUp(chat, visitor)
    await service.heardSaying('answer.completed')
    const { token, sessionId, headers } = visitor
    const history = await service.call(widgetHistory, { token, headers, query: { widgetId: 'w1', sessionId } })
    expect(history.body.messages).toEqual([])
  })
})

describe('a question that is refused', () => {
  test('asks no model for anything', async () => {
    const { chat, asked } = await start(plansWith(1))
    const first = await comes()
    expect((await ask(service, question, first)).status).toBe(200)
    const [before, paidBefore] = [asked.length, chat.requests.length]
    const refused = await Promise.all(
      Array.from({ length: 10 }, (_, i) => ask(service, `${question} ${i}`, { as: alice })),
    )
    expect(refused.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 403))
    expect((await ask(service, 'And how is it dimmed?', first)).body.code).toBe('monthly_limit_reached')
    expect([asked.length, chat.requests.length]).toEqual([before, paidBefore])
  })
})

describe('a search', () => {
  test('has a rate of its own for each owner, and asks no model beyond it', async () => {
    const { asked } = await start({ CHAT_SEARCHES_PER_MINUTE: '2' })
    const look = async (as: string) => service.call(search, { as, body: { question } })
    expect([(await look(alice)).status, (await look(alice)).status]).toEqual([200, 200])
    const refused = await look(alice)
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_searches' } })
    expect(refused.headers['retry-after']).toBe(String(refused.body.retryAfterSeconds))
    expect((await look(bob)).status).toBe(200)
    expect(asked).toHaveLength(3)
  })
})
