import type { OwnerId } from '@docent/proto/ids'
import { backoffMs } from '@docent/runtime/backoff'
import type { Box } from '@docent/runtime/auth'
import type { Clock, Ids } from '@docent/runtime/clock'
import { createClaims, createRunner, type Claim } from '@docent/runtime/jobs'
import type { Post, Posted } from '@docent/runtime/outgoing/post.ts'
import { RecordNotFound } from '@docent/runtime/store'
import type { FastifyBaseLogger } from 'fastify'
import type { Deliveries } from './deliveries.ts'
import { deliveryJobs, type Delivery } from './delivery.ts'
import type { OffReason, Webhook } from './record.ts'
import { secretsOf, signed } from './secrets.ts'
import type { Webhooks } from './webhooks.ts'

export interface SendingOptions {
  webhooks: Webhooks
  deliveries: Deliveries
  box: Box
  post: Post
  /** Whether the plan of the owner has webhooks. */
  allows(owner: OwnerId): Promise<boolean>
  /** Tells the owner that a webhook was switched off; bears repeats. */
  tellOff(webhook: Webhook, reason: OffReason, problem: string): Promise<void>
  clock: Clock
  ids: Ids
  log: FastifyBaseLogger
  leaseMs: number
  sweepMs: number
  /** A webhook that took nothing for so long is switched off. */
  offAfterMs: number
  atOnce: number
  faultPoint(name: string): void
}

const BACKOFF = { firstMs: 10_000, longestMs: 6 * 3_600_000 }
/** An address that failed so often in a row is left alone for a while, whatever else waits for it. */
const FAILURES_BEFORE_REST = 3
const REST = { firstMs: 10_000, longestMs: 3_600_000 }
/** One owner has at most this part of the room. */
const SHARES = 4
const TRIES_KEPT = 10
/** How exactly it is noted when a webhook took something. */
const NOTED_MS = 60_000
const GONE = 410

const PROBLEMS = {
  off: 'not sent: the webhook is switched off',
  plan: 'not sent: the plan has no API access',
  deleted: 'not sent: the webhook is gone',
  secret: 'not sent: the secret of the webhook cannot be read any more',
}

