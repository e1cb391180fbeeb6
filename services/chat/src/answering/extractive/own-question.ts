import { OWN_ANSWERS_TITLE } from '@docent/proto/http'
import { fold, words } from '@docent/runtime/text'
import { sectionSaid } from './announced.ts'
import { MEANT, tellingOf, worthIn, type Term } from './match/terms.ts'
import type { Candidate, Comparison, Guard, Told } from './measure.ts'
import { isSlight } from './question/slight.ts'
import { spoken } from './say.ts'
import { isQuestion } from './sentences.ts'

/** How much a question that the owner answered is the one that is asked: in other words, it seldom has all of them. */
const SAME = 0.85

/** Letters that two texts of the same words differ by at most: marks and spaces. */
const MOST_MARKS = 12

const isOwn = ({ reading }: Pick<Candidate, 'reading'>) => reading.found.passage.title === OWN_ANSWERS_TITLE

/** The least share of a question of what is a thing of its own. */
const OF_ITSELF = 0.15

/**
 * What an owner wrote for one question answers no other: "What does the wash cost?" tells nothing of a polish, however well the price
 * in it fits. What is asked about stands in the question that it was written for, at least in part; of a price, all of it there or in the answer, for
 * nobody says what a price is of as people talk around everything else: "Is there wifi for guests?"
 */
export const isAskedOfOwner: Guard = ({ question, terms }) => {
  const telling = tellingOf(terms).filter(({ word, share }) => share >= OF_ITSELF && !isSlight(word))
  const mayBeAny = question.lean === 'wholly' || telling.length === 0
  const asked = new Map<Candidate['reading'], boolean>()
  return (candidate) => {
    const { reading } = candidate
    if (mayBeAny || !isOwn(candidate)) return true
    if (!asked.has(reading)) asked.set(reading, isAskedOf(reading, telling, question.kind === 'price'))
    return asked.get(reading) === true
  }
}

const isAskedOf = (
  { read: { headings, all } }: Candidate['reading'],
  telling: readonly Term[],
  asksPrice: boolean,
): boolean =>
  telling.some((term) => worthIn(term, headings) >= MEANT) &&
  (!asksPrice || telling.every((term) => worthIn(term, headings) >= MEANT || worthIn(term, all) >= MEANT))

const wordsOf = (text: string) => words(text).map(fold).join(' ')

/**
 * What answers a question that stands in the documents word for word, whatever kind of answer it seems to ask for: "How much is
 * winter storage for a child's bike?" may be answered by "We do not store them." What the owner wrote for it, or for
 * nearly it, comes before all else.
 */
export function ownQuestion({ question, candidates }: Comparison): Told | undefined {
  const asked = wordsOf(question.text)
  if (question.lean === 'wholly' || !asked.includes(' ')) return undefined
  // Most texts are told apart by their lengths.
  const isAsked = (text: string) =>
    Math.abs(text.length - question.text.length) <= MOST_MARKS && wordsOf(text) === asked
  const current = candidates.filter(({ features }) => features.old === 0)
  const below = current.filter(({ reading }, i) => reading !== current[i - 1]?.reading && isAsked(reading.read.above))
  const own = current.filter(isOwn)
  const written = below.find((one) => own.includes(one)) ?? own.find(({ features }) => features.asksBoth >= SAME)
  if (written) return section(written)
  const answers = current.filter(({ unit }) => unit.asks?.first === true && isAsked(unit.asks.text))
  const whole = answers.find(({ unit }) => unit.kind === 'faq') ?? answers[0]
  if (whole) return { candidate: whole, text: spoken(whole) }
  // Hours and other tables are told row by row.
  const asking = below.find(({ reading: { read } }) => isQuestion(read.above) && read.tables.length === 0)
  return asking && section(asking)
}

/** What an owner wrote is told as it was written, not a sentence of it. */
export const wholeOwnAnswer = (candidate: Candidate): string | undefined =>
  isOwn(candidate) ? sectionSaid(candidate.reading) : undefined

const section = (candidate: Candidate): Told => ({ candidate, text: sectionSaid(candidate.reading) })
