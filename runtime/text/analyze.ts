import { fold } from './fold.ts'
import { hash32 } from './hash.ts'
import { guessLanguage, isStopWord } from './language.ts'
import { stem } from './stem.ts'
import type { Language } from './stop-words.ts'
import { isUnspaced, words } from './words.ts'

/** A passage as it is indexed. */
export interface Analysis {
  /** Terms and how often each occurs. */
  terms: Map<string, number>
  /** Length for BM25: words that count, or characters where words are not spaced. */
  length: number
}

const DEFAULT_LANGUAGE: Language = 'en'
/** A word is also found by its beginning: that forgives endings no stemmer knows, and opens compounds. */
const PREFIX_LENGTH = 5
const prefixed = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]{6}/u
/** What each of a word's three forms weighs in a question; forms that are alike add up. */
const FORM_WEIGHT = 0.5
/** What a single character weighs beside a pair of them, and a pair of syllables beside a syllable. */
const SMALL_WEIGHT = 0.5

/** Number of a term in stored indexes: 32 bits, unsigned, stable over releases. */
export const termId = (term: string): number => hash32(term)

/** The terms that the lexical half of every vectors adapter indexes. */
export function analyzePassage(text: string): Analysis {
  const found = words(text)
  const language = guessLanguage(found)
  const terms = new Map<string, number>()
  const count = (term: string) => terms.set(term, (terms.get(term) ?? 0) + 1)
  let length = 0
  for (const word of found) {
    if (isUnspaced(word)) {
      length += eachCharacter(word, count)
    } else if (!isStopWord(word, language)) {
      const [surface, stemmed, prefix] = formsOf(word, language)
      count(surface)
      if (stemmed !== surface) count(stemmed)
      if (prefix !== stemmed && prefix !== surface) count(prefix)
      length += 1
    }
  }
  if (language === 'vi') eachPair(found, count)
  return { terms, length }
}

/** The terms to look for, each with its weight. A question of nothing but stop words finds nothing by words. */
export function analyzeQuestion(text: string): Map<string, number> {
  const found = words(text)
  const language = guessLanguage(found)
  const terms = new Map<string, number>()
  const add = (term: string, weight: number) => terms.set(term, (terms.get(term) ?? 0) + weight)
  for (const word of found) {
    if (isUnspaced(word)) eachCharacter(word, (term) => add(term, term.length === 1 ? SMALL_WEIGHT : 1))
    else if (!isStopWord(word, language)) for (const form of formsOf(word, language)) add(form, FORM_WEIGHT)
  }
  if (language === 'vi') eachPair(found, (term) => add(term, SMALL_WEIGHT))
  return terms
}

/** A word as it stands, its stem, and its beginning. */
function formsOf(word: string, language: Language = DEFAULT_LANGUAGE): [string, string, string] {
  const surface = fold(word)
  const stemmed = stem(word, language)
  return [surface, stemmed, prefixed.test(surface) ? surface.slice(0, PREFIX_LENGTH) : stemmed]
}

/** Calls `each` for every character of a run and every two neighbours; returns the number of characters. */
function eachCharacter(run: string, each: (term: string) => void): number {
  const characters = Array.from(run)
  characters.forEach((character, i) => {
    each(character)
    const next = characters[i + 1]
    if (next !== undefined) each(character + next)
  })
  return characters.length
}

/** Vietnamese writes the syllables of a word apart: neighbours are what words are elsewhere. */
function eachPair(syllables: readonly string[], each: (term: string) => void): void {
  for (let i = 0; i + 1 < syllables.length; i += 1) {
    each(`${fold(syllables[i] as string)} ${fold(syllables[i + 1] as string)}`)
  }
}
