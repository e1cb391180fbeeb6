import type { OwnerId } from '@docent/proto/ids'
import { DEFAULT_PLAN_ID, type Plan } from '@docent/proto/plans'
import type { Stripe } from 'stripe'
import type { PaymentResult, PlanChange, Renewal, Standing } from '../port.ts'
import type { PlanTable } from '../../plans/table.ts'
import type { Checkouts } from './checkouts.ts'
import { idOf, isMissing } from './client.ts'
import type { Customers } from './customers.ts'
import type { Looks } from './looks.ts'
import { soldAt, type Prices } from './prices.ts'
import { itemOf, periodEnd, priceOf, type Reading } from './reading.ts'

export interface ChangesOptions {
  stripe: Stripe
  customers: Customers
  checkouts: Checkouts
  reading: Reading
  looks: Pick<Looks, 'look'>
  prices: Prices
  plans: Pick<PlanTable, 'find'>
}

const PAY_FIRST = 'a payment is open. Choose "Manage Payment" and pay it, then change the plan.'
const NOT_SOLD = 'it cannot be bought here yet: whoever runs this installation has not named a price for it.'

interface Running {
  kept: Stripe.Subscription
  standing: Standing
}

interface Wanted {
  to: Plan
  priceId: string
}

/** The changes that owners make: at Stripe first, and then as Stripe says. */
export function createChanges({ stripe, customers, checkouts, reading, looks, prices, plans }: ChangesOptions) {
  return {
    async confirm({ owner, email, to }: PlanChange): Promise<PaymentResult> {
      const running = await runningOf(owner)
      if (to.id === DEFAULT_PLAN_ID) {
        return running ? ended(owner, running.kept) : unpaid(owner)
      }
      const priceId = soldAt(prices, to.id)
      if (priceId === undefined) return { outcome: 'refused', reason: NOT_SOLD }
      if (running) return changed(owner, running, { to, priceId })
      const address = await checkouts.open(owner, email, { planId: to.id, priceId })
      if (address !== undefined) return { outcome: 'pay-first', address }
      await looks.look(owner)
      return { outcome: 'settled', note: '' }
    },

    async setRenewal({ owner, renews }: Renewal): Promise<PaymentResult> {
      const running = await runningOf(owner)
      if (!running) return unpaid(owner)
      if (!renews) return ended(owner, running.kept)
      await goOn(running.kept)
      return settled(owner)
    },
  }

  async function runningOf(owner: OwnerId): Promise<Running | undefined> {
    const customer = await customers.of(owner)
    if (!customer || customer.customerId === null) return undefined
    const { kept, standing } = await reading.of(owner, customer.customerId)
    return kept && { kept, standing }
  }

  /** A plan of before payments were taken, which nobody pays for; one that was paid for until now ends with this look. */
  async function unpaid(owner: OwnerId): Promise<PaymentResult> {
    await looks.look(owner)
    return { outcome: 'confirmed', note: '' }
  }

  async function settled(owner: OwnerId, note = ''): Promise<PaymentResult> {
    await looks.look(owner)
    return { outcome: 'settled', note }
  }

  async function ended(owner: OwnerId, running: Stripe.Subscription): Promise<PaymentResult> {
    await release(running)
    await stripe.subscriptions.update(running.id, { cancel_at_period_end: true })
    return settled(owner)
  }

  async function changed(owner: OwnerId, { kept, standing }: Running, { to, priceId }: Wanted): Promise<PaymentResult> {
    if (standing.planId === to.id) {
      await goOn(kept)
      return settled(owner)
    }
    if (standing.failed) return { outcome: 'refused', reason: PAY_FIRST }
    if (await isLarger(kept, standing, { to, priceId })) return larger(owner, { kept, standing }, to.id, priceId)
    await smaller(kept, to.id, priceId)
    return settled(owner)
  }

  /** Of a plan that the plan table no longer has, what is charged says how large it is. */
  async function isLarger(kept: Stripe.Subscription, { planId }: Standing, { to, priceId }: Wanted): Promise<boolean> {
    const current = plans.find(planId)
    if (current) return to.price > current.price
    const { unit_amount: wanted } = await stripe.prices.retrieve(priceId)
    return (wanted ?? 0) > (itemOf(kept)?.price.unit_amount ?? 0)
  }

  /** At once; the difference for the rest of the period is charged at once, or nothing changes. */
  async function larger(owner: OwnerId, { kept, standing }: Running, planId: string, price: string) {
    const item = itemOf(kept)
    await release(kept)
    try {
      await stripe.subscriptions.update(kept.id, {
        items: [{ ...(item && { id: item.id }), price }],
        proration_behavior: 'always_invoice',
        payment_behavior: 'error_if_incomplete',
        metadata: { docentPlan: planId },
        ...goingOn(kept),
      })
    } catch (error) {
      const { type, message } = error as { type?: string; message?: string }
      if (type !== 'StripeCardError') throw error
      // What was to come with the end of the period still is.
      const next = standing.next && soldAt(prices, standing.next.planId)
      if (standing.next && next) await smaller({ ...kept, schedule: null }, standing.next.planId, next)
      const reason = `${message ?? 'Your card was refused.'} "Manage Payment" leads to your cards.`
      return { outcome: 'refused', reason } as const
    }
    return settled(owner, 'The difference for the rest of the period was charged.')
  }

  /** With the end of what is paid for. */
  async function smaller(kept: Stripe.Subscription, planId: string, price: string): Promise<void> {
    await goOn(kept)
    const created = await stripe.subscriptionSchedules.create({ from_subscription: kept.id })
    const start = created.current_phase?.start_date ?? created.phases[0]?.start_date ?? kept.start_date
    await stripe.subscriptionSchedules.update(created.id, {
      end_behavior: 'release',
      proration_behavior: 'none',
      phases: [
        { items: [{ price: priceOf(kept), quantity: 1 }], start_date: start, end_date: periodEnd(kept) },
        {
          items: [{ price, quantity: 1 }],
          duration: { interval: 'month', interval_count: 1 },
          metadata: { docentPlan: planId },
        },
      ],
    })
  }

  /** Takes back whatever was to happen with the end of the period. */
  async function goOn(running: Stripe.Subscription): Promise<void> {
    await release(running)
    const change = goingOn(running)
    if (Object.keys(change).length > 0) await stripe.subscriptions.update(running.id, change)
  }

  function goingOn(
    running: Stripe.Subscription,
  ): Pick<Stripe.SubscriptionUpdateParams, 'cancel_at' | 'cancel_at_period_end'> {
    if (running.cancel_at_period_end) return { cancel_at_period_end: false }
    return running.cancel_at === null ? {} : { cancel_at: '' }
  }

  async function release({ schedule }: Stripe.Subscription): Promise<void> {
    const id = idOf(schedule)
    if (id === undefined) return
    await stripe.subscriptionSchedules.release(id).catch((error: unknown) => {
      if (!isMissing(error)) throw error
    })
  }
}
