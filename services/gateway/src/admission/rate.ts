/** How often each of many callers may come. */
export interface Rate {
  /** Takes one call; 0 when it may pass, else the milliseconds until the next may. */
  take(key: string): number
}

/** Callers that are remembered; beyond that the longest known are forgotten first. */
const MOST_KEYS = 100_000

/**
 * So many calls a minute for each key, all at once or spread. One number is kept for each caller: the time at which
 * everything they have used up will be theirs again. 0 a minute is no limit.
 */
export function createRate(perMinute: number, now: () => number, mostKeys = MOST_KEYS): Rate {
  if (perMinute === 0) return { take: () => 0 }
  const each = 60_000 / perMinute
  const usedUntil = new Map<string, number>()

  return {
    take(key) {
      const time = now()
      const until = Math.max(usedUntil.get(key) ?? 0, time)
      const wait = until + each - time - 60_000
      // A hair of tolerance: the sum of many fractions is not exact.
      if (wait > 1e-6) return wait
      if (usedUntil.size >= mostKeys) forget(usedUntil, time)
      usedUntil.set(key, until + each)
      return 0
    },
  }
}

/** Makes room: a tenth goes, those who have everything back among them. */
function forget(usedUntil: Map<string, number>, time: number): void {
  let left = Math.ceil(usedUntil.size / 10)
  for (const [key, until] of usedUntil) {
    if (until <= time) usedUntil.delete(key)
  }
  for (const key of usedUntil.keys()) {
    if (left-- <= 0) break
    usedUntil.delete(key)
  }
}
