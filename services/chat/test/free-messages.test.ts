import { getAnswer, starterQuestions } from '@docent/proto/http'
import type { TestService, TestServiceOptions } from '@docent/runtime/testing'
import { afterEach, describe, expect, test } from '@jest/globals'
import {
  alice,
  ask,
  bob,
  dead,
  fakeChat,
  index,
  lamp,
  plansWith,
  saveWidget,
  site,
  startChat,
  visit,
} from './helpers.ts'

const question = 'How long is the warranty of the lamp?'
const draft = { prompt: null, documentIds: ['lamp'] }

describe('what counts on no plan', () => {
  const started: TestService[] = []
  afterEach(async () => {
    for (const service of started.splice(0).toReversed()) await service.stop()
  })

  async function start({ env, ...options }: TestServiceOptions = {}, dailyAnswerLimit: number | null = null) {
    const service = await startChat({ ...options, env: { ...plansWith(1), ...env } })
    started.push(service)
    await index(service, alice, 'lamp', lamp)
    await saveWidget(service, alice, 'w1', { dailyAnswerLimit })
    return service
  }
  const tryOut = (service: TestService, text = question, as = alice) =>
    service.call(getAnswer, { as, body: { question: text, draft } })

  test('tests of a draft take nothing from the month, and say so', async () => {
    const service = await start()
    for (const _ of [1, 2, 3]) expect((await tryOut(service)).body.answered).toBe(true)
    expect((await ask(service, question, { as: alice })).status).toBe(200)
    expect((await ask(service, question, { as: alice })).body.code).toBe('message_limit_reached')
    expect((await tryOut(service)).status).toBe(200)
    await service.settled()
    const counted = service.said('answer.completed').map(({ payload }) => payload.counted)
    expect(counted).toEqual([false, false, false, true, false])
  })

  test('a program that sends a draft with a key of the owner is at work, and counts', async () => {
    const service = await start()
    const token = await service.tokens.sign(alice, { byKey: true })
    const asks = () => service.call(getAnswer, { token, body: { question, draft } })
    expect((await asks()).status).toBe(200)
    expect((await asks()).body.code).toBe('message_limit_reached')
  })

  test('a saved widget that its owner asks counts as any other message', async () => {
    const service = await start()
    expect((await ask(service, question, { as: alice, widgetId: 'w1' })).status).toBe(200)
    expect((await ask(service, question, { as: alice, widgetId: 'w1' })).status).toBe(403)
  })

  test('has a rate for each owner, with a sentence that says when to go on', async () => {
    const service = await start({ env: { CHAT_FREE_PER_MINUTE: '2' } })
    expect((await tryOut(service)).status).toBe(200)
    expect((await ask(service, 'Hello', { as: alice })).status).toBe(200)
    const { status, body } = await tryOut(service)
    expect(status).toBe(429)
    expect(body.code).toBe('too_many_free_messages')
    expect(body.error).toMatch(/Go on in \d+ seconds; nothing of this counts/)
    expect(body.retryAfterSeconds).toBeGreaterThan(0)
    const { body: proposed } = await service.call(starterQuestions, { as: alice, body: { documentIds: ['lamp'] } })
    expect(proposed.code).toBe('too_many_free_messages')
    expect((await tryOut(service, question, bob)).status).toBe(200)
    expect((await ask(service, question, { as: alice })).status).toBe(200)
  })

  test('has an allowance for each day, a smaller one where a language model answers', async () => {
    const env = { CHAT_PREVIEW_PER_DAY: '3', CHAT_PREVIEW_MODEL_PER_DAY: '2' }
    const extractive = await start({ env })
    const codes = async (service: TestService) =>
      [await tryOut(service), await tryOut(service), await tryOut(service), await tryOut(service)].map(
        ({ status, body }) => body.code ?? status,
      )
    expect(await codes(extractive)).toEqual([200, 200, 200, 'preview_used_up'])
    const chat = fakeChat()
    const { embedder } = extractive.engines.models
    const withModel = await start({ env, engines: { models: { embedder, chat } } })
    expect(await codes(withModel)).toEqual([200, 200, 'preview_used_up', 'preview_used_up'])
    expect(chat.requests).toHaveLength(2)
  })

  test('a test that the model did not answer is given back', async () => {
    const chat = fakeChat()
    const { embedder } = (await start()).engines.models
    const service = await start({ env: { CHAT_PREVIEW_MODEL_PER_DAY: '1' }, engines: { models: { embedder, chat } } })
    chat.before = () => {
      throw dead()
    }
    expect((await tryOut(service)).body.code).toBe('model_unavailable')
    chat.before = () => undefined
    // A call that may have been paid for stays counted; what came to nothing is free again.
    expect((await tryOut(service)).status).toBe(200)
  })

  test("small talk of visitors takes nothing from the widget's day, and has a day's limit of its own", async () => {
    const service = await start({ env: { CHAT_SMALL_TALK_PER_DAY: '2' } }, 1)
    const { token, sessionId } = await visit(service, 'w1')
    const says = (text: string) => ask(service, text, { token, sessionId, headers: { origin: site } })
    expect((await says('Hello')).status).toBe(200)
    expect((await says('Good morning')).status).toBe(200)
    const refused = await says('Hi')
    expect(refused.body.code).toBe('too_much_small_talk')
    expect(refused.body.error).toMatch(/Ask a question, or say hello again in \d+ (hours?|minutes?)\./)
    expect((await says(question)).status).toBe(200)
    expect((await says(question)).body.code).toBe('daily_limit_reached')
    await service.settled()
    expect(service.said('answer.completed').map(({ payload }) => payload.counted)).toEqual([false, false, true])
  })

  test("small talk is held to the visitor's minute like everything they say", async () => {
    const service = await start({ env: { CHAT_VISITOR_PER_MINUTE: '1' } })
    const { token, sessionId } = await visit(service, 'w1')
    const says = () => ask(service, 'Hello', { token, sessionId, headers: { origin: site } })
    expect((await says()).status).toBe(200)
    expect((await says()).body.code).toBe('too_many_questions')
  })
})
