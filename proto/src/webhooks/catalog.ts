import { z } from 'zod'
import { supportSchema } from '../answers.ts'
import type { EventEnvelope, EventPayload } from '../events/index.ts'
import { personSchema, returnedBySchema } from '../handover.ts'
import { idSchema } from '../ids.ts'
import { told, type Circumstances, type WebhookDefinition } from './definition.ts'

const link = z.url().describe('page of the dashboard that shows it')

const answer = z.object({
  answerId: idSchema,
  widgetId: idSchema.nullable().describe('null in the chat with all documents'),
  asker: z.enum(['visitor', 'owner']).describe('owner: also whoever asks with an API key'),
  support: supportSchema.describe('strong, weak (said as unsure) or none (said as not found)'),
  visitor: z.string().nullable().describe('the same for all questions of one visitor; leads back to nobody'),
  session: z.string().nullable().describe('the same for all questions of one conversation; leads back to nobody'),
  language: z.string().nullable().describe('that was asked in'),
  documentIds: z.array(idSchema).describe('what the answer cites'),
  answeredAt: z.iso.datetime(),
  link: link
    .nullable()
    .describe('page of the dashboard that opens the conversation, while it is kept; null where there is none'),
})

const answerSample = {
  answerId: '0b8f6a52-6f0c-4c1e-9f44-6f2f6d1f3a10',
  widgetId: '5e0c1b9a-3f52-4b0e-8a75-1a9d0f6f2c11',
  asker: 'visitor',
  visitor: 'q3Vt0aXk',
  session: 'mB71_xZd',
  language: 'en',
  answeredAt: '2026-11-24T09:30:00.000Z',
  link: 'https://docent.example.com/conversations?turn=0b8f6a52-6f0c-4c1e-9f44-6f2f6d1f3a10',
} as const

/** No words: those are kept where the owner's privacy settings say so, and nowhere else. */
function answerOf(
  payload: EventPayload<'answer.completed'>,
  { occurredAt }: EventEnvelope,
  { publicUrl }: Circumstances,
): z.input<typeof answer> | undefined {
  const { turnId, widgetId, answered, counted = true, unseen = false } = payload
  // Small talk, an owner who tries a draft, and what nobody waited for or a person took over.
  if (!counted || unseen) return undefined
  const asker = payload.asker ?? (widgetId === null ? 'owner' : 'visitor')
  return {
    answerId: turnId,
    widgetId,
    asker,
    support: payload.support ?? (answered ? 'strong' : 'none'),
    visitor: payload.visitor ?? null,
    session: payload.conversation ?? null,
    language: payload.language ?? null,
    documentIds: payload.sourceDocumentIds,
    answeredAt: payload.answeredAt ?? occurredAt,
    // What its owner asked is kept in no conversation.
    link:
      widgetId === null || asker === 'owner' ? null : `${publicUrl}/conversations?turn=${encodeURIComponent(turnId)}`,
  }
}

const talk = z.object({
  widgetId: idSchema,
  link: link.describe('page of the dashboard where the conversation is answered'),
})

const talkSample = {
  widgetId: answerSample.widgetId,
  link: `https://docent.example.com/conversations?of=${answerSample.widgetId}&session=s-7Q2M9KXW4HTB`,
}

function talkOf({ widgetId, session }: EventPayload<'handover.changed'>, { publicUrl }: Circumstances) {
  return { widgetId, link: `${publicUrl}/conversations?${new URLSearchParams({ of: widgetId, session })}` }
}

const documentLink = 'https://docent.example.com/documents'
const documentId = '9a1f4f3c-7d1b-4d83-b5a5-0f6a7f1f2b20'

