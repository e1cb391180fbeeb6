import { idSchema, OPERATOR, ownerIdSchema } from '@docent/proto/ids'
import { backoffMs } from '@docent/runtime/backoff'
import type { Clock, Ids } from '@docent/runtime/clock'
import { createClaims, createRunner, type JobKind, type Runner } from '@docent/runtime/jobs'
import type { Collection, CollectionSpec } from '@docent/runtime/store'
import type { FastifyBaseLogger } from 'fastify'
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { openMailbox, reasonOf, type OpenMailbox } from './imap.ts'
import type { Intake } from './intake.ts'
import { readMail, type InboundMail } from './read.ts'

const schema = z.object({
  id: idSchema,
  ownerId: ownerIdSchema,
  /** Numbers of mails mean something as long as this stays (RFC 3501). */
  validity: z.string(),
  lastUid: z.int(),
  dueAt: z.number(),
  holder: z.string(),
  attempts: z.int(),
})
type Mailbox = z.infer<typeof schema>

export const mailboxCollection: CollectionSpec<Mailbox> = {
  name: 'notification.mailboxes',
  keeps: { of: 'nobody', what: 'how far the mailbox for answers is read', until: 'for good' },
  schema,
  indexes: [{ fields: ['dueAt'] }],
}

const LEASE_MS = 60_000
const AGAIN = { firstMs: 5_000, longestMs: 300_000 }

export interface MailboxReaderOptions {
  mailboxes: Collection<Mailbox>
  clock: Clock
  ids: Ids
  log: FastifyBaseLogger
  /** imap:// or imaps:// with user, password and folder. */
  url: URL
  everyMs: number
  /** A larger mail is not read. */
  mostBytes: number
  intake: Pick<Intake, 'take'>
  faultPoint(name: string): void
}

/**
 * Reads a mailbox: of all processes one at a time, and each mail until it is taken. How far it is read is kept by number, because
 * marks in the mailbox itself are also those of whoever looks into it. A mail that was to an address of ours is removed from it once
 * it is taken or refused; any other stays.
 */
export function createMailboxReader(options: MailboxReaderOptions): Runner<Mailbox> {
  const { mailboxes, clock, ids, log, url, everyMs, mostBytes, intake, faultPoint } = options
  const id = createHash('sha256').update(`${url.username}@${url.host}${url.pathname}`).digest('hex').slice(0, 40)
  const kind: JobKind<Mailbox> = {
    name: 'mailbox for answers',
    records: mailboxes,
    due: (at) => ({ dueAt: { lte: at } }),
    turns: { of: 'oldest', by: 'dueAt' },
    // Of another address that was set before, there is nothing to do.
    stateOf: (box) => (box.id === id ? { dueAt: box.dueAt, holder: box.holder, attempts: box.attempts } : undefined),
    withState: (box, state) => ({ ...box, ...state }),
  }
  const claims = createClaims({ kind, clock, ids, leaseMs: LEASE_MS })
  const runner = createRunner<Mailbox>({
    name: kind.name,
    claims,
    atOnce: 1,
    everyMs,
    async work(claim, signal) {
      const box = await openMailbox(url, signal)
      try {
        let { lastUid } = claim.record
        if (box.validity !== claim.record.validity) lastUid = 0
        for (const mail of await box.after(lastUid)) {
          signal.throwIfAborted()
          await take(box, mail)
          faultPoint('notification.mailbox-read')
          const mark = { validity: box.validity, lastUid: mail.uid }
          if ((await claims.keep(claim, (current) => ({ ...current, ...mark }))) !== 'held') return
        }
      } finally {
        await box.close()
      }
      const dueAt = clock.now().getTime() + everyMs
      await claims.end(claim, (current) => ({ ...current, dueAt, holder: '', attempts: 0 }))
    },
    failed({ record }, error, stopping) {
      if (stopping) return { spared: true }
      log.warn({ reason: reasonOf(error) }, 'the mailbox for answers could not be read; it is tried again')
      return { delayMs: backoffMs(AGAIN, record.attempts) }
    },
    async sweep() {
      const box = { id, ownerId: OPERATOR, validity: '', lastUid: 0, dueAt: 0, holder: '', attempts: 0 }
      const known = await mailboxes.get(OPERATOR, id)
      if (known) return
      await mailboxes.save(OPERATOR, id, (current) => current ?? box)
      runner.wake()
    },
    log,
  })
  return runner

  async function take(box: OpenMailbox, { uid, size }: { uid: number; size: number }): Promise<void> {
    if (size > mostBytes) {
      log.warn({ uid, size }, 'a mail in the mailbox for answers is too large and is left there')
      return
    }
    const source = await box.read(uid)
    const mail = source && (await readable(source, uid))
    if (mail && (await intake.take(mail))) await box.remove(uid)
  }

  async function readable(source: Uint8Array, uid: number): Promise<InboundMail | undefined> {
    try {
      return await readMail(source)
    } catch (error) {
      log.warn({ uid, reason: reasonOf(error) }, 'a mail in the mailbox for answers cannot be read and is left there')
      return undefined
    }
  }
}
