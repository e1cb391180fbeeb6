import { OWN_ANSWERS_TITLE } from '@docent/proto/http'
import { fold, words } from '@docent/runtime/text'
import { sectionSaid } from './announced.ts'
import { MEANT, tellingOf, worthIn, type Term } from './match/terms.ts'
import type { Candidate, Comparison, Guard, Told } from './measure.ts'
import { isSlight } from './question/slight.ts'
import { spoken } from './say.ts'
import { isQuestion } from './sentences.ts'
import { stemsIn } from './units/stems.ts'

/** How much a question that the owner answered is the one that is asked: in other words, it seldom has all of them. */
const SAME = 0.85
/** One word, if only it tells something, is too little for a wording to be nearly what is asked. */
const FEWEST_WORDS = 2

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
export function ownQuestion({ question, terms, candidates }: Comparison): Told | undefined {
  const asked = wordsOf(question.text)
  if (question.lean === 'wholly' || !asked.includes(' ')) return undefined
  // Most texts are told apart by their lengths.
  const isAsked = (text: string) =>
    Math.abs(text.length - question.text.length) <= MOST_MARKS && wordsOf(text) === asked
  const current = candidates.filter(({ features }) => features.old === 0)
  // Above the question that an answer of the owner was written for stand its other wordings.
  const isBelow = (one: Candidate) =>
    isOwn(one) ? one.reading.found.passage.headings.some(isAsked) : isAsked(one.reading.read.above)
  const below = current.filter((one, i) => one.reading !== current[i - 1]?.reading && isBelow(one))
  const own = current.filter(isOwn)
  const written =
    below.find((one) => own.includes(one)) ??
    own.find(({ features }) => features.asksBoth >= SAME) ??
    own.find(({ reading }) => isNearlyOf(reading, question.text, terms))
  if (written) return section(written)
  const answers = current.filter(({ unit }) => unit.asks?.first === true && isAsked(unit.asks.text))
  const whole = answers.find(({ unit }) => unit.kind === 'faq') ?? answers[0]
  if (whole) return { candidate: whole, text: spoken(whole) }
  // Hours and other tables are told row by row.
  const asking = below.find(({ reading: { read } }) => isQuestion(read.above) && read.tables.length === 0)
  return asking && section(asking)
}

/** Whether an answer bears another wording that is nearly what is asked: either has the words of the other. */
function isNearlyOf(
  { found, read: { language } }: Candidate['reading'],
  asked: string,
  terms: readonly Term[],
): boolean {
  const said = stemsIn(asked, language)
  return found.passage.headings.slice(0, -1).some((wording) => {
    const stems = stemsIn(wording, language)
    if (stems.size < FEWEST_WORDS) return false
    const has = terms.reduce((sum, term) => sum + term.share * worthIn(term, stems), 0)
    const worthOf = (stem: string) =>
      said.has(stem) ? 1 : Math.max(0, ...terms.map((term) => term.stems.get(stem) ?? 0))
    const only = [...stems].reduce((sum, stem) => sum + worthOf(stem), 0) / stems.size
    return Math.sqrt(has * only) >= SAME
  })
}

/** What an owner wrote is told as it was written, not a sentence of it. */
export const wholeOwnAnswer = (candidate: Candidate): string | undefined =>
  isOwn(candidate) ? sectionSaid(candidate.reading) : undefined

const section = (candidate: Candidate): Told => ({ candidate, text: sectionSaid(candidate.reading) })
