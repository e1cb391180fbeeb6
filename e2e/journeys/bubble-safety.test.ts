import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { payloads } from '@docent/runtime/testing/payloads.ts'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { violationsOn } from '../browser/axe.ts'
import { findChromium, launchBrowser } from '../browser/browser.ts'
import { watch } from '../browser/watched.ts'
import { eventually } from '../client/client.ts'
import { signInBrowser } from '../client/dashboard.ts'
import { openShop, visit, visitorOf, type Shop } from '../sites/shop.ts'
import { shopPage } from '../sites/site.ts'

const chromium = await findChromium()
const journey = chromium ? describe : describe.skip
const name = 'the bubble is safe, and for everyone'
const question = 'How many days do I have to return unused pieces?'
/** Answers on one page; more would only make it slow. */
const BATCH = 42
// An element of the page, whose types are not those of tests.
// oxlint-disable-next-line typescript/no-explicit-any
type Node = any
/** Runs in the frame: types and sends one question after another as soon as the answer before it is whole. */
async function askAll(field: Node, questions: string[]): Promise<void> {
  const document = field.ownerDocument
  const { Event, KeyboardEvent, MutationObserver, requestAnimationFrame } = document.defaultView
  const write = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set
  const said = () => document.querySelectorAll('.say').length
  for (const question of questions) {
    const before = said()
    write?.call(field, question)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    await new Promise((done) => requestAnimationFrame(done))
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
    await new Promise<void>((done) => {
      const watching = new MutationObserver(() => {
        if (said() === before) return
        watching.disconnect()
        done()
      })
      watching.observe(document.body, { childList: true, subtree: true })
    })
  }
}

