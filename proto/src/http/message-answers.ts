import { z } from 'zod'
import { personSchema, unsentSchema } from '../handover.ts'
import { idSchema } from '../ids.ts'
import { ok, route } from './contract.ts'

/** Longest answer to a message that a visitor left, in characters. */
export const MESSAGE_ANSWER_MAX_LENGTH = 4_000
/** Most answers to one message. */
export const MESSAGE_ANSWERS_MAX = 10

/** An answer to a message. It goes out by mail after it is kept, and says where that was not done. */
export const messageAnswerSchema = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  by: personSchema,
  text: z.string(),
  unsent: unsentSchema.optional().describe('no mail is sent, and why; it is known a moment after the answer'),
})

export const answerMessage = route({
  service: 'chat',
  method: 'POST',
  path: '/message-answers',
  auth: 'owner',
  role: 'agent',
  summary:
    'Answer a message that a visitor left: it stands in the conversation, and goes to the address they gave unless that had as many as it gets in a day',
  body: z.object({
    turnId: idSchema.describe('the message'),
    id: idSchema.describe('of the answer, made by whoever calls: sent again with the same id it goes out once'),
    text: z.string().trim().min(1).max(MESSAGE_ANSWER_MAX_LENGTH),
  }),
  replies: { 200: ok({ answers: z.array(messageAnswerSchema) }) },
})
