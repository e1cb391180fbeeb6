import { listWidgets } from '@docent/proto/http'
import { startNameServer, type NameServer } from '@docent/runtime/testing/name-server.ts'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { becomes } from '../browser/becomes.ts'
import { findChromium, launchBrowser } from '../browser/browser.ts'
import { listenIn } from '../browser/wire.ts'
import { eventually } from '../client/client.ts'
import { openShop, visit, type Shop } from '../sites/shop.ts'
import { shopPage } from '../sites/site.ts'
import { chosenDeployment } from './deployments.ts'

const chromium = await findChromium()
const journey = chromium ? describe : describe.skip
const name = 'a domain of the owner’s own'
const host = 'help.larkfield.example'
const record = `_assistant.${host}`
const visitor = 'visitor@example.com'
const message = 'Please call me about the chess.'
const reply = 'None of us did. We only throw pots.'
const question = 'How many days do I have to return unused pieces?'

journey(chromium ? name : `${name} [skipped: no Chromium on this machine]`, () => {
  let names: NameServer
  let shop: Shop
  let browser: Browser
  let page: Page
  let widgetId: string
  /** Where the website and the installation are for whoever comes with a browser. */
  let port: string
  let website: string
  let dashboard: string

  beforeAll(async () => {
    names = await startNameServer()
    const deployment = await chosenDeployment({
      OWN_DOMAINS_RESOLVER: names.address,
      OWN_DOMAINS_SWEEP_SECONDS: '0.2',
      OWN_SENDERS: 'true',
      MAIL_FROM: 'Docent <docent@docent-cloud.example>',
    })
    ;({ port } = new URL(deployment.address))
    dashboard = `http://docent-cloud.example:${port}`
    await deployment.start({ PUBLIC_URL: dashboard, OWN_DOMAINS_TRIAL_PORT: port })
    shop = await openShop({ deploy: async () => deployment, plan: 'business' })
    website = `http://shop.larkfield.example:${new URL(shop.site.address).port}`
    widgetId = (await shop.widget({ allowedDomains: [new URL(website).host], starterQuestions: [question] })).id
    // Every name leads to this machine.
    browser = await launchBrowser(['--host-resolver-rules=MAP * 127.0.0.1'])
    const context = await browser.newContext({
      baseURL: dashboard,
      viewport: { width: 1280, height: 860 },
      reducedMotion: 'reduce',
    })
    page = await context.newPage()
    // Only the browser knows where that name leads.
    await page.goto('/login')
    await page.getByLabel('Email').fill(shop.owner.user.email)
    await page.getByLabel('Password', { exact: true }).fill('correct horse 42')
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await page.getByRole('heading', { name: 'My documents' }).waitFor()
  }, 240_000)
  afterAll(async () => {
    await browser?.close()
    await shop?.close()
    await names?.stop()
  })

  const press = (label: string) => page.getByRole('button', { name: label, exact: true }).press('Enter')
  const embedCode = async () => (await shop.owner.call(listWidgets)).widgets[0]?.embedCode
  const valueOf = (label: string) =>
    page.locator('.own-domain-steps dl > div').filter({ hasText: label }).first().locator('code').textContent()

  test('is added from the account, proven by a record, and used once it leads there', async () => {
    await page.goto('/account')
    await page.getByRole('link', { name: 'Open Own Domains' }).press('Enter')
    const field = page.getByRole('textbox', { name: 'Domain', exact: true })
    await field.fill('co.uk')
    await press('Add Domain')
    await page.getByText('whole domains of others end with it').waitFor()
    await field.fill(`https://${host}/`)
    await press('Add Domain')
    await page.getByRole('heading', { name: host }).waitFor()
    await page.getByText(`${record} has no TXT record`).waitFor()
    expect(await valueOf('Name')).toBe(record)
    const value = (await valueOf('Value')) ?? ''
    expect(value).toMatch(/^assistant-domain=.{16,}/)
    names.texts.set(record, [value])
    await press('Check Now')
    await page.getByText('Proven, does not lead here').waitFor()
    names.addresses.set(host, '127.0.0.1')
    await page.getByText('In use', { exact: true }).waitFor()
    await page.getByText('In your embed codes').waitFor()
  }, 120_000)

  test('is where loader, frame and calls come from, and nothing that a visitor sees is of anybody else', async () => {
    await page.goto('/widgets')
    const line = await eventually(async () => {
      const code = await embedCode()
      return code?.includes('assistant.js') ? code : undefined
    }, 'the embed code to name the domain')
    expect(line).toContain(`src="http://${host}:${port}/assistant.js?id=${widgetId}"`)
    shop.site.put('/', shopPage(line))
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
    const wire = await listenIn(context)
    const { page: seen, open, ask, frame } = await visit(context, `${website}/`)
    await open()
    await ask(question)
    await frame.locator('button.cite').first().click()
    await frame.locator('.passage .tx').waitFor()
    await seen.keyboard.press('Escape')
    await ask('Which of your potters won the chess championship?')
    await frame.getByRole('button', { name: 'Leave us a message' }).first().click()
    await frame
      .getByRole('textbox', { name: /message/i })
      .first()
      .fill(message)
    await frame.locator('input[type=email]').first().fill(visitor)
    await frame.locator('form button[type=submit]').last().click()
    await frame.locator('textarea:not([readonly])').first().waitFor()
    await wire.look(seen)
    await seen.reload()
    await open()
    await wire.look(seen)
    await wire.settled()
    const asked = wire.seen.filter(({ where }) => where === 'address').map(({ text }) => new URL(text).host)
    expect(new Set(asked)).toEqual(new Set([new URL(website).host, `${host}:${port}`]))
    expect(asked.length).toBeGreaterThan(8)
    const traces = wire.seen.filter(({ text }) => /docent|127\.0\.0\.1/i.test(text))
    expect(traces.map(({ where }) => where)).toEqual([])
    await context.close()
  }, 120_000)

  test('an answer by mail comes from the owner, and reads so to its last header', async () => {
    await page.goto('/own-domains')
    await page.getByLabel('Name', { exact: true }).fill('The potters')
    await page.getByLabel('Comes from').fill('hello@larkfield.example')
    await press('Save Sender')
    await page.getByText('_assistant-mail.larkfield.example has no TXT record').waitFor()
    const proof = await page
      .locator('.mail-sender dl > div')
      .filter({ hasText: 'Value' })
      .first()
      .locator('code')
      .textContent()
    names.texts.set('_assistant-mail.larkfield.example', [proof ?? ''])
    await press('Check Records')
    await page.getByText('Your address is used').waitFor()

    await page.goto('/conversations')
    await page.getByText(message).first().click()
    await press('Answer by Mail')
    await page.getByLabel(`Your answer to ${visitor}`).fill(reply)
    await press('Send Mail')
    await page.locator('.message-answer').filter({ hasText: reply }).waitFor()
    const letter = await eventually(
      async () => (await shop.deployment.letters()).find((one) => new RegExp(`^To: ${visitor}`, 'm').test(one)),
      'the mail to the visitor',
    )
    expect(letter).toContain('From: The potters <hello@larkfield.example>')
    expect(letter).toContain(reply)
    expect(letter).toMatch(/^Message-ID:\s+<.*@larkfield\.example>/m)
    expect(letter).not.toMatch(/docent|127\.0\.0\.1/i)
  }, 120_000)

  test('has no dashboard, and no bubble any more once it is removed', async () => {
    const login = await page.context().newPage()
    await login.goto(`http://${host}:${port}/login`)
    await becomes(() => login.textContent('body'), 'There is nothing at this address.\n')
    await page.goto('/own-domains')
    await press('Remove')
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).press('Enter')
    await page.getByText('Domain removed').first().waitFor()
    await page.getByRole('heading', { name: host }).waitFor({ state: 'detached' })
    const statusOf = async () => (await login.goto(`http://${host}:${port}/widget/frame?id=${widgetId}`))?.status()
    await eventually(async () => (await statusOf()) === 404 || undefined, 'the frame to be gone')
    expect(await embedCode()).toContain(`${dashboard}/widget.js`)
  }, 120_000)
})
