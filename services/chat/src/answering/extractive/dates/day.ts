import { monthNamed } from '../calendar/names.ts'

const YEAR = '(?<year>(?:19|20)\\p{N}{2})'
/** It takes nothing of the text: where "2. 14." turns out to be no day, "14.11.2026" may still begin inside it. */
const form = (before: string, parts: string) => new RegExp(`(?<!${before})(?=${parts})`, 'gu')
const forms: readonly RegExp[] = [
  form('\\p{N}', `${YEAR}-(?<month>\\p{N}{2})-(?<day>\\p{N}{2})(?!\\p{N})`),
  form('\\p{N}', `(?<day>\\p{N}{1,2})\\.\\s?(?<month>\\p{N}{1,2})\\.\\s?(?:${YEAR})?(?!\\p{N})`),
  form(
    '\\p{N}',
    `(?<day>\\p{N}{1,2})(?:st|nd|rd|th|er|º|°)?\\.?\\s+(?:of |de |d['’])?(?<name>\\p{L}{3,12})\\.?(?:,?\\s+(?:de |del )?${YEAR})?`,
  ),
  form('\\p{L}', `(?<name>\\p{L}{3,12})\\.?\\s+(?<day>\\p{N}{1,2})(?:st|nd|rd|th)?(?!\\p{N})(?:,?\\s+${YEAR})?`),
]

/**
 * The first day that a text names, at midnight UTC; undefined where it names none, or does not tell its month from its day
 * ("3/4/2027").
 *
 * @param year the year of days that name none; without it they are no days
 */
export function dayIn(text: string, year?: number): number | undefined {
  for (const one of forms) {
    for (const { groups = {} } of text.matchAll(one)) {
      const month = groups['name'] === undefined ? Number(groups['month']) - 1 : monthNamed(groups['name'])
      const of = groups['year'] === undefined ? year : Number(groups['year'])
      // "2 courses" has the form of a day, and names no month.
      if (month === undefined || of === undefined) continue
      const day = new Date(Date.UTC(of, month, Number(groups['day'])))
      // 31 June is the first of July to a computer, and a slip to a reader.
      if (day.getUTCMonth() === month) return day.getTime()
    }
  }
  return undefined
}
