import { afterAll, beforeAll, expect, test } from '@jest/globals'
import * as api from '@docent/proto/http'
import { readFile } from 'node:fs/promises'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { findChromium, launchBrowser } from '../browser/browser.ts'
import { eventually } from '../client/client.ts'
import { signInBrowser } from '../client/dashboard.ts'
import { enter } from '../client/visitor.ts'
import { openShop, type Shop } from '../sites/shop.ts'
import { describeShared, type Deploy } from './deployments.ts'
import { looksGood } from './looks-good.ts'

const chromium = await findChromium()
const unless = chromium ? undefined : 'no Chromium on this machine'

/** A name that nothing breaks, and that takes all the room it is given. */
const IDLE = 'firing_temperatures_of_every_glaze_and_every_clay_of_the_workshop_2025.txt'
const RETURNS = 'How many days do I have to return unused pieces?'

function journey(deploy: Deploy): void {
  let shop: Shop
  let browser: Browser
  let context: BrowserContext
  let page: Page

  beforeAll(async () => {
    shop = await openShop({ deploy })
    browser = await launchBrowser()
    context = await signInBrowser(browser, shop.deployment.address, { email: shop.owner.user.email })
    page = await context.newPage()
  }, 480_000)
  afterAll(async () => {
    await browser?.close()
    await shop?.close()
  })

  const chart = (name: string) => page.getByRole('region', { name, exact: true }).first()
  const tile = (name: string) => page.locator('.tiles > div').filter({ hasText: name })

  test('a plan without analytics says so; what was asked meanwhile is there after the upgrade', async () => {
    const { id: widgetId } = await shop.widget()
    const come = () => enter(shop.deployment.address, widgetId, shop.site.address)
    const [vera, finn] = [await come(), await come()]
    const { messageId } = await vera.ask(RETURNS)
    await vera.rate(messageId, true)
    await finn.ask('how many days do I have to return UNUSED pieces')
    await finn.ask('Do you sell skateboards?')
    await shop.owner.upload(IDLE, Buffer.from('Celadon is fired at 1,280 degrees, in a kiln of its own.'))

    await page.goto('/conversations')
    await page.getByRole('link', { name: 'Analytics' }).press('Enter')
    await page.getByText('Analytics are not in your plan').waitFor()
    await looksGood(page)
    await shop.owner.call(api.changeSubscription, { body: { plan: 'pro' } })
    const today = new Date().toISOString().slice(0, 10)
    const query = { from: today, to: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10) }
    await eventually(async () => {
      const { analytics } = await shop.owner.call(api.showAnalytics, { query }).catch(() => ({ analytics: undefined }))
      return analytics && analytics.totals.questions === 3 && analytics.totals.helpful === 1 ? true : undefined
    }, 'the plan and the answers to be heard of')
  }, 240_000)

  test('the page shows what was asked in numbers, pictures and words, in light, dark and on a phone', async () => {
    await page.reload()
    await tile('Visitors').getByText('2', { exact: true }).waitFor()
    await tile('Answered').getByText('67 %').waitFor()
    await tile('Not found').getByText('33 %').waitFor()
    await tile('Thumbs').getByText('1 up').waitFor()
    await chart('Questions').locator('svg.recharts-surface').waitFor()
    await page.getByRole('row', { name: new RegExp(`${RETURNS.slice(0, -1)}.? 2 100 %`, 'i') }).waitFor()
    await page.getByRole('row', { name: /Returns and refunds.* 2$/ }).waitFor()
    const since = chart('Documents nobody needed').getByRole('row', { name: IDLE }).getByRole('cell')
    const lines = await since.evaluate((cell) => {
      const words = cell.ownerDocument.createRange()
      words.selectNodeContents(cell)
      return words.getClientRects().length
    })
    expect(lines).toBe(1)
    const { shown, all } = await page
      .getByRole('region', { name: /What is asked most/ })
      .last()
      .evaluate((list) => {
        const row = list.querySelector('tbody tr')
        for (let more = 0; more < 30; more += 1) row?.after(row.cloneNode(true))
        const heights = { shown: list.clientHeight, all: list.scrollHeight }
        while (list.querySelectorAll('tbody tr').length > 30) row?.nextElementSibling?.remove()
        return heights
      })
    expect(shown).toBe(all)
    for (const summary of await page.getByText('Show as a table').all()) await summary.press('Enter')
    await looksGood(page, '.scroller')
    await page.getByLabel('Language').selectOption('English')
    await page.getByLabel('Widget').selectOption('What you asked yourself')
    await page.getByRole('heading', { name: 'Nothing was asked in this time' }).waitFor()
    await looksGood(page)
  }, 240_000)

  test('questions are exported as a table', async () => {
    await page.goto('/conversations/analytics')
    await page.getByRole('row', { name: /return unused pieces/i }).waitFor()
    await page.getByRole('button', { name: 'Export as CSV' }).press('Enter')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'What is asked most' }).press('Enter'),
    ])
    expect(download.suggestedFilename()).toMatch(/^questions-\d{4}-\d\d-\d\d\.csv$/)
    const csv = await readFile(await download.path(), 'utf8')
    expect(csv).toMatch(
      /^\uFEFF"Question","Asked","Answered"\r\n"how many days do I have to return UNUSED pieces","2","2"\r\n/,
    )
  }, 120_000)
}

describeShared('what visitors asked, in numbers', journey, unless)
