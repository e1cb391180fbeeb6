import type OpenAI from 'openai'
import { ModelError, type Embedder } from '../port.ts'
import type { Attempt, Endpoint } from './endpoint.ts'

export interface OpenAiEmbedderOptions {
  model: string
  /** Asks the endpoint to shorten its vectors; not every model can. */
  dimensions?: number
  batchSize: number
}

/** Embeddings of an OpenAI-compatible endpoint, brought to unit length whatever it sends. */
export function createOpenAiEmbedder(endpoint: Endpoint, options: OpenAiEmbedderOptions): Embedder {
  const { model, dimensions: asked, batchSize } = options
  let known: number | undefined = asked

  return {
    // Shortened vectors cannot be compared with whole ones.
    model: asked === undefined ? model : `${model}@${asked}`,
    offline: false,
    batchSize,
    embed,
    async dimensions() {
      known ??= (await embed(['dimensions'], 'query'))[0]?.length
      if (known === undefined) throw new ModelError('bad-reply', 'the endpoint sent no vector')
      return known
    },
  }

  async function embed(
    texts: readonly string[],
    kind: 'query' | 'passage',
    caller?: AbortSignal,
  ): Promise<Float32Array[]> {
    if (texts.length === 0) return []
    if (texts.length > batchSize) throw new RangeError(`${texts.length} texts in one call; at most ${batchSize}`)
    const giveBack = kind === 'passage' ? await endpoint.passages.take(caller) : undefined
    try {
      return await tried(texts, caller)
    } finally {
      giveBack?.()
    }
  }

  async function tried(texts: readonly string[], caller?: AbortSignal): Promise<Float32Array[]> {
    for (let tries = 1; ; tries += 1) {
      const attempt = await endpoint.attempt(caller)
      try {
        return await once(attempt, texts)
      } catch (error) {
        await endpoint.beforeRetry(attempt.failure(error), tries, caller)
      } finally {
        attempt.end()
      }
    }
  }

  async function once({ client, signal }: Attempt, texts: readonly string[]): Promise<Float32Array[]> {
    const reply = await client.embeddings.create(
      {
        model,
        input: [...texts],
        // The package would ask for base64, which odd servers refuse or answer with floats.
        encoding_format: 'float',
        ...(asked === undefined ? {} : { dimensions: asked }),
      },
      { signal },
    )
    const vectors = vectorsOf(reply, texts.length)
    known ??= vectors[0]?.length
    if (vectors.some((vector) => vector.length !== known)) {
      throw new ModelError('bad-reply', `the endpoint sent vectors of another length than ${known}`)
    }
    return vectors
  }
}

/** The vectors in the order of the texts, whatever order they came in. */
function vectorsOf(reply: OpenAI.CreateEmbeddingResponse, expected: number): Float32Array[] {
  const data: unknown = reply?.data
  if (!Array.isArray(data) || data.length !== expected) {
    throw new ModelError('bad-reply', `the endpoint did not send ${expected} vectors`)
  }
  const vectors: Float32Array[] = []
  for (const [position, item] of (data as { index?: number; embedding?: unknown }[]).entries()) {
    vectors[typeof item?.index === 'number' ? item.index : position] = unit(item?.embedding)
  }
  if (vectors.length !== expected || vectors.includes(undefined as never)) {
    throw new ModelError('bad-reply', 'the endpoint left out a vector')
  }
  return vectors
}

function unit(embedding: unknown): Float32Array {
  const values =
    typeof embedding === 'string'
      ? floatsOf(Buffer.from(embedding, 'base64'))
      : Float32Array.from(embedding as number[])
  let sum = 0
  for (const value of values) sum += value * value
  if (!Number.isFinite(sum) || sum === 0) throw new ModelError('bad-reply', 'the endpoint sent a vector of no length')
  const length = Math.sqrt(sum)
  for (let i = 0; i < values.length; i += 1) values[i] = (values[i] as number) / length
  return values
}

function floatsOf(bytes: Buffer): Float32Array {
  const values = new Float32Array(Math.floor(bytes.length / 4))
  for (let i = 0; i < values.length; i += 1) values[i] = bytes.readFloatLE(i * 4)
  return values
}
