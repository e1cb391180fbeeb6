import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { listWidgets } from '@docent/proto/http'
import type { Browser, BrowserContextOptions, Frame, Page } from 'playwright-core'
import { violationsOn } from '../browser/axe.ts'
import { becomes } from '../browser/becomes.ts'
import { findChromium, launchBrowser } from '../browser/browser.ts'
import { valueOf } from '../browser/value-of.ts'
import { openShop, visit, type Shop, type Visitor } from '../sites/shop.ts'
import { shopPage } from '../sites/site.ts'

const chromium = await findChromium()
const journey = chromium ? describe : describe.skip
const name = 'the bubble is for everyone'
const question = 'How many days do I have to return unused pieces?'

journey(chromium ? name : `${name} [skipped: no Chromium on this machine]`, () => {
  let shop: Shop
  let browser: Browser
  let address: string

  beforeAll(async () => {
    shop = await openShop()
    browser = await launchBrowser()
    address = shop.site.put('/', shopPage((await shop.widget()).embedCode))
  }, 240_000)
  afterAll(async () => {
    await browser?.close()
    await shop?.close()
  })

  const come = async (options: BrowserContextOptions = {}, to = address): Promise<Visitor> =>
    visit(await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce', ...options }), to)

  /** A visitor whose website is taken off the list under the open page. */
  async function comeRefused(options: BrowserContextOptions = {}, to = address): Promise<Visitor> {
    const visitor = await come(options, to)
    await visitor.launcher.waitFor()
    const error = 'This assistant is not available on this website.'
    await visitor.page.route('**/api/widget-session', (route) =>
      route.fulfill({ status: 403, json: { success: false, code: 'origin_not_allowed', error } }),
    )
    return visitor
  }

  test('everything can be done with the keyboard alone, and the focus is always somewhere that makes sense', async () => {
    const { page, frame } = await come()
    const press = (key: string) => page.keyboard.press(key)
    const focused = (selector: string) => frame.locator(selector).and(frame.locator(':focus'))
    /** Goes on with one key until something has the focus. */
    const goTo = async (selector: string, key: string) => {
      for (let step = 0; step < 30; step += 1) {
        if ((await focused(selector).count()) > 0) return
        await press(key)
      }
      throw new Error(`${key} does not lead to ${selector}`)
    }
    const launcher = page.locator('docent-bubble button')
    await launcher.waitFor()
    for (let step = 0; step < 5 && (await launcher.and(page.locator(':focus')).count()) === 0; step += 1) {
      await press('Tab')
    }
    await press('Space')
    await focused('textarea').waitFor()
    await page.keyboard.type(question)
    await press('Enter')
    await frame.locator('button.cite').first().waitFor()
    await focused('textarea').waitFor()

    await goTo('.md button.cite', 'Shift+Tab')
    await press('Enter')
    await focused('.passage .bk').waitFor()
    await goTo('.passage .tx', 'Tab')
    await press('Escape')
    await focused('.md button.cite').waitFor()

    await goTo('.say [aria-pressed]', 'Tab')
    await press('Space')
    await focused('.say [aria-pressed=true]').waitFor()

    await goTo('header [aria-label="Start new session"]', 'Shift+Tab')
    await press('Enter')
    const cancel = frame.getByRole('button', { name: 'Cancel' })
    await cancel.and(frame.locator(':focus')).waitFor()
    for (const key of ['Tab', 'Tab', 'Shift+Tab', 'Tab', 'Tab', 'Tab']) {
      await press(key)
      await becomes(() => focused('[role=alertdialog] button').count(), 1)
    }
    await press('Escape')
    await cancel.waitFor({ state: 'detached' })
    await focused('header [aria-label="Start new session"]').waitFor()
    await press('Enter')
    await cancel.and(frame.locator(':focus')).waitFor()
    await press('Tab')
    await press('Enter')
    await frame.getByText('Hello! Ask me').waitFor()
    await focused('textarea').waitFor()
    await press('Escape')
    await page.locator('iframe').waitFor({ state: 'hidden' })
    await launcher.and(page.locator(':focus')).waitFor()
    await page.context().close()
  }, 120_000)

  test('an answer is read aloud once, when it is complete', async () => {
    const { page, frame, open, ask } = await come()
    await open()
    const inner = page.frames()[1] as Frame
    await inner.evaluate(`
      window.said = []
      new MutationObserver(() => said.push(document.querySelector('.log + [role=status]').textContent))
        .observe(document.querySelector('.log + [role=status]'), { childList: true, characterData: true, subtree: true })
    `)
    await ask(question)
    await frame.locator('.say').waitFor()
    await frame.getByRole('button', { name: 'Helpful', exact: true }).click()
    await frame.getByRole('button', { name: 'Copy answer' }).click()
    await valueOf(inner, `said.some((one) => one !== '')`)
    const said = ((await inner.evaluate('said')) as string[]).filter((one) => one !== '')
    expect(said).toHaveLength(1)
    expect(said[0]).toContain('30 days')
    expect(said[0]).not.toMatch(/[[\]*]/)
    // Nothing else speaks while an answer is written.
    await becomes(() => frame.locator('.log [aria-live], .log[aria-live], .log [role=status]:not(.copied)').count(), 0)
    await page.context().close()
  }, 120_000)

  test('nothing moves for whoever wants less motion', async () => {
    const moving = async (reducedMotion: 'reduce' | 'no-preference') => {
      const { page, launcher, field, ask } = await come({ reducedMotion })
      await page.route('**/api/get-answer', () => undefined)
      const running = `document.getAnimations().length +
        [...document.querySelectorAll('docent-bubble')].flatMap((one) => one.shadowRoot.getAnimations()).length`
      await launcher.click()
      await page.locator('docent-bubble section').waitFor()
      const opening = Number(await page.evaluate(running))
      await field.waitFor()
      await ask(question)
      await page.frames()[1]?.locator('.thinking').waitFor()
      const thinking = Number(await page.frames()[1]?.evaluate(running))
      await page.context().close()
      return opening + thinking
    }
    expect(await moving('reduce')).toBe(0)
    expect(await moving('no-preference')).toBeGreaterThan(0)
  }, 120_000)

  describe('axe finds nothing', () => {
    const answers = (page: Page, reply: object) =>
      page.route('**/api/get-answer', (route) => route.fulfill({ status: 429, json: reply }))

    test.each([
      ['light', 1280, 'en'],
      ['dark', 390, 'en'],
      ['light', 320, 'ar'],
    ] as const)(
      'in what is rare: %s, %i px, %s',
      async (colorScheme, width, lang) => {
        const options = { colorScheme, bypassCSP: true, viewport: { width, height: 700 } }
        const to = shop.site.put(
          '/rare',
          shopPage((await shop.owner.call(listWidgets)).widgets[0]?.embedCode ?? '', { lang }),
        )
        const { page, frame, open, ask } = await come(options, to)
        const found: string[] = []
        await open()
        await ask(question)
        await frame.locator('.say').waitFor()
        await page.reload()
        await open()
        await frame.locator('.day').waitFor()
        found.push(...(await violationsOn(page, 'earlier conversation')))
        await page.route('**/api/get-answer', () => undefined)
        await ask('And then?')
        await frame.locator('.send').click()
        await frame.locator('.bot .muted').last().waitFor()
        found.push(...(await violationsOn(page, 'stopped')))
        await page.unroute('**/api/get-answer')
        await ask('Who won the world chess championship in 1972?')
        await frame.locator('.say').nth(1).waitFor()
        found.push(...(await violationsOn(page, 'not found')))
        await answers(page, { code: 'daily_limit_reached', error: 'Daily limit reached.', retryAfterSeconds: 7_200 })
        await ask('One more')
        await frame.locator('textarea[readonly]').waitFor()
        found.push(...(await violationsOn(page, 'limit')))
        const refused = await comeRefused(options, to)
        await refused.launcher.click()
        await refused.page.getByRole('alert').waitFor()
        found.push(...(await violationsOn(refused.page, 'not allowed here any more')))
        await refused.page.context().close()
        await page.goto(`${shop.deployment.address}/widget/frame?preview#${lang}`)
        await page.locator('textarea').waitFor()
        found.push(...(await violationsOn(page, 'a preview that waits')))
        expect(found).toEqual([])
        await page.context().close()
      },
      120_000,
    )
  })

  test('on a website that is not allowed any more the focus goes to the launcher and back out', async () => {
    const { page, launcher } = await comeRefused()
    await launcher.click()
    await page.getByRole('alert').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('alert').waitFor({ state: 'hidden' })
    await launcher.and(page.locator(':focus')).waitFor()
    await page.context().close()
  }, 120_000)

  test('it is light or dark as its owner chose, whatever the device of a visitor is', async () => {
    const { widgets } = await shop.owner.call(listWidgets)
    const PAPERS = { light: 'rgb(248, 247, 243)', dark: 'rgb(25, 27, 24)' }
    for (const [theme, colorScheme] of [
      ['dark', 'light'],
      ['light', 'dark'],
      ['auto', 'dark'],
    ] as const) {
      await shop.change(widgets[0]?.id ?? '', { theme })
      const { page, frame, open } = await come({ colorScheme })
      await open()
      const paper = () =>
        frame.locator('.bub').evaluate((one) => one.ownerDocument.defaultView.getComputedStyle(one).backgroundColor)
      await becomes(paper, PAPERS[theme === 'auto' ? colorScheme : theme])
      await page.context().close()
    }
  }, 120_000)
})
