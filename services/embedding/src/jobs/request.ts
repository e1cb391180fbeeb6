import { chunkIndexOf } from '@docent/proto'
import { say } from '@docent/proto/events'
import type { OwnerId } from '@docent/proto/ids'
import type { Clock, Ids } from '@docent/runtime/clock'
import { RecordNotFound, type Collection } from '@docent/runtime/store'
import type { EmbeddableDocument } from '../documents/record.ts'
import { failures } from '../failures.ts'
import { newJob } from './new-job.ts'
import { openPositions } from './results.ts'
import type { Claims } from '../worker/claims.ts'
import type { Worker } from '../worker/worker.ts'
import type { Signals } from './signals.ts'

export interface Requests {
  /**
   * Asks for a document to be made searchable, and waits. Asking again joins the job that is there; a document that is ready
   * and whose points are all there stays as it is. Answers with the state after the wait. @throws document_not_found, embedding_failed
   */
  embed(owner: OwnerId, documentId: string, gone: AbortSignal): Promise<EmbeddableDocument>
}

export interface RequestsOptions {
  documents: Collection<EmbeddableDocument>
  signals: Signals
  clock: Clock
  ids: Ids
  /** Name of the embedding model in use. */
  model(): string
  waitMs: number
  documentWaitMs: number
  /** Looks whether points of a ready document are missing, and notes it. */
  lookForMissing(document: EmbeddableDocument): Promise<void>
  worker: Pick<Worker, 'seat' | 'wake'>
  claims: Pick<Claims, 'claimed' | 'isHeld'>
}

/** How long to trust at first that a change would have been signaled in this process, in milliseconds. */
const LOOK_MS = 300
/** Later a look may be late by a fifth of the time that was waited, but not by more than this: many may wait at once. */
const LONGEST_LOOK_MS = 2_000
const LATE_SHARE = 0.2

export function createRequests(options: RequestsOptions): Requests {
  const { documents, signals, clock, ids, waitMs, documentWaitMs, worker, claims, lookForMissing } = options

  return {
    async embed(owner, documentId, gone) {
      const there = await known(owner, documentId, gone)
      if (!there) throw failures.document_not_found()
      if (there.state === 'ready') await lookForMissing(there)
      const asked = await request(owner, documentId)
      const settled = await until(owner, asked, gone)
      if (settled.state === 'failed' && settled.job?.reason) {
        throw failures.embedding_failed({ values: { reason: settled.job.reason }, detail: { documentId } })
      }
      return settled
    },
  }

  /** Whoever presses the button right after the upload may be faster than the news of it. */
  async function known(owner: OwnerId, documentId: string, gone: AbortSignal) {
    const deadline = performance.now() + documentWaitMs
    for (;;) {
      const heard = signals.next(documentId, Math.min(LOOK_MS, documentWaitMs), gone)
      const found = await documents.get(owner, documentId)
      if (found) return found.state === 'canceled' ? undefined : found
      if (gone.aborted || performance.now() >= deadline) return undefined
      await heard
    }
  }

  /** Where this process has room for the job, asking for it and claiming it are one write. */
  async function request(owner: OwnerId, documentId: string): Promise<EmbeddableDocument> {
    const model = options.model()
    const fresh = newJob(ids.next(), model, clock.now().getTime())
    const seat = worker.seat()
    const holder = seat ? ids.next() : ''
    try {
      const asked = await documents.update(owner, documentId, (current) => {
        if (isSettledFor(model, current) || isUnderWay(current)) return current
        const job = { ...fresh, todo: whatIsMissing(model, current) }
        const requested = { ...current, requestedAt: job.progressedAt, state: 'queued' as const, leaseUntil: 0, job }
        // Who begins at once tells of it when it lasts.
        if (seat) return claims.claimed({ ...requested, job: { ...job, untold: true } }, holder)
        const { chunkCount } = current
        return [requested, say('document.embedding-requested', { documentId, jobId: job.id, chunkCount })]
      })
      if (seat && claims.isHeld(asked, holder)) seat.start({ record: asked, holder })
      else worker.wake()
      return asked
    } catch (error) {
      throw error instanceof RecordNotFound ? failures.document_not_found() : error
    } finally {
      seat?.release()
    }
  }

  async function until(owner: OwnerId, asked: EmbeddableDocument, gone: AbortSignal): Promise<EmbeddableDocument> {
    const began = performance.now()
    for (let current = asked; ;) {
      const waited = performance.now() - began
      if (!isUnderWay(current) || waited >= waitMs || gone.aborted) return current
      const changed = signals.next(current.id, Math.min(waitMs - waited, nextLook(waited)), gone)
      const now = await documents.get(owner, current.id)
      if (!now || now.state === 'canceled') throw failures.document_not_found()
      current = now
      if (isUnderWay(current)) await changed
    }
  }
}

const nextLook = (waited: number) => Math.min(LONGEST_LOOK_MS, Math.max(LOOK_MS, waited * LATE_SHARE))
const isUnderWay = ({ state }: EmbeddableDocument) => state === 'queued' || state === 'running'
const isSettledFor = (model: string, { state, ...document }: EmbeddableDocument) =>
  state === 'canceled' || (state === 'ready' && document.model === model && !document.outdated)

/** After a failure only what is missing is done again: the rest cost money and time. Null means everything. */
function whatIsMissing(model: string, { state, job, chunkCount, ...document }: EmbeddableDocument): number[] | null {
  if (state !== 'failed' || !job || job.model !== model || document.model !== model) return null
  const failed = job.failed.map(({ chunkId }) => chunkIndexOf(chunkId))
  const missing = [...failed, ...openPositions(job.todo, job.done, chunkCount)]
  return missing.length === chunkCount ? null : missing
}
