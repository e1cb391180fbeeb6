import { guessLanguage } from './language.ts'
import { eachCharacter, eachPair, formsOf, knownWords, termId } from './terms.ts'
import { words } from './words.ts'

/** A passage as it is indexed. */
export interface Analysis {
  /** Numbers of the terms and how often each occurs. */
  terms: Map<number, number>
  /** Length for BM25: words that count, or characters where words are not spaced. */
  length: number
}

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
