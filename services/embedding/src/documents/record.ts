import { idSchema, ownerIdSchema } from '@docent/proto/ids'
import type { CollectionSpec } from '@docent/runtime/store'
import { stampShape } from '@docent/runtime/store/supersedes.ts'
import { z } from 'zod'

const failedPassageSchema = z.object({ chunkId: idSchema, error: z.string().max(500) })
export type FailedPassage = z.infer<typeof failedPassageSchema>

const jobSchema = z.object({
  id: idSchema,
  /** Embedding model of this job. */
  model: z.string(),
  /** Positions of the passages to embed; null means all. */
  todo: z.array(z.int().min(0)).nullable(),
  /** How many of them are settled, from the front. */
  done: z.int().min(0),
  failed: z.array(failedPassageSchema),
  /** Names one claim, not one process: a claim that was lost is never mistaken for its successor. */
  holder: z.string(),
  /** Claims since the last progress: what keeps dying is given up. */
  claims: z.int().min(0),
  /** Milliseconds since 1970; of a job that did nothing yet, when it was asked for. It may have waited in line since. */
  progressedAt: z.number(),
  awaySince: z.number().optional().describe('when an engine was first away from it, since the last progress'),
  untold: z.literal(true).optional().describe('nobody heard that it was asked for: it may be over in a moment'),
  traceparent: z.string().max(64).optional().describe('of the call that asked for it'),
  /** Why the whole job failed; null when it did not, or only some passages did. */
  reason: z.string().nullable(),
})
export type Job = z.infer<typeof jobSchema>

const schema = z.object({
  id: idSchema,
  ownerId: ownerIdSchema,
  title: z.string(),
  named: z.object(stampShape).optional().describe('how new its name is; absent: it was never given another one'),
  chunksKey: z.string(),
  chunkCount: z.int().min(1),
  /** Model of the vectors that are in place, whole or in part; "" when there are none. */
  model: z.string(),
  /** The owner was told that the vectors are of another model than the one in use. */
  outdated: z.boolean(),
  /** `canceled`: the document is deleted, and a worker may still be about to write points of it. */
  state: z.enum(['idle', 'queued', 'running', 'ready', 'failed', 'canceled']),
  /** Milliseconds since 1970; 0 where nothing is leased or requested. */
  leaseUntil: z.number(),
  requestedAt: z.number(),
  job: jobSchema.nullable(),
  hasFailed: z.boolean().optional().describe('a job of it failed once; absent where a former release began it'),
})
export type EmbeddableDocument = z.infer<typeof schema>

/** One record per document: what is known of it and its one job, so that a document cannot have two. */
export const documentsSpec: CollectionSpec<EmbeddableDocument> = {
  name: 'embedding.documents',
  keeps: {
    of: 'owners',
    what: 'state of each document on its way into the index',
    until: 'the document or the account is deleted',
  },
  // What a worker writes at this moment is called off first, and finished by it.
  ofLeavers: 'kept',
  schema,
  indexes: [
    { fields: ['state', 'ownerId', 'requestedAt'] },
    { fields: ['state', 'leaseUntil'], acrossOwners: true },
    { fields: ['outdated', 'model'] },
  ],
}
