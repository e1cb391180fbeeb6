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
export function slipsOf(surface: string, language: Language | undefined): readonly number[] {
  if (surface.length < LEAST || surface.length > LONGEST || !plainWord.test(surface)) return []
  const found: number[] = []
  addSlips(surface, found)
  const root = stem(surface, language ?? 'en')
  if (root !== surface && root.length >= LEAST - 1 && plainWord.test(root)) addSlips(root, found)
  const itself = termId(surface)
  return found.filter((term) => term !== itself)
}

/** There are some hundreds for each word of a question: none of them is written out, only its number is told from its letters. */
function addSlips(word: string, found: number[]): void {
  const units = Array.from(word, (letter) => letter.charCodeAt(0))
  /** What is hashed so far, and the rest of the word from there. */
  const add = (before: number, from: number) => {
    let hash = before
    for (let at = from; at < units.length; at += 1) hash = hashedWith(hash, units[at] as number)
    found.push(mixed(hash))
  }
  let before = HASH_START
  for (const [at, here] of units.entries()) {
    const next = units[at + 1]
    const along = hashedWith(before, here)
    if (next !== undefined) add(hashedWith(hashedWith(before, next), here), at + 2)
    for (const letter of letters) add(hashedWith(along, letter), at + 1)
    if (at > 0 && word.length >= LEAST_FOR_ALL) {
      add(before, at + 1)
      for (const letter of letters) add(hashedWith(before, letter), at + 1)
    }
    before = along
  }
}
