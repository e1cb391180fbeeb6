import type { EventPayload } from '@docent/proto/events'
import type { OwnerId } from '@docent/proto/ids'
import { RecordNotFound, type Collection } from '@docent/runtime/store'
import { supersedes, type Heard as Said } from '@docent/runtime/store/supersedes.ts'
import type { DocumentRecord } from './record.ts'

type Heard = Said & { id: string }

/** The document as it is then; undefined where its owner is gone. */
type Told = Promise<DocumentRecord | undefined>

/** What embedding says about documents, kept for the list. Each call bears repeats and late arrival. */
export interface Statuses {
  embeddingRequested(owner: OwnerId, payload: EventPayload<'document.embedding-requested'>, event: Heard): Told
  embeddingProgressed(owner: OwnerId, payload: EventPayload<'document.embedding-progressed'>, event: Heard): Told
  indexed(owner: OwnerId, payload: EventPayload<'document.indexed'>, event: Heard): Told
  indexingFailed(owner: OwnerId, payload: EventPayload<'document.indexing-failed'>, event: Heard): Told
  modelOutdated(owner: OwnerId, payload: EventPayload<'document.model-outdated'>, event: Heard): Told
}

const REMEMBERED_JOBS = 20
const OUTDATED = 'The embedding model was changed. Press Generate Embeddings to make this document searchable again.'

const MISSING =
  'This document needs embedding again: passages of it are missing from the search. Press Generate Embeddings.'

export function createStatuses(records: Collection<DocumentRecord>): Statuses {
  const change = async (
    owner: OwnerId,
    { documentId }: { documentId: string },
    event: Heard,
    next: (current: DocumentRecord) => DocumentRecord,
  ) => {
    try {
      return await records.update(
        owner,
        documentId,
        (current) => {
          if (!isOpen(current) || !supersedes(event, { version: current.embeddingVersion })) return current
          const changed = next(current)
          const { recordVersion: embeddingVersion } = event
          return changed === current || embeddingVersion === undefined ? changed : { ...changed, embeddingVersion }
        },
        { cause: event.id },
      )
    } catch (error) {
      // The owner is gone, and all their documents with them.
      if (!(error instanceof RecordNotFound)) throw error
      return undefined
    }
  }

  return {
    embeddingRequested: (owner, payload, event) =>
      change(owner, payload, event, (current) => {
        if (current.jobId === payload.jobId) return current
        const progress = { done: 0, total: payload.chunkCount }
        return ofJob(current, payload.jobId, { status: 'embedding', reason: null, progress })
      }),
    embeddingProgressed: (owner, payload, event) =>
      change(owner, payload, event, (current) => {
        const { jobId, done, total } = payload
        const late = current.status !== 'embedding' || (current.progress?.done ?? 0) > done
        if (current.jobId === jobId && late) return current
        return ofJob(current, jobId, { status: 'embedding', reason: null, progress: { done, total } })
      }),
    indexed: (owner, payload, event) =>
      change(owner, payload, event, (current) => {
        // Vectors that were outdated after this job ended stay so. Where versions order what is said, this came later.
        const inOrder = event.recordVersion !== undefined && current.embeddingVersion !== undefined
        if (current.jobId === payload.jobId && current.status === 'stale' && !inOrder) return current
        return ofJob(current, payload.jobId, { status: 'ready', reason: null, progress: null, model: payload.model })
      }),
    indexingFailed: (owner, payload, event) =>
      change(owner, payload, event, (current) => {
        if (current.jobId === payload.jobId && (current.status === 'ready' || current.status === 'stale'))
          return current
        return ofJob(current, payload.jobId, { status: 'failed', reason: payload.reason, progress: null })
      }),
    modelOutdated: (owner, payload, event) =>
      change(owner, payload, event, (current) =>
        current.status === 'ready' && current.model === payload.model
          ? { ...current, status: 'stale', reason: payload.why === 'missing' ? MISSING : OUTDATED }
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
