import type { SpokenLanguage } from '../../sentences.ts'
import { monthOf } from './calendar.ts'

/** Readings of a time of day, in minutes after midnight. */
export interface Time {
  said: string
  minutes: number[]
}

/** Readings of a day of the year. Month 0 is January. */
export interface Day {
  said: string
  days: { day: number; month: number }[]
}

const MERIDIEM = String.raw`(?:\s?([ap])\.?\s?m\b\.?)`
const CLOCK = new RegExp(
  String.raw`(?<![\d.,:])(\d{1,2})[:h.](\d{2})(?![\d.,:]|\s?[%€£$])${MERIDIEM}?(\s?uhr\b|\s?h\b)?`,
  'giu',
)
const HOUR = new RegExp(String.raw`(?<![\d.,:])(\d{1,2})(?:${MERIDIEM}|\s?(uhr)\b)`, 'giu')
const JAPANESE = /(午前|午後)?(\d{1,2})時(?:(\d{1,2})分)?/gu

/** The times of a text, and the text without them. A point parts hours and minutes only where a word says so. */
export function timesOf(text: string): { times: Time[]; rest: string } {
  const times: Time[] = []
  const take = (said: string, hour: number, minute: number, half?: string) => {
    if (hour > 24 || minute > 59) return said
    const base = (half ? hour % 12 : hour) * 60 + minute
    const minutes = half === 'p' ? [base + 720] : half || hour > 12 ? [base] : [base, base + 720]
    times.push({ said: said.trim(), minutes })
    return ' '
  }
  const rest = text
    .replace(CLOCK, (said, hour: string, minute: string, half?: string, word?: string) =>
      said.includes('.') && !/[:h]/i.test(said.slice(0, 4)) && !half && !word
        ? said
        : take(said, Number(hour), Number(minute), half?.toLowerCase()),
    )
    .replace(HOUR, (said, hour: string, half?: string) => take(said, Number(hour), 0, half?.toLowerCase()))
    .replace(JAPANESE, (said, half: string | undefined, hour: string, minute = '0') =>
      take(said, Number(hour), Number(minute), half === '午後' ? 'p' : half && 'a'),
    )
  return { times, rest }
}

const ISO = /(?<!\d)(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/g
const DOTTED = /(?<![\d.])(\d{1,2})\.\s?(\d{1,2})\.(?:\s?(\d{4}|\d{2}))?(?!\d)/g
const SLASHED = /(?<!\d)(\d{1,2})[/](\d{1,2})[/](\d{4}|\d{2})(?!\d)/g
const KANJI = /(?:(\d{4})年)?(\d{1,2})月(\d{1,2})日/g

/** Most words from a month to its day: "3 de febrero", "February 3rd"; in what proves also "3 to 7 February". */
const NEAR = { strictly: 2, generously: 4 }

/** The days of a text, its months and its years, and the text without what was written in figures. */
export function daysOf(
  text: string,
  language: SpokenLanguage,
  reading: keyof typeof NEAR,
): { days: Day[]; months: Set<number>; years: number[]; rest: string } {
  const days: Day[] = []
  const years: number[] = []
  const take = (said: string, year: string | undefined, ...pairs: [day: number, month: number][]) => {
    const fits = pairs.filter(([day, month]) => day >= 1 && day <= 31 && month >= 1 && month <= 12)
    if (fits.length === 0) return said
    days.push({ said, days: fits.map(([day, month]) => ({ day, month: month - 1 })) })
    if (year) years.push(Number(year.length === 2 ? `20${year}` : year))
    return ' '
  }
  const rest = text
    .replace(ISO, (said, y: string, m: string, d: string) => take(said, y, [+d, +m]))
    .replace(KANJI, (said, y: string | undefined, m: string, d: string) => take(said, y, [+d, +m]))
    .replace(DOTTED, (said, d: string, m: string, y?: string) => take(said, y, [+d, +m]))
    .replace(SLASHED, (said, a: string, b: string, y: string) => take(said, y, [+a, +b], [+b, +a]))
  const months = new Set(days.flatMap((one) => one.days.map(({ month }) => month)))
  const tokens = [...rest.matchAll(/[\p{L}\p{M}]+|\d+/gu)].map(([token]) => token)
  tokens.forEach((token, at) => {
    const month = /^\d/.test(token) ? undefined : monthOf(token, language, reading === 'strictly')
    if (month === undefined) return
    const near = NEAR[reading]
    const around = tokens.slice(Math.max(0, at - near), at + near + 1)
    const beside = around.filter((one) => /^\d{1,2}$/.test(one) && +one >= 1 && +one <= 31)
    months.add(month)
    for (const day of beside) days.push({ said: `${day} ${token}`, days: [{ day: Number(day), month }] })
  })
  return { days, months, years, rest }
}
