import { publicUrlSetting, setting } from '@docent/runtime/config'
import { plansSetting } from '@docent/runtime/plans'
import { z } from 'zod'
import { pricesSchema } from './payment/stripe/prices.ts'

export const STRIPE_API = 'https://api.stripe.com'

const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((one) => one.trim())
      .filter((one) => one !== ''),
  ) as unknown as z.ZodType<string[]>

/** What the billing service is configured with. */
export const settings = {
  plans: plansSetting,
  sweepSeconds: setting({
    env: 'BILLING_SWEEP_SECONDS',
    doc:
      'How often canceled plans that have ended are written down and said, and questions to the payment provider that are due are ' +
      'taken up, in seconds. Limits go by the end itself, and what the provider tells is taken up at once.',
    schema: z.coerce.number().min(0.01).max(3_600).default(30),
  }),
  publicUrl: publicUrlSetting('Address people reach Docent at; the payment provider sends them back there.'),
  stripeKey: setting({
    env: 'STRIPE_SECRET_KEY',
    doc: 'Secret or restricted key of the Stripe account that takes the money. Unset: plans change at once and nothing is charged.',
    schema: z.string().min(1).optional(),
    secret: true,
    warn: (key) =>
      key === undefined || /^[sr]k_/.test(key) ? undefined : 'a secret key of Stripe begins with sk_ or rk_',
  }),
  stripeWebhookSecrets: setting({
    env: 'STRIPE_WEBHOOK_SECRET',
    doc: 'Signing secret of the webhook endpoint at Stripe; several, separated by commas, while one replaces another.',
    schema: list,
    secret: true,
  }),
  stripePrices: setting({
    env: 'STRIPE_PRICES',
    doc:
      'Which price at Stripe pays for which plan: plan=price, separated by commas. The first of a plan is sold; ' +
      'further ones are known, so that who bought at a former price keeps the plan.',
    schema: pricesSchema,
    example: 'pro=price_1Q2x,business=price_1Q2y,pro=price_1P7a',
  }),
  stripeGraceDays: setting({
    env: 'STRIPE_GRACE_DAYS',
    doc: 'How many days a plan goes on after a payment failed. Not made good by then, it ends, and the subscription at Stripe with it.',
    schema: z.coerce.number().min(0).max(60).default(7),
  }),
  stripeApiBase: setting({
    env: 'STRIPE_API_BASE',
    doc: 'Address of the API of Stripe; another one is for tests, and may be in the network of this server.',
    schema: z.url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' }).default(STRIPE_API),
    warn: (url) => (url === STRIPE_API ? undefined : 'payments go to another server than that of Stripe'),
  }),
}
