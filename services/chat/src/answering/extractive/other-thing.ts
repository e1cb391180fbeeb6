import { tellingOf, worthIn, type Term } from './match/terms.ts'
import type { Candidate, Comparison } from './measure.ts'
import { fallsShort, isOfOtherMeasure, isOfOtherSize } from './other-size.ts'
import { isSlight } from './question/slight.ts'
import { PLAIN_KINDS } from './question/values.ts'

/** How well a stem has to stand for a word to be the thing that is asked for. */
const AS_TELLING = 0.95
/** The least share of a question of what is a thing of its own. */
const OF_ITSELF = 0.15

/** Whether a piece tells of another thing, another size or another measure than the one that is asked for. */
export const isOfOtherThing = (candidate: Candidate, comparison: Comparison): boolean =>
  isNamedElsewhere(candidate, comparison) ||
  isOfOtherSize(candidate.unit, comparison.question) ||
  isOfOtherMeasure(candidate.unit, comparison.question) ||
  fallsShort(candidate.unit, comparison.question) ||
  lacksMost(candidate, comparison) ||
  isOthersNumber(candidate, comparison)

/** What stands around a piece and says what it is about. */
const around = ({ unit, reading }: Candidate) => [
  unit.own,
  unit.lead,
  ...(unit.asks ? [unit.asks.stems] : []),
  ...(unit.cell ? [unit.cell.table.labelStems] : []),
  reading.read.headings,
  reading.read.title,
]
const isMissing = (term: Term, candidate: Candidate) => around(candidate).every((set) => worthIn(term, set) === 0)

/** A cell of something else tells nothing, however well its column fits: "How big is the television in the Crane?" */
const MOST = 0.6
function lacksMost(candidate: Candidate, { terms, question }: Comparison): boolean {
  if (
    !candidate.unit.cell ||
    candidate.unit.kind === 'extreme' ||
    question.lean !== 'not' ||
    question.kind === undefined
  )
    return false
  return tellingOf(terms).some((term) => !isSlight(term.word) && term.share >= MOST && isMissing(term, candidate))
}

/** A number that stands in a text belongs to whom the text names: "the phone number of the tea shed". */
const SOMEBODY = 0.3
function isOthersNumber(candidate: Candidate, { terms, question, readings }: Comparison): boolean {
  if (question.kind !== 'phone' || question.lean !== 'not') return false
  return tellingOf(terms).some(
    (term) =>
      !isSlight(term.word) &&
      term.share >= SOMEBODY &&
      isMissing(term, candidate) &&
      // The business itself is named everywhere.
      readings.filter(({ read }) => worthIn(term, read.all) > 0).length <= readings.length / 2,
  )
}

/**
 * What names a row or a column elsewhere, and not here, is another thing: "Take in the waist of a skirt" is not answered by that of
 * trousers where skirts have rows of their own.
 */
function isNamedElsewhere(candidate: Candidate, { question, terms, readings }: Comparison): boolean {
  const { cell, kind } = candidate.unit
  if (!cell || kind === 'extreme' || question.lean !== 'not' || question.superlative) return false
  if (question.kind === 'clock' || !PLAIN_KINDS.has(question.kind)) return false
  const missing = tellingOf(terms).filter(
    (term) => !isSlight(term.word) && term.share >= OF_ITSELF && isMissing(term, candidate),
  )
  return missing.some((term) =>
    readings.some(({ read }) =>
      read.tables.some(({ rowStems, headStems }) =>
        [...rowStems, ...headStems].some((set) => worthIn(term, set) >= AS_TELLING),
      ),
    ),
  )
}
