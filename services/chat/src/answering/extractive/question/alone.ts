import { fold, guessLanguage, isStopWord, words, type Language } from '@docent/runtime/text'
import type { EarlierTurn } from '../../stand-alone.ts'
import { isBeside } from './beside.ts'
import { goesOn, pointsBack } from './lean.ts'
import type { Question } from './question.ts'
import { has } from './values.ts'

/** Small words that a language has and another one has not, by which it is told from that one for certain. */
const SURELY = 2

/** The conversation that a question can lean on: none in another language than its own. */
export function sameLanguage(question: string, earlier: readonly EarlierTurn[]): readonly EarlierTurn[] {
  const last = earlier.at(-1)
  if (!last) return earlier
  const [asked, before] = [words(question), words(last.question)]
  const [now, then] = [guessLanguage(asked), guessLanguage(before)]
  if (now === undefined || then === undefined || now === then) return earlier
  return tellApart(asked, now, then) && tellApart(before, then, now) ? [] : earlier
}

function tellApart(all: readonly string[], language: Language, other: Language): boolean {
  if (/[^\p{Script=Latin}\p{Script=Common}]/u.test(all.join(''))) return true
  return all.filter((word) => isStopWord(word, language) && !isStopWord(word, other)).length >= SURELY
}

/** Where a question goes on with what it named itself: "Do you fit implants, and who does it?" */
const GOES_ON = /[,;:.!?]\s+|\s(?:and|or|but|und|oder|aber|et|ou|mais|y|o|pero|e|ma|en|maar|ve)\s/iu
/** In English it joins nothing. */
const DUTCH_OR = /\sof\s/iu
const LEAST_NAMED = 2

/** Whether all that a question points at stands before it in the question itself. */
function pointsInside(question: Question): boolean {
  const parts = question.text.trim().split(GOES_ON)
  const [first = '', ...others] = question.language === 'nl' ? parts.flatMap((part) => part.split(DUTCH_OR)) : parts
  const named = words(first)
  return (
    others.length > 0 &&
    named.length >= LEAST_NAMED &&
    !pointsBack(first) &&
    named.some((word) => question.words.includes(fold(word)) && !isBeside(fold(word)))
  )
}

/**
 * Whether a question that leans on the conversation may just as well stand alone: it points at nothing, and names
 * something itself. "Parking" is no more about the puncture before it than about anything else; a day or a number names
 * nothing that it could be about.
 */
export function mayStandAlone(question: Question): boolean {
  if (question.lean === 'not') return false
  if (goesOn(question.text)) return false
  if (pointsBack(question.text) && !pointsInside(question)) return false
  if (question.wanted !== undefined) return true
  return question.words.length > 0 && !question.words.every((word) => /^\p{N}/u.test(word) || has('date', word))
}
