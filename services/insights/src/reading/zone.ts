import { DAY_MS, HOUR_MS, MINUTE_MS } from '@docent/runtime/units'

/** A time zone, and what its clocks show. */
export interface Zone {
  /** The first moment of a day (2026-11-21), in milliseconds since 1970. */
  startOf(day: string): number
  /** What is added to a moment to read it as the clocks there show it. */
  offset(moment: number): number
}

/** Days since 1970, of a moment as clocks show it. */
export const dayNumber = (there: number): number => Math.floor(there / DAY_MS)
export const dayNamed = (number: number): string => dayOf(number * DAY_MS)
/** 0 to 167, from Monday midnight on; the first day of 1970 was a Thursday. */
export const hourOfWeek = (there: number): number =>
  ((dayNumber(there) + 3) % 7) * 24 + Math.floor((there % DAY_MS) / HOUR_MS)

/** Undefined where there is no such time zone. */
export function zoneOf(name: string): Zone | undefined {
  let format: Intl.DateTimeFormat
  try {
    format = new Intl.DateTimeFormat('en-US', { timeZone: name, timeZoneName: 'longOffset' })
  } catch {
    return undefined
  }
  const offsetAt = (moment: number) => {
    const said = format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? ''
    const [, sign, hours, minutes] = /([+-])(\d{2}):(\d{2})/.exec(said) ?? []
    return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * MINUTE_MS
  }
  /** By UTC day: to ask for an offset takes as long as to count an hour. Undefined where clocks change in it. */
  const known = new Map<number, number | undefined>()
  const offset = (moment: number) => {
    const day = Math.floor(moment / DAY_MS)
    if (!known.has(day)) {
      const [first, last] = [offsetAt(day * DAY_MS), offsetAt((day + 1) * DAY_MS)]
      known.set(day, first === last ? first : undefined)
    }
    return known.get(day) ?? offsetAt(moment)
  }
  return {
    startOf(day) {
      const midnight = Date.parse(`${day}T00:00:00Z`)
      const first = midnight - offsetAt(midnight)
      const start = midnight - offsetAt(first)
      // Where clocks are put forward at midnight the day begins later.
      return dayOf(start + offsetAt(start)) < day ? first : start
    },
    offset,
  }
}

const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10)

/** Every day from one to another, both included. */
export function daysFrom(from: string, to: string): string[] {
  const first = Date.parse(`${from}T00:00:00Z`)
  const count = Math.round((Date.parse(`${to}T00:00:00Z`) - first) / DAY_MS) + 1
  return Array.from({ length: Math.max(0, count) }, (_, index) => dayOf(first + index * DAY_MS))
}
