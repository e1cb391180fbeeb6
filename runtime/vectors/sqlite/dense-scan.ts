import type { DatabaseSync } from 'node:sqlite'
import { createDots } from './dots.ts'
import { MAX_DIMENSIONS, paddedLength, PART_BYTES, PARTS_PER_SEGMENT, rowsPerPart, SEGMENT_SLOTS } from './layout.ts'
import type { Searched } from './mask.ts'
import { createPartCache } from './part-cache.ts'
import { quantizeQuery } from './quantize.ts'
import { createTop } from './top.ts'

/** Where the products of a part go, and after them the parts. */
const OUT = MAX_DIMENSIONS * 2
const PARTS = OUT + 256 * 4
/** Holds 100,000 vectors of 384 values, and is taken only as they are searched. */
const CACHE_BYTES = 48 * 1_048_576

/** Cosines of a question with every passage that is searched. */
export function createDenseScan(db: DatabaseSync) {
  const dots = createDots()
  dots.reserve(PARTS + PART_BYTES)
  const parts = createPartCache(db, dots, PARTS, CACHE_BYTES)

  return (searched: readonly Searched[], vector: Float32Array, size: number) => {
    const rows = rowsPerPart(vector.length)
    const width = paddedLength(vector.length)
    const query = quantizeQuery(vector)
    dots.bytes().set(new Uint8Array(query.values.buffer), 0)
    const top = createTop(size)
    parts.begin()
    let floor = top.floor()
    for (const { segment, mask } of searched) {
      const { scale } = segment
      for (let from = 0; from < segment.n; from += rows) {
        const count = Math.min(rows, segment.n - from)
        if (mask && !mask.subarray(from, from + count).includes(1)) continue
        const address = parts.address(segment.id * PARTS_PER_SEGMENT + from / rows, count * width)
        dots.run(0, address, count, width, OUT)
        const out = new Int32Array(dots.bytes().buffer, OUT, count)
        for (let i = 0; i < count; i += 1) {
          const score = (out[i] as number) * (scale[from + i] as number) * query.scale
          if (score > floor && (!mask || mask[from + i] === 1)) {
            top.offer(segment.id * SEGMENT_SLOTS + from + i, score)
            floor = top.floor()
          }
        }
      }
    }
    return top.list()
  }
}
