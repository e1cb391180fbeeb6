import { setting, type ConfigOf } from '@docent/runtime/config'
import { z } from 'zod'

const seconds = (fallback: number, max: number) => z.coerce.number().min(0.01).max(max).default(fallback)
const count = (fallback: number, max: number) => z.coerce.number().int().min(1).max(max).default(fallback)

/** What the embedding service is configured with. */
export const settings = {
  waitSeconds: setting({
    env: 'EMBED_WAIT_SECONDS',
    doc: 'How long the call waits for a document before it answers 202, in seconds; keep it below the timeouts in front.',
    schema: z.coerce.number().min(0).max(300).default(25),
  }),
  documentWaitSeconds: setting({
    env: 'EMBED_DOCUMENT_WAIT_SECONDS',
    doc: 'How long the call waits to hear of a document that was uploaded a moment ago, in seconds.',
    schema: z.coerce.number().min(0).max(30).default(5),
  }),
  jobs: setting({
    env: 'EMBED_JOBS',
    doc: 'Documents that one process embeds at the same time.',
    schema: count(4, 64),
  }),
  batchSize: setting({
    env: 'EMBED_BATCH_SIZE',
    doc: 'Passages of one call to the embedding model; the model may take fewer.',
    schema: count(64, 2_048),
  }),
  parallelBatches: setting({
    env: 'EMBED_PARALLEL_BATCHES',
    doc: 'Batches of one document that are under way at the same time.',
    schema: count(4, 64),
  }),
  leaseSeconds: setting({
    env: 'EMBED_LEASE_SECONDS',
    doc: 'How long a document stays with a process that gives no sign of life, in seconds; then another one goes on.',
    schema: seconds(10, 3_600),
    warn: (lease) => (lease < 5 ? 'a busy machine may miss it, and documents are then worked on twice' : undefined),
  }),
  sweepSeconds: setting({
    env: 'EMBED_SWEEP_SECONDS',
    doc: 'How often a process looks for documents that wait or were left behind, in seconds.',
    schema: seconds(5, 3_600),
  }),
  checkSeconds: setting({
    env: 'EMBED_CHECK_SECONDS',
    doc: 'How often a process counts whether the passages of all documents are where questions look for them, in seconds.',
    schema: seconds(900, 86_400),
  }),
  giveUpSeconds: setting({
    env: 'EMBED_GIVE_UP_SECONDS',
    doc: 'How long a document may make no progress while the model or an engine is away before it is marked failed, in seconds.',
    schema: seconds(300, 86_400),
  }),
}

export type EmbeddingConfig = ConfigOf<typeof settings>
