import { z } from 'zod'
import { lineSchema, personSchema, returnedBySchema, talkStateSchema } from '../handover.ts'
import { idSchema } from '../ids.ts'
import { event } from './definition.ts'

const talk = z.object({
  widgetId: idSchema,
  widgetName: z.string().describe('empty when the widget was saved before its name was known here'),
  session: z.string().describe('of the visitor; it opens nothing without its token'),
})

/** What happens between a visitor and a person. */
export const handoverEvents = {
  'handover.changed': event(
    'handover',
    'chat',
    talk.extend({
      state: talkStateSchema,
      change: z.int().min(1).describe('of this conversation, rises by one with each'),
      by: personSchema.nullable().describe('who speaks, or spoke last'),
      returnedBy: returnedBySchema.nullable(),
      again: z.boolean().describe('true for a visitor who waits once more, because a person has gone silent'),
      lines: z.array(lineSchema).max(20).describe('what was said last between the visitor and a person, oldest first'),
    }),
  ),
  'handover.said': event('handover', 'chat', talk.extend({ line: lineSchema, state: talkStateSchema })),
  'handover.typed': event('handover', 'chat', talk.extend({ who: lineSchema.shape.who })),
} as const
