import { fold } from './fold.ts'
import { hash32 } from './hash.ts'
import type { Forms, KnownWord } from './known-word.ts'
import { isStopWord } from './language.ts'
import { stem, stemOnce } from './stem.ts'
import type { Language } from './stop-words.ts'

const DEFAULT_LANGUAGE: Language = 'en'
/** A word is also found by its beginning: that forgives endings no stemmer knows, and opens compounds. */
const PREFIX_LENGTH = 5
const prefixed = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]{6}/u

/** Number of a term in stored indexes: 32 bits, unsigned, stable over releases. */
export const termId = (term: string): number => hash32(term)

/** The forms of a word in a language, with the number of the latter; null for a stop word, undefined for an unspaced run. */
export function formsOf(known: KnownWord, language: Language | undefined, number: number): Forms | null | undefined {
  if (known.isUnspaced) return undefined
  if (known.language !== number) {
    known.forms = isStopWord(known.word, language) ? null : takeApart(known.word, language, stemOnce)
    known.language = number
  }
  return known.forms
}

export function takeApart(word: string, language: Language = DEFAULT_LANGUAGE, stemOf = stem): Forms {
  const surface = fold(word)
  const stemmed = termId(stemOf(word, language))
  return [termId(surface), stemmed, prefixed.test(surface) ? termId(surface.slice(0, PREFIX_LENGTH)) : stemmed]
}

/** Calls `each` for every character of a run and every two neighbors; returns the number of characters. */
export function eachCharacter(run: string, each: (term: string) => void): number {
  const characters = Array.from(run)
  characters.forEach((character, i) => {
    each(character)
    const next = characters[i + 1]
    if (next !== undefined) each(character + next)
  })
  return characters.length
}

/** Vietnamese writes the syllables of a word apart: neighbors are what words are elsewhere. */
export function eachPair(syllables: readonly string[], each: (term: string) => void): void {
  for (let i = 0; i + 1 < syllables.length; i += 1) {
    each(`${fold(syllables[i] as string)} ${fold(syllables[i + 1] as string)}`)
  }
}
