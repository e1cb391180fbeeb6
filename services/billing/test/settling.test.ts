import { ownerId } from '@docent/proto/ids'
import { describe, expect, test } from '@jest/globals'
import type { Standing } from '../src/payment/port.ts'
import type { Subscription } from '../src/subscriptions/record.ts'
import { settledBy } from '../src/subscriptions/settling.ts'

const now = Date.parse('2026-11-05T12:00:00Z')
const current: Subscription = {
  id: 'ada',
  ownerId: ownerId('ada'),
  planId: 'free',
  email: 'ada@example.test',
  startedAt: 0,
  createdAt: 0,
  endsAt: null,
  warned: [],
}
const none = { planId: 'free', startedAt: null, renewsAt: null, endsAt: null, failed: null, next: null }
const pro: Standing = { ...none, planId: 'pro', startedAt: now, renewsAt: now + 1 }
const settle = (one: Subscription, standing: Standing, order: number, at = now) => {
  const [next, ...events] = settledBy(one, { standing, order, now: at, nameOf: (id) => id })
  return { next, said: events.map(({ type }) => type) }
}

describe("the provider's word", () => {
  test('of an older question changes nothing after that of a later one', () => {
    const { next: paid } = settle(current, pro, 2)
    expect(settle(paid, none, 1)).toEqual({ next: paid, said: [] })
    expect(settle(paid, none, 2)).toEqual({ next: paid, said: [] })
    expect(settle(paid, none, 3).next.planId).toBe('free')
  })

  test('that is the same again says nothing', () => {
    const { next: paid, said } = settle(current, pro, 1)
    expect(said).toEqual(['subscription.changed'])
    expect(settle(paid, pro, 2).said).toEqual([])
    expect(settle(paid, { ...pro, renewsAt: now + 2 }, 3).said).toEqual([])
  })

  test('that nothing is paid takes no plan away that was never paid for', () => {
    const given = { ...current, planId: 'business' }
    expect(settle(given, none, 1)).toMatchObject({ next: { planId: 'business' }, said: [] })
  })

  test('of an end is said once, whether the time or the provider comes first', () => {
    const { next: ending } = settle(current, { ...pro, renewsAt: null, endsAt: now + 10 }, 1)
    const { next: ended, said } = settle(ending, none, 2, now + 5)
    expect(said).toEqual(['subscription.changed', 'subscription.ended'])
    expect(settle(ended, none, 3, now + 20).said).toEqual([])
  })

  test('of a failed payment is said once for each invoice', () => {
    const failing = (invoiceId: string) => ({ ...pro, renewsAt: null, endsAt: now + 9, failed: { invoiceId, at: now } })
    const { next: first, said } = settle(current, failing('in_1'), 1)
    expect(said).toEqual(['subscription.changed', 'subscription.payment-failed'])
    expect(settle(first, failing('in_1'), 2).said).toEqual([])
    expect(settle(first, failing('in_2'), 3).said).toEqual(['subscription.payment-failed'])
  })
})
