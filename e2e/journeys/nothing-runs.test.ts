import { afterAll, beforeAll, expect, test } from '@jest/globals'
import * as api from '@docent/proto/http'
import { payloads } from '@docent/runtime/testing/payloads.ts'
import { readMail } from '@docent/runtime/testing/read-mail.ts'
import type { Browser, Page } from 'playwright-core'
import { findChromium, launchBrowser } from '../browser/browser.ts'
import { watch, type Watched } from '../browser/watched.ts'
import { call, eventually } from '../client/client.ts'
import { openShop, type Shop } from '../sites/shop.ts'
import { describePages, type Deploy } from './deployments.ts'

const chromium = await findChromium()
const unless = chromium ? undefined : 'no Chromium on this machine'
/** Frames and launchers on one page; more would only make it slow. */
const BATCH = 42
/** Messages of the contact form under way: more than any website has. */
const AT_ONCE = 4
const TEAM = 'team@larkfield.example'
const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
const table = (where: string) => `[table: script payloads in ${where}: ${payloads.length}, 0 run]`

function journey(deploy: Deploy): void {
  let shop: Shop
  let browser: Browser
  let page: Page
  let watched: Watched

  beforeAll(async () => {
    shop = await openShop({ deploy, plan: 'business', env: { CONTACT_PER_HOUR: '10000', CONTACT_TO: TEAM } })
    browser = await launchBrowser()
    page = await browser.newPage({ viewport: { width: 1280, height: 860 }, reducedMotion: 'reduce' })
    page.setDefaultTimeout(120_000)
    watched = watch(page, [shop.deployment.address, shop.site.address])
  }, 480_000)
  afterAll(async () => {
    await browser?.close()
    await shop?.close()
  })

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
  }, 600_000)

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
    for (let from = 0; from < payloads.length; from += AT_ONCE) {
      await Promise.all(payloads.slice(from, from + AT_ONCE).map(send))
    }
    const letters = await eventually(async () => {
      const all = (await shop.deployment.letters()).filter((one) => one.includes(`To: ${TEAM}`))
      return all.length >= payloads.length ? all : undefined
    }, 'every mail')
    const shown = await browser.newPage()
    const own = watch(shown, [])
    for (const letter of letters) {
      const { html } = await readMail(letter)
      expect(html).toContain('visitor@example.org')
      await shown.setContent(html)
      expect(await shown.locator('script, img, iframe, svg, object, [onclick], [onerror]').count()).toBe(0)
    }
    expect(await own.ran()).toBe(0)
    expect(own.foreign).toEqual([])
    await shown.close()
  }, 600_000)
}

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

describePages('what people type never runs', journey, unless)
