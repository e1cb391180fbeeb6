import { passageSchema, personSchema, supportSchema, unsentSchema } from '@docent/proto'
import { idSchema, ownerIdSchema } from '@docent/proto/ids'
import type { CollectionSpec } from '@docent/runtime/store'
import { z } from 'zod'

const leftSchema = z.object({
  name: z.string(),
  email: z.string(),
  page: z.string(),
  /** What was answered, oldest first; absent in messages of before it could be. */
  answers: z
    .array(
      z.object({
        id: idSchema,
        at: z.number(),
        by: personSchema,
        text: z.string(),
        /** No mail of it is sent. */
        unsent: unsentSchema.optional(),
      }),
    )
    .optional(),
})
export type Left = z.infer<typeof leftSchema>

const schema = z.object({
  id: idSchema,
  ownerId: ownerIdSchema,
  /** "" in the global chat. */
  widgetId: z.string(),
  /** "" for owners without one. A visitor's session and an owner's preview of the same widget never share one. */
  sessionId: z.string(),
  /** Milliseconds since 1970. */
  at: z.number(),
  /** UTC month it was counted in. */
  period: z.string(),
  /** False where no history is kept: then question, answer and sources are empty. */
  kept: z.boolean(),
  question: z.string(),
  /** What was asked before it, where it leans on that. */
  follows: z.string().optional(),
  answer: z.string(),
  sources: z.array(passageSchema),
  answered: z.boolean(),
  /** Absent in turns of before there were three outcomes, and of messages to the owner. */
  support: supportSchema.optional(),
  /** The visitor left before the answer was complete; it is kept as far as it got. */
  brokenOff: z.boolean(),
  feedback: z.object({ helpful: z.boolean(), comment: z.string() }).nullable(),
  /** What the feedback says, to be looked for; turns of before it was kept get it at the first start. */
  rated: z.enum(['up', 'down']).optional(),
  /** What its event said beside; absent in turns of before it was kept, and of messages to the owner. */
  said: z
    .object({
      counted: z.boolean(),
      model: z.string(),
      promptTokens: z.int().min(0).nullable(),
      completionTokens: z.int().min(0).nullable(),
      latencyMs: z.number().min(0),
      // Absent in turns of before analytics.
      language: z.string().optional(),
      smallTalk: z.boolean().optional(),
      /** There was nothing to see yet when its asker left, or a person took over. */
      unseen: z.boolean().optional(),
      trial: z.boolean().optional(),
      visitor: z.string().optional(),
      microDollars: z.number().min(0).optional(),
      /** Why the model did not write it, so that it was quoted. */
      modelFailed: z.string().optional(),
      // Also where no passages are kept.
      sourceDocumentIds: z.array(idSchema).optional(),
    })
    .optional(),
  /** Of a message that was left for the owner, which is the question then; the answer thanks for it. */
  left: leftSchema.optional(),
  /** Of what was said between the visitor and a person, who is null for the visitor: the question, or the answer, is the line. */
  line: z.object({ n: z.int().min(1), by: personSchema.nullable() }).optional(),
})
/** A question with its answer: one record, written once, so that neither is ever there without the other. */
export type Turn = z.infer<typeof schema>

export const turnsSpec: CollectionSpec<Turn> = {
  name: 'chat.turns',
  keeps: {
    of: 'visitors',
    what: 'questions, answers, ratings and messages left, with mail addresses, phone, card and account numbers masked in questions; without words where the widget keeps no history; the code of the visitor, which is a hash; no name but in a message, which has its answers, and of a person who spoke, no network address',
    until:
      'as many days as the widget says, else CONVERSATION_DAYS, at most CONVERSATION_DAYS_MAX; until visitor or owner erase it, or the widget or the account is deleted; what owners ask all their documents has no words, and stays until the account is deleted',
  },
  schema,
  indexes: [
    { fields: ['ownerId', 'widgetId', 'sessionId', 'at'] },
    { fields: ['ownerId', 'widgetId', 'at'] },
    { fields: ['at'] },
    { fields: ['support', 'at'], without: 'strong' },
    { fields: ['rated', 'at'], without: null },
  ],
}
