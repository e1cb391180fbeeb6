import { DEFAULT_PLANS, planOf } from '@docent/proto/plans'
import { ownerId } from '@docent/proto/ids'
import { until as untilNow } from '@docent/runtime/testing/until.ts'
import { afterEach, beforeAll, afterAll, describe, expect, test } from '@jest/globals'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { customerCollection } from '../src/payment/stripe/customers.ts'
import { owner } from './fixtures.ts'
import { onPlan, startPaid, type Paid } from './stripe.ts'

const NOON = '2026-11-05T12:00:00Z'
const LATER = '2026-11-05T12:10:00Z'
const MINUTE_MS = 60_000
/** So long is waited before a minute has passed here, in milliseconds. */
const MINUTE_PASSES_MS = 1_000
const SUBSCRIPTION = /^\/v1\/subscriptions\/\w+$/

/** A change takes several calls to Stripe. Whichever fails, or is the last one of a process: what was chosen comes. */
describe('a change that was cut off half way', () => {
  const folder = mkdtempSync(join(tmpdir(), 'docent-plans-'))
  const file = join(folder, 'plans.json')
  beforeAll(() => {
    const team = { ...planOf(DEFAULT_PLANS, 'business'), id: 'team', name: 'Team', price: 99 }
    writeFileSync(file, JSON.stringify([...DEFAULT_PLANS, team]))
  })
  afterAll(() => rmSync(folder, { recursive: true }))
  const running: Paid[] = []
  afterEach(async () => {
    for (const one of running.splice(0)) await one.stop()
  })
  const bought = async () => {
    const prices = 'pro=price_pro,business=price_business,team=price_pro_former'
    const paid = await startPaid(NOON, { env: { PLANS_FILE: file, STRIPE_PRICES: prices } })
    running.push(paid)
    paid.stripe.objects.get('price', 'price_pro_former')['unit_amount'] = 9_900
    await paid.buy('business')
    await paid.tell()
    await onPlan(paid, 'business')
    return paid
  }
  /** Time goes on meanwhile: a look that was under way when something was chosen comes again a minute later. */
  async function until(paid: Paid, what: string, holds: () => unknown): Promise<void> {
    let since = performance.now()
    await untilNow(what, async () => {
      if (performance.now() - since > MINUTE_PASSES_MS) {
        paid.clock.set(new Date(paid.clock.now().getTime() + MINUTE_MS).toISOString())
        since = performance.now()
      }
      return (await holds()) as boolean
    })
  }
  const subscription = ({ stripe }: Paid) => stripe.objects.all('subscription')[0]
  const price = (paid: Paid): string => subscription(paid)?.['items'].data[0].price.id
  /** The price that follows at the end of the period, as Stripe has it. */
  const following = (paid: Paid): string | undefined => {
    const id = subscription(paid)?.['schedule'] as string | null
    return id === null ? undefined : paid.stripe.objects.get('subscription_schedule', id)['phases'][1]?.items[0].price
  }
  const isCanceled = (paid: Paid): boolean => subscription(paid)?.['cancel_at_period_end']
  /** The change fails at a call; then Stripe is back, and looked at by itself. */
  async function cutOff(paid: Paid, path: RegExp, change: () => ReturnType<Paid['change']>): Promise<void> {
    paid.stripe.failing((call) => call.method === 'POST' && path.test(call.path), 400)
    expect(await change()).toMatchObject({ status: 503, body: { code: 'payment_away' } })
    paid.stripe.failing(undefined)
    paid.clock.set(LATER)
  }

  test('the smaller plan still comes where the cancellation was taken back and it could not be said', async () => {
    const paid = await bought()
    await paid.cancel()
    await cutOff(paid, /subscription_schedules$/, () => paid.change('pro'))
    await until(paid, 'the smaller plan to follow', () => following(paid) === 'price_pro')
    expect(isCanceled(paid)).toBe(false)
    await until(paid, 'it to be shown', async () => (await paid.plan()).next?.planId === 'pro')
  })

  test('also where its schedule was begun, and not what follows', async () => {
    const paid = await bought()
    await cutOff(paid, /subscription_schedules\/\w+$/, () => paid.change('pro'))
    await until(paid, 'the smaller plan to follow', () => following(paid) === 'price_pro')
    expect(price(paid)).toBe('price_business')
  })

  test('nor is it lost where a look had seen Stripe before the schedule was begun, and finishes it after', async () => {
    const paid = await bought()
    await allLookedAt(paid)
    const look = paid.stripe.hold(({ path }) => path === '/v1/invoice_payments')
    await customers(paid).update(ownerId(owner), owner, (one) => ({ ...one, lookAt: Date.parse(NOON) }))
    await look.isHeld
    await cutOff(paid, /subscription_schedules\/\w+$/, () => paid.change('pro'))
    look.letGo()
    await until(paid, 'the smaller plan to follow', () => following(paid) === 'price_pro')
  })

  test('the plan still ends where the smaller one was taken back and the end could not be said', async () => {
    const paid = await bought()
    await paid.change('pro')
    await cutOff(paid, SUBSCRIPTION, () => paid.cancel())
    await until(paid, 'the end', () => isCanceled(paid))
    expect(following(paid)).toBeUndefined()
  })

  test('a smaller plan that was to come is back at Stripe before anybody looks, where the card for a larger one is declined', async () => {
    const paid = await bought()
    await allLookedAt(paid)
    await paid.change('pro')
    paid.customer()['card'] = 'declined'
    const isAsked = () => paid.stripe.calls.some(({ params }) => JSON.stringify(params).includes('price_pro_former'))
    let reads = 0
    // The first one of them is that of the change itself, which was declined.
    const look = paid.stripe.hold(
      ({ method, path }) => method === 'GET' && path === '/v1/subscriptions' && isAsked() && ++reads === 2,
    )
    const change = paid.change('team')
    await look.isHeld
    expect(following(paid)).toBe('price_pro')
    look.letGo()
    expect((await change).status).toBe(402)
    expect((await paid.plan()).next?.planId).toBe('pro')
  })

  test('a smaller plan that was to come still is when a larger one fails, whatever the reason', async () => {
    const paid = await bought()
    await paid.change('pro')
    await cutOff(paid, SUBSCRIPTION, () => paid.change('team'))
    await until(paid, 'the smaller plan to follow', () => following(paid) === 'price_pro')
    expect(price(paid)).toBe('price_business')
  })

  test('what is chosen after it counts', async () => {
    const paid = await bought()
    await paid.change('pro')
    await cutOff(paid, SUBSCRIPTION, () => paid.cancel())
    await until(paid, 'it to be chosen', async () => (await paid.change('team')).status === 200)
    paid.clock.set('2026-11-05T12:20:00Z')
    await paid.tell()
    await until(paid, 'it to be looked at', async () => (await wish(paid)) === null)
    expect([price(paid), isCanceled(paid), following(paid)]).toEqual(['price_pro_former', false, undefined])
  })

  const customers = ({ service }: Paid) => service.engines.store.collection(customerCollection)
  const kept = (paid: Paid) => customers(paid).get(ownerId(owner), owner)
  /** Nobody looks any more then but who makes a change: time stands still. */
  const allLookedAt = (paid: Paid) =>
    untilNow('what was heard of to be looked at', async () => ((await kept(paid))?.lookAt ?? 0) > Date.parse(LATER))
  const wish = async (paid: Paid) => (await kept(paid))?.wish
  const leave = (paid: Paid, from: string) =>
    customers(paid).update(ownerId(owner), owner, (one) => ({
      ...one,
      // As when it is kept: a look that is under way looks once more.
      heard: one.heard + 1,
      lookAt: Date.parse(NOON) + 30_000,
      wish: {
        id: 'w1',
        subscriptionId: subscription(paid)?.id ?? '',
        from,
        planId: 'free',
        heldUntil: Date.parse(LATER),
      },
    }))

  test('a process that dies leaves it to the next, once nobody can be at it any more', async () => {
    const paid = await bought()
    await leave(paid, 'business')
    paid.clock.set('2026-11-05T12:05:00Z')
    await untilNow('it to be left alone', async () => (await kept(paid))?.lookAt === Date.parse(LATER) + 1_000)
    expect(isCanceled(paid)).toBe(false)
    expect((await paid.change('pro')).body.code).toBe('payment_away')
    paid.go('2026-11-05T12:12:00Z')
    await until(paid, 'the end', () => isCanceled(paid))
    await until(paid, 'it to be done', async () => (await wish(paid)) === null)
  })

  test('it is forgotten where another plan is paid for since', async () => {
    const paid = await bought()
    await leave(paid, 'pro')
    paid.go('2026-11-05T12:12:00Z')
    await paid.tell()
    await until(paid, 'it to be forgotten', async () => (await wish(paid)) === null)
    expect(isCanceled(paid)).toBe(false)
  })
})
