import { holidayIn, namesPublicHolidays, withoutPublicHolidays } from '../calendar/holidays.ts'
import type { Comparison, Guard, Told } from '../measure.ts'
import { asksIfOpen } from '../question/if-open.ts'
import { has } from '../question/values.ts'
import { dayAsked } from './asked.ts'
import { liesBetween } from './between.ts'
import { closedOn } from './closed.ts'
import { daysIn } from './day.ts'
import { saidOfDay } from './said-of-day.ts'

/** Words for being open or closed, and hours with what joins them: nothing that would be open or closed. */
const OPENING =
  /(?<!\p{L})(?:open|opens|close[ds]?|shut|until|till?|from|noon|midday|uhr|am|pm|geöffnet|offen|geschlossen|schließ(?:t|en)|zu|mittags?|ouverte?s?|fermée?s?|midi|heures?|abiert[oa]s?|cerrad[oa]s?|abert[oa]s?|fechad[oa]s?|encerrad[oa]s?|apert[oaie]|chius[oaie]|geopend|gesloten|açık|kapalı)(?!\p{L})/giu
const tellsOpening = (text: string) => has('clock', text) || text.search(OPENING) >= 0

/** Any year that has all days. */
const SOME_YEAR = 2028
const YEAR = /(?<!\p{N})20\p{N}{2}(?!\p{N})/gu
const isSameDay = (one: number, other: number) =>
  new Date(one).getUTCMonth() === new Date(other).getUTCMonth() &&
  new Date(one).getUTCDate() === new Date(other).getUTCDate()

/** Whether a text names a day, which it does in no other year than that of the day. */
const names = (text: string, day: number): boolean =>
  daysIn(text.replace(YEAR, ''), SOME_YEAR).some((one) => isSameDay(one, day)) &&
  (text.match(YEAR) ?? [`${new Date(day).getUTCFullYear()}`]).includes(`${new Date(day).getUTCFullYear()}`)

/**
 * What is said of the one day that somebody asks for, by its name or its date: "24 and 31 December: the shop closes at noon" to "Are you open on
 * Christmas Eve?"; else that it lies between two that it is closed, else what is said of all holidays where it is one. Undefined where
 * no such day is asked for, or nothing is said of it.
 *
 * @param today milliseconds since 1970; without it, days of any year are meant
 */
export function saidOfAskedDay(comparison: Comparison, today: number | undefined): Told | undefined {
  const { text: asked } = comparison.question
  if (!asksIfOpen(asked)) return undefined
  const holiday = holidayIn(asked)
  const day = dayAsked(asked, today ?? Date.UTC(SOME_YEAR, 0, 1))
  const isSaid = (text: string) =>
    holiday?.isIn(text) === true ||
    (day !== undefined && names(today === undefined ? text.replace(YEAR, '') : text, day))
  const saidWhere = (isOfDay: (text: string) => boolean) =>
    saidOfDay(comparison, (text) =>
      isOfDay(text) && tellsOpening(text) ? withoutPublicHolidays(text).replace(OPENING, ' ') : undefined,
    )
  return (
    (holiday || day !== undefined ? saidWhere(isSaid) : undefined) ??
    (today === undefined ? undefined : closedOn(comparison, today)) ??
    (holiday?.isPublic ? saidWhere(namesPublicHolidays) : undefined)
  )
}

/**
 * "Are you open on Boxing Day?" is answered by what is said of that day, or of all holidays: not by what a box costs, and "Easter Monday" by no
 * other Monday.
 */
export const isOfItsDay: Guard = ({ question }) => {
  const holiday = asksIfOpen(question.text) ? holidayIn(question.text) : undefined
  if (!holiday) return () => true
  const day = dayAsked(question.text, Date.UTC(SOME_YEAR, 0, 1))
  const isSaid = (said: string) => {
    const text = said.replace(YEAR, '')
    const days = daysIn(text, SOME_YEAR)
    const isThen =
      day !== undefined && (days.some((one) => isSameDay(one, day)) || liesBetween(text, { from: day, to: day }))
    // "Christmas party on 12 December" is on another day.
    const isNamed = holiday.isIn(text) && (day === undefined || days.length === 0)
    return isThen || isNamed || (holiday.isPublic && namesPublicHolidays(text))
  }
  return ({ unit: { text, asks, cell }, reading: { read } }) =>
    [text, asks?.text ?? '', cell?.table.label ?? '', read.above].some(isSaid)
}
