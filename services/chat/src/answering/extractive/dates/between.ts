import { monthNamed, MONTHS, UNTIL } from '../calendar/names.ts'
import type { Days } from './asked.ts'
import { DAY_MS, dayIn } from './day.ts'

const JOIN =
  /(?:^|[\s\p{N}.])(?:(?:bis(?: zum| einschließlich| einschl\.)?|until|till|to|through|au|al|hasta(?: el)?|até|fino al|tot(?: en met)?|t\/m|ao|a(?=\s\p{N}))\s|[–—-]\s?)/giu
/** A day is written in so many letters. */
const OF_DAY = 28
/** "24. bis" 31. Dezember: both are of one month. */
const OF_SAME_MONTH = /(?<![\p{N}.:])(\p{N}{1,2})(?:st|nd|rd|th|\.)?$/u
const BEGINS_WITH_DAY = /^\p{N}{1,2}(?:(?:st|nd|rd|th|\.)?\s+(?:of |de )?\p{L}{3}|\.\s?\p{N})/u
/** Whole months: neither "15 November to March" nor the end of one of them. */
const OF_MONTHS = new RegExp(
  `(?<!\\p{L}|\\p{N}[.\\s]{1,2}|(?:ende|mitte|anfang|end of|mid|late|early|fin|mi|fine|eind|half)[\\s-])(${MONTHS})\\.?\\s*(?:[-–—]|(?<=\\s)(?:${UNTIL}|fino a|hasta|and including)(?=\\s))\\s*(?:(?:end of|ende|fin de|finales de|fim de|fine|eind) )?(${MONTHS})(?!\\p{L})(?!\\.?\\s*\\p{N}{1,2}(?!\\p{N}))`,
  'giu',
)
/** What holds for longer is no break. */
const LONGEST = 240 * DAY_MS

/** Whether a text names two days, or two months, between which all of some days lie. */
export function liesBetween(text: string, { from, to }: Days): boolean {
  const year = new Date(from).getUTCFullYear()
  return [year - 1, year].some((begun) =>
    spansIn(text, begun).some((span) => span.to - span.from < LONGEST && span.from <= from && to <= span.to),
  )
}

/** From which day to which, where the first one is of a year unless it says another. */
function spansIn(text: string, year: number): Days[] {
  const days = [...text.matchAll(JOIN)].flatMap(({ 0: join, index }): Days[] => {
    const before = text.slice(Math.max(0, index - OF_DAY), index + (join.startsWith(' ') ? 0 : 1))
    const after = text.slice(index + join.length, index + join.length + OF_DAY)
    const first =
      dayIn(`${before} `, year) ?? (BEGINS_WITH_DAY.test(after) ? inSameMonth(before, dayIn(after, year)) : undefined)
    if (first === undefined) return []
    const last = [year, year + 1].map((one) => dayIn(after, one)).find((one) => one !== undefined && one >= first)
    return last === undefined ? [] : [{ from: first, to: last }]
  })
  const months = [...text.matchAll(OF_MONTHS)].flatMap(([, one = '', other = '']): Days[] => {
    const [first, last] = [monthNamed(one), monthNamed(other)]
    if (first === undefined || last === undefined) return []
    return [{ from: Date.UTC(year, first, 1), to: Date.UTC(last < first ? year + 1 : year, last + 1, 0) }]
  })
  return [...days, ...months]
}

function inSameMonth(before: string, last: number | undefined): number | undefined {
  const [, day] = OF_SAME_MONTH.exec(before.trim()) ?? []
  return day === undefined || last === undefined ? undefined : new Date(last).setUTCDate(Number(day))
}
