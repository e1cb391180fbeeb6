import { fold } from './fold.ts'
import { hash32 } from './hash.ts'
import { guessLanguage, isStopWord } from './language.ts'
import { stem } from './stem.ts'
import { words } from './words.ts'

/** Number of a term in stored indexes: 32 bits, unsigned, stable over releases. */
export const termId = (term: string): number => hash32(term)

/**
 * The terms of a text with how often each occurs: what the lexical half of every vectors adapter indexes and looks
 * for. Questions and passages are analysed alike. A text of nothing but stop words keeps them.
 */
export function analyse(text: string): Map<string, number> {
  const found = words(text)
  const language = guessLanguage(found)
  const terms = new Map<string, number>()
  for (const word of found) {
    if (!isStopWord(word, language)) count(terms, stem(word, language))
  }
  if (terms.size === 0) for (const word of found) count(terms, fold(word))
  return terms
}

function count(terms: Map<string, number>, term: string): void {
  terms.set(term, (terms.get(term) ?? 0) + 1)
}
