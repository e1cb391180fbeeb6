import type { Analytics } from '../../api/analytics.ts'
import { digits } from '../../ui/format/count.ts'
import { DAY_MS } from '../../ui/format/date.ts'
import type { Step } from './series.ts'
import { texts } from './texts.ts'

const SECOND = 1_000
const short = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const long = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const shortMonth = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' })
const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' })
const shortWeekday = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' })
const languageNames = new Intl.DisplayNames('en', { type: 'language' })

const dateOf = (day: string) => new Date(`${day}T00:00:00Z`)
/** A Monday. */
const MONDAY = Date.UTC(2026, 0, 5)
const LONGEST_WEEK = 7

const isMonth = ({ from, to }: Step) => (Date.parse(to) - Date.parse(from)) / DAY_MS >= LONGEST_WEEK

/** "21 Nov", "21 Nov – 27 Nov" or "November 2026". */
export function nameOf(step: Step): string {
  if (isMonth(step)) return month.format(dateOf(step.from))
  if (step.from === step.to) return long.format(dateOf(step.from))
  return `${short.format(dateOf(step.from))} – ${short.format(dateOf(step.to))}`
}

/** Below a bar. */
export const tickOf = (step: Step): string => (isMonth(step) ? shortMonth : short).format(dateOf(step.from))

export const dayNameOf = (iso: string): string => long.format(new Date(iso))
export const weekdayOf = (number: number, isShort = false): string =>
  (isShort ? shortWeekday : weekday).format(MONDAY + (number - 1) * DAY_MS)
export const hourOf = (hour: number): string => `${String(hour).padStart(2, '0')}:00`

/** "340 ms", "1.2 s" */
export function timeOf(ms: number): string {
  return ms < SECOND
    ? `${digits(Math.round(ms))} ms`
    : `${(ms / SECOND).toFixed(ms < 10 * SECOND ? 1 : 0).replace(/\.0$/, '')} s`
}

/** The name of a language; of one that nobody knows, that. */
export function languageOf(language: string): string {
  if (language === 'und') return texts.choose.unknownLanguage
  try {
    return languageNames.of(language) ?? language
  } catch {
    return language
  }
}

export function widgetNameOf({ name, deleted }: Analytics['widgets'][number]): string {
  if (deleted) return texts.choose.deleted(name)
  return name === '' ? texts.choose.unnamed : name
}

/** How long answers of a bucket took. */
export function rangeOf(spread: Analytics['responseTimes']['spread'], index: number): string {
  const { below, between, above } = texts.timesChart
  const from = spread[index - 1]?.belowMs
  const to = spread[index]?.belowMs
  if (typeof to !== 'number') return above(timeOf(from ?? 0))
  return typeof from === 'number' ? between(timeOf(from), timeOf(to)) : below(timeOf(to))
}

/** The same below a bar. */
export function shortRangeOf(spread: Analytics['responseTimes']['spread'], index: number): string {
  const to = spread[index]?.belowMs
  const seconds = (ms: number) => `${ms / SECOND} s`
  return typeof to === 'number' ? `< ${seconds(to)}` : `≥ ${seconds(spread[index - 1]?.belowMs ?? 0)}`
}
