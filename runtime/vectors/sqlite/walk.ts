import type { DatabaseSync } from 'node:sqlite'
import { paddedLength, PARTS_PER_SEGMENT, rowsPerPart, SEGMENT_SLOTS } from './layout.ts'
import type { StoredPoints } from './worker-protocol.ts'

const AT_ONCE = 256

interface Row {
  segment: number
  dimensions: number
  wanted: number
  n: number
  document: Uint8Array<ArrayBuffer>
  point: Uint8Array<ArrayBuffer>
  scale: Uint8Array<ArrayBuffer>
}

/** Reads the points of a document by a model, place by place: a segment's number and a slot in it. */
export function createWalk(db: DatabaseSync) {
  const selectSegments = db.prepare(
    `select segment.id as segment, dimensions, document.id as wanted, n, segment.document, segment.point, segment.scale
     from document join space on space.id = document.space
     join segment on segment.space = space.id and segment.id between first and last
     where owner = ? and model = ? and key = ? and segment.id >= ? order by segment.id`,
  )
  const selectPoint = db.prepare('select key, payload from point where id = ?')
  const selectPart = db.prepare('select v from vec where id = ?')

  function vectorAt({ segment, dimensions, scale }: Row, slot: number): Float32Array<ArrayBuffer> {
    const rows = rowsPerPart(dimensions)
    const { v } = selectPart.get(segment * PARTS_PER_SEGMENT + Math.floor(slot / rows)) as { v: Uint8Array }
    const cells = new Int8Array(v.buffer, v.byteOffset + (slot % rows) * paddedLength(dimensions), dimensions)
    const worth = new Float32Array(scale.slice().buffer)[slot] as number
    return Float32Array.from(cells, (cell) => cell * worth)
  }

  /** At most some of one length of vectors; undefined where there are none behind `after`. */
  return function walk(owner: string, model: string, documentId: string, after: number): StoredPoints | undefined {
    let found: StoredPoints | undefined
    const first = Math.floor(after / SEGMENT_SLOTS)
    for (const one of selectSegments.iterate(owner, model, documentId, first)) {
      const row = one as unknown as Row
      const documents = new Uint32Array(row.document.slice().buffer)
      const points = new Uint32Array(row.point.slice().buffer)
      for (let slot = 0; slot < row.n; slot += 1) {
        const place = row.segment * SEGMENT_SLOTS + slot
        if (place <= after || documents[slot] !== row.wanted) continue
        if (found && (found.dimensions !== row.dimensions || found.points.length === AT_ONCE)) return found
        found ??= { dimensions: row.dimensions, points: [], next: place }
        const { key, payload } = selectPoint.get(points[slot] ?? 0) as { key: string; payload: string }
        found.points.push({ id: key, documentId, dense: vectorAt(row, slot), payload })
        found.next = place
      }
    }
    return found
  }
}
