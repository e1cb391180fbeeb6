import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Locator, Page } from 'playwright-core'
import { findChromium, launchBrowser } from '../browser/browser.ts'
import { copiedOf } from '../browser/copied.ts'
import { hearErrors } from '../browser/errors.ts'
import { eventually } from '../client/client.ts'
import type { Deployment } from '../deployments/deployment.ts'
import { returnsPdf } from '../fixtures/pdf.ts'
import { describeShared, type Deploy } from './deployments.ts'

const chromium = await findChromium()
const unless = chromium ? undefined : 'no Chromium on this machine'
const RENAMED = 'Returns and refunds 2027'

function journey(deploy: Deploy): void {
  let deployment: Deployment
  let browser: Browser
  let page: Page
  let files: string
  const refusedByPolicy: string[] = []
  const errors: string[] = []

  beforeAll(async () => {
    deployment = await deploy()
    await deployment.start()
    browser = await launchBrowser()
    page = await browser.newPage({ viewport: { width: 1280, height: 860 }, reducedMotion: 'reduce' })
    page.on('console', (message) => {
      if (/content security policy/i.test(message.text())) refusedByPolicy.push(message.text())
    })
    hearErrors(page, errors)
    files = await mkdtemp(join(tmpdir(), 'docent-journey-'))
    await writeFile(join(files, 'Returns and refunds.pdf'), returnsPdf())
    await writeFile(join(files, 'broken.pdf'), '%PDF-1.4 this is where the file ends')
  }, 480_000)

  afterAll(async () => {
    await browser?.close()
    await deployment?.destroy()
    await rm(files, { recursive: true, force: true })
  })

  /** Asks the same in the chat again: the search hears of a change a moment later. */
  async function askUntil(holds: (answer: Locator) => Promise<boolean>, what: string): Promise<void> {
    await page.getByRole('link', { name: 'Chat' }).first().click()
    const complete = page.locator('.turn.bot:not([aria-busy=true])')
    await eventually(async () => {
      const before = await complete.count()
      await page.getByPlaceholder('Ask about your documents').fill('How many days do I have to return unused pieces?')
      await page.keyboard.press('Enter')
      await complete.nth(before).waitFor()
      return (await holds(complete.last())) ? true : undefined
    }, what)
  }

  test('a newcomer creates an account', async () => {
    await page.goto(deployment.address)
    await page.getByRole('link', { name: 'Start Building for Free' }).first().click()
    await page.getByLabel('Name', { exact: false }).first().fill('Ines Hartmann')
    await page.getByLabel('Email').fill(`ines.${randomUUID()}@larkfield.example`)
    await page.getByLabel('Password', { exact: true }).fill('clay and glaze 7')
    await page.getByLabel('Confirm password').fill('clay and glaze 7')
    await page.getByRole('button', { name: 'Create Account', exact: true }).click()
    await page.getByRole('heading', { name: 'My documents' }).waitFor()
    await page.getByText('Your account has been created successfully.').waitFor()
  }, 120_000)

  test('a dropped PDF shows its passages, becomes searchable, and is listed as ready', async () => {
    await page.getByRole('link', { name: 'Create New Document' }).first().click()
    await page.locator('input[type=file]').setInputFiles(join(files, 'Returns and refunds.pdf'))
    await page.getByRole('button', { name: 'Process Documents' }).click()
    await page.getByText('You may return unused pieces within 30 days').first().waitFor()
    await page.getByRole('button', { name: 'Generate Embeddings' }).click()
    await page.getByText('Document processed successfully. You can now chat with it.').waitFor()
    await page.waitForURL('**/documents')
    const card = page.getByRole('listitem').filter({ hasText: 'Returns and refunds.pdf' })
    await card.getByText('Ready').waitFor()
  }, 120_000)

  test('a question is answered with a number that opens the passage and page it came from', async () => {
    await page.getByRole('link', { name: 'Chat' }).first().click()
    await page.getByText('Ask me anything about your documents.').waitFor()
    await page.getByPlaceholder('Ask about your documents').fill('How many days do I have to return unused pieces?')
    await page.keyboard.press('Enter')
    const citation = page.getByRole('button', { name: /^Source 1, Returns and refunds/ }).first()
    await citation.waitFor()
    expect(await page.locator('main').innerText()).toContain('30 days')
    const { copied, shown, withoutCitations } = await copiedOf(page.locator('.turn.bot .words').last())
    expect(copied).toBe(withoutCitations)
    expect(copied).not.toBe(shown)
    await citation.click()
    await page
      .getByText(/Page 1 of 2/)
      .first()
      .waitFor()
    // The page as it was laid out, then its text.
    await page.getByRole('document', { name: 'Page 1 of 2' }).waitFor()
    await page.locator('.pdf-marks mark').first().waitFor({ state: 'attached' })
    expect((await page.locator('.pdf-marks mark').allTextContents()).join(' ')).toContain('30 days')
    await page.getByText('Text', { exact: true }).click()
    await page.locator('.hit mark').first().waitFor()
    const marked = (await page.locator('.hit mark').allInnerTexts()).join(' ')
    expect(marked).toContain('30 days')
    expect(marked.length).toBeLessThan((await page.locator('.hit').innerText()).length)
    await page.keyboard.press('Escape')
    await page.getByText(/Page 1 of 2, passage/).waitFor({ state: 'hidden' })
  }, 120_000)

  test('of a wide price list the heads stay above its rows, in the one box that scrolls', async () => {
    const heads = ['Item no.', 'Description', 'Measurements', 'Price', 'Deposit', 'Availability', 'Remark']
    const rows = Array.from({ length: 30 }, (_, row) => [
      `R-${row}`,
      `Wheel ${row}`,
      'one-size',
      `£${row}.50`,
      '£200',
      'two days',
      'Transportation is extra.',
    ])
    const text = [heads, ...rows].map((cells) => cells.join('\t')).join('\n')
    const place = { documentId: 'none', chunkId: 'none:0', title: 'Prices.csv', page: null, headings: [], score: 1 }
    const sources = [{ ...place, text, tables: [{ from: 0, to: text.length, heads, rows }] }]
    const reply = { answer: 'Wheel 25: £25.50 [1]', answered: true, support: 'strong', sources, messageId: 'm' }
    await page.route('**/api/get-answer', (route) => route.fulfill({ json: { success: true, ...reply } }))
    await page.getByPlaceholder('Ask about your documents').fill('What does wheel 25 cost?')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: /^Source 1, Prices/ }).click()
    const view = page.getByRole('region', { name: 'Prices.csv' })
    await view.getByRole('cell', { name: '£25.50' }).locator('mark').waitFor()
    const seen = await view.evaluate((box) => {
      box.scrollLeft = 60
      const corner = box.querySelector('thead th')
      const { x = 0, y = 0, width = 0, height = 0 } = corner?.getBoundingClientRect() ?? {}
      return {
        isMoved: box.scrollTop > 0 && box.scrollLeft > 0,
        isAtTheTop: Math.abs(y - box.getBoundingClientRect().y) < 2,
        onTop: box.ownerDocument.elementFromPoint(x + width / 2, y + height / 2)?.textContent,
        scrolling: [...box.querySelectorAll('*')].filter((one) => one.scrollHeight > one.clientHeight + 1).length,
      }
    })
    await page.unroute('**/api/get-answer')
    await page.keyboard.press('Escape')
    await view.waitFor({ state: 'hidden' })
    expect(seen).toEqual({ isMoved: true, isAtTheTop: true, onTop: 'Item no.', scrolling: 0 })
  }, 120_000)

  test('a question that the documents do not answer is told so', async () => {
    await page.getByPlaceholder('Ask about your documents').fill('Who won the world chess championship in 1972?')
    await page.keyboard.press('Enter')
    await page.getByText('I could not find that in the documents.', { exact: true }).last().waitFor()
  }, 120_000)

  test('a long talk scrolls in its list to its last question, and leaves the window as it is', async () => {
    await page.setViewportSize({ width: 1280, height: 420 })
    const whole = await page.locator('html').elementHandle()
    await page.waitForFunction((element) => element?.scrollHeight === 420, whole)
    const list = page.getByRole('region', { name: 'Conversation' })
    expect(await list.evaluate((element) => element.scrollHeight > element.clientHeight)).toBe(true)
    const asked = await list.locator('.turn.me').last().elementHandle()
    await page.waitForFunction(
      ([view, one]) => {
        const [outer, inner] = [view?.getBoundingClientRect(), one?.getBoundingClientRect()]
        return outer && inner && inner.y >= outer.y && inner.y < outer.y + outer.height
      },
      [await list.elementHandle(), asked] as const,
    )
    await page.setViewportSize({ width: 1280, height: 860 })
  }, 120_000)

  test('a link that has the focus of the keyboard shows it', async () => {
    for (const name of ['Documents', 'Widgets', 'Chat']) {
      const link = page.getByRole('banner').getByRole('link', { name }).first()
      await page.keyboard.press('Tab')
      await link.focus()
      const outline = await page.evaluate('getComputedStyle(document.activeElement).outlineStyle')
      expect([name, outline]).toEqual([name, 'solid'])
    }
  }, 120_000)

  test('a broken file says what is wrong and is never ready', async () => {
    await page.goto(`${deployment.address}/documents/new`)
    await page.locator('input[type=file]').setInputFiles(join(files, 'broken.pdf'))
    await page.getByRole('button', { name: 'Process Documents' }).click()
    await page.getByText('it seems to be damaged', { exact: false }).first().waitFor()
    await page.goto(`${deployment.address}/documents`)
    const card = page.getByRole('listitem').filter({ hasText: 'broken.pdf' })
    await card.getByText('Failed').waitFor()
  }, 120_000)

  test('a document that is given another name is quoted by it a moment later', async () => {
    await page.getByRole('link', { name: 'Returns and refunds.pdf' }).click()
    await page.getByRole('button', { name: 'Rename…' }).press('Enter')
    await page.getByLabel('Name', { exact: true }).fill(RENAMED)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: RENAMED, level: 1 }).waitFor()
    const isSource = async (answer: Locator) =>
      (await answer.getByRole('button', { name: `Source 1, ${RENAMED}` }).count()) > 0
    await askUntil(isSource, 'the document to be quoted by its new name')
    await page.goto(`${deployment.address}/documents`)
  }, 120_000)

  test('a deleted document asks first, leaves the list, and answers no more', async () => {
    await page.getByRole('button', { name: `Delete ${RENAMED}` }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm Delete' }).click()
    await page.getByText('Document deleted successfully.').waitFor()
    await page.getByRole('listitem').filter({ hasText: RENAMED }).waitFor({ state: 'detached' })
    const isGone = async (answer: Locator) =>
      (await answer.innerText()).includes('I could not find that in the documents.')
    await askUntil(isGone, 'the document to be gone')
  }, 120_000)

  test('signing out closes the account', async () => {
    await page.goto(`${deployment.address}/documents`)
    await page.getByRole('heading', { name: 'My documents' }).waitFor()
    await page.getByRole('button', { name: /^Account/ }).click()
    await page.getByRole('menuitem', { name: 'Sign Out' }).click()
    await page.goto(`${deployment.address}/documents`)
    await page.getByText('Please sign in').first().waitFor()
  }, 120_000)

  test('no page broke, and the content security policy refused nothing', () => {
    expect(errors).toEqual([])
    expect(refusedByPolicy).toEqual([])
  })
}

describeShared('from a PDF to a cited answer, in a browser', journey, unless)
