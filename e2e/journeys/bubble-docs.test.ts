import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { readFile } from 'node:fs/promises'
import type { Browser } from 'playwright-core'
import { findChromium, launchBrowser } from '../browser/browser.ts'
import { openShop, visit, type Shop } from '../sites/shop.ts'
import { shopPage } from '../sites/site.ts'

const chromium = await findChromium()
const journey = chromium ? describe : describe.skip
const name = 'the examples for integrators'
const guide = await readFile(new URL('../../docs/integrate/README.md', import.meta.url), 'utf8')
const examples = [...guide.matchAll(/^```html\n(.*?)^```/gms)].map(([, code = '']) => code)
const policy = /^script-src .*$/m.exec(guide)?.[0] ?? ''

journey(chromium ? name : `${name} [skipped: no Chromium on this machine]`, () => {
  let shop: Shop
  let browser: Browser
  let id: string

  beforeAll(async () => {
    shop = await openShop()
    browser = await launchBrowser()
    ;({ id } = await shop.widget())
  }, 240_000)
  afterAll(async () => {
    await browser?.close()
    await shop?.close()
  })

  const filled = (text: string) => text.replaceAll('DOCENT', shop.deployment.address).replaceAll('WIDGET', id)
  const come = async (code: string, headers = {}) => {
    const context = await browser.newContext({ reducedMotion: 'reduce' })
    return visit(context, shop.site.put('/', { html: shopPage(filled(code)), headers }))
  }

  test('there are four, and a policy', () => {
    expect(examples).toHaveLength(4)
    expect(policy).toContain('script-src')
  })

  test('the snippet works under the policy that the guide names', async () => {
    const headers = { 'content-security-policy': `default-src 'none'; ${filled(policy)}` }
    const { open, page } = await come(examples[0] ?? '', headers)
    await open()
    await page.context().close()
  }, 120_000)

  test('attributes choose place and language', async () => {
    const { open, launcher, frame, page } = await come(examples[1] ?? '')
    expect(await launcher.boundingBox()).toMatchObject({ x: 20, y: 20 })
    await open()
    await frame.getByPlaceholder('Stellen Sie eine Frage').waitFor()
    await page.context().close()
  }, 120_000)

  test('calls wait for the script', async () => {
    const context = await browser.newContext({ reducedMotion: 'reduce' })
    const page = await context.newPage()
    const said = page.waitForEvent('console', { predicate: (message) => message.text().includes('three years') })
    await page.goto(shop.site.put('/', shopPage(filled(examples[2] ?? ''))))
    expect((await said).text()).toMatch(/^true /)
    await context.close()
  }, 120_000)

  test('a button of the page opens it', async () => {
    const { field, launcher, page } = await come(examples[3] ?? '')
    await launcher.waitFor()
    await page.getByRole('button', { name: 'Ask us' }).click()
    await field.waitFor()
    await page.context().close()
  }, 120_000)
})
