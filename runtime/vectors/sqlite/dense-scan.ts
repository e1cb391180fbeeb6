import type { DatabaseSync } from 'node:sqlite'
import { createDots } from './dots.ts'
import { MAX_DIMENSIONS, PART_BYTES, paddedLength, PARTS_PER_SEGMENT, rowsPerPart, SEGMENT_SLOTS } from './layout.ts'
import type { Searched } from './mask.ts'
import { quantiseQuery } from './quantise.ts'
import { createTop } from './top.ts'

const OUT = MAX_DIMENSIONS * 2
const SCRATCH = OUT + 256 * 4

/** Cosines of a question with every passage that is searched. */
export function createDenseScan(db: DatabaseSync) {
  const select = db.prepare('select v from vec where id = ?')
  const dots = createDots()
  dots.reserve(SCRATCH + PART_BYTES)

  return (searched: readonly Searched[], vector: Float32Array, size: number) => {
    const rows = rowsPerPart(vector.length)
    const width = paddedLength(vector.length)
    const query = quantiseQuery(vector)
    const bytes = dots.bytes()
    bytes.set(new Uint8Array(query.values.buffer), 0)
    const out = new Int32Array(bytes.buffer, OUT, rows)
    const top = createTop(size)
    for (const { segment, mask } of searched) {
      for (let from = 0; from < segment.n; from += rows) {
        const count = Math.min(rows, segment.n - from)
        if (mask && !mask.subarray(from, from + count).includes(1)) continue
        const { v } = select.get(segment.id * PARTS_PER_SEGMENT + from / rows) as { v: Uint8Array<ArrayBuffer> }
        bytes.set(v, SCRATCH)
        // Frees the copy now; left to the collector such copies pile up and slow the scan.
        v.buffer.transfer(0)
        dots.run(0, SCRATCH, count, width, OUT)
        for (let i = 0; i < count; i += 1) {
          const score = (out[i] as number) * (segment.scale[from + i] as number) * query.scale
          if (score > top.floor() && (!mask || mask[from + i] === 1))
            top.offer(segment.id * SEGMENT_SLOTS + from + i, score)
        }
      }
    }
    return top.list()
  }
}
