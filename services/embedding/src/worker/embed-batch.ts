import { ModelError, type Embedder } from '@docent/runtime/models'
import { withRetries, type RetryOptions } from './retry.ts'

/** What became of one text: its vector, or why the model does not take it. */
export type Embedding = { vector: Float32Array } | { error: string }

/** The model refuses to work at all: no passage can get a vector until somebody looks at its settings. */
export class ModelRefuses extends Error {
  override readonly name = 'ModelRefuses'
}

const PROBE = 'Is anybody there?'

/**
 * Embeds a batch. What is for the operator to mend, as a key or an account without credit, ends the job wherever it is. When the model rejects it, halves find the passage it rejects, so that one bad passage does not take
 * its neighbors along. @throws ModelRefuses, GaveUp
 */
export function createBatchEmbedder(embedder: Embedder, retry: RetryOptions) {
  const { signal } = retry
  let takesAnything = false

  return embed

  async function embed(texts: readonly string[]): Promise<Embedding[]> {
    try {
      const vectors = await withRetries(() => embedder.embed(texts, 'passage', signal), retry)
      takesAnything = true
      return vectors.map((vector) => ({ vector }))
    } catch (error) {
      if (!(error instanceof ModelError) || error.retryable) throw error
      // Some gateways refuse a text as they refuse a key: if they take another one, it was the text.
      if (!takesAnything || error.kind === 'setup') await probe(error)
      if (texts.length === 1) return [{ error: `The embedding model does not take this passage: ${error.message}` }]
      const middle = Math.ceil(texts.length / 2)
      return [...(await embed(texts.slice(0, middle))), ...(await embed(texts.slice(middle)))]
    }
  }

  /** A wrong key is rejected like a bad passage is: without this each passage would be sent twice to learn so. */
  async function probe(rejection: ModelError): Promise<void> {
    try {
      await withRetries(() => embedder.embed([PROBE], 'passage', signal), retry)
      takesAnything = true
    } catch (error) {
      if (error instanceof ModelError && !error.retryable) throw new ModelRefuses(rejection.message, { cause: error })
      throw error
    }
  }
}
