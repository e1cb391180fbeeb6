import type { DatabaseSync } from 'node:sqlite'
import { bm25, idf } from '../../text/index.ts'
import { MAX_TF, SEGMENT_SLOTS, TF_BITS } from './layout.ts'
import type { Searched } from './mask.ts'
import { createTop } from './top.ts'

/** BM25 over the passages that are searched: their number, their lengths and how many of them hold a term. */
export function createLexicalScan(db: DatabaseSync) {
  const select = db.prepare('select p from post where segment = ? and term = ?')
  const sums = new Float32Array(SEGMENT_SLOTS)

  function postingsOf(segment: number, term: number): Uint16Array | undefined {
    const row = select.get(segment, term) as { p: Uint8Array<ArrayBuffer> } | undefined
    return row && new Uint16Array(row.p.buffer, row.p.byteOffset, row.p.byteLength / 2)
  }

  return (searched: readonly Searched[], terms: ReadonlyMap<number, number>, size: number) => {
    const n = searched.reduce((sum, each) => sum + each.n, 0)
    const average = searched.reduce((sum, each) => sum + each.tokens, 0) / n || 1
    const lists = [...terms].map(([term, tf]) => {
      const bySegment = searched.map(({ segment }) => postingsOf(segment.id, term))
      const df = bySegment.reduce((sum, list, i) => sum + visible(list, searched[i]?.mask), 0)
      return { bySegment, weight: idf(n, df) * tf * (bm25.k1 + 1) }
    })
    const top = createTop(size)
    searched.forEach(({ segment, mask }, i) => {
      sums.fill(0)
      for (const { bySegment, weight } of lists) {
        for (const posting of bySegment[i] ?? []) {
          const slot = posting >> TF_BITS
          const tf = posting & MAX_TF
          const norm = bm25.k1 * (1 - bm25.b + (bm25.b * (segment.length[slot] as number)) / average)
          sums[slot] = (sums[slot] as number) + (weight * tf) / (tf + norm)
        }
      }
      for (let slot = 0; slot < segment.n; slot += 1) {
        const score = sums[slot] as number
        if (score > 0 && score > top.floor() && (!mask || mask[slot] === 1)) {
          top.offer(segment.id * SEGMENT_SLOTS + slot, score)
        }
      }
    })
    return top.list()
  }
}

function visible(list: Uint16Array | undefined, mask: Uint8Array | undefined): number {
  if (!list || !mask) return list?.length ?? 0
  let count = 0
  for (const posting of list) count += mask[posting >> TF_BITS] as number
  return count
}
