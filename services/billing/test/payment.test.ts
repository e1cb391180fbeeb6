import { changeSubscription } from '@docent/proto/http'
import { DEFAULT_PLANS, planOf } from '@docent/proto/plans'
import { startStripeServer } from '@docent/runtime/testing/stripe-server'
import { until } from '@docent/runtime/testing/until.ts'
import { afterEach, describe, expect, test } from '@jest/globals'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { clockAt, owner, register, startBilling } from './fixtures.ts'
import { onPlan, paidBy, paymentEnv, startPaid, type Paid } from './stripe.ts'

const NOON = '2026-11-05T12:00:00Z'
const seconds = (time: string) => ({ seconds: Date.parse(time) / 1000 })

describe('a plan that is paid for', () => {
  const running: Paid[] = []
  afterEach(async () => {
    for (const one of running.splice(0)) await one.stop()
  })
  const start = async (at = NOON, options = {}) => {
    const paid = await startPaid(at, options)
    running.push(paid)
    return paid
  }
  const bought = async (plan: string) => {
    const paid = await start()
    await paid.buy(plan)
    await paid.tell()
    await onPlan(paid, plan)
    return paid
  }
  const changes = ({ service }: Paid) => service.said('subscription.changed').map(({ payload }) => payload)

  test('choosing it leads to Checkout, and changes nothing before Stripe says that it is paid', async () => {
    const paid = await start()
    const { status, body } = await paid.change('pro')
    expect(status).toBe(200)
    expect(body.message).toBe('You pay for the Pro plan on the next page. It holds once the payment is confirmed.')
    expect(body.checkoutUrl).toMatch(/\/pay\/cs_/)
    expect(await paid.plan()).toMatchObject({ planId: 'free', paying: 'pro', canManage: true, renewsAt: null })
    expect(await paid.stripe.pay(body.checkoutUrl)).toBe('http://localhost:3000/subscription-usage?payment=done')
    expect((await paid.plan()).planId).toBe('free')
    await paid.tell()
    await onPlan(paid, 'pro')
    expect(await paid.plan()).toMatchObject({
      status: 'active',
      startDate: seconds(NOON),
      renewsAt: seconds('2026-12-05T12:00:00Z'),
      endsAt: null,
      paying: null,
    })
    await paid.service.settled()
    expect(changes(paid)).toEqual([
      { planId: 'free', status: 'active' },
      { planId: 'pro', status: 'active' },
    ])
  })

  test('a card that is declined in Checkout changes nothing, and another one pays on the same page', async () => {
    const paid = await start()
    const { body } = await paid.change('pro')
    expect(await paid.stripe.pay(body.checkoutUrl, 'declined')).toBeUndefined()
    await paid.tell()
    expect((await paid.plan()).planId).toBe('free')
    await paid.stripe.pay(body.checkoutUrl)
    await paid.tell()
    await onPlan(paid, 'pro')
    expect(paid.stripe.objects.all('subscription')).toHaveLength(1)
  })

  test('many clicks at once make one customer and one page', async () => {
    const paid = await start()
    const replies = await Promise.all(Array.from({ length: 10 }, () => paid.change('pro')))
    expect(new Set(replies.map(({ body }) => body.checkoutUrl)).size).toBe(1)
    expect(paid.stripe.objects.all('customer')).toHaveLength(1)
    expect(paid.stripe.objects.all('checkout.session')).toHaveLength(1)
  })

  test('another plan closes the page of the first: one page is open at most, whoever clicks when', async () => {
    const paid = await start()
    await Promise.all(['pro', 'business', 'pro', 'business', 'pro'].map((plan) => paid.change(plan)))
    const { body } = await paid.change('business')
    const open = paid.stripe.objects.all('checkout.session', ({ status }) => status === 'open')
    expect(open.map(({ url }) => url)).toEqual([body.checkoutUrl])
  })

  test('a page that was paid while another plan was chosen is not followed by a second payment', async () => {
    const paid = await start()
    await paid.buy('pro')
    const { body } = await paid.change('business')
    expect(body.checkoutUrl).toBeUndefined()
    expect((await paid.plan()).planId).toBe('business')
    expect(paid.stripe.objects.all('subscription')).toHaveLength(1)
    expect(paid.stripe.objects.all('invoice').map(({ amount_paid: amount }) => amount)).toEqual([3_000, 1_900])
  })

  test('a larger plan holds at once, and the difference is charged', async () => {
    const paid = await bought('pro')
    const { status, body } = await paid.change('business')
    expect([status, body.message]).toEqual([
      200,
      'You are on the Business plan now. The difference for the rest of the period was charged.',
    ])
    expect(await paid.plan()).toMatchObject({ planId: 'business', startDate: seconds(NOON) })
    const [invoice] = paid.stripe.objects.all('invoice')
    expect(invoice).toMatchObject({ billing_reason: 'subscription_update', amount_paid: 3_000, status: 'paid' })
    await paid.tell()
    expect((await paid.plan()).planId).toBe('business')
  })

  test('a larger plan whose payment is declined is refused with the words of the bank, and all is as before', async () => {
    const paid = await bought('pro')
    paid.customer()['card'] = 'declined'
    const { status, body } = await paid.change('business')
    expect([status, body.error]).toEqual([
      402,
      'The plan was not changed: Your card was declined. "Manage Payment" leads to your cards.',
    ])
    expect((await paid.plan()).planId).toBe('pro')
  })

  test('a smaller plan holds from the end of what is paid for, and can be taken back until then', async () => {
    const paid = await bought('business')
    const { body } = await paid.change('pro')
    expect(body.message).toBe(
      'The Business plan is paid for until 5 December 2026. From then on you are on the Pro plan.',
    )
    const next = { planId: 'pro', at: seconds('2026-12-05T12:00:00Z') }
    expect(await paid.plan()).toMatchObject({ planId: 'business', status: 'active', next })
    expect((await paid.change('business')).body.message).toBe('You are on the Business plan now.')
    expect(await paid.plan()).toMatchObject({ planId: 'business', next: null })
    await paid.change('pro')
    paid.go('2026-12-05T12:00:01Z')
    await paid.tell()
    await onPlan(paid, 'pro')
    const [renewal] = paid.stripe.objects.all('invoice')
    expect(renewal).toMatchObject({ billing_reason: 'subscription_cycle', amount_paid: 1_900 })
    expect((await paid.plan()).next).toBeNull()
  })

  test('a smaller plan that was to come still is when a larger one is declined', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'docent-plans-'))
    const file = join(folder, 'plans.json')
    const team = { ...planOf(DEFAULT_PLANS, 'business'), id: 'team', name: 'Team', price: 99 }
    writeFileSync(file, JSON.stringify([...DEFAULT_PLANS, team]))
    const prices = 'pro=price_pro,business=price_business,team=price_pro_former'
    const paid = await start(NOON, { env: { PLANS_FILE: file, STRIPE_PRICES: prices } })
    paid.stripe.objects.get('price', 'price_pro_former')['unit_amount'] = 9_900
    await paid.buy('business')
    await paid.tell()
    await onPlan(paid, 'business')
    await paid.change('pro')
    paid.customer()['card'] = 'declined'
    expect((await paid.change('team')).status).toBe(402)
    const next = { planId: 'pro', at: seconds('2026-12-05T12:00:00Z') }
    expect(await paid.plan()).toMatchObject({ planId: 'business', next })
    rmSync(folder, { recursive: true })
  })

  describe('that the plan table no longer has', () => {
    const taken = async (plan: string) => {
      const paid = await bought(plan)
      const folder = mkdtempSync(join(tmpdir(), 'docent-plans-'))
      const file = join(folder, 'plans.json')
      writeFileSync(file, JSON.stringify(DEFAULT_PLANS.filter(({ id }) => id !== plan)))
      const env = { ...paymentEnv(paid.stripe), PLANS_FILE: file }
      const again = paidBy(await paid.service.restart({ env }), paid.stripe, paid.clock)
      rmSync(folder, { recursive: true })
      running.splice(running.indexOf(paid), 1, again)
      return again
    }
    const subscription = ({ stripe }: Paid) => stripe.objects.all('subscription')[0]

    test('is canceled by who pays for it, and kept, and named as what it was', async () => {
      const paid = await taken('pro')
      const { status, body } = await paid.cancel()
      expect([status, body.message]).toEqual([200, expect.stringContaining('The pro plan ends on 5 December 2026.')])
      expect(subscription(paid)).toMatchObject({ cancel_at_period_end: true })
      expect((await paid.cancel(false)).body.message).toContain('The pro plan goes on.')
      expect(subscription(paid)).toMatchObject({ cancel_at_period_end: false })
    })

    test('is changed for a smaller one with the end of what is paid for, for a larger one at once', async () => {
      const paid = await taken('business')
      expect((await paid.change('pro')).status).toBe(200)
      expect(subscription(paid)?.['items'].data[0].price.id).toBe('price_business')
      expect((await paid.plan()).next).toEqual({ planId: 'pro', at: seconds('2026-12-05T12:00:00Z') })
      const other = await taken('pro')
      expect((await other.change('business')).status).toBe(200)
      expect(subscription(other)?.['items'].data[0].price.id).toBe('price_business')
    })
  })

  test('a canceled plan ends with what is paid for, is not charged again, and can be kept until then', async () => {
    const paid = await bought('pro')
    const { body } = await paid.cancel()
    expect(body.message).toContain('The Pro plan ends on 5 December 2026.')
    const ends = { planId: 'pro', status: 'canceled', endsAt: seconds('2026-12-05T12:00:00Z'), renewsAt: null }
    expect(body.data).toMatchObject(ends)
    expect((await paid.cancel(false)).body.data).toMatchObject({ status: 'active', endsAt: null })
    await paid.cancel()
    paid.go('2026-12-05T12:00:00Z')
    expect((await paid.plan()).planId).toBe('free')
    await paid.tell()
    const ended = await paid.service.heardSaying('subscription.ended')
    expect(ended.payload).toEqual({ planId: 'pro', planName: 'Pro', why: 'canceled' })
    await paid.service.settled()
    expect(changes(paid).at(-1)).toEqual({ planId: 'free', status: 'active' })
    expect(paid.stripe.objects.all('invoice')).toHaveLength(1)
    expect((await paid.cancel(false)).body.code).toBe('nothing_to_cancel')
  })

  test('Manage Payment leads to the portal of this customer, and nobody else has one', async () => {
    const paid = await start()
    expect(await paid.manage()).toMatchObject({ status: 409, body: { code: 'nothing_to_manage' } })
    await paid.buy('pro')
    await paid.tell()
    const { body } = await paid.manage()
    expect(body.portalUrl).toMatch(/\/portal\/bps_/)
    expect(paid.stripe.objects.all('billing_portal.session')[0]).toMatchObject({
      customer: paid.customer().id,
      return_url: 'http://localhost:3000/subscription-usage',
    })
  })

  test('what was given before payments were taken stays until its owner changes it', async () => {
    const clock = clockAt(NOON)
    const stripe = await startStripeServer({ now: clock.now, prices: { price_pro: 1_900 } })
    const before = await startBilling({ clock })
    await register(before)
    await before.call(changeSubscription, {
      token: await before.tokens.sign(owner, { expiresIn: '20y' }),
      body: { plan: 'business' },
    })
    const paid = paidBy(await before.restart({ env: paymentEnv(stripe) }), stripe, clock)
    running.push(paid)
    expect(await paid.plan()).toMatchObject({ planId: 'business', renewsAt: null, canManage: false })
    expect((await paid.change('pro')).body.checkoutUrl).toBeDefined()
    clock.set('2026-11-06T12:00:00Z')
    paid.stripe.advance()
    await paid.tell()
    await until('the closed page was looked at', async () => (await paid.plan()).paying === null)
    expect((await paid.plan()).planId).toBe('business')
    expect((await paid.cancel()).body.data).toMatchObject({
      planId: 'business',
      endsAt: seconds('2026-12-01T00:00:00Z'),
    })
    expect((await paid.cancel(false)).body.data).toMatchObject({ planId: 'business', endsAt: null })
    expect((await paid.change('free')).status).toBe(200)
    expect((await paid.plan()).planId).toBe('free')
  })

  test('while Stripe is away a change is refused with the reason, and nothing is lost of one that it made', async () => {
    const paid = await bought('pro')
    paid.stripe.failing(() => true)
    expect(await paid.change('business')).toMatchObject({ status: 503, body: { code: 'payment_away' } })
    expect((await paid.plan()).planId).toBe('pro')
    paid.stripe.failing(undefined)
    expect((await paid.change('business')).status).toBe(200)
  })

  test('a plan without a price cannot be bought', async () => {
    const paid = await start(NOON, { env: { STRIPE_PRICES: 'pro=price_pro' } })
    expect(await paid.change('business')).toMatchObject({ status: 402, body: { code: 'payment_refused' } })
    expect(await until('the reason', async () => (await paid.change('business')).body.error)).toContain('named a price')
    expect(paid.stripe.objects.all('customer')).toHaveLength(0)
    expect((await paid.plan(owner)).planId).toBe('free')
  })
})
