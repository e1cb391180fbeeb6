import { z } from 'zod'
import { idSchema, ownerIdSchema } from '../ids.ts'

/** What travels around every event. `id` never changes, however often the event is delivered or replayed. */
export const envelopeSchema = z.object({
  id: idSchema,
  type: z.string().describe('wire name in past tense, e.g. document.indexed'),
  version: z.int().min(1),
  ownerId: ownerIdSchema.describe('also the ordering key: what happens to one owner stays in order'),
  occurredAt: z.iso.datetime(),
  recordVersion: z
    .int()
    .min(0)
    .optional()
    .describe(
      'of the record it was written with: orders the events of one record; absent in events of former releases',
    ),
  causeId: idSchema.optional().describe('the event whose handling led to this one; absent when a person did'),
  traceparent: z.string().max(64).optional().describe('W3C trace context; absent when the call was not traced'),
  restated: z
    .boolean()
    .optional()
    .describe(
      'true where a current record is told again: the same as any other event of its type, but nothing new happened',
    ),
  restatedFor: idSchema.optional().describe('the one consumer it is told for; the others pass it over'),
  payload: z.unknown(),
})
export type EventEnvelope<P = unknown> = Omit<z.infer<typeof envelopeSchema>, 'payload'> & { payload: P }
