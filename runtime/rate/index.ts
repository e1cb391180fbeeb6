import type { Clock } from '../clock/index.ts'
import { MINUTE_MS } from '../units/index.ts'

/** How often each of many callers may come, counted in this process. What counts for all processes is in `shared.ts`. */
export interface Rate {
  /** Takes one call; 0 when it may pass, else the milliseconds until the next may. */
  take(key: string): number
}

export interface RateOptions {
  /** Calls of one key within the time, all at once or spread. 0 is no limit. */
  atMost: number
  /** Default: a minute, in milliseconds. */
  perMs?: number
  clock: Clock
  /** Callers that are remembered; beyond that those that were quiet for longest are forgotten. */
  mostKeys?: number
}

const MOST_KEYS = 100_000

/** A bucket for each key that fills up evenly, so that a pause earns a burst. */
export function createRate({ atMost, perMs = MINUTE_MS, clock, mostKeys = MOST_KEYS }: RateOptions): Rate {
  if (atMost === 0) return { take: () => 0 }
  const usedUntil = new Map<string, number>()

  return {
    take(key) {
      const now = clock.now().getTime()
      const { waitMs, until } = taken(usedUntil.get(key), { atMost, perMs, now })
      if (waitMs > 0) return waitMs
      // Put at the end again: the front holds the keys that were quiet for longest.
      usedUntil.delete(key)
      usedUntil.set(key, until)
      if (usedUntil.size > mostKeys) usedUntil.delete(usedUntil.keys().next().value as string)
      return 0
    },
  }
}

/** A hair of tolerance, in milliseconds: the sum of many fractions is not exact. */
const TOLERANCE_MS = 1e-6

/** One number is kept for each caller: when everything they have used up will be theirs again, in milliseconds since 1970. */
export function taken(
  usedUntil: number | undefined,
  { atMost, perMs, now }: { atMost: number; perMs: number; now: number },
): { waitMs: number; until: number } {
  const until = Math.max(usedUntil ?? 0, now) + perMs / atMost
  const waitMs = until - now - perMs
  return waitMs > TOLERANCE_MS ? { waitMs, until: usedUntil ?? now } : { waitMs: 0, until }
}
