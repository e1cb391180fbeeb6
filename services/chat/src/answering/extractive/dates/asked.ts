import { holidayIn } from '../calendar/holidays.ts'
import { DAY_MS, dayIn } from './day.ts'
import { timeIn } from './asked-time.ts'

/** Days in a row, at midnight UTC, in milliseconds since 1970. */
export interface Days {
  from: number
  to: number
}

/** So long ago, a day without its year is meant of the next one. */
const LONG_AGO = 60 * DAY_MS

/** Behind a word that makes a time of them: "estate" is something else in English, and "été" in French. */
const SEASONS: readonly (readonly [name: RegExp, firstMonth: number])[] = (
  [
    ['winter|hiver|invierno|inverno', 11],
    ['spring|frühling|frühjahr|printemps|primavera|lente|voorjaar', 2],
    ['summer|sommer|été|verano|verão|estate|zomer', 5],
    ['autumn|herbst|automne|otoño|outono|autunno|herfst', 8],
  ] as const
).map(([names, first]) => [
  new RegExp(
    `(?<!\\p{L})(?:(?:in|im|over|during|through|den|diesen|über|en|au|pendant|no|na|durante)(?: (?:the|the whole|de|den|ganzen|el|la|o|a|l[’']))?\\s|(?:in |pendant |durante )?[ld][’'])(?:${names})(?!\\p{L})`,
    'iu',
  ),
  first,
])
/** "Kışın": in winter. */
const TURKISH: readonly (readonly [name: RegExp, firstMonth: number])[] = [
  [/(?<!\p{L})kışın(?!\p{L})/iu, 11],
  [/(?<!\p{L})yazın(?!\p{L})/iu, 5],
]
const MONTHS_OF_SEASON = 3

const namedIn = (text: string) => [...SEASONS, ...TURKISH].find(([name]) => name.test(text))

/** The first month of the season that a question names; January is 0. */
export const seasonIn = (text: string): number | undefined => namedIn(text)?.[1]
/** Words of a question that say in which season. */
export const saysSeason = (text: string): string => namedIn(text)?.[0].exec(text)?.[0] ?? ''

const monthsFrom = (year: number, first: number, months: number): Days => ({
  from: Date.UTC(year, first, 1),
  to: Date.UTC(year, first + months, 0),
})

/** The one day that a question names, by its date or by its name; undefined where it names none, or one that is another day each year. */
export function dayAsked(text: string, today: number): number | undefined {
  const date = holidayIn(text)?.date
  const of = (year: number) => dayIn(text, year) ?? (date && Date.UTC(year, ...date))
  const year = new Date(today).getUTCFullYear()
  const day = of(year)
  return day === undefined || day >= today - LONG_AGO ? day : of(year + 1)
}

/** The days that a question asks about: one day, a month or a season. The next ones where it names no year. */
export function daysAsked(text: string, today: number): Days | undefined {
  const day = dayAsked(text, today)
  if (day !== undefined) return { from: day, to: day }
  const time = timeIn(text)
  const season = seasonIn(text)
  const of = (year: number): Days | undefined => {
    if (!time) return season === undefined ? undefined : monthsFrom(year, season, MONTHS_OF_SEASON)
    const [from, to] = time.daysOf(year) ?? []
    return from === undefined || to === undefined ? undefined : { from, to }
  }
  const year = new Date(today).getUTCFullYear()
  const years = time?.year === undefined ? [year - 1, year, year + 1] : [time.year]
  const all = years.flatMap((one) => of(one) ?? [])
  return all.find(({ to }) => to >= today) ?? all.at(-1)
}
