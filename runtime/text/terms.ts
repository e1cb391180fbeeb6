import { fold } from './fold.ts'
import { hash32 } from './hash.ts'
import { isStopWord } from './language.ts'
import { stem } from './stem.ts'
import type { Language } from './stop-words.ts'
import { isUnspaced } from './words.ts'

const DEFAULT_LANGUAGE: Language = 'en'
/** A word is also found by its beginning: that forgives endings no stemmer knows, and opens compounds. */
const PREFIX_LENGTH = 5
const prefixed = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]{6}/u
const REMEMBERED_WORDS = 40_000

/** Number of a term in stored indexes: 32 bits, unsigned, stable over releases. */
export const termId = (term: string): number => hash32(term)

export type Forms = readonly [surface: number, stem: number, prefix: number]
/** Words repeat, and looking one up again is ten times cheaper than taking it apart again. */
const remembered = new Map<Language | undefined, Map<string, Forms | null>>()

/** What is remembered of a language's words. */
export function knownWords(language: Language | undefined): Map<string, Forms | null> {
  let known = remembered.get(language)
  if (!known || known.size > REMEMBERED_WORDS) remembered.set(language, (known = new Map()))
  return known
}

/** A word as it stands, its stem and its beginning; null for a stop word, undefined for an unspaced run. */
export function formsOf(
  word: string,
  language: Language | undefined,
  known: Map<string, Forms | null>,
): Forms | null | undefined {
  const remembered = known.get(word)
  if (remembered !== undefined) return remembered
  if (isUnspaced(word)) return undefined
  const forms = isStopWord(word, language) ? null : takeApart(word, language)
  known.set(word, forms)
  return forms
}

export function takeApart(word: string, language: Language = DEFAULT_LANGUAGE): Forms {
  const surface = fold(word)
  const stemmed = termId(stem(word, language))
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
