import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser, Frame, FrameLocator, Page } from 'playwright-core'
import { findChromium, launchBrowser } from '../browser/browser.ts'
import { eventually } from '../client/client.ts'
import { openShop, type Shop } from '../sites/shop.ts'
import { openSite, shopPage, type Site } from '../sites/site.ts'

const chromium = await findChromium()
const journey = chromium ? describe : describe.skip
const name = 'browsers agree on where a widget may be'
const notHere = 'is not among the allowed domains'

/** Hosts as somebody types or links them, and whether the list below has the website that a browser makes of it. */
const hosts: readonly [host: string, isAllowed: boolean][] = [
  ['shop.example', true],
  ['SHOP.example', true],
  ['user:secret@shop.example', true],
  ['evil.example@shop.example', true],
  ['www.shop.example', true],
  ['a.b.shop.example', true],
  ['m\u00FCller.example', true],
  ['shop.example@evil.example', false],
  ['shop.example.evil.example', false],
  ['evilshop.example', false],
  ['evil-shop.example', false],
  ['sh0p.example', false],
  ['sh\u043Ep.example', false],
  ['mueller.example', false],
  ['www.m\u00FCller.example', false],
  ['shop.example.', false],
  ['example', false],
  ['127.0.0.1', false],
]

journey(chromium ? name : `${name} [skipped: no Chromium on this machine]`, () => {
  let shop: Shop
  let other: Site
  let browser: Browser
  let embedCode: string
  let bare: string
  let port: string
  let files: string

  beforeAll(async () => {
    // Every name leads to this machine.
    browser = await launchBrowser(['--host-resolver-rules=MAP * 127.0.0.1'])
    shop = await openShop()
    other = await openSite()
    ;({ port } = new URL(shop.site.address))
    const list = ['shop.example', '*.shop.example', 'm\u00FCller.example']
    const { id, embedCode: code } = await shop.widget({ allowedDomains: list.map((one) => `${one}:${port}`) })
    embedCode = code
    bare = `<iframe id="bare" src="${shop.deployment.address}/widget/frame?id=${id}#en"></iframe>`
    shop.site.put('/', shopPage(embedCode + bare))
    files = await mkdtemp(join(tmpdir(), 'docent-files-'))
  }, 240_000)
  afterAll(async () => {
    await browser?.close()
    await other?.close()
    await shop?.close()
    await rm(files, { recursive: true, force: true })
  })

  /** A page, and what its console says. */
  async function newPage(): Promise<{ page: Page; said: string[] }> {
    const page = await browser.newPage({ reducedMotion: 'reduce' })
    const said: string[] = []
    page.on('console', (line) => said.push(line.text()))
    return { page, said }
  }

  /** What a visitor of a page gets: from the bubble, and from a frame that somebody put there by hand. */
  async function isOpen(inside: Page | FrameLocator, holder: Frame, said: string[]): Promise<[boolean, boolean]> {
    const launcher = inside.getByRole('button', { name: /: Larkfield Pottery/ })
    const field = inside.frameLocator('iframe[title="Larkfield Pottery"]').locator('textarea')
    const bubble = await eventually(async () => {
      if (await launcher.isVisible()) {
        await launcher.click()
        await field.waitFor()
        return { isOpen: true }
      }
      return said.some((text) => text.includes(notHere)) ? { isOpen: false } : undefined
    }, 'the bubble to be there, or to say why it is not')
    const byHand = await eventually(async () => {
      const frames = holder.childFrames()
      // What a browser may not show it replaces by a page of its own.
      if (frames.some((one) => one.url().startsWith('chrome-error:'))) return { isOpen: false }
      const drawn = await Promise.all(
        frames.map((one) =>
          one
            .locator('.bub')
            .count()
            .catch(() => 0),
        ),
      )
      return drawn.filter((count) => count > 0).length > (bubble.isOpen ? 1 : 0) ? { isOpen: true } : undefined
    }, 'the frame to load or to be refused')
    return [bubble.isOpen, byHand.isOpen]
  }

  async function visitTo(address: string): Promise<[boolean, boolean]> {
    const { page, said } = await newPage()
    try {
      await page.goto(address)
      return await isOpen(page, page.mainFrame(), said)
    } finally {
      await page.close()
    }
  }

  /** A page around another one. */
  async function inFrame(around: string, attributes: string): Promise<[boolean, boolean]> {
    const { page, said } = await newPage()
    try {
      shop.site.put('/around', `<!doctype html><iframe id="inner" width="900" height="700" ${attributes}></iframe>`)
      await page.goto(`http://${around}:${port}/around`)
      const inner = page.frames().find((one) => one !== page.mainFrame()) as Frame
      await inner.waitForLoadState()
      return await isOpen(page.frameLocator('#inner'), inner, said)
    } finally {
      await page.close()
    }
  }

  test.each(hosts)(
    'http://%s: %p',
    async (host, isAllowed) => {
      expect(await visitTo(`http://${host}:${port}/`)).toEqual([isAllowed, isAllowed])
    },
    60_000,
  )

  test('another port of an allowed host is another website', async () => {
    other.put('/', shopPage(embedCode + bare))
    expect(await visitTo(`http://shop.example:${new URL(other.address).port}/`)).toEqual([false, false])
  }, 120_000)

  test('a file on a disk is no website', async () => {
    const file = join(files, 'page.html')
    await writeFile(file, shopPage(embedCode + bare))
    expect(await visitTo(pathToFileURL(file).href)).toEqual([false, false])
  }, 120_000)

  test('pages that have no origin of their own get nothing, even inside an allowed page', async () => {
    const escaped = shopPage(embedCode + bare)
      .replaceAll('&', '&amp;')
      .replaceAll('"', '&quot;')
    const data = `data:text/html,${encodeURIComponent(shopPage(embedCode + bare))}`
    expect(await inFrame('shop.example', `src="${data}"`)).toEqual([false, false])
    expect(await inFrame('shop.example', `sandbox="allow-scripts" src="/"`)).toEqual([false, false])
    expect(await inFrame('shop.example', `sandbox="allow-scripts" srcdoc="${escaped}"`)).toEqual([false, false])
    // One that is written into the page is part of it.
    expect(await inFrame('shop.example', `srcdoc="${escaped}"`)).toEqual([true, true])
    expect(await inFrame('evil.example', `srcdoc="${escaped}"`)).toEqual([false, false])
  }, 240_000)

  test('every page around counts, not only the nearest and not only the outermost', async () => {
    const at = (host: string, path: string) => `src="http://${host}:${port}${path}"`
    shop.site.put('/middle', `<!doctype html><iframe ${at('shop.example', '/')}></iframe>`)
    const page = await browser.newPage()
    const shown = async (outer: string, inner: string, path: string) => {
      shop.site.put('/outer', `<!doctype html><iframe ${at(inner, path)}></iframe>`)
      await page.goto(`http://${outer}:${port}/outer`)
      const found = await eventually(async () => {
        if (page.frames().some((one) => one.url().startsWith('chrome-error:'))) return { isShown: false }
        const drawn = await Promise.all(
          page.frames().map((one) =>
            one
              .locator('.bub')
              .count()
              .catch(() => 0),
          ),
        )
        return drawn.some((count) => count > 0) ? { isShown: true } : undefined
      }, 'the innermost frame to load or to be refused')
      return found.isShown
    }
    expect(await shown('www.shop.example', 'shop.example', '/')).toBe(true)
    expect(await shown('evil.example', 'shop.example', '/')).toBe(false)
    expect(await shown('shop.example', 'www.shop.example', '/middle')).toBe(true)
    expect(await shown('shop.example', 'evil.example', '/middle')).toBe(false)
    expect(await shown('evil.example', 'shop.example', '/middle')).toBe(false)
    await page.close()
  }, 240_000)
})
