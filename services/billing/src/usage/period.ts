/** A billing period: a UTC calendar month, written like "2026-11". */
export type Period = string

export function periodOf(time: Date | number): Period {
  return new Date(time).toISOString().slice(0, 7)
}

/** First millisecond of the period, and the first one after it. */
export function boundsOf(period: Period): { start: number; end: number } {
  const [year = 0, month = 1] = period.split('-').map(Number)
  return { start: Date.UTC(year, month - 1), end: Date.UTC(year, month) }
}

/** The periods from one to another, newest first, both included; none when `from` is later. */
export function periodsBack(to: Period, from: Period, atMost: number): Period[] {
  const periods: Period[] = []
  for (let period = to; period >= from && periods.length < atMost; period = periodOf(boundsOf(period).start - 1)) {
    periods.push(period)
  }
  return periods
}
