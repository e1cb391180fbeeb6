import type { DatabaseSync } from 'node:sqlite'
import { SEGMENT_SLOTS } from './layout.ts'

/** The columns of up to 2,048 passages of one space. */
export interface Segment {
  /** Never used again, so that what a reader remembers of it is never another's. */
  id: number
  space: number
  /** Grows with every write. */
  rev: number
  /** Slots in use, dead ones included. */
  n: number
  dead: number
  /** Terms of all live passages together. */
  tokens: number
  /** Document of each slot; 0 when the passage is gone. */
  document: Uint32Array
  /** Row in `point` of each slot. */
  point: Uint32Array
  /** Terms of each passage. */
  length: Uint16Array
  /** What a byte of each vector is worth. */
  scale: Float32Array
}

type Row = Record<keyof Omit<Segment, 'document' | 'point' | 'length' | 'scale'>, number> &
  Record<'document' | 'point' | 'length' | 'scale', Uint8Array<ArrayBuffer>>

/** The stored columns hold only the used slots; a writer wants room for all. */
export function decode(row: Row, slots = row.n): Segment {
  const document = new Uint32Array(slots)
  const point = new Uint32Array(slots)
  const length = new Uint16Array(slots)
  const scale = new Float32Array(slots)
  new Uint8Array(document.buffer).set(row.document)
  new Uint8Array(point.buffer).set(row.point)
  new Uint8Array(length.buffer).set(row.length)
  new Uint8Array(scale.buffer).set(row.scale)
  const { id, space, rev, n, dead, tokens } = row
  return { id, space, rev, n, dead, tokens, document, point, length, scale }
}

export function emptySegment(id: number, space: number): Segment {
  const none = new Uint8Array()
  const columns = { document: none, point: none, length: none, scale: none }
  return decode({ id, space, rev: 0, n: 0, dead: 0, tokens: 0, ...columns }, SEGMENT_SLOTS)
}

const used = (column: Uint32Array | Uint16Array | Float32Array, n: number) =>
  new Uint8Array(column.buffer, 0, n * column.BYTES_PER_ELEMENT)

/** Reads and writes segments. */
export function segmentRows(db: DatabaseSync) {
  const select = db.prepare('select * from segment where id = ?')
  const replace = db.prepare('insert or replace into segment values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)')
  return {
    read(id: number, slots?: number): Segment | undefined {
      const row = select.get(id) as Row | undefined
      return row && decode(row, slots)
    },
    write({ id, space, rev, n, dead, tokens, document, point, length, scale }: Segment): void {
      const columns = [used(document, n), used(point, n), used(length, n), used(scale, n)]
      replace.run(id, space, rev, n, dead, tokens, ...columns)
    },
  }
}
