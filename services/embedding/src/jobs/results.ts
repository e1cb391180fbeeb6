import { chunkId } from '@docent/proto'
import type { embedDocument, RouteReply } from '@docent/proto/http'
import type { EmbeddableDocument } from '../documents/record.ts'

type Results = RouteReply<typeof embedDocument>['results']

/** What became of each passage so far, in the order of the document. */
export function resultsOf({ id, chunkCount, state, job }: EmbeddableDocument): Results {
  const errors = new Map(job?.failed.map(({ chunkId, error }) => [chunkId, error]))
  const open = new Set(state === 'ready' || !job ? [] : openPositions(job.todo, job.done, chunkCount))
  return Array.from({ length: chunkCount }, (_, index) => {
    const passage = chunkId(id, index)
    if (open.has(index)) return { chunkId: passage, status: 'pending' }
    const error = errors.get(passage)
    return error === undefined
      ? { chunkId: passage, status: 'embedded' }
      : { chunkId: passage, status: 'failed', error }
  })
}

/** Positions of the passages that a job has not settled yet. */
export function openPositions(todo: readonly number[] | null, done: number, chunkCount: number): number[] {
  return (todo ?? Array.from({ length: chunkCount }, (_, index) => index)).slice(done)
}
