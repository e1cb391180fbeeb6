import type { OwnerId } from '@docent/proto/ids'
import { DEFAULT_PLAN_ID } from '@docent/proto/plans'
import type { FastifyBaseLogger } from 'fastify'
import type { Stripe } from 'stripe'
import type { Standing } from '../port.ts'
import { idOf, isMissing, ms } from './client.ts'
import { planAt, type Prices } from './prices.ts'

/** Said at Stripe where Docent itself ends a subscription, so that it knows its own work after a crash. */
export const ENDED_BY_US = 'docent: not paid for any more'

const LIVE: readonly string[] = ['active', 'trialing', 'past_due', 'unpaid']
const FAILING: readonly string[] = ['past_due', 'unpaid']

/** What is seen at Stripe of one customer at one moment. */
export interface Seen {
  /** The subscription that counts. */
  kept: Stripe.Subscription | undefined
  /** Live ones beside it that came of a Checkout of ours: nobody pays twice. */
  extra: readonly Stripe.Subscription[]
  /** Ended by Docent itself: what is open of them is not asked for any more. */
  endedByUs: readonly string[]
  standing: Standing
  /** The money for the running period went back: by refund, or by a dispute. */
  gaveBack: boolean
}

export interface ReadingOptions {
  stripe: Stripe
  prices: Prices
  graceDays: number
  log: FastifyBaseLogger
}

/** Nothing is paid for. */
export const nothing: Standing = {
  planId: DEFAULT_PLAN_ID,
  startedAt: null,
  renewsAt: null,
  endsAt: null,
  failed: null,
  next: null,
}

