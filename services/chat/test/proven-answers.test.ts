import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { getAnswer } from '@docent/proto/http'
import { createModels, modelSettings } from '@docent/runtime/models'
import { loadConfig } from '@docent/runtime/config'
import { startModelServer, type ModelServer } from '@docent/runtime/testing/model-server'
import type { TestService } from '@docent/runtime/testing'
import { notFoundIn, notSureIn } from '../src/answering/sentences.ts'
import { alice, ask, eventsOf, index, lamp, startChat } from './helpers.ts'

const question = 'How long is the warranty of the lamp?'
let server: ModelServer
let service: TestService
beforeAll(async () => {
  server = await startModelServer()
  service = await startChat()
  const { config } = loadConfig(modelSettings, { OPENAI_BASE_URL: server.url, OPENAI_CHAT_MODEL: 'm' })
  const { embedder } = service.engines.models
  service = await service.restart({ engines: { models: { embedder, chat: createModels(config).chat } } })
  await index(service, alice, 'lamp', lamp)
})
afterAll(async () => {
  await service.stop()
  await server.stop()
})

/** Asks for events, as what was shown must never have to be taken back. */
/** The number under which a model was given the passage on shipping stands for `[shipping]`. */
async function answer(says: string, { asked = question, languages = '' } = {}) {
  server.answerWith(({ messages }) => {
    const [, number = ''] = /\[(\d+)\][^[]*Shipping to Iceland/.exec(messages.at(-1)?.content ?? '') ?? []
    return says.replace('[shipping]', `[${number}]`)
  })
  const headers = { accept: 'text/event-stream', 'accept-language': languages }
  const { text } = await ask(service, asked, { as: alice, headers })
  const events = eventsOf(text)
  const done = events.at(-1)
  if (done?.event !== 'done') throw new Error(`no done: ${text}`)
  expect(events.map((one) => (one.event === 'delta' ? one.data.text : '')).join('')).toBe(done.data.answer)
  return done.data
}

describe('a model that answers from its own knowledge', () => {
  test('is caught: the reader is told that it is not sure, and shown the closest passages', async () => {
    const data = await answer('Desk lamps usually have a warranty of five years [1]. Philips offers ten years [2].')
    expect(data).toMatchObject({ answer: notSureIn('en'), answered: false, support: 'weak' })
    const [nearest] = data.sources
    expect(nearest).toMatchObject({ chunkId: 'lamp:0', excerpt: nearest?.text.slice(0, 300) })
    expect(data.sources.length).toBeLessThanOrEqual(3)
  })

  test.each([
    ['without a mark', 'The warranty lasts two years.'],
    ['with a mark that points nowhere', 'The warranty lasts two years [9].'],
    ['in general words', 'It depends on the maker and on the law of your country.'],
  ])('%s, it is not believed either', async (_, says) => {
    expect(await answer(says)).toMatchObject({ answer: notSureIn('en'), answered: false, support: 'weak' })
  })

  test('loses the sentences that nothing proves, and keeps the others', async () => {
    const data = await answer(
      'Sure, here it is. The warranty lasts two years [1]. Philips gives 10 years [1]. Shipping takes nine days [shipping].',
    )
    expect(data).toMatchObject({ answered: true, support: 'strong' })
    expect(data.answer).toBe('Sure, here it is. The warranty lasts two years [1]. Shipping takes nine days [2].')
    expect(data.sources).toHaveLength(2)
  })

  test('says nothing of another price after an answer that is proven', async () => {
    const data = await answer(
      'The warranty lasts two years [1].\n- Shipping: 15 euros\n- Shipping takes nine days [shipping]',
    )
    expect(data.answer).toBe('The warranty lasts two years [1].\n- Shipping takes nine days [2]')
  })
})

describe('a model that finds nothing', () => {
  test.each([
    ['in its own words', 'I’m sorry, but the passages do not mention that.', question, 'en'],
    ['in English, asked in German', notFoundIn('en'), 'Wie lange gilt die Garantie der Lampe (lamp warranty)?', 'de'],
    ['in the sentence asked for', notFoundIn('de'), 'Wie lange gilt die Garantie der Lampe (lamp warranty)?', 'de'],
  ])('%s, says it in the language of the question', async (_, says, asked, language) => {
    expect(await answer(says, { asked })).toMatchObject({
      answer: notFoundIn(language),
      answered: false,
      support: 'none',
      sources: [],
    })
  })

  test('and goes on with what comes near is not sure', async () => {
    const data = await answer('I could not find that in the documents. However, the warranty lasts two years [1].')
    expect(data).toMatchObject({ answer: notSureIn('en'), support: 'weak', answered: false })
  })

  test('is told the sentence in the language that the reader prefers, where the question tells none', async () => {
    await answer(notFoundIn('fr'), { asked: 'lamp warranty', languages: 'fr-CH, en;q=0.5' })
    const { messages } = server.questions.at(-1) ?? { messages: [] }
    expect(messages[0]?.content).toContain(notFoundIn('fr'))
  })
})

test('the owner sees which sentences lost their mark, and why', async () => {
  server.answerWith(() => 'The warranty lasts two years [1]. Philips gives 10 years [2].')
  const { body } = await service.call(getAnswer, { as: alice, body: { question, why: true } })
  expect(body.answer).toBe('The warranty lasts two years [1].')
  expect(body.why.checks).toEqual([
    { sentence: 'Philips gives 10 years.', problem: expect.stringContaining('10'), cited: [2] },
  ])
  expect(body.why.prompt[0]).toMatchObject({ role: 'system' })
  expect(body.why.calls).toMatchObject([{ purpose: 'answer', promptTokens: expect.any(Number) }])
})