/** Every type of message there is. A new one is an entry here, and nothing else. */
export const webhookCatalog = {
  'answer.completed': told('answer.completed', {
    version: 1,
    summary: 'A question was answered from the documents.',
    schema: answer,
    sample: { ...answerSample, support: 'strong', documentIds: [documentId] },
    tell: (payload, event, around) => (payload.answered ? answerOf(payload, event, around) : undefined),
  }),
  'answer.unanswered': told('answer.completed', {
    version: 1,
    summary: 'A question was not answered, or only with what comes near it.',
    schema: answer,
    sample: { ...answerSample, support: 'none', documentIds: [] },
    tell: (payload, event, around) => (payload.answered ? undefined : answerOf(payload, event, around)),
  }),
  'document.ready': told('document.indexed', {
    version: 1,
    summary: 'A document was indexed: answers come from it now. Told again where it is indexed again.',
    schema: z.object({ documentId: idSchema, title: z.string(), passages: z.int(), link }),
    sample: { documentId, title: 'Returns and refunds.pdf', passages: 12, link: documentLink },
    tell: ({ documentId: id, title, chunkCount }, _, { publicUrl }) => ({
      documentId: id,
      title,
      passages: chunkCount,
      link: `${publicUrl}/documents`,
    }),
  }),
  'document.failed': told(['document.reading-failed', 'document.indexing-failed'], {
    version: 1,
    summary:
      'A document could not be read, or not be indexed. Told again where indexing fails again; what is refused before it is stored is no document.',
    schema: z.object({
      documentId: idSchema,
      code: z
        .string()
        .describe('why it could not be read, as the call that sends it is refused with, or `indexing_failed`'),
      reason: z.string().describe('in plain words'),
      link,
    }),
    sample: {
      documentId,
      code: 'no_text_found',
      reason: 'No text was found in this file.',
      link: documentLink,
    },
    tell: (failed, _, { publicUrl }) => ({
      documentId: failed.documentId,
      code: 'code' in failed ? failed.code : 'indexing_failed',
      reason: failed.reason,
      link: `${publicUrl}/documents`,
    }),
  }),
  'document.deleted': told('document.deleted', {
    version: 1,
    summary: 'A document was deleted.',
    schema: z.object({ documentId: idSchema }),
    sample: { documentId },
    tell: ({ documentId: id }) => ({ documentId: id }),
  }),
  'handover.requested': told('handover.changed', {
    version: 1,
    summary: 'A visitor asked for a person and waits.',
    schema: talk.extend({
      again: z.boolean().describe('true where a person spoke already and has gone silent'),
      requestedAt: z.iso.datetime(),
    }),
    sample: { ...talkSample, again: false, requestedAt: '2026-11-24T09:30:00.000Z' },
    tell: (payload, { occurredAt }, around) =>
      payload.state === 'waiting'
        ? { ...talkOf(payload, around), again: payload.again, requestedAt: occurredAt }
        : undefined,
  }),
  'handover.ended': told('handover.changed', {
    version: 1,
    summary: 'The bot answers again after a visitor had asked for a person.',
    schema: talk.extend({
      outcome: z
        .enum(['returned', 'missed'])
        .describe('returned: it was ended; missed: nobody came, or came back to a visitor who waited again'),
      endedBy: returnedBySchema
        .nullable()
        .describe(
          'who ended it: the visitor, the person who had it, or the silence after their last word; null where it was missed',
        ),
      person: personSchema.shape.name
        .nullable()
        .describe('who had this talk last, whoever ended it; null where nobody had'),
      endedAt: z.iso.datetime(),
    }),
    sample: {
      ...talkSample,
      outcome: 'returned',
      endedBy: 'person',
      person: 'Ines Hartmann',
      endedAt: '2026-11-24T09:42:00.000Z',
    },
    tell: (payload, { occurredAt }, around) =>
      payload.state === 'returned' || payload.state === 'missed'
        ? {
            ...talkOf(payload, around),
            outcome: payload.state,
            endedBy: payload.returnedBy,
            person: payload.by?.name ?? null,
            endedAt: occurredAt,
          }
        : undefined,
  }),
} as const satisfies Record<string, WebhookDefinition>

export type WebhookType = keyof typeof webhookCatalog

export const webhookTypes = Object.keys(webhookCatalog) as [WebhookType, ...WebhookType[]]

/** What the test button sends. Nobody subscribes to it. */
export const PING = 'webhook.ping'

/** The body of every message. */
export const webhookMessageSchema = z.object({
  type: z.string(),
  version: z.int().min(1).describe('of `data`: a new field keeps it'),
  timestamp: z.iso.datetime().describe('when it happened'),
  data: z.record(z.string(), z.unknown()),
})