/** Reads what Stripe has of a customer. The standing follows from that alone, not from what was heard before. */
export function createReading({ stripe, prices, graceDays, log }: ReadingOptions) {
  return {
    async of(owner: OwnerId, customer: string): Promise<Seen> {
      const all = (await subscriptionsOf(customer)).filter((one) => isOurs(one, owner))
      const live = all.filter(({ status }) => LIVE.includes(status)).toSorted(preferred)
      const endedByUs = all
        .filter((one) => one.cancellation_details?.comment === ENDED_BY_US && !LIVE.includes(one.status))
        .map(({ id }) => id)
      const [kept, ...others] = live
      // What somebody made by hand in Stripe is theirs to end.
      const extra = others.filter(({ metadata }) => metadata['docentOwner'] !== undefined)
      if (!kept) return { kept, extra, endedByUs, standing: nothing, gaveBack: false }
      return { kept, extra, endedByUs, standing: await standingOf(kept), gaveBack: await gaveBack(kept) }
    },

    openInvoices: (customer: string) =>
      stripe.invoices.list({ customer, status: 'open', limit: 100 }).autoPagingToArray({ limit: 1_000 }),
  }

  async function subscriptionsOf(customer: string): Promise<Stripe.Subscription[]> {
    try {
      const expand = ['data.schedule']
      const list = stripe.subscriptions.list({ customer, status: 'all', limit: 100, expand })
      return await list.autoPagingToArray({ limit: 1_000 })
    } catch (error) {
      // A customer that was deleted has nothing that is charged.
      if (isMissing(error)) return []
      throw error
    }
  }

  /** Whoever runs the account of Stripe may sell other things from it. */
  function isOurs(one: Stripe.Subscription, owner: OwnerId): boolean {
    const { docentOwner } = one.metadata
    if (docentOwner !== undefined && docentOwner !== owner) {
      log.warn(
        { owner, subscription: one.id },
        'a subscription at Stripe names another owner than its customer; it is left alone',
      )
      return false
    }
    return docentOwner !== undefined || planAt(prices, priceOf(one)) !== undefined
  }

  function planOf(one: Stripe.Subscription): string {
    const price = priceOf(one)
    const planId = planAt(prices, price)
    if (planId !== undefined) return planId
    log.error({ subscription: one.id, price }, 'a subscription is at a price that STRIPE_PRICES does not name')
    return one.metadata['docentPlan'] ?? DEFAULT_PLAN_ID
  }

  async function standingOf(one: Stripe.Subscription): Promise<Standing> {
    const failed = FAILING.includes(one.status) ? await failureOf(one) : null
    const canceledAt = one.cancel_at ?? (one.cancel_at_period_end ? periodEnd(one) : null)
    const ends = [
      ...(canceledAt === null ? [] : [ms(canceledAt)]),
      ...(failed === null ? [] : [failed.at + graceDays * 86_400_000]),
    ]
    const endsAt = ends.length === 0 ? null : Math.min(...ends)
    return {
      planId: planOf(one),
      startedAt: ms(one.start_date),
      renewsAt: endsAt === null ? ms(periodEnd(one)) : null,
      endsAt,
      failed,
      next: endsAt === null ? nextOf(one) : null,
    }
  }

  /** The oldest invoice that could not be paid: later ones give no further days. */
  async function failureOf(one: Stripe.Subscription): Promise<Standing['failed']> {
    const list = stripe.invoices.list({ subscription: one.id, status: 'open', limit: 100 })
    const open = (await list.autoPagingToArray({ limit: 1_000 })).toSorted((a, b) => a.created - b.created)
    const first = open.find(({ attempted }) => attempted) ?? open[0]
    if (first) return { invoiceId: first.id, at: ms(first.created) }
    return { invoiceId: idOf(one.latest_invoice) ?? one.id, at: ms(periodStart(one)) }
  }

  function nextOf(one: Stripe.Subscription): Standing['next'] {
    const schedule = one.schedule
    if (!schedule || typeof schedule === 'string' || schedule.status !== 'active') return null
    const following = schedule.phases.find(
      ({ start_date }) => start_date >= (schedule.current_phase?.end_date ?? Infinity),
    )
    const price = idOf(following?.items[0]?.price)
    const planId = price === undefined ? undefined : planAt(prices, price)
    if (!following || planId === undefined || planId === planOf(one)) return null
    return { planId, at: ms(following.start_date) }
  }

  /** Nothing is left of what was paid for the running period. */
  async function gaveBack(one: Stripe.Subscription): Promise<boolean> {
    const created = { gte: periodStart(one) }
    const paid = await stripe.invoices
      .list({ subscription: one.id, status: 'paid', created, limit: 100 })
      .autoPagingToArray({ limit: 100 })
    const charges: Stripe.Charge[] = []
    for (const { id } of paid.filter(({ amount_paid }) => amount_paid > 0)) charges.push(...(await chargesOf(id)))
    if (charges.length > 0 && charges.every(({ refunded }) => refunded)) return true
    for (const { id } of charges.filter(({ disputed }) => disputed)) {
      const { data } = await stripe.disputes.list({ charge: id, limit: 100 })
      if (data.some(({ status }) => status !== 'won' && !status.startsWith('warning_'))) return true
    }
    return false
  }

  async function chargesOf(invoice: string): Promise<Stripe.Charge[]> {
    const expand = ['data.payment.payment_intent.latest_charge']
    const { data } = await stripe.invoicePayments.list({ invoice, status: 'paid', limit: 100, expand })
    return data.flatMap(({ payment: { payment_intent: intent } }) => {
      const charge = typeof intent === 'object' ? intent.latest_charge : undefined
      return charge && typeof charge === 'object' ? [charge] : []
    })
  }
}
export type Reading = ReturnType<typeof createReading>

/** One that is paid before one that is not; of these the latest, which is what its owner chose last. */
function preferred(a: Stripe.Subscription, b: Stripe.Subscription): number {
  const [left, right] = [FAILING.includes(a.status) ? 1 : 0, FAILING.includes(b.status) ? 1 : 0]
  return left - right || b.created - a.created || (a.id < b.id ? 1 : -1)
}

export const itemOf = (one: Stripe.Subscription): Stripe.SubscriptionItem | undefined => one.items.data[0]
export const priceOf = (one: Stripe.Subscription): string => itemOf(one)?.price.id ?? ''
export const periodEnd = (one: Stripe.Subscription): number => itemOf(one)?.current_period_end ?? one.start_date
export const periodStart = (one: Stripe.Subscription): number => itemOf(one)?.current_period_start ?? one.start_date
