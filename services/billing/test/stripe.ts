import {
  cancelSubscription,
  changeSubscription,
  getSubscription,
  managePayment,
  paymentEvent,
} from '@docent/proto/http'
import type { TestService, TestServiceOptions } from '@docent/runtime/testing'
import { startStripeServer, type StripeServer, type Thing } from '@docent/runtime/testing/stripe-server'
import { until } from '@docent/runtime/testing/until.ts'
import { clockAt, owner, register, startBilling } from './fixtures.ts'

const PRICES = { price_pro: 1_900, price_business: 4_900, price_pro_former: 1_500 }

/** An owner at an installation that takes payments, and the Stripe they pay at. */
export interface Paid {
  clock: ReturnType<typeof clockAt>
  stripe: StripeServer
  service: TestService
  token(as?: string): Promise<string>
  plan(as?: string): ReturnType<typeof planOf>
  change(plan: string, as?: string): Promise<Reply>
  cancel(atPeriodEnd?: boolean): Promise<Reply>
  manage(): Promise<Reply>
  /** Chooses a plan and pays for it; Docent has heard nothing of it yet. */
  buy(plan: string, as?: string): Promise<void>
  /** Sends events of Stripe, all that happened since the last time unless others are given. */
  tell(events?: readonly Thing[]): Promise<void>
  /** What was not told yet. */
  untold(): readonly Thing[]
  customer(as?: string): Thing
  /** Time goes on, here and at Stripe. */
  go(to: string): void
  stop(): Promise<void>
}
type Reply = Awaited<ReturnType<TestService['call']>>

async function planOf(service: TestService, token: string) {
  return (await service.call(getSubscription, { token })).body.data
}

export const paymentEnv = (stripe: StripeServer) => ({
  STRIPE_SECRET_KEY: stripe.key,
  STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
  STRIPE_PRICES: 'pro=price_pro,business=price_business,pro=price_pro_former',
  STRIPE_API_BASE: stripe.url,
  BILLING_SWEEP_SECONDS: '0.05',
})

export async function startPaid(at: string, options: TestServiceOptions = {}): Promise<Paid> {
  const clock = clockAt(at)
  const stripe = await startStripeServer({ now: clock.now, prices: PRICES })
  const service = await startBilling({ clock, ...options, env: { ...paymentEnv(stripe), ...options.env } })
  await register(service)
  return paidBy(service, stripe, clock)
}

export function paidBy(service: TestService, stripe: StripeServer, clock: Paid['clock']): Paid {
  let told = 0
  /** Good for whatever year a test is in. */
  const token = (as = owner) => service.tokens.sign(as, { expiresIn: '20y' })
  const plan = async (as = owner) => planOf(service, await token(as))
  const change = async (wanted: string, as = owner) =>
    service.call(changeSubscription, { token: await token(as), body: { plan: wanted } })
  return {
    clock,
    stripe,
    service,
    token,
    plan,
    change,
    cancel: async (cancelAtPeriodEnd = true) =>
      service.call(cancelSubscription, { token: await token(), body: { cancelAtPeriodEnd } }),
    manage: async () => service.call(managePayment, { token: await token(), body: {} }),
    async buy(wanted, as = owner) {
      const { status, body } = await change(wanted, as)
      if (status !== 200 || !body.checkoutUrl) throw new Error(`no checkout: ${JSON.stringify(body)}`)
      await stripe.pay(body.checkoutUrl)
    },
    untold: () => stripe.events.all.slice(told),
    async tell(events = stripe.events.all.slice(told)) {
      told = stripe.events.all.length
      for (const event of events) {
        const { status, text } = await post(service, stripe.events.signed(event))
        if (status !== 200) throw new Error(`an event was answered ${status}: ${text}`)
      }
    },
    customer: (as = owner) => stripe.objects.all('customer', (one) => one['metadata'].docentOwner === as)[0] as Thing,
    go(to) {
      clock.set(to)
      stripe.advance()
    },
    async stop() {
      await service.stop()
      await stripe.stop()
    },
  }
}

/** Sends a body as Stripe does. */
export const post = (service: TestService, { body, signature }: { body: string; signature: string }) =>
  service.http
    .inject({
      method: 'POST',
      url: `/api${paymentEvent.path}`,
      headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
      payload: body,
    })
    .then(({ statusCode: status, body: text }) => ({ status, text, body: JSON.parse(text) as Record<string, unknown> }))

/** Waits until an owner is on a plan. */
export const onPlan = (paid: Paid, wanted: string, as = owner) =>
  until(`${as} is on ${wanted}`, async () => (await paid.plan(as)).planId === wanted)
