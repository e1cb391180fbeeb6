import { monthNamed } from '../calendar/names.ts'
import type { Table } from '../units/unit.ts'
import { dayIn } from './day.ts'

/** A day, or a month, that a question asks about. */
export interface AskedTime {
  /** Milliseconds since 1970, at midnight UTC; undefined where a month is asked about. */
  day(year: number): number | undefined
  /** 0 to 11. */
  month: number | undefined
  /** Where the question names it. */
  year: number | undefined
  /** The words of the question that name it. */
  said: string
}

const YEAR = /(?<!\p{N})(?:19|20)\p{N}{2}(?!\p{N})/u
const EVERY_YEAR = new RegExp(YEAR, 'gu')
/** Of days without one, where nothing tells it. */
const ANY_YEAR = 2001
const MOSTLY = 0.6
const DATES =
  /(?<![\p{N}.])\p{N}{1,2}\.\s?\p{N}{1,2}\.(?:\s?(?:19|20)\p{N}{2})?|(?<!\p{N})(?:19|20)\p{N}{2}-\p{N}{2}-\p{N}{2}|(?<!\p{N})\p{N}{1,2}(?:st|nd|rd|th|er|\.)?\s(?:of |de )?\p{L}{3,}(?:\s(?:19|20)\p{N}{2})?|\p{L}{3,}\s\p{N}{1,2}(?:st|nd|rd|th)?(?!\p{N}|:)(?:,?\s(?:19|20)\p{N}{2})?/gu
/** What a month stands behind: "June" alone may be somebody, and "may" a verb. */
const MONTH =
  /(?<!\p{L})(?:in|im|en|em|during|for|für|of|mois de|de|nel mese di|nel|ad?|ab|anfang|mitte|ende|early|mid|late|since|from|per|preis|price|prix|precio|prezzo|prijs|saison|season)\s(?:the month of |monat )?(\p{L}{3,})(?:\s((?:19|20)\p{N}{2}))?(?!\p{L})/giu

/** The one day or month that a question names; undefined where it names none, or several, of which each may cost something else. */
export function timeIn(text: string): AskedTime | undefined {
  const dates = Array.from(text.matchAll(DATES), ([said]) => said).filter((said) => dayIn(said, ANY_YEAR) !== undefined)
  const months = Array.from(text.matchAll(MONTH), ([, name = '', year]) => ({
    name,
    year,
    month: monthNamed(name),
  })).filter(({ name, month }) => month !== undefined && name !== 'may')
  const named = (text.match(/\p{L}+/gu) ?? []).filter((word) => word !== 'may' && monthNamed(word) !== undefined)
  if (dates.length + months.length !== 1 || named.length > 1) return undefined
  const [date] = dates
  if (date !== undefined) {
    const year = YEAR.exec(date)?.[0]
    return {
      day: (other) => dayIn(date, other),
      month: undefined,
      year: year === undefined ? undefined : Number(year),
      said: date,
    }
  }
  const [{ name, year, month } = { name: '', year: undefined, month: undefined }] = months
  return {
    day: () => undefined,
    month,
    year: year === undefined ? undefined : Number(year),
    said: [name, year].filter(Boolean).join(' '),
  }
}

interface Between {
  from: number
  to: number
  /** Its days have years. */
  isDated: boolean
}

const FROM =
  /(?<!\p{L})(?:from|start\p{L}*|begin\p{L}*|von|vom|ab|beginn|anreise|du|de|début|desde|inicio|dal|da|inizio|van|valid from)(?!\p{L})/iu
const TO =
  /(?<!\p{L})(?:to|until|till|end\p{L}*|through|bis|zum|ende|abreise|au|fin|jusqu\p{L}*|hasta|a|al|fino|fine|tot|eind\p{L}*)(?!\p{L})/iu

/**
 * The rows that hold at a time, where a column, or two side by side that say so, tell from which day to which each of them does;
 * undefined where none does, or some row does not tell.
 */
export function rowsAt(table: Table, time: AskedTime): { column: number; rows: ReadonlySet<number> } | undefined {
  const width = Math.max(0, ...table.rows.map((row) => row.length))
  const year = time.year ?? yearOf(table)
  for (let column = 0; column < width; column += 1) {
    const isPair = FROM.test(table.heads[column] ?? '') && TO.test(table.heads[column + 1] ?? '')
    const spans = table.rows.map((row) =>
      betweenIn(row[column] ?? '', isPair ? (row[column + 1] ?? '') : undefined, year),
    )
    const told = spans.filter((one) => one !== undefined)
    if (told.length < 2 || told.length < MOSTLY * spans.length) continue
    const isUnread = table.rows.some((row, at) => spans[at] === undefined && /\p{N}/u.test(row[column] ?? ''))
    if (isUnread || told.some(({ from, to, isDated }) => isDated && from > to)) return undefined
    return { column, rows: new Set(spans.flatMap((span, row) => (span && isIn(span, time) ? [row] : []))) }
  }
  return undefined
}

/** The only year of a table; of days of several, those without one are of any. */
function yearOf({ rows }: Table): number {
  const [year, ...others] = new Set(rows.flat().join('\n').match(EVERY_YEAR) ?? [])
  return year === undefined || others.length > 0 ? ANY_YEAR : Number(year)
}

const UNTIL = /\s*(?:–|—|-|(?<!\p{L})(?:to|until|bis|au|al?|até|tot)(?!\p{L}))\s*/u
function betweenIn(cell: string, next: string | undefined, year: number): Between | undefined {
  const isDated = (text: string) => YEAR.test(text)
  if (next !== undefined) {
    const [from, to] = [dayIn(cell, year), dayIn(next, year)]
    return from === undefined || to === undefined ? undefined : { from, to, isDated: isDated(cell) && isDated(next) }
  }
  const [first = '', second, ...more] = cell.split(UNTIL)
  if (second === undefined || more.length > 0 || (cell.match(DATES) ?? []).length > 2) return undefined
  // "01.05. – 30.06.2027": the year stands behind both.
  const of = Number(YEAR.exec(second)?.[0] ?? year)
  const [from, to] = [dayIn(first, of), dayIn(second, of)]
  return from === undefined || to === undefined ? undefined : { from, to, isDated: isDated(first) && isDated(second) }
}

function isIn({ from, to, isDated }: Between, { day, month, year }: AskedTime): boolean {
  const years = isDated
    ? [new Date(from), new Date(to)].map((at) => at.getUTCFullYear())
    : [new Date(from).getUTCFullYear()]
  const all = [...new Set(years)].filter((one) => year === undefined || !isDated || one === year)
  // From November to March.
  const touches = (first: number, last: number) =>
    from <= to ? first <= to && last >= from : first <= to || last >= from
  if (month !== undefined) return all.some((one) => touches(Date.UTC(one, month, 1), Date.UTC(one, month + 1, 0)))
  return all.some((one) => {
    const at = day(one)
    return at !== undefined && touches(at, at)
  })
}
