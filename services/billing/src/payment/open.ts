import type { Clock, Ids } from '@docent/runtime/clock'
import type { ConfigOf } from '@docent/runtime/config'
import type { Store } from '@docent/runtime/store'
import type { FastifyBaseLogger } from 'fastify'
import type { settings } from '../config.ts'
import type { PlanTable } from '../plans/table.ts'
import { noPayment } from './none.ts'
import type { Payment, Settle } from './port.ts'

export interface PaymentOptions {
  config: ConfigOf<typeof settings>
  plans: PlanTable
  store: Store
  clock: Clock
  ids: Ids
  log: FastifyBaseLogger
  settle: Settle
}

/** Whoever takes the money of this installation; without a key, nobody does. */
export async function openPayment({ config, ...rest }: PaymentOptions): Promise<Payment> {
  if (config.stripeKey === undefined) return noPayment
  if (config.stripeWebhookSecrets.length === 0) {
    rest.log.warn(
      'STRIPE_WEBHOOK_SECRET is not set: what Stripe tells is refused, and payments are noticed by asking, late',
    )
  }
  if (config.stripePrices.length === 0) rest.log.warn('STRIPE_PRICES is not set: no plan can be bought')
  const { openStripe } = await import('./stripe/index.ts')
  return openStripe({
    key: config.stripeKey,
    apiBase: config.stripeApiBase,
    webhookSecrets: config.stripeWebhookSecrets,
    prices: config.stripePrices,
    graceDays: config.stripeGraceDays,
    publicUrl: config.publicUrl,
    everyMs: config.sweepSeconds * 1_000,
    ...rest,
  })
}
