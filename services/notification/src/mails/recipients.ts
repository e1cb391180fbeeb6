import { idSchema, ownerId, ownerIdSchema } from '@docent/proto/ids'
import type { Clock } from '@docent/runtime/clock'
import { everyOwner, type CollectionSpec, type Store } from '@docent/runtime/store'
import { DAY_MS } from '@docent/runtime/units'
import type { FastifyBaseLogger } from 'fastify'
import { createHmac } from 'node:crypto'
import { z } from 'zod'
import type { MailRecord } from './record.ts'

const schema = z.object({
  id: idSchema.describe('hides the address: it may be of somebody who never asked for anything'),
  ownerId: ownerIdSchema,
  mails: z.array(z.object({ id: z.string(), isAsked: z.boolean(), isAnswer: z.boolean().optional(), at: z.number() })),
  lastAt: z.number().describe('milliseconds since 1970'),
})
type Recipient = z.infer<typeof schema>

export const recipientsSpec: CollectionSpec<Recipient> = {
  name: 'notification.recipients',
  keeps: {
    of: 'anybody who got a mail',
    what: 'a keyed hash of the address, and how many mails in the last day',
    until: 'a day',
  },
  schema,
  indexes: [{ fields: ['lastAt'] }],
}

/** An address may have several accounts after one another; what it got belongs to none of them. */
const nobody = ownerId('nobody')
const PAGE = 1_000
/**
 * Mails that a stranger can cause who types somebody's address: they may take this part of a day's mails. An answer to a message
 * goes to whatever address was typed as the visitor's, in the words of an account that anybody may have made for it.
 */
const ASKED_BY_ANYBODY: ReadonlySet<MailRecord['kind']> = new Set([
  'welcome',
  'verify-email',
  'reset-password',
  'invitation',
  'message-answer',
])
const ASKED_SHARE = 0.3

export interface RecipientsOptions {
  store: Store
  clock: Clock
  /** Hides addresses in what is kept. */
  secret: string
  /** Mails to one address within 24 hours. */
  perDay: number
  log: FastifyBaseLogger
}

/** Whether a mail may go, or which limit of its address it would pass. */
export type Taken = { isTaken: true } | { isTaken: false; counts: 'answers' | 'mails'; limit?: number }

/** How many mails each address gets, whichever accounts they are about: a loop of sign-ups floods nobody's inbox. */
export function createRecipients({ store, clock, secret, perDay, log }: RecipientsOptions) {
  const recipients = store.collection(recipientsSpec)
  const now = () => clock.now().getTime()
  const hidden = (text: string) => createHmac('sha256', secret).update(text).digest('base64url')
  const mostAsked = Math.max(1, Math.floor(perDay * ASKED_SHARE))

  return {
    /** Counts a mail, unless it is one too many. The same mail again counts once. */
    async take(address: string, kind: MailRecord['kind'], mailId: string): Promise<Taken> {
      const id = hidden(`mails to ${address.toLowerCase()}`)
      // A mail is named after its account, of which nothing may stay.
      const mail = hidden(`mail ${mailId}`)
      const isAsked = ASKED_BY_ANYBODY.has(kind)
      let taken: Taken = { isTaken: true }
      await recipients.save(nobody, id, (current) => {
        const at = now()
        const mails = (current?.mails ?? []).filter((one) => at - one.at < DAY_MS)
        const isKnown = mails.some((one) => one.id === mail)
        taken = { isTaken: true }
        if (!isKnown && mails.length >= perDay) taken = { isTaken: false, counts: 'mails', limit: perDay }
        const asked = mails.filter((one) => one.isAsked)
        if (!isKnown && isAsked && taken.isTaken && asked.length >= mostAsked) {
          // Mails to sign up and to reset a password count along, and are no answers.
          const areAnswers = asked.every((one) => one.isAnswer)
          taken = areAnswers
            ? { isTaken: false, counts: 'answers', limit: mostAsked }
            : { isTaken: false, counts: 'mails' }
        }
        const isAnswer = kind === 'message-answer'
        const next = taken.isTaken && !isKnown ? [...mails, { id: mail, isAsked, isAnswer, at }] : mails
        return { id, ownerId: nobody, mails: next, lastAt: next.at(-1)?.at ?? at }
      })
      if (!taken.isTaken) log.warn({ mail: mailId }, 'a mail is not sent: its address had as many as it gets in a day')
      return taken
    },

    /** Forgets addresses that got nothing for a day. */
    async sweep(): Promise<void> {
      for (;;) {
        const where = { lastAt: { lt: now() - DAY_MS } }
        const { records } = await recipients.find(everyOwner, { where, limit: PAGE })
        if (records.length === 0) return
        await Promise.all(records.map(({ id }) => recipients.remove(nobody, id)))
      }
    },
  }
}
export type Recipients = ReturnType<typeof createRecipients>
