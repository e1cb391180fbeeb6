import { fold } from './fold.ts'
import { hash32 } from './hash.ts'
import { guessLanguage, isStopWord } from './language.ts'
import { stem } from './stem.ts'
import type { Language } from './stop-words.ts'
import { isUnspaced, words } from './words.ts'

/** A passage as it is indexed. */
export interface Analysis {
  /** Numbers of the terms and how often each occurs. */
  terms: Map<number, number>
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
const REMEMBERED_WORDS = 40_000

/** Number of a term in stored indexes: 32 bits, unsigned, stable over releases. */
export const termId = (term: string): number => hash32(term)

type Forms = readonly [surface: number, stem: number, prefix: number]
/** Words repeat, and looking one up again is ten times cheaper than taking it apart again. */
const remembered = new Map<Language | undefined, Map<string, Forms | null>>()

/** The terms that the lexical half of every vectors adapter indexes. */
export function analyzePassage(text: string): Analysis {
  const found = words(text)
  const language = guessLanguage(found)
  const known = knownWords(language)
  const terms = new Map<number, number>()
  const count = (term: number) => terms.set(term, (terms.get(term) ?? 0) + 1)
  let length = 0
  for (const word of found) {
    const forms = formsOf(word, language, known)
    if (forms === null) continue
    if (forms === undefined) {
      length += eachCharacter(word, (term) => count(termId(term)))
      continue
    }
    const [surface, stemmed, prefix] = forms
    count(surface)
    if (stemmed !== surface) count(stemmed)
    if (prefix !== stemmed && prefix !== surface) count(prefix)
    length += 1
  }
  if (language === 'vi') eachPair(found, (term) => count(termId(term)))
  return { terms, length }
}

/** Numbers of the terms to look for, each with its weight. Words alone find nothing where all are stop words. */
export function analyzeQuestion(text: string): Map<number, number> {
  const found = words(text)
  const language = guessLanguage(found)
  const known = knownWords(language)
  const terms = new Map<number, number>()
  const add = (term: number, weight: number) => terms.set(term, (terms.get(term) ?? 0) + weight)
  for (const word of found) {
    const forms = formsOf(word, language, known)
    if (forms === undefined) eachCharacter(word, (term) => add(termId(term), term.length === 1 ? SMALL_WEIGHT : 1))
    else if (forms !== null) for (const form of forms) add(form, FORM_WEIGHT)
  }
  if (language === 'vi') eachPair(found, (term) => add(termId(term), SMALL_WEIGHT))
  return terms
}

function knownWords(language: Language | undefined): Map<string, Forms | null> {
  let known = remembered.get(language)
  if (!known || known.size > REMEMBERED_WORDS) remembered.set(language, (known = new Map()))
  return known
}

/** A word as it stands, its stem and its beginning; null for a stop word, undefined for an unspaced run. */
function formsOf(
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

function takeApart(word: string, language: Language = DEFAULT_LANGUAGE): Forms {
  const surface = fold(word)
  const stemmed = termId(stem(word, language))
  return [termId(surface), stemmed, prefixed.test(surface) ? termId(surface.slice(0, PREFIX_LENGTH)) : stemmed]
}

/** Calls `each` for every character of a run and every two neighbors; returns the number of characters. */
function eachCharacter(run: string, each: (term: string) => void): number {
  const characters = Array.from(run)
  characters.forEach((character, i) => {
    each(character)
    const next = characters[i + 1]
    if (next !== undefined) each(character + next)
  })
  return characters.length
}

/** Vietnamese writes the syllables of a word apart: neighbors are what words are elsewhere. */
function eachPair(syllables: readonly string[], each: (term: string) => void): void {
  for (let i = 0; i + 1 < syllables.length; i += 1) {
    each(`${fold(syllables[i] as string)} ${fold(syllables[i + 1] as string)}`)
  }
}
