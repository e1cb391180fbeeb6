/** The same numbers each time. */
export interface Chance {
  /** From 0 to below 1. */
  next(): number
  /** Exponential, with this mean. */
  exponential(mean: number): number
  /** Lognormal, with this median and this ratio of the 84th hundredth to it. */
  lognormal(median: number, spread: number): number
}

export function createChance(seed: number): Chance {
  let state = seed >>> 0
  const next = () => {
    // Mulberry32.
    state = (state + 0x6d2b79f5) >>> 0
    let word = Math.imul(state ^ (state >>> 15), state | 1)
    word ^= word + Math.imul(word ^ (word >>> 7), word | 61)
    return ((word ^ (word >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    next,
    exponential: (mean) => -mean * Math.log(1 - next()),
    lognormal(median, spread) {
      const normal = Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next())
      return median * spread ** normal
    },
  }
}

/** How often each of so many is asked for: the second half as often as the first, the third a third as often. */
export function zipf(count: number): { sums: Float64Array; share(rank: number): number } {
  const sums = new Float64Array(count)
  let sum = 0
  for (let rank = 0; rank < count; rank++) sums[rank] = sum += 1 / (rank + 1)
  return { sums: sums.map((one) => one / sum), share: (rank) => 1 / (rank + 1) / sum }
}

/** The first whose sum reaches the draw. */
export function drawn(sums: Float64Array, draw: number): number {
  let low = 0
  let high = sums.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sums[middle] as number) < draw) low = middle + 1
    else high = middle
  }
  return low
}
