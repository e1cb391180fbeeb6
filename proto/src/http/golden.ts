import { z } from 'zod'
import { supportSchema } from '../answers.ts'
import { idSchema } from '../ids.ts'
import { widgetPromptSchema } from '../widgets.ts'
import { ok, route } from './contract.ts'

/** Most golden questions of one account. */
export const GOLDEN_MAX = 50
/** Most golden questions that are asked in one call. */
export const GOLDEN_AT_ONCE = 10
/** Longest question and fact, in characters. */
export const GOLDEN_QUESTION_MAX_LENGTH = 500
export const GOLDEN_FACT_MAX_LENGTH = 300

const hasWords = /[\p{L}\p{N}]/u
const words = (most: number) => z.string().trim().min(1).max(most).regex(hasWords, 'has no letter and no digit')

/** What a golden question was answered with. */
export const goldenOutcomeSchema = z.object({
  at: z.iso.datetime(),
  answer: z.string(),
  support: supportSchema,
  comes: z.boolean().describe('strongly supported, and the fact stands in it'),
  sources: z.array(z.object({ documentId: z.string(), title: z.string(), page: z.int().nullable() })),
})
export type GoldenOutcome = z.infer<typeof goldenOutcomeSchema>

export const goldenQuestionSchema = z.object({
  id: z.string(),
  question: z.string(),
  fact: z.string(),
  widgetId: z.string().nullable().describe('null for the chat with all documents'),
  createdAt: z.iso.datetime(),
  last: goldenOutcomeSchema.nullable().describe('when it was asked last; null until it was'),
  before: goldenOutcomeSchema
    .nullable()
    .describe('what was told before the fact stopped coming, or came again; null while neither happened'),
})
export type GoldenQuestion = z.infer<typeof goldenQuestionSchema>

const fields = z.object({
  question: words(GOLDEN_QUESTION_MAX_LENGTH),
  fact: words(GOLDEN_FACT_MAX_LENGTH).describe(
    'what the answer has to hold: every number, and two thirds of the other words, in any form and order',
  ),
  widgetId: idSchema.nullable().describe('null for the chat with all documents'),
})

export const listGolden = route({
  service: 'chat',
  method: 'GET',
  path: '/golden-questions',
  auth: 'owner',
  role: 'editor',
  summary: 'The golden questions of the owner: what has to be answered, and with what; the newest first',
  replies: { 200: ok({ questions: z.array(goldenQuestionSchema), most: z.int() }) },
})

export const keepGolden = route({
  service: 'chat',
  method: 'POST',
  path: '/golden-questions',
  auth: 'owner',
  role: 'editor',
  summary: 'Keep a golden question with the fact that must come',
  body: fields,
  replies: { 200: ok({ question: goldenQuestionSchema }) },
})

export const changeGolden = route({
  service: 'chat',
  method: 'PUT',
  path: '/golden-questions',
  auth: 'owner',
  role: 'editor',
  summary: 'Change a golden question; it counts as not asked yet',
  query: z.object({ id: idSchema }),
  body: fields,
  replies: { 200: ok({ question: goldenQuestionSchema }) },
})

export const removeGolden = route({
  service: 'chat',
  method: 'DELETE',
  path: '/golden-questions',
  auth: 'owner',
  role: 'editor',
  summary: 'Forget a golden question',
  query: z.object({ id: idSchema }),
  replies: { 200: ok({}) },
})

const documentIds = z.array(idSchema).max(1_000)

/** What would be different: nothing of it counts yet. */
export const goldenChangeSchema = z.object({
  widget: z
    .object({ widgetId: idSchema, prompt: widgetPromptSchema.nullable(), documentIds })
    .optional()
    .describe('a widget with other settings'),
  without: documentIds.default([]).describe('documents that would be gone'),
  instead: documentIds.default([]).describe('documents that widgets would have in place of those'),
})
export type GoldenChange = z.infer<typeof goldenChangeSchema>

export const goldenResultSchema = z.object({
  id: z.string(),
  before: goldenOutcomeSchema.nullable().describe('with a change: as it is now; else as it was asked the last time'),
  after: goldenOutcomeSchema,
})
export type GoldenResult = z.infer<typeof goldenResultSchema>

export const runGolden = route({
  service: 'chat',
  method: 'POST',
  path: '/golden-runs',
  auth: 'owner',
  role: 'editor',
  // Three lists of documents, each as long as a widget's.
  bodyLimit: 1024 * 1024,
  summary:
    'Ask golden questions: as it is, or as it would be with a change that does not count yet. It counts on no plan',
  body: z.object({
    questionIds: z.array(idSchema).min(1).max(GOLDEN_AT_ONCE),
    change: goldenChangeSchema.optional(),
  }),
  replies: {
    200: ok({
      results: z.array(goldenResultSchema).describe('without those that are gone, or that the change does not touch'),
    }),
  },
})
