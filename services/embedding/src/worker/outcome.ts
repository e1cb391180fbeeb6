import { say } from '@docent/proto/events'
import { BlobNotFound } from '@docent/runtime/blobs'
import type { Word } from '@docent/runtime/service/restating.ts'
import type { Change } from '@docent/runtime/store'
import type { EmbeddableDocument, FailedPassage } from '../documents/record.ts'
import type { Held } from './claims.ts'
import { ModelRefuses } from './embed-batch.ts'
import { GaveUp } from './retry.ts'

/** Claims without progress after which a job is given up: what it does ends the process, or an engine is away for long. */
export const MOST_CLAIMS = 5
const TOLD_FAILURES = 200

/** The record of a job that is through, with the event that says so. */
export function finished(held: Held, failed: readonly FailedPassage[]): Change<EmbeddableDocument> {
  const { id, title, chunkCount, job, hasFailed } = held
  const settled = {
    ...held,
    leaseUntil: 0,
    job: { ...job, done: job.todo?.length ?? chunkCount, failed: [...failed], holder: '' },
  }
  if (failed.length > 0) return failedAs({ ...settled, state: 'failed' }, partialReason(failed, chunkCount))
  return [
    { ...settled, state: 'ready', outdated: false },
    say('document.indexed', { documentId: id, jobId: job.id, title, chunkCount, model: job.model, hasFailed }),
  ]
}

/** The record of a job that could not be carried through. */
export function givenUp(held: Held, reason: string): Change<EmbeddableDocument> {
  return failedAs({ ...held, state: 'failed', leaseUntil: 0, job: { ...held.job, holder: '', reason } }, reason)
}

/** Why a job cannot go on, for the owner; undefined when another try may help. */
export function lastingReason(error: unknown, silence: string): string | undefined {
  if (error instanceof BlobNotFound) return 'The text of this document is missing. Delete it and upload it again.'
  if (error instanceof ModelRefuses) {
    return `The embedding model refuses to work (${error.message}). Check its key and name, then press Generate Embeddings again.`
  }
  if (error instanceof GaveUp) {
    return `The embedding model did not answer for ${silence} (${error.message}). Press Generate Embeddings to go on.`
  }
  return undefined
}

export const UNEXPLAINED = 'Embedding failed several times on our side. Press Generate Embeddings to try once more.'

function failedAs(settled: Held, reason: string): Change<EmbeddableDocument> {
  const { id, job } = settled
  return [
    { ...settled, hasFailed: true },
    say('document.indexing-failed', {
      documentId: id,
      jobId: job.id,
      reason,
      failed: job.failed.slice(0, TOLD_FAILURES),
    }),
  ]
}

function partialReason(failed: readonly FailedPassage[], chunkCount: number): string {
  const share = failed.length === chunkCount ? `None of the ${chunkCount}` : `${failed.length} of ${chunkCount}`
  const verb = failed.length === chunkCount ? 'could' : 'could not'
  return `${share} passages ${verb} be made searchable. ${failed[0]?.error ?? ''} Press Generate Embeddings to try those again.`
}

/** A document that is searchable, as it was said when it became so. */
export function toldAsIndexed({ id, title, chunkCount, state, job, model }: EmbeddableDocument): Word | undefined {
  if (state !== 'ready' || !job) return undefined
  const payload = { documentId: id, jobId: job.id, title, chunkCount, model: model || job.model }
  return { event: say('document.indexed', payload), at: job.progressedAt }
}
