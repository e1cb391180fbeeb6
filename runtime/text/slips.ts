import { HASH_START, hashedWith, mixed } from './hash.ts'
import { stem } from './stem.ts'
import type { Language } from './stop-words.ts'
import { termId } from './terms.ts'

const LEAST = 5
/** In shorter words only a letter may be missing, or two may have changed places: other words are too near. */
const LEAST_FOR_ALL = 6
const LONGEST = 20
const letters = Array.from('abcdefghijklmnopqrstuvwxyz', (letter) => letter.charCodeAt(0))
const plainWord = /^[a-z]+$/

/**
 * Numbers of the terms, some of them twice, that a folded word may stand for where a letter is missing, too much, wrong, or has changed
 * places with its neighbor. Names nothing for short words and codes. The first letter is seldom wrong.
 */
export function slipsOf(surface: string, language: Language | undefined): Uint32Array {
  if (surface.length < LEAST || surface.length > LONGEST || !plainWord.test(surface)) return new Uint32Array()
  const root = stem(surface, language ?? 'en')
  const isOther = root !== surface && root.length >= LEAST - 1 && plainWord.test(root)
  const found = new Uint32Array(most(surface) + (isOther ? most(root) : 0))
  const itself = termId(surface)
  const count = addSlips(surface, itself, found, 0)
  return found.slice(0, isOther ? addSlips(root, itself, found, count) : count)
}

/** Of each letter: changed places, too much and wrong ones, and left out. */
const most = (word: string) => word.length * (2 * letters.length + 2)

/**
 * There are some hundreds for each word of a question: none of them is written out, only its number is told from its letters, and goes
 * straight to where it stays. @returns how many `found` holds then
 */
function addSlips(word: string, itself: number, found: Uint32Array, before: number): number {
  let count = before
  /** What is hashed so far, and the rest of the word from there. */
  const add = (begun: number, from: number) => {
    let hash = begun
    for (let at = from; at < word.length; at += 1) hash = hashedWith(hash, word.charCodeAt(at))
    const term = mixed(hash)
    if (term !== itself) found[count++] = term
  }
  let hashed = HASH_START
  for (let at = 0; at < word.length; at += 1) {
    const here = word.charCodeAt(at)
    const along = hashedWith(hashed, here)
    if (at + 1 < word.length) add(hashedWith(hashedWith(hashed, word.charCodeAt(at + 1)), here), at + 2)
    for (const letter of letters) add(hashedWith(along, letter), at + 1)
    if (at > 0 && word.length >= LEAST_FOR_ALL) {
      add(hashed, at + 1)
      for (const letter of letters) add(hashedWith(hashed, letter), at + 1)
    }
    hashed = along
  }
  return count
}
