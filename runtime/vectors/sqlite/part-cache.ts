import type { DatabaseSync } from 'node:sqlite'
import type { Dots } from './dots.ts'
import { PART_BYTES } from './layout.ts'

/** A part that no search has used for so long may make room for another. */
const STALE_AFTER_SEARCHES = 50
/** Rooms that are looked at for a stale part before the part is read without keeping it. */
const LOOKS = 4

interface Room {
  part: number
  bytes: number
  usedBy: number
}

/**
 * Parts of vectors, kept where they are multiplied. A part only ever grows and its number is never used again, so what
 * is kept is right as long as it is long enough. Large spaces are scanned from end to end by every search, which
 * is why parts in use are never pushed out: dropping the oldest would drop each part just before it is needed.
 */
export function createPartCache(db: DatabaseSync, dots: Dots, from: number, budget: number) {
  const select = db.prepare('select v from vec where id = ?')
  const most = Math.floor(budget / PART_BYTES)
  const kept = new Map<number, number>()
  const rooms: Room[] = []
  let search = 0
  let hand = 0

  const addressOf = (room: number) => from + PART_BYTES * (room + 1)

  /** A room that is free or stale; undefined when all are in use. */
  function findRoom(part: number): number | undefined {
    const known = kept.get(part)
    if (known !== undefined) return known
    if (rooms.length < most) {
      dots.reserve(addressOf(rooms.length) + PART_BYTES)
      return rooms.length
    }
    for (let looks = 0; looks < Math.min(LOOKS, rooms.length); looks += 1) {
      hand = (hand + 1) % rooms.length
      const { part: old, usedBy } = rooms[hand] as Room
      if (usedBy + STALE_AFTER_SEARCHES < search) {
        kept.delete(old)
        return hand
      }
    }
    return undefined
  }

  return {
    /** To be called as a search begins. */
    begin(): void {
      search += 1
    },
    /** The address of a part whose first so many bytes are needed. Views of the memory taken before may be void. */
    address(part: number, bytes: number): number {
      const room = findRoom(part)
      const known = room === undefined ? undefined : rooms[room]
      if (room !== undefined && known?.part === part && known.bytes >= bytes) {
        known.usedBy = search
        return addressOf(room)
      }
      const { v } = select.get(part) as { v: Uint8Array<ArrayBuffer> }
      const address = room === undefined ? from : addressOf(room)
      dots.bytes().set(v, address)
      if (room !== undefined) {
        rooms[room] = { part, bytes: v.byteLength, usedBy: search }
        kept.set(part, room)
      }
      // Frees the copy now; left to the collector such copies pile up and slow the scan.
      v.buffer.transfer(0)
      return address
    },
  }
}
