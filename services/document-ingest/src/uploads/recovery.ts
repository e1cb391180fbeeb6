import type { OwnerId } from '@docent/proto/ids'
import { BlobNotFound, type Blobs } from '@docent/runtime/blobs'
import type { Clock } from '@docent/runtime/clock'
import { Failure } from '@docent/runtime/failures'
import { EngineUnavailable } from '@docent/runtime/failures/engine-unavailable.ts'
import { everyOwner, RecordNotFound, type Collection } from '@docent/runtime/store'
import type { HoldTruth } from '@docent/runtime/store/allowance.ts'
import type { FastifyBaseLogger } from 'fastify'
import { blobKeys, NEVER, type DocumentRecord } from '../documents/record.ts'
import type { Removal } from '../documents/removal.ts'
import { failures } from '../failures.ts'
import type { Quota } from '../quotas/quota.ts'
import type { Intake } from './intake.ts'
import type { Leases } from './leases.ts'

export interface RecoveryOptions {
  records: Collection<DocumentRecord>
  blobs: Blobs
  intake: Intake
  removal: Removal
  quota: Quota
  leases: Leases
  clock: Clock
  log: FastifyBaseLogger
}

/** A file is read twice at most: what ends the process twice would do it for ever. */
const ATTEMPTS = 2
const AT_ONCE = 4
/** An engine that was away longer than this after the upload is not waited for any more. */
const LONGEST_OUTAGE_MS = 24 * 3_600_000

/** Finishes what crashes left behind: documents half read, cleanups half done, holds on quotas. */
export function createRecovery(options: RecoveryOptions): { sweep(): Promise<void> } {
  const { records, blobs, intake, removal, quota, leases, clock, log } = options

  return {
    async sweep() {
      for (let going = true; going;) {
        const { records: due } = await records.find(everyOwner, {
          where: { dueAt: { lte: clock.now().getTime() } },
          sort: { by: 'dueAt', direction: 'asc' },
          limit: AT_ONCE,
        })
        const done = await Promise.all(due.map(lookAfter))
        // After an error the rest waits for the next sweep: the same documents would come up again at once.
        going = due.length === AT_ONCE && done.every(Boolean)
      }
      await quota.sweep(truthOf)
    },
  }

  async function lookAfter(record: DocumentRecord): Promise<boolean> {
    try {
      if (record.status === 'reading') await readAgain(await claim(record))
      else await removal.finish(await postpone(record))
      return true
    } catch (error) {
      if (error instanceof RecordNotFound) return true
      if (error instanceof Failure) {
        log.info({ code: error.code, documentId: record.id }, error.message)
        return true
      }
      log.error({ err: error, documentId: record.id }, 'a document could not be looked after; it is tried again')
      return false
    }
  }

  /** Later tries must not stand in the way of other documents. */
  function postpone({ ownerId, id }: DocumentRecord): Promise<DocumentRecord> {
    return records.update(ownerId, id, (current) =>
      current.dueAt === NEVER ? current : { ...current, dueAt: clock.now().getTime() + leases.forMs },
    )
  }

  /** Takes over a document whose reader shows no sign of life; undefined when somebody else was faster. */
  async function claim({ ownerId, id }: DocumentRecord): Promise<DocumentRecord | undefined> {
    const busy = leases.holds(id)
    let claimed = false
    const record = await records.update(ownerId, id, (current) => {
      const now = clock.now().getTime()
      claimed = !busy && current.status === 'reading' && current.dueAt <= now
      if (current.status !== 'reading' || current.dueAt > now) return current
      return { ...current, attempts: current.attempts + (busy ? 0 : 1), dueAt: now + leases.forMs }
    })
    return claimed ? record : undefined
  }

  async function readAgain(record: DocumentRecord | undefined): Promise<void> {
    if (!record) return
    if (record.attempts > ATTEMPTS) {
      await removal.fail(record, failures.reading_interrupted())
      return
    }
    log.warn({ documentId: record.id }, 'reading was interrupted; it begins again')
    try {
      await intake.resume(record)
    } catch (error) {
      if (error instanceof EngineUnavailable) await spare(record)
      if (!(error instanceof BlobNotFound)) throw error
      await removal.fail(record, failures.reading_interrupted({ detail: error }))
    }
  }

  /** An engine that is away says nothing about the file: the try does not count. */
  async function spare({ ownerId, id, createdAt }: DocumentRecord): Promise<void> {
    if (clock.now().getTime() - createdAt > LONGEST_OUTAGE_MS) return
    await records.update(ownerId, id, (current) =>
      current.status === 'reading' ? { ...current, attempts: current.attempts - 1 } : current,
    )
  }

  async function truthOf(owner: OwnerId, id: string): Promise<HoldTruth> {
    const record = await records.get(owner, id)
    if (!record) {
      // The process died before it wrote the record: what it stored belongs to nothing.
      if (!leases.holds(id)) await blobs.removeAll(owner, blobKeys.folder(id))
      return 'gone'
    }
    if (record.status === 'reading') return 'pending'
    if (record.counted && record.visible) return 'counted'
    return record.dueAt === NEVER ? 'gone' : 'pending'
  }
}
