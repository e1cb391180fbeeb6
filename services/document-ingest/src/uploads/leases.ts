import type { Clock } from '@docent/runtime/clock'
import type { Collection } from '@docent/runtime/store'
import type { DocumentRecord } from '../documents/record.ts'

/** Who reads a document shows signs of life, so that nobody else begins it. */
export interface Leases {
  forMs: number
  /** True while this very process reads it. */
  holds(id: string): boolean
  /** Tells this process that the document is on its way in, while the task runs; there is no record to hold a lease yet. */
  watch<T>(id: string, task: () => Promise<T>): Promise<T>
  /** Renews the lease of a document while the task runs. */
  hold<T>(record: DocumentRecord, task: () => Promise<T>): Promise<T>
}

export function createLeases({
  records,
  clock,
  forMs,
}: {
  records: Collection<DocumentRecord>
  clock: Clock
  forMs: number
}): Leases {
  const held = new Set<string>()
  return {
    forMs,
    holds: (id) => held.has(id),
    async watch(id, task) {
      held.add(id)
      try {
        return await task()
      } finally {
        held.delete(id)
      }
    },
    async hold({ ownerId, id }, task) {
      held.add(id)
      // A renewal that fails is made up for by the next one; a lease that runs out only costs a second reading.
      const renew = () =>
        void records
          .update(ownerId, id, (current) =>
            current.status === 'reading' ? { ...current, dueAt: clock.now().getTime() + forMs } : current,
          )
          .catch(() => undefined)
      const timer = setInterval(renew, forMs / 3)
      timer.unref()
      try {
        return await task()
      } finally {
        clearInterval(timer)
        held.delete(id)
      }
    },
  }
}
