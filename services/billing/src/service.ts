import {
  accountsUse,
  cancelSubscription,
  changeSubscription,
  getPlan,
  getSubscription,
  getUsage,
  listPlans,
  managePayment,
  paymentEvent,
} from '@docent/proto/http'
import type { OwnerId } from '@docent/proto/ids'
import { DEFAULT_PLAN_ID } from '@docent/proto/plans'
import { defineService } from '@docent/runtime/service'
import { repeat } from '@docent/runtime/jobs/repeat.ts'
import { tellAbout } from '@docent/runtime/service/activity.ts'
import { settings } from './config.ts'
import { failures } from './failures.ts'
import { openPayment } from './payment/open.ts'
import { createPlanTable } from './plans/table.ts'
import { viewOf, type Subscription } from './subscriptions/record.ts'
import {
  cancelSentence,
  keepSentence,
  paySentence,
  sameSentence,
  sentenceOf,
  settledSentence,
} from './subscriptions/sentences.ts'
import { createSubscriptions } from './subscriptions/subscriptions.ts'
import { createHoldings } from './usage/holdings.ts'
import { createMessageLedger } from './usage/messages.ts'
import { periodOf } from './usage/period.ts'
import { createUsage } from './usage/usage.ts'

const success = true as const
const timeOf = (event: { occurredAt: string }) => Date.parse(event.occurredAt)

