import type { DatabaseSync } from 'node:sqlite'
import { createDots } from './dots.ts'
import { MAX_DIMENSIONS, paddedLength, PART_BYTES, PARTS_PER_SEGMENT, rowsPerPart, SEGMENT_SLOTS } from './layout.ts'
import type { Searched } from './mask.ts'
import { createPartCache } from './part-cache.ts'
import { quantizeQuery } from './quantize.ts'
import { createTop } from './top.ts'

/** Behind the question lie the products of a part, what their bytes are worth, and the numbers of the best; then come the parts. */
const OUT = MAX_DIMENSIONS * 2
const SCALES = OUT + 256 * 4
const ABOVE = SCALES + 256 * 4
const PARTS = ABOVE + 256 * 4
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
    for (const { segment, mask } of searched) {
      const { scale } = segment
      for (let from = 0; from < segment.n; from += rows) {
        const count = Math.min(rows, segment.n - from)
        if (mask && !mask.subarray(from, from + count).includes(1)) continue
        const address = parts.address(segment.id * PARTS_PER_SEGMENT + from / rows, count * width)
        new Float32Array(dots.bytes().buffer, SCALES, count).set(scale.subarray(from, from + count))
        const best = { scales: SCALES, worth: query.scale, floor: top.floor(), above: ABOVE }
        const found = dots.run(0, address, count, width, OUT, best)
        if (found === 0) continue
        const out = new Int32Array(dots.bytes().buffer, OUT, count)
        for (const i of new Int32Array(dots.bytes().buffer, ABOVE, found)) {
          if (mask && mask[from + i] === 0) continue
          const score = (out[i] as number) * (scale[from + i] as number) * query.scale
          top.offer(segment.id * SEGMENT_SLOTS + from + i, score)
        }
      }
    }
    return top.list()
  }
}
