import type { OwnerId } from '@docent/proto/ids'
import { setTimeout as sleep } from 'node:timers/promises'

export interface PaceOptions {
  /** Of one owner's large files, all together, while others are there. */
  bytesPerSecond: number
  /** Whether nobody but this owner wants anything of the process. */
  isAlone(owner: string): boolean
  /** Milliseconds of any clock that goes on. */
  now?(): number
  rest?(ms: number): Promise<unknown>
}

/** Takes pieces of large files further, one owner's together no faster than lets others in between. */
export interface Pace {
  /** Before a piece of so many bytes: waits until it is its owner's turn. */
  before(owner: OwnerId, bytes: number): Promise<void>
}

/** What is shorter is not worth a timer; it is owed. */
const LEAST_REST_MS = 5
/** So much goes at full speed, after a pause as long as that would have taken. */
const BURST_SECONDS = 2

/**
 * A token bucket for each owner: what others store is small, and would wait behind megabytes that were there first, for the disk and
 * for this process, through which all of them go.
 */
export function createPace(options: PaceOptions): Pace {
  const { bytesPerSecond, isAlone, now = () => performance.now(), rest = sleep } = options
  /** Until when what was taken would have lasted at the pace. */
  const paidUntil = new Map<OwnerId, number>()

  return {
    async before(owner, bytes) {
      // What goes through while nobody else is there is owed to nobody later.
      if (isAlone(owner)) return
      const time = now()
      for (const [one, until] of paidUntil) if (until <= time) paidUntil.delete(one)
      const until = Math.max(paidUntil.get(owner) ?? 0, time) + (bytes / bytesPerSecond) * 1_000
      paidUntil.set(owner, until)
      const ms = until - time - BURST_SECONDS * 1_000
      if (ms >= LEAST_REST_MS) await rest(ms)
    },
  }
}
