import { z } from 'zod'
import { idSchema } from '../ids.ts'
import { ok, route } from './contract.ts'

/** Longest period that is looked at, in days. */
export const ANALYTICS_DAYS_MAX = 400
/** Questions and documents that are listed, the most frequent first. */
export const ANALYTICS_LISTED = 20
/** Stands for a widget: what owners asked themselves. */
export const OWN_QUESTIONS = 'own'

const day = z.iso.date().describe('in the time zone, 2026-11-21')
const count = z.int().min(0)

/** How many there were; small talk is no question. */
export const analyticsCountsSchema = z.object({
  questions: count,
  answered: count,
  unsure: count,
  notFound: count,
  smallTalk: count,
  helpful: count.describe('answers with a thumb up'),
  notHelpful: count,
  promptTokens: count,
  completionTokens: count,
  dollars: z.number().min(0).describe('what models took, at the prices of the time; 0 where none are set'),
})
export type AnalyticsCounts = z.infer<typeof analyticsCountsSchema>

export const analyticsSchema = z.object({
  from: day,
  to: day,
  timeZone: z.string(),
  totals: analyticsCountsSchema.extend({
    conversations: count,
    visitors: count,
  }),
  days: z.array(analyticsCountsSchema.extend({ day })).describe('every day of the period, the oldest first'),
  hours: z
    .array(z.object({ weekday: z.int().min(1).max(7), hour: z.int().min(0).max(23), questions: z.int().min(1) }))
    .describe('of the week, Monday is 1; those in which somebody asked'),
  responseTimes: z.object({
    answers: count.describe('whose time is known'),
    medianMs: z.number().nullable().describe('from question to last word, to 5 %; null where there is none'),
    slowMs: z.number().nullable().describe('one answer in twenty took longer'),
    spread: z
      .array(z.object({ belowMs: z.number().nullable().describe('null: longer than all'), answers: count }))
      .describe('how many took less, and no less than the one before; to 5 %'),
  }),
  questions: z
    .array(
      z.object({
        turnIds: z.array(z.string()).describe('the newest three: `questionWords` tells what was asked'),
        asked: z.int().min(1),
        answered: count,
      }),
    )
    .describe('the same words are the same question; where no words are kept, none are here'),
  unworded: count.describe('questions whose words are not kept'),
  documents: z
    .array(
      z.object({
        documentId: z.string(),
        title: z.string().nullable().describe('null where it was deleted'),
        answers: z.int().min(1).describe('sure answers that were drawn from it'),
      }),
    )
    .describe('the most used first'),
  unused: z.object({
    documents: z
      .array(z.object({ documentId: z.string(), title: z.string(), since: z.iso.datetime() }))
      .describe(
        'from which no sure answer was drawn in the period, the oldest first; without answers that the owner wrote',
      ),
    more: count.describe('that are not listed'),
  }),
  widgets: z.array(
    z.object({
      widgetId: z.string(),
      name: z.string().describe('empty when it was never heard'),
      deleted: z.boolean(),
    }),
  ),
  languages: z
    .array(z.object({ language: z.string().describe('"und" where it is not known'), questions: count }))
    .describe('of the widget and the period, whichever is chosen'),
})
export type Analytics = z.infer<typeof analyticsSchema>

export const showAnalytics = route({
  service: 'insights',
  method: 'GET',
  path: '/analytics',
  auth: 'owner',
  role: 'agent',
  summary: 'What visitors asked in a period, in numbers',
  query: z.object({
    from: day,
    to: day.describe('the last day, which is in it'),
    timeZone: z.string().min(1).max(60).default('UTC').describe('a name of the IANA, Europe/Berlin'),
    widgetId: idSchema.optional().describe('one widget, or `own`: what the owner asked; all of visitors without it'),
    language: z.string().min(1).max(12).optional(),
  }),
  replies: { 200: ok({ analytics: analyticsSchema }) },
})

/** Most turns whose words are asked for at once. */
const QUESTION_WORDS_MAX = 60

export const questionWords = route({
  service: 'chat',
  method: 'GET',
  path: '/question-words',
  auth: 'owner',
  role: 'agent',
  summary: 'What was asked in these turns, as far as it is kept, and in which conversation',
  query: z.object({
    ids: z
      .string()
      .transform((ids) => ids.split(','))
      .pipe(z.array(idSchema).min(1).max(QUESTION_WORDS_MAX))
      .describe('of turns, parted by commas'),
  }),
  replies: {
    200: ok({
      questions: z.array(
        z.object({
          turnId: z.string(),
          question: z.string(),
          conversation: z
            .object({ widgetId: z.string(), session: z.string() })
            .nullable()
            .describe('as `showConversation` takes it; null where it is no conversation of a visitor'),
        }),
      ),
    }),
  },
})
