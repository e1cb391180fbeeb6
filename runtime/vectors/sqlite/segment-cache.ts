import type { DatabaseSync } from 'node:sqlite'
import { segmentRows, type Segment } from './segment.ts'

/** Slots whose columns are kept in memory, 14 bytes each. */
const CACHED_SLOTS = 2_000_000

const sizeOf = (segments: readonly Segment[]) => segments.reduce((sum, { n }) => sum + n, 0)

/** The segments of a space as the read transaction sees them; unchanged ones are not read again. */
export function createSegmentCache(db: DatabaseSync): (space: number) => Segment[] {
  const rows = segmentRows(db)
  const select = db.prepare('select id, rev from segment where space = ? order by id')
  const known = new Map<number, Segment[]>()
  let slots = 0

  return (space) => {
    const before = new Map((known.get(space) ?? []).map((segment) => [segment.id, segment]))
    slots -= sizeOf(known.get(space) ?? [])
    known.delete(space)
    const now = (select.all(space) as { id: number; rev: number }[]).flatMap(({ id, rev }) => {
      const cached = before.get(id)
      return (cached?.rev === rev ? cached : rows.read(id)) ?? []
    })
    slots += sizeOf(now)
    known.set(space, now)
    for (const [oldest, segments] of known) {
      if (slots <= CACHED_SLOTS || oldest === space) break
      slots -= sizeOf(segments)
      known.delete(oldest)
    }
    return now
  }
}
