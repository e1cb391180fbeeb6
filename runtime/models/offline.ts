import { setImmediate } from 'node:timers/promises'
import type { Embedder } from './port.ts'

/** Begins the name of every version of the offline embedder: its vectors only support what words find. */
export const LEXICAL_MODEL = 'docent-lexical'

const DIMENSIONS = 384
const BATCH_SIZE = 256
/** Texts between two breaths of the event loop: about a millisecond. */
const BREATHE_EVERY = 16

/**
 * Embeds without any model: the letter groups of a text's words are hashed into a unit vector, so that misspelled,
 * inflected and compound words are near each other. It knows nothing of meaning.
 */
export function createLexicalEmbedder(): Embedder {
  return {
    model: `${LEXICAL_MODEL}-1`,
    offline: true,
    batchSize: BATCH_SIZE,
    dimensions: async () => DIMENSIONS,
    async embed(texts, _kind, signal) {
      // With it come the words of all languages, which most services that load models never look into.
      const { letterVector } = await import('./letter-vector.ts')
      const vectors: Float32Array[] = []
      for (const text of texts) {
        if (vectors.length % BREATHE_EVERY === BREATHE_EVERY - 1) await setImmediate()
        signal?.throwIfAborted()
        vectors.push(letterVector(text, DIMENSIONS))
      }
      return vectors
    },
  }
}
