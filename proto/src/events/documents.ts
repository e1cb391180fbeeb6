import { z } from 'zod'
import { sourceKindSchema } from '../documents.ts'
import { idSchema } from '../ids.ts'
import { event, restatable } from './definition.ts'

const document = z.object({ documentId: idSchema })
const size = z.object({
  characters: z.int().min(0).describe('characters of extracted text'),
  sizeBytes: z.int().min(0).describe('bytes of the original'),
})

const indexingFailed = document.extend({
  jobId: idSchema,
  reason: z.string().describe('for the owner, in plain words'),
  failed: z.array(z.object({ chunkId: idSchema, error: z.string() })).max(200),
})

/** What happens to documents, on their way into the index and out of it. */
export const documentEvents = {
  'document.chunked': restatable(
    event(
      'document',
      'document-ingest',
      document.extend({
        title: z.string(),
        kind: sourceKindSchema,
        chunksKey: z.string().describe('blob key of the chunks file'),
        chunkCount: z.int().min(1),
        pages: z.int().min(1).nullable(),
        isAnswer: z
          .boolean()
          .optional()
          .describe(
            'true for an answer that the owner wrote: it counts as no document, and every widget answers from it unless `widgetIds` says which',
          ),
        widgetIds: z
          .array(idSchema)
          .optional()
          .describe('widgets that answer from an answer that the owner wrote; absent: every one'),
        ...size.shape,
      }),
    ),
  ),
  'document.renamed': restatable(
    event(
      'document',
      'document-ingest',
      document.extend({ title: z.string().describe('what its owner calls it from now on') }),
    ),
  ),
  'document.reading-failed': event(
    'document',
    'document-ingest',
    document.extend({
      code: z.string().describe('of the failure that the call which sent it got, or would have'),
      reason: z.string().describe('for the owner, in plain words'),
    }),
  ),
  'document.deleted': restatable(
    event(
      'document',
      'document-ingest',
      document.extend({
        wasCounted: z.boolean().describe('false when the document had failed before it counted towards usage'),
        ...size.shape,
      }),
    ),
  ),
  'document.embedding-requested': event(
    'document',
    'embedding',
    document.extend({ jobId: idSchema, chunkCount: z.int().min(1) }),
  ),
  'document.embedding-progressed': event(
    'document',
    'embedding',
    document.extend({ jobId: idSchema, done: z.int().min(0), total: z.int().min(1) }),
  ),
  'document.indexed': restatable(
    event(
      'document',
      'embedding',
      document.extend({
        jobId: idSchema,
        title: z.string(),
        chunkCount: z.int().min(1),
        model: z.string().describe('embedding model the vectors come from'),
        hasFailed: z
          .boolean()
          .optional()
          .describe('false: indexing it has never failed, so nobody has to take anything back; absent: not known'),
      }),
    ),
  ),
  'document.indexing-failed': event('document', 'embedding', indexingFailed, {
    // It also counted the passages that did get embedded, which nobody needs who knows those that did not.
    1: {
      schema: indexingFailed.extend({ embedded: z.int().min(0) }),
      up: (payload) => indexingFailed.parse(payload),
      down: (payload) => ({ ...indexingFailed.parse(payload), embedded: 0 }),
    },
  }),
  'document.model-outdated': event(
    'document',
    'embedding',
    document.extend({
      model: z.string().describe('the model the vectors came from'),
      why: z
        .enum(['model', 'missing'])
        .optional()
        .describe(
          'another model is in use, or vectors are missing; absent where a former release said it: another model',
        ),
    }),
  ),
} as const
