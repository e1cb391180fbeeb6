import { until } from '@docent/runtime/testing/until.ts'
import { everyOwner } from '@docent/runtime/store'
import type { TestServiceOptions } from '@docent/runtime/testing'
import type { Thing } from '@docent/runtime/testing/stripe-server'
import { seededRandom } from '@docent/runtime/testing/random.ts'
import { afterEach, describe, expect, test } from '@jest/globals'
import { customerCollection } from '../src/payment/stripe/customers.ts'
import { owner, register, startBilling } from './fixtures.ts'
import { onPlan, paidBy, post, startPaid, type Paid } from './stripe.ts'

const NOON = '2026-11-05T12:00:00Z'

describe('what Stripe tells', () => {
  const running: Paid[] = []
  afterEach(async () => {
    for (const one of running.splice(0)) await one.stop()
  })
  const start = async (options: TestServiceOptions = {}) => {
    const paid = await startPaid(NOON, options)
    running.push(paid)
    return paid
  }
  /** How often Stripe was asked for the subscriptions of a customer. */
  const looks = ({ stripe }: Paid) =>
    stripe.calls.filter(({ path, method }) => method === 'GET' && path === '/v1/subscriptions').length
  const customerOf = ({ service }: Paid) => service.engines.store.collection(customerCollection).get(everyOwner, owner)
  /** Waits until nothing is asked of Stripe. */
  const untilIdle = (paid: Paid) =>
    until('nothing is under way', async () => {
      const one = await customerOf(paid)
      return one?.holder === '' && one.lookAt > paid.clock.now().getTime() ? one : undefined
    })
  const lastEvent = ({ stripe }: Paid) => stripe.events.all.at(-1) as Thing

  test('is taken with its signature only: not with another key, another body, or five minutes late', async () => {
    const paid = await start()
    await paid.buy('pro')
    const { events } = paid.stripe
    const good = events.signed(lastEvent(paid))
    const other = events.signed(lastEvent(paid), { secret: 'whsec_other' })
    const late = events.signed(lastEvent(paid), { at: Date.parse(NOON) / 1_000 - 301 })
    for (const sent of [
      other,
      late,
      { ...good, body: good.body.replace('"pro"', '"business"') },
      { ...good, body: `${good.body} ` },
      { ...good, signature: '' },
      { ...good, signature: 't=1,v1=aa' },
    ]) {
      expect(await post(paid.service, sent)).toMatchObject({ status: 400, body: { code: 'unsigned_payment_event' } })
    }
    expect((await paid.plan()).planId).toBe('free')
    expect(await post(paid.service, good)).toMatchObject({ status: 200, body: { taken: true } })
    await onPlan(paid, 'pro')
  })

  test('is taken with either secret while one replaces the other', async () => {
    const paid = await start({ env: { STRIPE_WEBHOOK_SECRET: 'whsec_next, whsec_0f1e2d3c4b5a' } })
    await paid.buy('pro')
    const { events } = paid.stripe
    for (const secret of ['whsec_next', paid.stripe.webhookSecret]) {
      expect((await post(paid.service, events.signed(lastEvent(paid), { secret }))).status).toBe(200)
    }
  })

  test('is refused where no provider is connected', async () => {
    const service = await startBilling()
    const reply = await post(service, { body: '{}', signature: 't=1,v1=aa' })
    await service.stop()
    expect(reply).toMatchObject({ status: 404, body: { code: 'no_payment_provider' } })
  })

  test('about nobody here changes nothing, and is answered so that it does not come again', async () => {
    const paid = await start()
    const { objects, events } = paid.stripe
    const about = (object: object) =>
      events.signed(objects.add('evt', 'event', { type: 'customer.subscription.updated', data: { object } }))
    for (const object of [
      { id: 'sub_1', object: 'subscription', customer: 'cus_of_somebody_else' },
      { id: 'prod_1', object: 'product' },
      { id: 'du_1', object: 'dispute', charge: 'ch_nowhere' },
      {},
    ]) {
      expect(await post(paid.service, about(object))).toMatchObject({ status: 200, body: { taken: false } })
    }
  })

  test('a subscription that names another owner than its customer gives nobody a plan', async () => {
    const paid = await start()
    await register(paid.service, 'eve')
    await paid.buy('pro')
    const [subscription] = paid.stripe.objects.all('subscription')
    Object.assign(subscription?.['metadata'], { docentOwner: 'eve' })
    await paid.tell()
    await until('it was looked at', () => looks(paid) > 1)
    await until('the page is closed', async () => (await paid.plan()).paying === null)
    expect([(await paid.plan()).planId, (await paid.plan('eve')).planId]).toEqual(['free', 'free'])
  })

  test('each event counts once, however often it comes', async () => {
    const paid = await start()
    await paid.buy('pro')
    await paid.tell()
    await onPlan(paid, 'pro')
    await until('all was looked at', async () => (await paid.plan()).paying === null)
    const event = lastEvent(paid)
    await paid.service.settled()
    const changes = paid.service.said('subscription.changed').length
    const before = await untilIdle(paid)
    for (let i = 0; i < 5; i += 1) await paid.tell([event])
    expect(await customerOf(paid)).toEqual(before)
    await paid.service.settled()
    expect(paid.service.said('subscription.changed')).toHaveLength(changes)
  })

  test('lost altogether, it is made good by asking: within minutes while a page is open, within a day after', async () => {
    const paid = await start()
    await paid.buy('pro')
    paid.go('2026-11-05T12:02:00Z')
    await onPlan(paid, 'pro')
    await paid.cancel()
    await until('nothing is under way', async () => (await paid.plan()).endsAt !== null)
    paid.stripe.objects
      .all('subscription')
      .forEach((one) => Object.assign(one, { cancel_at: null, cancel_at_period_end: false }))
    paid.go('2026-11-06T13:00:00Z')
    await until('the end is taken back', async () => (await paid.plan()).endsAt === null)
  })

  test('a look that Stripe did not answer is tried again, and taken up by the next process', async () => {
    const paid = await start()
    await paid.buy('pro')
    paid.stripe.failing(({ path }) => path === '/v1/subscriptions', 400)
    await paid.tell()
    const again = paidBy(await paid.service.restart(), paid.stripe, paid.clock)
    running.splice(0, 1, again)
    paid.stripe.failing(undefined)
    paid.clock.set('2026-11-05T12:30:00Z')
    await onPlan(again, 'pro')
  })

  test.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'a process that dies after its %d. write makes no second customer, no second page and no second payment',
    async (nth) => {
      let left = Number.POSITIVE_INFINITY
      const faultPoint = (name: string) => {
        if (name.startsWith('billing.') && --left === 0) throw new Error('crashed')
      }
      const paid = await start({ faultPoint })
      left = nth
      const { body } = await paid.change('pro')
      const again = body.checkoutUrl === undefined ? (await paid.change('pro')).body : body
      await paid.stripe.pay(again.checkoutUrl)
      // Stripe sends again what was not answered.
      await paid.tell().catch(() => paid.tell(paid.stripe.events.all))
      paid.go('2026-11-05T12:10:00Z')
      await onPlan(paid, 'pro')
      const { objects } = paid.stripe
      const made = ['customer', 'checkout.session', 'subscription'].map((object) => objects.all(object).length)
      expect(made).toEqual([1, 1, 1])
      await until('the page is closed', async () => (await paid.plan()).paying === null)
    },
  )

  /** What an owner and their subscription may go through, at most once a day. */
  const acts: ((paid: Paid) => unknown)[] = [
    (paid) => paid.stripe.update(paid.customer().id, { cancel_at_period_end: 'true' }),
    (paid) => paid.stripe.update(paid.customer().id, { cancel_at_period_end: 'false' }),
    (paid) => paid.stripe.end(paid.customer().id),
    (paid) => paid.change('business'),
    (paid) => paid.change('pro'),
    (paid) => paid.cancel(),
    (paid) => paid.cancel(false),
    (paid) => paid.stripe.payOpen(paid.customer().id),
    (paid) => Object.assign(paid.customer(), { card: 'declined' }),
    (paid) => Object.assign(paid.customer(), { card: 'good' }),
    (paid) => paid.stripe.refund(paid.customer().id, 100),
  ]

  test.each([1, 2, 3, 4, 5, 6])(
    'in any order, twice, and with some that come late, the end is the same (%d)',
    async (seed) => {
      const random = seededRandom(seed)
      const paid = await start()
      await paid.buy('pro')
      await paid.tell()
      await onPlan(paid, 'pro')
      for (let day = 6; day < 30; day += 1) {
        paid.go(`2026-11-${String(day).padStart(2, '0')}T12:00:00Z`)
        await acts[Math.floor(random() * acts.length)]?.(paid)
      }
      paid.go('2026-12-06T12:00:00Z')
      const events = [...paid.untold(), ...paid.untold().filter(() => random() < 0.5)]
      const shuffled = events.map((event) => ({ event, at: random() })).toSorted((a, b) => a.at - b.at)
      const late = shuffled.splice(0, Math.floor(shuffled.length / 3))
      await paid.tell(shuffled.map(({ event }) => event))
      await paid.tell(late.map(({ event }) => event))
      await agrees(paid)
    },
    120_000,
  )

  /** The plan is what Stripe has of the customer at this moment. */
  async function agrees(paid: Paid): Promise<void> {
    const live = () =>
      paid.stripe.objects.all('subscription', ({ status }) => ['active', 'past_due'].includes(status as string))
    await until('the plan is what is paid for', async () => {
      const { planId, endsAt, status } = await paid.plan()
      const [one, ...more] = live()
      if (more.length > 0) return false
      if (!one) return planId === 'free' && endsAt === null
      const price = one['items'].data[0].price.id as string
      const isSame = `price_${planId}` === price
      if (one['status'] === 'past_due') return isSame && status === 'past_due'
      return isSame && endsAt?.seconds === (one['cancel_at'] ?? undefined)
    })
  }

  test('who paid twice by a way round is on the subscription that was chosen last, and gets the other payment back', async () => {
    const paid = await start()
    await paid.buy('pro')
    await paid.tell()
    await onPlan(paid, 'pro')
    paid.go('2026-11-05T12:05:00Z')
    const customer = paid.customer().id
    const metadata = { docentOwner: owner }
    const { url } = paid.stripe.objects.add('cs_test', 'checkout.session', {
      status: 'open',
      customer,
      success_url: 'http://localhost:3000/',
      expires_at: Date.parse(NOON) / 1_000 + 7_200,
      url: `${paid.stripe.url}/pay/cs_test_second`,
      id: 'cs_test_second',
      wanted: { price: 'price_business', metadata },
    })
    await paid.stripe.pay(url as string)
    await paid.tell()
    await onPlan(paid, 'business')
    await until(
      'one is left',
      () => paid.stripe.objects.all('subscription', ({ status }) => status === 'active').length === 1,
    )
    const charges = paid.stripe.objects.all('charge').map(({ amount, refunded }) => [amount, refunded])
    expect(charges).toEqual([
      [4_900, false],
      [1_900, true],
    ])
  })
})
