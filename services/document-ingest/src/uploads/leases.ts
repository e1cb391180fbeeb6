import type { Clock, Ids } from '@docent/runtime/clock'
import { createClaims, type Claims } from '@docent/runtime/jobs'
import type { Collection } from '@docent/runtime/store'
import { documentJobs, type DocumentRecord } from '../documents/record.ts'

/** Who reads a document shows signs of life, so that nobody else begins it. */
export interface Leases {
  forMs: number
  claims: Claims<DocumentRecord>
  /** True while this very process takes it in. */
  isOnItsWay(id: string): boolean
  /** Tells this process that the document is on its way in, while the task runs; there is no record to hold a lease yet. */
  watch<T>(id: string, task: () => Promise<T>): Promise<T>
}

export interface LeasesOptions {
  records: Collection<DocumentRecord>
  clock: Clock
  ids: Ids
  forMs: number
}

export function createLeases({ records, clock, ids, forMs }: LeasesOptions): Leases {
  const onTheirWay = new Set<string>()
  return {
    forMs,
    claims: createClaims({ kind: documentJobs(records), clock, ids, leaseMs: forMs, notFromItself: true }),
    isOnItsWay: (id) => onTheirWay.has(id),
    async watch(id, task) {
      onTheirWay.add(id)
      try {
        return await task()
      } finally {
        onTheirWay.delete(id)
      }
    },
  }
}
