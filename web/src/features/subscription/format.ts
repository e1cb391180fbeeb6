import { UNLIMITED } from '../../api/plans.ts'
import { digits } from '../../ui/format/count.ts'
import { texts } from './texts.ts'

const DAY: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', timeZone: 'UTC' }
const format = (at: Date, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-GB', options).format(at)

/** Periods are months in UTC, so every day here is one too. "1 December" */
export const dayOf = (at: Date) => format(at, DAY)
/** "1 December 2025" */
export const dateOf = (at: Date) => format(at, { ...DAY, year: 'numeric' })
/** "21 November, 17:02" */
export const timeOf = (at: Date) => `${dayOf(at)}, ${at.toISOString().slice(11, 16)}`
/** "November 2025" of "2025-11". */
export const monthOf = (period: string) =>
  format(new Date(`${period}-01T00:00:00Z`), { month: 'long', year: 'numeric', timeZone: 'UTC' })
/** "Nov" of "2025-11". */
export const shortMonthOf = (period: string) =>
  format(new Date(`${period}-01T00:00:00Z`), { month: 'short', timeZone: 'UTC' }).slice(0, 3)

/** "1 to 30 November 2025": both days in the same month. */
export function spanOf(start: Date, end: Date): string {
  return `${start.getUTCDate()} to ${dateOf(end)}`
}

/** "1,640", "2 million", "2.5 million". */
export function amount(value: number): string {
  return value >= 1_000_000 && value % 100_000 === 0 ? `${value / 1_000_000} million` : digits(value)
}

/** The same, with a word where there is no limit. */
export function limit(value: number): string {
  return value === UNLIMITED ? texts.unlimited : amount(value)
}

/** "“A”, “B” and “C”"; with many, "“A”, “B” and 4 more". */
export function namesOf(names: readonly string[]): string {
  const shown = names.length > 4 ? names.slice(0, 3) : names
  const quoted = shown.map((name) => `“${name}”`)
  const more = names.length - shown.length
  return new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(more > 0 ? [...quoted, `${more} more`] : quoted)
}
