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
      const known = usedUntil.get(key)
      const until = Math.max(known ?? 0, time)
      const wait = until + each - time - 60_000
      // A hair of tolerance: the sum of many fractions is not exact.
      if (wait > 1e-6) return wait
      if (known === undefined && usedUntil.size >= mostKeys) forget(usedUntil, time, mostKeys)
      usedUntil.set(key, until + each)
      return 0
    },
  }
}

/** Makes room: whoever has everything back goes; when that is not enough, the longest known go too. */
function forget(usedUntil: Map<string, number>, time: number, mostKeys: number): void {
  for (const [key, until] of usedUntil) {
    if (until <= time) usedUntil.delete(key)
  }
  let excess = usedUntil.size - Math.floor(mostKeys * 0.9)
  for (const key of usedUntil.keys()) {
    if (excess-- <= 0) return
    usedUntil.delete(key)
  }
}
