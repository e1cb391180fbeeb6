import { monthNamed } from '../calendar/names.ts'
import type { Table } from '../units/unit.ts'
import { dayIn } from './day.ts'

/** A day, or a month of any year, that a question asks about. */
export interface AskedTime {
  /** Milliseconds since 1970, at midnight UTC; undefined where a month is asked about. */
  day(year: number): number | undefined
  /** 0 to 11. */
  month: number | undefined
  year: number | undefined
}

const YEAR = /(?<!\p{N})(?:19|20)\p{N}{2}(?!\p{N})/u
/** Of days without one, where nothing tells it. */
const ANY_YEAR = 2001
const MOSTLY = 0.6

export function timeIn(text: string, all: readonly string[]): AskedTime | undefined {
  const said = YEAR.exec(text)?.[0]
  const year = said === undefined ? undefined : Number(said)
  const [month] = all.flatMap((word) => monthNamed(word) ?? [])
  if (dayIn(text, year ?? ANY_YEAR) !== undefined)
    return { day: (other) => dayIn(text, year ?? other), month: undefined, year }
  return month === undefined ? undefined : { day: () => undefined, month, year }
}

interface Between {
  from: number
  to: number
}

/**
 * The rows that hold at a time, where a column, or two side by side, tell from which day to which each of them does; undefined where
 * none does.
 */
export function rowsAt(table: Table, time: AskedTime): { column: number; rows: ReadonlySet<number> } | undefined {
  const width = Math.max(0, ...table.rows.map((row) => row.length))
  const year = time.year ?? yearOf(table)
  for (let column = 0; column < width; column += 1) {
    const spans = table.rows.map((row) => betweenIn(row[column] ?? '', row[column + 1] ?? '', year))
    const told = spans.filter((one) => one !== undefined)
    if (told.length < 2 || told.length < MOSTLY * spans.length) continue
    return { column, rows: new Set(spans.flatMap((span, row) => (span && isIn(span, time) ? [row] : []))) }
  }
  return undefined
}

const yearOf = ({ rows }: Table): number => Number(YEAR.exec(rows.flat().join('\n'))?.[0] ?? ANY_YEAR)

const UNTIL = /\s*(?:–|—|-|(?<!\p{L})(?:to|until|bis|au|al?|até|tot)(?!\p{L}))\s*/u
function betweenIn(cell: string, next: string, year: number): Between | undefined {
  const [first = '', second, ...more] = cell.split(UNTIL)
  const isBoth = second !== undefined && more.length === 0 && dayIn(second, year) !== undefined
  const to = dayIn(isBoth ? second : next, year)
  const from = dayIn(isBoth ? first : cell, year)
  return from === undefined || to === undefined || (!isBoth && second !== undefined) ? undefined : { from, to }
}

/** Days of a month that stand for it. */
const SOME_DAYS = [1, 8, 15, 22, 28]
function isIn({ from, to }: Between, { day, month }: AskedTime): boolean {
  // From November to March.
  const holds = (at: number) => (from <= to ? at >= from && at <= to : at >= from || at <= to)
  const years = [...new Set([from, to].map((at) => new Date(at).getUTCFullYear()))]
  if (month !== undefined) return years.some((year) => SOME_DAYS.some((one) => holds(Date.UTC(year, month, one))))
  return years.some((year) => {
    const at = day(year)
    return at !== undefined && holds(at)
  })
}
