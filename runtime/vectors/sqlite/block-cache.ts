import type { DatabaseSync } from 'node:sqlite'
import { decodeBlock, type PostingBlock } from './posting-block.ts'
import type { Segment } from './segment.ts'

const CACHED_BYTES = 16 * 1_048_576

/** The blocks of growing segments; those of segments that have not changed are not read again. */
export function createBlockCache(db: DatabaseSync): (segment: Segment) => readonly PostingBlock[] {
  const select = db.prepare('select v from block where segment = ? order by number')
  const known = new Map<number, { rev: number; bytes: number; blocks: PostingBlock[] }>()
  let bytes = 0

  function forget(segment: number): void {
    bytes -= known.get(segment)?.bytes ?? 0
    known.delete(segment)
  }

  function read({ id, rev }: Segment) {
    const values = (select.all(id) as { v: Uint8Array<ArrayBuffer> }[]).map(({ v }) => v)
    return { rev, bytes: values.reduce((sum, v) => sum + v.byteLength, 0), blocks: values.map(decodeBlock) }
  }

  return (segment) => {
    const { id } = segment
    const cached = known.get(id)
    const now = cached?.rev === segment.rev ? cached : read(segment)
    forget(id)
    // Put last: the first is the one that has not been asked for the longest.
    known.set(id, now)
    bytes += now.bytes
    for (const oldest of known.keys()) {
      if (bytes <= CACHED_BYTES || oldest === id) break
      forget(oldest)
    }
    return now.blocks
  }
}
