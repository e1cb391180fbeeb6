import { fold, guessLanguage, isStopWord, words } from '../text/index.ts'

const EDGE = 0x1f

/** The letter groups of a text's words, hashed into a unit vector. */
export function letterVector(text: string, dimensions: number): Float32Array {
  const all = words(text)
  const language = guessLanguage(all)
  const telling = all.filter((word) => !isStopWord(word, language))
  const vector = new Float32Array(dimensions)
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
    const at = (hash & 0x7fffffff) % vector.length
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
