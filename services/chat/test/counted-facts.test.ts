import { answerFeedback, questionWords } from '@docent/proto/http'
import { OPERATOR } from '@docent/proto/ids'
import type { TestService } from '@docent/runtime/testing'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { questionKeyOf } from '../src/conversations/fingerprints.ts'
import { alice, ask, bob, index, lamp, saveWidget, startChat, visit } from './helpers.ts'

let service: TestService
beforeEach(async () => {
  service = await startChat({ env: { CHAT_PROMPT_TOKEN_PRICE: '2', CHAT_COMPLETION_TOKEN_PRICE: '10' } })
  await index(service, alice, 'lamp', lamp)
  await saveWidget(service, alice, 'w1')
})
afterEach(() => service.stop())

const question = 'How long is the warranty of the lamp?'
/** What was said of each turn the first time, or when it was told again. */
const factsOf = (restated: boolean) =>
  service
    .said('answer.completed')
    .filter((event) => (event.restated ?? false) === restated)
    .map(({ payload }) => payload)
    .toSorted((a, b) => (a.turnId < b.turnId ? -1 : 1))

describe('what is counted of an answer', () => {
  test('says who asked, in which conversation and language, and nothing that leads to them', async () => {
    const { token, headers, sessionId } = await visit(service, 'w1')
    await ask(service, question, { token, headers, sessionId })
    await ask(service, 'Wie lange habe ich Garantie auf die Lampe?', { token, headers, sessionId })
    await ask(service, 'Thanks!', { token, headers, sessionId })
    await ask(service, question, { as: alice, widgetId: 'w1', sessionId: 'session-of-mine' })
    await service.settled()
    const [first, second, third, own] = service.said('answer.completed').map(({ payload }) => payload)
    expect(first).toMatchObject({ asker: 'visitor', language: 'en', smallTalk: false, sourceDocumentIds: ['lamp'] })
    expect(second).toMatchObject({ asker: 'visitor', language: 'de', smallTalk: false })
    expect(third).toMatchObject({ asker: 'visitor', smallTalk: true })
    expect(own).toMatchObject({ asker: 'owner', questionKey: first?.questionKey })
    expect(own?.visitor).toBeUndefined()
    expect(second).toMatchObject({ visitor: first?.visitor, conversation: first?.conversation })
    expect(first?.visitor).toMatch(/^[\w-]{8}$/)
    expect(JSON.stringify(service.said('answer.completed'))).not.toContain(sessionId)
    expect(JSON.stringify(service.said('answer.completed'))).not.toContain('warranty')
  })

  test('is the same when it is told again, also where no words are kept', async () => {
    await saveWidget(service, alice, 'silent', { keepHistory: false })
    for (const widgetId of ['w1', 'silent']) {
      const { token, headers, sessionId } = await visit(service, widgetId)
      for (const asked of [question, 'Hello', 'Do you sell skateboards?']) {
        await ask(service, asked, { token, headers, sessionId })
      }
    }
    await ask(service, question, { as: alice })
    await service.settled()
    const before = factsOf(false)
    expect(before.filter(({ questionKey }) => questionKey !== undefined)).toHaveLength(3)
    await service.hear(OPERATOR, 'restatement.requested', {
      types: ['answer.completed'],
      of: null,
      for: null,
      perSecond: 10_000,
    })
    const last = before.at(-1)
    await service.heardSaying(
      'answer.completed',
      ({ turnId }, { restated }) => restated === true && turnId === last?.turnId,
    )
    expect(factsOf(true)).toEqual(before)
  })

  test('has a rating once for each time it changes, and it is told again as it is now', async () => {
    const { token, headers, sessionId } = await visit(service, 'w1')
    const { body } = await ask(service, question, { token, headers, sessionId })
    for (const helpful of [true, true, false]) {
      await service.call(answerFeedback, { token, headers, body: { messageId: body.messageId, helpful } })
    }
    await service.settled()
    expect(service.said('answer.rated').map(({ payload }) => payload.helpful)).toEqual([true, false])
    await service.hear(OPERATOR, 'restatement.requested', {
      types: ['answer.rated'],
      of: null,
      for: null,
      perSecond: 10_000,
    })
    const again = await service.heardSaying('answer.rated', (_, { restated }) => restated === true)
    expect(again.payload).toEqual({ turnId: body.messageId, widgetId: 'w1', helpful: false })
  })

  test('leads its owner to the words, and nobody else, for as long as they are kept', async () => {
    const { token, headers, sessionId } = await visit(service, 'w1')
    const { body } = await ask(service, question, { token, headers, sessionId })
    const query = { ids: `${body.messageId},unheard-of` }
    const wordsFor = async (as: string) => (await service.call(questionWords, { as, query })).body.questions
    expect(await wordsFor(alice)).toEqual([
      { turnId: body.messageId, question, conversation: { widgetId: 'w1', session: sessionId } },
    ])
    expect(await wordsFor(bob)).toEqual([])
  })
})

test('questions of the same words have one key, however they are bent, ordered and punctuated; others do not', () => {
  const key = questionKeyOf('Do you ship to Norway?')
  expect(questionKeyOf('do you SHIP to norway')).toBe(key)
  expect(questionKeyOf('To Norway, do you ship?')).toBe(key)
  expect(questionKeyOf('Do you ship to Sweden?')).not.toBe(key)
  expect(questionKeyOf('?')).toBe(questionKeyOf('!'))
})
