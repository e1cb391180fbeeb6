import { PASSAGES, type Candidate, type Reading } from './candidates.ts'
import { holds, namesIn } from './question-kind.ts'
import { matchOf, type Term } from './terms.ts'

/**
 * When a sentence is no answer. Fitted on question sets in eight languages so that of the questions the documents do
 * answer about one in thirty is refused, and of those about something else four in five. Questions about what is almost
 * there cannot be told apart by words.
 */
const weights = { matchedWord: 0.5, words: -1.9, missingNames: -2.2, gap: 1, constant: 1.9 }
const LEAST_MATCHED = 0.6
const MOST_WORDS = 12
/** Pairs of characters overlap and cross the borders of words: they are more than the words they stand for. */
const PAIR = 0.6
/** Where too few passages share a word with the question to say how far the best is ahead. */
const UNKNOWN_GAP = 0.35

/** Whether the best sentence supports an answer. */
export function isSupported(
  question: string,
  terms: readonly Term[],
  best: Candidate,
  readings: readonly Reading[],
): boolean {
  if (best.matched < LEAST_MATCHED) return false
  const words = terms.reduce((sum, term) => sum + (term.pair ? PAIR : 1), 0)
  const support =
    weights.matchedWord * (best.matched + mostInOnePassage(terms, readings)) +
    weights.words * Math.sqrt(Math.min(words, MOST_WORDS)) +
    weights.missingNames * missingNames(question, best, readings) +
    weights.gap * gapOf(readings) +
    weights.constant
  return support >= 0
}

/** Whether any passage has a word, its title and headings included. */
export const isAnywhere = (term: Term, readings: readonly Reading[]) => readings.some((one) => isIn(term, one))

function isIn(term: Term, { read: { above, sentences } }: Reading): boolean {
  return matchOf(term, above) > 0 || sentences.some(({ set }) => matchOf(term, set) > 0)
}

function mostInOnePassage(terms: readonly Term[], readings: readonly Reading[]): number {
  const counts = readings.slice(0, PASSAGES).map((reading) => terms.filter((term) => isIn(term, reading)).length)
  return Math.max(0, ...counts)
}

/** Share of the names in the question that no passage has. In German every noun looks like a name. */
function missingNames(question: string, best: Candidate, readings: readonly Reading[]): number {
  const names = best.reading.read.language === 'de' ? [] : namesIn(question)
  if (names.length === 0) return 0
  const texts = readings.map(({ found: { passage } }) => [passage.title, ...passage.headings, passage.text].join('\n'))
  return names.filter((name) => !texts.some((text) => holds(text, name))).length / names.length
}

/** How far the best passage is ahead of the sixth, 0 to 1: far where the documents have something special to say. */
function gapOf(readings: readonly Reading[]): number {
  const scores = readings.map(({ found }) => found.lexical ?? 0).sort((a, b) => b - a)
  const [first = 0, sixth = 0] = [scores[0], scores[5]]
  if (first === 0) return 0
  return sixth === 0 ? UNKNOWN_GAP : 1 - sixth / first
}
