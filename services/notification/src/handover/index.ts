import { inboundMail } from '@docent/proto/http'
import type { Secrets } from '@docent/runtime/auth'
import { backoffMs } from '@docent/runtime/backoff'
import type { Clock, Ids } from '@docent/runtime/clock'
import type { ConfigOf } from '@docent/runtime/config'
import type { Call, Router } from '@docent/runtime/http'
import { createClaims, createRunner } from '@docent/runtime/jobs'
import { repeat } from '@docent/runtime/jobs/repeat.ts'
import type { Handlers } from '@docent/runtime/service'
import type { Store } from '@docent/runtime/store'
import { HOUR_MS } from '@docent/runtime/units'
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'
import type { Addressee, People } from '../accounts/people.ts'
import { failures } from '../failures.ts'
import { answerRefused, type Refusal } from '../letters/answer-refused.ts'
import { wantsPerson } from '../letters/wants-person.ts'
import type { Post } from '../mails/post.ts'
import { createReplyAddresses, type ReplyAddress } from './addresses.ts'
import type { handoverSettings } from './config.ts'
import { handedOver } from './forms.ts'
import { createIntake, type InboundRecord } from './intake.ts'
import { knowsSecret } from './permit.ts'
import { createMailboxReader, mailboxCollection } from './mailbox.ts'
import type { InboundMail } from './read.ts'
import { createMailedTalks, mailNameOf, type MailedTalk } from './talks.ts'

export interface HandoverPartOptions {
  store: Store
  clock: Clock
  ids: Ids
  log: FastifyBaseLogger
  secrets: Secrets
  publicUrl: string
  config: ConfigOf<typeof handoverSettings>
  post: Pick<Post, 'ofConversation'>
  people: Pick<People, 'toTell' | 'of'>
  sweepMs: number
  faultPoint(name: string): void
}

const LEASE_MS = 60_000
const AGAIN = { firstMs: 1_000, longestMs: 60_000 }
const AT_ONCE = 4

