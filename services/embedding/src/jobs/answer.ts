import type { embedDocument, RouteReply } from '@docent/proto/http'
import type { Call } from '@docent/runtime/http'
import type { EmbeddableDocument } from '../documents/record.ts'
import { openPositions, resultsOf } from './results.ts'

type Reply = RouteReply<typeof embedDocument>
type HttpReply = Call<typeof embedDocument>['reply']

/** 200 with what became of each passage, or 202 with how far it is. */
export function answer(document: EmbeddableDocument, reply: HttpReply): Reply | HttpReply {
  const { state, job, chunkCount } = document
  const results = resultsOf(document)
  if (!job || (state !== 'queued' && state !== 'running')) return { success: true, results }
  const done = chunkCount - openPositions(job.todo, job.done, chunkCount).length
  return reply.code(202).send({ success: true, state, done, total: chunkCount, results })
}
