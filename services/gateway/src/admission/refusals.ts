import { createRate } from '@docent/runtime/rate'
import type { Clock } from '@docent/runtime/clock'
import { setTimeout as sleep } from 'node:timers/promises'

export interface RefusalsOptions {
  clock: Clock
  wait?(ms: number): Promise<unknown>
}

/** Refusals of one caller in a minute that are answered at once. */
const AT_ONCE_PER_MINUTE = 60
const WAIT_MS = 1_000
/** Of all callers together: calls that wait take memory. */
const WAITING_MOST = 1_000

/**
 * Whoever goes on calling although they were told to wait is answered late: as fast as refusals are sent, so fast would they come, and
 * refusing them would keep the process from everybody else.
 */
export function createRefusals({ clock, wait = sleep }: RefusalsOptions) {
  const soon = createRate({ atMost: AT_ONCE_PER_MINUTE, clock })
  let waiting = 0

  return {
    /** Resolves when a caller may hear that they come too often. */
    async due(caller: string): Promise<void> {
      if (soon.take(caller) === 0 || waiting >= WAITING_MOST) return
      waiting += 1
      try {
        await wait(WAIT_MS)
      } finally {
        waiting -= 1
      }
    },
  }
}
