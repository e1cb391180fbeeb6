import { expect } from '@jest/globals'

/** Twice the input may take so many times the work. */
const TIMES_MAX = 2.6
const TRIES = 4
/** How much larger the last inputs are, and the processor milliseconds from which none is tried again. */
const LARGER = 8
const SURELY_SLOW = 4_000
/** Processor milliseconds below which a time tells nothing: what is quadratic takes seconds for as much text. */
const AT_ONCE = 30

/** Time of a processor that this thread took, not time that passes: neither what else the machine does nor another thread counts. */
async function workOf<T>(read: (input: T) => unknown, input: T): Promise<number> {
  const before = process.threadCpuUsage()
  await read(input)
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1_000
}

/**
 * The best of several tries: a pause to collect garbage makes single ones longer, and nothing makes them shorter. Where twice
 * the input seems to take more, larger ones decide: what is not linear gets worse, what was a pause gets better.
 */
export async function expectLinear<T>(make: (times: number) => T, read: (input: T) => unknown): Promise<void> {
  const ratios: number[] = []
  for (let times = 1; times <= LARGER; times *= 2) {
    const [once, twice] = [make(times), make(2 * times)]
    let [small, large] = [Infinity, Infinity]
    for (let tried = 0; tried < TRIES && (tried === 0 || large < SURELY_SLOW); tried += 1) {
      large = Math.min(large, await workOf(read, twice))
      if (large <= AT_ONCE * times) return
      small = Math.min(small, await workOf(read, once))
      if (large <= small * TIMES_MAX) return
    }
    ratios.push(large / small)
    if (large >= SURELY_SLOW) break
  }
  expect(Math.min(...ratios)).toBeLessThanOrEqual(TIMES_MAX)
}
