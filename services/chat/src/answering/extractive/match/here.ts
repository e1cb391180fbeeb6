import type { Stretch, Vocabulary } from '../units/vocabulary.ts'
import type { Term } from './terms.ts'

/** A word of a question with those of its stems that one passage has anywhere, by their numbers: of most words that is none. */
export interface Here {
  /** As it stands in the question. */
  word: string
  share: number
  numbers: readonly number[]
  /** How good each of them is. */
  worths: readonly number[]
  phrases: readonly { numbers: readonly number[]; worth: number }[]
}

const NO_NUMBERS: readonly number[] = []
const NO_PHRASES: Here['phrases'] = []

export function wordHere(
  { stems, phrases, word = '' }: Pick<Term, 'stems' | 'phrases'> & Partial<Pick<Term, 'word'>>,
  vocabulary: Vocabulary,
  share = 0,
): Here {
  let numbers: number[] | undefined
  let worths: number[] | undefined
  for (const [stem, worth] of stems) {
    const number = vocabulary.numberOf(stem)
    if (number === undefined) continue
    ;(numbers ??= []).push(number)
    ;(worths ??= []).push(worth)
  }
  const whole =
    phrases.length === 0
      ? NO_PHRASES
      : phrases
          .map((phrase) => ({
            numbers: phrase.stems.map((stem) => vocabulary.numberOf(stem) ?? -1),
            worth: phrase.worth,
          }))
          .filter((phrase) => !phrase.numbers.includes(-1))
  return { word, share, numbers: numbers ?? NO_NUMBERS, worths: worths ?? NO_NUMBERS, phrases: whole }
}

export const wordsHere = (terms: readonly Term[], vocabulary: Vocabulary): readonly Here[] =>
  terms.map((term) => wordHere(term, vocabulary, term.share))

/** How well some stems have a word, 0 to 1. */
export function worthHere({ numbers, worths, phrases }: Here, stretch: Stretch): number {
  let best = 0
  for (let i = 0; i < numbers.length; i += 1) {
    const worth = worths[i] as number
    if (worth > best && stretch.hasNumber(numbers[i] as number)) best = worth
  }
  for (const phrase of phrases) {
    if (phrase.worth > best && phrase.numbers.every((number) => stretch.hasNumber(number))) best = phrase.worth
  }
  return best
}

/** Share of some words, by how much each tells, that a set has; added to `sum`. */
export function coveredHere(terms: readonly Here[], set: Stretch, sum = 0): number {
  let total = sum
  for (const term of terms) total += term.share * worthHere(term, set)
  return total
}

const PHRASE_PART = 0.8

/** How good each stem of a passage is for the best word that it stands for, by number; those that stand for none are left out. */
export type Worths = ReadonlyMap<number, number>

export function worthsOf(terms: readonly Term[], vocabulary: Vocabulary): Worths {
  const worths = new Map<number, number>()
  const add = (stem: string, worth: number) => {
    const number = vocabulary.numberOf(stem)
    if (number !== undefined && (worths.get(number) ?? 0) < worth) worths.set(number, worth)
  }
  for (const { stems, phrases } of terms) {
    for (const [stem, worth] of stems) add(stem, worth)
    for (const phrase of phrases) for (const stem of phrase.stems) if (!stems.has(stem)) add(stem, PHRASE_PART)
  }
  return worths
}

/** How much of some stems the words have, each stem counting alike. */
export function shareHere(set: Stretch, worths: Worths): number {
  if (set.size === 0 || worths.size === 0) return 0
  let sum = 0
  let count = 0
  for (const [number, worth] of worths) {
    if (!set.hasNumber(number)) continue
    sum += worth
    count += 1
  }
  if (count <= 2) return sum / set.size
  // Of more than two the order decides the last digit: theirs is that of the text.
  sum = 0
  for (const number of set.numbers()) sum += worths.get(number) ?? 0
  return sum / set.size
}
