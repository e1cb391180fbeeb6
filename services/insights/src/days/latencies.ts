/** Each bucket is a tenth wider than the one before: what is read from its middle is within 5 %. */
const GROWTH = Math.log(1.1)

/** The bucket of a time in milliseconds. */
export const bucketOf = (ms: number): number => Math.max(0, Math.ceil(Math.log(Math.max(1, ms)) / GROWTH))

/** A time that is within 5 % of all in the bucket. */
export const middleOf = (bucket: number): number => (2 * Math.exp(GROWTH * bucket)) / (1 + Math.exp(GROWTH))

/** The time that this share of all answers did not exceed; null where there are none. */
export function quantile(latencies: ReadonlyMap<number, number>, share: number): number | null {
  const buckets = [...latencies].sort(([a], [b]) => a - b)
  const wanted = share * buckets.reduce((sum, [, count]) => sum + count, 0)
  let seen = 0
  for (const [bucket, count] of buckets) {
    seen += count
    if (seen >= wanted) return Math.round(middleOf(bucket))
  }
  return null
}

const BOUNDS_MS = [500, 1_000, 2_000, 5_000, 10_000]

/** How many were quick, and how many slow. */
export function spreadOf(latencies: ReadonlyMap<number, number>): { belowMs: number | null; answers: number }[] {
  const spread = [...BOUNDS_MS, null].map((belowMs) => ({ belowMs, answers: 0 }))
  for (const [bucket, count] of latencies) {
    const ms = middleOf(bucket)
    const place = spread.find(({ belowMs }) => belowMs === null || ms < belowMs)
    if (place) place.answers += count
  }
  return spread
}
