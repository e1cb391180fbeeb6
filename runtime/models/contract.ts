import { beforeAll, describe, expect, test } from '@jest/globals'
import type { ChatModel, ChatPart, Embedder } from './port.ts'

const length = (vector: Float32Array) => Math.hypot(...vector)
const near = (a: Float32Array, b: Float32Array) => a.reduce((sum, value, i) => sum + value * (b[i] as number), 0)

/** What every embedder promises. */
export function embedderContract(name: string, open: () => Promise<Embedder>): void {
  describe(`embedder contract: ${name}`, () => {
    let embedder: Embedder
    beforeAll(async () => {
      embedder = await open()
    })

    test('vectors have unit length and the length that is promised', async () => {
      const vectors = await embedder.embed(
        ['one passage', 'another, somewhat longer passage', 'Ünïcode 東京'],
        'passage',
      )
      const dimensions = await embedder.dimensions()
      for (const vector of vectors) {
        expect(vector).toHaveLength(dimensions)
        expect(length(vector)).toBeCloseTo(1, 4)
      }
    })

    test('vectors come in the order of the texts, whatever else is in the call', async () => {
      const texts = Array.from(
        { length: Math.min(20, embedder.batchSize) },
        (_, i) => `passage about topic${i} and thing${i}`,
      )
      const together = await embedder.embed(texts, 'passage')
      const [alone] = await embedder.embed([texts.at(-1) as string], 'passage')
      expect(together).toHaveLength(texts.length)
      expect(near(together.at(-1) as Float32Array, alone as Float32Array)).toBeCloseTo(1, 3)
    })

    test('a question is nearer to the passage it is about', async () => {
      const [question] = await embedder.embed(['how long is the warranty of the lamp'], 'query')
      const [about, other] = await embedder.embed(
        ['the warranty of the lamp is two years', 'our offices open at nine on weekdays'],
        'passage',
      )
      expect(near(question as Float32Array, about as Float32Array)).toBeGreaterThan(
        near(question as Float32Array, other as Float32Array),
      )
    })

    test('a full batch is taken', async () => {
      const texts = Array.from({ length: embedder.batchSize }, (_, i) => `text ${i}`)
      expect(await embedder.embed(texts, 'passage')).toHaveLength(embedder.batchSize)
    })

    test('no texts give no vectors', async () => {
      expect(await embedder.embed([], 'passage')).toEqual([])
    })

    test('a text without words still has a vector', async () => {
      const [vector] = await embedder.embed(['…'], 'passage')
      expect(length(vector as Float32Array)).toBeCloseTo(1, 4)
    })

    test('a caller who has left gets the reason back', async () => {
      const reason = new Error('gone')
      await expect(embedder.embed(['text'], 'query', AbortSignal.abort(reason))).rejects.toBe(reason)
    })
  })
}

/** What every chat model promises. `says` is the text the model answers to anything. */
export function chatContract(name: string, says: string, open: () => Promise<ChatModel>): void {
  describe(`chat model contract: ${name}`, () => {
    let chat: ChatModel
    beforeAll(async () => {
      chat = await open()
    })
    const ask = (signal?: AbortSignal) => chat.stream({ messages: [{ role: 'user', content: 'Hello' }], signal })

    test('the text comes in parts, then exactly one end', async () => {
      const parts = await collect(ask())
      expect(parts.map((part) => (part.type === 'delta' ? part.text : '')).join('')).toBe(says)
      expect(parts.filter((part) => part.type === 'end')).toHaveLength(1)
      expect(parts.at(-1)?.type).toBe('end')
      expect(parts.length).toBeGreaterThan(2)
    })

    test('tokens are counts or null', async () => {
      const end = (await collect(ask())).at(-1)
      if (end?.type !== 'end') throw new Error('no end')
      for (const count of Object.values(end.usage)) expect(count === null || count >= 0).toBe(true)
    })

    test('a caller who has left gets the reason back', async () => {
      const reason = new Error('gone')
      await expect(collect(ask(AbortSignal.abort(reason)))).rejects.toBe(reason)
    })

    test('a caller who leaves in the middle gets the reason back', async () => {
      const leaving = new AbortController()
      const reason = new Error('gone')
      const listening = async () => {
        for await (const part of ask(leaving.signal)) if (part.type === 'delta') leaving.abort(reason)
      }
      await expect(listening()).rejects.toBe(reason)
    })
  })
}

async function collect(stream: AsyncIterable<ChatPart>): Promise<ChatPart[]> {
  const parts: ChatPart[] = []
  for await (const part of stream) parts.push(part)
  return parts
}
