import { until } from '@docent/runtime/testing/until.ts'
import type { TestServiceOptions } from '@docent/runtime/testing'
import { afterEach, describe, expect, test } from '@jest/globals'
import { owner } from './fixtures.ts'
import { onPlan, paidBy, startPaid, type Paid } from './stripe.ts'

const NOON = '2026-11-05T12:00:00Z'
const seconds = (time: string) => ({ seconds: Date.parse(time) / 1000 })

describe('payments that go wrong', () => {
  const running: Paid[] = []
  afterEach(async () => {
    for (const one of running.splice(0)) await one.stop()
  })
  const bought = async (options: TestServiceOptions = {}) => {
    const paid = await startPaid(NOON, options)
    running.push(paid)
    await paid.buy('pro')
    await paid.tell()
    await onPlan(paid, 'pro')
    return paid
  }
  /** Whose card is declined at the next renewal. */
  const failed = async (options: TestServiceOptions = {}) => {
    const paid = await bought(options)
    paid.customer()['card'] = 'declined'
    paid.go('2026-12-05T12:00:01Z')
    await paid.tell()
    await until('the payment has failed', async () => (await paid.plan()).status === 'past_due')
    return paid
  }
  const live = ({ stripe }: Paid) => stripe.objects.all('subscription', ({ status }) => status !== 'canceled')

  test('after a payment that failed the plan goes on for the days of grace, and that is said once', async () => {
    const paid = await failed()
    const endsAt = seconds('2026-12-12T12:00:00Z')
    expect(await paid.plan()).toMatchObject({ planId: 'pro', endsAt, cancelAtPeriodEnd: false, renewsAt: null })
    await paid.tell(paid.stripe.events.all)
    const { payload } = await paid.service.heardSaying('subscription.payment-failed')
    expect(payload).toEqual({ planId: 'pro', planName: 'Pro', endsAt: '2026-12-12T12:00:00.000Z' })
    await paid.service.settled()
    expect(paid.service.said('subscription.payment-failed')).toHaveLength(1)
    expect(paid.service.said('subscription.changed').at(-1)?.payload).toMatchObject({ endsAt: payload.endsAt })
  })

  test('made good within the days, the plan goes on as if nothing had been', async () => {
    const paid = await failed()
    paid.customer()['card'] = 'good'
    paid.stripe.payOpen(paid.customer().id)
    await paid.tell()
    await until('it goes on', async () => (await paid.plan()).status === 'active')
    expect(await paid.plan()).toMatchObject({ planId: 'pro', endsAt: null, renewsAt: seconds('2027-01-05T12:00:00Z') })
  })

  test('not made good, the plan ends to the moment, the subscription at Stripe too, and its invoice is withdrawn', async () => {
    const paid = await failed()
    paid.clock.set('2026-12-12T11:59:59Z')
    expect((await paid.plan()).planId).toBe('pro')
    paid.go('2026-12-12T12:00:00Z')
    expect(await paid.plan()).toMatchObject({ planId: 'free', status: 'active', endsAt: null })
    const { payload } = await paid.service.heardSaying('subscription.ended')
    expect(payload).toEqual({ planId: 'pro', planName: 'Pro', why: 'payment' })
    paid.clock.set('2026-12-12T12:02:00Z')
    await until('nothing is charged any more', () => live(paid).length === 0)
    await until(
      'the invoice is withdrawn',
      () => paid.stripe.objects.all('invoice', ({ status }) => status === 'void').length === 1,
    )
    await paid.tell()
    await paid.service.settled()
    expect(paid.service.said('subscription.ended')).toHaveLength(1)
    expect((await paid.plan()).planId).toBe('free')
  })

  test('a process that dies between ending the subscription and withdrawing the invoice leaves it to the next', async () => {
    const paid = await failed()
    paid.stripe.failing(({ path }) => path.endsWith('/void'), 503)
    paid.go('2026-12-12T12:02:00Z')
    await until('the subscription has ended', () => live(paid).length === 0)
    const again = paidBy(await paid.service.restart(), paid.stripe, paid.clock)
    running.splice(0, 1, again)
    again.stripe.failing(undefined)
    again.clock.set('2026-12-12T13:00:00Z')
    await until(
      'the invoice is withdrawn',
      () => again.stripe.objects.all('invoice', ({ status }) => status === 'void').length === 1,
    )
  })

  test('a moment that comes while a look is still being written down is looked at at once', async () => {
    const asked = '2026-12-07T12:00:00Z'
    let written = () => {}
    const paid = await failed({
      faultPoint(name) {
        if (name.startsWith('billing.subscriptions:')) written()
      },
    })
    written = () => {
      if (paid.clock.now().getTime() === Date.parse(asked)) paid.go('2026-12-12T12:02:00Z')
    }
    paid.clock.set(asked)
    await until('the subscription has ended', () => live(paid).length === 0)
  })

  test('while a payment is open no other plan can be chosen, but the plan can be canceled', async () => {
    const paid = await failed()
    expect(await paid.change('business')).toMatchObject({
      status: 402,
      body: { error: expect.stringContaining('pay it') },
    })
    expect((await paid.cancel()).status).toBe(200)
    expect(await paid.plan()).toMatchObject({ status: 'past_due', endsAt: seconds('2026-12-12T12:00:00Z') })
  })

  test('no day of grace is none: the plan ends with the payment that failed', async () => {
    const paid = await bought({ env: { STRIPE_GRACE_DAYS: '0' } })
    paid.customer()['card'] = 'declined'
    paid.go('2026-12-05T12:00:00Z')
    await paid.tell()
    await onPlan(paid, 'free')
    await until('nothing is charged any more', () => live(paid).length === 0)
  })

  test('a refund of all that was paid for the period ends the plan, one of a part does not', async () => {
    const paid = await bought()
    paid.stripe.refund(paid.customer().id, 500)
    await paid.tell()
    await paid.cancel()
    await paid.cancel(false)
    expect((await paid.plan()).planId).toBe('pro')
    paid.stripe.refund(paid.customer().id)
    await paid.tell()
    await onPlan(paid, 'free')
    expect(live(paid)).toEqual([])
  })

  test('a payment that the bank takes back ends the plan; one that was won, or only asked about, does not', async () => {
    const paid = await bought()
    const dispute = paid.stripe.dispute(paid.customer().id)
    for (const status of ['warning_needs_response', 'won']) {
      dispute['status'] = status
      await paid.tell()
      await paid.cancel()
      expect((await paid.cancel(false)).body.data.planId).toBe('pro')
    }
    dispute['status'] = 'lost'
    paid.stripe.events.say('charge.dispute.closed', dispute)
    await paid.tell()
    await onPlan(paid, 'free')
    expect(live(paid)).toEqual([])
  })

  test('what the operator ends in Stripe has ended', async () => {
    const paid = await bought()
    paid.stripe.end(paid.customer().id)
    await paid.tell()
    await onPlan(paid, 'free')
    expect((await paid.change('pro')).body.checkoutUrl).toBeDefined()
  })

  test('who bought at a former price keeps the plan', async () => {
    const paid = await bought()
    const [one] = live(paid)
    Object.assign(one?.['items'].data[0].price, { id: 'price_pro_former' })
    paid.stripe.update(paid.customer().id, { cancel_at_period_end: 'false' })
    await paid.tell()
    await paid.service.settled()
    expect((await paid.plan()).planId).toBe('pro')
  })

  test('who deletes the account is charged no more, also when Stripe is away at that moment', async () => {
    const paid = await bought()
    await paid.change('business')
    paid.stripe.failing(() => true, 400)
    await paid.service.hear(owner, 'user.deleted', {})
    expect(live(paid)).toHaveLength(1)
    const again = paidBy(await paid.service.restart(), paid.stripe, paid.clock)
    running.splice(0, 1, again)
    again.stripe.failing(undefined)
    again.clock.set('2026-11-05T13:00:00Z')
    await until('the customer is deleted', () => again.stripe.objects.all('customer').length === 0)
    expect(live(again)).toEqual([])
    await again.tell()
  })

  test('a page that is open when its owner leaves cannot be paid any more', async () => {
    const paid = await startPaid(NOON)
    running.push(paid)
    const { body } = await paid.change('pro')
    await paid.service.hear(owner, 'user.deleted', {})
    await until('the customer is deleted', () => paid.stripe.objects.all('customer').length === 0)
    expect(await paid.stripe.pay(body.checkoutUrl)).toBeUndefined()
    expect(paid.stripe.objects.all('subscription')).toEqual([])
  })

  test('a customer that the operator deleted in Stripe is made anew, and the plan has ended', async () => {
    const paid = await bought()
    paid.stripe.end(paid.customer().id)
    paid.stripe.objects.remove(paid.customer().id)
    await paid.tell()
    await onPlan(paid, 'free')
    await paid.buy('pro')
    await paid.tell()
    await onPlan(paid, 'pro')
  })

  test('no key, no address and no card is in the log', async () => {
    const lines: string[] = []
    const write = process.stdout.write.bind(process.stdout)
    process.stdout.write = (line: string) => lines.push(String(line)) > 0
    try {
      const paid = await bought({ logLevel: 'trace' })
      paid.stripe.failing(() => true, 401)
      await paid.change('business')
      paid.stripe.failing(undefined)
    } finally {
      process.stdout.write = write
    }
    const log = lines.join('')
    expect(log).toContain('Stripe refused or did not answer')
    expect(log).not.toMatch(/sk_test_1a2b|whsec_|ada@example/)
  })
})
