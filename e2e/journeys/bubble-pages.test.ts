import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { Browser, BrowserContextOptions, Frame } from 'playwright-core'
import { becomes } from '../browser/becomes.ts'
import { findChromium, launchBrowser } from '../browser/browser.ts'
import { openShop, visitorOf, type Shop, type Visitor } from '../sites/shop.ts'
import { shopPage } from '../sites/site.ts'

const chromium = await findChromium()
const journey = chromium ? describe : describe.skip
const name = 'the bubble is at home on any page'
const question = 'How many days do I have to return unused pieces?'

journey(chromium ? name : `${name} [skipped: no Chromium on this machine]`, () => {
  let shop: Shop
  let browser: Browser
  let id: string
  let embedCode: string

  beforeAll(async () => {
    shop = await openShop({ plan: 'business' })
    browser = await launchBrowser()
    ;({ id, embedCode } = await shop.widget())
  }, 240_000)
  afterAll(async () => {
    await browser?.close()
    await shop?.close()
  })

  async function come(address: string, options: BrowserContextOptions = {}): Promise<Visitor> {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      reducedMotion: 'reduce',
      ...options,
    })
    const page = await context.newPage()
    await page.goto(address)
    return visitorOf(page)
  }

  async function isAnswered({ open, ask, frame, page }: Visitor): Promise<void> {
    await open()
    await ask(question)
    await frame.getByText('30 days').first().waitFor()
    await page.context().close()
  }

  test('under the strictest policy that the documentation names', async () => {
    const { address: docent } = shop.deployment
    const policy = `default-src 'none'; script-src ${docent}; connect-src ${docent}; frame-src ${docent}; require-trusted-types-for 'script'`
    const html = shopPage(embedCode)
    const visitor = await come(shop.site.put('/csp', { html, headers: { 'content-security-policy': policy } }))
    const box = await visitor.launcher.boundingBox()
    expect(box).toMatchObject({ width: 60, height: 60, x: 1280 - 80, y: 800 - 80 })
    await isAnswered(visitor)
  }, 120_000)

  test('among styles that want to change everything', async () => {
    const head = `<style>
      * { all: unset !important; display: none !important; }
      html, head, body, main, h1, p { display: block !important; transform: rotate(1deg); }
      html > * { position: absolute !important; opacity: 0 !important; z-index: 2147483647 !important; }
      button, iframe, section, docent-bubble { visibility: hidden !important; width: 3px !important; font-size: 90px !important }
    </style>`
    const visitor = await come(shop.site.put('/styles', shopPage(embedCode, { head })))
    expect(await visitor.launcher.boundingBox()).toMatchObject({ width: 60, height: 60 })
    await isAnswered(visitor)
  }, 120_000)

  test('with a base address that points elsewhere, reading from right to left', async () => {
    const head = '<base href="https://elsewhere.invalid/deep/" target="_top">'
    const visitor = await come(
      shop.site.put('/base', shopPage(embedCode, { head, lang: 'ar', attributes: 'dir="rtl"' })),
    )
    await visitor.open()
    await visitor.frame.getByPlaceholder('اكتب سؤالك').waitFor()
    await visitor.frame.locator('html[dir=rtl][lang=ar]').waitFor()
    const inner = visitor.page.frames()[1] as Frame
    const directions = await inner.evaluate(
      `['textarea', 'h1'].map((one) => getComputedStyle(document.querySelector(one)).direction)`,
    )
    // The placeholder stands where one begins to write; a name in Latin letters is cut at its end, and stands beside the picture.
    expect(directions).toEqual(['rtl', 'ltr'])
    expect(
      await inner.evaluate(`document.querySelector('.who').getBoundingClientRect().right -
        document.querySelector('h1').getBoundingClientRect().right`),
    ).toBe(0)
    await visitor.ask(question)
    await visitor.frame.getByText('30 days').first().waitFor()
    await visitor.page.context().close()
  }, 120_000)

  test('where an application replaces the body, even the whole document element', async () => {
    const visitor = await come(shop.site.put('/spa', shopPage(embedCode)))
    await visitor.open()
    await visitor.ask(question)
    await visitor.frame.getByText('30 days').first().waitFor()
    await visitor.page.evaluate(`
      document.body.replaceWith(document.createElement('body'))
      document.body.append('another page')
      history.pushState({}, '', '/another')
    `)
    await visitor.frame.getByText('30 days').first().waitFor()
    await becomes(() => visitor.frame.locator('.me').count(), 1)
    await visitor.page.evaluate(`document.querySelector('docent-bubble').remove()`)
    await visitor.frame.getByText(question).waitFor()
    await visitor.page.evaluate(
      `document.body.innerHTML = ''; document.documentElement.replaceChildren(document.head, document.body)`,
    )
    await visitor.launcher.waitFor()
    await visitor.page.context().close()
  }, 120_000)

  test('two widgets stand side by side, and the same one pasted twice is one', async () => {
    const other = await shop.widget({ name: 'Larkfield Workshops', color: '#14525c' })
    const visitor = await come(shop.site.put('/two', shopPage(embedCode + other.embedCode + embedCode)))
    await visitor.launcher.waitFor()
    const second = visitorOf(visitor.page, 'Larkfield Workshops')
    await second.launcher.waitFor()
    await becomes(() => visitor.page.locator('docent-bubble').count(), 2)
    const [one, two] = [await visitor.launcher.boundingBox(), await second.launcher.boundingBox()]
    expect(Math.abs((one?.x ?? 0) - (two?.x ?? 0))).toBeGreaterThanOrEqual(60)
    await second.open()
    await second.frame.getByText('Hello! Ask me').waitFor()
    await second.page.keyboard.press('Escape')
    await isAnswered(visitor)
  }, 120_000)

  test('on a page that stands in a frame of its own site', async () => {
    const inner = shop.site.put('/inner', shopPage(embedCode))
    const outer = shop.site.put(
      '/outer',
      `<!doctype html><iframe id="outer" src="${inner}" width="900" height="700"></iframe>`,
    )
    const { page } = await come(outer)
    const inside = page.frameLocator('#outer')
    await inside.getByRole('button', { name: /: Larkfield Pottery/ }).click()
    const frame = inside.frameLocator('iframe')
    await frame.locator('textarea').fill(question)
    await frame.locator('textarea').press('Enter')
    await frame.getByText('30 days').first().waitFor()
    await page.context().close()
  }, 120_000)

  test('where storage is blocked, for the page and for the frame', async () => {
    const blocked = `<script>
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, { get() { throw new DOMException('blocked', 'SecurityError') } })
      }
    </script>`
    await isAnswered(await come(shop.site.put('/storage', shopPage(embedCode, { head: blocked }))))
  }, 120_000)

  test('by its short address, which is one request more', async () => {
    const short = `<script async src="${shop.deployment.address}/widget.js" data-widget-id="${id}" data-position="top-left" data-size="large"></script>`
    const visitor = await come(shop.site.put('/short', shopPage(short)))
    expect(await visitor.launcher.boundingBox()).toMatchObject({ x: 20, y: 20, width: 72 })
    await isAnswered(visitor)
  }, 120_000)

  test.each([320, 390])(
    'on a phone of %i px it takes the whole screen, and the page behind stays still',
    async (width) => {
      const visitor = await come(shop.site.put('/phone', shopPage(embedCode)), {
        viewport: { width, height: 700 },
        hasTouch: true,
        isMobile: true,
      })
      await visitor.open()
      expect(await visitor.page.locator('iframe').boundingBox()).toEqual({ x: 0, y: 0, width, height: 700 })
      expect(await visitor.page.evaluate('[document.body.inert, document.documentElement.style.overflow]')).toEqual([
        true,
        'hidden',
      ])
      expect(
        await visitor.page.frames()[1]?.evaluate(`getComputedStyle(document.querySelector('textarea')).fontSize`),
      ).toBe('16px')
      const isWhole = await visitor.frame.locator('.who').evaluate(({ children }) =>
        ['La Maille Bleue', 'Antworten aus unseren Unterlagen'].map((words, at) => {
          const line = children[at]
          const before = line?.textContent ?? ''
          if (line) line.textContent = words
          const isSeen = line && line.scrollWidth <= line.clientWidth && line.scrollHeight <= line.clientHeight
          if (line) line.textContent = before
          return isSeen
        }),
      )
      expect(isWhole).toEqual([true, true])
      // The keyboard comes up: the browser leaves less of the screen.
      await visitor.page.setViewportSize({ width, height: 380 })
      await visitor.page.waitForFunction(
        `document.querySelector('docent-bubble').shadowRoot.querySelector('section').offsetHeight === 380`,
      )
      await visitor.ask(question)
      await visitor.frame.getByText('30 days').first().waitFor()
      expect(await visitor.frame.locator('.log').evaluate((node) => node.scrollWidth <= node.clientWidth)).toBe(true)
      await visitor.frame.getByRole('button', { name: 'Close chat' }).click()
      await visitor.page.locator('iframe').waitFor({ state: 'hidden' })
      expect(await visitor.page.evaluate('[document.body.inert, document.documentElement.style.overflow]')).toEqual([
        false,
        '',
      ])
      // Back closes it, too, and leads away only then.
      await visitor.open()
      const address = visitor.page.url()
      await visitor.page.goBack()
      await visitor.page.locator('iframe').waitFor({ state: 'hidden' })
      expect(visitor.page.url()).toBe(address)
      await visitor.page.context().close()
    },
    60_000,
  )

  test('on a phone two that are open at once give the page back, and ask for nothing once they are off it', async () => {
    const other = await shop.widget({ name: 'Larkfield Workshops' })
    const visitor = await come(shop.site.put('/phones', shopPage(embedCode + other.embedCode)), {
      viewport: { width: 390, height: 700 },
    })
    const { page } = visitor
    const held = () => page.evaluate('[document.body.inert, document.documentElement.style.overflow]')
    const openBoth = async () => {
      for (const one of [id, other.id]) await page.evaluate(`Docent.open('${one}')`)
      await page.locator('docent-bubble section:visible').nth(1).waitFor()
      expect(await held()).toEqual([true, 'hidden'])
    }
    await visitorOf(page, 'Larkfield Workshops').launcher.waitFor()
    await openBoth()
    await page.evaluate(`document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))`)
    expect(await held()).toEqual([false, ''])
    await openBoth()
    // What a card loads when it is first opened is no asking of one that is gone.
    for (const { frame } of [visitor, visitorOf(page, 'Larkfield Workshops')]) await frame.locator('textarea').waitFor()
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.evaluate(`
      Docent.destroy()
      for (const id of ['${id}', '${other.id}'])
        dispatchEvent(new StorageEvent('storage', { key: 'docent:' + id, newValue: '{}' }))
    `)
    expect(await held()).toEqual([false, ''])
    await page.waitForTimeout(500)
    expect(asked).toEqual([])
    await page.context().close()
  }, 120_000)

  test.each(['tr', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'ja', 'en'])(
    'on a page in %s it speaks that',
    async (lang) => {
      const visitor = await come(shop.site.put(`/${lang}`, shopPage(embedCode, { lang: `${lang}-XX` })))
      await visitor.open()
      await visitor.frame.locator(`html[lang=${lang}][dir=ltr]`).waitFor()
      await visitor.page.context().close()
    },
    60_000,
  )

  test('what tells no language is answered in that of the page, not of the browser', async () => {
    const visitor = await come(shop.site.put('/pt', shopPage(embedCode, { lang: 'pt' })), { locale: 'de-DE' })
    await visitor.open()
    await visitor.ask('Quetzalflux 3000?')
    await visitor.frame.getByText('Não consegui encontrar isso nos documentos.').first().waitFor()
    await visitor.page.context().close()
  })
})
