import { idSchema, ownerIdSchema } from '@docent/proto/ids'
import type { JobKind } from '@docent/runtime/jobs'
import type { Collection, CollectionSpec } from '@docent/runtime/store'
import { z } from 'zod'
import { mailedLinkSchema } from './link.ts'

const mailRecordSchema = z.object({
  id: z.string().describe('also names the mail towards the mailer'),
  ownerId: ownerIdSchema,
  kind: z.enum([
    'welcome',
    'reset-password',
    'verify-email',
    'password-changed',
    'second-factor-changed',
    'threshold',
    'daily-limit',
    'golden-broke',
    'goodbye',
    'contact',
    'visitor-message',
    'weekly',
    'webhook-off',
    'payment',
    'wants-person',
    'answer-refused',
    'own-domain',
    'invitation',
    'handed-over',
    'message-answer',
  ]),
  state: z.enum(['waiting', 'sent', 'failed']),
  // Emptied once the mail is sent or given up: the log needs to know that it was, not what it said to whom.
  to: z.string(),
  replyTo: z.string().nullable(),
  from: z
    .string()
    .nullish()
    .describe('usual name of the sender of a mail to a visitor; the rest is known as it goes out'),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  attempts: z.int().min(0),
  dueAt: z.number().describe('when it may be tried, milliseconds since 1970'),
  claim: z.string().nullable().describe('whoever is sending it now, until dueAt'),
  lastError: z.string().nullable(),
  createdAt: z.number(),
  sentAt: z.number().nullable(),
  link: mailedLinkSchema.nullish().describe('whose token is filled in as the mail goes out'),
  unsubscribe: z.string().nullish().describe('address that ends such mails'),
  thread: z.array(z.string()).nullish().describe('the mails it follows on, of a conversation'),
  answer: z.object({ turnId: idSchema, answerId: idSchema }).nullish().describe('the answer to a message that it is'),
  usefulUntil: z.number().nullish().describe('later than this it is not sent any more'),
  ofLeaver: z.boolean().optional().describe('nothing of it stays once it is sent or given up'),
})
export type MailRecord = z.infer<typeof mailRecordSchema>

export const mailCollection: CollectionSpec<MailRecord> = {
  name: 'notification.mails',
  keeps: {
    of: 'owners',
    what: 'which mails were sent, and when; words and address only until then, at most three days. Of the contact page: nothing after it is sent',
    until: 'the account is deleted',
  },
  // A goodbye that is on its way stays until it is sent, and not longer.
  ofLeavers: 'kept',
  schema: mailRecordSchema,
  indexes: [{ fields: ['state', 'ownerId', 'dueAt'] }],
}

/** Sending a mail is a job of its record. */
export function mailJobs(mails: Collection<MailRecord>): JobKind<MailRecord> {
  return {
    name: 'mails',
    records: mails,
    due: (now) => ({ state: 'waiting', dueAt: { lte: now } }),
    turns: { of: 'owners', by: 'dueAt' },
    stateOf: ({ state, dueAt, claim, attempts }) =>
      state === 'waiting' ? { dueAt, holder: claim ?? '', attempts } : undefined,
    withState: (mail, { dueAt, holder, attempts }) => ({ ...mail, dueAt, claim: holder || null, attempts }),
  }
}
