import type { OwnerId } from '@docent/proto/ids'
import { BlobNotFound, type Blobs } from '@docent/runtime/blobs'
import type { Clock } from '@docent/runtime/clock'
import { Failure } from '@docent/runtime/failures'
import { EngineUnavailable } from '@docent/runtime/failures/engine-unavailable.ts'
import { createRunner, type Claim, type GiveBack, type Runner } from '@docent/runtime/jobs'
import { RecordNotFound, type Collection } from '@docent/runtime/store'
import type { HoldTruth } from '@docent/runtime/store/quota.ts'
import type { FastifyBaseLogger } from 'fastify'
import { blobKeys, NEVER, type DocumentRecord } from '../documents/record.ts'
import { isWithoutFiles, type Removal } from '../documents/removal.ts'
import { failures } from '../failures.ts'
import type { DocumentQuota } from '../quotas/quota.ts'
import type { Intake } from './intake.ts'
import type { Leases } from './leases.ts'

export interface RecoveryOptions {
  records: Collection<DocumentRecord>
  blobs: Blobs
  intake: Intake
  removal: Removal
  quota: DocumentQuota
  leases: Leases
  clock: Clock
  sweepMs: number
  log: FastifyBaseLogger
}

/** A file is read twice at most: what ends the process twice would do it for ever. */
const ATTEMPTS = 2
const AT_ONCE = 4
/** An engine that was away longer than this after the upload is not waited for any more. */
const LONGEST_OUTAGE_MS = 24 * 3_600_000

/** Finishes what crashes left behind: documents half read, cleanups half done, holds on quotas. */
export function createRecovery(options: RecoveryOptions): Pick<Runner<DocumentRecord>, 'begin' | 'stop'> {
  const { records, blobs, intake, removal, quota, leases, clock, sweepMs, log } = options
  return createRunner<DocumentRecord>({
    name: 'document sweep',
    claims: leases.claims,
    atOnce: AT_ONCE,
    everyMs: sweepMs,
    work: (claim, lost) => (claim.record.status === 'reading' ? readAgain(claim, lost) : removal.finish(claim.record)),
    failed,
    sweep: () => quota.sweep(truthOf),
    log,
  })

  function failed({ record }: Claim<DocumentRecord>, error: unknown, stopping: boolean): GiveBack | undefined {
    if (error instanceof RecordNotFound) return undefined
    if (error instanceof Failure) {
      log.info({ code: error.code, documentId: record.id }, error.message)
      return undefined
    }
    if (stopping) return { spared: true }
    log.error({ err: error, documentId: record.id }, 'a document could not be looked after; it is tried again')
    // Later tries must not stand in the way of other documents.
    return { delayMs: leases.forMs, spared: isNobodysFault(record, error) }
  }

  async function readAgain({ record }: Claim<DocumentRecord>, lost: AbortSignal): Promise<void> {
    if (record.attempts > ATTEMPTS) {
      await removal.fail(record, failures.reading_interrupted())
      return
    }
    log.warn({ documentId: record.id }, 'reading was interrupted; it begins again')
    try {
      await intake.resume(record, lost)
    } catch (error) {
      if (!(error instanceof BlobNotFound)) throw error
      await removal.fail(record, failures.reading_interrupted({ detail: error }))
    }
  }

  /** An engine that is away says nothing about the file: the try does not count. */
  function isNobodysFault({ createdAt }: DocumentRecord, error: unknown): boolean {
    return error instanceof EngineUnavailable && clock.now().getTime() - createdAt <= LONGEST_OUTAGE_MS
  }

  async function truthOf(owner: OwnerId, id: string): Promise<HoldTruth> {
    const record = await records.get(owner, id)
    if (!record) {
      // The process died before it wrote the record: what it stored belongs to nothing.
      if (!leases.isOnItsWay(id)) await blobs.removeAll(owner, blobKeys.folder(id))
      return 'gone'
    }
    if (record.status === 'reading') return 'pending'
    // Whoever was still reading it may have stored its text after all of it was cleared away.
    if (isWithoutFiles(record) && record.dueAt === NEVER) await blobs.removeAll(owner, blobKeys.folder(id))
    if ((record.counted || record.keepsPlace) && record.visible) return 'counted'
    return record.dueAt === NEVER ? 'gone' : 'pending'
  }
}
