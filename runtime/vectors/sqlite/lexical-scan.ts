import type { DatabaseSync } from 'node:sqlite'
import { bm25, idf } from '../../text/index.ts'
import { MAX_TF, SEGMENT_SLOTS, TF_BITS } from './layout.ts'
import type { Searched } from './mask.ts'
import type { Segment } from './segment.ts'
import { createTop } from './top.ts'

/**
 * Exact BM25. How rare a term and how long a passage is, is measured on all live passages of the space, also where
 * only some documents are searched: a few passages tell too little about what is rare.
 */
export function createLexicalScan(db: DatabaseSync) {
  const select = db.prepare('select p from post where segment = ? and term = ?')
  const sums = new Float32Array(SEGMENT_SLOTS)

  function postingsOf({ id }: Segment, term: number): Uint16Array | undefined {
    const row = select.get(id, term) as { p: Uint8Array<ArrayBuffer> } | undefined
    return row && new Uint16Array(row.p.buffer, row.p.byteOffset, row.p.byteLength / 2)
  }

  return (
    segments: readonly Segment[],
    searched: readonly Searched[],
    terms: ReadonlyMap<number, number>,
    size: number,
  ) => {
    const n = segments.reduce((sum, each) => sum + each.n - each.dead, 0)
    const average = segments.reduce((sum, each) => sum + each.tokens, 0) / n || 1
    const lists = [...terms].map(([term, weight]) => {
      const bySegment = new Map(segments.map((segment) => [segment, postingsOf(segment, term)]))
      let df = 0
      for (const [segment, list] of bySegment) df += live(segment, list)
      return { bySegment, weight: idf(n, df) * weight * (bm25.k1 + 1) }
    })
    const top = createTop(size)
    for (const { segment, mask } of searched) {
      sums.fill(0)
      for (const { bySegment, weight } of lists) {
        for (const posting of bySegment.get(segment) ?? []) {
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
    }
    return top.list()
  }
}

function live({ dead, document }: Segment, list: Uint16Array | undefined): number {
  if (!list || dead === 0) return list?.length ?? 0
  let count = 0
  for (const posting of list) if (document[posting >> TF_BITS] !== 0) count += 1
  return count
}
