import type { OwnerId } from '@docent/proto/ids'
import { DEFAULT_PLAN_ID, type Plan } from '@docent/proto/plans'
import type { Clock, Ids } from '@docent/runtime/clock'
import type { Stripe } from 'stripe'
import type { PaymentResult, PlanChange, Renewal, Standing } from '../port.ts'
import { failures } from '../../failures.ts'
import type { PlanTable } from '../../plans/table.ts'
import type { Checkouts } from './checkouts.ts'
import { idOf } from './client.ts'
import { LONGEST_CHANGE_MS, type Customers, type Wish } from './customers.ts'
import { isOf, type Following, type Running } from './following.ts'
import type { Looks } from './looks.ts'
import { soldAt, type Prices } from './prices.ts'
import { itemOf, type Reading } from './reading.ts'

export interface ChangesOptions {
  stripe: Stripe
  customers: Customers
  checkouts: Checkouts
  reading: Reading
  following: Following
  looks: Pick<Looks, 'look'>
  prices: Prices
  plans: Pick<PlanTable, 'find'>
  clock: Clock
  ids: Ids
}

const PAY_FIRST = 'a payment is open. Choose "Manage Payment" and pay it, then change the plan.'
const NOT_SOLD = 'it cannot be bought here yet: whoever runs this installation has not named a price for it.'

const isDeclined = (error: unknown): error is { message?: string } =>
  (error as { type?: string }).type === 'StripeCardError'

interface Wishing extends Running {
  /** What was wished before. */
  wish: Wish | null | undefined
}

interface Wanted {
  to: Plan
  priceId: string
}

/** The changes that owners make: at Stripe first, and then as Stripe says. */
export function createChanges(options: ChangesOptions) {
  const { stripe, customers, checkouts, reading, following, looks, prices, plans, clock, ids } = options
  return {
    async confirm({ owner, email, to }: PlanChange): Promise<PaymentResult> {
      const running = await runningOf(owner)
      if (to.id === DEFAULT_PLAN_ID) {
        return running ? follows(owner, running, DEFAULT_PLAN_ID) : unpaid(owner)
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
      return follows(owner, running, renews ? running.standing.planId : DEFAULT_PLAN_ID)
    },
  }

  async function runningOf(owner: OwnerId): Promise<Wishing | undefined> {
    const customer = await customers.of(owner)
    if (!customer || customer.customerId === null) return undefined
    const { wish } = customer
    // One at a time: two at once would leave at Stripe half of each.
    if (wish && wish.heldUntil > clock.now().getTime()) throw failures.payment_away()
    const { kept, standing } = await reading.of(owner, customer.customerId)
    return kept && { kept, standing, wish }
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

  async function changed(owner: OwnerId, running: Wishing, { to, priceId }: Wanted): Promise<PaymentResult> {
    const { kept, standing } = running
    if (standing.planId === to.id) return follows(owner, running, to.id)
    if (standing.failed) return { outcome: 'refused', reason: PAY_FIRST }
    if (await isLarger(kept, standing, { to, priceId })) return larger(owner, running, to.id, priceId)
    return follows(owner, running, to.id)
  }

  /** Of a plan that the plan table no longer has, what is charged says how large it is. */
  async function isLarger(kept: Stripe.Subscription, { planId }: Standing, { to, priceId }: Wanted): Promise<boolean> {
    const current = plans.find(planId)
    if (current) return to.price > current.price
    const { unit_amount: wanted } = await stripe.prices.retrieve(priceId)
    return (wanted ?? 0) > (itemOf(kept)?.price.unit_amount ?? 0)
  }

  /** At once; the difference for the rest of the period is charged at once, or all is as before. */
  async function larger(owner: OwnerId, running: Wishing, planId: string, price: string): Promise<PaymentResult> {
    const { kept } = running
    const item = itemOf(kept)
    // What was to come with the end of the period still is where this fails.
    const before = whatFollows(running)
    const upgrade = async () => {
      await following.release(kept)
      const change: Stripe.SubscriptionUpdateParams = {
        items: [{ ...(item && { id: item.id }), price }],
        proration_behavior: 'always_invoice',
        payment_behavior: 'error_if_incomplete',
        metadata: { docentPlan: planId },
        ...following.goingOn(kept),
      }
      await stripe.subscriptions.update(kept.id, change).catch(async (error: unknown) => {
        if (isDeclined(error) && before !== undefined) await comesBack(owner, kept, before)
        throw error
      })
    }
    try {
      await (before === undefined ? upgrade() : wishing(owner, running, before, upgrade))
    } catch (error) {
      if (!isDeclined(error)) throw error
      await looks.look(owner)
      const reason = `${error.message ?? 'Your card was refused.'} "Manage Payment" leads to your cards.`
      return { outcome: 'refused', reason } as const
    }
    return settled(owner, 'The difference for the rest of the period was charged.')
  }

  /**
   * Brings back what was to come, while nobody else may: of a look that is at it already, the one that ends this change would see
   * nothing yet.
   */
  async function comesBack(owner: OwnerId, { customer }: Stripe.Subscription, planId: string): Promise<void> {
    try {
      const { kept, standing } = await reading.of(owner, idOf(customer) as string)
      if (kept) await following.follow({ kept, standing }, planId)
    } catch {
      // The look does it, and says what is wrong.
    }
  }

  /** With the end of what is paid for. */
  async function follows(owner: OwnerId, running: Wishing, planId: string): Promise<PaymentResult> {
    await wishing(owner, running, planId, () => following.follow(running, planId))
    return settled(owner)
  }

  /** What is wished is kept before the first call, so that a look finishes it where this one cannot. */
  async function wishing(owner: OwnerId, running: Wishing, planId: string, task: () => Promise<void>): Promise<void> {
    const { kept, standing, wish: before } = running
    const heldUntil = clock.now().getTime() + LONGEST_CHANGE_MS
    const wish = { id: ids.next(), subscriptionId: kept.id, from: standing.planId, planId, heldUntil }
    if (!(await customers.wish(owner, wish, before))) throw failures.payment_away()
    try {
      await task()
    } catch (error) {
      // Where no answer came, the call may still be on its way: a look waits until it cannot be any more.
      if ((error as { statusCode?: number }).statusCode !== undefined) await customers.leaveWish(owner, wish, 'undone')
      throw error
    }
    await customers.leaveWish(owner, wish, 'done')
  }

  /** What comes with the end of the period; undefined where the operator set an end of their own. */
  function whatFollows(running: Wishing): string | undefined {
    const { kept, standing, wish } = running
    if (wish && isOf(running, wish)) return wish.planId
    if (standing.next) return standing.next.planId
    if (kept.cancel_at_period_end) return DEFAULT_PLAN_ID
    return kept.cancel_at === null ? standing.planId : undefined
  }
}
