import type { DatabaseSync } from 'node:sqlite'
import { createBlockCache } from './block-cache.ts'
import { createFullBlocks } from './full-blocks.ts'
import { SEGMENT_SLOTS, TF_BITS } from './layout.ts'
import { eachList } from './merged-block.ts'
import { indexIn, type PostingBlock } from './posting-block.ts'
import type { Segment } from './segment.ts'

/**
 * Where the postings of a question's terms lie. A large space has thousands of lists for each question: they are numbers here, a row of
 * first lists for each term that has any, with a place for each segment, and 0 where there is none.
 */
export function createPostingsFound(db: DatabaseSync) {
  const selectRows = db.prepare(
    `select segment, term, p from post
     where segment in (select value from json_each(?)) and term in (select value from json_each(?))`,
  )
  selectRows.setReturnArrays(true)
  const growingBlocksOf = createBlockCache(db)
  const full = createFullBlocks(db)

  let segments: readonly Segment[] = []
  let places = new Map<number, number>()
  let blocks: ReturnType<typeof full.blocksOf> = { blocks: [], missing: [] }
  let growing: { place: number; blocks: readonly PostingBlock[] }[] = []
  const rows = new Map<number, number>()
  let firsts = new Uint32Array(1_024)
  // Of each list, from 1: where it lies, and the next of the same term and segment.
  const postings: Uint16Array[] = []
  const from: number[] = []
  const to: number[] = []
  const next: number[] = []

  function rowOf(term: number): number {
    const known = rows.get(term)
    if (known !== undefined) return known
    const row = rows.size * segments.length
    rows.set(term, row)
    if (row + segments.length > firsts.length) {
      const before = firsts
      firsts = new Uint32Array(Math.max(before.length * 2, row + segments.length))
      firsts.set(before)
    }
    firsts.fill(0, row, row + segments.length)
    return row
  }

  function note(term: number, place: number, list: Uint16Array, begin: number, end: number): void {
    const at = rowOf(term) + place
    next.push(firsts[at] as number)
    postings.push(list)
    from.push(begin)
    to.push(end)
    firsts[at] = postings.length - 1
  }

  function readRows(terms: readonly number[]): void {
    for (const row of selectRows.all(JSON.stringify(blocks.missing), JSON.stringify(terms))) {
      const [segment, term, p] = row as unknown as [number, number, Uint8Array<ArrayBuffer>]
      const list = new Uint16Array(p.buffer, p.byteOffset, p.byteLength / 2)
      note(term, places.get(segment) as number, list, 0, list.length)
    }
  }

  return {
    /** Begins a search of these segments: all of a space. */
    begin(all: readonly Segment[]): void {
      segments = all
      places = new Map(all.map(({ id }, place) => [id, place]))
      blocks = full.blocksOf(all.filter(({ n }) => n === SEGMENT_SLOTS).map(({ id }) => id))
      growing = all.flatMap((segment, place) =>
        segment.n < SEGMENT_SLOTS ? [{ place, blocks: growingBlocksOf(segment) }] : [],
      )
      rows.clear()
      for (const list of [postings, from, to, next]) list.length = 0
      postings.push(new Uint16Array())
      for (const list of [from, to, next]) list.push(0)
    },
    /** Looks terms up that were not looked up since `begin`. */
    find(terms: Iterable<number>): void {
      const all = [...terms]
      for (const block of blocks.blocks) {
        const placesOf = block.of.map((segment) => places.get(segment) ?? -1)
        for (const term of all) {
          eachList(block, term, (segment, begin, end) => {
            const place = placesOf[segment] as number
            if (place >= 0) note(term, place, block.postings, begin, end)
          })
        }
      }
      for (const { place, blocks: some } of growing) {
        for (const { terms: known, ends, postings: list } of some) {
          for (const term of all) {
            const at = indexIn(known, term)
            if (at >= 0) note(term, place, list, at === 0 ? 0 : (ends[at - 1] as number), ends[at] as number)
          }
        }
      }
      if (blocks.missing.length > 0) readRows(all)
    },
    /** The row of a term; undefined when no passage has it. */
    row: (term: number): number | undefined => rows.get(term),
    first: (row: number, place: number): number => firsts[row + place] as number,
    next: (list: number): number => next[list] as number,
    postings: (list: number): Uint16Array => postings[list] as Uint16Array,
    from: (list: number): number => from[list] as number,
    to: (list: number): number => to[list] as number,
    /** Live passages that have a term. */
    df(row: number): number {
      let count = 0
      for (let place = 0; place < segments.length; place += 1) {
        const { dead, document } = segments[place] as Segment
        for (let list = firsts[row + place] as number; list > 0; list = next[list] as number) {
          const [begin, end] = [from[list] as number, to[list] as number]
          if (dead === 0) count += end - begin
          else {
            const some = postings[list] as Uint16Array
            for (let i = begin; i < end; i += 1) if (document[(some[i] as number) >> TF_BITS] !== 0) count += 1
          }
        }
      }
      return count
    },
  }
}

export type PostingsFound = ReturnType<typeof createPostingsFound>
