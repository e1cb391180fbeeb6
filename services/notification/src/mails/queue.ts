import type { OwnerId } from '@docent/proto/ids'
import type { Clock, Ids } from '@docent/runtime/clock'
import { InvalidMail, type Mailer, type OutgoingMail } from '@docent/runtime/mail'
import { everyOwner, RecordNotFound, type Store } from '@docent/runtime/store'
import type { FastifyBaseLogger } from 'fastify'
import { mailCollection, type MailRecord } from './record.ts'

export interface MailQueueOptions {
  store: Store
  mailer: Mailer
  clock: Clock
  ids: Ids
  log: FastifyBaseLogger
  faultPoint(name: string): void
}

/** Longer than a mail server may take; a mail whose sender died is tried again after it. */
const CLAIM_MS = 60_000
const FIRST_WAIT_MS = 10_000
const LONGEST_WAIT_MS = 3_600_000
const GIVE_UP_AFTER_MS = 3 * 24 * 3_600_000
const AT_ONCE = 8

/** Mails that are kept before they are sent, so that none is lost, and remembered after it, so that none goes twice. */
export function createMailQueue({ store, mailer, clock, ids, log, faultPoint }: MailQueueOptions) {
  const mails = store.collection(mailCollection)
  const now = () => clock.now().getTime()

  return {
    /** Keeps a mail until it is sent; a mail with this id that is there already is left as it is. */
    async post(owner: OwnerId, kind: MailRecord['kind'], mail: OutgoingMail): Promise<MailRecord> {
      return mails.save(owner, mail.id, (current) => current ?? newRecord(owner, kind, mail, now()))
    },

    /** Sends everything that is due. */
    async work(): Promise<void> {
      for (;;) {
        const { records } = await mails.find(everyOwner, {
          where: { state: 'waiting', dueAt: { lte: now() } },
          sort: { by: 'dueAt', direction: 'asc' },
          limit: AT_ONCE,
        })
        if (records.length === 0) return
        await Promise.all(records.map((one) => attempt(one.ownerId, one.id)))
      }
    },

    async forget(owner: OwnerId): Promise<void> {
      await mails.removeAll(owner)
    },
  }

  async function attempt(owner: OwnerId, id: string): Promise<void> {
    try {
      const mail = await claim(owner, id)
      if (!mail) return
      faultPoint('notification.mail.claimed')
      const error = await mailer.send(outgoing(mail)).then(
        () => undefined,
        (reason: unknown) => reason ?? new Error('the mailer gave no reason'),
      )
      faultPoint('notification.mail.sent')
      await mails.update(owner, id, (current) => (error === undefined ? sent(current) : refused(current, error)))
    } catch (error) {
      // The owner left while their mail was under way.
      if (!(error instanceof RecordNotFound)) throw error
    }
  }

  /** The mail, if it is ours to send: of all instances that try, one gets it. */
  async function claim(owner: OwnerId, id: string): Promise<MailRecord | undefined> {
    const mine = ids.next()
    const record = await mails.update(owner, id, (current) =>
      current.state === 'waiting' && current.dueAt <= now()
        ? { ...current, claim: mine, attempts: current.attempts + 1, dueAt: now() + CLAIM_MS }
        : current,
    )
    return record.claim === mine ? record : undefined
  }

  function sent(current: MailRecord): MailRecord {
    return { ...current, ...EMPTIED, state: 'sent', claim: null, lastError: null, sentAt: now() }
  }

  function refused(current: MailRecord, error: unknown): MailRecord {
    const { id: mail, attempts } = current
    const hopeless = error instanceof InvalidMail || now() - current.createdAt > GIVE_UP_AFTER_MS
    log[hopeless ? 'error' : 'warn']({ err: error, mail, attempts }, hopeless ? 'a mail was given up' : 'a mail waits')
    return {
      ...current,
      state: hopeless ? 'failed' : 'waiting',
      claim: null,
      lastError: String(error).slice(0, 500),
      dueAt: now() + Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (attempts - 1)),
    }
  }
}

const EMPTIED = { to: '', replyTo: null, subject: '', text: '', html: '' } as const

function newRecord(owner: OwnerId, kind: MailRecord['kind'], mail: OutgoingMail, now: number): MailRecord {
  const { id, to, replyTo = null, subject, text, html = '' } = mail
  const content = { to, replyTo, subject, text, html }
  const progress = { attempts: 0, dueAt: now, claim: null, lastError: null, createdAt: now, sentAt: null }
  return { id, ownerId: owner, kind, state: 'waiting', ...content, ...progress }
}

function outgoing({ id, to, replyTo, subject, text, html }: MailRecord): OutgoingMail {
  return { id, to, subject, text, ...(replyTo !== null && { replyTo }), ...(html !== '' && { html }) }
}

export type MailQueue = ReturnType<typeof createMailQueue>