journey(chromium ? name : `${name} [skipped: no Chromium on this machine]`, () => {
  let shop: Shop
  let browser: Browser
  let context: BrowserContext
  let embedCode: string

  beforeAll(async () => {
    shop = await openShop({ plan: 'business' })
    browser = await launchBrowser()
    ;({ embedCode } = await shop.widget())
    context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
  }, 240_000)
  afterAll(async () => {
    await browser?.close()
    await shop?.close()
  })

  describe('where it may be', () => {
    const sentence = 'This assistant is not available on this website.'

    /** Visitors find nothing; whoever builds the website is told why. */
    async function findsNothing(address: string): Promise<void> {
      const page = await context.newPage()
      const why = page.waitForEvent('console', (line) => line.text().includes('not among the allowed domains'))
      await page.goto(address)
      expect((await why).type()).toBe('warning')
      expect(await page.locator('docent-bubble, iframe').count()).toBe(0)
      await page.close()
    }

    test('another website has no bubble, and its owner reads why in the console and under Widgets', async () => {
      const { host } = new URL(shop.site.elsewhere)
      const dashboard = await signInBrowser(browser, shop.deployment.address, shop.owner.user)
      const widgets = await dashboard.newPage()
      await widgets.goto('/widgets')
      await widgets.getByRole('heading', { name: 'Larkfield Pottery' }).waitFor()
      await findsNothing(shop.site.put('/', shopPage(embedCode)).replace(shop.site.address, shop.site.elsewhere))
      // On the page that was open all the time.
      await widgets.getByText(`${host} may not show your widget`).waitFor()
      await dashboard.close()
    }, 120_000)

    test('a website that was put on the list a moment ago has its bubble, whatever the browser has kept', async () => {
      const { id, embedCode: moving } = await shop.widget({ name: 'Moving', allowedDomains: ['elsewhere.example'] })
      const address = shop.site.put('/moving', shopPage(moving))
      await findsNothing(address)
      await shop.change(id, { name: 'Moving' })
      await eventually(async () => {
        const { page, launcher } = await visit(context, address, 'Moving')
        const isThere = await launcher.waitFor({ timeout: 1_000 }).then(
          () => true,
          () => undefined,
        )
        await page.close()
        return isThere
      }, 'the bubble to be there')
    }, 120_000)

    test('a website that was taken off the list under an open page is refused, and the visitor reads why', async () => {
      const { id, embedCode: leaving } = await shop.widget({ name: 'Leaving' })
      const { page, launcher } = await visit(context, shop.site.put('/leaving', shopPage(leaving)), 'Leaving')
      await launcher.waitFor()
      await shop.shutOut(id, { name: 'Leaving' })
      await launcher.click()
      await page.getByText(sentence, { exact: true }).waitFor()
      expect(await page.locator('iframe').count()).toBe(0)
      await page.keyboard.press('Escape')
      await page.getByText(sentence).waitFor({ state: 'hidden' })
      await page.close()
    }, 120_000)

    test('another website cannot show the frame by itself, nor around an allowed page', async () => {
      const { id } = await shop.widget({ name: 'Framed' })
      const src = `${shop.deployment.address}/widget/frame?id=${id}#en`
      const bare = shop.site.put('/bare', `<!doctype html><iframe src="${src}"></iframe>`)
      const around = shop.site.put('/around', `<!doctype html><iframe src="${shop.site.address}/bare"></iframe>`)
      const framed = async (address: string, depth: number) => {
        const page = await context.newPage()
        await page.goto(address, { waitUntil: 'load' })
        let frame = page.mainFrame()
        for (let level = 0; level < depth; level += 1) frame = frame.childFrames()[0] ?? frame
        const count = await frame
          .locator('#root')
          .count()
          .catch(() => 0)
        await page.close()
        return count
      }
      expect(await framed(bare, 1)).toBe(1)
      expect(await framed(bare.replace(shop.site.address, shop.site.elsewhere), 1)).toBe(0)
      expect(await framed(around, 2)).toBe(1)
      expect(await framed(around.replace(shop.site.address, shop.site.elsewhere), 2)).toBe(0)
    }, 120_000)

    test('a sandboxed page has no origin and gets nothing', async () => {
      const html = shopPage(embedCode)
      const address = shop.site.put('/sandbox', {
        html,
        headers: { 'content-security-policy': 'sandbox allow-scripts' },
      })
      await findsNothing(address)
    }, 120_000)
  })

  describe('what it shows', () => {
    const watched = (page: Page) => watch(page, [shop.deployment.address, shop.site.address])

    test(`none of ${payloads.length} payloads runs or loads anything, as question, answer or source [table: script payloads in the bubble: ${payloads.length}, 0 run]`, async () => {
      const page = await context.newPage()
      const { foreign, ran } = watched(page)
      let answered = 0
      const source = (text: string) => ({
        documentId: 'd',
        title: text,
        chunkId: 'd:1',
        text,
        score: 1,
        page: 1,
        headings: [text],
      })
      await page.route('**/api/get-answer', (route) => {
        const next = payloads[answered++] ?? ''
        const data = { answer: `${next}\n\n[1]`, answered: true, sources: [source(next)], messageId: 'm' }
        const half = next.slice(0, Math.ceil(next.length / 2))
        return route.fulfill({
          contentType: 'text/event-stream',
          body: [
            ['sources', { sources: data.sources }],
            ['delta', { text: half }],
            ['done', data],
          ]
            .map(([event, body]) => `event: ${String(event)}\ndata: ${JSON.stringify(body)}\n\n`)
            .join(''),
        })
      })
      shop.site.put('/', shopPage(embedCode))
      for (let from = 0; from < payloads.length; from += BATCH) {
        await page.goto(`${shop.site.address}/?${from}`)
        await page.evaluate('localStorage.clear()')
        const { open, field, frame } = visitorOf(page)
        await open()
        await field.evaluate(askAll, payloads.slice(from, from + BATCH))
        await frame.locator('button.cite').last().click()
        await frame.locator('.passage').waitFor()
        expect(await frame.locator('.bot script, .bot img, .bot iframe, .bot [onclick]').count()).toBe(0)
        const links = await frame.locator('.md a').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
        expect(links.filter((href) => !/^(https?:|mailto:)/.test(href ?? ''))).toEqual([])
        expect(await ran()).toBe(0)
      }
      expect(await ran()).toBe(0)
      expect(foreign).toEqual([])
      expect(answered).toBe(payloads.length)
      await page.close()
    }, 600_000)

    test(`none of ${payloads.length} payloads runs or loads anything out of the history [table: script payloads in its history: ${payloads.length}, 0 run]`, async () => {
      const page = await context.newPage()
      const { foreign, ran } = watched(page)
      const messages = payloads.flatMap((content, index) => [
        { id: `${index}:question`, role: 'user', content },
        { id: `${index}`, role: 'assistant', content, sources: [] },
      ])
      await page.route('**/api/widget-history?*', (route) => route.fulfill({ json: { success: true, messages } }))
      await page.goto(shop.site.put('/', shopPage(embedCode)))
      // A session that is gone on with shows what was said in it.
      for (const _ of ['first visit', 'second visit']) {
        await page.reload()
        await visitorOf(page).open()
        await page.waitForFunction(`Object.keys(localStorage).some((key) => key.startsWith('docent:'))`)
      }
      const { frame } = visitorOf(page)
      await frame
        .locator('.me')
        .nth(payloads.length - 1)
        .waitFor()
      expect(await frame.locator('.bot script, .bot img, .bot iframe, .bot [onclick]').count()).toBe(0)
      expect(await ran()).toBe(0)
      expect(foreign).toEqual([])
      await page.close()
    }, 240_000)

    test.each([
      '<img src=x onerror="window.__ran=1">',
      '</script><script>window.__ran=1</script>',
      '[x](javascript:window.__ran=1)',
    ])(
      'a name and a greeting like %s are words',
      async (payload) => {
        const { embedCode: code } = await shop.widget({ name: payload.slice(0, 90), greetingMessage: payload })
        const page = await context.newPage()
        const { foreign, ran } = watched(page)
        await page.goto(shop.site.put('/named', shopPage(code)))
        await page.locator('docent-bubble button').click()
        await page.frameLocator('iframe').locator('.asis').getByText(payload, { exact: true }).waitFor()
        expect(await ran()).toBe(0)
        expect(foreign).toEqual([])
        await page.close()
      },
      60_000,
    )
  })

  describe('for everyone', () => {
    test.each([
      ['light', 'en'],
      ['dark', 'en'],
      ['light', 'ar'],
    ] as const)(
      'axe finds nothing in any state: %s, %s',
      async (colorScheme, lang) => {
        const own = await browser.newContext({
          colorScheme,
          reducedMotion: 'reduce',
          bypassCSP: true,
          viewport: { width: 1280, height: 800 },
        })
        const { page, frame, open, ask, field } = await visit(own, shop.site.put('/axe', shopPage(embedCode, { lang })))
        const found: string[] = []
        const check = async (state: string) => {
          found.push(...(await violationsOn(page, state)))
        }
        await check('closed')
        await open()
        await check('greeting')
        await ask(question)
        await frame.locator('button.cite').first().waitFor()
        await check('answered')
        await frame.locator('button.cite').first().click()
        await check('passage')
        await page.keyboard.press('Escape')
        await page.route('**/api/get-answer', () => undefined)
        await ask('And then?')
        await check('thinking')
        await frame.locator('.send').click()
        await page.unroute('**/api/get-answer')
        await page.route('**/api/get-answer', (route) => route.abort())
        await ask('And after that?')
        await frame.locator('.retry').waitFor()
        await check('failed')
        await own.setOffline(true)
        await frame.locator('.notice').waitFor()
        await field.fill('A draft')
        await check('offline')
        await own.setOffline(false)
        await frame.locator('header .ib').nth(1).click()
        await frame.getByRole('alertdialog').waitFor()
        await check('new session')
        expect(found).toEqual([])
        await own.close()
      },
      120_000,
    )
  })
})
