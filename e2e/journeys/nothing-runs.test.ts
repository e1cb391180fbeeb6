import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import * as api from '@docent/proto/http'
import type { DocumentView, WidgetView } from '@docent/proto/http'
import { payloads } from '@docent/runtime/testing/payloads.ts'
import { readMail } from '@docent/runtime/testing/read-mail.ts'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { findChromium, launchBrowser } from '../browser/browser.ts'
import { watch, type Watched } from '../browser/watched.ts'
import { call, eventually } from '../client/client.ts'
import { openShop, type Shop } from '../sites/shop.ts'

const chromium = await findChromium()
const journey = chromium ? describe : describe.skip
const name = 'what people type never runs'
/** Frames, launchers or answers on one page; more would only make it slow. */
const BATCH = 42
const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

journey(chromium ? name : `${name} [skipped: no Chromium on this machine]`, () => {
  let shop: Shop
  let browser: Browser
  let page: Page
  let watched: Watched
  let folder: string

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'docent-nothing-runs-'))
    shop = await openShop({ plan: 'business', env: { DATA_DIR: folder, CONTACT_PER_HOUR: '10000' } })
    browser = await launchBrowser()
    page = await browser.newPage({ viewport: { width: 1280, height: 860 }, reducedMotion: 'reduce' })
    page.setDefaultTimeout(60_000)
    watched = watch(page, [shop.deployment.address, shop.site.address])
    await page.goto(`${shop.deployment.address}/login`)
    await page.getByLabel('Email').fill('ines@larkfield.example')
    await page.getByLabel('Password', { exact: true }).fill('correct horse 42')
    await page.getByRole('button', { name: 'Sign In', exact: true }).last().click()
    await page.getByRole('heading', { name: 'My documents' }).waitFor()
  }, 120_000)
  afterAll(async () => {
    await browser?.close()
    await shop?.close()
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
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
    pages: 1,
    chunkCount: 1,
    characters: 10,
    sizeBytes: 10,
    sourceUrl: `https://evil.invalid/${encodeURIComponent(payload)}`,
    createdAt: { seconds: 1_780_000_000 },
  })

  test(`titles and reasons of documents ${table('the list of documents')}`, async () => {
    await page.route('**/api/documents', (route) =>
      route.fulfill({ json: { success: true, data: payloads.map(documentOf) } }),
    )
    await at('/documents')
    const cards = page.locator('main ul.docs > li')
    await eventually(async () => ((await cards.count()) === payloads.length ? true : undefined), 'every document')
    await isClean()
    await page.unroute('**/api/documents')
  }, 120_000)

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
  }, 120_000)

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
  }, 120_000)

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
  }, 300_000)

  test(`names and greetings of widgets ${table('real frames and launchers')}`, async () => {
    const documentIds = [(await shop.owner.documents())[0]?.id ?? '']
    const greetings = packed(payloads, 500)
    expect(greetings.join('\n')).toBe(payloads.map((one) => one.trim()).join('\n'))
    const made: string[] = []
    for (const [index, greetingMessage] of greetings.entries()) {
      const name = payloads[index]?.slice(0, 100).trim() ?? ''
      const body = { name, prompt: null, documentIds, allowedDomains: [], greetingMessage }
      made.push((await shop.owner.call(api.createWidget, { body })).id)
    }
    for (let from = 0; from < made.length; from += BATCH) {
      const ids = made.slice(from, from + BATCH)
      const tags = ids.map(
        (id) =>
          `<iframe src="${shop.deployment.address}/widget/frame?id=${id}#en"></iframe>` +
          `<script async src="${shop.deployment.address}/widget.js?id=${id}"></script>`,
      )
      await page.goto(shop.site.put('/many', `<!doctype html><title>x</title><body>${tags.join('')}`))
      for (const frame of page.frames().slice(1)) await frame.locator('.asis').first().waitFor()
      await page.waitForFunction(`document.querySelectorAll('docent-bubble').length === ${ids.length}`)
      expect(await watched.ran()).toBe(0)
      expect(watched.foreign).toEqual([])
    }
  }, 300_000)

  test(`every field of the contact form ${table('mails')}`, async () => {
    const send = async (payload: string) => {
      const line = oneLine(payload)
      const body = {
        name: line.slice(0, 100),
        email: 'visitor@example.org',
        company: line.slice(0, 100),
        subject: line.slice(0, 200),
        message: payload,
      }
      await call(shop.deployment.address, api.contact, { body })
    }
    for (let from = 0; from < payloads.length; from += 12) {
      await Promise.all(payloads.slice(from, from + 12).map(send))
    }
    const outbox = join(folder, 'outbox')
    const files = await eventually(async () => {
      const names = (await readdir(outbox)).filter((one) => one.startsWith('contact') && one.endsWith('.eml'))
      return names.length >= payloads.length ? names : undefined
    }, 'every mail')
    const shown = await browser.newPage()
    const own = watch(shown, [])
    for (const file of files) {
      const { html } = await readMail(await readFile(join(outbox, file)))
      expect(html).toContain('visitor@example.org')
      await shown.setContent(html)
      expect(await shown.locator('script, img, iframe, svg, object, [onclick], [onerror]').count()).toBe(0)
    }
    expect(await own.ran()).toBe(0)
    expect(own.foreign).toEqual([])
  }, 300_000)
})

/** As few texts as possible with all of these in them, none longer than a limit. */
function packed(texts: readonly string[], limit: number): string[] {
  const all: string[] = []
  for (const text of texts.map((one) => one.trim())) {
    const last = all.at(-1)
    if (last !== undefined && last.length + 1 + text.length <= limit) all[all.length - 1] = `${last}\n${text}`
    else all.push(text)
  }
  return all
}
