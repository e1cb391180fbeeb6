import { DEFAULT_PLANS } from '@docent/proto'
import * as api from '@docent/proto/http'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { becomes } from '../browser/becomes.ts'
import { findChromium, launchBrowser } from '../browser/browser.ts'
import { call, eventually, signUp, type Owner } from '../client/client.ts'
import { signInBrowser, toastOf } from '../client/dashboard.ts'
import type { Deployment } from '../deployments/deployment.ts'
import { returnsPdf } from '../fixtures/pdf.ts'
import { describeDeployments, type Deploy } from './deployments.ts'

const chromium = await findChromium()
const unless = chromium ? undefined : 'no Chromium on this machine'

const email = 'ines@larkfield.example'
const question = 'How many days do I have to return unused pieces?'
const prompt = { mainTask: 'Answer customers.', strategy: 'Quote the rules.', speakingStyle: 'Short and kind.' }
/** Ten messages on the free plan, so that a limit is near at once. */
const plans = DEFAULT_PLANS.map((plan) => (plan.id === 'free' ? { ...plan, messagesPerMonth: 10 } : plan))

function journey(deploy: Deploy): void {
  let deployment: Deployment
  let browser: Browser
  let context: BrowserContext
  let owner: Owner
  let page: Page
  let folder: string
  let documentId: string

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'docent-plans-'))
    await writeFile(join(folder, 'plans.json'), JSON.stringify(plans))
    deployment = await deploy({ PLANS_FILE: join(folder, 'plans.json') })
    await deployment.start()
    owner = await signUp(deployment.address, email)
    documentId = await owner.upload('Returns and refunds 2025.pdf', returnsPdf())
    await owner.embed(documentId)
    browser = await launchBrowser()
    context = await signInBrowser(browser, deployment.address, { email })
    page = await context.newPage()
  }, 480_000)
  afterAll(async () => {
    await browser?.close()
    await deployment?.destroy()
    await rm(folder, { recursive: true, force: true })
  })

  const ask = async (times: number) => {
    for (let i = 0; i < times; i += 1) await owner.call(api.getAnswer, { body: { question } })
  }
  const usage = () => page.getByRole('region', { name: 'Usage This Period' })
  const used = (words: string) => usage().locator('.meter.main').getByText(words).waitFor()
  const details = () => page.getByRole('region', { name: 'Subscription Details' })
  const dialog = () => page.getByRole('dialog')
  const current = (plan: string) =>
    page
      .getByRole('listitem')
      .filter({ has: page.getByText('Current', { exact: true }) })
      .getByText(plan, { exact: true })
  const messagesBar = () => usage().getByRole('progressbar', { name: 'Messages' })

  test('the account menu leads there, and shows the plan, the month and what is used', async () => {
    await page.goto('/documents')
    await page.getByRole('button', { name: /^Account/ }).click()
    await page.getByRole('menuitem', { name: 'Subscription & Usage' }).click()
    await page.getByRole('heading', { name: 'Subscription & Usage' }).waitFor()
    await used('0 of 10')
    await current('Free').waitFor()
    await page.getByRole('cell', { name: '1', exact: true }).first().waitFor()
    await becomes(() => page.getByRole('columnheader').allInnerTexts(), ['Period', 'Widgets', 'Messages', 'Documents'])
  }, 120_000)

  test('what is used changes on the open page, without loading it again', async () => {
    await ask(3)
    await used('3 of 10')
  }, 120_000)

  test('from 80 % on the page warns with the number, and a mail goes out once', async () => {
    await ask(5)
    await page.getByText('80% of this month’s messages are used: 8 of 10.').waitFor()
    await ask(1)
    await page.getByText('90% of this month’s messages are used: 9 of 10.').waitFor()
    await eventually(
      async () => ((await deployment.mails()).some((one) => one.startsWith('You have used 80')) ? true : undefined),
      'the mail at 80 %',
    )
  }, 120_000)

  test('at the limit the page says so, the bar is full, the next question is refused, and one mail goes out', async () => {
    await ask(1)
    await page.getByText("You've reached your monthly message limit!").waitFor()
    await becomes(() => messagesBar().getAttribute('aria-valuenow'), '10')
    await expect(owner.call(api.getAnswer, { body: { question } })).rejects.toMatchObject({ status: 403 })
    await used('10 of 10')
    const subjects = await eventually(async () => {
      const all = (await deployment.mails()).filter((one) => !one.startsWith('Welcome'))
      return all.some((one) => one.includes('reached')) ? all : undefined
    }, 'the mail at 100 %')
    expect(subjects.toSorted()).toEqual([
      "You have used 80 % of this month's messages",
      "You've reached your monthly message limit",
    ])
  }, 120_000)

  test('an upgrade that fails says so in the dialog and in a toast, and changes nothing', async () => {
    await page.route('**/api/subscriptions', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 500, body: '' }) : route.continue(),
    )
    await page.locator('.usage-warning').getByRole('button', { name: 'Upgrade' }).click()
    await dialog().getByText('10 of 10 messages are used this month. They count on the new plan too.').waitFor()
    await dialog().getByRole('button', { name: 'Upgrade to Pro' }).click()
    await dialog().getByText('The plan could not be changed, and nothing was charged. Try again in a moment.').waitFor()
    expect(await toastOf(page, 'Plan Not Changed')).toContain('The plan could not be changed')
    await page.unrouteAll()
    await page.route('**/api/subscriptions', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    )
    await dialog().getByRole('button', { name: 'Upgrade to Pro' }).click()
    await dialog().getByText('Could not connect to the server, so the plan was not changed.').waitFor()
    await page.unrouteAll()
    await dialog().getByRole('button', { name: 'Cancel' }).click()
    await dialog().waitFor({ state: 'hidden' })
    await current('Free').waitFor()
  }, 120_000)

  test('the dialog offers Pro and Business, says that nothing is charged, and the plan holds at once', async () => {
    await page.getByRole('button', { name: 'Upgrade to Business' }).click()
    expect(
      await dialog()
        .getByRole('radio', { name: /Business/ })
        .isChecked(),
    ).toBe(true)
    await dialog().getByText('No payment provider is connected to this installation.').waitFor()
    await dialog().locator('input:focus').waitFor()
    await page.keyboard.press('ArrowUp')
    await dialog().getByRole('button', { name: 'Upgrade to Pro' }).click()
    expect(await toastOf(page, 'Plan Changed')).toContain('You are on the Pro plan now.')
    await dialog().waitFor({ state: 'hidden' })
    await current('Pro').waitFor()
    await used('10 of 2,000')
    await eventually(
      () => owner.call(api.getAnswer, { body: { question } }).catch(() => undefined),
      'chat to have heard of the larger plan',
    )
    await page.getByText("You've reached your monthly message limit!").waitFor({ state: 'detached' })
  }, 120_000)

  test('canceling says beforehand what will be read-only, ends with the month, and can be taken back', async () => {
    const widget = (title: string) => ({ body: { name: title, prompt, documentIds: [documentId] } })
    for (const title of ['Shop', 'Help', 'Blog']) {
      await eventually(() => owner.call(api.createWidget, widget(title)).catch(() => undefined), `the widget ${title}`)
    }
    await usage().getByText('3 of 5').waitFor()
    await details().getByRole('button', { name: 'Cancel Plan' }).click()
    await dialog().getByText('“Shop” can still be edited. “Help” and “Blog” keep answering, read-only').waitFor()
    await dialog().locator(':focus', { hasText: 'Keep Pro' }).waitFor()
    await dialog().getByRole('button', { name: 'Cancel Plan' }).click()
    expect(await toastOf(page, 'Plan Canceled')).toMatch(
      /The Pro plan ends on 1 \w+ \d{4}\. Until then nothing changes/,
    )
    await details()
      .getByText(/^Ends 1 /)
      .waitFor()
    await details().getByText('Yes').waitFor()
    await details().getByRole('button', { name: 'Keep Pro' }).click()
    expect(await toastOf(page, 'Plan Kept')).toContain('The Pro plan goes on.')
    await details().getByText('Active').waitFor()
  }, 120_000)

  test('another tab learns of a change by itself', async () => {
    const other = await context.newPage()
    await other.goto('/subscription-usage')
    await other.getByText('3 of 5').waitFor()
    await owner.call(api.changeSubscription, { body: { plan: 'business' } })
    await other.getByText('3 of no limit').waitFor()
    await current('Business').waitFor()
    await other.close()
  }, 120_000)

  test('on a smaller plan the newest widgets answer on, and cannot be edited', async () => {
    await call(deployment.address, api.changeSubscription, {
      headers: { authorization: `Bearer ${owner.token}` },
      body: { plan: 'free' },
    })
    const widgets = await eventually(async () => {
      const { widgets: all } = await owner.call(api.listWidgets)
      return all.some(({ readOnly }) => readOnly) ? all : undefined
    }, 'the widget service to have heard of the smaller plan')
    expect(widgets.map(({ name: title, readOnly }) => [title, readOnly])).toEqual([
      ['Blog', true],
      ['Help', true],
      ['Shop', false],
    ])
  }, 120_000)

  test('usage that does not load says so in its place, and loads when asked again', async () => {
    // Nothing is pushed to it either, so it does not heal by itself.
    for (const path of ['live', 'usage-tracking']) await page.route(`**/api/${path}`, (route) => route.abort())
    await page.reload()
    await page.getByText('Error Loading Usage').waitFor()
    await page.getByText('Could not load your plan and usage. Please try again later.').waitFor()
    await page.unroute('**/api/usage-tracking')
    await page.getByRole('button', { name: 'Try Again' }).click()
    await used('11 of 10')
    await becomes(() => messagesBar().getAttribute('aria-valuenow'), '10')
  }, 120_000)
}

describeDeployments('plans and usage', journey, unless)
