import { z } from 'zod'
import { personSchema } from '../handover.ts'
import { idSchema } from '../ids.ts'
import { ok, route } from './contract.ts'

/** Longest answer to a message that a visitor left, in characters. */
export const MESSAGE_ANSWER_MAX_LENGTH = 4_000
/** Most answers to one message. */
export const MESSAGE_ANSWERS_MAX = 10

/** An answer that went out by mail. */
export const messageAnswerSchema = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  by: personSchema,
  text: z.string(),
})

export const answerMessage = route({
  service: 'chat',
  method: 'POST',
  path: '/message-answers',
  auth: 'owner',
  role: 'agent',
  summary: 'Answer a message that a visitor left: it goes to the address they gave, and stands in the conversation',
  body: z.object({
    turnId: idSchema.describe('the message'),
    id: idSchema.describe('of the answer, made by whoever calls: sent again with the same id it goes out once'),
    text: z.string().trim().min(1).max(MESSAGE_ANSWER_MAX_LENGTH),
  }),
  replies: { 200: ok({ answers: z.array(messageAnswerSchema) }) },
})
