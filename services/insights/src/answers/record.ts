import { idSchema, ownerIdSchema } from '@docent/proto/ids'
import type { CollectionSpec } from '@docent/runtime/store'
import { stampShape } from '@docent/runtime/store/supersedes.ts'
import { z } from 'zod'

/** What became of an answer, as it is counted. */
export const outcomeSchema = z.enum(['answered', 'unsure', 'notFound', 'smallTalk'])
export type Outcome = z.infer<typeof outcomeSchema>

/** What is counted of one answer; it holds no words. */
const countedSchema = z.object({
  outcome: outcomeSchema,
  language: z.string(),
  visitor: z.string().describe('fingerprint; empty where nobody knows'),
  conversation: z.string(),
  documents: z.array(idSchema).describe('a sure answer was drawn from'),
  latencyMs: z.number().nullable(),
  promptTokens: z.int(),
  completionTokens: z.int(),
  microDollars: z.number(),
})

const schema = z.object({
  id: idSchema.describe('the turn'),
  ownerId: ownerIdSchema,
  widgetId: z.string().describe('empty where the owner asked'),
  at: z.number().describe('milliseconds since 1970; 0 while only the rating was heard'),
  questionKey: z.string().optional(),
  counted: countedSchema.nullable(),
  rated: z.enum(['up', 'down']).nullable(),
  ...stampShape,
})
/** One answer: heard again, however often and late, it is the same line. */
export type Answer = z.infer<typeof schema>
export type HeardAnswer = Answer & { counted: NonNullable<Answer['counted']> }

export const answersSpec: CollectionSpec<Answer> = {
  name: 'insights.answers',
  keeps: {
    of: 'visitors',
    what: 'of each question when, which widget, language, outcome, documents, thumb, tokens; fingerprints of visitor, conversation and words, which lead back to none of them',
    until: 'the account is deleted',
  },
  schema,
  indexes: [{ fields: ['ownerId', 'widgetId', 'at'] }, { fields: ['ownerId', 'questionKey', 'at'] }],
}
