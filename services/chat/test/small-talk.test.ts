import { firstSteps } from '@docent/proto/http'
import type { TestService } from '@docent/runtime/testing'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { alice, ask, eventsOf, fakeChat, index, lamp, plansWith, saveWidget, startChat, visit } from './helpers.ts'

const hello = 'Hello. Ask me a question, and I will look for the answer in the documents.'
const welcome = 'You are welcome. Ask me if there is anything else.'

describe('a message that asks nothing', () => {
  let service: TestService
  beforeEach(async () => {
    service = await startChat({ env: plansWith(3) })
    await index(service, alice, 'lamp', [...lamp, 'Hello and welcome: shipping of greeting cards costs two euros.'])
    await saveWidget(service, alice, 'w1')
  })
  afterEach(() => service.stop())

  test('gets a reply of its kind, without a source, and is kept like any other', async () => {
    const { token, sessionId, headers } = await visit(service, 'w1')
    const { body } = await ask(service, 'Hi there', { token, sessionId, headers })
    expect(body).toMatchObject({ answer: hello, answered: true, sources: [] })
    const { text } = await ask(service, 'Thanks!', {
      token,
      sessionId,
      headers: { ...headers, accept: 'text/event-stream' },
    })
    expect(eventsOf(text).map(({ event }) => event)).toEqual(['delta', 'done'])
    expect(eventsOf(text).at(-1)?.data).toMatchObject({ answer: welcome, answered: true, sources: [] })
    await service.settled()
    expect(service.said('answer.completed').map(({ payload }) => payload.sourceDocumentIds)).toEqual([[], []])
  })

  test('counts on no plan: before, beside and after the messages of the month are used up', async () => {
    for (const _ of [1, 2, 3]) expect((await ask(service, 'Hello', { as: alice })).status).toBe(200)
    for (const _ of [1, 2, 3]) {
      expect((await ask(service, 'How long is the warranty of the lamp?', { as: alice })).status).toBe(200)
    }
    expect((await ask(service, 'And in Iceland?', { as: alice })).status).toBe(403)
    expect((await ask(service, 'Thanks', { as: alice })).body.answer).toBe(welcome)
    await service.settled()
    const counted = service.said('answer.completed').map(({ payload }) => payload.counted)
    expect(counted).toEqual([false, false, false, true, true, true, false])
  })

  test('is no first answer from the documents; a question with a greeting is', async () => {
    await ask(service, 'Hello', { as: alice })
    await service.settled()
    expect((await service.call(firstSteps, { as: alice })).body.asked).toBeNull()
    const { body } = await ask(service, 'Hi, how long is the warranty of the lamp?', { as: alice })
    expect(body.answer).toContain('two years')
    await service.settled()
    expect((await service.call(firstSteps, { as: alice })).body.asked).not.toBeNull()
  })

  test('is not what the next question leans on', async () => {
    const { token, sessionId, headers } = await visit(service, 'w1')
    await ask(service, 'How is the lamp dimmed?', { token, sessionId, headers })
    await ask(service, 'Thanks', { token, sessionId, headers })
    const { body } = await ask(service, 'Why?', { token, sessionId, headers })
    expect(body.answer).toContain('brass knob')
  })

  test('costs no call of a language model', async () => {
    const chat = fakeChat()
    const { embedder } = service.engines.models
    service = await service.restart({ engines: { models: { embedder, chat } } })
    const { token, sessionId, headers } = await visit(service, 'w1')
    const { body } = await ask(service, 'Hallo', { token, sessionId, headers: { ...headers, 'accept-language': 'nl' } })
    expect(body.answer).toMatch(/^Hallo\. Stel een vraag/)
    expect(chat.requests).toEqual([])
    await ask(service, 'How long is the warranty?', { token, sessionId, headers })
    expect(chat.requests).toHaveLength(1)
  })
})
