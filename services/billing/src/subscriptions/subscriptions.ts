import { say } from '@docent/proto/events'
import type { OwnerId } from '@docent/proto/ids'
import { DEFAULT_PLAN_ID, type Plan } from '@docent/proto/plans'
import type { Clock } from '@docent/runtime/clock'
import type { Store } from '@docent/runtime/store'
import { failures } from '../failures.ts'
import type { Payment } from '../payment/port.ts'
import type { PlanTable } from '../plans/table.ts'
import { periodOf } from '../usage/period.ts'
import { subscriptionCollection, type Subscription } from './record.ts'

export interface SubscriptionsOptions {
  store: Store
  clock: Clock
  plans: PlanTable
  payment: Payment
}

/** The thresholds at which an owner is told, in percent of the messages of a period. */
const THRESHOLDS = [80, 100] as const

/** Who is on which plan. */
export function createSubscriptions({ store, clock, plans, payment }: SubscriptionsOptions) {
  const subscriptions = store.collection(subscriptionCollection)

  return {
    /** The owner's subscription; before the news of their registration is here, what it is going to be. */
    async of(owner: OwnerId): Promise<Subscription> {
      return (await subscriptions.get(owner, owner)) ?? newOne(owner, clock.now().getTime())
    },

    async isKnown(owner: OwnerId): Promise<boolean> {
      return (await subscriptions.get(owner, owner)) !== undefined
    },

    /** Starts an owner on the plan of new accounts. */
    async begin(owner: OwnerId, email: string, at: number, cause: string): Promise<void> {
      await subscriptions.save(
        owner,
        owner,
        (current) => {
          if (!current) return [newOne(owner, at, email), changedTo(DEFAULT_PLAN_ID)]
          return current.email === '' ? { ...current, email, createdAt: Math.min(current.createdAt, at) } : current
        },
        { cause },
      )
    },

    /** Changes the plan once payment is confirmed. @returns the plan before, and a note; none when nothing changed */
    async change(owner: OwnerId, to: Plan): Promise<{ from: Plan; note: string | undefined }> {
      const before = await this.of(owner)
      const from = plans.of(before.planId)
      if (before.planId === to.id) return { from, note: undefined }
      const id = [owner, before.startedAt, before.planId, to.id].join('/')
      const paid = await payment.confirm({ id, owner, from, to })
      if (!paid.confirmed) throw failures.payment_refused({ values: { reason: paid.reason } })
      const now = clock.now().getTime()
      await subscriptions.save(owner, owner, (current = newOne(owner, now)) =>
        current.planId === to.id ? current : [{ ...current, planId: to.id, startedAt: now }, changedTo(to.id)],
      )
      return { from, note: paid.note }
    },

    /** Says it when the messages of the running period reach a threshold of the plan, each of them once. */
    async warn(owner: OwnerId, used: number): Promise<void> {
      const subscription = await subscriptions.get(owner, owner)
      if (!subscription || subscription.email === '' || dueOf(subscription, used).length === 0) return
      await subscriptions.update(owner, owner, (current) => {
        const due = dueOf(current, used)
        const percent = due.at(-1)
        if (percent === undefined) return current
        const period = periodOf(clock.now())
        const { id: planId, messagesPerMonth: limit } = plans.of(current.planId)
        const warned = [
          ...current.warned.filter((one) => one.startsWith(`${period}/`)),
          ...due.map((one) => `${period}/${planId}/${one}`),
        ]
        // Where one message reaches both, the owner is told of the higher one only.
        return [
          { ...current, warned },
          say('usage.threshold-reached', { period, percent, used, limit, email: current.email }),
        ]
      })
    },

    async forget(owner: OwnerId): Promise<void> {
      await subscriptions.removeAll(owner)
    },
  }

  /** The thresholds that are reached and have not been said. */
  function dueOf({ planId, warned }: Subscription, used: number) {
    const plan = plans.of(planId)
    const limit = plan.messagesPerMonth
    if (limit < 1) return []
    const period = periodOf(clock.now())
    return THRESHOLDS.filter(
      (percent) => used * 100 >= limit * percent && !warned.includes(`${period}/${plan.id}/${percent}`),
    )
  }
}

const newOne = (owner: OwnerId, at: number, email = ''): Subscription => ({
  id: owner,
  ownerId: owner,
  planId: DEFAULT_PLAN_ID,
  email,
  startedAt: at,
  createdAt: at,
  warned: [],
})

const changedTo = (planId: string) => say('subscription.changed', { planId, status: 'active' })

export type Subscriptions = ReturnType<typeof createSubscriptions>
