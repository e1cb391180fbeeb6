import * as api from '@docent/proto/http'
import { PING, webhookCatalog, webhookTypes } from '@docent/proto/webhooks'
import type { Clock, Ids } from '@docent/runtime/clock'
import type { Router } from '@docent/runtime/http'
import { createRate } from '@docent/runtime/rate'
import type { OwnerId } from '@docent/proto/ids'
import { failures } from '../failures.ts'
import type { Deliveries } from './deliveries.ts'
import { detailOfDelivery, viewOfDelivery, type Delivery } from './delivery.ts'
import type { WebhookPlans } from './plans.ts'
import { viewOfWebhook, type Webhook } from './record.ts'
import type { Webhooks } from './webhooks.ts'

export interface WebhookRoutes {
  webhooks: Webhooks
  deliveries: Deliveries
  plans: WebhookPlans
  sendNow(delivery: Delivery): Promise<Delivery>
  wake(): void
  clock: Clock
  ids: Ids
  most: number
  keepDays: number
}

const success = true as const
const TESTS_PER_MINUTE = 10
const TYPES = webhookTypes.map((type) => ({ type, summary: webhookCatalog[type].summary }))

/** What an owner does with webhooks. Reading and deleting goes on where the plan has none any more. */
export function webhookRoutes(router: Router, options: WebhookRoutes): void {
  const { webhooks, deliveries, plans, sendNow, wake, clock, ids, most, keepDays } = options
  const tests = createRate({ atMost: TESTS_PER_MINUTE, clock })
  const shown = async (owner: OwnerId, webhook: Webhook) =>
    viewOfWebhook(webhook, { isPaused: !(await plans.allows(owner)), now: clock.now().getTime() })

  router.on(api.listWebhooks, async ({ owner }) => {
    const [all, isAllowed] = await Promise.all([webhooks.list(owner), plans.allows(owner)])
    const views = all.map((one) => viewOfWebhook(one, { isPaused: !isAllowed, now: clock.now().getTime() }))
    return { success, webhooks: views, most, types: TYPES, isAllowed, plans: [...plans.allowing], keepDays }
  })
  router.on(api.createWebhook, async ({ owner, body }) => {
    await plans.require(owner)
    const { webhook, secret } = await webhooks.create(owner, body)
    return { success, webhook: await shown(owner, webhook), secret }
  })
  router.on(api.changeWebhook, async ({ owner, query, body }) => {
    await plans.require(owner)
    return { success, webhook: await shown(owner, await webhooks.change(owner, query.id, body)) }
  })
  router.on(api.removeWebhook, async ({ owner, query }) => {
    await webhooks.remove(owner, query.id)
    await deliveries.forget(owner, query.id)
    return { success }
  })
  router.on(api.renewWebhookSecret, async ({ owner, query }) => {
    await plans.require(owner)
    const { webhook, secret } = await webhooks.renewSecret(owner, query.id)
    return { success, webhook: await shown(owner, webhook), secret }
  })
  router.on(api.testWebhook, async ({ owner, query }) => {
    await plans.require(owner)
    const webhook = await webhooks.of(owner, query.id)
    if (tests.take(owner) > 0) throw failures.too_many_webhook_tests({ values: { limit: TESTS_PER_MINUTE } })
    const message = { type: PING, version: 1, timestamp: clock.now().toISOString(), data: { webhookId: webhook.id } }
    const sent = await sendNow(deliveries.drafted(webhook, ids.next(), message, { isTest: true }))
    return { success, delivery: detailOfDelivery(sent) }
  })
  router.on(api.listDeliveries, async ({ owner, query: { cursor, ...wanted } }) => {
    const { records, next } = await deliveries.page(owner, wanted, cursor)
    return { success, deliveries: records.map(viewOfDelivery), next: next ?? null }
  })
  router.on(api.getDelivery, async ({ owner, query }) => ({
    success,
    delivery: detailOfDelivery(await deliveries.of(owner, query.id)),
  }))
  router.on(api.replayDeliveries, async ({ owner, body }) => {
    await plans.require(owner)
    const replayed =
      'deliveryId' in body
        ? await deliveries.replay(owner, body.deliveryId)
        : await deliveries.replayFailed(owner, (await webhooks.of(owner, body.webhookId)).id)
    wake()
    return { success, replayed }
  })
}
