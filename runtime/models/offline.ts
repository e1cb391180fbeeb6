import { analyse, hash32 } from '../text/index.ts'
import type { Embedder } from './port.ts'

const DIMENSIONS = 384
const BATCH_SIZE = 256
/** What a word's letter groups weigh beside the word itself. */
const GRAM_WEIGHT = 0.3
const GRAM_LENGTH = 4

/**
 * Embeds without any model: the words of a text and their letter groups are hashed into a unit vector, so that typos,
 * compounds and inflections of a word are near it. It knows nothing of meaning.
 */
export function createLexicalEmbedder(): Embedder {
  return {
    model: 'docent-lexical-1',
    offline: true,
    batchSize: BATCH_SIZE,
    dimensions: async () => DIMENSIONS,
    async embed(texts, _kind, signal) {
      signal?.throwIfAborted()
      return texts.map(embed)
    },
  }
}

function embed(text: string): Float32Array {
  const vector = new Float32Array(DIMENSIONS)
  for (const [term, tf] of analyse(text)) {
    const weight = (1 + Math.log(tf)) * Math.min(term.length, 8)
    add(vector, term, weight)
    const marked = `^${term}$`
    const share = (GRAM_WEIGHT * weight) / Math.sqrt(Math.max(1, marked.length - GRAM_LENGTH + 1))
    for (let i = 0; i + GRAM_LENGTH <= marked.length; i += 1) add(vector, marked.slice(i, i + GRAM_LENGTH), share)
  }
  return normalised(vector)
}

function add(vector: Float32Array, feature: string, weight: number): void {
  const hash = hash32(feature, 1)
  const at = hash % DIMENSIONS
  vector[at] = (vector[at] ?? 0) + (hash >>> 31 === 1 ? weight : -weight)
}

/** A text without words points in a direction of its own. */
function normalised(vector: Float32Array): Float32Array {
  let sum = 0
  for (const value of vector) sum += value * value
  if (sum === 0) {
    vector[0] = 1
    return vector
  }
  const scale = 1 / Math.sqrt(sum)
  for (let i = 0; i < vector.length; i += 1) vector[i] = (vector[i] ?? 0) * scale
  return vector
}
