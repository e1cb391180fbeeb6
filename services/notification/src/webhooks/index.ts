import type { OwnerId } from '@docent/proto/ids'
import type { Plan } from '@docent/proto/plans'
import { createBox, type Secrets } from '@docent/runtime/auth'
import type { Clock, Ids } from '@docent/runtime/clock'
import { repeat } from '@docent/runtime/jobs/repeat.ts'
import type { Post } from '@docent/runtime/outgoing/post.ts'
import type { Router } from '@docent/runtime/http'
import type { Store } from '@docent/runtime/store'
import { DAY_MS, HOUR_MS } from '@docent/runtime/units'
import type { FastifyBaseLogger } from 'fastify'
import { createDeliveries } from './deliveries.ts'
import { tellWebhooks, webhookSources } from './hears.ts'
import { createWebhookPlans } from './plans.ts'
import type { OffReason, Webhook } from './record.ts'
import { webhookRoutes } from './routes.ts'
import { createSending } from './sending.ts'
import { createWebhooks } from './webhooks.ts'

export interface WebhookPartOptions {
  store: Store
  clock: Clock
  ids: Ids
  log: FastifyBaseLogger
  secrets: Secrets
  plans: readonly Plan[]
  publicUrl: string
  post: Post
  tellOff(webhook: Webhook, reason: OffReason, problem: string): Promise<void>
  faultPoint(name: string): void
  limits: {
    most: number
    allowPrivate: boolean
    tryDays: number
    offAfterDays: number
    keepDays: number
    atOnce: number
    timeLimitMs: number
    sweepMs: number
  }
}

/** What is noted around a request takes no longer than this. */
const LEASE_ON_TOP_MS = 30_000

/** Webhooks: who wants to be told what, what is kept to be told, and telling it. */
export function createWebhookPart(options: WebhookPartOptions) {
  const { store, clock, ids, log, limits, publicUrl, post, tellOff, faultPoint } = options
  const { most, allowPrivate, keepDays } = limits
  const box = createBox(options.secrets, 'webhook secrets')
  const plans = createWebhookPlans({ store, clock, table: options.plans })
  const webhooks = createWebhooks({ store, box, clock, ids, most, allowPrivate })
  const [tryMs, keepMs] = [limits.tryDays * DAY_MS, keepDays * DAY_MS]
  const deliveries = createDeliveries({ store, clock, tryMs, keepMs })
  const allows = (owner: OwnerId) => plans.allows(owner)
  const sending = createSending({
    webhooks,
    deliveries,
    box,
    post,
    allows,
    tellOff,
    clock,
    ids,
    log,
    leaseMs: limits.timeLimitMs + LEASE_ON_TOP_MS,
    sweepMs: limits.sweepMs,
    offAfterMs: limits.offAfterDays * DAY_MS,
    atOnce: limits.atOnce,
    faultPoint,
  })
  const { wake } = sending.runner
  const tidying = repeat({
    name: 'old webhook deliveries',
    everyMs: HOUR_MS,
    log,
    async task() {
      await webhooks.reseal()
      await deliveries.sweep()
    },
  })

  return {
    /** The plan of each owner, as heard. */
    plans: { of: plans.of },
    routes: (router: Router) =>
      webhookRoutes(router, { webhooks, deliveries, plans, sendNow: sending.now, wake, clock, ids, most, keepDays }),
    hears: {
      ...tellWebhooks({ webhooks, deliveries, allows, publicUrl, wake }),
      'subscription.changed': plans.heard,
    },
    hearsNowOnly: webhookSources,
    begin: async () => void (await Promise.all([sending.runner.begin(), tidying.begin()])),
    stop: async () => void (await Promise.all([sending.runner.stop(), tidying.stop()])),
  }
}
