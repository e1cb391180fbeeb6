import { startStripeServer, type StripeServer } from '@docent/runtime/testing/stripe-server'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { mkdirSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import { findings } from '../browser/axe.ts'
import { findChromium, launchBrowser } from '../browser/browser.ts'
import { eventually, signUp } from '../client/client.ts'
import { signInBrowser, toastOf } from '../client/dashboard.ts'
import type { Deployment } from '../deployments/deployment.ts'
import { describePages, type Deploy } from './deployments.ts'

const chromium = await findChromium()
const unless = chromium ? undefined : 'no Chromium on this machine'
const email = 'paula@larkfield.example'

function journey(deploy: Deploy): void {
  let deployment: Deployment
  let browser: Browser
  let stripe: StripeServer
  let page: Page
  /** How much later it is at Stripe. */
  let laterMs = 0

  beforeAll(async () => {
    stripe = await startStripeServer({
      now: () => new Date(Date.now() + laterMs),
      prices: { price_pro: 1_900, price_business: 4_900 },
    })
    deployment = await deploy({
      STRIPE_SECRET_KEY: stripe.key,
      STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
      STRIPE_PRICES: 'pro=price_pro,business=price_business',
      STRIPE_API_BASE: stripe.url,
    })
    await deployment.start()
    await signUp(deployment.address, email)
    browser = await launchBrowser()
    const context = await signInBrowser(browser, deployment.address, { email })
    page = await context.newPage()
  }, 480_000)
  afterAll(async () => {
    await browser?.close()
    await deployment?.destroy()
    await stripe?.stop()
  })

  const details = () => page.getByRole('region', { name: 'Subscription Details' })
  const dialog = () => page.getByRole('dialog')
  const customer = () => stripe.objects.all('customer')[0]?.id ?? ''

  test('who leaves Checkout without paying is told so, and is on the plan as before', async () => {
    await page.goto('/subscription-usage')
    await page.getByRole('button', { name: 'Upgrade to Pro' }).click()
    await dialog().getByText('You pay at Stripe').waitFor()
    await dialog().getByRole('button', { name: 'Upgrade to Pro' }).click()
    await page.getByRole('heading', { name: 'Subscribe to price_pro' }).waitFor()
    await page.getByRole('button', { name: 'Pay with a card that is declined' }).click()
    await page.getByText('Your card was declined.').waitFor()
    await page.getByRole('link', { name: 'Back' }).click()
    expect(await toastOf(page, 'Not Paid')).toContain('your plan is as before')
    await details().getByText('Free').waitFor()
    expect(new URL(page.url()).search).toBe('')
  }, 120_000)

  test('who has paid waits on the page until Stripe has told the server, whatever the address says', async () => {
    await page.goto('/subscription-usage?payment=done')
    await page.getByText('Waiting for the payment to be confirmed').waitFor()
    await details().getByText('Free').waitFor()
    await page.getByRole('button', { name: 'Upgrade to Pro' }).click()
    await dialog().getByRole('button', { name: 'Upgrade to Pro' }).click()
    await page.getByRole('button', { name: 'Pay', exact: true }).click()
    await page.getByText('Waiting for the payment to be confirmed').waitFor()
    await camera('waiting')
    const before = [...stripe.events.all]
    stripe.events.deliverTo(`${deployment.address}/api/payment-events`)
    for (const event of before) await stripe.events.send(event)
    expect(await toastOf(page, 'Plan Changed')).toContain('You are on the Pro plan now.')
    await details().getByText('Pro, $19 a month').waitFor()
    expect(new URL(page.url()).search).toBe('')
    await camera('paid')
  }, 120_000)

  test('a smaller plan is announced with its day, and can be taken back', async () => {
    await page.getByRole('button', { name: 'Upgrade to Business' }).click()
    await dialog().getByRole('button', { name: 'Upgrade to Business' }).click()
    await details().getByText('Business, $49 a month').waitFor()
    await page.getByRole('button', { name: 'Switch to Pro' }).click()
    await dialog()
      .getByText(/The Business plan is paid for until/)
      .waitFor()
    await dialog().getByRole('button', { name: 'Switch to Pro' }).click()
    await details()
      .getByText(/^Pro from \d/)
      .waitFor()
    await camera('smaller')
    await details().getByRole('button', { name: 'Keep Business' }).click()
    await details()
      .getByText(/^Pro from \d/)
      .waitFor({ state: 'detached' })
  }, 120_000)

  test('a payment that fails is said on the page and by mail, and the portal makes it good', async () => {
    await page.getByRole('button', { name: 'Manage Payment' }).waitFor()
    const [one] = stripe.objects.all('customer')
    Object.assign(one ?? {}, { card: 'declined' })
    laterMs = 32 * 86_400_000
    stripe.advance()
    await page.getByText('The payment for your Business plan failed').waitFor()
    await details().getByText('Payment failed').waitFor()
    await camera('failed')
    await eventually(
      async () => ((await deployment.mails()).includes('Your payment for the Business plan failed') ? true : undefined),
      'the mail of the payment that failed',
    )
    await page.getByRole('alert').getByRole('button', { name: 'Manage Payment' }).click()
    await page.getByRole('button', { name: 'Use a good card' }).click()
    await page.getByRole('button', { name: 'Pay what is open' }).click()
    await page.getByText('0 open').waitFor()
    await page.getByRole('link', { name: 'Return' }).click()
    await details().getByText('Active').waitFor()
    expect(customer()).toMatch(/^cus_/)
  }, 120_000)

  /** Whoever cannot see or click can use each state, and pictures of it, where somebody wants to look at them. */
  async function camera(name: string): Promise<void> {
    expect(await findings(page)).toEqual([])
    const folder = process.env['DOCENT_PICTURES']
    if (!folder) return
    mkdirSync(folder, { recursive: true })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 900 })
        await page.screenshot({ path: `${folder}/${name}-${width}-${colorScheme}.png`, fullPage: true })
      }
    }
    await page.emulateMedia({ colorScheme: 'light' })
    await page.setViewportSize({ width: 1280, height: 860 })
  }
}

describePages('paying for a plan', journey, unless)
