import type { DatabaseSync } from 'node:sqlite'
import { blockOfOne, merge, sizeOf, type MergedBlock } from './merged-block.ts'

/** Holds the postings of some 100,000 passages, and is taken only as they are searched again and again. */
const CACHED_BYTES = 48 * 1_048_576
/** About what the postings of one full segment take. */
const USUAL_BYTES = 1_048_576
/** Searches of a segment before its rows are read into a block: that takes some milliseconds, which must come back. */
const OFTEN = 6
/** Segments whose searches are counted. */
const COUNTED = 10_000
/** A block that no search has used for so long may make room for another. */
const STALE_AFTER_SEARCHES = 50
/** Blocks of one segment that become one: as many as take about as long to merge as the last of them took to read. */
const MERGED_AT_ONCE = 8

interface Row {
  terms: string | null
  bytes: string
  postings: Uint8Array<ArrayBuffer>
}

interface Kept {
  block: MergedBlock
  usedBy: number
}

/**
 * The postings of full segments that are searched again and again, in blocks: a search looks for hundreds of terms, most of
 * which no passage has. They never change, and a segment's number is never used again. Large spaces are scanned from end to end by
 * every search, which is why blocks in use are never pushed out.
 */
export function createFullBlocks(db: DatabaseSync) {
  const select = db.prepare(
    `select json_group_array(term) as terms, json_group_array(length(p)) as bytes,
       cast(group_concat(p, '') as blob) as postings
     from (select term, p from post where segment = ? order by term)`,
  )
  /** The first is the one that has not been used for the longest. */
  const kept = new Set<Kept>()
  const keptOf = new Map<number, Kept>()
  const searches = new Map<number, number>()
  let bytes = 0
  let search = 0

  function keep(block: MergedBlock): Kept {
    const one = { block, usedBy: search }
    kept.add(one)
    for (const segment of block.of) keptOf.set(segment, one)
    bytes += sizeOf(block)
    return one
  }

  function drop(one: Kept): void {
    kept.delete(one)
    for (const segment of one.block.of) keptOf.delete(segment)
    bytes -= sizeOf(one.block)
  }

  function makeRoom(): boolean {
    for (const oldest of kept) {
      if (bytes + USUAL_BYTES <= CACHED_BYTES) break
      if (oldest.usedBy + STALE_AFTER_SEARCHES >= search) return false
      drop(oldest)
    }
    return true
  }

  function isOften(segment: number): boolean {
    const times = (searches.get(segment) ?? 0) + 1
    if (searches.size >= COUNTED) searches.clear()
    searches.set(segment, times)
    return times >= OFTEN
  }

  function read(segment: number): Kept {
    searches.delete(segment)
    return keep(blockOf(segment, select.get(segment) as unknown as Row))
  }

  function mergeSome(used: readonly Kept[]): void {
    const single = used.filter(({ block }) => block.of.length === 1).slice(0, MERGED_AT_ONCE)
    if (single.length < MERGED_AT_ONCE) return
    for (const one of single) drop(one)
    keep(merge(single.map(({ block }) => block)))
  }

  return {
    /**
     * The blocks of the full segments of a space; `missing` are those whose rows are to be read one by one. For each search one block at
     * most is read, or some are merged.
     */
    blocksOf(segments: readonly number[]): { blocks: MergedBlock[]; missing: number[] } {
      search += 1
      const used = new Map<Kept, number>()
      const missing: number[] = []
      let hasRead = false
      for (const segment of segments) {
        let found = keptOf.get(segment)
        if (!found && isOften(segment) && !hasRead && makeRoom()) {
          found = read(segment)
          hasRead = true
        }
        if (found) used.set(found, (used.get(found) ?? 0) + 1)
        else missing.push(segment)
      }
      for (const [one, living] of used) {
        one.usedBy = search
        kept.delete(one)
        // Segments that were given back leave what is kept of them to those beside them, as long as these are more.
        if (living * 2 < one.block.of.length) drop(one)
        else kept.add(one)
      }
      // This search goes on with what it found.
      if (!hasRead) mergeSome([...used.keys()].filter((one) => kept.has(one)))
      return { blocks: [...used.keys()].map(({ block }) => block), missing }
    },
  }
}

function blockOf(segment: number, { terms, bytes, postings }: Row): MergedBlock {
  const ends = Uint32Array.from(JSON.parse(bytes) as number[])
  for (let i = 0, end = 0; i < ends.length; i += 1) {
    end += (ends[i] as number) / 2
    ends[i] = end
  }
  return blockOfOne(segment, {
    terms: Uint32Array.from(JSON.parse(terms ?? '[]') as number[]),
    ends,
    // A copy, so that nothing but the postings is kept.
    postings: new Uint16Array(postings.slice().buffer),
  })
}
