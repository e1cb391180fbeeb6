import { guessLanguage, remembering, words, type Language } from '@docent/runtime/text'
import type { VectorHit } from '@docent/runtime/vectors'

/** What a hit in another language keeps of its worth: what it shares with the question are names, numbers, cognates. */
const FOREIGN_WORDS = 0.6
/** Where a model made the vectors, they find what means the same in any language: less is taken. */
const FOREIGN_MEANING = 0.97
/** Of a passage without a known language so much is looked at. */
const SAMPLE = 400

/**
 * Hits in the language of the question before others that are hardly better. The order stays where the question does
 * not tell its language, or all hits are in one.
 */
export function ownLanguageFirst(question: string, hits: readonly VectorHit[], byWords: boolean): readonly VectorHit[] {
  const language = guessLanguage(words(question))
  if (language === undefined) return hits
  const foreign = hits.map((hit) => isForeign(hit, language))
  if (foreign.every((one) => one === foreign[0])) return hits
  const worth = ({ lexical, score }: VectorHit) => (byWords ? (lexical ?? 0) : score)
  const kept = byWords ? FOREIGN_WORDS : FOREIGN_MEANING
  return hits
    .map((hit, i) => ({ hit, worth: worth(hit) * (foreign[i] ? kept : 1) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ hit }) => hit)
}

const REMEMBERED = 2_000
/** The same passages are found again and again. */
const guessed = remembering<Language | 'unknown'>(REMEMBERED, (sample) => guessLanguage(words(sample)) ?? 'unknown')

function isForeign({ payload: { language, text } }: VectorHit, asked: Language): boolean {
  const known = typeof language === 'string' && language !== 'und' ? language : undefined
  const own = known ?? (typeof text === 'string' ? guessed(text.slice(0, SAMPLE)) : 'unknown')
  return own !== 'unknown' && own !== asked
}
