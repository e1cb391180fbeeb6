import type { Comparison, Guard } from '../measure.ts'
import { standingCell } from '../units/facts.ts'
import type { Table, Unit } from '../units/unit.ts'
import { isSameLength, lengthAsked, lengthsNamed, type Length } from './lengths.ts'
import { timesIn } from './times.ts'

type Place = Pick<Unit, 'kind' | 'cell'>
/** True for names of just what is asked for, false for those of another length or number, undefined for names that say none. */
type Judged = readonly (boolean | undefined)[]
type Judge = (names: readonly string[]) => Judged

/**
 * "How much is the tandem for a day?" is told the column "Full day", not "Three days" or "Half day", and "once a week" the row "1 fois par
 * semaine, 2h" and not "2 fois par semaine, 1h30".
 */
export const isOfItsCount: Guard = ({ question }: Comparison) => {
  const isOther = isOfOtherCount(question)
  return ({ unit }) => !isOther(unit)
}

/** Whether a cell or a row is for another length or another number of times than the one that a question asks for. */
export function isOfOtherCount({ text, kind }: Comparison['question']): (place: Place) => boolean {
  const length = kind === 'price' || kind === undefined ? lengthAsked(text) : undefined
  const [times, ...others] = timesIn(text)
  const judges: Judge[] = [
    ...(length ? [(names: readonly string[]) => ofLength(names, length)] : []),
    ...(times !== undefined && others.length === 0 ? [(names: readonly string[]) => ofTimes(names, times)] : []),
  ]
  const judged = new Map<Table, { rows: Judged; columns: Judged }[]>()
  return (place) => {
    const cell = judges.length > 0 ? standingCell(place) : undefined
    if (!cell) return false
    const { table, row, column } = cell
    let all = judged.get(table)
    if (!all) {
      all = judges.map((judge) => ({ rows: judge(namesOfRows(table)), columns: judge(table.heads) }))
      judged.set(table, all)
    }
    return all.some(({ rows, columns }) => rows[row] === false || (place.kind === 'cell' && columns[column] === false))
  }
}

/** With what tells rows of one name apart. */
export const namesOfRows = ({ rows, keys }: Table) =>
  rows.map((row, at) => [0, ...(keys[at] ?? [])].map((column) => row[column] ?? '').join(', '))

/** When something is there, and not for how long somebody has it. */
const ALL_YEAR =
  /(?<!\p{L})(?:all year(?: round)?|whole year round|das ganze jahr|ganzes jahr|toute l['’]année|todo el año|o ano todo|tutto l['’]anno|het hele jaar)(?!\p{L})/giu

/** Of some names those of a length, and those of others; where none is of it, a shorter one that several may be had of says nothing. */
export function ofLength(names: readonly string[], asked: Length): Judged {
  const lengths = names.map((name) => lengthsNamed(name.replace(ALL_YEAR, ' ')))
  const isIt = lengths.map((all) => all.some((one) => isSameLength(one, asked)))
  const isThere = isIt.includes(true)
  return lengths.map((all, i) => {
    if (all.length === 0) return undefined
    if (isIt[i]) return true
    return isThere || !all.some((one) => one.isOne && one.days <= asked.days) ? false : undefined
  })
}

const ofTimes = (names: readonly string[], asked: number): Judged =>
  names.map((name) => {
    const times = timesIn(name)
    return times.length === 0 ? undefined : times.includes(asked)
  })
