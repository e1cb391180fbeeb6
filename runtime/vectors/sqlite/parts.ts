import type { DatabaseSync } from 'node:sqlite'
import { keepLatest } from './keep-latest.ts'
import { paddedLength, PARTS_PER_SEGMENT, rowsPerPart } from './layout.ts'
import { quantizeInto } from './quantize.ts'

interface Part {
  cells: Int8Array<ArrayBuffer>
  /** Bytes of it in use. */
  bytes: number
  changed: boolean
}

/** Parts that are kept from one transaction to the next: nobody else writes them, and reading one back costs more than writing it. */
const KEPT = 8

/** Writes vectors into the parts of their segments; a part is written once per transaction. */
export function createParts(db: DatabaseSync) {
  const select = db.prepare('select v from vec where id = ?')
  const replace = db.prepare('insert or replace into vec values (?, ?)')
  const open = new Map<number, Part>()

  function partOf(segment: number, slot: number, dimensions: number): Part {
    const id = segment * PARTS_PER_SEGMENT + Math.floor(slot / rowsPerPart(dimensions))
    const known = open.get(id)
    if (known) return known
    const stored = (select.get(id) as { v: Uint8Array } | undefined)?.v ?? new Uint8Array()
    const cells = new Int8Array(rowsPerPart(dimensions) * paddedLength(dimensions))
    cells.set(stored)
    const part = { cells, bytes: stored.byteLength, changed: false }
    open.set(id, part)
    return part
  }

  /** The bytes of one slot, about to be written. */
  function rowFor(segment: number, slot: number, dimensions: number): Int8Array {
    const part = partOf(segment, slot, dimensions)
    const from = (slot % rowsPerPart(dimensions)) * paddedLength(dimensions)
    const to = from + paddedLength(dimensions)
    part.bytes = Math.max(part.bytes, to)
    part.changed = true
    return part.cells.subarray(from, to)
  }

  return {
    /** Returns what a byte of the stored vector is worth. */
    put(segment: number, slot: number, vector: Float32Array): number {
      return quantizeInto(rowFor(segment, slot, vector.length), vector)
    },
    copy(from: { segment: number; slot: number }, to: { segment: number; slot: number }, dimensions: number): void {
      const width = paddedLength(dimensions)
      const at = (from.slot % rowsPerPart(dimensions)) * width
      const { cells } = partOf(from.segment, from.slot, dimensions)
      rowFor(to.segment, to.slot, dimensions).set(cells.subarray(at, at + width))
    },
    /** What is remembered of a segment that is gone. */
    forget(segment: number): void {
      for (const id of open.keys()) if (Math.floor(id / PARTS_PER_SEGMENT) === segment) open.delete(id)
    },
    write(): void {
      for (const [id, part] of open) {
        if (part.changed) replace.run(id, new Uint8Array(part.cells.buffer, 0, part.bytes))
        part.changed = false
      }
      keepLatest(open, KEPT)
    },
  }
}
