import type { Unsent } from '@docent/proto'
import { say, type EventPayload } from '@docent/proto/events'
import { ownerId, type OwnerId } from '@docent/proto/ids'
import { checkMail, InvalidMail, type OutgoingMail } from '@docent/runtime/mail'
import { createHash } from 'node:crypto'
import type { Account } from '../accounts/accounts.ts'
import { failures } from '../failures.ts'
import { contactLetter, type ContactForm } from '../letters/contact.ts'
import { dailyLimit } from '../letters/daily-limit.ts'
import { goldenBroke } from '../letters/golden-broke.ts'
import { goodbye } from '../letters/goodbye.ts'
import { handedOverBy, handedOverTo } from '../letters/handed-over.ts'
import { invitation } from '../letters/invitation.ts'
import { formsOf, type Letter } from '../letters/letter.ts'
import { domainLost, domainMissing } from '../letters/own-domain.ts'
import { passwordChanged } from '../letters/password-changed.ts'
import { secondFactorChanged } from '../letters/second-factor-changed.ts'
import { messageAnswer } from '../letters/message-answer.ts'
import { paymentFailed, planEnded } from '../letters/payment.ts'
import { resetPassword } from '../letters/reset-password.ts'
import { threshold } from '../letters/threshold.ts'
import { verifyEmail } from '../letters/verify-email.ts'
import { visitorMessage } from '../letters/visitor-message.ts'
import { webhookOff, type WebhookOff } from '../letters/webhook-off.ts'
import { weekly } from '../letters/weekly.ts'
import { welcome } from '../letters/welcome.ts'
import { PRODUCT_NAMES } from '@docent/proto/names'
import { unlinked } from '../letters/name.ts'
import { addressOfLink, type AccountLink, type MailedLink } from './link.ts'
import type { LinkTerms, MailQueue } from './queue.ts'
import type { Recipients } from './recipients.ts'
import type { MailRecord } from './record.ts'

/** Whom a mail about an account goes to. */
export type Addressee = Pick<Account, 'email' | 'name' | 'verificationId'>

export interface PostOptions {
  queue: Pick<MailQueue, 'post' | 'leaveOut'>
  recipients: Pick<Recipients, 'take'>
  /** Called when there is something to send. */
  wake(): void
  publicUrl: string
  /** Unset: messages from the contact page are refused. */
  contactTo: string | undefined
}

/** Whom a message from the contact page belongs to: it comes from nobody who is signed in. */
export const installation = ownerId('installation')

/** What people write to the installation or to an owner has limits of its own. */
const OTHERS: ReadonlySet<MailRecord['kind']> = new Set([
  'contact',
  'visitor-message',
  'wants-person',
  'answer-refused',
])

