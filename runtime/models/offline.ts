import { setImmediate } from 'node:timers/promises'
import { fold, guessLanguage, isStopWord, words } from '../text/index.ts'
import type { Embedder } from './port.ts'

/** Begins the name of every version of the offline embedder: its vectors only support what words find. */
export const LEXICAL_MODEL = 'docent-lexical'

const DIMENSIONS = 384
const BATCH_SIZE = 256
/** Texts between two breaths of the event loop: about a millisecond. */
const BREATHE_EVERY = 16
const EDGE = 0x1f

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
      const vectors: Float32Array[] = []
      for (const text of texts) {
        if (vectors.length % BREATHE_EVERY === BREATHE_EVERY - 1) await setImmediate()
        signal?.throwIfAborted()
        vectors.push(embed(text))
      }
      return vectors
    },
  }
}

function embed(text: string): Float32Array {
  const all = words(text)
  const language = guessLanguage(all)
  const telling = all.filter((word) => !isStopWord(word, language))
  const vector = new Float32Array(DIMENSIONS)
  for (const word of telling.length > 0 ? telling : all) addGroups(vector, fold(word))
  return unit(vector)
}

/** Adds every three neighbors of a word's letters, its edges included, each at its place and with its sign. */
function addGroups(vector: Float32Array, word: string): void {
  let before = EDGE
  let letter = word.charCodeAt(0)
  for (let i = 1; i <= word.length; i += 1) {
    const after = i < word.length ? word.charCodeAt(i) : EDGE
    let hash = Math.imul(before, 0x9e3779b1) ^ Math.imul(letter, 0x85ebca6b) ^ Math.imul(after, 0xc2b2ae35)
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
    hash ^= hash >>> 13
    const at = (hash & 0x7fffffff) % DIMENSIONS
    vector[at] = (vector[at] as number) + (hash < 0 ? 1 : -1)
    before = letter
    letter = after
  }
}

/** A text without words points in a direction of its own. */
function unit(vector: Float32Array): Float32Array {
  let sum = 0
  for (const value of vector) sum += value * value
  if (sum === 0) vector[0] = 1
  else for (let i = 0; i < vector.length; i += 1) vector[i] = (vector[i] as number) / Math.sqrt(sum)
  return vector
}
