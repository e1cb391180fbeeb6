import { loadConfig } from '@docent/runtime/config'
import { startStripeServer, type StripeServer } from '@docent/runtime/testing/stripe-server'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { settings } from '../src/config.ts'
import { lookAtPayment } from '../src/payment/look.ts'
import { paymentEnv } from './stripe.ts'

let stripe: StripeServer
beforeAll(async () => {
  stripe = await startStripeServer({ prices: { price_pro: 1_900, price_business: 5_900, price_pro_former: 1_500 } })
})
afterAll(() => stripe.stop())

const look = async (env: Record<string, string> = {}) => {
  const given = { PUBLIC_URL: 'https://docent.example.com', ...paymentEnv(stripe), ...env }
  const found = await lookAtPayment(loadConfig(settings, given).config)
  return found.map(({ what, state, says }) => [what, state, says])
}

test('the doctor compares each price with the plan, and looks whether Stripe sends its events here', async () => {
  const missing = [
    'payment events',
    'doubtful',
    'no endpoint of Stripe is at https://docent.example.com/api/payment-events',
  ]
  expect(await look()).toEqual([
    ['price of pro', 'good', '19 USD a month'],
    ['price of business', 'doubtful', '59 USD is charged, 49 is shown'],
    ['price of pro', 'good', 'price_pro_former: 15 USD a month, no longer sold'],
    missing,
  ])
  const url = 'https://docent.example.com/api/payment-events'
  stripe.objects.add('we', 'webhook_endpoint', { url, status: 'enabled' })
  expect((await look()).at(-1)).toEqual(['payment events', 'good', `Stripe sends them to ${url}`])
  expect(
    (await look({ STRIPE_PRICES: 'pro=price_gone', STRIPE_WEBHOOK_SECRET: '' })).map(([what, state]) => [what, state]),
  ).toEqual([
    ['price of pro', 'bad'],
    ['price of business', 'doubtful'],
    ['payment events', 'doubtful'],
  ])
})

test('the doctor names a key that is not good, and never shows it', async () => {
  const found = await look({ STRIPE_SECRET_KEY: 'sk_test_another_one' })
  expect(found[0]?.slice(0, 2)).toEqual(['price of pro', 'bad'])
  expect(JSON.stringify(found)).not.toContain('another_one')
})

test('without a key the doctor says that nobody pays', async () => {
  expect(await look({ STRIPE_SECRET_KEY: '' })).toEqual([['payments', 'good', 'nobody pays: no STRIPE_SECRET_KEY']])
})
