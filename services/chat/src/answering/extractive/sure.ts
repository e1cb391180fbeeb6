import { fold, words } from '@docent/runtime/text'
import { AS_IT_STANDS, worthIn } from './match/terms.ts'
import type { Candidate, Comparison, Ranked } from './measure.ts'
import type { AnswerModel } from './model/model.ts'
import { isBeside } from './question/beside.ts'
import { isWholeAddress, PLAIN_KINDS } from './question/values.ts'
import { asksOnlyWhere } from './ruled-out.ts'
import { sellsIt } from './sells-it.ts'
import { excludes } from './units/facts.ts'
import { stemsIn } from './units/stems.ts'

/**
 * Whether a piece is the answer whatever its likelihood: an address to where somebody is, a short denial to whether there is what it
 * denies, a sentence to the one word that it begins with.
 */
export const isSure = ({ candidate }: Ranked, { question, terms }: Comparison): boolean =>
  (asksOnlyWhere(question) && isWholeAddress(candidate.unit.text)) ||
  denies(candidate, question) ||
  isAboutIt(candidate, question, terms) ||
  isFirstBelowIt(candidate, question, terms) ||
  sellsIt(candidate, question, terms)

const FIRST_WORDS = 3
const FEWEST_WORDS = 5
const SAYS: ReadonlySet<Candidate['unit']['kind']> = new Set(['sentence', 'paragraph', 'line'])
/** "Endreinigung?" and "What do babies wear?" ask for what is said of it: the sentence that begins with it. */
function isAboutIt(
  { unit, reading, features }: Candidate,
  question: Comparison['question'],
  terms: Comparison['terms'],
): boolean {
  const named = terms.filter(({ word }) => !isBeside(word))
  if (named.length === 0 || named.length >= FIRST_WORDS || question.kind !== undefined || question.lean !== 'not')
    return false
  if (!SAYS.has(unit.kind) || unit.fragment || features.old > 0) return false
  const all = words(unit.text)
  // A heading says nothing of what it names, and what stands below it may be of something else.
  if (all.length < FEWEST_WORDS) return false
  const begun = stemsIn(all.slice(0, FIRST_WORDS).join(' '), reading.read.language)
  return named.every(
    (term) => !term.absent && worthIn(term, unit.own) >= AS_IT_STANDS && worthIn(term, begun) >= AS_IT_STANDS,
  )
}

const BEGINNING = 40
/** "What does the puppy plan cost?" is told by what the section "Puppy plan" begins with, where that is a price. */
function isFirstBelowIt(
  { unit, reading: { read }, features }: Candidate,
  { kind, lean }: Comparison['question'],
  terms: Comparison['terms'],
): boolean {
  if (lean !== 'not' || !PLAIN_KINDS.has(kind) || unit.cell || features.kind <= 0 || features.old > 0) return false
  const telling = terms.filter(({ word }) => !isBeside(word))
  if (telling.length < 2 || !read.text.trimStart().startsWith(unit.text.slice(0, BEGINNING))) return false
  const names = words(read.above).filter((word) => !isBeside(fold(word)))
  const held = names.filter((word) =>
    telling.some((term) => worthIn(term, stemsIn(word, read.language)) >= AS_IT_STANDS),
  )
  return names.length > 0 && held.length === names.length && telling.length === names.length
}

const SHORT = 90
/** "We have no sauna." */
function denies({ unit, features }: Candidate, { kind, lean }: Comparison['question']): boolean {
  return (
    kind === 'yes-no' &&
    lean === 'not' &&
    !unit.cell &&
    unit.text.length < SHORT &&
    features.own > AS_IT_STANDS &&
    features.missing < 0.05 &&
    excludes(unit.text)
  )
}

/** How much likelier what is no cell of a table has to be. */
const PROSE = 0.08
/** A question of more words is not met by chance. */
const FEW_WORDS = 4
/**
 * How likely a piece has to be, 0 to 1. Of businesses that nobody had seen before, more than half of the sentences that were hardly likely were wrong, and
 * one cell of three: a sentence has no row and no column to be wrong in.
 */
export const leastLikelihood = (
  { unit: { cell, kind } }: Candidate,
  { terms }: Pick<Comparison, 'terms'>,
  { strong }: Pick<AnswerModel, 'strong'>,
): number => (cell || kind === 'extreme' || terms.length > FEW_WORDS ? strong : strong + PROSE)
