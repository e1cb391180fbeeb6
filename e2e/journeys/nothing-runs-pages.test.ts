import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import * as api from '@docent/proto/http'
import type { DocumentView, WidgetView } from '@docent/proto/http'
import { payloads } from '@docent/runtime/testing/payloads.ts'
import type { Browser, Page } from 'playwright-core'
import { findChromium, launchBrowser } from '../browser/browser.ts'
import { watch, type Watched } from '../browser/watched.ts'
import { eventually } from '../client/client.ts'
import { signInBrowser } from '../client/dashboard.ts'
import { openShop, type Shop } from '../sites/shop.ts'

const chromium = await findChromium()
const journey = chromium ? describe : describe.skip
const name = 'what people type never runs in the dashboard'
const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

journey(chromium ? name : `${name} [skipped: no Chromium on this machine]`, () => {
  let shop: Shop
  let browser: Browser
  let page: Page
  let watched: Watched

  beforeAll(async () => {
    shop = await openShop()
    browser = await launchBrowser()
    const context = await signInBrowser(browser, shop.deployment.address, { email: shop.owner.user.email })
    page = await context.newPage()
    watched = watch(page, [shop.deployment.address, shop.site.address])
  }, 240_000)
  afterAll(async () => {
    await browser?.close()
    await shop?.close()
  })

  async function isClean(): Promise<void> {
    expect(await page.locator('main [onclick], main [onerror], main script, main iframe, main object').count()).toBe(0)
    expect(await watched.ran()).toBe(0)
    expect(watched.foreign).toEqual([])
  }
  const at = (path: string) => page.goto(`${shop.deployment.address}${path}`)
  const table = (where: string) => `[table: script payloads in ${where}: ${payloads.length}, 0 run]`

  const documentOf = (payload: string, index: number): DocumentView => ({
    id: `d${index}`,
    title: payload,
    text: payload,
    status: index % 2 ? 'failed' : 'ready',
    kind: 'text',
    reason: index % 2 ? payload : null,
    progress: null,
    language: null,
    pages: 1,
    chunkCount: 1,
    characters: 10,
    sizeBytes: 10,
    sha256: 'a'.repeat(64),
    sourceUrl: `https://evil.invalid/${encodeURIComponent(payload)}`,
    createdAt: { seconds: 1_780_000_000 },
  })

  test(`titles and reasons of documents ${table('the list of documents')}`, async () => {
    await page.route('**/api/documents', (route) =>
      route.fulfill({ json: { success: true, data: payloads.map(documentOf) } }),
    )
    await at('/documents')
    const cards = page.locator('main ul.docs > li')
    const aPage = 50
    for (let shown = 0; shown < payloads.length; shown += aPage) {
      const to = Math.min(payloads.length, shown + aPage)
      await page.getByText(`${shown + 1} to ${to} of ${payloads.length}`).waitFor()
      await eventually(async () => ((await cards.count()) === to - shown ? true : undefined), `documents up to ${to}`)
      await isClean()
      if (to < payloads.length) await page.getByRole('button', { name: 'Next page' }).click()
    }
    await page.unroute('**/api/documents')
  }, 240_000)

  test(`names and prompts of widgets ${table('the list of widgets')}`, async () => {
    const { id, embedCode } = await shop.widget()
    const widgets: WidgetView[] = (await shop.owner.call(api.listWidgets)).widgets.filter((one) => one.id === id)
    const [one] = widgets as [WidgetView]
    const views = payloads.map((payload, index) => ({
      ...one,
      id: `w${index}`,
      name: payload,
      greetingMessage: payload,
      prompt: { mainTask: payload, strategy: payload, speakingStyle: payload },
      allowedDomains: [payload],
      embedCode,
    }))
    await page.route('**/api/widgets', (route) => route.fulfill({ json: { success: true, widgets: views } }))
    await at('/widgets')
    await page
      .getByText(oneLine(payloads.at(-1) ?? '').slice(-20))
      .last()
      .waitFor({ state: 'attached' })
    await isClean()
    await page.unroute('**/api/widgets')
  }, 240_000)

  test(`passages and file names of an upload ${table('the chunk preview')}`, async () => {
    const chunks = payloads.map((content, index) => ({
      id: `d:${index}`,
      index,
      content,
      page: 1,
      headings: [content],
    }))
    await page.route('**/api/process-document', (route) =>
      route.fulfill({ json: { success: true, message: 'ok', documentId: 'd', chunks } }),
    )
    await at('/documents/new')
    const files = [{ name: '<img src=x onerror=window.__ran=1>.txt', mimeType: 'text/plain', buffer: Buffer.from('x') }]
    await page.locator('input[type=file]').setInputFiles(files)
    await page.getByRole('button', { name: 'Process Documents' }).click()
    const preview = page.locator('.preview')
    await preview
      .getByText(payloads[0] ?? '', { exact: true })
      .first()
      .waitFor()
    const more = preview.getByRole('button', { name: /more/i })
    while ((await more.count()) > 0) await more.first().click()
    await preview
      .getByText(oneLine(payloads.at(-1) ?? '').slice(-20))
      .last()
      .waitFor()
    await isClean()
    await page.unroute('**/api/process-document')
  }, 240_000)

  test(`questions, answers, titles and passages ${table('the chat of the dashboard')}`, async () => {
    let given: readonly string[] = []
    await page.route('**/api/get-answer', (route) => {
      const sources = given.map((text, index) => ({
        documentId: `d${index}`,
        title: text,
        chunkId: `d:${index}`,
        text,
        score: 1,
        page: 1,
        headings: [text],
      }))
      const answer = given.map((text, index) => `${text}\n\n[${index + 1}]`).join('\n\n')
      const data = { answer, answered: true, sources, messageId: 'm' }
      const events = [
        ['sources', { sources }],
        ['delta', { text: answer.slice(0, answer.length / 2) }],
        ['done', data],
      ] as const
      const body = events.map(([event, one]) => `event: ${event}\ndata: ${JSON.stringify(one)}\n\n`).join('')
      return route.fulfill({ contentType: 'text/event-stream', body })
    })
    const field = page.locator('main textarea')
    // The payloads of one kind together: what one of them leaves open, the next would close.
    const cores = 42
    for (let core = 0; core < cores; core += 1) {
      // A long conversation is slow, and nothing is learned from its length.
      if (core % 7 === 0) await at('/chat')
      given = payloads.filter((_, index) => index % cores === core)
      await field.fill(given.join(' ').slice(0, 4_000))
      await field.press('Enter')
      const cite = page.getByRole('button', { name: /^Source 1\b/ })
      await eventually(async () => ((await cite.count()) > core % 7 ? true : undefined), `answer ${core}`)
      await cite.last().click()
      await page.locator('mark, blockquote').last().waitFor()
      await page.keyboard.press('Escape')
      expect(await watched.ran()).toBe(0)
    }
    const links = await page.locator('main a').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    expect(links.filter((href) => !/^(https?:|mailto:|\/|#)/.test(href))).toEqual([])
    await isClean()
    await page.unroute('**/api/get-answer')
  }, 600_000)
})
