export interface LoadResult {
  /** Milliseconds. */
  p50: number
  p95: number
  p99: number
  perSecond: number
  errors: number
}

/** Sends `count` requests, `callers` at a time, and times each. A rejected one counts as an error. */
export async function load(
  count: number,
  callers: number,
  request: (index: number) => Promise<void>,
): Promise<LoadResult> {
  const times: number[] = []
  let next = 0
  let errors = 0
  const began = performance.now()
  await Promise.all(
    Array.from({ length: callers }, async () => {
      for (let index = next++; index < count; index = next++) {
        const start = performance.now()
        try {
          await request(index)
        } catch {
          errors += 1
        }
        times.push(performance.now() - start)
      }
    }),
  )
  const seconds = (performance.now() - began) / 1000
  times.sort((a, b) => a - b)
  return { p50: at(times, 0.5), p95: at(times, 0.95), p99: at(times, 0.99), perSecond: count / seconds, errors }
}

/** The value below which this share of the sorted values lies. */
export function at(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export function median(values: readonly number[]): number {
  return at(
    [...values].sort((a, b) => a - b),
    0.5,
  )
}
