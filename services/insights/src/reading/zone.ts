const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

/** A time zone, and what its clocks show. */
export interface Zone {
  /** The first moment of a day (2026-11-21), in milliseconds since 1970. */
  startOf(day: string): number
  /** The day, the weekday (Monday is 1) and the hour there. */
  at(moment: number): { day: string; weekday: number; hour: number }
}

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
    at(moment) {
      const there = moment + offset(moment)
      const weekday = new Date(there).getUTCDay()
      return { day: dayOf(there), weekday: weekday === 0 ? 7 : weekday, hour: Math.floor((there % DAY_MS) / 3_600_000) }
    },
  }
}

const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10)

/** Every day from one to another, both included. */
export function daysFrom(from: string, to: string): string[] {
  const first = Date.parse(`${from}T00:00:00Z`)
  const count = Math.round((Date.parse(`${to}T00:00:00Z`) - first) / DAY_MS) + 1
  return Array.from({ length: Math.max(0, count) }, (_, index) => dayOf(first + index * DAY_MS))
}
