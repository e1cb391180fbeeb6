import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import type { TestService } from '@docent/runtime/testing'
import { getAnswer } from '@docent/proto/http'
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
