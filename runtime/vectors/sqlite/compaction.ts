import type { DatabaseSync } from 'node:sqlite'
import { MAX_TF, PARTS_PER_SEGMENT, TF_BITS } from './layout.ts'
import type { OpenSegments } from './open-segments.ts'
import type { createParts } from './parts.ts'
import type { createPostings } from './postings.ts'
import type { Segment } from './segment.ts'

/** A segment is rewritten when a quarter of it, and not less than this, is dead. */
const LEAST_DEAD = 64

interface Tools {
  segments: OpenSegments
  parts: ReturnType<typeof createParts>
  postings: ReturnType<typeof createPostings>
}

/** Gives back the room of what was deleted: moves the live passages of a worn segment to the tail of its space. */
export function createCompaction(db: DatabaseSync, { segments, parts, postings }: Tools) {
  const selectWorn = db.prepare(
    `select segment.id, dimensions from segment join space on space.id = space
     where dead > 0 and (dead = n or (dead >= ${LEAST_DEAD} and dead * 4 >= n)) limit 1`,
  )
  const selectLeft = db.prepare('select id from space where owner is null limit 1')
  const selectSegment = db.prepare('select id from segment where space = ? limit 1')
  const stretchDocument = db.prepare('update document set last = max(last, ?) where id = ?')
  const deletePoint = db.prepare('delete from point where id = ?')
  const deleteSegment = db.prepare('delete from segment where id = ?')
  const deleteParts = db.prepare('delete from vec where id >= ? and id < ?')
  const leave = ['delete from document where space = ?', 'delete from space where id = ?'].map((sql) => db.prepare(sql))

  function drop(segment: Segment): void {
    postings.drop(segment.id)
    deleteSegment.run(segment.id)
    deleteParts.run(segment.id * PARTS_PER_SEGMENT, (segment.id + 1) * PARTS_PER_SEGMENT)
    parts.forget(segment.id)
    segments.forget(segment)
  }

  function move(segment: Segment, dimensions: number): void {
    const moved = new Map<number, { segment: Segment; slot: number }>()
    for (let slot = 0; slot < segment.n; slot += 1) {
      const document = segment.document[slot] as number
      if (document === 0) continue
      const target = segments.tail(segment.space, segment.id)
      parts.copy({ segment: segment.id, slot }, { segment: target.id, slot: target.n }, dimensions)
      const row = { document, point: segment.point[slot] as number, length: segment.length[slot] as number }
      const to = segments.append(target, { ...row, scale: segment.scale[slot] as number })
      stretchDocument.run(target.id, document)
      moved.set(slot, { segment: target, slot: to })
    }
    postings.each(segment.id, (term, list) => {
      for (const posting of list) {
        const place = moved.get(posting >> TF_BITS)
        if (place) postings.addOne(place.segment, place.slot, term, posting & MAX_TF)
      }
    })
    drop(segment)
  }

  return {
    /** One segment a call, so that writes in between wait for 50 ms at most; false when there is nothing to do. */
    step(): boolean {
      const left = selectLeft.get() as { id: number } | undefined
      if (left) {
        const found = selectSegment.get(left.id) as { id: number } | undefined
        const segment = found && segments.get(found.id)
        if (!segment) for (const deletion of leave) deletion.run(left.id)
        else {
          segment.document.forEach((document, slot) => document > 0 && deletePoint.run(segment.point[slot] as number))
          drop(segment)
        }
        return true
      }
      const worn = selectWorn.get() as { id: number; dimensions: number } | undefined
      const segment = worn && segments.get(worn.id)
      if (!segment) return false
      if (segment.dead === segment.n) drop(segment)
      else move(segment, worn.dimensions)
      return true
    },
  }
}