/** Keeps who is on which plan, and adds up what they use. */
export const billing = defineService({
  name: 'billing',
  settings,
  failures: failures.catalog,
  needs: ['store', 'bus'],
  looksAt: async (config) => (await import('./payment/look.ts')).lookAtPayment(config),
  async start({ config, engines: { store }, clock, ids, log }) {
    const plans = createPlanTable(config.plans, log, (planId) => subscriptions.accountsOn(planId))
    const payment = await openPayment({
      config,
      plans,
      store,
      clock,
      ids,
      log,
      settle: (owner, standing, order) => subscriptions.settle(owner, standing, order),
    })
    const subscriptions = createSubscriptions({ store, clock, plans, payment })
    const messages = createMessageLedger(store)
    const holdings = createHoldings(store)
    const usage = createUsage({ clock, messages, holdings })
    const planNames = config.plans.map((plan) => plan.id).join(', ')

    const sweeping = repeat({
      name: 'plans that end',
      everyMs: config.sweepSeconds * 1000,
      task: () => subscriptions.settleEnded(),
      log,
    })
    const present = async (one: Subscription) =>
      viewOf(one, plans.of(one.planId), { paymentNotice: payment.notice, ...(await payment.account(one.ownerId)) })

    const levelOf = async (owner: OwnerId) => {
      const [level] = await holdings.levels(owner, [Number.POSITIVE_INFINITY])
      return level as NonNullable<typeof level>
    }

    const useOf = async (owner: OwnerId) => {
      const [{ planId }, used, { documents, widgets }] = await Promise.all([
        subscriptions.of(owner),
        messages.of(owner, periodOf(clock.now())),
        levelOf(owner),
      ])
      const { name, messagesPerMonth } = plans.of(planId)
      return { id: owner, plan: name, messages: used, messagesLimit: messagesPerMonth, documents, widgets }
    }

    return {
      routes(router) {
        router.on(getSubscription, async ({ owner }) => ({
          success,
          data: await present(await subscriptions.of(owner)),
        }))
        router.on(changeSubscription, async ({ owner, body, request }) => {
          const plan = plans.find(body.plan)
          if (!plan) throw failures.unknown_plan({ values: { plan: body.plan, plans: planNames } })
          tellAbout(request, plan.name)
          const changed = await subscriptions.change(owner, plan)
          if (changed.outcome === 'same') return { success, message: sameSentence(plan) }
          if (changed.outcome === 'pay-first') {
            return { success, message: paySentence(plan), checkoutUrl: changed.address }
          }
          const level = await levelOf(owner)
          if (changed.outcome === 'confirmed') return { success, message: sentenceOf(plan, changed.note, level) }
          const { planId, endsAt, payment: paid } = changed.subscription
          // With the end of a plan that is canceled comes the one of new accounts.
          const next = typeof endsAt === 'number' ? { planId: DEFAULT_PLAN_ID, at: endsAt } : paid?.next
          const nextPlan = next ? plans.of(next.planId) : undefined
          const { note } = changed
          const now = { ...plans.of(planId), name: plans.nameOf(planId) }
          const message = settledSentence({ now, next: nextPlan, at: next?.at ?? 0, note, level })
          return { success, message }
        })
        router.on(managePayment, async ({ owner }) => {
          const portalUrl = await payment.manage(owner)
          if (portalUrl === undefined) throw failures.nothing_to_manage()
          return { success, portalUrl }
        })
        router.on(paymentEvent, async ({ body, request }) => ({
          success,
          taken: await payment.heard(body, String(request.headers['stripe-signature'] ?? '')),
        }))
        router.on(cancelSubscription, async ({ owner, body }) => {
          const { subscription, note } = await subscriptions.cancel(owner, body.cancelAtPeriodEnd)
          const { planId, endsAt } = subscription
          const name = plans.nameOf(planId)
          const message =
            typeof endsAt === 'number'
              ? cancelSentence(name, endsAt, plans.of(DEFAULT_PLAN_ID), note, await levelOf(owner))
              : keepSentence(name, note)
          return { success, message, data: await present(subscription) }
        })
        router.on(getUsage, async ({ owner }) => {
          const { createdAt } = await subscriptions.of(owner)
          return { success, data: await usage.of(owner, createdAt) }
        })
        router.on(accountsUse, async ({ query }) => ({
          success,
          accounts: await Promise.all(query.ids.map(useOf)),
        }))
        router.on(listPlans, async () => ({ success, data: [...plans.all], paymentNotice: payment.notice }))
        router.on(getPlan, async ({ params: { planId } }) => {
          const plan = plans.find(planId)
          if (!plan) throw failures.plan_not_found({ values: { plan: planId, plans: planNames } })
          return { success, data: plan }
        })
      },

      restates: { 'subscription.changed': subscriptions.told },

      hears: {
        async 'user.registered'({ email }, event) {
          await subscriptions.begin(event.ownerId, email, timeOf(event), event.id)
          // Messages may have been heard first: the topics are not in step.
          await subscriptions.warn(event.ownerId, await messages.of(event.ownerId, periodOf(clock.now())))
        },
        'user.owner-changed': ({ email }, event) =>
          subscriptions.handedOver(event.ownerId, email, timeOf(event), event),
        async 'answer.completed'({ turnId, period, counted = true }, { ownerId }) {
          if (!counted) return
          const used = await messages.count(ownerId, turnId, period)
          if (period === periodOf(clock.now())) await subscriptions.warn(ownerId, used)
        },
        async 'document.chunked'({ documentId, characters, sizeBytes, isAnswer }, event) {
          const at = timeOf(event)
          await holdings.added(event.ownerId, { kind: 'document', of: documentId, characters, sizeBytes, at, isAnswer })
        },
        async 'document.deleted'({ documentId, wasCounted }, event) {
          const unheard = wasCounted && (await subscriptions.isKnown(event.ownerId))
          await holdings.removed(event.ownerId, { kind: 'document', of: documentId, at: timeOf(event), unheard })
        },
        async 'widget.saved'({ widgetId }, event) {
          const at = timeOf(event)
          await holdings.added(event.ownerId, { kind: 'widget', of: widgetId, characters: 0, sizeBytes: 0, at })
        },
        async 'widget.deleted'({ widgetId }, event) {
          const unheard = await subscriptions.isKnown(event.ownerId)
          await holdings.removed(event.ownerId, { kind: 'widget', of: widgetId, at: timeOf(event), unheard })
        },
      },

      leaving: (owner) => payment.leaving(owner),
      async begin() {
        await Promise.all([sweeping.begin(), payment.begin()])
      },
      async stop() {
        await Promise.all([sweeping.stop(), payment.stop()])
      },
    }
  },
})