/** Sends deliveries: of all processes one at a time each, again until it arrives or is given up. */
export function createSending(options: SendingOptions) {
  const { webhooks, deliveries, box, post, allows, tellOff, clock, ids, log, faultPoint } = options
  const now = () => clock.now().getTime()
  const claims = createClaims({ kind: deliveryJobs(deliveries.records), clock, ids, leaseMs: options.leaseMs })
  const runner = createRunner<Delivery>({
    name: 'webhook deliveries',
    claims,
    atOnce: options.atOnce,
    // A receiver that hangs holds what it gets until the time is over.
    perOwner: Math.ceil(options.atOnce / SHARES),
    everyMs: options.sweepMs,
    work: send,
    // What is under way may have arrived: it waits for the end of its lease. What was called off has not been told to anybody.
    failed: (_, error, stopping) =>
      stopping ? { spared: true } : void log.error({ err: error }, 'a webhook delivery is tried again'),
    log,
  })

  return {
    runner,
    /** Sends one now that nobody has kept yet, and tells what became of it. */
    async now(delivery: Delivery): Promise<Delivery> {
      const holder = ids.next()
      const record = await deliveries.records.insert(delivery.ownerId, claims.claimed(delivery, holder))
      const claim = { record, holder }
      await claims.hold(claim, (lost) => send(claim, lost))
      return deliveries.of(delivery.ownerId, delivery.id)
    },
  }

  async function send(claim: Claim<Delivery>, signal: AbortSignal): Promise<void> {
    const { record: delivery } = claim
    const webhook = await webhooks.records.get(delivery.ownerId, delivery.webhookId)
    const obstacle = await obstacleOf(webhook, delivery)
    if (!webhook || obstacle !== undefined) return settle(claim, { state: 'failed', problem: obstacle ?? null })
    const restMs = delivery.isTest ? 0 : webhook.restUntil - now()
    if (restMs > 0) {
      await claims.giveBack(claim, { delayMs: restMs, spared: true })
      return
    }
    const secrets = secretsOf(box, webhook, now())
    if (!secrets) {
      await turnOff(webhook, 'secret', PROBLEMS.secret)
      return settle(claim, { state: 'failed', problem: PROBLEMS.secret })
    }
    const { id, body } = delivery
    const at = now()
    const headers = { ...HEADERS, ...signed(secrets, { id, body, now: at }) }
    const posted = await post(webhook.url, { headers, body, signal })
    faultPoint('notification.webhook.sent')
    if (!delivery.isTest) await note(webhook, posted)
    await settle(claim, outcomeOf(delivery, posted), { at, ...posted })
  }

  async function obstacleOf(webhook: Webhook | undefined, delivery: Delivery): Promise<string | undefined> {
    if (!webhook) return PROBLEMS.deleted
    // A test is asked for by hand, and refused there where the plan has none.
    if (delivery.isTest) return undefined
    if (webhook.off) return PROBLEMS.off
    return (await allows(delivery.ownerId)) ? undefined : PROBLEMS.plan
  }

  function outcomeOf(delivery: Delivery, { problem, status }: Posted): Partial<Delivery> {
    if (problem === null) return { state: 'delivered', problem: null }
    const dueAt = now() + backoffMs(BACKOFF, delivery.attempts)
    const isOver = delivery.isTest || status === GONE || dueAt > delivery.giveUpAt
    return isOver ? { state: 'failed', problem } : { dueAt, problem }
  }

  async function settle(
    claim: Claim<Delivery>,
    outcome: Partial<Delivery>,
    attempt?: Delivery['tries'][0],
  ): Promise<void> {
    await claims.end(claim, (current) => {
      const tries = attempt ? [...current.tries, attempt].slice(-TRIES_KEPT) : current.tries
      // What was never tried counts no try.
      const attempts = current.attempts - (attempt ? 0 : 1)
      return { ...current, ...outcome, attempts, tries, claim: null }
    })
  }

  /** What the try says of the webhook itself. Before the delivery is settled, so that a death in between repeats it. */
  async function note(webhook: Webhook, { problem, status }: Posted): Promise<void> {
    if (problem === null) {
      const isKnown = webhook.failures === 0 && now() - (webhook.deliveredAt ?? 0) < NOTED_MS
      if (!isKnown) await update(webhook, (one) => ({ ...one, ...WORKS, deliveredAt: now() }))
      return
    }
    if (status === GONE) return turnOff(webhook, 'gone', problem)
    const failed = await update(webhook, (one) => {
      // It was pointed elsewhere meanwhile: that says nothing of where it points now.
      if (one.url !== webhook.url) return one
      const failures = one.failures + 1
      const restMs = failures < FAILURES_BEFORE_REST ? 0 : backoffMs(REST, failures - FAILURES_BEFORE_REST + 1)
      return { ...one, failures, failingSince: one.failingSince ?? now(), restUntil: now() + restMs }
    })
    const sinceMs = now() - (failed?.failingSince ?? now())
    if (failed && !failed.off && sinceMs >= options.offAfterMs) await turnOff(failed, 'failing', problem)
  }

  /** The mail first: it is one mail however often this is done. */
  async function turnOff(webhook: Webhook, reason: OffReason, problem: string): Promise<void> {
    log.warn({ webhook: webhook.id, reason, problem }, 'a webhook is switched off')
    await tellOff(webhook, reason, problem)
    await webhooks.switchOff(webhook, reason)
  }

  async function update({ ownerId, id }: Webhook, change: (one: Webhook) => Webhook): Promise<Webhook | undefined> {
    return webhooks.records.update(ownerId, id, change).catch((error: unknown) => {
      if (!(error instanceof RecordNotFound)) throw error
      return undefined
    })
  }
}

const HEADERS = { 'content-type': 'application/json', 'user-agent': 'Docent-Webhooks' }
const WORKS = { failures: 0, failingSince: null, restUntil: 0 }
