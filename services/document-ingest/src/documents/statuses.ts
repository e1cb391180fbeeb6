import type { EventPayload } from '@docent/proto/events'
import type { OwnerId } from '@docent/proto/ids'
import { RecordNotFound, type Collection } from '@docent/runtime/store'
import type { DocumentRecord } from './record.ts'

/** What embedding says about documents, kept for the list. Each call bears repeats and late arrival. */
export interface Statuses {
  embeddingRequested(
    owner: OwnerId,
    payload: EventPayload<'document.embedding-requested'>,
    cause: string,
  ): Promise<void>
  embeddingProgressed(
    owner: OwnerId,
    payload: EventPayload<'document.embedding-progressed'>,
    cause: string,
  ): Promise<void>
  indexed(owner: OwnerId, payload: EventPayload<'document.indexed'>, cause: string): Promise<void>
  indexingFailed(owner: OwnerId, payload: EventPayload<'document.indexing-failed'>, cause: string): Promise<void>
  modelOutdated(owner: OwnerId, payload: EventPayload<'document.model-outdated'>, cause: string): Promise<void>
}

const REMEMBERED_JOBS = 20
const OUTDATED = 'The embedding model was changed. Press Generate Embeddings to make this document searchable again.'

export function createStatuses(records: Collection<DocumentRecord>): Statuses {
  const change = async (
    owner: OwnerId,
    { documentId }: { documentId: string },
    cause: string,
    next: (current: DocumentRecord) => DocumentRecord,
  ) => {
    try {
      await records.update(owner, documentId, (current) => (isOpen(current) ? next(current) : current), { cause })
    } catch (error) {
      // The owner is gone, and all their documents with them.
      if (!(error instanceof RecordNotFound)) throw error
    }
  }

  return {
    embeddingRequested: (owner, payload, cause) =>
      change(owner, payload, cause, (current) => {
        if (current.jobId === payload.jobId) return current
        const progress = { done: 0, total: payload.chunkCount }
        return ofJob(current, payload.jobId, { status: 'embedding', reason: null, progress })
      }),
    embeddingProgressed: (owner, payload, cause) =>
      change(owner, payload, cause, (current) => {
        const { jobId, done, total } = payload
        const late = current.status !== 'embedding' || (current.progress?.done ?? 0) > done
        if (current.jobId === jobId && late) return current
        return ofJob(current, jobId, { status: 'embedding', reason: null, progress: { done, total } })
      }),
    indexed: (owner, payload, cause) =>
      change(owner, payload, cause, (current) => {
        // Vectors that were outdated after this job ended stay so.
        if (current.jobId === payload.jobId && current.status === 'stale') return current
        return ofJob(current, payload.jobId, { status: 'ready', reason: null, progress: null, model: payload.model })
      }),
    indexingFailed: (owner, payload, cause) =>
      change(owner, payload, cause, (current) => {
        if (current.jobId === payload.jobId && (current.status === 'ready' || current.status === 'stale'))
          return current
        return ofJob(current, payload.jobId, { status: 'failed', reason: payload.reason, progress: null })
      }),
    modelOutdated: (owner, payload, cause) =>
      change(owner, payload, cause, (current) =>
        current.status === 'ready' && current.model === payload.model
          ? { ...current, status: 'stale', reason: OUTDATED }
          : current,
      ),
  }
}

/** Only what was read can be indexed: what is deleted, or failed to be read, stays so. */
const isOpen = ({ visible, counted }: DocumentRecord): boolean => visible && counted

/** Applies what a job says unless a newer job has taken its place. */
function ofJob(current: DocumentRecord, jobId: string, changes: Partial<DocumentRecord>): DocumentRecord {
  if (current.pastJobs.includes(jobId)) return current
  if (current.jobId === jobId || current.jobId === null) return { ...current, ...changes, jobId }
  const pastJobs = [current.jobId, ...current.pastJobs].slice(0, REMEMBERED_JOBS)
  return { ...current, ...changes, jobId, pastJobs }
}
