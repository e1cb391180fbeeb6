import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { readFile } from 'node:fs/promises'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { findings, violationsOn } from '../browser/axe.ts'
import { becomes } from '../browser/becomes.ts'
import { findChromium, launchBrowser } from '../browser/browser.ts'
import { signInBrowser, toastOf } from '../client/dashboard.ts'
import { openShop, visit, type Shop, type Visitor } from '../sites/shop.ts'
import { shopPage } from '../sites/site.ts'

const chromium = await findChromium()
const journey = chromium ? describe : describe.skip
const name = 'the privacy of visitors'
const RETURNS = 'How many days do I have to return unused pieces?'
const SKATEBOARDS = 'Do you sell skateboards?'
const PRIVACY = 'https://larkfieldpottery.example/privacy'
const LINE = '<img src=x onerror=alert(1)> We keep this for 30 days.'

journey(chromium ? name : `${name} [skipped: no Chromium on this machine]`, () => {
  let shop: Shop
  let browser: Browser
  let context: BrowserContext
  let address: string
  let visitor: Visitor
  const setCookies: string[] = []

  beforeAll(async () => {
    shop = await openShop()
    browser = await launchBrowser()
    const consent = { shown: true, text: LINE, privacyUrl: PRIVACY }
    const { embedCode } = await shop.widget({ keepDays: 30, consent })
    address = shop.site.put('/', shopPage(embedCode))
    context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
    context.on('response', async (response) => {
      const { 'set-cookie': cookie } = await response.allHeaders().catch(() => ({}) as Record<string, string>)
      if (cookie !== undefined) setCookies.push(`${response.url()} ${cookie}`)
    })
    visitor = await visit(context, address)
  }, 240_000)
  afterAll(async () => {
    await browser?.close()
    await shop?.close()
  })

  const panel = () => visitor.frame.getByRole('region', { name: 'Your data' })
  const openPanel = async () => {
    await visitor.frame.getByRole('button', { name: 'Your data' }).click()
    await panel().getByText('Your code').waitFor({ state: 'attached' })
    return (await panel().locator('code').textContent()) ?? ''
  }

  test('the owner’s line stands before the first message, as text, with a link that opens beside', async () => {
    await visitor.open()
    const line = visitor.frame.locator('.consent')
    await line.waitFor()
    expect(await line.textContent()).toContain(LINE)
    const link = line.getByRole('link')
    expect([await link.getAttribute('href'), await link.getAttribute('rel')]).toEqual([PRIVACY, 'noopener noreferrer'])
    await visitor.ask(RETURNS)
    await visitor.frame.getByText('30 days').first().waitFor()
    await line.waitFor({ state: 'detached' })
  }, 120_000)

  let erased = ''
  test('a visitor reads their code and how long it is kept, and takes along what they asked', async () => {
    erased = await openPanel()
    expect(erased).toMatch(/^(?:[0-9A-Z]{4}-){2}[0-9A-Z]{4}$/)
    await panel()
      .getByText(/^Questions and messages kept since .*: 1\.$/)
      .waitFor()
    await panel().getByText('after this number of days: 30').waitFor()
    expect(await violationsOn(visitor.page, 'your data')).toEqual([])
    const [file] = await Promise.all([
      visitor.page.waitForEvent('download'),
      panel().getByRole('button', { name: 'Download as a file' }).click(),
    ])
    const { code, turns } = JSON.parse(await readFile(await file.path(), 'utf8'))
    expect([file.suggestedFilename(), code]).toEqual([`${erased}.json`, erased])
    expect(turns).toMatchObject([{ question: RETURNS, answer: expect.stringContaining('30 days') }])
  }, 120_000)

  test('a visitor erases it, and is somebody new from then on', async () => {
    await panel().getByRole('button', { name: 'Erase everything…' }).click()
    await panel().getByRole('button', { name: 'Erase', exact: true }).click()
    await panel().getByText('Everything is erased.').waitFor()
    await panel().getByRole('button', { name: 'Back to the conversation' }).click()
    await becomes(() => visitor.frame.getByText(RETURNS).count(), 0)
    await visitor.ask(SKATEBOARDS)
    await visitor.frame.getByText('could not find that').first().waitFor()
    expect(await openPanel()).not.toBe(erased)
  }, 120_000)

  test('no cookie is set, neither for the website nor for Docent, by the page, the bubble or any call', async () => {
    expect(await context.cookies()).toEqual([])
    expect(setCookies).toEqual([])
    await visitor.page.reload()
    await visitor.open()
    await visitor.frame.getByText(SKATEBOARDS).waitFor()
    expect([await context.cookies(), setCookies]).toEqual([[], []])
  }, 120_000)

  test('the owner finds the visitor by the code, takes along what is kept, and erases it', async () => {
    const code = await openPanel()
    const dashboard = await signInBrowser(browser, shop.deployment.address, { email: shop.owner.user.email })
    const page: Page = await dashboard.newPage()
    await page.goto('/conversations')
    await page.getByText(SKATEBOARDS).first().waitFor()
    await becomes(() => page.getByText(RETURNS).count(), 0)
    await page.getByRole('button', { name: 'Find a Visitor' }).click()
    const dialog = page.getByRole('dialog', { name: 'Find a visitor by their code' })
    const look = async (typed: string) => {
      await dialog.getByLabel('Code').fill(typed)
      await dialog.getByRole('button', { name: 'Find', exact: true }).click()
    }
    await look(erased)
    await dialog.getByText('Nothing is kept under this code.').waitFor()
    await look(code.toLowerCase())
    await dialog.getByText('1 question or message in 1 conversation').waitFor()
    expect(await findings(page)).toEqual([])
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Export as JSON' }).click(),
    ])
    expect(JSON.parse(await readFile(await file.path(), 'utf8')).turns).toMatchObject([{ question: SKATEBOARDS }])
    await dialog.getByRole('button', { name: 'Erase…' }).click()
    await dialog.getByText('cannot be brought back').waitFor()
    await dialog.getByRole('button', { name: 'Erase', exact: true }).click()
    await toastOf(page, 'Visitor erased')
    await page.getByRole('heading', { name: 'Nobody has asked yet' }).waitFor()
  }, 120_000)
})
