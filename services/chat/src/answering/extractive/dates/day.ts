import { monthNamed } from '../calendar/names.ts'

/** A day in milliseconds. */
export const DAY_MS = 86_400_000
/** Of days without one, where nothing tells it. */
export const ANY_YEAR = 2001

export const A_YEAR = /(?<!\p{N})(?:19|20)\p{N}{2}(?!\p{N})/u
/** The first year that a text names. */
export const yearIn = (text: string): number | undefined => yearNamed(A_YEAR.exec(text)?.[0])
export const yearNamed = (year: string | undefined): number | undefined =>
  year === undefined ? undefined : Number(year)

const YEAR = '(?<year>(?:19|20)\\p{N}{2})'
/** It takes nothing of the text: where "2. 14." turns out to be no day, "14.11.2026" may still begin inside it. */
const form = (before: string, parts: string) => new RegExp(`(?<!${before})(?=(?<all>${parts}))`, 'gu')
const forms: readonly RegExp[] = [
  form('\\p{N}', `${YEAR}-(?<month>\\p{N}{2})-(?<day>\\p{N}{2})(?!\\p{N})`),
  form('\\p{N}', `(?<day>\\p{N}{1,2})\\.\\s?(?<month>\\p{N}{1,2})\\.\\s?(?:${YEAR})?(?!\\p{N})`),
  form(
    '\\p{N}',
    `(?<day>\\p{N}{1,2})(?:st|nd|rd|th|er|º|°)?\\.?\\s+(?:of |de |d['’])?(?<name>\\p{L}{3,12})\\.?(?:,?\\s+(?:de |del )?${YEAR})?`,
  ),
  form('\\p{L}', `(?<name>\\p{L}{3,12})\\.?\\s+(?<day>\\p{N}{1,2})(?:st|nd|rd|th)?(?!\\p{N})(?:,?\\s+${YEAR})?`),
]

/** A day with its place in the text. */
export interface NamedDay {
  /** Milliseconds since 1970, at midnight UTC. */
  day: number
  from: number
  to: number
}

/** Every day that a text names, one form of writing them after the other; `year` is that of days that name none. */
function* namedIn(text: string, year: number | undefined): Generator<NamedDay> {
  for (const one of forms) {
    for (const { groups = {}, index } of text.matchAll(one)) {
      const month = groups['name'] === undefined ? Number(groups['month']) - 1 : monthNamed(groups['name'])
      const of = groups['year'] === undefined ? year : Number(groups['year'])
      // "2 courses" has the form of a day, and names no month.
      if (month === undefined || of === undefined) continue
      const day = new Date(Date.UTC(of, month, Number(groups['day'])))
      // 31 June is the first of July to a computer, and a slip to a reader.
      if (day.getUTCMonth() === month)
        yield { day: day.getTime(), from: index, to: index + (groups['all'] as string).length }
    }
  }
}

/**
 * The first day that a text names, at midnight UTC; undefined where it names none, or does not tell its month from its day
 * ("3/4/2027").
 *
 * @param year the year of days that name none; without it they are no days
 */
export const dayIn = (text: string, year?: number): number | undefined => namedIn(text, year).next().value?.day

/** Before a day with its month: "24, 25 and" 26 December. */
const LISTED =
  /(?<![\p{N}.:])(?:\p{N}{1,2}(?:st|nd|rd|th|er|\.)?\s*(?:,(?:\s*(?:and|und|et|y|e|en))?|&|\/|(?<!\p{L})(?:and|und|sowie|et|y|e|en|ve)(?!\p{L}))\s*)+$/u

/** All days that a text names, with those that share the month of the last one: "24, 25 and 26 December". */
export function daysIn(text: string, year: number): number[] {
  return [...namedIn(text, year)].flatMap(({ day, from }) => {
    const before = LISTED.exec(text.slice(0, from))?.[0] ?? ''
    const at = new Date(day)
    return [...(before.match(/\p{N}+/gu) ?? []).map((one) => at.setUTCDate(Number(one))), day]
  })
}
