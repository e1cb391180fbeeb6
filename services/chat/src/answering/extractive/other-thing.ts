import { fold, words } from '@docent/runtime/text'
import { tellingOf, worthIn, type Term } from './match/terms.ts'
import { stemsAround, type Candidate, type Comparison, type Guard } from './measure.ts'
import { isOfOtherColumn } from './other-column.ts'
import { fallsShort, isOfOtherMeasure, isOfOtherSize } from './other-size.ts'
import { saysOutdated } from './outdated.ts'
import { isSlight } from './question/slight.ts'
import { PLAIN_KINDS } from './question/values.ts'
import { standingCell } from './units/facts.ts'
import type { ReadPassage, Stems, Table } from './units/unit.ts'

/**
 * Whether a piece tells of another thing, another size or another measure than the one that is asked for. A question that leans on
 * one before it may leave out what it is about.
 */
export function isOfOtherThing(candidate: Candidate, comparison: Comparison): boolean {
  const { unit } = candidate
  const { question } = comparison
  if (fallsShort(unit, question) || isOfOtherColumn(unit, question)) return true
  if (question.lean !== 'not') return false
  return (
    isNamedElsewhere(candidate, comparison) ||
    isOfOtherSize(unit, question) ||
    isOfOtherMeasure(unit, question) ||
    lacksMost(candidate, comparison) ||
    isOthersNumber(candidate, comparison)
  )
}

/** Words of at least such a share of the question that nothing around a piece has. */
function missingFrom(candidate: Candidate, terms: readonly Term[], least: number): Term[] {
  const { cell } = candidate.unit
  const around = [...stemsAround(candidate), ...(cell ? [cell.table.labelStems] : [])]
  return tellingOf(terms).filter(
    (term) => !isSlight(term.word) && term.share >= least && around.every((set) => worthIn(term, set) === 0),
  )
}

/** A cell of something else tells nothing, however well its column fits: "How big is the television in the Crane?" */
const MOST = 0.6
const lacksMost = (candidate: Candidate, { terms, question }: Comparison): boolean =>
  standingCell(candidate.unit) !== undefined &&
  question.kind !== undefined &&
  missingFrom(candidate, terms, MOST).length > 0

/** A number that stands in a text belongs to whom the text names: "the phone number of the tea shed". */
const SOMEBODY = 0.3
const isOthersNumber = (candidate: Candidate, { terms, question, readings }: Comparison): boolean =>
  question.kind === 'phone' &&
  // Who asks for a number alone names nobody.
  question.words.length > 0 &&
  missingFrom(candidate, terms, SOMEBODY).some(
    // The business itself is named everywhere.
    (term) => readings.filter(({ read }) => worthIn(term, read.all) > 0).length <= readings.length / 2,
  )

const anything = () => true

/** "If I'm not a member": a cell of the column for members is not asked for where its row has others. */
export const isNotLeftOut: Guard = ({ question, terms }) => {
  const named = terms.filter(({ word }) => question.leftOut.has(word))
  if (named.length === 0) return anything
  return ({ unit: { kind, cell } }) => {
    if (kind !== 'cell' || !cell || cell.table.heads.length < 3) return true
    const isLeftOut = (stems: Stems) => named.some((term) => worthIn(term, stems) >= AS_TELLING)
    const [, ...columns] = cell.table.headStems.map(isLeftOut)
    return columns[cell.column - 1] !== true || !columns.includes(false)
  }
}

/**
 * "Delivery charge to Tenbury?" is told by the row that has Tenbury in its list of places, and by no other where the question names none
 * of them.
 */
export const isOfItsRow: Guard = ({ question, terms }) => {
  if (question.lean !== 'not' || question.superlative || !PLAIN_KINDS.has(question.kind)) return anything
  const telling = tellingOf(terms).filter(({ share }) => share >= OF_ITSELF)
  const meant = new Map<Table, number | undefined>()
  return ({ unit: { kind, cell }, reading: { read } }) => {
    if (kind !== 'cell' || !cell) return true
    const { table, row } = cell
    if (!meant.has(table)) meant.set(table, rowMeant(table, read, telling))
    const one = meant.get(table)
    return one === undefined || one === row || telling.some((term) => worthIn(term, table.rowStems[row] as Stems) !== 0)
  }
}

/** The one row of a table that has one of some words as no other has it. */
function rowMeant(table: Table, { units }: ReadPassage, telling: readonly Term[]): number | undefined {
  const rows = units.filter(({ kind, cell }) => kind === 'row' && cell?.table === table)
  for (const term of telling) {
    const having = rows.filter(({ own }) => worthIn(term, own) >= AS_TELLING)
    if (having.length === 1) return having[0]?.cell?.row
  }
  return undefined
}

const BEFORE_A_VERB = new Set('to i you we they can could may must should will would please'.split(' '))
/** "I create", "to create": what is done names no thing. */
function isDone(word: string, text: string): boolean {
  const said = words(text).map(fold)
  return BEFORE_A_VERB.has(said[said.indexOf(word) - 1] ?? '')
}

/** How well a stem has to stand for a word to be the thing that is asked for. */
const AS_TELLING = 0.95
/** The least share of a question of what is a thing of its own. */
const OF_ITSELF = 0.15
/**
 * What names a row or a column elsewhere, and not here, is another thing: "Take in the waist of a skirt" is not answered by that of
 * trousers where skirts have rows of their own.
 */
function isNamedElsewhere(candidate: Candidate, { question, terms, readings }: Comparison): boolean {
  const { unit } = candidate
  if (question.superlative) return false
  // "How much is a massage of 90 minutes?" is told by no sentence on parking for 90 minutes, where massages have rows.
  const mayBeOther = standingCell(unit) !== undefined || (unit.cell === undefined && question.kind === 'price')
  if (!mayBeOther) return false
  if (question.kind === 'clock' || !PLAIN_KINDS.has(question.kind)) return false
  const things = missingFrom(candidate, terms, OF_ITSELF).filter(
    ({ word }) => !/^\p{N}+$/u.test(word) && !question.leftOut.has(word) && !isDone(word, question.text),
  )
  // Last year's list had rows that are called otherwise now.
  const inForce = candidate.features.old > 0 ? readings : readings.filter(({ found }) => !saysOutdated(found))
  return things.some((term) =>
    inForce.some(({ read }) =>
      read.tables.some(({ rowStems, headStems }) =>
        [...rowStems, ...headStems].some((set) => worthIn(term, set) >= AS_TELLING),
      ),
    ),
  )
}
