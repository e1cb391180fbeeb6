import { expect } from '@jest/globals'
import { isDeepStrictEqual } from 'node:util'
import { eventually } from '../client/client.ts'

/**
 * Waits until a page shows this: what follows from what was done may come a moment later than what was waited for before, on a
 * busy machine by seconds. Fails with what was seen last.
 */
export async function becomes<T>(look: () => Promise<T>, expected: T): Promise<void> {
  let seen: { last: T } | undefined
  const fits = async () => {
    seen = { last: await look() }
    return isDeepStrictEqual(seen.last, expected) ? true : undefined
  }
  await eventually(fits, 'a page to show what it has to').catch((error: unknown) => {
    if (seen) expect(seen.last).toEqual(expected)
    throw error
  })
}
