import * as api from '@docent/proto/http'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { becomes } from '../browser/becomes.ts'
import { findChromium, launchBrowser } from '../browser/browser.ts'
import { eventually, signUp } from '../client/client.ts'
import { signInBrowser } from '../client/dashboard.ts'
import type { Deployment } from '../deployments/deployment.ts'
import { chosenDeployment } from './deployments.ts'

const chromium = await findChromium()
const journey = chromium ? describe : describe.skip
const name = 'the dashboard without a mouse'

const email = 'ines@larkfield.example'
const title = 'Opening hours.txt'
/** More than any of these pages has to stop at. */
const MOST_STOPS = 80

/** What has the focus: nothing at the end of the page, else its name and whether something lies over it. */
const STOP = `(() => {
  const one = document.activeElement
  if (!one || one === document.body) return null
  const box = one.getBoundingClientRect()
  const x = Math.min(Math.max(box.x + box.width / 2, 1), innerWidth - 1)
  const hit = document.elementFromPoint(x, box.y + Math.min(box.height / 2, 20))
  const around = one.closest('label, .ant-input-affix-wrapper') ?? one
  const isFree = hit !== null && (around.contains(hit) || hit.contains(one))
  return { name: one.ariaLabel || one.name || one.textContent.trim().slice(0, 40), isFree }
})()`
/** Whether the first toast there is stands below the request to confirm the address. */
const APART = `new Promise((done) => {
  const look = () => {
    const [banner, toast] = ['.verify', '.toast'].map((one) => document.querySelector(one)?.getBoundingClientRect())
    if (banner && toast) done(toast.top >= banner.bottom)
    else requestAnimationFrame(look)
  }
  look()
})`
const focused = (page: Page) => page.evaluate<{ name: string; isFree: boolean } | null>(STOP)

