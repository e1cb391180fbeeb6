import { stem } from './stem.ts'
import type { Language } from './stop-words.ts'
import { termId } from './terms.ts'

const LEAST = 5
/** In shorter words only a letter may be missing, or two may have changed places: other words are too near. */
const LEAST_FOR_ALL = 6
const LONGEST = 20
const letters = Array.from('abcdefghijklmnopqrstuvwxyz')
const plainWord = /^[a-z]+$/

/**
 * Numbers of the terms that a folded word may stand for where a letter is missing, too much, wrong, or has changed
 * places with its neighbor. Names nothing for short words and codes. The first letter is seldom wrong.
 */
export function slipsOf(surface: string, language: Language | undefined): readonly number[] {
  if (surface.length < LEAST || surface.length > LONGEST || !plainWord.test(surface)) return []
  const found = new Set<string>()
  addSlips(surface, found)
  const root = stem(surface, language ?? 'en')
  if (root !== surface && root.length >= LEAST - 1 && plainWord.test(root)) addSlips(root, found)
  found.delete(surface)
  return Array.from(found, termId)
}

function addSlips(word: string, found: Set<string>): void {
  for (let at = 0; at < word.length; at += 1) {
    const [before, here, after] = [word.slice(0, at), word[at] as string, word.slice(at + 1)]
    if (after !== '') found.add(before + (after[0] as string) + here + after.slice(1))
    for (const letter of letters) found.add(before + here + letter + after)
    if (at === 0 || word.length < LEAST_FOR_ALL) continue
    found.add(before + after)
    for (const letter of letters) found.add(before + letter + after)
  }
}
