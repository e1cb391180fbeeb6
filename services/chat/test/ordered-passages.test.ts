import { afterEach, describe, expect, test } from '@jest/globals'
import type { ChatRequest } from '@docent/runtime/models'
import type { TestService } from '@docent/runtime/testing'
import { alice, ask, eventsOf, fakeChat, index, lamp, startChat } from './helpers.ts'

let service: TestService
afterEach(() => service.stop())
const stream = { accept: 'text/event-stream' }

async function start(says: (request: ChatRequest) => string, env: Record<string, string> = {}) {
  const chat = fakeChat()
  chat.says = (request) => [says(request)]
  service = await startChat({ env })
  const { embedder } = service.engines.models
  service = await service.restart({ engines: { models: { embedder, chat } }, env })
  return chat
}
const isOrdering = ({ messages }: ChatRequest) => messages[0]?.content.startsWith('Order passages') ?? false

describe('a model that orders the passages first', () => {
  test.each([
    ['an order', '2, 1', ['lamp:1', 'lamp:0']],
    ['nonsense', 'The second one is best, I think.', ['lamp:0', 'lamp:1']],
    ['numbers that are none', '[99] > [0]', ['lamp:0', 'lamp:1']],
  ])('replies with %s', async (_, order, chunks) => {
    const answers = 'First [1]. Second [2].'
    const chat = await start((request) => (isOrdering(request) ? order : answers), {
      CHAT_RERANK: 'on',
      CHAT_PASSAGES: '2',
    })
    await index(service, alice, 'lamp', lamp)
    const { text } = await ask(service, 'lamp warranty of two years', { as: alice, headers: stream })
    const events = eventsOf(text)
    const shown = events.findLast((one) => one.event === 'sources')
    const done = events.at(-1)
    if (done?.event !== 'done' || shown?.event !== 'sources') throw new Error(text)
    expect(done.data.sources.map(({ chunkId }) => chunkId)).toEqual(chunks)
    expect(shown.data.sources.map(({ chunkId }) => chunkId)).toEqual(chunks)
    expect(chat.requests).toHaveLength(2)
    const { payload } = await service.heardSaying('answer.completed')
    expect(payload).toMatchObject({ promptTokens: 200, completionTokens: 14 })
  })

  test('is not asked unless it is wanted', async () => {
    const chat = await start(() => 'First [1].')
    await index(service, alice, 'lamp', lamp)
    await ask(service, 'lamp warranty of two years', { as: alice })
    expect(chat.requests.some(isOrdering)).toBe(false)
  })
})

describe('passages that contradict each other', () => {
  test('come with the dates of their documents, and both can be named', async () => {
    const says = 'Since 2026 the service costs £175 [1]; the list of 2025-01-10 says £160 [2].'
    const chat = await start((request) => {
      const order =
        (request.messages.at(-1)?.content ?? '').indexOf('2026-01-10') <
        (request.messages.at(-1)?.content ?? '').indexOf('2025-01-10')
      return order ? says : says.replace('[1]', '[x]').replace('[2]', '[1]').replace('[x]', '[2]')
    })
    await index(service, alice, 'new', ['The full service costs £175.'], { date: '2026-01-10' })
    await index(service, alice, 'old', ['The full service costs £160.'], { date: '2025-01-10' })
    const { body } = await ask(service, 'What does the full service cost?', { as: alice })
    expect(body).toMatchObject({ support: 'strong' })
    expect(body.sources.map((one: { documentId: string }) => one.documentId)).toEqual(['new', 'old'])
    const [system, user] = chat.requests[0]?.messages ?? []
    expect(user?.content).toMatch(/\] new.* \(document of 2026-01-10\)\n/)
    expect(user?.content).toMatch(/\] old.* \(document of 2025-01-10\)\n/)
    expect(system?.content).toMatch(/contradict each other, name\s+both with their documents and dates/)
  })
})
