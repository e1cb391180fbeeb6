import { expect } from '@jest/globals'
import { isDeepStrictEqual } from 'node:util'

const LIMIT_MS = 120_000
const LOOK_EVERY_MS = 50

/**
 * Waits until a page shows this: what follows from what was done may come a moment later than what was waited for before, on a
 * busy machine by seconds. Fails with what was seen last.
 */
export async function becomes<T>(look: () => Promise<T>, expected: T, limitMs = LIMIT_MS): Promise<void> {
  const deadline = performance.now() + limitMs
  for (;;) {
    const seen = await look()
    if (isDeepStrictEqual(seen, expected)) return
    if (performance.now() > deadline) return expect(seen).toEqual(expected)
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
  }
}
