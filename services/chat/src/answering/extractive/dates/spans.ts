import { monthNamed } from '../calendar/names.ts'
import type { Table } from '../units/unit.ts'
import { DATES, type AskedTime } from './asked-time.ts'
import { A_YEAR, ANY_YEAR, DAY_MS, dayIn, yearIn } from './day.ts'

const EVERY_YEAR = new RegExp(A_YEAR, 'gu')
const MOSTLY = 0.6

/** From which day to which something holds, milliseconds since 1970 at midnight UTC. */
export interface Between {
  from: number
  to: number
  /** Its days have years. */
  isDated: boolean
}

const FROM =
  /(?<!\p{L})(?:from|start\p{L}*|begin\p{L}*|von|vom|ab|beginn|anreise|du|de|début|desde|inicio|dal|da|inizio|van|valid from)(?!\p{L})/iu
const TO =
  /(?<!\p{L})(?:to|until|till|end\p{L}*|through|bis|zum|ende|abreise|au|fin|jusqu\p{L}*|hasta|a|al|fino|fine|tot|eind\p{L}*)(?!\p{L})/iu

/** From which days to which each row of a table holds, and the columns that tell so. */
export interface RowSpans {
  spans: readonly (readonly Between[])[]
  columns: readonly number[]
}

/**
 * The spans of rows, where a column, or two side by side that say so, tell from which day to which each of them holds; undefined where none
 * does, or some row does not tell.
 *
 * @param withMonths whether months are spans, too: "June – August"
 */
export function rowSpans(table: Table, time: AskedTime, withMonths: boolean): RowSpans | undefined {
  const width = Math.max(0, ...table.rows.map((row) => row.length))
  const year = time.year ?? yearOf(table)
  for (let column = 0; column < width; column += 1) {
    const isPair = FROM.test(table.heads[column] ?? '') && TO.test(table.heads[column + 1] ?? '')
    const columns = isPair ? [column, column + 1] : [column]
    const cells = table.rows.map((row) => columns.map((at) => row[at] ?? ''))
    const written = isDayFirst(cells.flat()) ? cells.map((each) => each.map(dotted)) : cells
    const spans = written.map(([cell = '', next = '']) =>
      isPair ? pairIn(cell, next, year) : spansIn(cell, year, withMonths),
    )
    const told = spans.filter((one) => one.length > 0)
    if (told.length < 2 || told.length < MOSTLY * spans.length) continue
    const isUnread = cells.some(([cell = ''], at) => spans[at]?.length === 0 && /\p{N}/u.test(cell))
    if (isUnread || told.flat().some(({ from, to, isDated }) => isDated && from > to)) return undefined
    return { spans, columns }
  }
  return undefined
}

const SLASHED = /(?<!\p{N})(\p{N}{1,2})\/(\p{N}{1,2})(?:\/((?:19|20)\p{N}{2}))?(?!\p{N})/gu
const MONTHS_OF_YEAR = 12
/** "13/04" has its day first, and so have the others beside it. */
function isDayFirst(cells: readonly string[]): boolean {
  const all = cells.flatMap((cell) => [...cell.matchAll(SLASHED)])
  return (
    all.some(([, day]) => Number(day) > MONTHS_OF_YEAR) && all.every(([, , month]) => Number(month) <= MONTHS_OF_YEAR)
  )
}
const dotted = (cell: string) =>
  cell.replace(SLASHED, (_, day: string, month: string, year = '') => `${day}.${month}.${year}`)

/** The rows that hold at a time. */
export function rowsAt(table: Table, time: AskedTime): { column: number; rows: ReadonlySet<number> } | undefined {
  const {
    spans,
    columns: [column = 0],
  } = rowSpans(table, time, false) ?? { spans: [], columns: [] }
  const rows = spans.flatMap((all, row) => (all.some((span) => isIn(span, time)) ? [row] : []))
  return spans.length === 0 ? undefined : { column, rows: new Set(rows) }
}

/** The only year of a table; of days of several, those without one are of any. */
function yearOf({ rows }: Table): number {
  const [year, ...others] = new Set(rows.flat().join('\n').match(EVERY_YEAR) ?? [])
  return year === undefined || others.length > 0 ? ANY_YEAR : Number(year)
}

