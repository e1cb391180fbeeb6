import { guessLanguage, fold, hash32, isStopWord, words } from '../text/index.ts'
import type { Embedder } from './port.ts'

/** Begins the name of every version of the offline embedder: its vectors only support what words find. */
export const LEXICAL_MODEL = 'docent-lexical'

const DIMENSIONS = 384
const BATCH_SIZE = 256
const GRAM_LENGTH = 3

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
      signal?.throwIfAborted()
      return texts.map(embed)
    },
  }
}

function embed(text: string): Float32Array {
  const all = words(text)
  const language = guessLanguage(all)
  const telling = all.filter((word) => !isStopWord(word, language))
  const counts = new Map<number, number>()
  for (const word of telling.length > 0 ? telling : all) {
    const marked = `^${fold(word)}$`
    for (let i = 0; i + GRAM_LENGTH <= marked.length; i += 1) {
      const gram = hash32(marked.slice(i, i + GRAM_LENGTH))
      counts.set(gram, (counts.get(gram) ?? 0) + 1)
    }
  }
  const vector = new Float32Array(DIMENSIONS)
  for (const [gram, count] of counts) {
    const at = gram % DIMENSIONS
    const weight = 1 + Math.log(count)
    vector[at] = (vector[at] as number) + (gram >>> 31 === 1 ? weight : -weight)
  }
  return unit(vector)
}

/** A text without words points in a direction of its own. */
function unit(vector: Float32Array): Float32Array {
  let sum = 0
  for (const value of vector) sum += value * value
  if (sum === 0) vector[0] = 1
  else for (let i = 0; i < vector.length; i += 1) vector[i] = (vector[i] as number) / Math.sqrt(sum)
  return vector
}
