import { z } from 'zod'
import { passageSchema } from '../documents.ts'
import { lineSchema } from '../handover.ts'
import { idSchema } from '../ids.ts'
import { messageAnswerSchema } from './message-answers.ts'
import { ok, route } from './contract.ts'

/** What became of a question; `message`: no question, but what a visitor left for the owner; `person`: said to a person, or by one. */
export const turnOutcomeSchema = z.enum(['answered', 'unsure', 'not-found', 'message', 'person'])
export type TurnOutcome = z.infer<typeof turnOutcomeSchema>

/** Of a turn that is one line: its number, and the person who said it; null for the visitor. The text is the question, or the answer. */
export const lineOfTurnSchema = lineSchema.pick({ n: true, by: true })

const feedback = z.object({ helpful: z.boolean(), comment: z.string() }).nullable()
const session = z.string().min(1).max(80).describe('of the visitor; the same for all turns of one conversation')

/** One conversation of a visitor in the list: the newest of its turns that fits what was asked for. */
export const conversationViewSchema = z.object({
  widgetId: z.string(),
  session,
  turnId: z.string().describe('the turn that is shown'),
  at: z.iso.datetime(),
  question: z.string(),
  answer: z.string().describe('its beginning'),
  outcome: turnOutcomeSchema,
  feedback,
  isRead: z.boolean().describe('false while something in it is newer than the last look'),
  hasNote: z.boolean(),
  hasMessage: z.boolean().describe('a visitor left a message in it, whichever turn is shown'),
})
export type ConversationView = z.infer<typeof conversationViewSchema>

/** Longest text that conversations are searched for, in characters. */
export const CONVERSATION_SEARCH_MAX_LENGTH = 200
/** Longest note of an owner on a conversation, in characters. */
export const CONVERSATION_NOTE_MAX_LENGTH = 2_000

export const listConversations = route({
  service: 'chat',
  method: 'GET',
  path: '/conversations',
  auth: 'owner',
  role: 'agent',
  summary: 'What visitors asked, the conversation with the newest word first, a page at a time',
  query: z.object({
    widgetId: idSchema.optional(),
    outcome: z
      .enum([...turnOutcomeSchema.options, 'not-helpful'])
      .optional()
      .describe('only conversations with such a turn; `not-helpful`: with a thumb down'),
    unread: z.enum(['true']).optional().describe('only what was not looked at since its last word'),
    search: z
      .string()
      .trim()
      .min(1)
      .max(CONVERSATION_SEARCH_MAX_LENGTH)
      .optional()
      .describe('words that all stand in one turn'),
    cursor: z.string().max(2_000).optional().describe('`next` of the page before'),
  }),
  replies: {
    200: ok({
      conversations: z.array(conversationViewSchema),
      next: z.string().nullable().describe('null where there is nothing more'),
      lookedBackTo: z.iso
        .datetime()
        .nullable()
        .describe('how far it was looked where that was a long way; null once everything was looked at'),
    }),
  },
})

/** One turn of a conversation, as its owner reads it. */
export const conversationTurnViewSchema = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  question: z.string(),
  answer: z.string(),
  outcome: turnOutcomeSchema,
  sources: z.array(passageSchema),
  brokenOff: z.boolean().describe('the visitor left before the answer was complete'),
  feedback,
  model: z.string().nullable().describe('null where it is not known, and of messages'),
  modelFailed: z.string().optional().describe('why the language model did not answer, so that quoted sentences did'),
  latencyMs: z.number().nullable(),
  message: z
    .object({ name: z.string(), email: z.string(), page: z.string(), answers: z.array(messageAnswerSchema) })
    .optional()
    .describe('of a message that was left: who, on which page, and what was answered by mail'),
  line: lineOfTurnSchema.optional().describe('of what was said between the visitor and a person'),
})
export type ConversationTurnView = z.infer<typeof conversationTurnViewSchema>

export const showConversation = route({
  service: 'chat',
  method: 'GET',
  path: '/conversation',
  auth: 'owner',
  role: 'agent',
  summary: 'One conversation of a visitor, the oldest turn first',
  query: z.object({ widgetId: idSchema, session }),
  replies: {
    200: ok({
      turns: z.array(conversationTurnViewSchema).describe('the latest 200'),
      isRead: z.boolean(),
      note: z.string(),
    }),
  },
})

export const markConversation = route({
  service: 'chat',
  method: 'PUT',
  path: '/conversation',
  auth: 'owner',
  role: 'agent',
  summary: 'Note that a conversation was read, or was not, or write a note on it',
  body: z.object({
    widgetId: idSchema,
    session,
    isRead: z.boolean().optional(),
    readTo: z.iso
      .datetime()
      .max(40)
      .optional()
      .describe('with isRead: moment of the newest turn that was seen; what came after it stays unread'),
    note: z.string().trim().max(CONVERSATION_NOTE_MAX_LENGTH).optional(),
  }),
  replies: { 200: ok({}) },
})

export const deleteConversation = route({
  service: 'chat',
  method: 'DELETE',
  path: '/conversation',
  auth: 'owner',
  role: 'editor',
  summary:
    'Remove a conversation for good: its questions, answers, ratings and messages. What was counted stays counted',
  query: z.object({ widgetId: idSchema, session }),
  replies: { 200: ok({ removed: z.int().min(1).describe('turns') }) },
})