const UNTIL =
  /\s*(?:–|—|-|(?<!\p{L})(?:to|until|till|through|bis(?: zum)?|au|al?|à|até|hasta(?: el)?|tot(?: en met)?|t\/m)(?!\p{L}))\s*(?:the |den |le |il |el )?/iu
const SEVERAL = /\s*(?:[,;+&]|(?<!\p{L})(?:and|und|sowie|et|y|e|en)(?!\p{L}))\s*/iu
const isDated = (text: string) => yearIn(text) !== undefined

/** "From", "du", "dal": what a span begins with. */
const BEGINS = /^(?:from|vom|von|du|de|dal(?:la)?|del|van|between|the|den)\s+|^dall['’]/iu

function pairIn(cell: string, next: string, year: number): Between[] {
  const [from, to] = [dayIn(cell, year), dayIn(next, year)]
  return from === undefined || to === undefined ? [] : [{ from, to, isDated: isDated(cell) && isDated(next) }]
}

const LONGEST = 160
/** From which days to which a text says that something holds: "18.04. – 21.05. und 14.09. – 18.10."; none where a part of it is no such span. */
export function spansIn(text: string, year: number, withMonths = true): Between[] {
  if (text.length > LONGEST) return []
  const parts = text
    .replace(/\([^()]*\)/gu, ' ')
    .trim()
    .split(SEVERAL)
  const spans = parts.map((part) => betweenIn(part.replace(BEGINS, ''), year, withMonths))
  return spans.every((one) => one !== undefined) ? spans : []
}

function betweenIn(text: string, year: number, withMonths: boolean): Between | undefined {
  const [first = '', second, ...more] = text.split(UNTIL)
  if (more.length > 0 || (text.match(DATES) ?? []).length > 2) return undefined
  // "01.05. – 30.06.2027": the year stands behind both.
  const of = yearIn(second ?? first) ?? year
  const months = withMonths ? monthsBetween(first, second ?? first, of) : undefined
  if (months) return { ...months, isDated: false }
  if (second === undefined) return undefined
  // "10 – 17 July": so does the month.
  const from =
    dayIn(first, of) ??
    (BARE.test(first) ? dayIn(second.replace(/\p{N}+/u, first.replace(/\P{N}/gu, '')), of) : undefined)
  const to = dayIn(second, of)
  return from === undefined || to === undefined ? undefined : { from, to, isDated: isDated(first) && isDated(second) }
}
const BARE = /^\D{0,6}\p{N}{1,2}(?:st|nd|rd|th|er|\.)?$/u

/** "July", "November to March" */
function monthsBetween(first: string, second: string, year: number): Omit<Between, 'isDated'> | undefined {
  const monthIn = (text: string) => monthNamed(text.replace(EVERY_YEAR, '').trim())
  const [from, to] = [monthIn(first), monthIn(second)]
  if (from === undefined || to === undefined) return undefined
  return { from: Date.UTC(year, from, 1), to: Date.UTC(year, to + 1, 0) }
}

/** Whether any day that is asked about lies in a span; one whose days have no year is of every year. */
export const isIn = (span: Between, time: AskedTime): boolean => daysShared(span, time) > 0

/** How many of the days that are asked about lie in a span. */
export function daysShared({ from, to, isDated: hasYear }: Between, { daysOf, year }: AskedTime): number {
  const years = hasYear
    ? [new Date(from), new Date(to)].map((at) => at.getUTCFullYear())
    : [new Date(from).getUTCFullYear()]
  const all = [...new Set(years)].filter((one) => year === undefined || !hasYear || one === year)
  const END_OF_YEAR = Date.UTC(new Date(from).getUTCFullYear(), 11, 31)
  const counted = all.map((one) => {
    const days = daysOf(one)
    if (!days) return 0
    const [first, last] = days
    const shared = (begins: number, ends: number) =>
      Math.max(0, Math.min(last, ends) - Math.max(first, begins) + DAY_MS) / DAY_MS
    // From November to March.
    if (from > to) return shared(from, END_OF_YEAR + YEAR_MS) + shared(0, to)
    // A stay over New Year goes on in the days of the next one.
    return shared(from, to) + (hasYear ? 0 : shared(inNextYear(from), inNextYear(to)))
  })
  return Math.max(0, ...counted)
}
const YEAR_MS = 366 * DAY_MS
function inNextYear(at: number): number {
  const day = new Date(at)
  return Date.UTC(day.getUTCFullYear() + 1, day.getUTCMonth(), day.getUTCDate())
}
