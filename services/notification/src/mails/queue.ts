import { say, type NewEvent } from '@docent/proto/events'
import type { OwnerId } from '@docent/proto/ids'
import type { MailLinks } from '@docent/runtime/auth'
import { backoffMs } from '@docent/runtime/backoff'
import type { Clock, Ids } from '@docent/runtime/clock'
import { createClaims, createRunner, unlessGone, type Claim } from '@docent/runtime/jobs'
import { InvalidMail, RefusedMail, type Mailer, type OutgoingMail } from '@docent/runtime/mail'
import type { Change, Store } from '@docent/runtime/store'
import { DAY_MS } from '@docent/runtime/units'
import type { FastifyBaseLogger } from 'fastify'
import type { Senders } from '../senders/senders.ts'
import { EMPTIED, ERROR_LENGTH, emptyGivenUp, givenUp } from './emptied.ts'
import { withToken } from './link.ts'
import { logged, withoutAddresses } from './masked.ts'
import { mailCollection, mailJobs, type MailRecord } from './record.ts'
import { createRefusals } from './refusals.ts'

export interface MailQueueOptions {
  store: Store
  mailer: Mailer
  clock: Clock
  ids: Ids
  log: FastifyBaseLogger
  mailLinks: MailLinks
  /** In whose name a mail to a visitor goes out now. */
  senderOf: Senders['from']
  sweepMs: number
  faultPoint(name: string): void
}

/** A mail whose sender died is tried again after it. */
const LEASE_MS = 60_000
const BACKOFF = { firstMs: 10_000, longestMs: 3_600_000, jitter: 'none' as const }
const GIVE_UP_AFTER_MS = 3 * DAY_MS
const AT_ONCE = 8