/** Every mail that Docent writes. Ids follow from what a mail is about, so that a repeat is the same mail. */
export function createPost({ queue, recipients, wake, publicUrl, contactTo }: PostOptions) {
  async function send(
    owner: OwnerId,
    kind: MailRecord['kind'],
    mail: OutgoingMail,
    more?: LinkTerms,
  ): Promise<MailRecord | undefined> {
    if (!OTHERS.has(kind) && !(await recipients.take(mail.to, kind, mail.id)).isTaken) return undefined
    return keep(owner, kind, mail, more)
  }

  async function keep(
    owner: OwnerId,
    kind: MailRecord['kind'],
    mail: OutgoingMail,
    more?: LinkTerms,
  ): Promise<MailRecord | undefined> {
    const record = await queue.post(owner, kind, mail, more)
    wake()
    return record
  }

  return {
    async welcome(owner: OwnerId, { email, name, verificationId }: Addressee): Promise<MailRecord | undefined> {
      const mail = (letter: Letter) => written(`welcome-${owner}`, email, letter)
      if (verificationId === undefined) return send(owner, 'welcome', mail(welcome({ email, name, publicUrl })))
      const link: MailedLink = { purpose: 'verify-email', id: verificationId }
      const letter = welcome({ email, name, publicUrl, confirmAt: addressOfLink(publicUrl, link) })
      return send(owner, 'welcome', mail(letter), { link })
    },

    /** A mail that is about nothing but its link. */
    async link(owner: OwnerId, { email, name }: Addressee, link: AccountLink, expiresAt: string): Promise<void> {
      const write = { 'reset-password': resetPassword, 'verify-email': verifyEmail }[link.purpose]
      const letter = write({ email, name, address: addressOfLink(publicUrl, link) })
      const usefulUntil = Date.parse(expiresAt)
      await send(owner, link.purpose, written(`link-${link.id}`, email, letter), { link, usefulUntil })
    },

    /** To somebody who may have no account: of the team's owner is nothing but the invitation. */
    async invitation(owner: OwnerId, invited: EventPayload<'team.invited'>): Promise<void> {
      const link: MailedLink = { purpose: 'join-team', id: invited.linkId }
      const letter = invitation(invited, addressOfLink(publicUrl, link))
      const usefulUntil = Date.parse(invited.expiresAt)
      await send(owner, 'invitation', written(`link-${link.id}`, invited.email, letter), { link, usefulUntil })
    },

    /** To both. `id` names the change, so that each is told once. */
    async handedOver(owner: OwnerId, change: EventPayload<'user.owner-changed'>, id: string): Promise<void> {
      const { team, email, displayName: name, formerEmail, formerName = '' } = change
      const toNew = handedOverTo({ team, name, email, publicUrl })
      await send(owner, 'handed-over', written(`handed-over-${id}`, email, toNew))
      const toFormer = handedOverBy({ team, name: formerName, email: formerEmail, publicUrl })
      await send(owner, 'handed-over', written(`handed-over-by-${id}`, formerEmail, toFormer))
    },

    /** `change` names the change, so that each is told once. */
    async passwordChanged(owner: OwnerId, { email, name }: Addressee, change: { id: string; at: Date }): Promise<void> {
      const letter = passwordChanged({ email, name, at: change.at, publicUrl })
      await send(owner, 'password-changed', written(`password-changed-${change.id}`, email, letter))
    },

    async secondFactorChanged(
      owner: OwnerId,
      { email, name }: Addressee,
      change: { id: string; isOn: boolean; at: Date },
    ): Promise<void> {
      const { id, isOn, at } = change
      const letter = secondFactorChanged({ email, name, isOn, at, publicUrl })
      await send(owner, 'second-factor-changed', written(`second-factor-changed-${id}`, email, letter))
    },

    async goodbye(owner: OwnerId, { email, name }: Addressee): Promise<void> {
      await send(owner, 'goodbye', written(`goodbye-${owner}`, email, goodbye({ email, name })))
    },

    async threshold(owner: OwnerId, reached: EventPayload<'answer.month-spent'>): Promise<void> {
      const { period, limit, percent, email } = reached
      const id = `threshold-${owner}-${period}-${limit}-${percent}`
      await send(owner, 'threshold', written(id, email, threshold(reached, publicUrl)))
    },

    async tokens(owner: OwnerId, email: string, reached: EventPayload<'answer.tokens-spent'>): Promise<void> {
      const { period, limit, percent } = reached
      const id = `tokens-${owner}-${period}-${limit}-${percent}`
      await send(owner, 'threshold', written(id, email, threshold(reached, publicUrl, 'token')))
    },

    /** `eventId` names what happened, so that it is told once. */
    async paymentFailed(
      owner: OwnerId,
      email: string,
      failed: EventPayload<'subscription.payment-failed'>,
      eventId: string,
    ): Promise<void> {
      await send(owner, 'payment', written(`payment-${eventId}`, email, paymentFailed(failed, publicUrl)))
    },

    async planEnded(
      owner: OwnerId,
      email: string,
      ended: EventPayload<'subscription.ended'>,
      eventId: string,
    ): Promise<void> {
      await send(owner, 'payment', written(`payment-${eventId}`, email, planEnded(ended, publicUrl)))
    },

    async dailyLimit(
      owner: OwnerId,
      email: string,
      reached: EventPayload<'answer.daily-limit-reached'>,
    ): Promise<void> {
      const id = `daily-limit-${reached.widgetId}-${reached.day}`
      await send(owner, 'daily-limit', written(id, email, dailyLimit(reached, publicUrl)))
    },

    /** `eventId` names the night, so that each break is told once. */
    async goldenBroke(
      owner: OwnerId,
      email: string,
      what: EventPayload<'answer.golden-broke'>,
      eventId: string,
    ): Promise<void> {
      await send(owner, 'golden-broke', written(`golden-broke-${eventId}`, email, goldenBroke(what, publicUrl)))
    },

    /** `eventId` names what happened, so that it is told once. */
    async domainMissing(
      owner: OwnerId,
      email: string,
      gone: EventPayload<'widget.domain-missing'>,
      eventId: string,
    ): Promise<void> {
      await send(owner, 'own-domain', written(`own-domain-${eventId}`, email, domainMissing(gone, publicUrl)))
    },

    async domainLost(
      owner: OwnerId,
      email: string,
      lost: EventPayload<'widget.domain-lost'>,
      eventId: string,
    ): Promise<void> {
      await send(owner, 'own-domain', written(`own-domain-${eventId}`, email, domainLost(lost, publicUrl)))
    },

    /** `name` says which webhook, and when it was switched on last: each end is told once. */
    async webhookOff(owner: OwnerId, email: string, what: WebhookOff, name: string): Promise<void> {
      await send(owner, 'webhook-off', written(`webhook-off-${name}`, email, webhookOff(what, publicUrl)))
    },

    /** Once for a week; `endAt` is where one click ends it. */
    async weekly(
      owner: OwnerId,
      email: string,
      missed: EventPayload<'visitor.week-missed'>,
      endAt: string,
    ): Promise<void> {
      const mail = written(`weekly-${owner}-${missed.from}`, email, weekly(missed, publicUrl, endAt))
      await send(owner, 'weekly', { ...mail, unsubscribe: endAt })
    },

    /** `eventId` names the message, so that each is told once. */
    async visitorMessage(
      owner: OwnerId,
      email: string,
      left: EventPayload<'visitor.message-left'>,
      eventId: string,
    ): Promise<void> {
      const [id, letter] = [`visitor-message-${eventId}`, visitorMessage(left, publicUrl)]
      const mail = written(id, email, letter, left.email)
      await send(owner, 'visitor-message', isSendable(mail) ? mail : written(id, email, letter))
    },

    /** A mail that belongs to a conversation: `thread` names those it follows on. */
    async ofConversation(
      owner: OwnerId,
      kind: 'wants-person' | 'answer-refused',
      { id, to, letter, replyTo, thread }: ConversationMail,
    ): Promise<void> {
      await send(owner, kind, { ...written(id, to, letter, replyTo), thread })
    },

    /** To a visitor; `email` is where the owner reads answers. Where none is sent, that is said. */
    async messageAnswer(
      owner: OwnerId,
      email: string,
      answer: EventPayload<'visitor.message-answered'>,
      isWhiteLabel: boolean,
    ): Promise<void> {
      const { turnId, answerId } = answer
      const mark = { text: PRODUCT_NAMES.word, url: `${publicUrl}/` }
      const letter = messageAnswer(answer, { isOwn: isWhiteLabel, ...(!isWhiteLabel && { mark }) })
      const id = `message-answer-${createHash('sha256').update(`${turnId} ${answerId}`).digest('hex').slice(0, 40)}`
      const mail = { id, to: answer.email, replyTo: email, ...letter }
      const leaveOut = (unsent: Unsent) => {
        const event = say('handover.answer-unsent', { turnId, answerId, ...unsent })
        return queue.leaveOut(owner, 'message-answer', mail, { reason: unsent.reason, event })
      }
      // What a visitor gave as an address may be none.
      if (!isSendable(mail)) return leaveOut({ reason: 'no-address' })
      const { isTaken, ...full } = await recipients.take(mail.to, 'message-answer', mail.id)
      if (!isTaken) return leaveOut({ reason: 'too-many', ...full })
      const terms = { from: unlinked(answer.widgetName), answer: { turnId, answerId } }
      await keep(owner, 'message-answer', mail, terms)
    },

    /** Kept before it resolves. The same message on the same day is one message, however often it is sent. */
    async contact(form: ContactForm, day: string): Promise<void> {
      if (contactTo === undefined) throw failures.contact_not_set_up()
      const digest = createHash('sha256')
        .update(JSON.stringify([day, form]))
        .digest('hex')
      const mail = written(`contact-${digest.slice(0, 40)}`, contactTo, contactLetter(form), form.email)
      try {
        checkMail(mail)
      } catch (error) {
        throw error instanceof InvalidMail
          ? failures.contact_not_sendable({ values: { reason: error.message } })
          : error
      }
      await send(installation, 'contact', mail).catch((error: unknown) => {
        throw failures.contact_not_kept({ detail: error })
      })
    },
  }
}

export type Post = ReturnType<typeof createPost>

export interface ConversationMail {
  id: string
  to: string
  letter: Letter
  replyTo: string | undefined
  thread: readonly string[]
}

/** An address that no mail can be answered to still stands in the text. */
function isSendable(mail: OutgoingMail): boolean {
  try {
    checkMail(mail)
    return true
  } catch (error) {
    if (error instanceof InvalidMail) return false
    throw error
  }
}

function written(id: string, to: string, letter: Letter, replyTo?: string): OutgoingMail {
  return { id, to, subject: letter.subject, ...formsOf(letter), ...(replyTo !== undefined && { replyTo }) }
}
