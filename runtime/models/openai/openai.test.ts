import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { loadConfig } from '../../config/index.ts'
import { startModelServer, type Fault, type ModelServer } from '../../testing/model-server/index.ts'
import { chatContract, embedderContract } from '../contract.ts'
import { createModels, modelSettings, type ChatModel, type ChatPart, type Embedder } from '../index.ts'

const says = 'The lamp has a warranty of two years [1].'
let server: ModelServer
beforeAll(async () => {
  server = await startModelServer({ answer: () => says })
})
afterAll(() => server.stop())
afterEach(() => server.healthy())

function connect(env: Record<string, string> = {}, url = server.url): { embedder: Embedder; chat: ChatModel } {
  const { config } = loadConfig(modelSettings, { OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: url, ...env })
  const { embedder, chat } = createModels(config)
  if (!chat) throw new Error('no chat model')
  return { embedder, chat }
}

embedderContract('openai', async () => connect().embedder)
chatContract('openai', says, async () => connect().chat)

async function ask(chat: ChatModel, signal?: AbortSignal): Promise<ChatPart[]> {
  const parts: ChatPart[] = []
  for await (const part of chat.stream({
    messages: [{ role: 'user', content: 'Hi' }],
    maxTokens: 9,
    temperature: 0,
    signal,
  })) {
    parts.push(part)
  }
  return parts
}
const textOf = (parts: ChatPart[]) => parts.map((part) => (part.type === 'delta' ? part.text : '')).join('')

describe('what a failing endpoint means', () => {
  const once = { OPENAI_RETRIES: '0', OPENAI_TIMEOUT_SECONDS: '0.2' }
  const faults: [string, Fault, string, boolean][] = [
    ['too many calls', { kind: 'status', status: 429, retryAfterSeconds: 7 }, 'rate-limited', true],
    ['no credit', { kind: 'status', status: 429, code: 'insufficient_quota' }, 'rejected', false],
    ['a wrong key', { kind: 'status', status: 401, message: 'Incorrect key sk-test' }, 'rejected', false],
    ['a text it refuses', { kind: 'status', status: 400 }, 'rejected', false],
    ['a server error', { kind: 'status', status: 500 }, 'unreachable', true],
    ['an overloaded server', { kind: 'status', status: 503 }, 'unreachable', true],
    ['silence', { kind: 'hang' }, 'timed-out', true],
    ['a broken connection', { kind: 'drop' }, 'unreachable', true],
    ['a missing part', { kind: 'short' }, 'bad-reply', true],
  ]
  test.each([...faults, ['a reply that is no JSON', { kind: 'malformed' }, 'bad-reply', true] as const])(
    'embedding: %s',
    async (_, fault, kind, retryable) => {
      server.fail({ on: 'embeddings', fault })
      const { embedder } = connect(once)
      const failing = embedder.embed(['a', 'b'], 'passage')
      await expect(failing).rejects.toMatchObject({ name: 'ModelError', kind, retryable })
      await expect(failing).rejects.not.toThrow(/sk-test/)
    },
  )
  test.each(faults)('answering: %s', async (_, fault, kind, retryable) => {
    server.fail({ on: 'chat', fault })
    await expect(ask(connect(once).chat)).rejects.toMatchObject({ name: 'ModelError', kind, retryable })
  })

  test('the time the endpoint asks for is handed on', async () => {
    server.fail({ on: 'embeddings', fault: { kind: 'status', status: 429, retryAfterSeconds: 7 } })
    await expect(connect(once).embedder.embed(['a'], 'query')).rejects.toMatchObject({ retryAfterMs: 7000 })
  })

  test('nobody at the address', async () => {
    const { embedder } = connect(once, 'http://127.0.0.1:9/v1')
    await expect(embedder.embed(['a'], 'query')).rejects.toMatchObject({ kind: 'unreachable' })
  })
})

describe('trying again', () => {
  test.each<[string, Fault]>([
    ['a server error', { kind: 'status', status: 500 }],
    ['too many calls', { kind: 'status', status: 429, retryAfterSeconds: 0 }],
    ['a broken connection', { kind: 'drop' }],
  ])('an embedding call survives %s', async (_, fault) => {
    server.fail({ on: 'embeddings', fault, times: 2 })
    expect(await connect().embedder.embed(['a'], 'passage')).toHaveLength(1)
  })

  test('an answer that has not begun is asked for again', async () => {
    server.fail({ on: 'chat', fault: { kind: 'status', status: 503 }, times: 2 })
    expect(textOf(await ask(connect().chat))).toBe(says)
  })

  test('an answer that has begun is not', async () => {
    const before = server.counts.chat
    server.fail({ on: 'chat', fault: { kind: 'drop' } })
    await expect(ask(connect().chat)).rejects.toMatchObject({ name: 'ModelError' })
    expect(server.counts.chat - before).toBe(1)
  })

  test('what the endpoint rejects is not repeated', async () => {
    const before = server.counts.embeddings
    server.fail({ on: 'embeddings', fault: { kind: 'status', status: 400 } })
    await expect(connect().embedder.embed(['a'], 'passage')).rejects.toMatchObject({ kind: 'rejected' })
    expect(server.counts.embeddings - before).toBe(1)
  })

  test('a caller who leaves ends the wait', async () => {
    const leaving = new AbortController()
    const before = server.counts.embeddings
    server.fail({ on: 'embeddings', fault: { kind: 'status', status: 429, retryAfterSeconds: 15 }, times: 9 })
    const failing = connect().embedder.embed(['a'], 'passage', leaving.signal)
    await server.until((counts) => counts.embeddings > before)
    leaving.abort(new Error('gone'))
    await expect(failing).rejects.toThrow('gone')
  })
})

