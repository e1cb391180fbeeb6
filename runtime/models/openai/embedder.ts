import type OpenAI from 'openai'
import { ModelError, type Embedder } from '../port.ts'
import { createDeadline } from './deadline.ts'
import type { Attempt, Endpoint } from './endpoint.ts'
import { TextTooLong } from './errors.ts'
import { createLength } from './length.ts'

export interface OpenAiEmbedderOptions {
  model: string
  /** Asks the endpoint to shorten its vectors; not every model can. */
  dimensions?: number
  batchSize: number
}

/** Any text: only the length of its vector is looked at. */
const SAMPLE = 'dimensions'

/** Embeddings of an OpenAI-compatible endpoint, brought to unit length whatever it sends. */
export function createOpenAiEmbedder(endpoint: Endpoint, options: OpenAiEmbedderOptions): Embedder {
  const { model, dimensions: asked, batchSize } = options
  const length = createLength(asked)

  return {
    // Shortened vectors cannot be compared with whole ones.
    model: asked === undefined ? model : `${model}@${asked}`,
    offline: false,
    batchSize,
    embed,
    async dimensions() {
      const known = length.known() ?? (await embed([SAMPLE], 'passage'))[0]?.length
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
    if (kind === 'query') return inTime(texts, caller)
    const giveBack = await endpoint.passages.take(caller)
    try {
      return await tried(texts, caller)
    } finally {
      giveBack()
    }
  }

  /** Somebody waits for the answer to a question, and it can be looked for without a vector. */
  async function inTime(texts: readonly string[], caller?: AbortSignal): Promise<Float32Array[]> {
    const { questionMs } = endpoint
    const late = () => new ModelError('timed-out', `the endpoint sent no vector for ${questionMs / 1000} s`)
    const deadline = createDeadline(questionMs, late, caller)
    try {
      return await tried(texts, deadline.signal)
    } finally {
      deadline.end()
    }
  }

  async function tried(texts: readonly string[], caller?: AbortSignal): Promise<Float32Array[]> {
    for (let tries = 1; ; tries += 1) {
      const attempt = await endpoint.attempt(caller)
      try {
        return await believed(attempt, texts)
      } catch (error) {
        await endpoint.beforeRetry(ofTexts(attempt.failure(error)), tries, caller)
      } finally {
        attempt.end()
      }
    }
  }

  /** The first reply of all is compared with a second one before it is used. */
  async function believed(attempt: Attempt, texts: readonly string[]): Promise<Float32Array[]> {
    const vectors = await once(attempt, texts)
    const own = vectors[0]?.length ?? 0
    if (vectors.some((vector) => vector.length !== own)) {
      throw new ModelError('bad-reply', 'the endpoint sent vectors of several lengths')
    }
    if (length.takes(own)) return vectors
    if (length.known() === undefined) {
      const [sample] = await once(attempt, [SAMPLE])
      if (length.takes(sample?.length ?? 0) && sample?.length === own) return vectors
    }
    throw new ModelError(
      'bad-reply',
      `the endpoint sent vectors of ${own} values, not ${length.known() ?? 'as before'}`,
    )
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
    return vectorsOf(reply, texts.length)
  }
}

/** No setting makes a passage shorter: it is this one that the model does not take, or so many at a time. */
const ofTexts = (failure: unknown) =>
  failure instanceof TextTooLong ? new ModelError('rejected', failure.message) : failure

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
  // By index: over the values of a typed array an iterator makes an object for each.
  for (let i = 0; i < values.length; i += 1) sum += (values[i] as number) * (values[i] as number)
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
