import { say, type NewEvent } from '@docent/proto/events'
import { DEFAULT_PLAN_ID } from '@docent/proto/plans'
import type { Standing } from '../payment/port.ts'
import { asOf, type Subscription } from './record.ts'

const isoOf = (at: number) => new Date(at).toISOString()

/** A subscription with the events of its change. */
export type Settled = readonly [Subscription, ...NewEvent[]]

export interface Word {
  standing: Standing
  order: number
  now: number
  nameOf: NameOf
}
export type NameOf = (planId: string) => string

/**
 * What a provider's word makes of a subscription. A word that is older than the one that holds changes nothing, and a plan that was
 * never paid for is not taken away because nothing is paid for it.
 */
export function settledBy(current: Subscription, { standing, order, now, nameOf }: Word): Settled {
  if ((current.settled ?? 0) >= order) return [current]
  const held = asOf(current, now)
  const isPaid = standing.planId !== DEFAULT_PLAN_ID
  if (!isPaid && !held.payment) return [{ ...current, settled: order }]
  const { planId, endsAt, renewsAt, failed, next } = standing
  const isOther = planId !== held.planId
  const settled: Subscription = {
    ...held,
    settled: order,
    planId,
    endsAt,
    startedAt: isOther ? startOf(standing, held, now) : held.startedAt,
    payment: isPaid ? { renewsAt, failed, next } : null,
  }
  const isChanged = isOther || endsAt !== current.endsAt || planId !== current.planId
  return [
    settled,
    ...(isChanged ? [wordOf(settled)] : []),
    ...(failed && endsAt !== null && failed.invoiceId !== current.payment?.failed?.invoiceId
      ? [say('subscription.payment-failed', { planId, planName: nameOf(planId), endsAt: isoOf(endsAt) })]
      : []),
    ...endOf(current, settled, nameOf),
  ]
}

/** The word of a paid plan that is over; none where it is not, or where nobody paid. */
export function endOf({ payment, planId }: Subscription, after: Subscription, nameOf: NameOf): NewEvent[] {
  if (!payment || planId === DEFAULT_PLAN_ID || after.planId !== DEFAULT_PLAN_ID) return []
  const why = payment.failed ? 'payment' : 'canceled'
  return [say('subscription.ended', { planId, planName: nameOf(planId), why })]
}

/** Who hears it knows the end beforehand, and needs no other word when it comes. */
export function wordOf({ planId, endsAt }: Subscription): NewEvent {
  const ends = typeof endsAt === 'number' ? isoOf(endsAt) : undefined
  const status = ends === undefined ? 'active' : 'canceled'
  return say('subscription.changed', { planId, status, ...(ends !== undefined && { endsAt: ends }) })
}

/** A subscription at the provider that goes on with another plan began before that. */
function startOf({ startedAt }: Standing, held: Subscription, now: number): number {
  return startedAt !== null && held.planId === DEFAULT_PLAN_ID ? startedAt : now
}
