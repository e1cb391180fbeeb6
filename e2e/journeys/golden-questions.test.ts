import { afterAll, beforeAll, expect, test } from '@jest/globals'
import * as api from '@docent/proto/http'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { findChromium, launchBrowser } from '../browser/browser.ts'
import { signInBrowser, toastOf } from '../client/dashboard.ts'
import { enter } from '../client/visitor.ts'
import { openShop, type Shop } from '../sites/shop.ts'
import { describeShared, type Deploy } from './deployments.ts'
import { looksGood } from './looks-good.ts'

const chromium = await findChromium()
const unless = chromium ? undefined : 'no Chromium on this machine'

const RETURNS = 'How many days do I have to return unused pieces?'

function journey(deploy: Deploy): void {
  let shop: Shop
  let browser: Browser
  let context: BrowserContext
  let page: Page

  beforeAll(async () => {
    shop = await openShop({ deploy, plan: 'pro' })
    const { id } = await shop.widget()
    await (await enter(shop.deployment.address, id, shop.site.address)).ask(RETURNS)
    browser = await launchBrowser()
    context = await signInBrowser(browser, shop.deployment.address, { email: shop.owner.user.email })
    page = await context.newPage()
  }, 480_000)
  afterAll(async () => {
    await browser?.close()
    await shop?.close()
  })

  const card = (words: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: words }) })

  test('an answer becomes a golden question with one click, and is asked at once', async () => {
    await page.goto('/conversations')
    await page.getByRole('listitem').filter({ hasText: RETURNS }).getByRole('button').press('Enter')
    await page.getByRole('button', { name: 'Keep as golden question' }).press('Enter')
    await toastOf(page, 'Kept as golden question')
    await page.getByRole('link', { name: 'Golden questions' }).press('Enter')
    await page.getByRole('heading', { name: 'Golden questions', level: 1 }).waitFor()
    await card(RETURNS).getByText('Comes', { exact: true }).waitFor()
    await looksGood(page)
  }, 240_000)

  test('one is typed, told to be broken, and changed until its fact comes', async () => {
    await page.getByRole('button', { name: 'Add a Question' }).press('Enter')
    await page.getByRole('button', { name: 'Keep and Ask' }).press('Enter')
    await page.getByText('Write what has to come.').waitFor()
    await page.getByLabel('Question', { exact: true }).fill('Can I return sale pieces?')
    await page.getByLabel('What must come').fill('within 99 days')
    await looksGood(page)
    await page.getByRole('button', { name: 'Keep and Ask' }).press('Enter')
    await card('sale pieces').getByText('Does not come').waitFor()
    await card('sale pieces').getByRole('button', { name: 'Edit' }).press('Enter')
    await page.getByLabel('What must come').fill('sale pieces')
    await page.getByRole('button', { name: 'Keep and Ask' }).press('Enter')
    await card('sale pieces').getByText('Comes', { exact: true }).waitFor()
  }, 120_000)

  test('what it costs is nobody’s plan, and one that is forgotten is gone', async () => {
    const before = (await shop.owner.usage()).currentPeriod.messages
    await page.getByRole('button', { name: 'Ask All Now' }).press('Enter')
    await toastOf(page, 'All 2 facts come')
    expect((await shop.owner.usage()).currentPeriod.messages).toBe(before)
    await card('sale pieces').getByRole('button', { name: 'Forget' }).press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Forget' }).press('Enter')
    await card('sale pieces').waitFor({ state: 'detached' })
    expect((await shop.owner.call(api.listGolden)).questions).toMatchObject([{ question: RETURNS }])
  }, 120_000)
}

describeShared('golden questions', journey, unless)
