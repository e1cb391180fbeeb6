import type { DatabaseSync } from 'node:sqlite'
import { SEGMENT_SLOTS } from './layout.ts'
import type { Segment } from './segment.ts'
import {
  createBlockBuilder,
  decodeBlock,
  eachInBlock,
  encodeBlock,
  mergeBlocks,
  NONE,
  packPosting,
  type PostingBlock,
} from './posting-block.ts'

/** A growing segment has no more blocks than this: a search looks into each. */
const MAX_BLOCKS = 12

/**
 * Writes postings. A growing segment gets a block for each transaction, and the newest are merged now and then, so that what is large
 * is seldom written again; once it is full, its postings move to a row per term, which a search of a large space can read one by one.
 */
export function createPostings(db: DatabaseSync) {
  const insertBlock = db.prepare('insert into block (segment, number, v) values (?, ?, ?)')
  const selectBlocks = db.prepare('select v from block where segment = ? and number >= ? order by number')
  const selectSizes = db.prepare('select number, length(v) as bytes from block where segment = ? order by number')
  const deleteBlocks = db.prepare('delete from block where segment = ? and number >= ?')
  const selectRows = db.prepare('select term, p from post where segment = ?')
  const insertRow = db.prepare('insert into post values (?, ?, ?)')
  const deleteRows = db.prepare('delete from post where segment = ?')
  const waiting = new Map<Segment, ReturnType<typeof createBlockBuilder>>()

  function blocksFrom(segment: number, number: number): PostingBlock[] {
    return (selectBlocks.all(segment, number) as { v: Uint8Array<ArrayBuffer> }[]).map(({ v }) => decodeBlock(v))
  }

  function writeSegment(segment: Segment, block: PostingBlock): void {
    const sizes = selectSizes.all(segment.id) as unknown as BlockSize[]
    const isFull = segment.n === SEGMENT_SLOTS
    const value = encodeBlock(block)
    if (!isFull && sizes.length < MAX_BLOCKS) {
      insertBlock.run(segment.id, (sizes.at(-1)?.number ?? -1) + 1, value)
      return
    }
    const from = isFull ? 0 : firstToMerge(sizes, value.byteLength)
    // The first one is in order, and often as long as the others together.
    const [first = NONE, ...others] = blocksFrom(segment.id, from)
    const builder = createBlockBuilder()
    for (const one of [...others, block]) builder.addBlock(one)
    deleteBlocks.run(segment.id, from)
    const merged = mergeBlocks(first, builder.build())
    if (!isFull) insertBlock.run(segment.id, from, encodeBlock(merged))
    else {
      eachInBlock(merged, (term, { buffer, byteOffset, byteLength }) =>
        insertRow.run(segment.id, term, new Uint8Array(buffer, byteOffset, byteLength)),
      )
    }
  }

  function builderOf(segment: Segment) {
    let builder = waiting.get(segment)
    if (!builder) waiting.set(segment, (builder = createBlockBuilder()))
    return builder
  }

  return {
    /** Adds the terms of a passage; its slot comes behind those that were added before. */
    add(segment: Segment, slot: number, terms: Uint32Array, counts: Uint32Array): void {
      const builder = builderOf(segment)
      for (let i = 0; i < terms.length; i += 1) builder.add(terms[i] as number, packPosting(slot, counts[i] as number))
    },
    /** Adds one term of a passage; of the passages that have it, this one comes last. */
    addOne(segment: Segment, slot: number, term: number, tf: number): void {
      builderOf(segment).add(term, packPosting(slot, tf))
    },
    /** All that is stored of a segment. */
    each(segment: number, each: (term: number, postings: Uint16Array) => void): void {
      for (const block of blocksFrom(segment, 0)) eachInBlock(block, each)
      for (const row of selectRows.iterate(segment)) {
        const { term, p } = row as unknown as { term: number; p: Uint8Array<ArrayBuffer> }
        each(term, new Uint16Array(p.slice().buffer))
      }
    },
    drop(segment: number): void {
      deleteBlocks.run(segment, 0)
      deleteRows.run(segment)
    },
    write(): void {
      for (const [segment, builder] of waiting) writeSegment(segment, builder.build())
      waiting.clear()
    },
  }
}

interface BlockSize {
  number: number
  bytes: number
}

/**
 * The newest block, and each before it that is no larger than all behind it together: until its segment is full, a posting is then
 * written about three times, where to merge all would write it once for each merge.
 */
function firstToMerge(sizes: readonly BlockSize[], bytes: number): number {
  let at = sizes.length - 1
  let behind = bytes + (sizes[at]?.bytes ?? 0)
  for (let before = sizes[at - 1]; before && before.bytes <= behind; before = sizes[at - 1]) {
    behind += before.bytes
    at -= 1
  }
  return sizes[at]?.number ?? 0
}
