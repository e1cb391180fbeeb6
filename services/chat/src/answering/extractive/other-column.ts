import { AS_IT_STANDS, worthIn } from './match/terms.ts'
import type { Candidate, Comparison, Told } from './measure.ts'
import { isBeside } from './question/beside.ts'
import { isSlight } from './question/slight.ts'
import type { Question } from './question/question.ts'
import { amountIn, directionOf, isCounting, unitOf, type Amount, type Dimension } from './steps/amounts.ts'
import { holds, intervalIn, isInside, type Interval } from './steps/interval.ts'
import { OTHER_WORD } from './rows/said.ts'
import { standingCell } from './units/facts.ts'
import { aboutTable } from './units/tables.ts'
import type { Stems, Table } from './units/unit.ts'
import { withNote } from './with-note.ts'

/** "Half a day" is no day. */
const HALF = /(?<!\p{L})(?:half|halb\p{L}*|demi\p{L}*|medi[oa]|mei[oa]|mezz[oa]|hal(?:f|ve)|yarım)(?!\p{L})/iu
/** What each costs that is counted holds for any number of them. */
const EACH =
  /(?<!\p{L})(?:per|each|every|pro|je|par|por|cada|al|a|ogni|elke?)(?!\p{L})|\/|(?<!\p{L})(?:daily|hourly|weekly|täglich)(?!\p{L})/iu
const LONGEST_NAME = 2

/** How the column of a cell fits the amount that a question names, where at least two columns are named by such amounts. */
function fitOf(unit: Candidate['unit'], { text, kind }: Question): 'holds' | 'not' | undefined {
  const cell = standingCell(unit)
  if (!cell || unit.kind !== 'cell' || (kind !== 'price' && kind !== undefined) || HALF.test(text)) return undefined
  const amount = amountIn(text)
  if (!amount) return undefined
  const intervals = intervalsOf(cell.table, amount)
  const own = intervals[cell.column]
  if (!own || intervals.filter((one) => one !== undefined).length < 2) return undefined
  // "Three days before" is when, and not for how long.
  const isWhen = amount.dimension === 'time' && directionOf(text) !== directionOf(cell.table.heads[cell.column] ?? '')
  if (isWhen) return 'not'
  const isNarrowest = !intervals.some((one) => one !== undefined && holds(one, amount) && isInside(one, own))
  return holds(own, amount) && isNarrowest ? 'holds' : 'not'
}

/**
 * Whether a cell stands in the column of another amount than the one that is asked for, where columns are named by amounts: for five days that
 * is neither "Full day" nor "Week", and for ten nights "from 7 nights" rather than "from 3 nights".
 */
export const isOfOtherColumn = (unit: Candidate['unit'], question: Question): boolean => fitOf(unit, question) === 'not'

/** The cell below the amount that is asked for, of the one row that the question names: "a cabin for five nights", "from 3 nights: 58 €". */
export function cellOfAmount(comparison: Comparison): Told | undefined {
  const { question, terms, candidates } = comparison
  const isPrice = question.kind === 'price'
  if (question.lean !== 'not' || question.superlative) return undefined
  const telling = terms.filter(({ word }) => !isBeside(word) && !isCounting(word) && !(isPrice && isSlight(word)))
  const found = candidates.filter(({ unit, features, reading }) => {
    if (!unit.cell || features.old > 0 || fitOf(unit, question) !== 'holds') return false
    const { table, row } = unit.cell
    const name = table.rowStems[row] as Stems
    const others = telling.filter((term) => worthIn(term, name) < AS_IT_STANDS)
    const around = aboutTable(table, reading.read)
    return (
      others.length < telling.length &&
      others.every((term) => around.some((stems) => worthIn(term, stems) >= OTHER_WORD))
    )
  })
  const [candidate, ...others] = found
  if (!candidate || others.length > 0) return undefined
  return { candidate, text: withNote(candidate.unit.text, candidate, comparison) }
}

const known = new WeakMap<Table, Map<Dimension, readonly (Interval | undefined)[]>>()
/** What the columns of a table are named by, in order; each table is looked at once. */
function intervalsOf(table: Table, { dimension }: Amount): readonly (Interval | undefined)[] {
  const all = known.get(table) ?? new Map<Dimension, readonly (Interval | undefined)[]>()
  known.set(table, all)
  const intervals = all.get(dimension) ?? table.heads.map((head) => intervalOf(head, dimension))
  all.set(dimension, intervals)
  return intervals
}

/** The amounts that a column is named by; undefined where its name tells none, or what each of them costs. */
function intervalOf(head: string, dimension: Dimension): Interval | undefined {
  if (HALF.test(head)) return undefined
  const told = intervalIn(head)
  if (told) return told.dimension === dimension ? told : undefined
  if (EACH.test(head)) return undefined
  const exact = amountIn(head)
  if (exact) return exact.dimension === dimension ? { from: exact.count, to: exact.count, dimension } : undefined
  const words = head.trim().split(/\s+/)
  const one = words.length <= LONGEST_NAME ? unitOf(head.trim()) : undefined
  return one?.dimension === dimension && dimension === 'time' ? { from: one.size, to: one.size, dimension } : undefined
}
