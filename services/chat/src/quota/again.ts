import type { FailureOptions } from '@docent/runtime/failures'

const HOUR = 3_600

/** When a refusal is over: in words that hold in any time zone, and in seconds for whoever says it in other words. */
function again(from: Date, until: Date): FailureOptions {
  const seconds = Math.max(1, Math.ceil((until.getTime() - from.getTime()) / 1000))
  return { values: { time: inWords(seconds) }, extra: { retryAfterSeconds: seconds } }
}

/** When the UTC day is over. */
export const tomorrow = (now: Date): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1))

/** Until the UTC day is over. */
export const untilTomorrow = (now: Date): FailureOptions => again(now, tomorrow(now))

/** Until the UTC month is over; `date` names the day. */
export function untilNextMonth(now: Date): FailureOptions {
  const next = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1))
  const date = next.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })
  return { ...again(now, next), values: { date } }
}

function inWords(seconds: number): string {
  if (seconds >= HOUR) return count(Math.ceil(seconds / HOUR), 'hour')
  return seconds >= 60 ? count(Math.ceil(seconds / 60), 'minute') : count(seconds, 'second')
}

const count = (number: number, unit: string): string => `${number} ${unit}${number === 1 ? '' : 's'}`
