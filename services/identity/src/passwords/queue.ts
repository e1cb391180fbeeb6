import { failures } from '../failures.ts'

/** How many may wait for each one that runs; more than that would time out anyway. */
const WAITING_PER_PLACE = 50

/** Runs at most `places` tasks at a time, the others in turn. Refuses with too_busy when too many wait. */
export function createQueue(places: number): <T>(task: () => Promise<T>) => Promise<T> {
  let free = places
  const waiting: (() => void)[] = []

  return async (task) => {
    if (free > 0) free--
    else {
      if (waiting.length >= places * WAITING_PER_PLACE) throw failures.too_busy({ extra: { retryAfterSeconds: 5 } })
      await new Promise<void>((resolve) => waiting.push(resolve))
    }
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free++
    }
  }
}
