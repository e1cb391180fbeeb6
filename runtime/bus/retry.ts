import { backoffMs } from '../backoff/index.ts'
import { EngineUnavailable } from '../failures/engine-unavailable.ts'
import { Unprocessable, type RetryPolicy } from './port.ts'

/** How often a delivery failed so far. */
export interface Tries {
  /** Counts the tries that the event may be to blame for; 1 on the first. */
  attempt: number
  /** Tries that found an engine away, and when the first of them was, in milliseconds since 1970. */
  away?: { tries: number; since: number }
}

export const firstTry: Tries = { attempt: 1 }

const DEFAULTS = { attempts: 8, minDelayMs: 100, maxDelayMs: 30_000, awayMs: 24 * 3_600_000 }
/** An engine that is back shall not be waited for much longer. */
const LONGEST_AWAY_DELAY_MS = 5_000

/** The wait before the next try with full jitter, or undefined when the event is to be parked. */
export function nextTry(
  policy: RetryPolicy | undefined,
  { attempt, away }: Tries,
  error: unknown,
  { random, now }: { random: () => number; now: number },
): { delayMs: number; tries: Tries } | undefined {
  const { attempts, minDelayMs, maxDelayMs, awayMs } = { ...DEFAULTS, ...policy }
  const since = away?.since ?? now
  if (error instanceof EngineUnavailable && now - since < awayMs) {
    const tries = (away?.tries ?? 0) + 1
    const longestMs = Math.min(maxDelayMs, LONGEST_AWAY_DELAY_MS)
    const delayMs = backoffMs({ firstMs: minDelayMs, longestMs, jitter: 'full' }, tries, random)
    return { delayMs, tries: { attempt, away: { tries, since } } }
  }
  if (error instanceof Unprocessable || attempt >= attempts) return undefined
  const delayMs = backoffMs({ firstMs: minDelayMs, longestMs: maxDelayMs, jitter: 'full' }, attempt, random)
  return { delayMs, tries: { attempt: attempt + 1, away } }
}

const LONGEST = 1000

/** An error as one line. */
export function oneLine(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  return text.replace(/\s+/g, ' ').trim().slice(0, LONGEST)
}
