import { DEFAULT_PLAN_ID } from '@docent/proto/plans'
import type { Stripe } from 'stripe'
import type { Standing } from '../port.ts'
import type { Wish } from './customers.ts'
import { idOf, isMissing } from './client.ts'
import { soldAt, type Prices } from './prices.ts'
import { periodEnd, priceOf } from './reading.ts'

export interface Running {
  kept: Stripe.Subscription
  standing: Standing
}

/** Whether a wish is about what is paid for now. */
export const isOf = ({ kept, standing }: Running, { subscriptionId, from }: Wish): boolean =>
  subscriptionId === kept.id && from === standing.planId

/**
 * Sees to it at Stripe that with the end of what is paid for a plan follows: a smaller one, that of new accounts, which ends the
 * subscription, or the same one. It takes several calls, of which each may be the last one before a process dies: all of it bears
 * repeats, from whatever is found.
 */
export function createFollowing({ stripe, prices }: { stripe: Stripe; prices: Prices }) {
  return {
    release,
    goingOn,
    async follow({ kept, standing }: Running, planId: string): Promise<void> {
      if (planId === standing.planId) return goOn(kept)
      if (planId === DEFAULT_PLAN_ID) return end(kept)
      const price = soldAt(prices, planId)
      // Where it is no longer sold, what is paid for goes on.
      if (price !== undefined && standing.next?.planId !== planId) await smaller(kept, planId, price)
    },
  }

  async function end(kept: Stripe.Subscription): Promise<void> {
    await release(kept)
    await stripe.subscriptions.update(kept.id, { cancel_at_period_end: true })
  }

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
export type Following = ReturnType<typeof createFollowing>
