import { z } from 'zod'
import { handoverSettingsSchema, lineSchema, returnedBySchema, personSchema, talkStateSchema } from '../handover.ts'
import { idSchema } from '../ids.ts'
import { ok, route } from './contract.ts'

/** Longest line between a visitor and a person, in characters. */
export const LINE_MAX_LENGTH = 4_000

const session = z.string().min(1).max(80).describe('of the visitor, as in the list of conversations')
const key = { widgetId: idSchema, session }
const text = z.string().trim().min(1).max(LINE_MAX_LENGTH)
const lineId = z
  .string()
  .regex(/^[\w-]{8,64}$/, 'must be 8 to 64 letters, digits, "-" or "_"')
  .describe('chosen by the sender; the same one again changes nothing')

/** Who speaks now, as the visitor hears it. */
export const talkViewSchema = z.object({
  state: talkStateSchema,
  change: z.int().min(0).describe('rises whenever the state changes'),
  by: personSchema.pick({ name: true }).nullable().describe('who speaks, or spoke last'),
  returnedBy: returnedBySchema.nullable(),
  typing: z.boolean().describe('the other side is writing'),
  last: z.int().min(0).describe('number of the newest line'),
})
export type TalkView = z.infer<typeof talkViewSchema>

/** The events of the visitor's stream, by name. Each `line` carries its number as the id of the event. */
export const talkEventSchemas = {
  state: talkViewSchema,
  line: lineSchema.omit({ by: true }).extend({
    by: personSchema.pick({ name: true }).nullable(),
    messageId: z.string().describe('names the line in the history'),
  }),
  /** So much was missed that it is to be read from the history. */
  missed: z.object({ last: z.int() }),
}
export type TalkEvents = { [K in keyof typeof talkEventSchemas]: z.infer<(typeof talkEventSchemas)[K]> }

export const askForPerson = route({
  service: 'chat',
  method: 'POST',
  path: '/handover/ask',
  auth: 'visitor',
  summary: 'A visitor asks for a person; what they write stands first in the conversation',
  body: z.object({ id: lineId, text }),
  replies: { 200: ok({ talk: talkViewSchema }) },
})

export const sayToPerson = route({
  service: 'chat',
  method: 'POST',
  path: '/handover/line',
  auth: 'visitor',
  summary: 'A visitor says something to the person they talk to, or wait for',
  body: z.object({ id: lineId, text }),
  replies: { 200: ok({ n: z.int(), talk: talkViewSchema }) },
})

export const endTalk = route({
  service: 'chat',
  method: 'POST',
  path: '/handover/end',
  auth: 'visitor',
  summary: 'A visitor goes back to the bot',
  replies: { 200: ok({ talk: talkViewSchema }) },
})

export const typeToPerson = route({
  service: 'chat',
  method: 'POST',
  path: '/handover/typing',
  auth: 'visitor',
  summary: 'A visitor is writing; said every few seconds, it holds for eight',
  replies: { 200: ok({}) },
})

export const followTalk = route({
  service: 'chat',
  method: 'GET',
  path: '/handover/stream',
  auth: 'visitor',
  summary: 'Who speaks, and each line once and in order, as they come (state, line, missed)',
  query: z.object({
    after: z.coerce
      .number()
      .int()
      .min(0)
      .optional()
      .describe('number of the newest line that is there already; the header Last-Event-ID says the same'),
  }),
  replies: { 200: z.unknown() },
  produces: 'text/event-stream',
})

/** A conversation in which a person is asked for, or speaks. */
export const openTalkSchema = z.object({
  ...key,
  state: talkStateSchema,
  since: z.iso.datetime().describe('when this state began'),
  until: z.iso.datetime().nullable().describe('when it ends by itself, unless something is said'),
  by: personSchema.nullable(),
  last: z.string().describe('what was said last'),
  isAnswered: z.boolean().describe('false while the visitor waits for a word'),
})
export type OpenTalk = z.infer<typeof openTalkSchema>

export const listTalks = route({
  service: 'chat',
  method: 'GET',
  path: '/handover',
  auth: 'owner',
  role: 'agent',
  summary: 'Conversations in which visitors wait for a person, or talk to one; who waits longest comes first',
  replies: { 200: ok({ talks: z.array(openTalkSchema), isEntitled: z.boolean(), isOn: z.boolean() }) },
})

/** One conversation, as whoever speaks for the owner sees it. */
export const talkOfOwnerSchema = talkViewSchema.extend({
  by: personSchema.nullable(),
  until: z.iso.datetime().nullable(),
  isAnswered: z.boolean(),
  isYours: z.boolean().describe('whoever asks is who speaks, or spoke last'),
  summary: z.string().describe('of the talk with a person, once it is over; empty before'),
  mayAnswer: z.boolean().describe('false where the plan does not include it'),
})
export type TalkOfOwner = z.infer<typeof talkOfOwnerSchema>

export const showTalk = route({
  service: 'chat',
  method: 'GET',
  path: '/handover/talk',
  auth: 'owner',
  role: 'agent',
  summary: 'Who speaks in one conversation',
  query: z.object(key),
  replies: { 200: ok({ talk: talkOfOwnerSchema }) },
})

export const joinTalk = route({
  service: 'chat',
  method: 'POST',
  path: '/handover/join',
  auth: 'owner',
  role: 'agent',
  summary: 'Speak to a visitor instead of the bot; with `instead` also in place of another person',
  body: z.object({ ...key, instead: z.boolean().default(false) }),
  replies: { 200: ok({ talk: talkOfOwnerSchema }) },
})

export const sayToVisitor = route({
  service: 'chat',
  method: 'POST',
  path: '/handover/answer',
  auth: 'owner',
  role: 'agent',
  summary: 'Say something to a visitor; where the bot speaks, the person speaks from here on',
  body: z.object({ ...key, id: lineId, text }),
  replies: { 200: ok({ n: z.int(), talk: talkOfOwnerSchema }) },
})

export const typeToVisitor = route({
  service: 'chat',
  method: 'POST',
  path: '/handover/answering',
  auth: 'owner',
  role: 'agent',
  summary: 'The person is writing; said every few seconds, it holds for eight',
  body: z.object(key),
  replies: { 200: ok({}) },
})

export const handBack = route({
  service: 'chat',
  method: 'POST',
  path: '/handover/back',
  auth: 'owner',
  role: 'agent',
  summary: 'Give the conversation back to the bot; where a visitor waits, tell them that nobody can come',
  body: z.object(key),
  replies: { 200: ok({ talk: talkOfOwnerSchema }) },
})

const settingsReply = ok({
  settings: handoverSettingsSchema,
  isEntitled: z.boolean().describe('false where the plan does not include it'),
  isOpen: z.boolean().describe('whether somebody is there now, by the hours'),
})

export const handoverSettings = route({
  service: 'chat',
  method: 'GET',
  path: '/handover/settings',
  auth: 'owner',
  role: 'agent',
  summary: 'Whether visitors may ask for a person, and when',
  replies: { 200: settingsReply },
})

export const setHandoverSettings = route({
  service: 'chat',
  method: 'PUT',
  path: '/handover/settings',
  auth: 'owner',
  role: 'editor',
  summary: 'Say whether visitors may ask for a person, and when',
  body: handoverSettingsSchema,
  replies: { 200: settingsReply },
})
