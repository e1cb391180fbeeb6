import { z } from 'zod'
import { messageAnswerSchema } from './message-answers.ts'
import { momentSchema, ok, route } from './contract.ts'
import { turnOutcomeSchema } from './inbox.ts'

/** One question with its answer, as an owner takes it along. */
export const conversationTurnSchema = z.object({
  id: z.string(),
  widgetId: z.string().nullable().describe('null for the global chat'),
  session: z.string().describe('the same for the turns of one conversation; empty where none is kept'),
  at: z.iso.datetime(),
  question: z.string(),
  answer: z.string(),
  answered: z.boolean(),
  outcome: turnOutcomeSchema,
  sources: z.array(z.object({ documentId: z.string(), title: z.string(), page: z.int().nullable() })),
  feedback: z.object({ helpful: z.boolean(), comment: z.string() }).nullable(),
  message: z
    .object({ name: z.string(), email: z.string(), page: z.string(), answers: z.array(messageAnswerSchema) })
    .optional()
    .describe(
      'of a message that a visitor left: who, and on which page, and what was answered by mail. Its text is the question, the thanks the answer',
    ),
  person: z
    .string()
    .optional()
    .describe('of what was said between the visitor and a person: the name of the person, empty for the visitor'),
  note: z.string().optional().describe("the owner's note on the conversation, with its newest turn of a page"),
})
export type ConversationTurn = z.infer<typeof conversationTurnSchema>

export const exportConversations = route({
  service: 'chat',
  method: 'GET',
  path: '/export-conversations',
  auth: 'owner',
  role: 'owner',
  summary: 'Everything that was asked and answered, a page at a time',
  query: z.object({ cursor: z.string().max(2_000).optional().describe('`next` of the page before') }),
  replies: {
    200: ok({ turns: z.array(conversationTurnSchema), next: z.string().nullable().describe('null on the last page') }),
  },
})

export const exportMails = route({
  service: 'notification',
  method: 'GET',
  path: '/export-mails',
  auth: 'owner',
  role: 'owner',
  summary: 'The mails that were sent to the owner: which, and when; their words are not kept',
  replies: {
    200: ok({
      mails: z.array(
        z.object({
          kind: z.string(),
          state: z.enum(['waiting', 'sent', 'failed']),
          createdAt: momentSchema,
          sentAt: momentSchema.nullable(),
        }),
      ),
    }),
  },
})
