import { z } from 'zod'
import { talkStateSchema } from '../handover.ts'
import { claimedOwner, ok, route } from './contract.ts'

export const sendWelcomeEmail = route({
  service: 'notification',
  method: 'POST',
  path: '/send-welcome-email',
  auth: 'person',
  summary: 'Send the welcome mail to the signed-in user; a second call sends nothing',
  body: z.object({ userId: claimedOwner, email: z.string().max(254), name: z.string().max(100).optional() }),
  replies: { 200: ok({ message: z.string() }) },
})

/** One line of text: what a mail header may be made of. Line and paragraph separators of Unicode end a line, too. */
const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, 'must be a single line')

export const contactOptions = route({
  service: 'notification',
  method: 'GET',
  path: '/contact',
  auth: 'none',
  summary:
    'Whether this installation takes messages from its contact page, and only keeps them where no mail server is',
  replies: { 200: ok({ open: z.boolean(), kept: z.boolean().optional() }) },
})

export const contact = route({
  service: 'notification',
  method: 'POST',
  path: '/contact',
  auth: 'none',
  summary: 'Send the contact form to the people who run this installation',
  body: z.object({
    name: line(100).min(1),
    email: z.string().trim().max(254).pipe(z.email()),
    company: line(100).default(''),
    subject: line(200).min(1),
    message: z.string().trim().min(1).max(10_000),
  }),
  replies: { 200: ok({ message: z.string() }) },
})

export const inboundMail = route({
  service: 'notification',
  method: 'POST',
  path: '/inbound-mail',
  auth: 'none',
  summary:
    'A mail that came to the address for answers, from the mail server or provider that took it; good with its secret only',
  body: z.unknown().describe('the mail as it is, or in the form of a provider'),
  raw: ['message/rfc822', 'application/json', 'multipart/form-data', 'application/x-www-form-urlencoded'],
  bodyLimit: 25 * 1024 * 1024,
  replies: {
    200: ok({
      outcome: z
        .enum(['taken', 'refused', 'ignored'])
        .describe(
          'refused: whoever was addressed is told why by mail; ignored: it answers nothing, or nobody wrote it',
        ),
    }),
  },
})

/** What the dashboard hears over `/live`: the name of what changed, so that it reloads just that. */
export const liveEventSchema = z.object({
  type: z.string().describe('an event type of the catalog'),
  documentId: z.string().optional(),
  widgetId: z.string().optional(),
  session: z.string().optional().describe('of a conversation with a person'),
  state: talkStateSchema.optional().describe('who speaks in it now'),
  progress: z.object({ done: z.int(), total: z.int() }).optional(),
})
export type LiveEvent = z.infer<typeof liveEventSchema>

export const live = route({
  service: 'notification',
  method: 'GET',
  path: '/live',
  auth: 'owner',
  role: 'agent',
  summary: 'Events of the owner as they happen (event name "change"), with a comment every 15 s to keep it open',
  replies: { 200: z.unknown() },
  produces: 'text/event-stream',
})
