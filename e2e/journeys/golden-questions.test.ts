import { afterAll, beforeAll, expect, test } from '@jest/globals'
import * as api from '@docent/proto/http'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { becomes } from '../browser/becomes.ts'
import { findChromium, launchBrowser } from '../browser/browser.ts'
import { eventually } from '../client/client.ts'
import { signInBrowser, toastOf } from '../client/dashboard.ts'
import { enter } from '../client/visitor.ts'
import { openShop, type Shop } from '../sites/shop.ts'
import { describeShared, type Deploy } from './deployments.ts'
import { looksGood } from './looks-good.ts'

const chromium = await findChromium()
const unless = chromium ? undefined : 'no Chromium on this machine'

const glazes = 'Glaze care.md'
const RETURNS = 'How many days do I have to return unused pieces?'

function journey(deploy: Deploy): void {
  let shop: Shop
  let browser: Browser
  let context: BrowserContext
  let page: Page
  let widgetId: string

  beforeAll(async () => {
    shop = await openShop({ deploy, plan: 'pro' })
    widgetId = (await shop.widget()).id
    await (await enter(shop.deployment.address, widgetId, shop.site.address)).ask(RETURNS)
    await shop.owner.embed(await shop.owner.upload(glazes, '# Glazes\n\nWash mugs with a golden rim by hand.'))
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

  test('a draft is nobody else’s, tells what it would break, and one click returns to what was before', async () => {
    const isAnswered = async () =>
      (await (await enter(shop.deployment.address, widgetId, shop.site.address)).ask(RETURNS)).answered
    const row = (title: string) => page.locator('label').filter({ hasText: title }).getByRole('checkbox')
    const dialog = page.getByRole('dialog')
    await page.goto(`/widgets/edit?id=${widgetId}`)
    await row(glazes).check()
    await row('Returns and refunds').uncheck()
    await page.getByRole('button', { name: 'Save Draft' }).press('Enter')
    await page.getByText('This is a draft').waitFor()
    expect(await isAnswered()).toBe(true)
    await page.getByRole('button', { name: 'Publish' }).press('Enter')
    await dialog.getByText('2 golden questions would break').waitFor()
    await looksGood(page, '.e-code')
    await dialog.getByRole('button', { name: 'Publish' }).press('Enter')
    await toastOf(page, 'Widget updated!')
    await eventually(async () => ((await isAnswered()) ? undefined : true), 'visitors to see what was published')

    await page.getByText('History: Version 2').click()
    await page.getByText('Other than now: documents').waitFor()
    await looksGood(page, '.e-code')
    await page.getByRole('button', { name: 'Return to This' }).press('Enter')
    await dialog.getByText('2 golden questions would come again').waitFor()
    await dialog.getByRole('button', { name: 'Return', exact: true }).press('Enter')
    await toastOf(page, 'Version 1 is back')
    await eventually(async () => ((await isAnswered()) ? true : undefined), 'visitors to see what was before')
  }, 240_000)

  test('what somebody else saved or published while one types is told, and both are kept at a press', async () => {
    const field = (on: Page, label: string) => on.getByLabel(label, { exact: true })
    const notice = page.getByRole('alert').filter({ hasText: 'while you typed' })
    const path = `/widgets/edit?id=${widgetId}`
    const other = await context.newPage()
    await Promise.all([page.goto(path), other.goto(path)])
    await field(page, 'Name').fill('Larkfield help')
    await field(other, 'Greeting message').fill('Welcome!')
    await other.getByRole('button', { name: 'Save Draft' }).press('Enter')
    await other.getByText('This is a draft').waitFor()
    await page.getByRole('button', { name: 'Publish' }).press('Enter')
    await notice.getByText('A draft was saved while you typed').waitFor()
    await looksGood(page, '.e-code')
    await notice.getByRole('button', { name: 'Keep Mine' }).press('Enter')
    await page.locator('button[type=submit]:focus').waitFor()
    await becomes(() => field(page, 'Greeting message').inputValue(), 'Welcome!')
    await page.getByRole('button', { name: 'Save Draft' }).press('Enter')
    await page.getByText('Draft saved, not published').waitFor()
    const drafted = async () => (await shop.owner.call(api.listWidgets)).widgets[0]?.draft
    expect(await drafted()).toMatchObject({ name: 'Larkfield help', greetingMessage: 'Welcome!' })

    // What is published is told to every page, and a form in which nothing was typed shows it.
    await field(page, 'Name').fill('Larkfield, at your service')
    await shop.change(widgetId, { color: '#3d4a47' })
    await notice.getByText('Version 4 was published while you typed').waitFor()
    await notice.getByRole('button', { name: 'Drop Mine' }).press('Enter')
    await page.locator('h1:focus').waitFor()
    await becomes(() => field(page, 'Name').inputValue(), 'Larkfield help')
    await shop.owner.call(api.discardWidgetDraft, { query: { id: widgetId } })
    await shop.change(widgetId, {})
    const shown = async () => ((await field(page, 'Name').inputValue()) === 'Larkfield Pottery' ? true : undefined)
    await eventually(shown, 'the form to show what was published')
    await other.close()
  }, 240_000)

  test('deleting a document asks first, with the questions that would break', async () => {
    await page.goto('/documents')
    await page.getByRole('button', { name: 'Delete Returns and refunds 2025.pdf' }).press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByText('2 golden questions would break').waitFor()
    await dialog.getByText('I could not find that in the documents.').first().waitFor()
    await looksGood(page)
    await dialog.getByRole('button', { name: 'Cancel' }).press('Enter')
    await page.goto('/conversations/golden')
    await card(RETURNS).waitFor()
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

  test('a document that takes the place of another shows what breaks before visitors see it', async () => {
    const { owner } = shop
    const newer = '# Returns and refunds\n\nYou may return unused pieces within 21 days of delivery.'
    await owner.embed(await owner.upload('Returns and refunds 2026.md', newer))
    const told = async () =>
      (await (await enter(shop.deployment.address, widgetId, shop.site.address)).ask(RETURNS)).answer
    await page.goto('/documents')
    await page.getByRole('button', { name: 'Replace Returns and refunds 2025.pdf' }).press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByText('1 golden question would break').waitFor()
    await dialog.getByText('within 21 days of delivery').waitFor()
    await looksGood(page)
    expect(await told()).toContain('30 days')
    await dialog.getByRole('button', { name: 'Replace' }).press('Enter')
    await toastOf(page, 'Document replaced')
    await eventually(async () => ((await told()).includes('21 days') ? true : undefined), 'visitors to see the new one')
    expect((await owner.call(api.listDocuments)).data.map(({ title }) => title)).not.toContain(
      'Returns and refunds 2025.pdf',
    )
  }, 240_000)
}

describeShared('golden questions', journey, unless)
