import type { DatabaseSync } from 'node:sqlite'
import { bm25, idf } from '../../text/index.ts'
import { MAX_TF, SEGMENT_SLOTS, TF_BITS } from './layout.ts'
import type { Searched } from './mask.ts'
import { decodeBlock, findInBlock } from './posting-block.ts'
import type { Segment } from './segment.ts'
import { createTop } from './top.ts'

/** The postings of one term in one segment. */
type Lists = readonly Uint16Array[]
const none: Lists = []

/**
 * Exact BM25. How rare a term and how long a passage is, is measured on all live passages of the space, also where
 * only some documents are searched: a few passages tell too little about what is rare.
 */
export function createLexicalScan(db: DatabaseSync) {
  const selectRow = db.prepare('select p from post where segment = ? and term = ?')
  const selectBlocks = db.prepare('select v from block where segment = ? order by number')
  const sums = new Float32Array(SEGMENT_SLOTS)

  /** Finds the lists of any term in a segment. */
  function finder({ id, n }: Segment): (term: number) => Lists {
    if (n < SEGMENT_SLOTS) {
      const blocks = (selectBlocks.all(id) as { v: Uint8Array<ArrayBuffer> }[]).map(({ v }) => decodeBlock(v))
      return (term) => blocks.flatMap((block) => findInBlock(block, term) ?? [])
    }
    return (term) => {
      const row = selectRow.get(id, term) as { p: Uint8Array<ArrayBuffer> } | undefined
      return row ? [new Uint16Array(row.p.buffer, row.p.byteOffset, row.p.byteLength / 2)] : none
    }
  }

  return (
    segments: readonly Segment[],
    searched: readonly Searched[],
    terms: ReadonlyMap<number, number>,
    size: number,
  ) => {
    const n = segments.reduce((sum, each) => sum + each.n - each.dead, 0)
    const average = segments.reduce((sum, each) => sum + each.tokens, 0) / n || 1
    const found = [...terms].map(([, weight]) => ({ weight, df: 0, lists: new Map<Segment, Lists>() }))
    for (const segment of segments) {
      const find = finder(segment)
      let i = 0
      for (const term of terms.keys()) {
        const lists = find(term)
        const one = found[i] as (typeof found)[number]
        one.lists.set(segment, lists)
        for (const list of lists) one.df += live(segment, list)
        i += 1
      }
    }
    const top = createTop(size)
    for (const { segment, mask } of searched) {
      sums.fill(0)
      for (const { weight, df, lists } of found) {
        const worth = idf(n, df) * weight * (bm25.k1 + 1)
        for (const list of lists.get(segment) ?? none) add(segment, list, worth, average)
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

  function add({ length }: Segment, list: Uint16Array, worth: number, average: number): void {
    for (let i = 0; i < list.length; i += 1) {
      const posting = list[i] as number
      const slot = posting >> TF_BITS
      const tf = posting & MAX_TF
      const norm = bm25.k1 * (1 - bm25.b + (bm25.b * (length[slot] as number)) / average)
      sums[slot] = (sums[slot] as number) + (worth * tf) / (tf + norm)
    }
  }
}

function live({ dead, document }: Segment, list: Uint16Array): number {
  if (dead === 0) return list.length
  let count = 0
  for (const posting of list) if (document[posting >> TF_BITS] !== 0) count += 1
  return count
}
