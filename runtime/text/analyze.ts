import { knownWord, languageNumber, languageOf } from './language.ts'
import { createTermCounter, type TermCounts } from './term-counts.ts'
import { eachCharacter, eachPair, formsOf, termId } from './terms.ts'
import { words } from './words.ts'

/** A passage as it is indexed. */
export interface Analysis extends TermCounts {
  /** Length for BM25: words that count, or characters where words are not spaced. */
  length: number
}

const counter = createTermCounter()

/** The terms that the lexical half of every vectors adapter indexes. */
export function analyzePassage(text: string): Analysis {
  const found = words(text)
  const known = found.map(knownWord)
  const language = languageOf(known)
  const number = languageNumber(language)
  let length = 0
  counter.start()
  for (const word of known) {
    const forms = formsOf(word, language, number)
    if (forms === null) continue
    if (forms === undefined) {
      length += eachCharacter(word.word, (term) => counter.add(termId(term)))
      continue
    }
    const [surface, stemmed, prefix] = forms
    counter.add(surface)
    if (stemmed !== surface) counter.add(stemmed)
    if (prefix !== stemmed && prefix !== surface) counter.add(prefix)
    length += 1
  }
  if (language === 'vi') eachPair(found, (term) => counter.add(termId(term)))
  return { ...counter.counted(), length }
}
