import { z } from 'zod'
import { lineSchema, personSchema, returnedBySchema, talkStateSchema, unsentSchema } from '../handover.ts'
import { idSchema } from '../ids.ts'
import { event } from './definition.ts'

const talk = z.object({
  widgetId: idSchema,
  widgetName: z.string().describe('empty when the widget was saved before its name was known here'),
  session: z.string().describe('of the visitor; it opens nothing without its token'),
})
const began = z
  .number()
  .optional()
  .describe(
    'milliseconds since 1970; a talk that began later in the same conversation, after the former was erased, numbers its changes and lines anew; left out of talks that began under former releases',
  )

/** What happens between a visitor and a person. */
export const handoverEvents = {
  'handover.changed': event(
    'handover',
    'chat',
    talk.extend({
      began,
      state: talkStateSchema,
      change: z.int().min(1).describe('of this conversation, rises by one with each'),
      by: personSchema.nullable().describe('who speaks, or spoke last'),
      returnedBy: returnedBySchema.nullable(),
      again: z.boolean().describe('true for a visitor who waits once more, because a person has gone silent'),
      lines: z.array(lineSchema).max(20).describe('what was said last between the visitor and a person, oldest first'),
    }),
  ),
  'handover.said': event('handover', 'chat', talk.extend({ began, line: lineSchema, state: talkStateSchema })),
  'handover.typed': event('handover', 'chat', talk.extend({ who: lineSchema.shape.who })),
  /** A person answered by mail; whether it becomes a line is for the service to say that knows who speaks. */
  'handover.mailed': event(
    'handover',
    'notification',
    z.object({
      widgetId: idSchema,
      session: talk.shape.session,
      mailId: z.string().describe('names the mail, however often it comes; becomes the id of the line'),
      personId: personSchema.shape.id.describe('whom the mail was addressed to that is answered'),
      text: lineSchema.shape.text.describe('without what it quotes and without a signature'),
    }),
  ),
  'handover.mail-refused': event(
    'handover',
    'chat',
    z.object({
      mailId: z.string(),
      reason: z.enum(['taken', 'over', 'not-in-plan', 'suspended']),
      by: z.string().describe('the name of whoever speaks in their place; may be empty'),
    }),
  ),
  /** An answer to a message that a visitor left, of which no mail is sent. */
  'handover.answer-unsent': event(
    'handover',
    'notification',
    unsentSchema.extend({ turnId: idSchema.describe('the message'), answerId: idSchema }),
  ),
} as const
