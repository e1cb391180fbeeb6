import type { Clock } from '@docent/runtime/clock'

/** Counts per key and minute, in this process. */
export interface Rate {
  /** Seconds until the key may go on; 0 when it may now, and then it is counted. */
  take(key: string): number
}

const WINDOW_MS = 60_000
const MOST_KEYS = 50_000

/** At most `limit` in a minute: a bucket that fills up evenly, so that a pause earns a burst. */
export function createRate(limit: number, clock: Clock): Rate {
  const perToken = WINDOW_MS / limit
  /** Moment up to which each key has used its share, in milliseconds since 1970; in the past means a full bucket. */
  const used = new Map<string, number>()

  return {
    take(key) {
      const now = clock.now().getTime()
      const from = Math.max(used.get(key) ?? 0, now - WINDOW_MS)
      const next = from + perToken
      if (next > now) return Math.max(1, Math.ceil((next - now) / 1000))
      // Put at the end again: the front holds the keys that were quiet for longest.
      used.delete(key)
      used.set(key, next)
      if (used.size > MOST_KEYS) used.delete(used.keys().next().value as string)
      return 0
    },
  }
}
