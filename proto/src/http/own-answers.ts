import { z } from 'zod'
import { documentStatusSchema } from '../documents.ts'
import { idSchema } from '../ids.ts'
import { momentSchema, ok, route } from './contract.ts'

/** What answers of an owner are cited as. */
export const OWN_ANSWERS_TITLE = 'Your answers'
/** Longest question and answer, in characters. */
export const OWN_QUESTION_MAX_LENGTH = 300
export const OWN_ANSWER_MAX_LENGTH = 4_000
/** Most other wordings of one question. */
export const OWN_WORDINGS_MAX = 5
/** Most widgets that are named as those that give an answer. */
const OWN_ANSWER_WIDGETS_MAX = 100

const hasWords = /[\p{L}\p{N}]/u
const words = (most: number) => z.string().trim().min(1).max(most).regex(hasWords, 'has no letter and no digit')

/** A question as an owner writes it above an answer. */
export const ownQuestionSchema = words(OWN_QUESTION_MAX_LENGTH)

const counted = ({ input }: { input?: unknown }) => (Array.isArray(input) ? input.length : 0)

/** Other wordings of a question, by which its answer is found as well. */
const otherWordings = z.array(ownQuestionSchema).max(OWN_WORDINGS_MAX, {
  error: (issue) => `has ${counted(issue)} wordings, at most ${OWN_WORDINGS_MAX} are taken`,
})

/** The widgets that give an answer. Whichever ids stand here, an owner's answers are given by that owner's widgets only. */
const widgetIds = z
  .array(idSchema)
  .min(1, 'names no widget; null stands for every one')
  .max(OWN_ANSWER_WIDGETS_MAX, {
    error: (issue) =>
      `names ${counted(issue)} widgets, at most ${OWN_ANSWER_WIDGETS_MAX} are taken; null stands for every one`,
  })

export const ownAnswerSchema = z.object({
  documentId: z.string().describe('the document it is kept as; `/delete-document` deletes it'),
  question: z.string(),
  otherWordings: z
    .array(z.string())
    .optional()
    .describe('of the question: the answer is found by these as well; absent: none'),
  answer: z.string(),
  widgetIds: z
    .array(z.string())
    .nullable()
    .describe(
      'widgets that give it, also those that are deleted by now; null: every one. Where all are deleted, none does',
    ),
  status: documentStatusSchema,
  reason: z.string().nullable().describe('why it failed or waits, and what to do, in plain words'),
  savedAt: momentSchema,
})
export type OwnAnswer = z.infer<typeof ownAnswerSchema>

export const listOwnAnswers = route({
  service: 'document-ingest',
  method: 'GET',
  path: '/own-answers',
  auth: 'owner',
  role: 'editor',
  summary: 'The answers that the owner wrote, newest first',
  replies: { 200: ok({ answers: z.array(ownAnswerSchema) }) },
})

export const saveOwnAnswer = route({
  service: 'document-ingest',
  method: 'POST',
  path: '/own-answers',
  auth: 'owner',
  role: 'editor',
  summary:
    'Write the answer to a question: the widgets of the owner answer from it, as from a document, all or those that are named. It counts its characters, and as no document',
  body: z.object({
    question: ownQuestionSchema.describe('one line'),
    otherWordings: otherWordings
      .optional()
      .describe('of the question, each one line; they are kept with its passages, and shown to nobody as its heading'),
    answer: words(OWN_ANSWER_MAX_LENGTH).describe('Markdown'),
    widgetIds: widgetIds.nullish().describe('widgets that give it; absent or null: every one, also those to come'),
    replaces: idSchema.optional().describe('an answer that is deleted as soon as this one can be found'),
  }),
  replies: { 200: ok({ documentId: z.string() }) },
})
