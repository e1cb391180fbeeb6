import { say } from '@docent/proto/events'
import type { OwnerId } from '@docent/proto/ids'
import { DEFAULT_PLAN_ID, type Plan } from '@docent/proto/plans'
import type { Clock } from '@docent/runtime/clock'
import { restated } from '@docent/runtime/service/restating.ts'
import { everyOwner, type Change, type Page, type Store } from '@docent/runtime/store'
import { createRemembered } from '@docent/runtime/store/remembered.ts'
import { stampOf, supersedes, type Heard } from '@docent/runtime/store/supersedes.ts'
import { failures } from '../failures.ts'
import type { Payment, Standing } from '../payment/port.ts'
import type { PlanTable } from '../plans/table.ts'
import { boundsOf, periodOf } from '../usage/period.ts'
import { asOf, subscriptionCollection, type Subscription } from './record.ts'
import { endOf, settledBy, wordOf } from './settling.ts'

export interface SubscriptionsOptions {
  store: Store
  clock: Clock
  plans: PlanTable
  payment: Pick<Payment, 'confirm' | 'setRenewal'>
}

/** What came of a change; `same` where there was none to make, `pay-first` where it waits to be paid at `address`. */
export type Changed =
  | { outcome: 'same' }
  | { outcome: 'confirmed'; note: string }
  | { outcome: 'settled'; note: string; subscription: Subscription }
  | { outcome: 'pay-first'; address: string }

/** The thresholds at which an owner is told, in percent of the messages of a period. */
const THRESHOLDS = [80, 100] as const
const PAGE = 100

