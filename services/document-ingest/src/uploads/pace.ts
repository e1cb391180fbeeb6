import type { OwnerId } from '@docent/proto/ids'
import { setTimeout as sleep } from 'node:timers/promises'

export interface PaceOptions {
  /** Milliseconds of any clock that goes on. */
  now?(): number
  rest?(ms: number): Promise<unknown>
}

/** Takes pieces of large files further, one owner's together no faster than lets others in between. */
export interface Pace {
  /** Before a piece: waits until its owner has rested. */
  before(owner: OwnerId): Promise<void>
  /** After it: so many bytes were `tookMs` on their way to the store. */
  after(owner: OwnerId, bytes: number, tookMs: number): void
}

/** What is shorter is not worth a timer; it is owed. */
const LEAST_REST_MS = 5
/** Nobody is held below that, however slow the store: a file as large as plans allow takes seconds longer for it, not minutes. */
const BYTES_PER_MS = (8 * 1024 * 1024) / 1_000

/**
 * Large files of one owner have the disk (or the line to the store) for half of the time at most, all their files together: what others
 * store is small, and would wait behind megabytes that were there first. An owner rests for as long as their pieces took.
 */
export function createPace({ now = () => performance.now(), rest = sleep }: PaceOptions = {}): Pace {
  const restUntil = new Map<OwnerId, number>()

  return {
    async before(owner) {
      for (;;) {
        const ms = (restUntil.get(owner) ?? 0) - now()
        if (ms < LEAST_REST_MS) return
        await rest(ms)
      }
    },
    after(owner, bytes, tookMs) {
      const time = now()
      for (const [one, until] of restUntil) if (until <= time) restUntil.delete(one)
      const owed = Math.min(tookMs, bytes / BYTES_PER_MS)
      restUntil.set(owner, Math.max(restUntil.get(owner) ?? 0, time) + owed)
    },
  }
}
