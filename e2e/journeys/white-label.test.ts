import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { Browser, Frame } from 'playwright-core'
import { becomes } from '../browser/becomes.ts'
import { findChromium, launchBrowser } from '../browser/browser.ts'
import { listenIn, type Wire } from '../browser/wire.ts'
import { openShop, visit, type Shop } from '../sites/shop.ts'
import { shopPage } from '../sites/site.ts'

const chromium = await findChromium()
const journey = chromium ? describe : describe.skip
const name = 'white label'
const question = 'How many days do I have to return unused pieces?'
const own = {
  header: '#14323a',
  background: '#101418',
  text: '#f2efe6',
  font: 'serif' as const,
  radius: 4,
  icon: 'spark' as const,
  footer: { text: 'Larkfield, since 1987', url: 'https://larkfield.example/' },
  words: { en: { field: 'Ask the potters <b>', answersFrom: 'Straight from the workshop' } },
}

journey(chromium ? name : `${name} [skipped: no Chromium on this machine]`, () => {
  let shop: Shop
  let browser: Browser

  beforeAll(async () => {
    shop = await openShop({ plan: 'business' })
    browser = await launchBrowser()
  }, 240_000)
  afterAll(async () => {
    await browser?.close()
    await shop?.close()
  })

  const come = async (to: string): Promise<{ wire: Wire } & Awaited<ReturnType<typeof visit>>> => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
    const wire = await listenIn(context)
    return { wire, ...(await visit(context, to)) }
  }
  const traces = ({ seen }: Wire) => seen.filter(({ text }) => /docent/i.test(text)).map(({ where }) => where)

  test('nothing that a visitor is given names the product, whatever they do', async () => {
    const { id, embedCode } = await shop.widget({ own, starterQuestions: [question] })
    const { wire, page, frame, launcher, open, ask } = await come(shop.site.put('/own', shopPage(embedCode)))
    await open()
    await ask(question)
    await frame.locator('button.cite').first().click()
    await frame.locator('.passage .tx').waitFor()
    await page.keyboard.press('Escape')
    await frame.getByRole('button', { name: 'Helpful', exact: true }).click()
    await frame.locator('[aria-pressed=true]').waitFor()
    await ask('Which of your potters won the chess championship?')
    await frame.getByRole('button', { name: 'Leave us a message' }).first().click()
    await frame
      .getByRole('textbox', { name: /message/i })
      .first()
      .fill('Please call me about the chess.')
    await frame.locator('.over input[type=email], input[type=email]').first().fill('visitor@example.com')
    await frame.locator('form button[type=submit]').last().click()
    await frame.locator('textarea:not([readonly])').first().waitFor()
    await frame.getByRole('button', { name: 'Your data' }).click()
    await frame.getByRole('heading', { name: 'Your data' }).waitFor()
    await wire.look(page)
    await page.keyboard.press('Escape')
    await frame.getByRole('button', { name: 'Start new session' }).click()
    await frame.getByRole('button', { name: /Yes/ }).click()
    await frame.getByText('Hello! Ask me').waitFor()
    // What a visitor can ask the server by hand is answered without the name, too.
    await page.evaluate(
      async ([address, widgetId]) => {
        const tried = ['get-answer', 'widget-history?sessionId=x', 'visitor-data', 'visitor-message', 'answer-feedback']
        for (const path of tried) {
          const method = /history|data/.test(path) ? 'GET' : 'POST'
          const body = method === 'POST' ? JSON.stringify({ widgetId }) : null
          await fetch(`${address}/api/${path}`, { method, body, headers: { authorization: 'Bearer x' } })
        }
      },
      [shop.deployment.address, id],
    )
    await page.reload()
    await launcher.click()
    await frame.getByText('Hello! Ask me').waitFor()
    await wire.look(page)
    await wire.settled()
    expect(wire.seen.length).toBeGreaterThan(100)
    expect(wire.seen.some(({ text }) => text.includes('assistant-bubble'))).toBe(true)
    expect(wire.seen.some(({ text }) => text.includes(`assistant:${id}`))).toBe(true)
    expect(traces(wire)).toEqual([])
    expect(await page.evaluate('typeof window.Assistant.open')).toBe('function')
    await page.context().close()
  }, 180_000)

  test('nor where the bubble is refused, or is not there', async () => {
    const { embedCode, id } = await shop.widget({ own })
    const refused = await come(shop.site.put('/refused', shopPage(embedCode)))
    await refused.launcher.waitFor()
    await shop.shutOut(id, { own })
    await refused.launcher.click()
    await refused.page.locator('assistant-bubble [role=alert]').waitFor()
    await refused.wire.look(refused.page)
    const shutOut = await come(`${shop.site.address}/refused`)
    await shutOut.page.waitForLoadState('networkidle')
    await shutOut.wire.look(shutOut.page)
    const gone = await come(shop.site.put('/gone', shopPage(embedCode.replaceAll(id, 'nobody'))))
    await gone.page.waitForLoadState('networkidle')
    await gone.wire.look(gone.page)
    for (const { wire, page } of [refused, shutOut, gone]) {
      await wire.settled()
      expect(traces(wire)).toEqual([])
      await page.context().close()
    }
    for (const { wire } of [shutOut, gone]) expect(wire.seen.some(({ where }) => where === 'console')).toBe(true)
  }, 120_000)

  test('the bubble wears what was chosen, and says words as words', async () => {
    const { embedCode } = await shop.widget({ own })
    const { page, frame, launcher, open } = await come(shop.site.put('/worn', shopPage(embedCode)))
    expect(await launcher.locator('path').getAttribute('d')).toContain('m10 2.8')
    await open()
    await becomes(() => frame.locator('textarea').getAttribute('placeholder'), 'Ask the potters <b>')
    await frame.getByText('Straight from the workshop').waitFor()
    const footer = frame.getByRole('link', { name: /Larkfield, since 1987/ })
    await becomes(() => footer.getAttribute('href'), 'https://larkfield.example/')
    await becomes(() => frame.getByText('Powered by').count(), 0)
    const styles = await (page.frames()[1] as Frame).evaluate(`(() => {
      const { backgroundColor, color, fontFamily, colorScheme } = getComputedStyle(document.querySelector('.bub'))
      const header = getComputedStyle(document.querySelector('header')).backgroundColor
      return { backgroundColor, color, fontFamily, colorScheme, header }
    })()`)
    expect(styles).toEqual({
      backgroundColor: 'rgb(16, 20, 24)',
      color: 'rgb(242, 239, 230)',
      fontFamily: expect.stringContaining('Georgia'),
      colorScheme: 'dark',
      header: 'rgb(20, 50, 58)',
    })
    await page.context().close()
  }, 120_000)

  test('a website that has the former line keeps its names', async () => {
    const { id } = await shop.widget({ own })
    const line = `<script async src="${shop.deployment.address}/widget.js?id=${id}" data-widget-id="${id}"></script>`
    const { wire, page, open, frame } = await come(shop.site.put('/former', shopPage(line)))
    await open()
    await frame.getByText('Straight from the workshop').waitFor()
    await wire.look(page)
    await wire.settled()
    // It also shows that the test above finds a name where there is one.
    const places = traces(wire).join(' ')
    for (const where of ['document', 'answer of']) expect(places).toContain(where)
    expect(await page.evaluate('typeof window.Docent.open')).toBe('function')
    await becomes(() => page.locator('docent-bubble').count(), 1)
    await page.context().close()
  }, 120_000)
})