/** Who is on which plan. */
export function createSubscriptions({ store, clock, plans, payment }: SubscriptionsOptions) {
  const subscriptions = store.collection(subscriptionCollection)
  /** Looked at after every answer: what another process changed a moment ago is seen after the next one. */
  const remembered = createRemembered({ load: (owner) => subscriptions.get(owner, owner) })

  const { nameOf } = plans

  return {
    /** Every subscription, as it is said when it changes. */
    told: restated(subscriptions, (one) => ({ event: wordOf(one) })),

    /** The owner's subscription; before the news of their registration is here, what it is going to be. */
    async of(owner: OwnerId): Promise<Subscription> {
      const now = clock.now().getTime()
      return asOf((await subscriptions.get(owner, owner)) ?? newOne(owner, now), now)
    },

    /** How many accounts are on a plan: every subscription is looked at. */
    async accountsOn(planId: string): Promise<number> {
      const now = clock.now().getTime()
      let [count, cursor]: [number, string | undefined] = [0, undefined]
      do {
        const page: Page<Subscription> = await subscriptions.find(everyOwner, {
          limit: 1_000,
          ...(cursor && { cursor }),
        })
        count += page.records.filter((one) => asOf(one, now).planId === planId).length
        cursor = page.next
      } while (cursor !== undefined)
      return count
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
          if (!current) return said(newOne(owner, at, email))
          return current.email === '' ? { ...current, email, createdAt: Math.min(current.createdAt, at) } : current
        },
        { cause },
      )
      remembered.changed(owner)
    },

    /** Somebody else owns the account: they are told from now on. */
    async handedOver(owner: OwnerId, email: string, at: number, event: Heard): Promise<void> {
      await subscriptions.save(owner, owner, (current) => {
        const emailStamp = stampOf(event, current?.emailStamp)
        if (!current) return said({ ...newOne(owner, at, email), emailStamp })
        return supersedes(event, current.emailStamp) ? { ...current, email, emailStamp } : current
      })
      remembered.changed(owner)
    },

    /** Changes the plan once payment is confirmed. @throws payment_refused, payment_away */
    async change(owner: OwnerId, to: Plan): Promise<Changed> {
      const before = await this.of(owner)
      const from = plans.of(before.planId)
      const isKept = before.planId === to.id
      if (isKept && !before.payment) return { outcome: 'same' }
      const id = [owner, before.startedAt, before.planId, to.id].join('/')
      const paid = await payment.confirm({ id, owner, email: before.email, from, to })
      if (paid.outcome === 'refused') throw failures.payment_refused({ values: { reason: paid.reason } })
      if (paid.outcome === 'pay-first') return paid
      if (paid.outcome === 'settled') return { ...paid, subscription: await this.of(owner) }
      const now = clock.now().getTime()
      await subscriptions.save(owner, owner, (current = newOne(owner, now)) => {
        const held = asOf(current, now)
        // A plan that was just chosen goes on, also where the one before was to end.
        return held.planId === to.id ? current : said({ ...held, planId: to.id, startedAt: now, endsAt: null })
      })
      remembered.changed(owner)
      return paid
    },

    /** Writes down what the payment provider says of an owner. */
    async settle(owner: OwnerId, standing: Standing, order: number): Promise<void> {
      const now = clock.now().getTime()
      await subscriptions.save(owner, owner, (current = newOne(owner, now)) => {
        const [next, ...events] = settledBy(current, { standing, order, now, nameOf })
        return next === current ? current : [next, ...events]
      })
      remembered.changed(owner)
    },

    /** Ends the plan with the running period, or lets it go on. @throws nothing_to_cancel, payment_refused */
    async cancel(owner: OwnerId, atPeriodEnd: boolean): Promise<{ subscription: Subscription; note: string }> {
      // One that an operator has taken out of the plan table is paid for all the same.
      if ((await this.of(owner)).planId === DEFAULT_PLAN_ID) throw failures.nothing_to_cancel()
      const answer = await payment.setRenewal({ owner, renews: !atPeriodEnd })
      if (answer.outcome === 'refused') throw failures.payment_refused({ values: { reason: answer.reason } })
      if (answer.outcome !== 'confirmed') return { subscription: await this.of(owner), note: '' }
      const now = clock.now().getTime()
      const subscription = await subscriptions.update(owner, owner, (current) => {
        const held = asOf(current, now)
        if (held.planId === DEFAULT_PLAN_ID) throw failures.nothing_to_cancel()
        if ((typeof held.endsAt === 'number') === atPeriodEnd) return current
        return said({ ...held, endsAt: atPeriodEnd ? boundsOf(periodOf(now)).end : null })
      })
      remembered.changed(owner)
      return { subscription, note: answer.note }
    },

    /** Writes down which plans have ended and says so; everybody who knew of the end goes by it already. */
    async settleEnded(): Promise<void> {
      const now = clock.now().getTime()
      const { records } = await subscriptions.find(everyOwner, { where: { endsAt: { lte: now } }, limit: PAGE })
      for (const { ownerId, id } of records) {
        await subscriptions.update(ownerId, id, (current) => {
          const held = asOf(current, now)
          return held === current ? current : [held, wordOf(held), ...endOf(current, held, nameOf)]
        })
        remembered.changed(ownerId)
      }
      if (records.length === PAGE) await this.settleEnded()
    },

    /** Says it when the messages of the running period reach a threshold of the plan, each of them once. */
    async warn(owner: OwnerId, used: number): Promise<void> {
      const subscription = await remembered.of(owner)
      if (!subscription || subscription.email === '' || dueOf(subscription, used).length === 0) return
      await subscriptions.update(owner, owner, (current) => {
        const due = dueOf(current, used)
        const percent = due.at(-1)
        if (percent === undefined) return current
        const period = periodOf(clock.now())
        const { id: planId, messagesPerMonth: limit } = planAt(current)
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
      remembered.changed(owner)
    },
  }

  function planAt(subscription: Subscription): Plan {
    return plans.of(asOf(subscription, clock.now().getTime()).planId)
  }

  /** The thresholds that are reached and have not been said. */
  function dueOf(subscription: Subscription, used: number) {
    const { warned } = subscription
    const plan = planAt(subscription)
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
  endsAt: null,
  warned: [],
})

/** A subscription with the word of it. */
const said = (next: Subscription): Change<Subscription> => [next, wordOf(next)]

export type Subscriptions = ReturnType<typeof createSubscriptions>
