import type { DatabaseSync } from 'node:sqlite'
import type { PostingBlock } from './posting-block.ts'

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

interface Row {
  terms: string | null
  bytes: string
  postings: Uint8Array<ArrayBuffer>
}

interface Kept {
  block: PostingBlock
  bytes: number
  usedBy: number
}

/**
 * The postings of full segments that are searched again and again, each as one block: a search looks for hundreds of terms, most of
 * which no passage has. They never change, and a segment's number is never used again. Large spaces are scanned from end to end by
 * every search, which is why blocks in use are never pushed out.
 */
export function createFullBlocks(db: DatabaseSync) {
  const select = db.prepare(
    `select json_group_array(term) as terms, json_group_array(length(p)) as bytes,
       cast(group_concat(p, '') as blob) as postings
     from (select term, p from post where segment = ? order by term)`,
  )
  const kept = new Map<number, Kept>()
  const searches = new Map<number, number>()
  let bytes = 0
  let search = 0
  let hasRead = false

  /** The first is the one that has not been used for the longest. */
  function makeRoom(): boolean {
    for (const [oldest, { usedBy, bytes: freed }] of kept) {
      if (bytes + USUAL_BYTES <= CACHED_BYTES) break
      if (usedBy + STALE_AFTER_SEARCHES >= search) return false
      kept.delete(oldest)
      bytes -= freed
    }
    return true
  }

  function readOften(segment: number): Kept | undefined {
    const times = (searches.get(segment) ?? 0) + 1
    if (searches.size >= COUNTED) searches.clear()
    searches.set(segment, times)
    if (times < OFTEN || hasRead || !makeRoom()) return undefined
    searches.delete(segment)
    hasRead = true
    const block = blockOf(select.get(segment) as unknown as Row)
    const size = block.terms.byteLength + block.ends.byteLength + block.postings.byteLength
    bytes += size
    return { block, bytes: size, usedBy: search }
  }

  return {
    /** To be called as a search begins: at most one block is read for each. */
    begin(): void {
      search += 1
      hasRead = false
    },
    /** Undefined where the rows of the segment are to be read one by one. */
    blockOf(segment: number): PostingBlock | undefined {
      const found = kept.get(segment) ?? readOften(segment)
      if (!found) return undefined
      found.usedBy = search
      kept.delete(segment)
      kept.set(segment, found)
      return found.block
    },
  }
}

function blockOf({ terms, bytes, postings }: Row): PostingBlock {
  const ends = Uint32Array.from(JSON.parse(bytes) as number[])
  for (let i = 0, end = 0; i < ends.length; i += 1) {
    end += (ends[i] as number) / 2
    ends[i] = end
  }
  // A copy, so that nothing but the postings is kept.
  return {
    terms: Uint32Array.from(JSON.parse(terms ?? '[]') as number[]),
    ends,
    postings: new Uint16Array(postings.slice().buffer),
  }
}