journey(chromium ? name : `${name} [skipped: no Chromium on this machine]`, () => {
  let deployment: Deployment
  let browser: Browser
  let context: BrowserContext
  let widgetId: string

  beforeAll(async () => {
    deployment = await chosenDeployment()
    await deployment.start()
    const owner = await signUp(deployment.address, email)
    const documentId = await owner.upload(title, 'We are open from ten to six.')
    await owner.embed(documentId)
    await owner.upload('Shipping abroad.txt', 'We ship to all of Europe.')
    const prompt = { mainTask: 'Answer customers.', strategy: 'Quote the rules.', speakingStyle: 'Short and kind.' }
    const { id } = await owner.call(api.createWidget, { body: { name: 'Shop', prompt, documentIds: [documentId] } })
    widgetId = id
    // They come a moment later than the page, and move what has the focus under the bar.
    await owner.call(api.setFirstSteps, { body: { dismissed: true } })
    browser = await launchBrowser()
    context = await signInBrowser(browser, deployment.address, { email })
  }, 480_000)
  afterAll(async () => {
    await browser?.close()
    await deployment?.destroy()
  })

  const open = async (path: string, width = 1280, height = 700) => {
    const page = await context.newPage()
    await page.setViewportSize({ width, height })
    await page.goto(path)
    await page.getByRole('button', { name: 'Send it again' }).waitFor()
    return page
  }

  test.each([
    [390, 'documents', '/documents', (page: Page) => page.getByRole('heading', { name: title }).waitFor()],
    [390, 'the form of a widget', '/widgets/edit', (page: Page) => page.getByLabel('Strategy').waitFor()],
    [1280, 'the form of a widget', '/widgets/edit', (page: Page) => page.getByLabel('Strategy').waitFor()],
    [390, 'the account', '/account', (page: Page) => page.getByText('API access is part of').waitFor()],
  ])(
    'at %d px, nothing lies over what Tab reaches: %s',
    async (width, _, path, until) => {
      const page = await open(path === '/widgets/edit' ? `${path}?id=${widgetId}` : path, width)
      await until(page)
      const reached: string[] = []
      for (;;) {
        await page.keyboard.press('Tab')
        const stop = await focused(page)
        if (stop === null) break
        reached.push(stop.name)
        expect(reached.length).toBeLessThan(MOST_STOPS)
        // A page that is still growing moves what is on it.
        const free = async () => ((await focused(page))?.isFree ? true : undefined)
        await eventually(free, `“${stop.name}” to be seen`)
      }
      expect(reached).toContain('Skip to the content')
      expect(new Set(reached).size).toBeGreaterThan(8)
      await page.close()
    },
    180_000,
  )

  test('a dialog takes the focus, holds it, and gives it back when Escape closes it', async () => {
    const page = await open('/documents')
    const opener = page.getByRole('button', { name: `Delete ${title}` })
    await opener.press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.locator(':focus', { hasText: 'Cancel' }).waitFor()
    for (let steps = 0; steps < 6; steps += 1) {
      await page.keyboard.press('Tab')
      expect(await page.locator('.shell :focus').count()).toBe(0)
    }
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await page.locator(`:focus[aria-label="Delete ${title}"]`).waitFor()
    await page.close()
  }, 120_000)

  test('what goes away with the focus leaves it near where it was', async () => {
    const page = await open('/documents')
    const focusedRow = page.getByRole('listitem').and(page.locator(':focus'))
    await page.getByRole('button', { name: 'Generate Embeddings', exact: true }).press('Enter')
    await focusedRow.filter({ hasText: 'Shipping abroad.txt' }).waitFor()
    // Off while the document is made searchable.
    await page.getByRole('button', { name: 'Delete Shipping abroad.txt', disabled: false }).press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm Delete' }).press('Enter')
    await page.locator('h1:focus', { hasText: 'My documents' }).waitFor()
    await page.close()
  }, 120_000)

  test('on a phone the first tap on Send sends', async () => {
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
    const held = await signInBrowser(browser, deployment.address, { email }, phone)
    const page = await held.newPage()
    await page.goto('/chat')
    const field = page.getByRole('textbox', { name: 'Ask about your documents' })
    await field.tap()
    await field.fill('When are you open?')
    await page.locator('.tabbar').waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Send', exact: true }).tap()
    await page.getByText('We are open from ten to six.').first().waitFor()
    await held.close()
  }, 120_000)

  test('a toast leaves the request to confirm the address free, which sends another mail', async () => {
    for (const width of [1280, 768]) {
      const page = await open('/documents', width)
      // Asked in the page, in the very moment: toasts leave by themselves.
      const isApart = page.evaluate<boolean>(APART)
      await page.getByRole('button', { name: 'Send it again' }).click()
      expect(await isApart).toBe(true)
      await page.close()
    }
  }, 120_000)

  test('what is typed for one source is kept while another is shown, and taken with the rest', async () => {
    const page = await open('/documents/new')
    const source = (words: string) => page.getByText(words, { exact: true }).click()
    const address = page.getByLabel('Address of the page')
    await source('Web page')
    await address.fill('larkfield.example/delivery')
    await source('Pasted text')
    await page.getByLabel('Text', { exact: true }).fill('Parcels leave on Monday.')
    await source('Web page')
    await becomes(() => address.inputValue(), 'larkfield.example/delivery')
    await address.fill('')
    await source('Files')

    // It lacks its name, so it is shown with what is missing.
    await page.getByRole('button', { name: 'Process Documents' }).click()
    await page.getByText('Give it a name.').waitFor()
    await becomes(() => page.getByLabel('Text', { exact: true }).inputValue(), 'Parcels leave on Monday.')
    await page.keyboard.type('Parcels')
    await source('Files')
    await page.getByRole('button', { name: 'Process Documents' }).click()
    await page.getByText('Read. 1 passage, shown in the preview.').waitFor()
    await page.getByRole('complementary', { name: 'Chunk preview' }).getByText('Parcels leave on Monday.').waitFor()
    await page.close()
  }, 120_000)
})
