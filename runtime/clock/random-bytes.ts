import { randomFillSync } from 'node:crypto'

const POOL = 4096

const pool = Buffer.alloc(POOL)
let used = POOL

/** Fresh random bytes of the system, asked for a pool at a time: a question for a few costs as much as one for many. */
export function freshBytes(count: number): Buffer {
  if (count > POOL / 2) return randomFillSync(Buffer.alloc(count))
  if (used + count > POOL) {
    randomFillSync(pool)
    used = 0
  }
  const taken = Buffer.from(pool.subarray(used, used + count))
  // What was given away is nowhere else.
  pool.fill(0, used, used + count)
  used += count
  return taken
}
