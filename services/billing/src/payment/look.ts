import type { FindingView } from '@docent/proto/http'
import { paymentEvent } from '@docent/proto/http'
import type { ConfigOf } from '@docent/runtime/config'
import { lookAt } from '@docent/runtime/process/doctor/finding.ts'
import type { settings } from '../config.ts'
import { openClient } from './stripe/client.ts'
import type { Prices } from './stripe/prices.ts'
import { soldAt } from './stripe/prices.ts'

const WHAT = 'payments'
const REMEDY = 'docs/operate/payment.md'

/** What the doctor says of payments: whether the key is good, each price is there, and Stripe sends its events here. */
export async function lookAtPayment(config: ConfigOf<typeof settings>): Promise<FindingView[]> {
  const { stripeKey, stripeApiBase, stripePrices, stripeWebhookSecrets, publicUrl, plans } = config
  if (stripeKey === undefined) return [{ what: WHAT, state: 'good', says: 'nobody pays: no STRIPE_SECRET_KEY' }]
  const { stripe, close } = await openClient(stripeKey, stripeApiBase)
  try {
    const unsold = plans.filter(({ id, price }) => price > 0 && soldAt(stripePrices, id) === undefined)
    return [
      ...(await Promise.all(stripePrices.map(lookAtPrice))),
      ...unsold.map(({ id }) =>
        doubt(`price of ${id}`, 'nobody can buy this plan: STRIPE_PRICES names no price for it'),
      ),
      stripeWebhookSecrets.length === 0
        ? doubt('payment events', 'STRIPE_WEBHOOK_SECRET is not set: payments are noticed late')
        : await lookAtEndpoint(),
    ]
  } finally {
    await close()
  }

  function lookAtPrice({ planId, priceId }: Prices[number]): Promise<FindingView> {
    return lookAt(`price of ${planId}`, 'STRIPE_SECRET_KEY, STRIPE_PRICES, STRIPE_API_BASE', async () => {
      const price = await stripe.prices.retrieve(priceId)
      const amount = `${(price.unit_amount ?? 0) / 100} ${price.currency.toUpperCase()}`
      if (price.recurring?.interval !== 'month') throw new Error(`${priceId} is not charged each month`)
      const shown = plans.find(({ id }) => id === planId)?.price
      const isSold = soldAt(stripePrices, planId) === priceId
      if (shown === undefined)
        return doubt(`price of ${planId}`, `${priceId} pays for a plan that is not in the plan table`)
      if (!isSold) return `${priceId}: ${amount} a month, no longer sold`
      if (!price.active) return doubt(`price of ${planId}`, `${priceId} is archived in Stripe: nobody can buy it`)
      if (shown * 100 !== price.unit_amount)
        return doubt(`price of ${planId}`, `${amount} is charged, ${shown} is shown`)
      return `${amount} a month`
    })
  }

  function lookAtEndpoint(): Promise<FindingView> {
    const url = `${publicUrl}/api${paymentEvent.path}`
    return lookAt('payment events', REMEDY, async () => {
      const found = await stripe.webhookEndpoints.list({ limit: 100 }).catch(() => undefined)
      // A restricted key may not be allowed to see them.
      if (!found) return doubt('payment events', `this key may not see whether Stripe sends events to ${url}`)
      const one = found.data.find((endpoint) => endpoint.url === url)
      if (!one) return doubt('payment events', `no endpoint of Stripe is at ${url}`)
      return one.status === 'enabled'
        ? `Stripe sends them to ${url}`
        : doubt('payment events', 'the endpoint is switched off')
    })
  }
}

const doubt = (what: string, says: string): FindingView => ({ what, state: 'doubtful', says, remedy: REMEDY })
