import { z } from 'zod'

/**
 * Who speaks to a visitor: the bot; nobody yet (`waiting` for a person); a `person`; the bot again after a person
 * (`returned`), or because nobody came (`missed`).
 */
export const talkStateSchema = z.enum(['bot', 'waiting', 'person', 'returned', 'missed'])
export type TalkState = z.infer<typeof talkStateSchema>

/** A person who speaks for the owner: the account today, a member of its team where there is one. */
export const personSchema = z.object({
  id: z.string().min(1).max(128),
  name: z.string().max(100).describe('shown to the visitor; empty where none is known'),
})
export type Person = z.infer<typeof personSchema>

/** Why the bot speaks again: the visitor ended it, the person handed back, or nothing was said for long. */
export const returnedBySchema = z.enum(['visitor', 'person', 'silence'])

/** Who said a line of a conversation between a visitor and a person. */
export const lineSchema = z.object({
  n: z.int().min(1).describe('its number in the conversation, without gaps'),
  id: z.string().describe('chosen by whoever said it'),
  who: z.enum(['visitor', 'person']),
  by: personSchema.nullable().describe('null for the visitor'),
  text: z.string(),
  at: z.number().describe('milliseconds since 1970; rises with n'),
})
export type Line = z.infer<typeof lineSchema>

/** Why an answer to a message did not go out by mail. */
export const unsentSchema = z.object({
  reason: z
    .enum(['too-many', 'no-address', 'refused'])
    .describe(
      'too-many: the address had as many in 24 hours as it gets; no-address: no mail can be sent to what was given; ' +
        'refused: the mail server of the address refused it for good, or took nothing for three days',
    ),
  limit: z.int().min(1).optional().describe('to one address in 24 hours, where there were too many'),
  counts: z
    .enum(['answers', 'mails'])
    .optional()
    .describe('what the limit is of: answers, or mails of any kind; where it is not said, answers'),
})
export type Unsent = z.infer<typeof unsentSchema>

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** When somebody is there: of one day of the week, Monday is 1. */
export const officeHoursSchema = z
  .array(
    z
      .object({
        day: z.int().min(1).max(7).describe('1 is Monday'),
        from: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time like 09:00'),
        to: z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'must be a time like 17:30'),
      })
      .superRefine(({ day, from, to }, context) => {
        if (from >= to) context.addIssue(`${DAYS[day - 1]} must begin before it ends, and ${from} to ${to} does not`)
      }),
  )
  .max(21)
export type OfficeHours = z.infer<typeof officeHoursSchema>

const isZone = (zone: string) => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

export const handoverSettingsSchema = z.object({
  on: z.boolean().describe('whether visitors may ask for a person'),
  zone: z.string().max(60).refine(isZone, 'must be a time zone like Europe/Berlin').describe('of the hours'),
  hours: officeHoursSchema.describe('when somebody is there; none at all means always'),
  waitMinutes: z.int().min(1).max(60).describe('so long a visitor waits for a word before a message is taken instead'),
})
export type HandoverSettings = z.infer<typeof handoverSettingsSchema>

export const DEFAULT_HANDOVER: HandoverSettings = {
  on: false,
  zone: 'UTC',
  hours: [1, 2, 3, 4, 5].map((day) => ({ day, from: '09:00', to: '17:00' })),
  waitMinutes: 3,
}
