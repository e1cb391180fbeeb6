import { z } from 'zod'
import { supportSchema } from '../answers.ts'
import { passageSchema } from '../documents.ts'
import { idSchema } from '../ids.ts'
import { ok, route } from './contract.ts'
import { ownQuestionSchema } from './own-answers.ts'

/** Why a question counts as unanswered: near, nowhere, or answered with a thumb down. */
export const unansweredBecauseSchema = z.enum(['unsure', 'not-found', 'not-helpful'])
export type UnansweredBecause = z.infer<typeof unansweredBecauseSchema>

/** One wording of a question, as it was asked in one widget. */
export const unansweredQuestionSchema = z.object({
  turnId: z.string().describe('the newest time it was asked'),
  question: z.string(),
  follows: z.string().optional().describe('what was asked before it, where it cannot be understood without'),
  widgetId: z.string(),
  session: z.string().describe('conversation of that turn'),
  because: unansweredBecauseSchema,
  answer: z.string().describe('what was told that time, its beginning'),
  comments: z
    .array(z.string())
    .optional()
    .describe('what visitors said was missing of it, the newest first, at most 5; left out where nobody said anything'),
  times: z.int().min(1),
  newestAt: z.iso.datetime(),
})
export type UnansweredQuestion = z.infer<typeof unansweredQuestionSchema>

/** Questions that ask for the same. */
export const unansweredGroupSchema = z.object({
  times: z.int().min(1),
  visitors: z.int().min(1).describe('conversations in which one of them was asked'),
  newestAt: z.iso.datetime(),
  widgetIds: z
    .array(z.string())
    .min(1)
    .describe('widgets in which one of them was asked, that of the most frequent wording first'),
  questions: z.array(unansweredQuestionSchema).min(1).describe('the most frequent wording first, at most 20'),
  nearest: passageSchema.nullable().describe('the passage that came closest to the first of them'),
})
export type UnansweredGroup = z.infer<typeof unansweredGroupSchema>

/** How far back is looked, in days. */
export const UNANSWERED_DAYS = 90
/** Most wordings that are asked again in one call, or put away. */
export const ASK_AGAIN_MAX = 20

export const listUnanswered = route({
  service: 'chat',
  method: 'GET',
  path: '/unanswered',
  auth: 'owner',
  role: 'editor',
  summary: 'What visitors asked in vain in the last 90 days, grouped by what it asks for, the most frequent first',
  query: z.object({ widgetId: idSchema.optional() }),
  replies: {
    200: ok({
      groups: z.array(unansweredGroupSchema).describe('at most 100'),
      more: z.int().min(0).describe('groups that are not listed'),
    }),
  },
})

const turnIds = z.array(idSchema).min(1).max(ASK_AGAIN_MAX)

/** What a question got before, and what it gets now. */
export const askedAgainSchema = z.object({
  turnId: z.string(),
  before: z.string(),
  answer: z.string(),
  support: supportSchema,
  sources: z.array(passageSchema),
  closed: z.boolean().describe('answered now: it is not listed until it fails again'),
})
export type AskedAgain = z.infer<typeof askedAgainSchema>

/** What a question gets in the words in which its owner wrote it. */
export const askedAsWrittenSchema = askedAgainSchema
  .pick({ answer: true, support: true, sources: true })
  .extend({ answered: z.boolean().describe('surely, and from the answer that was just written where there is one') })
export type AskedAsWritten = z.infer<typeof askedAsWrittenSchema>

export const askAgain = route({
  service: 'chat',
  method: 'POST',
  path: '/ask-again',
  auth: 'owner',
  role: 'editor',
  summary: 'Ask questions again with what is known today; those that are answered now are closed. It counts on no plan',
  body: z.object({
    turnIds: turnIds.describe('of `/unanswered`'),
    documentId: idSchema.optional().describe('an answer that was just written for them'),
    question: ownQuestionSchema
      .optional()
      .describe('asked as well, of the widget of the first of them, where its owner wrote it in other words'),
  }),
  replies: {
    200: ok({
      results: z.array(askedAgainSchema).describe('without those that are gone'),
      asWritten: askedAsWrittenSchema.optional().describe('of `question`; absent where the widget is gone'),
    }),
  },
})

export const putAwayUnanswered = route({
  service: 'chat',
  method: 'PUT',
  path: '/unanswered',
  auth: 'owner',
  role: 'editor',
  summary: 'Put questions away that need no answer, for good, or take that back',
  body: z.object({ turnIds, putAway: z.boolean() }),
  replies: { 200: ok({}) },
})
