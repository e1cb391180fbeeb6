import type { DatabaseSync } from 'node:sqlite'
import { bm25, idf } from '../../text/index.ts'
import { createBlockCache } from './block-cache.ts'
import { MAX_TF, SEGMENT_SLOTS, TF_BITS } from './layout.ts'
import type { Searched } from './mask.ts'
import { findInBlock } from './posting-block.ts'
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
  const selectRows = db.prepare(
    `select segment, term, p from post
     where segment in (select value from json_each(?)) and term in (select value from json_each(?))`,
  )
  selectRows.setReturnArrays(true)
  const blocksOf = createBlockCache(db)
  const sums = new Float32Array(SEGMENT_SLOTS)

  /** The lists of each term, by segment: full segments have a row per term, a growing one has blocks. */
  function collect(segments: readonly Segment[], terms: readonly number[]): Map<number, Map<number, Lists>> {
    const found = new Map(terms.map((term) => [term, new Map<number, Lists>()]))
    const full = segments.filter(({ n }) => n === SEGMENT_SLOTS).map(({ id }) => id)
    const rows = full.length > 0 ? selectRows.all(JSON.stringify(full), JSON.stringify(terms)) : []
    for (const row of rows) {
      const [segment, term, p] = row as unknown as [number, number, Uint8Array<ArrayBuffer>]
      found.get(term)?.set(segment, [new Uint16Array(p.buffer, p.byteOffset, p.byteLength / 2)])
    }
    for (const segment of segments) {
      if (segment.n === SEGMENT_SLOTS) continue
      const blocks = blocksOf(segment)
      for (const [term, lists] of found) {
        lists.set(
          segment.id,
          blocks.flatMap((block) => findInBlock(block, term) ?? []),
        )
      }
    }
    return found
  }

  return (
    segments: readonly Segment[],
    searched: readonly Searched[],
    terms: ReadonlyMap<number, number>,
    size: number,
  ) => {
    const n = segments.reduce((sum, each) => sum + each.n - each.dead, 0)
    const average = segments.reduce((sum, each) => sum + each.tokens, 0) / n || 1
    const found = [...collect(segments, [...terms.keys()])].map(([term, lists]) => {
      const df = segments.reduce((sum, segment) => sum + live(segment, lists.get(segment.id)), 0)
      return { lists, worth: idf(n, df) * (terms.get(term) as number) * (bm25.k1 + 1) }
    })
    const top = createTop(size)
    for (const { segment, mask } of searched) {
      sums.fill(0)
      for (const { lists, worth } of found) {
        for (const list of lists.get(segment.id) ?? none) add(segment, list, worth, average)
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
    const least = bm25.k1 * (1 - bm25.b)
    const slope = (bm25.k1 * bm25.b) / average
    for (let i = 0; i < list.length; i += 1) {
      const posting = list[i] as number
      const slot = posting >> TF_BITS
      const tf = posting & MAX_TF
      sums[slot] = (sums[slot] as number) + (worth * tf) / (tf + least + slope * (length[slot] as number))
    }
  }
}

function live({ dead, document }: Segment, lists: Lists = none): number {
  let count = 0
  for (const list of lists) {
    if (dead === 0) count += list.length
    else for (const posting of list) if (document[posting >> TF_BITS] !== 0) count += 1
  }
  return count
}
