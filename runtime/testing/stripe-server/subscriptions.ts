import type { Events } from './events.ts'
import type { Money } from './money.ts'
import type { Objects, Thing } from './objects.ts'
import { invalid, metadataOf, type Params, textOf } from './wire.ts'

const LIVE = ['active', 'trialing', 'past_due', 'unpaid']
export const isLive = (one: Thing) => LIVE.includes(one['status'] as string)
const itemOf = (one: Thing): Thing => one['items'].data[0]

/** The same day of the next month, or its last one. */
export function monthAfter(seconds: number): number {
  const at = new Date(seconds * 1_000)
  const day = at.getUTCDate()
  const next = new Date(at)
  next.setUTCDate(1)
  next.setUTCMonth(at.getUTCMonth() + 1)
  next.setUTCDate(Math.min(day, new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0)).getUTCDate()))
  return next.getTime() / 1_000
}

/** What a subscription is from one moment to another. */
export interface Phase {
  start_date: number
  end_date: number
  items: { price: string; quantity: number }[]
  metadata: Record<string, string>
}

export interface Subscriptions {
  create(customer: string, price: Thing, metadata: Record<string, string>): Thing
  update(one: Thing, params: Params): void
  cancel(one: Thing, details?: Params, at?: number): void
  /** Whatever happens with time, up to now. */
  advance(): void
  /** An invoice was paid after all. */
  recovered(invoice: Thing): void
}

export function createSubscriptions(objects: Objects, events: Events, money: Money): Subscriptions {
  const said = (one: Thing) => events.say('customer.subscription.updated', one)

  function cancel(one: Thing, details: Params = {}, at = objects.now()): void {
    const cancellation = { comment: null, feedback: null, reason: 'cancellation_requested', ...details }
    const schedule = one['schedule'] as string | null
    if (schedule) objects.get('subscription_schedule', schedule)['status'] = 'canceled'
    Object.assign(one, {
      status: 'canceled',
      canceled_at: at,
      ended_at: at,
      cancel_at_period_end: false,
      schedule: null,
      cancellation_details: cancellation,
    })
    events.say('customer.subscription.deleted', one)
  }

  function switchTo(one: Thing, price: string, metadata: Record<string, string> = {}): void {
    itemOf(one)['price'] = structuredClone(objects.get('price', price, 'items[0][price]'))
    Object.assign(one['metadata'], metadata)
  }

  /** The price of the phase that begins with this moment, where a schedule says one. */
  function nextPhase(one: Thing, at: number): void {
    const schedule = one['schedule'] ? objects.get('subscription_schedule', one['schedule']) : undefined
    if (!schedule) return
    const phases = schedule['phases'] as Phase[]
    const phase = phases.find(({ start_date: start }) => start === at)
    if (phase) {
      schedule['current_phase'] = { start_date: phase.start_date, end_date: phase.end_date }
      switchTo(one, phase.items[0]?.price ?? '', phase.metadata)
      events.say('subscription_schedule.updated', schedule)
    } else if (phases.every(({ end_date: end }) => end <= at)) {
      Object.assign(schedule, { status: 'released', released_subscription: one.id, subscription: null })
      one['schedule'] = null
      events.say('subscription_schedule.released', schedule)
    }
  }

  function renew(one: Thing): void {
    const item = itemOf(one)
    const start = item['current_period_end'] as number
    if (one['cancel_at_period_end'] || (one['cancel_at'] !== null && one['cancel_at'] <= start)) {
      return cancel(one, one['cancellation_details'], start)
    }
    nextPhase(one, start)
    Object.assign(item, { current_period_start: start, current_period_end: monthAfter(start) })
    const invoice = money.invoice(one, item['price'].unit_amount, 'subscription_cycle')
    invoice.created = start
    if (invoice['status'] !== 'paid') one['status'] = 'past_due'
    said(one)
  }

  return {
    cancel,
    create(customer, price, metadata) {
      const start = objects.now()
      const one = objects.add('sub', 'subscription', {
        customer,
        metadata,
        status: 'active',
        start_date: start,
        billing_cycle_anchor: start,
        cancel_at: null,
        cancel_at_period_end: false,
        canceled_at: null,
        ended_at: null,
        cancellation_details: { comment: null, feedback: null, reason: null },
        schedule: null,
        latest_invoice: null,
        items: { object: 'list', has_more: false, url: '/v1/subscription_items', data: [] },
      })
      const period = { current_period_start: start, current_period_end: monthAfter(start) }
      const item = objects.add('si', 'subscription_item', {
        subscription: one.id,
        quantity: 1,
        price: structuredClone(price),
        ...period,
      })
      one['items'].data.push(item)
      try {
        money.invoice(one, price['unit_amount'], 'subscription_create', true)
      } catch (error) {
        objects.remove(one.id)
        throw error
      }
      events.say('customer.subscription.created', one)
      return one
    },
    update(one, params) {
      if (!isLive(one)) throw invalid('A canceled subscription can only update its cancellation_details and metadata.')
      const { cancel_at_period_end: ends, cancel_at: at, items, metadata } = params
      if ((ends !== undefined || at !== undefined) && one['schedule']) {
        throw invalid(
          `The subscription is managed by the subscription schedule ${one['schedule']}, and updating any cancelation behavior directly is not allowed.`,
        )
      }
      const wanted = Array.isArray(items) ? (items[0] as Params) : undefined
      const price = wanted && textOf(wanted, 'price')
      if (price !== undefined) {
        const item = itemOf(one)
        if (wanted?.['id'] !== item.id) throw invalid('A second item would be added', 'items')
        const before = item['price'].unit_amount as number
        const after = objects.get('price', price, 'items[0][price]')['unit_amount'] as number
        const { current_period_start: start, current_period_end: end } = item
        const share = (end - objects.now()) / (end - start)
        const amount = Math.max(0, Math.round((after - before) * share))
        const isMust = params['payment_behavior'] === 'error_if_incomplete'
        if (params['proration_behavior'] === 'always_invoice' && after !== before) {
          money.invoice(one, amount, 'subscription_update', isMust)
        }
        switchTo(one, price)
      }
      if (ends !== undefined) {
        one['cancel_at_period_end'] = ends === 'true'
        one['cancel_at'] = ends === 'true' ? itemOf(one)['current_period_end'] : null
        one['canceled_at'] = ends === 'true' ? objects.now() : null
      }
      if (at !== undefined) one['cancel_at'] = at === '' ? null : Number(at)
      Object.assign(one['metadata'], metadataOf(metadata))
      said(one)
    },
    advance() {
      for (const one of objects.all('subscription')) {
        while (isLive(one) && itemOf(one)['current_period_end'] <= objects.now()) renew(one)
        if (isLive(one) && one['cancel_at'] !== null && one['cancel_at'] <= objects.now())
          cancel(one, {}, one['cancel_at'])
      }
      for (const session of objects.all('checkout.session')) {
        if (session['status'] !== 'open' || session['expires_at'] > objects.now()) continue
        session['status'] = 'expired'
        events.say('checkout.session.expired', session)
      }
    },
    recovered(invoice) {
      const one = objects.get('subscription', invoice['parent'].subscription_details.subscription)
      const open = objects.all(
        'invoice',
        (other) => other['status'] === 'open' && other['parent'].subscription_details.subscription === one.id,
      )
      if (!isLive(one) || open.length > 0) return
      one['status'] = 'active'
      said(one)
    },
  }
}
