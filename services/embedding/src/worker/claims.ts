import { say, type NewEvent } from '@docent/proto/events'
import type { Collection } from '@docent/runtime/store'
import type { Claim as ClaimOf, Claims as ClaimsOf, JobKind } from '@docent/runtime/jobs'
import type { EmbeddableDocument, Job } from '../documents/record.ts'

export type Claim = ClaimOf<EmbeddableDocument>
export type Claims = ClaimsOf<EmbeddableDocument>
/** A document whose job somebody works on. */
export type Held = EmbeddableDocument & { job: Job }

/** The job of a document as jobs are done everywhere. `inUse` names the embedding model in use. */
export function embeddingJobs(
  documents: Collection<EmbeddableDocument>,
  inUse: () => string,
): JobKind<EmbeddableDocument> {
  return {
    name: 'documents to embed',
    records: documents,
    due: () => ({ state: 'queued' }),
    overdue: (now) => ({ state: 'running', leaseUntil: { lt: now } }),
    turns: { of: 'owners', by: 'requestedAt' },
    stateOf({ state, leaseUntil, job }) {
      if (!job || (state !== 'queued' && state !== 'running')) return undefined
      return { dueAt: state === 'queued' ? 0 : leaseUntil, holder: job.holder, attempts: job.claims }
    },
    withState: (document, { dueAt, holder, attempts }) => ({
      ...document,
      state: dueAt === 0 ? 'queued' : 'running',
      leaseUntil: dueAt,
      job: document.job && { ...document.job, holder, claims: attempts },
    }),
    begun({ job, ...document }) {
      const model = inUse()
      const ours = job?.model === model
      return {
        ...document,
        // Nothing is in place yet, so what is going to be is of this model.
        model: document.model || model,
        job: job && (ours ? job : { ...job, model, todo: null, done: 0, failed: [] }),
      }
    },
  }
}

/** The document of a claim that holds. */
export function heldOf(document: EmbeddableDocument): Held {
  const { job } = document
  if (!job) throw new Error(`${document.id} is held without a job`)
  return { ...document, job }
}

/** The event that a document's passages are done so far. */
export function progressed({ id, job, chunkCount }: Held): NewEvent {
  const total = job.todo?.length ?? chunkCount
  return say('document.embedding-progressed', { documentId: id, jobId: job.id, done: Math.min(job.done, total), total })
}
