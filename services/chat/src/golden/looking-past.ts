import { MAX_LIMIT } from '@docent/runtime/vectors'
import type { Retrieve } from '../retrieval/retrieve.ts'

/** Finds passages as if these documents were gone already. Twice as many are looked for, so that theirs take no places of others. */
export function lookingPast(retrieve: Retrieve, documentIds: ReadonlySet<string>): Retrieve {
  return async (owner, request) => {
    const found = await retrieve(owner, { ...request, limit: Math.min(request.limit * 2, MAX_LIMIT) })
    return found.filter(({ passage }) => !documentIds.has(passage.documentId)).slice(0, request.limit)
  }
}
