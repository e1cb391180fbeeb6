import { say } from '@docent/proto/events'
import type { OwnerId } from '@docent/proto/ids'
import type { Blobs } from '@docent/runtime/blobs'
import type { Clock } from '@docent/runtime/clock'
import type { Failure } from '@docent/runtime/failures'
import { RecordNotFound, type Collection } from '@docent/runtime/store'
import type { FastifyBaseLogger } from 'fastify'
import { failures } from '../failures.ts'
import { placesOf, type DocumentQuota } from '../quotas/quota.ts'
import { blobKeys, NEVER, type DocumentRecord } from './record.ts'

export interface Removal {
  /** Makes a tombstone of a document; doing it again is a success. @throws document_not_found */
  remove(owner: OwnerId, id: string): Promise<void>
  /** Marks a document that cannot be read, and returns the failure for the caller to throw. */
  fail(record: DocumentRecord, failure: Failure): Promise<Failure>
  /** Removes blobs and gives back the quota of a deleted or failed document. `characters` is null if it never counted. */
  clean(owner: OwnerId, id: string, characters: number | null, places?: number): Promise<void>
  /** Removes a document that was never acknowledged, without a trace. */
  discard(owner: OwnerId, id: string): Promise<void>
  /** Finishes a cleanup that a crash or an engine stopped. */
  finish(record: DocumentRecord): Promise<void>
}

export interface RemovalOptions {
  records: Collection<DocumentRecord>
  blobs: Blobs
  quota: DocumentQuota
  clock: Clock
  log: FastifyBaseLogger
  /** When a cleanup that has not ended is tried again, in milliseconds. */
  retryMs: number
}

/** Failures of files whose reading was given up: each try costs as much again. */
const COSTLY: ReadonlySet<string> = new Set(['reading_too_slow', 'file_too_complex'])

export function createRemoval(options: RemovalOptions): Removal {
  const { records, blobs, quota, clock, log, retryMs } = options
  const dueAt = () => clock.now().getTime() + retryMs

  return {
    clean,
    finish,

    async remove(owner, id) {
      let deleted: DocumentRecord
      try {
        deleted = await records.update(owner, id, (current) => {
          if (current.status === 'deleted') return current
          const { counted: wasCounted, characters, sizeBytes } = current
          return [
            {
              ...current,
              status: 'deleted',
              visible: false,
              preview: '',
              ...(current.answer && { answer: { question: '', text: '' } }),
              reason: null,
              progress: null,
              dueAt: dueAt(),
              holder: '',
            },
            say('document.deleted', { documentId: id, wasCounted, characters, sizeBytes }),
          ]
        })
      } catch (error) {
        throw error instanceof RecordNotFound ? failures.document_not_found() : error
      }
      await finishOrLater(deleted)
    },

    async fail({ ownerId, id }, failure) {
      try {
        const failed = await records.update(ownerId, id, (current) =>
          current.status === 'reading'
            ? [
                {
                  ...current,
                  status: 'failed',
                  reason: failure.message,
                  dueAt: dueAt(),
                  holder: '',
                  ...(COSTLY.has(failure.code) && { keepsPlace: true }),
                },
                say('document.reading-failed', { documentId: id, code: failure.code, reason: failure.message }),
              ]
            : current,
        )
        await finishOrLater(failed)
      } catch (error) {
        if (!(error instanceof RecordNotFound)) throw error
      }
      return failure
    },

    async discard(owner, id) {
      await clean(owner, id, null)
      await records.remove(owner, id)
    },
  }

  async function clean(owner: OwnerId, id: string, characters: number | null, places = 1): Promise<void> {
    await quota.release(owner, id, characters, places)
    await blobs.removeAll(owner, blobKeys.folder(id))
  }

  /** Sent again and again under new names, such a file would have the others' readers busy all day. */
  async function keepPlace(owner: OwnerId, id: string): Promise<void> {
    await quota.settle(owner, id)
    await blobs.removeAll(owner, blobKeys.folder(id))
  }

  async function finish(record: DocumentRecord): Promise<void> {
    const { ownerId: owner, id, status, counted, characters, keepsPlace = false } = record
    if (record.dueAt === NEVER || !isWithoutFiles(record)) return
    if (keepsPlace && status === 'failed') await keepPlace(owner, id)
    else await clean(owner, id, counted ? characters : keepsPlace ? 0 : null, placesOf(record))
    await records.update(owner, id, (current) => (current.dueAt === NEVER ? current : { ...current, dueAt: NEVER }))
  }

  /** What is durable already must not fail because of what can be done later. */
  async function finishOrLater(record: DocumentRecord): Promise<void> {
    try {
      await finish(record)
    } catch (error) {
      log.warn({ err: error, documentId: record.id }, 'a cleanup did not end; it is tried again')
    }
  }
}

/** Nothing is kept of what was deleted or could not be read. */
export const isWithoutFiles = ({ status, counted }: DocumentRecord): boolean =>
  status === 'deleted' || (status === 'failed' && !counted)