describe('leaving', () => {
  test('a caller who leaves in the middle of an answer closes the call at the endpoint', async () => {
    const slow = await startModelServer({ answer: () => 'word '.repeat(1000), pieceMs: 5 })
    const leaving = new AbortController()
    const listening = async () => {
      for await (const part of connect({}, slow.url).chat.stream({
        messages: [{ role: 'user', content: 'Hi' }],
        signal: leaving.signal,
      })) {
        if (part.type === 'delta') leaving.abort(new Error('gone'))
      }
    }
    await expect(listening()).rejects.toThrow('gone')
    await slow.until((counts) => counts.aborted === 1)
    await slow.stop()
  })

  test('a reader who stops reading closes the call too', async () => {
    const slow = await startModelServer({ answer: () => 'word '.repeat(1000), pieceMs: 5 })
    for await (const part of connect({}, slow.url).chat.stream({ messages: [{ role: 'user', content: 'Hi' }] })) {
      if (part.type === 'delta') break
    }
    await slow.until((counts) => counts.aborted === 1)
    await slow.stop()
  })
})

describe('odd servers', () => {
  test('vectors sent as base64 are read', async () => {
    const odd = await startModelServer({ base64: true })
    const [packed] = await connect({}, odd.url).embedder.embed(['some words'], 'passage')
    const [plain] = await connect().embedder.embed(['some words'], 'passage')
    expect(Math.max(...(packed as Float32Array).map((value, i) => Math.abs(value - (plain?.[i] ?? 9))))).toBeLessThan(
      1e-3,
    )
    await odd.stop()
  })

  test('missing token counts are null', async () => {
    const odd = await startModelServer({ answer: () => says, withoutUsage: true })
    const end = (await ask(connect({}, odd.url).chat)).at(-1)
    expect(end).toEqual({ type: 'end', usage: { promptTokens: null, completionTokens: null } })
    await odd.stop()
  })

  test.each(['stream_options', 'temperature', 'max_tokens'])(
    'one that does not know %s is asked without it',
    async (param) => {
      const { chat } = connect()
      const message = `Unrecognized request argument: ${param}`
      server.fail({
        on: 'chat',
        fault: { kind: 'status', status: 400, message, param },
        whenBodyHas: `"${param}"`,
        times: 9,
      })
      expect(textOf(await ask(chat))).toBe(says)
      const before = server.counts.chat
      await ask(chat)
      expect(server.counts.chat - before).toBe(1)
    },
  )

  test('one that wants max_completion_tokens gets it', async () => {
    const message = "Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead."
    server.fail({
      on: 'chat',
      fault: { kind: 'status', status: 400, message, param: 'max_tokens' },
      whenBodyHas: '"max_tokens"',
      times: 9,
    })
    expect(textOf(await ask(connect().chat))).toBe(says)
    expect(server.questions.at(-1)).toMatchObject({ max_completion_tokens: 9 })
  })
})

describe('how much is asked at once', () => {
  test('passages wait in line, questions do not wait for them', async () => {
    const slow = await startModelServer({ latencyMs: 30 })
    const { embedder } = connect({ OPENAI_CONCURRENCY: '2' }, slow.url)
    await Promise.all(Array.from({ length: 8 }, (_, i) => embedder.embed([`passage ${i}`], 'passage')))
    expect(slow.counts.mostOpen).toBe(2)
    await Promise.all([
      ...Array.from({ length: 8 }, (_, i) => embedder.embed([`passage ${i}`], 'passage')),
      embedder.embed(['a question'], 'query').then(() => expect(slow.counts.embeddings).toBeLessThan(8 + 8 + 1)),
    ])
    await slow.stop()
  })

  test('a question asked again is not embedded again', async () => {
    const { embedder } = connect()
    const before = server.counts.embeddings
    const [first] = await embedder.embed(['the same question'], 'query')
    const [again] = await embedder.embed(['the same question'], 'query')
    expect(again).toEqual(first)
    expect(server.counts.embeddings - before).toBe(1)
  })
})
