import { z } from 'zod'
import { idSchema } from '../ids.ts'
import { event } from './definition.ts'

/** Messages that visitors leave, and what goes back to them by mail. */
export const messageEvents = {
  'visitor.message-left': event(
    'visitor',
    'chat',
    z.object({
      turnId: idSchema,
      widgetId: idSchema,
      widgetName: z.string().describe('empty when the widget was saved before its name was known here'),
      text: z.string(),
      name: z.string().describe('empty when none was given'),
      email: z.string().describe('as the visitor gave it: nobody has checked that it is theirs'),
      question: z.string().describe('the one that the documents did not answer; empty when none is kept'),
      page: z.string().describe('where it was written: an address, or the origin of the website; empty when unknown'),
    }),
  ),
  'visitor.message-answered': event(
    'visitor',
    'chat',
    z.object({
      turnId: idSchema,
      answerId: idSchema,
      widgetName: z.string(),
      email: z.string().describe('as the visitor gave it: nobody has checked that it is theirs'),
      text: z.string(),
      asked: z.string().describe('the message'),
      page: z.string().describe('where it was written: an address, or the origin of the website; empty when unknown'),
      look: z
        .object({ color: z.string(), footer: z.object({ text: z.string(), url: z.string() }) })
        .describe('of the bubble: what a mail in its name may wear'),
    }),
  ),
}
