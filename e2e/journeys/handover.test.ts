import { afterAll, beforeAll, expect, test } from '@jest/globals'
import * as api from '@docent/proto/http'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { becomes } from '../browser/becomes.ts'
import { findChromium, launchBrowser } from '../browser/browser.ts'
import { eventually, Refused } from '../client/client.ts'
import { signInBrowser, toastOf } from '../client/dashboard.ts'
import { openShop, visit, type Shop, type Visitor } from '../sites/shop.ts'
import { shopPage } from '../sites/site.ts'
import { describeShared, type Deploy } from './deployments.ts'
import { looksGood } from './looks-good.ts'

const chromium = await findChromium()
const unless = chromium ? undefined : 'no Chromium on this machine'

function journey(deploy: Deploy): void {
  let shop: Shop
  let browser: Browser
  let context: BrowserContext
  let page: Page
  let address: string
  let visitors: BrowserContext
  let vera: Visitor

  beforeAll(async () => {
    shop = await openShop({ deploy, plan: 'business' })
    const { embedCode } = await shop.widget()
    address = shop.site.put('/', shopPage(embedCode))
    browser = await launchBrowser()
    context = await signInBrowser(browser, shop.deployment.address, { email: shop.owner.user.email })
    page = await context.newPage()
    // The chat service hears of the plan a moment later.
    await eventually(
      () => shop.owner.call(api.handoverSettings, {}).then(({ isEntitled }) => isEntitled || undefined),
      'the plan to be known',
    )
  }, 480_000)
  afterAll(async () => {
    await browser?.close()
    await shop?.close()
  })

  const linesOf = async ({ frame }: Visitor) => (await frame.locator('.human p').allTextContents()).join(' | ')
  const say = async (text: string) => {
    await page.getByLabel('Answer the visitor').fill(text)
    await page.getByRole('button', { name: 'Send', exact: true }).press('Enter')
  }

  test('an owner says when somebody is there, and from then on the bubble offers a person', async () => {
    await page.goto('/conversations/handover')
    await page.getByRole('checkbox', { name: 'Visitors may ask for a person' }).check()
    for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']) {
      await page.getByRole('checkbox', { name: day }).uncheck()
    }
    await page.getByRole('button', { name: 'Save' }).press('Enter')
    await toastOf(page, 'Saved')
    await page.getByText('Always open').waitFor()
    await looksGood(page)

    visitors = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
    vera = await visit(visitors, address)
    await vera.open()
    await vera.frame.getByRole('button', { name: 'Talk to a person' }).press('Enter')
    await vera.frame.getByText('Looking for a person. You can write already.').waitFor()
    for (const word of ['Hello?', 'I ordered a blue jug.', 'It came today.', 'My jug has a crack.'])
      await vera.ask(word)
  }, 240_000)

  test('the owner hears of it on any page, answers, and each reads the other as it happens', async () => {
    await page.goto('/documents')
    await page.getByText('A visitor wants to talk to a person.').waitFor()
    await page.waitForFunction(`document.title.startsWith('(1) ')`)
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 500 })
      await page.goto('/conversations/handover')
      await page.getByText('A visitor wants to talk to a person.').waitFor()
      await page.getByRole('button', { name: 'Save' }).scrollIntoViewIfNeeded()
      await page.waitForFunction('scrollY > 200')
      const bar = await page.getByRole('link', { name: 'Answer', exact: true }).boundingBox()
      expect(bar?.y).toBeGreaterThan(50)
      expect(bar?.y).toBeLessThan(160)
    }
    // Low enough for the talk to be longer than its room.
    await page.setViewportSize({ width: 1280, height: 620 })
    await page.getByRole('link', { name: 'Answer', exact: true }).press('Enter')
    const thread = page.getByRole('region', { name: 'Conversation', exact: true })
    await thread.getByText('My jug has a crack.').waitFor()
    await vera.frame.getByText(/ is here\.$/).waitFor()
    await page.getByLabel('Answer the visitor').waitFor()
    // Said once: what is reloaded or sent to somebody does not speak by itself.
    expect(new URL(page.url()).searchParams.has('speak')).toBe(false)
    // The field took its room from the talk, of which the end is in sight still.
    await page.waitForFunction(`(() => {
      const talk = document.querySelector('.thread-turns')
      return talk.scrollHeight > talk.clientHeight && talk.scrollTop + talk.clientHeight > talk.scrollHeight - 2
    })()`)
    await vera.frame.getByRole('textbox', { name: 'Write a message' }).waitFor()
    await becomes(() => vera.field.getAttribute('placeholder'), 'Write a message')
    await page.getByLabel('Answer the visitor').pressSequentially('Ple')
    await vera.frame.getByText(/ is writing…$/).waitFor()
    await say('Please send me a picture of it.')
    await vera.frame.getByText('Please send me a picture of it.').first().waitFor()
    await vera.ask('I have none at hand.')
    await thread.getByText('I have none at hand.').waitFor()
    await looksGood(page)
    // Lower still, all of it is reached inside its card, and it stands in one of both lists.
    await page.setViewportSize({ width: 1280, height: 500 })
    await thread.getByRole('textbox', { name: /note/i }).scrollIntoViewIfNeeded()
    await page.waitForFunction(`(() => {
      const bottomOf = (one) => document.querySelector(one).getBoundingClientRect().bottom
      return bottomOf('.thread-note') <= bottomOf('.thread') + 1 && bottomOf('.thread') <= innerHeight
    })()`)
    await becomes(() => page.locator('.inbox-row').count(), 1)
  }, 240_000)

  test('what is said while the network is cut is there after it, once and in order, and so it is after a reload', async () => {
    await visitors.setOffline(true)
    await vera.frame.getByText('The connection was lost. Connecting again…').waitFor()
    await say('Then describe it.')
    await say('Is it the handle?')
    await page.getByRole('region', { name: 'Conversation', exact: true }).getByText('Is it the handle?').waitFor()
    await visitors.setOffline(false)
    await vera.frame.getByText('Is it the handle?').first().waitFor()
    const said = 'Please send me a picture of it. | Then describe it. | Is it the handle?'
    expect(await linesOf(vera)).toBe(said)

    const second = await visit(visitors, address)
    await second.open()
    await second.frame.getByText('Is it the handle?').first().waitFor()
    await second.ask('Yes, the handle.')
    await page.getByRole('region', { name: 'Conversation', exact: true }).getByText('Yes, the handle.').waitFor()
    await vera.frame.getByText('Yes, the handle.').waitFor()
    expect([await linesOf(vera), await linesOf(second)]).toEqual([said, said])
    await becomes(() => vera.frame.getByText('Yes, the handle.').count(), 1)
    await second.page.close()
  }, 240_000)

  test('handed back with a click, the bot answers again, and a summary stays', async () => {
    await page.getByRole('button', { name: 'Hand Back to the Bot' }).press('Enter')
    await page.getByText('It was handed back to the bot.').waitFor()
    await page.getByText(/^Summary: \d+ lines with /).waitFor()
    await vera.frame.getByText('The assistant answers again.').waitFor()
    await becomes(() => vera.field.getAttribute('placeholder'), 'Ask a question')
    await vera.ask('How many days do I have to return unused pieces?')
    await vera.frame.getByText('30 days').first().waitFor()
  }, 120_000)

  test('an owner without the plan is told where it comes from', async () => {
    const refused = await shop.owner
      .call(api.changeSubscription, { body: { plan: 'pro' } })
      .catch((error: unknown) => error)
    expect(refused).not.toBeInstanceOf(Refused)
    await eventually(
      () => shop.owner.call(api.handoverSettings, {}).then(({ isEntitled }) => !isEntitled || undefined),
      'the plan to be known',
    )
    await page.goto('/conversations/handover')
    await page.getByText('Live agent handover comes with a larger plan.').waitFor()
  }, 120_000)
}

describeShared('a person in place of the bot', journey, unless)
