import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { loadConfig } from '../../config/index.ts'
import { startModelServer, type Fault, type ModelServer } from '../../testing/model-server/index.ts'
import { chatContract, embedderContract } from '../contract.ts'
import { createModels, modelSettings, type ChatModel, type ChatPart, type Embedder } from '../index.ts'
import { freePort } from '../../testing/free-ports.ts'

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
  const once = { OPENAI_RETRIES: '0' }
  /** Only what never comes is waited for so shortly: on a busy machine an answer may take longer. */
  const patienceFor = (kind: string) => ({ ...once, ...(kind === 'timed-out' && { OPENAI_TIMEOUT_SECONDS: '0.2' }) })
  const faults: [string, Fault, string, boolean][] = [
    ['too many calls', { kind: 'status', status: 429, retryAfterSeconds: 7 }, 'rate-limited', true],
    ['no credit', { kind: 'status', status: 429, code: 'insufficient_quota' }, 'setup', false],
    ['no money left', { kind: 'status', status: 402, message: 'Insufficient Balance' }, 'setup', false],
    ['a budget that is spent', { kind: 'status', status: 400, message: 'Budget has been exceeded!' }, 'setup', false],
    ['a wrong key', { kind: 'status', status: 401, message: 'Incorrect key sk-test' }, 'setup', false],
    ['a model it does not know', { kind: 'status', status: 404, message: 'model "m" not found' }, 'setup', false],
    [
      'a model its proxy does not know',
      { kind: 'status', status: 400, message: 'Invalid model name m' },
      'setup',
      false,
    ],
    ['a text it refuses', { kind: 'status', status: 400 }, 'rejected', false],
    ['a server error', { kind: 'status', status: 500 }, 'unreachable', true],
    ['an overloaded server', { kind: 'status', status: 503 }, 'unreachable', true],
    ['silence', { kind: 'hang' }, 'timed-out', true],
    ['a broken connection', { kind: 'drop' }, 'unreachable', true],
    ['a missing part', { kind: 'short' }, 'bad-reply', true],
  ]
  const tooLong = { kind: 'status', status: 400, code: 'context_length_exceeded' } as const
  test.each([
    ...faults,
    ['too long a text', tooLong, 'rejected', false] as const,
    ['a reply that is no JSON', { kind: 'malformed' }, 'bad-reply', true] as const,
  ])('embedding: %s', async (_, fault, kind, retryable) => {
    server.fail({ on: 'embeddings', fault })
    const { embedder } = connect(patienceFor(kind))
    const failing = embedder.embed(['a', 'b'], 'passage')
    await expect(failing).rejects.toMatchObject({ name: 'ModelError', kind, retryable })
    await expect(failing).rejects.not.toThrow(/sk-test/)
  })
  test.each([...faults, ['too long a prompt', tooLong, 'setup', false] as const])(
    'answering: %s',
    async (_, fault, kind, retryable) => {
      server.fail({ on: 'chat', fault })
      const broken = fault.kind === 'drop' ? 'interrupted' : kind
      await expect(ask(connect(patienceFor(broken)).chat)).rejects.toMatchObject({
        name: 'ModelError',
        kind: broken,
        retryable,
      })
    },
  )

  test.each([true, false])(
    'an answer that ends in the middle is broken, with its mark of the end: %s',
    async (withDone) => {
      server.fail({ on: 'chat', fault: { kind: 'cut', withDone }, times: 9 })
      const before = server.counts.chat
      await expect(ask(connect().chat)).rejects.toMatchObject({
        kind: 'interrupted',
        message: 'the endpoint ended in the middle of an answer',
      })
      expect(server.counts.chat - before).toBe(1)
    },
  )

  test.each([false, true])(
    'a model that hangs is given up in time, all retries included (first chunk sent: %s)',
    async (sent) => {
      server.fail({ on: 'chat', fault: { kind: 'hang', afterFirstChunk: sent }, times: 9 })
      const { chat } = connect({ OPENAI_FIRST_TOKEN_SECONDS: '0.3', OPENAI_TIMEOUT_SECONDS: '60' })
      await expect(ask(chat)).rejects.toMatchObject({
        kind: 'timed-out',
        message: 'the endpoint said nothing for 0.3 s',
      })
    },
  )

  test('the limit of the first word counts through the retries', async () => {
    server.fail({ on: 'chat', fault: { kind: 'status', status: 503, retryAfterSeconds: 15 }, times: 9 })
    const { chat } = connect({ OPENAI_FIRST_TOKEN_SECONDS: '0.2' })
    await expect(ask(chat)).rejects.toMatchObject({ kind: 'timed-out' })
  })

  test('the limit of the first word counts in the line, too, however many wait in it', async () => {
    const { chat } = connect({ OPENAI_FIRST_TOKEN_SECONDS: '1', OPENAI_CONCURRENCY: '2' })
    await ask(chat)
    server.fail({ on: 'chat', fault: { kind: 'hang' }, times: 99 })
    const began = performance.now()
    const failures = await Promise.all(
      Array.from({ length: 12 }, () => ask(chat).catch((error: unknown) => error as Error)),
    )
    // Two at a time would take six seconds.
    expect(performance.now() - began).toBeLessThan(5_000)
    expect(failures).toEqual(Array.from({ length: 12 }, () => expect.objectContaining({ kind: 'timed-out' })))
  })

  test('a call that only waited for others is not told as a silence of the endpoint', async () => {
    const slow = await startModelServer({ answer: () => 'word '.repeat(1000), pieceMs: 5 })
    const { chat } = connect({ OPENAI_FIRST_TOKEN_SECONDS: '1', OPENAI_CONCURRENCY: '1' }, slow.url)
    for await (const part of chat.stream({ messages: [{ role: 'user', content: 'Hi' }] })) {
      expect(part.type).toBe('delta')
      await expect(ask(chat)).rejects.toMatchObject({
        kind: 'timed-out',
        message: 'all calls at once (OPENAI_CONCURRENCY) were under way for 1 s',
      })
      break
    }
    await slow.stop()
  })

  test('a model that has begun may take its time', async () => {
    const slow = await startModelServer({ answer: () => says, pieceMs: 200 })
    expect(textOf(await ask(connect({ OPENAI_FIRST_TOKEN_SECONDS: '1' }, slow.url).chat))).toBe(says)
    await slow.stop()
  })

  test('a question does not wait for its vector for ever, a passage does', async () => {
    const { embedder } = connect({ OPENAI_QUESTION_SECONDS: '0.2' })
    await embedder.dimensions()
    server.fail({ on: 'embeddings', fault: { kind: 'hang' } })
    await expect(embedder.embed(['a question'], 'query')).rejects.toMatchObject({ kind: 'timed-out' })
    server.fail({ on: 'embeddings', fault: { kind: 'status', status: 503, retryAfterSeconds: 0.3 } })
    expect(await embedder.embed(['a passage'], 'passage')).toHaveLength(1)
  })

  test('the time the endpoint asks for is handed on', async () => {
    server.fail({ on: 'embeddings', fault: { kind: 'status', status: 429, retryAfterSeconds: 7 } })
    await expect(connect(once).embedder.embed(['a'], 'query')).rejects.toMatchObject({ retryAfterMs: 7000 })
  })

  test('nobody at the address', async () => {
    const { embedder } = connect(once, `http://127.0.0.1:${await freePort()}/v1`)
    await expect(embedder.embed(['a'], 'query')).rejects.toMatchObject({
      kind: 'unreachable',
      message: expect.stringMatching(/ECONNREFUSED$/),
    })
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

describe("Azure's addresses", () => {
  test('by deployment: the models are in the path, the version in the query, the key in its own header', async () => {
    const resource = server.url.replace('/v1', '')
    const { embedder, chat } = connect({ OPENAI_API_VERSION: '2024-10-21', OPENAI_CHAT_MODEL: 'answers' }, resource)
    expect(textOf(await ask(chat))).toBe(says)
    expect(server.arrived.at(-1)).toMatchObject({
      path: '/openai/deployments/answers/chat/completions?api-version=2024-10-21',
      headers: { 'api-key': 'sk-test' },
    })
    expect(server.arrived.at(-1)?.headers.authorization).toBeUndefined()
    await embedder.embed(['a'], 'query')
    expect(server.arrived.at(-1)?.path).toBe(
      '/openai/deployments/text-embedding-3-small/embeddings?api-version=2024-10-21',
    )
  })

  test('the newer ones are like those of any other endpoint', async () => {
    const { chat } = connect({ OPENAI_CHAT_MODEL: 'answers' }, server.url.replace('/v1', '/openai/v1/'))
    expect(textOf(await ask(chat))).toBe(says)
    expect(server.arrived.at(-1)).toMatchObject({
      path: '/openai/v1/chat/completions',
      headers: { authorization: 'Bearer sk-test' },
    })
  })

  test('a deployment that is not there is for the operator to mend', async () => {
    const fault = { kind: 'status', status: 404, code: 'DeploymentNotFound' } as const
    server.fail({ on: 'chat', fault })
    await expect(ask(connect().chat)).rejects.toMatchObject({ kind: 'setup', retryable: false })
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
    await embedder.dimensions()
    const before = server.counts.embeddings
    const [first] = await embedder.embed(['the same question'], 'query')
    const [again] = await embedder.embed(['the same question'], 'query')
    expect(again).toEqual(first)
    expect(server.counts.embeddings - before).toBe(1)
  })
})

describe('the length of vectors', () => {
  const odd = { on: 'embeddings', fault: { kind: 'length', dimensions: 32 } } as const

  test.each([
    ['the first reply', 0],
    ['a later one', 1],
  ])('is not learnt from one odd reply, %s', async (_, repliesBefore) => {
    const { embedder } = connect()
    for (let i = 0; i < repliesBefore; i += 1) await embedder.embed([`passage ${i}`], 'passage')
    server.fail(odd)
    expect((await embedder.embed(['a passage'], 'passage'))[0]).toHaveLength(384)
    expect((await embedder.embed(['another'], 'passage'))[0]).toHaveLength(384)
    expect(await embedder.dimensions()).toBe(384)
  })

  test('an odd reply is no answer where nothing is tried again', async () => {
    const { embedder } = connect({ OPENAI_RETRIES: '0' })
    await embedder.dimensions()
    server.fail(odd)
    await expect(embedder.embed(['a'], 'query')).rejects.toMatchObject({ kind: 'bad-reply' })
    expect((await embedder.embed(['a'], 'query'))[0]).toHaveLength(384)
  })

  test('follows an endpoint that has changed for good, without a restart', async () => {
    const { embedder } = connect()
    await embedder.embed(['a question'], 'query')
    server.fail({ ...odd, times: 99 })
    expect((await embedder.embed(['another question'], 'query'))[0]).toHaveLength(32)
    expect((await embedder.embed(['a question'], 'query'))[0]).toHaveLength(32)
    expect(await embedder.dimensions()).toBe(32)
  })
})
