import { z } from 'zod'
import { ok, route } from './contract.ts'
import { conversationTurnSchema } from './exports.ts'

const cursor = z.string().max(2_000).optional().describe('`next` of the page before')
const code = z.string().trim().min(4).max(80).describe('as the bubble shows it; spaces, dashes and case do not matter')
const page = {
  turns: z.array(conversationTurnSchema).describe('in no order; of messages to the owner, too'),
  next: z.string().nullable().describe('null on the last page'),
}
const erased = z.int().min(0).describe('questions and messages')

export const visitorData = route({
  service: 'chat',
  method: 'GET',
  path: '/visitor-data',
  auth: 'visitor',
  summary:
    'What is kept of the visitor whose session it is, in all their conversations with this widget, a page at a time',
  query: z.object({ cursor }),
  replies: {
    200: ok({
      code: z.string().describe('under which the owner of the website finds it'),
      keptDays: z.int().nullable().describe('after so many days each goes by itself; null: until it is deleted'),
      ...page,
    }),
  },
})

export const eraseVisitorData = route({
  service: 'chat',
  method: 'DELETE',
  path: '/visitor-data',
  auth: 'visitor',
  summary: 'Erase what is kept of the visitor whose session it is. What was counted stays counted',
  replies: { 200: ok({ erased }) },
})

export const findVisitor = route({
  service: 'chat',
  method: 'GET',
  path: '/visitor',
  auth: 'owner',
  role: 'editor',
  summary: 'What is kept of one visitor, found by the code in their bubble, a page at a time',
  query: z.object({ code, cursor }),
  replies: {
    200: ok({
      ...page,
      notes: z
        .array(z.object({ widgetId: z.string(), session: z.string(), note: z.string() }))
        .describe('of the owner, on the conversations of this page'),
    }),
  },
})

export const eraseVisitor = route({
  service: 'chat',
  method: 'DELETE',
  path: '/visitor',
  auth: 'owner',
  role: 'editor',
  summary: 'Erase what is kept of one visitor, notes and all. What was counted stays counted',
  query: z.object({ code }),
  replies: { 200: ok({ erased }) },
})
