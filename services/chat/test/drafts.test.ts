import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import type { TestService } from '@docent/runtime/testing'
import { getAnswer } from '@docent/proto/http'
import { everyOwner } from '@docent/runtime/store'
import { turnsSpec } from '../src/conversations/turn.ts'
import { alice, bob, fakeChat, index, lamp, saveWidget, startChat, visit } from './helpers.ts'

const question = 'How long is the warranty of the lamp?'
const prompt = { mainTask: 'Answer as a captain.', strategy: 'Name the port.', speakingStyle: 'Salty.' }

describe('a widget that is tried out before it is saved', () => {
  let service: TestService
  const chat = fakeChat()
  beforeEach(async () => {
    service = await startChat()
    const { embedder } = service.engines.models
    service = await service.restart({ engines: { models: { embedder, chat } } })
    await index(service, alice, 'lamp', lamp)
    await index(service, alice, 'kettle', ['The warranty of the kettle is one year.'])
  })
  afterEach(() => service.stop())

  const askWith = (as: string, draft: object) => service.call(getAnswer, { as, body: { question, draft } })
  const sourcesOf = (body: { sources: { documentId: string }[] }) => body.sources.map(({ documentId }) => documentId)

  test('answers from the chosen documents only, as it was told', async () => {
    const { status, body } = await askWith(alice, { prompt, documentIds: ['lamp'] })
    expect(status).toBe(200)
    expect(new Set(sourcesOf(body))).toEqual(new Set(['lamp']))
    expect(JSON.stringify(chat.requests.at(-1))).toContain('Answer as a captain.')
    const other = await askWith(alice, { prompt: null, documentIds: ['kettle'] })
    expect(new Set(sourcesOf(other.body))).toEqual(new Set(['kettle']))
  })

  test('without a document it finds nothing', async () => {
    const { body } = await askWith(alice, { prompt, documentIds: [] })
    expect(body).toMatchObject({ answered: false, sources: [] })
  })

  test("never answers from another owner's documents", async () => {
    const { body } = await askWith(bob, { prompt, documentIds: ['lamp'] })
    expect(body).toMatchObject({ answered: false, sources: [] })
  })

  const earlier = [
    { question: 'Tell me about the warranty of the kettle', answer: 'The warranty of the kettle is one year. [1]' },
  ]
  const draft = { prompt: null, documentIds: ['lamp', 'kettle'] }

  test('reads a question with those before it, as its bubble would, and keeps none of them', async () => {
    chat.says = ({ messages }) =>
      messages[0]?.content.startsWith('Rewrite') ? ['How long is the warranty of the kettle?'] : ['One year [1].']
    const before = chat.requests.length
    const { status, body } = await service.call(getAnswer, {
      as: alice,
      body: { question: 'How long is it?', draft: { ...draft, earlier } },
    })
    expect(status).toBe(200)
    expect(body.sources[0].text).toContain('kettle')
    const [rewrite, written] = chat.requests.slice(before)
    expect(JSON.stringify(rewrite)).toContain('Visitor: Tell me about the warranty of the kettle')
    expect(written?.messages.slice(1, 3)).toEqual([
      { role: 'user', content: earlier[0]?.question },
      { role: 'assistant', content: 'The warranty of the kettle is one year.' },
    ])
    const { records } = await service.engines.store.collection(turnsSpec).find(everyOwner)
    expect(records.map(({ kept, question, answer }) => [kept, question, answer])).toEqual([[false, '', '']])
  })

  test('without a language model leans back on the question before', async () => {
    service = await service.restart({ engines: { models: { embedder: service.engines.models.embedder, chat: null } } })
    const asking = (more: object) =>
      service.call(getAnswer, { as: alice, body: { question: 'How long is it?', draft: { ...draft, ...more } } })
    expect((await asking({ earlier })).body.answer).toContain('one year')
    expect((await asking({})).body.answered).toBe(false)
  })

  test('takes no more of a conversation than its bubble would', async () => {
    const question = { question: 'How long is it?', draft: { ...draft, earlier: Array(11).fill(earlier[0]) } }
    expect((await service.call(getAnswer, { as: alice, body: question })).status).toBe(400)
  })

  test('is nothing that a visitor can ask for', async () => {
    await saveWidget(service, alice, 'w1', { documentIds: ['kettle'] })
    const { token, sessionId, headers } = await visit(service, 'w1')
    const { body } = await service.call(getAnswer, {
      token,
      headers,
      body: { question, widgetId: 'w1', sessionId, draft: { prompt, documentIds: ['lamp'] } },
    })
    expect(body.success).toBe(true)
    expect(sourcesOf(body)).not.toContain('lamp')
    expect(JSON.stringify(chat.requests.at(-1))).not.toContain('Answer as a captain.')
  })
})
