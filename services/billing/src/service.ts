import {
  accountsUse,
  cancelSubscription,
  changeSubscription,
  getPlan,
  getSubscription,
  getUsage,
  listPlans,
} from '@docent/proto/http'
import type { OwnerId } from '@docent/proto/ids'
import { DEFAULT_PLAN_ID } from '@docent/proto/plans'
import { defineService } from '@docent/runtime/service'
import { repeat } from '@docent/runtime/jobs/repeat.ts'
import { settings } from './config.ts'
import { failures } from './failures.ts'
import { noPayment } from './payment/none.ts'
import { createPlanTable } from './plans/table.ts'
import { viewOf, type Subscription } from './subscriptions/record.ts'
import { cancelSentence, keepSentence, sentenceOf } from './subscriptions/sentences.ts'
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
  async start({ config, engines: { store }, clock, log }) {
    const plans = createPlanTable(config.plans, log)
    const subscriptions = createSubscriptions({ store, clock, plans, payment: noPayment })
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
    const present = (one: Subscription) => viewOf(one, plans.of(one.planId), noPayment.notice)

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
          data: present(await subscriptions.of(owner)),
        }))
        router.on(changeSubscription, async ({ owner, body }) => {
          const plan = plans.find(body.plan)
          if (!plan) throw failures.unknown_plan({ values: { plan: body.plan, plans: planNames } })
          const { note } = await subscriptions.change(owner, plan)
          return { success, message: sentenceOf(plan, note, await levelOf(owner)) }
        })
        router.on(cancelSubscription, async ({ owner, body }) => {
          const { subscription, note } = await subscriptions.cancel(owner, body.cancelAtPeriodEnd)
          const plan = plans.of(subscription.planId)
          const { endsAt } = subscription
          const message =
            typeof endsAt === 'number'
              ? cancelSentence(plan, endsAt, plans.of(DEFAULT_PLAN_ID), note, await levelOf(owner))
              : keepSentence(plan, note)
          return { success, message, data: present(subscription) }
        })
        router.on(getUsage, async ({ owner }) => {
          const { createdAt } = await subscriptions.of(owner)
          return { success, data: await usage.of(owner, createdAt) }
        })
        router.on(accountsUse, async ({ query }) => ({
          success,
          accounts: await Promise.all(query.ids.map(useOf)),
        }))
        router.on(listPlans, async () => ({ success, data: [...plans.all] }))
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

      async begin() {
        await sweeping.begin()
      },
      async stop() {
        await sweeping.stop()
      },
    }
  },
})