/** Mails about visitors who wait for a person, and the answers to them. */
export function createHandoverPart(options: HandoverPartOptions) {
  const { store, clock, ids, log, secrets, publicUrl, config, post, people, sweepMs, faultPoint } = options
  const addresses = createReplyAddresses({
    store,
    secrets,
    clock,
    mailbox: config.inboundMailAddress,
    days: config.replyAddressDays,
  })
  const talks = createMailedTalks({ store, clock, ids, everyMs: config.handoverMailSeconds * 1_000 })
  const claims = createClaims({ kind: talks.jobs, clock, ids, leaseMs: LEASE_MS })
  const mailing = createRunner<MailedTalk>({
    name: talks.jobs.name,
    claims,
    atOnce: AT_ONCE,
    everyMs: sweepMs,
    async work(claim) {
      const talk = claim.record
      // Whoever talks to the visitor; everybody who could, while nobody does.
      const to = await people.toTell(talk.ownerId, talk.state === 'person' ? talk.by?.id : undefined)
      for (const one of to) await mail(talk, one)
      faultPoint('notification.talk-mailed')
      await claims.end(claim, (current) => talks.after(current, talk))
    },
    failed(claim, error, stopping) {
      if (stopping) return { spared: true }
      log.warn({ err: error, ownerId: claim.record.ownerId }, 'a mail about a visitor waits')
      return { delayMs: backoffMs(AGAIN, claim.record.attempts) }
    },
    log,
  })
  const intake = createIntake({
    store,
    clock,
    addresses,
    mailOf: async (owner, personId) => (await people.of(owner, personId))?.email,
    refuse,
    log,
    faultPoint,
  })
  const { inboundImapUrl: url, inboundMailAddress: mailbox } = config
  const mailboxes = store.collection(mailboxCollection)
  const reading =
    url && mailbox !== undefined
      ? createMailboxReader({
          mailboxes,
          clock,
          ids,
          log,
          url,
          everyMs: config.inboundImapSeconds * 1_000,
          mostBytes: inboundMail.bodyLimit,
          intake,
          faultPoint,
        })
      : undefined
  const tidying = repeat({
    name: 'old answers by mail',
    everyMs: HOUR_MS,
    log,
    async task() {
      await Promise.all([addresses.sweep(), talks.sweep(), intake.sweep()])
    },
  })

  return {
    intake,
    routes(router: Router): void {
      const permit = ({ headers }: FastifyRequest) => {
        const { inboundMailSecret: secrets, inboundMailAddress: mailbox } = config
        if (!secrets || mailbox === undefined) throw failures.inbound_mail_not_set_up()
        if (!knowsSecret(secrets, headers)) throw failures.inbound_mail_not_allowed()
      }
      const take = async ({ body, request }: Call<typeof inboundMail>) => {
        const mail = await readable(handedOver(request.headers['content-type'] ?? '', body as Uint8Array))
        return { success: true as const, outcome: (await intake.take(mail)) ?? ('ignored' as const) }
      }
      router.on(inboundMail, take, { permit })
    },
    hears: {
      async 'handover.changed'(talk, { ownerId, id }) {
        await talks.changed(ownerId, talk, id)
        mailing.wake()
      },
      async 'handover.said'(said, { ownerId, id }) {
        await talks.said(ownerId, said, id)
        mailing.wake()
      },
      async 'handover.mail-refused'({ mailId, reason, by }, { ownerId }) {
        await intake.refused(ownerId, mailId, reason === 'taken' ? { reason, by } : { reason })
      },
    } satisfies Handlers,
    begin: async () => void (await Promise.all([mailing.begin(), tidying.begin(), reading?.begin()])),
    stop: async () => void (await Promise.all([mailing.stop(), tidying.stop(), reading?.stop()])),
  }

  async function mail(talk: MailedTalk, { personId, email }: Addressee): Promise<void> {
    const { ownerId: owner, widgetId, widgetName, session, lines, notice, first } = talk
    const replyTo = await addresses.for(owner, { widgetId, session, personId })
    const because = notice ? (notice.again ? 'waits-again' : 'waits') : 'wrote'
    const url = addressOf({ widgetId, session })
    const letter = wantsPerson({ widgetName, lines, personId, because, isAnswerable: replyTo !== undefined, url })
    const idOf = (name: string) => `wants-person-${talk.thread}-${shortOf(personId)}-${name}`
    await post.ofConversation(owner, 'wants-person', {
      id: idOf(mailNameOf(talk)),
      to: email,
      letter: first === '' ? letter : { ...letter, subject: `Re: ${letter.subject}` },
      replyTo,
      thread: first === '' ? [] : [idOf(first)],
    })
  }

  async function refuse(
    { ownerId: owner, personId, widgetId, session }: ReplyAddress,
    came: Pick<InboundRecord, 'id' | 'messageId'>,
    refusal: Refusal,
  ): Promise<void> {
    const addressee = await people.of(owner, personId)
    if (!addressee) return
    await post.ofConversation(owner, 'answer-refused', {
      id: `answer-${refusal.reason === 'left-out' ? 'left-out' : 'refused'}-${came.id}`,
      to: addressee.email,
      letter: answerRefused(refusal, addressOf({ widgetId, session })),
      replyTo: undefined,
      thread: [came.messageId],
    })
  }

  function addressOf({ widgetId, session }: { widgetId: string; session: string }): string {
    return `${publicUrl}/conversations?${new URLSearchParams({ of: widgetId, session })}`
  }
}

const shortOf = (personId: string) => createHash('sha256').update(personId).digest('hex').slice(0, 12)

/** @throws inbound_mail_unreadable */
async function readable(reading: Promise<InboundMail>): Promise<InboundMail> {
  try {
    return await reading
  } catch (error) {
    throw failures.inbound_mail_unreadable({
      values: { reason: error instanceof Error ? (error.message.split('\n')[0] ?? '').slice(0, 200) : 'unknown' },
      detail: error,
    })
  }
}
