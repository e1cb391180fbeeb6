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
 * Writes postings. A growing segment gets a block for each transaction, and the blocks are merged now and then; once
 * it is full, its postings move to a row per term, which a search of a large space can read one by one.
 */
export function createPostings(db: DatabaseSync) {
  const insertBlock = db.prepare('insert into block (segment, number, v) values (?, ?, ?)')
  const selectBlocks = db.prepare('select v from block where segment = ? order by number')
  const countBlocks = db.prepare('select count(*) as n from block where segment = ?')
  const deleteBlocks = db.prepare('delete from block where segment = ?')
  const selectRows = db.prepare('select term, p from post where segment = ?')
  const insertRow = db.prepare('insert into post values (?, ?, ?)')
  const deleteRows = db.prepare('delete from post where segment = ?')
  const waiting = new Map<Segment, ReturnType<typeof createBlockBuilder>>()

  function blocksOf(segment: number): PostingBlock[] {
    return (selectBlocks.all(segment) as { v: Uint8Array<ArrayBuffer> }[]).map(({ v }) => decodeBlock(v))
  }

  function writeSegment(segment: Segment, block: PostingBlock): void {
    const { n: before } = countBlocks.get(segment.id) as { n: number }
    if (segment.n < SEGMENT_SLOTS && before < MAX_BLOCKS) {
      insertBlock.run(segment.id, before, encodeBlock(block))
      return
    }
    // The first one holds all that was merged before, and is many times longer than the others together.
    const [first = NONE, ...others] = blocksOf(segment.id)
    const builder = createBlockBuilder()
    for (const one of [...others, block]) builder.addBlock(one)
    deleteBlocks.run(segment.id)
    const merged = mergeBlocks(first, builder.build())
    if (segment.n < SEGMENT_SLOTS) insertBlock.run(segment.id, 0, encodeBlock(merged))
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
      for (const block of blocksOf(segment)) eachInBlock(block, each)
      for (const row of selectRows.iterate(segment)) {
        const { term, p } = row as unknown as { term: number; p: Uint8Array<ArrayBuffer> }
        each(term, new Uint16Array(p.slice().buffer))
      }
    },
    drop(segment: number): void {
      deleteBlocks.run(segment)
      deleteRows.run(segment)
    },
    write(): void {
      for (const [segment, builder] of waiting) writeSegment(segment, builder.build())
      waiting.clear()
    },
  }
}