/** Mails that are kept before they are sent, so that none is lost, and remembered after it, so that none goes twice. */
export function createMailQueue(options: MailQueueOptions) {
  const { store, mailer, clock, ids, log, mailLinks, senderOf, sweepMs, faultPoint } = options
  const mails = store.collection(mailCollection)
  const now = () => clock.now().getTime()
  const refusals = createRefusals(now)
  const claims = createClaims({ kind: mailJobs(mails), clock, ids, leaseMs: LEASE_MS })
  const sending = createRunner<MailRecord>({
    name: 'mails',
    claims,
    atOnce: AT_ONCE,
    everyMs: sweepMs,
    work: send,
    // What is under way may have arrived: it waits for the end of its lease.
    failed: (_, error) => void log.error({ err: error }, 'a mail is tried again'),
    log,
  })

  return {
    /** Sends what is due, as soon as it is kept. */
    sending,

    /** Keeps a mail until it is sent; a mail with this id that is there already is left as it is. */
    async post(
      owner: OwnerId,
      kind: MailRecord['kind'],
      mail: OutgoingMail,
      more: LinkTerms = {},
    ): Promise<MailRecord> {
      return mails.save(owner, mail.id, (current) => current ?? { ...newRecord(owner, kind, mail, now()), ...more })
    },

    /** Keeps of a mail that it is not sent, and says so; one with this id that is there already is left as it is. */
    async leaveOut(owner: OwnerId, kind: MailRecord['kind'], mail: OutgoingMail, why: LeftOut): Promise<void> {
      await mails.save(owner, mail.id, (current) => {
        const left = { ...newRecord(owner, kind, mail, now()), lastError: why.reason }
        return current ?? [givenUp(left), why.event]
      })
    },

    /** Every mail of an owner, oldest first. */
    all,

    /** Empties what a former release gave up and kept whole. */
    sweep: () => emptyGivenUp(mails),

    /** Forgets everything of an owner; a goodbye that is on its way, as soon as it has arrived. */
    async forget(owner: OwnerId): Promise<void> {
      await Promise.all((await all(owner)).map((mail) => (mail.kind === 'goodbye' ? forgetLast(mail) : drop(mail))))
    },
  }

  /** One write decides, so that a mail which is sent in this very moment is neither lost nor kept. */
  async function forgetLast(mail: MailRecord): Promise<void> {
    const found = await mails
      .update(mail.ownerId, mail.id, (current) =>
        current.state === 'waiting' && !current.ofLeaver ? { ...current, ofLeaver: true } : current,
      )
      .catch(unlessGone)
    if (found && found.state !== 'waiting') await drop(found)
  }

  async function drop({ ownerId, id }: MailRecord): Promise<void> {
    await mails.remove(ownerId, id)
  }

  async function all(owner: OwnerId): Promise<MailRecord[]> {
    const found: MailRecord[] = []
    let cursor: string | undefined
    do {
      const page = await mails.find(owner, { limit: 1_000, cursor })
      found.push(...page.records)
      cursor = page.next
    } while (cursor !== undefined)
    return found.sort((a, b) => a.createdAt - b.createdAt)
  }

  async function send(claim: Claim<MailRecord>): Promise<void> {
    const mail = claim.record
    const isLate = now() > (mail.usefulUntil ?? Infinity)
    const error = isLate ? new TooLate('its link has expired') : await errorOf(sendNow(mail))
    faultPoint('notification.mail.sent')
    let after = mail
    if (error === undefined) refusals.end()
    const isHopeless = isForGood(mail, error)
    await claims.end(claim, (current) => {
      after = error === undefined ? sent(current) : refused(current, error, isHopeless)
      return isHopeless ? told(after) : after
    })
    if (after.ofLeaver && after.state !== 'waiting') await drop(after)
  }

  async function sendNow(mail: MailRecord): Promise<void> {
    const sender = typeof mail.from === 'string' ? await senderOf(mail.ownerId, mail.from) : undefined
    const own = sender && { from: sender.from, ...(sender.replyTo && { replyTo: sender.replyTo }) }
    await mailer.send({ ...outgoing(mail), ...own })
  }

  function outgoing(mail: MailRecord): OutgoingMail {
    const { id, ownerId: owner, to, replyTo, subject, text, html, link, unsubscribe, thread } = mail
    const fill = (form: string) => (link ? withToken(form, mailLinks.tokenOf({ ...link, owner })) : form)
    const end = { ...(unsubscribe && { unsubscribe }), ...(thread && { thread }) }
    const others = { ...end, ...(replyTo !== null && { replyTo }), ...(html !== '' && { html: fill(html) }) }
    return { id, to, subject, text: fill(text), ...others }
  }

  function sent(current: MailRecord): MailRecord {
    return { ...current, ...EMPTIED, state: 'sent', claim: null, lastError: null, sentAt: now() }
  }

  function refused(current: MailRecord, error: unknown, isHopeless: boolean): MailRecord {
    const { id: mail, attempts } = current
    const level = isHopeless ? 'error' : 'warn'
    log[level]({ err: logged(error, current), mail, attempts }, isHopeless ? 'a mail was given up' : 'a mail waits')
    const lastError = withoutAddresses(String(error), current)
    if (isHopeless) return givenUp({ ...current, claim: null, lastError })
    const dueAt = now() + backoffMs(BACKOFF, attempts)
    return { ...current, claim: null, lastError: lastError.slice(0, ERROR_LENGTH), dueAt }
  }

  function isForGood({ createdAt }: MailRecord, error: unknown): boolean {
    if (error instanceof RefusedMail && refusals.isBelieved()) return true
    if (error instanceof InvalidMail || error instanceof TooLate) return true
    return error !== undefined && now() - createdAt > GIVE_UP_AFTER_MS
  }
}

/** Whoever answered a message is told that the answer did not go out. */
function told(mail: MailRecord): Change<MailRecord> {
  if (mail.kind !== 'message-answer' || !mail.answer) return mail
  return [mail, say('handover.answer-unsent', { ...mail.answer, reason: 'refused' })]
}

/** What a mail has beside its text, with a link or to a visitor. */
export type LinkTerms = Partial<Pick<MailRecord, 'link' | 'usefulUntil' | 'from' | 'answer'>>

export interface LeftOut {
  reason: string
  event: NewEvent
}

/** Nobody can use the mail any more. */
class TooLate extends Error {
  override readonly name = 'TooLate'
}

function errorOf(sending: Promise<void>): Promise<unknown> {
  return sending.then(
    () => undefined,
    (reason: unknown) => reason ?? new Error('the mailer gave no reason'),
  )
}

function newRecord(owner: OwnerId, kind: MailRecord['kind'], mail: OutgoingMail, now: number): MailRecord {
  const { id, to, replyTo = null, subject, text, html = '', unsubscribe, thread } = mail
  const content = {
    to,
    replyTo,
    subject,
    text,
    html,
    ...(unsubscribe && { unsubscribe }),
    ...(thread && { thread: [...thread] }),
  }
  const progress = { attempts: 0, dueAt: now, claim: null, lastError: null, createdAt: now, sentAt: null }
  return { id, ownerId: owner, kind, state: 'waiting', ...content, ...progress }
}

export type MailQueue = ReturnType<typeof createMailQueue>
