import * as api from '@docent/proto/http'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { Browser, BrowserContext } from 'playwright-core'
import { findChromium, launchBrowser } from '../browser/browser.ts'
import { call, eventually, Refused } from '../client/client.ts'
import { openShop, visit, type Shop } from '../sites/shop.ts'
import { shopPage } from '../sites/site.ts'

const chromium = await findChromium()
const journey = chromium ? describe : describe.skip
const name = 'what the bubble says'
const question = 'How many days do I have to return unused pieces?'

journey(chromium ? name : `${name} [skipped: no Chromium on this machine]`, () => {
  let shop: Shop
  let browser: Browser
  let address: string
  let widgetId: string

  beforeAll(async () => {
    shop = await openShop()
    browser = await launchBrowser()
    const widget = await shop.widget()
    widgetId = widget.id
    address = shop.site.put('/', shopPage(widget.embedCode))
  }, 240_000)
  afterAll(async () => {
    await browser?.close()
    await shop?.close()
  })

  const newcomer = (): Promise<BrowserContext> =>
    browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })

  test('a question without any answer says so, keeps the question, and is answered when asked again', async () => {
    const { page, frame, open, ask } = await visit(await newcomer(), address)
    await open()
    await page.route('**/api/get-answer', (route) => route.abort())
    await ask(question)
    await frame.getByText("Sorry, I couldn't process your request.").first().waitFor()
    await frame.getByText(question).waitFor()
    await page.unrouteAll()
    await frame.getByRole('button', { name: 'Try again' }).click()
    await frame.getByText('30 days').first().waitFor()
    await page.close()
  }, 120_000)

  test('an answer that breaks off after its first words says so', async () => {
    const { page, frame, open, ask } = await visit(await newcomer(), address)
    await open()
    await page.route('**/api/get-answer', (route) =>
      route.fulfill({
        headers: { 'content-type': 'text/event-stream' },
        body: `event: delta\ndata: ${JSON.stringify({ text: 'You may return ' })}\n\n`,
      }),
    )
    await ask(question)
    await frame.getByText('Sorry, there was an error processing your request.').first().waitFor()
    await page.close()
  }, 120_000)

  test('a new session that cannot be started says so, and the old one stays', async () => {
    const { page, frame, open, ask } = await visit(await newcomer(), address)
    await open()
    await ask(question)
    await frame.getByText('30 days').first().waitFor()
    await page.route('**/api/widget-session', (route) => route.abort())
    await frame.getByRole('button', { name: 'Start new session' }).click()
    const dialog = frame.getByRole('alertdialog', { name: 'Start New Session' })
    await dialog.getByText('Are you sure you want to start a new session? This will clear all chat history.').waitFor()
    await dialog.getByText('To erase it for good, use “Your data”.').waitFor()
    await dialog.getByRole('button', { name: 'Yes, Start New Session' }).click()
    await frame.getByText('Failed to start new session.').first().waitFor()
    expect(await frame.getByText(question).count()).toBeGreaterThan(0)
    await page.close()
  }, 120_000)

  test('of a widget that was deleted it says so on a page that was open, and leaves with that', async () => {
    const { page, launcher } = await visit(await newcomer(), address)
    await launcher.waitFor()
    await shop.owner.call(api.deleteWidget, { query: { id: widgetId } })
    await eventually(
      () =>
        call(shop.deployment.address, api.widgetSession, {
          body: { widgetId },
          headers: { origin: shop.site.address },
        }).then(
          () => undefined,
          (error: unknown) => (error instanceof Refused && error.code === 'widget_not_found' ? true : undefined),
        ),
      'the widget to be gone for visitors',
    )
    await launcher.click()
    await page.getByText('This assistant was not found. It may have been deleted').waitFor()
    await page.getByRole('button', { name: 'Close' }).click()
    await launcher.waitFor({ state: 'detached' })
    await page.close()
  }, 120_000)
})
