import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { readFile } from 'node:fs/promises'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { findings, findingsOfColors } from '../browser/axe.ts'
import { becomes } from '../browser/becomes.ts'
import { findChromium, launchBrowser } from '../browser/browser.ts'
import { overflowing } from '../browser/overflow.ts'
import { settled } from '../browser/settled.ts'
import { signInBrowser, toastOf } from '../client/dashboard.ts'
import { enter, type WidgetVisitor } from '../client/visitor.ts'
import { openShop, type Shop } from '../sites/shop.ts'
import { describeShared, type Deploy } from './deployments.ts'

const chromium = await findChromium()
const unless = chromium ? undefined : 'no Chromium on this machine'

const RETURNS = 'How many days do I have to return unused pieces?'
const SKATEBOARDS = '=HYPERLINK("https://evil.example") Do you sell skateboards?'

function journey(deploy: Deploy): void {
  let shop: Shop
  let browser: Browser
  let context: BrowserContext
  let page: Page
  let widgetId: string
  const come = (): Promise<WidgetVisitor> => enter(shop.deployment.address, widgetId, shop.site.address)

  beforeAll(async () => {
    shop = await openShop({ deploy })
    widgetId = (await shop.widget()).id
    browser = await launchBrowser()
    context = await signInBrowser(browser, shop.deployment.address, { email: shop.owner.user.email })
    page = await context.newPage()
  }, 480_000)
  afterAll(async () => {
    await browser?.close()
    await shop?.close()
  })

  const row = (words: string) => page.getByRole('listitem').filter({ hasText: words })
  const thread = () => page.getByRole('region', { name: 'Conversation', exact: true })
  const open = (words: string) => row(words).getByRole('button').press('Enter')
  const show = (name: string) => page.getByLabel('Show').selectOption({ label: name })

  test('an owner sees what visitors ask as it happens, and reads what each answer was drawn from', async () => {
    await page.goto('/conversations')
    await page.getByRole('heading', { name: 'Nobody has asked yet' }).waitFor()
    const vera = await come()
    await vera.ask(RETURNS)
    await row(RETURNS).getByText('Answered').waitFor()
    const finn = await come()
    const { messageId } = await finn.ask(SKATEBOARDS)
    await row('skateboards').waitFor()
    await finn.rate(messageId, false, 'I wanted to know')
    await finn.leave('Please write to me.', 'finn@visitor.example', 'Finn')

    await open(RETURNS)
    await thread().getByText('30 days').first().waitFor()
    await thread().getByText('Drawn from 1 passage').press('Enter')
    await thread().getByText('Returns and refunds 2025').first().waitFor()
    await thread().getByRole('button', { name: 'Why this answer' }).press('Enter')
    const why = page.getByRole('dialog', { name: 'Why this answer' })
    await why.getByText('Asked again with today’s documents. It counts on no plan.').waitFor()
    await page.keyboard.press('Escape')
    await why.waitFor({ state: 'detached' })
    await thread().getByLabel('Your note').fill('Sent her the form.')
    await thread().getByRole('button', { name: 'Save Note' }).press('Enter')
    await toastOf(page, 'Note saved')
    await row(RETURNS).getByText('Note').waitFor()
    await thread().getByRole('button', { name: 'Back to the list' }).press('Enter')
    await page.getByRole('heading', { name: 'Choose a conversation' }).waitFor()
  }, 240_000)

  test('what went wrong, what was left and what nobody has read are found', async () => {
    await show('Unread')
    await row('Please write to me.').waitFor()
    await becomes(() => row(RETURNS).count(), 0)
    await show('Thumbs down')
    await row('skateboards').getByText('Not helpful').waitFor()
    await show('Messages')
    await open('Please write to me.')
    await thread().getByRole('link', { name: 'finn@visitor.example' }).waitFor()
    await thread().getByRole('button', { name: 'Mark as Unread' }).press('Enter')
    await show('All')
    await page.getByLabel('Find words of a conversation').fill('RETURN unused')
    await row(RETURNS).waitFor()
    await row('Please write to me.').waitFor({ state: 'detached' })
    await page.getByLabel('Find words of a conversation').fill('unicorns')
    await page.getByRole('button', { name: 'Show All' }).press('Enter')
    await row('Please write to me.').getByText('Unread').waitFor()
  }, 240_000)

  test('the file of them holds no formula of a visitor', async () => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export as CSV' }).press('Enter'),
    ])
    const csv = await readFile(await file.path(), 'utf8')
    expect(csv).toContain(`"'=HYPERLINK(""https://evil.example"") Do you sell skateboards?"`)
    expect(csv).toContain(`"${RETURNS}"`)
    expect(csv.trimEnd().split('\r\n')).toHaveLength(4)
  }, 120_000)

  test('the page is whole and readable for everybody, wide and narrow, light and dark', async () => {
    const found: string[] = []
    await open('Please write to me.')
    await thread().getByText(SKATEBOARDS).waitFor()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      found.push(...(await settled(page, () => (colorScheme === 'light' ? findings : findingsOfColors)(page))))
    }
    for (const width of [1280, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 860 })
      found.push(...(await settled(page, () => overflowing(page))).map((one) => `${width} px: ${one}`))
    }
    expect(found).toEqual([])
    await thread().getByRole('button', { name: 'Back to the list' }).press('Enter')
    await row(RETURNS).waitFor()
    expect(await overflowing(page)).toEqual([])
    await page.setViewportSize({ width: 1280, height: 860 })
  }, 240_000)

  test('a conversation is deleted after a question, for its visitor, too', async () => {
    await open(RETURNS)
    await thread().getByRole('button', { name: 'Delete' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Delete this conversation?' })
    await dialog.getByRole('button', { name: 'Delete' }).press('Enter')
    await toastOf(page, 'Conversation deleted')
    await row(RETURNS).waitFor({ state: 'detached' })
    await becomes(() => row('Please write to me.').count(), 1)
  }, 120_000)
}

describeShared('the conversations of visitors', journey, unless)
