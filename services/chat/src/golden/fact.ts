import { fold, guessLanguage, isStopWord, isUnspaced, normalize, stem, words } from '@docent/runtime/text'
import { withoutMarks } from '../answering/citations.ts'
import { figuresOf } from '../answering/model/checks/numbers.ts'
import { replyLanguage } from '../answering/sentences.ts'

/** So many of the words of a fact may not be missing: an answer may say it in other words around the same thing. */
const MOST_WORDS = 2 / 3
const NEGATION =
  /(?<!\p{L})(?:no|not|never|none|without|cannot|nicht|kein\w*|nie|niemals|ohne|pas|jamais|sans|aucune?|nunca|sin|não|nunca|sem|non|mai|senza|niet|geen|nooit|zonder|değil|yok|hayır|لا|ليس|ليست|بدون)(?!\p{L})|n['’]t(?!\p{L})|ません|ない/iu
const pureNumber = /^[\p{N}.,:]+$/u

/**
 * Whether a fact stands in an answer: every number of it (also as a word), two thirds of its other words in any form and order, and
 * a "not" where it has one. No model is asked: the same answer is judged the same every night.
 */
export function standsIn(fact: string, answer: string): boolean {
  const said = withoutMarks(answer)
  const language = replyLanguage(`${said} ${fact}`)
  const wanted = figuresOf(fact, language, false)
  const given = figuresOf(said, language, true).flatMap(({ values }) => values)
  if (!wanted.every(({ values }) => values.some((value) => given.includes(value)))) return false
  if (NEGATION.test(fact) && !NEGATION.test(said)) return false

  const counted = new Set(wanted.map((figure) => normalize(figure.said)))
  const others = words(fact).filter((word) => !pureNumber.test(word) && !counted.has(word))
  const telling = others.filter((word) => !isStopWord(word, undefined))
  const needed = telling.length > 0 || wanted.length > 0 ? telling : others
  const forms = formsOf(said)
  const units = needed.flatMap((word) => (isUnspaced(word) ? pairsOf(fold(word)) : [word]))
  const found = units.filter((unit) => forms.words.has(formOf(unit, forms.language)) || forms.pairs.has(unit))
  // A code has a digit: one that is a little different is another one.
  if (units.some((unit) => /\p{N}/u.test(unit) && !found.includes(unit))) return false
  return found.length >= Math.ceil(units.length * MOST_WORDS)
}

function formsOf(text: string) {
  const all = words(text)
  const language = guessLanguage(all)
  return {
    language,
    words: new Set(all.map((word) => formOf(word, language))),
    pairs: new Set(all.filter(isUnspaced).flatMap((word) => pairsOf(fold(word)))),
  }
}

const formOf = (word: string, language: ReturnType<typeof guessLanguage>) => fold(stem(word, language))

/** Characters that are written without spaces have no words to compare: each two of them do. */
function pairsOf(run: string): string[] {
  const letters = [...run]
  return letters.length < 2 ? letters : letters.slice(1).map((letter, i) => `${letters[i]}${letter}`)
}
