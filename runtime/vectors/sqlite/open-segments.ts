import type { DatabaseSync } from 'node:sqlite'
import { keepLatest } from './keep-latest.ts'
import { SEGMENT_SLOTS } from './layout.ts'
import { emptySegment, segmentRows, type Segment } from './segment.ts'

/** Segments that are kept from one transaction to the next: nobody else writes them. */
const KEPT = 8

/** The segments a transaction works on; each is written once, at its end. */
export function createOpenSegments(db: DatabaseSync) {
  const rows = segmentRows(db)
  const selectTail = db.prepare('select max(id) as id from segment where space = ?')
  const count = db.prepare(
    `insert into counter values ('segment', 1) on conflict do update set value = value + 1 returning value`,
  )
  const open = new Map<number, Segment>()
  const changed = new Set<Segment>()
  const tails = new Map<number, number>()

  function get(id: number): Segment | undefined {
    const known = open.get(id) ?? rows.read(id, SEGMENT_SLOTS)
    if (known) open.set(id, known)
    return known
  }

  function fresh(space: number): Segment {
    const segment = emptySegment((count.get() as { value: number }).value, space)
    open.set(segment.id, segment)
    tails.set(space, segment.id)
    return segment
  }

  return {
    get,
    /** The segment of a space that new passages go to; never `except`. */
    tail(space: number, except?: number): Segment {
      const id = tails.get(space) ?? (selectTail.get(space) as { id: number | null }).id
      const segment = id === null || id === except ? undefined : get(id)
      if (!segment || segment.n === SEGMENT_SLOTS) return fresh(space)
      tails.set(space, segment.id)
      return segment
    },
    /** Takes the next slot of a segment. */
    append(segment: Segment, row: { document: number; point: number; length: number; scale: number }): number {
      const slot = segment.n
      segment.n += 1
      segment.document[slot] = row.document
      segment.point[slot] = row.point
      segment.length[slot] = row.length
      segment.scale[slot] = row.scale
      segment.tokens += row.length
      changed.add(segment)
      return slot
    },
    /** Makes a slot's passage unfindable at once; its bytes go with the segment's next compaction. */
    kill(segment: Segment, slot: number): void {
      segment.document[slot] = 0
      segment.dead += 1
      segment.tokens -= segment.length[slot] ?? 0
      changed.add(segment)
    },
    forget(segment: Segment): void {
      open.delete(segment.id)
      changed.delete(segment)
      if (tails.get(segment.space) === segment.id) tails.delete(segment.space)
    },
    write(): void {
      for (const segment of changed) {
        segment.rev += 1
        rows.write(segment)
      }
      changed.clear()
      keepLatest(open, KEPT)
      keepLatest(tails, KEPT)
    },
  }
}

export type OpenSegments = ReturnType<typeof createOpenSegments>
