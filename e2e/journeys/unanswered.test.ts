import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { becomes } from '../browser/becomes.ts'
import { findChromium, launchBrowser } from '../browser/browser.ts'
import { eventually } from '../client/client.ts'
import { signInBrowser, toastOf } from '../client/dashboard.ts'
import { enter, type WidgetVisitor } from '../client/visitor.ts'
import { openShop, type Shop } from '../sites/shop.ts'
import { describeShared, type Deploy } from './deployments.ts'
import { looksGood } from './looks-good.ts'

const chromium = await findChromium()
const unless = chromium ? undefined : 'no Chromium on this machine'

const NORWAY = 'Do you deliver to Norway?'
const IN_OTHER_WORDS = 'Is delivery to Norway possible?'
/** It has no word of the question, and none of the answer. */
const IN_A_WORDING = 'Are fjords too far away?'

function journey(deploy: Deploy): void {
  let shop: Shop
  let browser: Browser
  let context: BrowserContext
  let page: Page
  let widgetId: string
  const come = (id = widgetId): Promise<WidgetVisitor> => enter(shop.deployment.address, id, shop.site.address)

  beforeAll(async () => {
    shop = await openShop({ deploy, plan: 'pro' })
    widgetId = (await shop.widget()).id
    browser = await launchBrowser()
    context = await signInBrowser(browser, shop.deployment.address, { email: shop.owner.user.email })
    page = await context.newPage()
  }, 480_000)
  afterAll(async () => {
    await browser?.close()
    await shop?.close()
  })

  const card = (words: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: words }) })
  const results = () => page.getByRole('region', { name: /^Asked again/ })

  test('what visitors asked in vain is answered once, asked again, and stays answered in other words', async () => {
    const vera = await come()
    await vera.ask(NORWAY)
    await (await come()).ask(IN_OTHER_WORDS)
    await vera.ask('Do you sell skateboards?')
    await page.goto('/conversations')
    await page.getByRole('link', { name: 'Unanswered' }).press('Enter')
    await page.getByRole('heading', { name: 'Unanswered', level: 1 }).waitFor()
    await card('Norway').getByText('asked 2 times by 2 visitors').waitFor()
    await looksGood(page)

    await card('Norway').getByRole('button', { name: 'Answer It' }).press('Enter')
    await page.getByLabel('Question', { exact: true }).fill(NORWAY)
    await page.getByRole('button', { name: 'Save and Ask Again' }).press('Enter')
    await page.getByText('Write the answer.').waitFor()
    await page.getByLabel('Answer', { exact: true }).fill('Yes, we deliver to Norway within **six days** for 15 euros.')
    await page.getByRole('button', { name: 'Save and Ask Again' }).press('Enter')
    await results().getByRole('heading', { name: 'All 2 are answered now' }).waitFor()
    await results().getByText('six days').first().waitFor()
    await looksGood(page)
    await results().getByRole('button', { name: 'Done' }).press('Enter')
    await card('skateboards').waitFor()
    await becomes(() => card('Norway').count(), 0)

    const visitor = await come()
    const told = await eventually(async () => {
      const reply = await visitor.ask('Can you ship to Norway?')
      return reply.answered ? reply : undefined
    }, 'every process to know of the answer')
    expect(told.answer).toContain('15 euros')
    expect(told.sources[0]?.title).toBe('Your answers')
  }, 240_000)

  test('what needs no answer is put away, and taken back', async () => {
    await card('skateboards').getByRole('button', { name: 'Needs No Answer' }).press('Enter')
    await page.getByText('Put away').waitFor()
    await card('skateboards').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Take Back' }).press('Enter')
    await card('skateboards').waitFor()
  }, 120_000)

  test('answers are read, changed and deleted, and are no documents of the plan', async () => {
    await page.getByRole('link', { name: 'Your answers' }).press('Enter')
    await card(NORWAY).getByText('Ready').waitFor()
    await looksGood(page)
    await card(NORWAY).getByRole('button', { name: 'Edit' }).press('Enter')
    await page.getByLabel('Answer', { exact: true }).fill('Yes, we deliver to Norway within nine days.')
    await page.getByLabel('Other wordings').fill(IN_A_WORDING)
    await page.getByRole('button', { name: 'Save', exact: true }).press('Enter')
    await toastOf(page, 'Answer saved')
    await card(NORWAY).filter({ hasText: 'six days' }).waitFor({ state: 'detached' })
    await card(NORWAY).getByText('nine days').waitFor()
    await card(NORWAY).getByText('found by 1 other wording, too').waitFor()
    const inWording = await eventually(async () => {
      const reply = await (await come()).ask(IN_A_WORDING)
      return reply.answered ? reply : undefined
    }, 'the answer to be found by its other wording')
    expect(inWording.answer).toContain('nine days')
    expect(inWording.sources[0]?.headings.at(-1)).toBe(NORWAY)
    await page.goto('/documents')
    await page.getByText('Returns and refunds 2025').first().waitFor()
    await becomes(() => page.getByText('Your answers').count(), 0)

    await page.goto('/conversations/answers')
    await card(NORWAY).getByRole('button', { name: 'Delete' }).press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter')
    await toastOf(page, 'Answer deleted')
    await page.getByRole('heading', { name: 'You have not written an answer yet' }).waitFor()
    const visitor = await come()
    await eventually(async () => ((await visitor.ask(NORWAY)).answered ? undefined : true), 'the answer to be gone')
    await page.getByRole('link', { name: 'Unanswered' }).press('Enter')
    await card(NORWAY).waitFor()
  }, 240_000)

  test('an answer that was given is bettered where its conversation shows it', async () => {
    const told = await eventually(async () => {
      const reply = await (await come()).ask('How long may unused pieces be returned?')
      return reply.answered ? reply : undefined
    }, 'an answer')
    expect(told.answer).toContain('30 days')
    await page.goto('/conversations')
    await page
      .getByRole('listitem')
      .filter({ hasText: 'How long may unused pieces be returned?' })
      .getByRole('button')
      .press('Enter')
    await page.getByRole('button', { name: 'Write a Better Answer' }).press('Enter')
    await page.getByLabel('Question', { exact: true }).fill('For how many days may unused pieces be returned?')
    await page
      .getByLabel('Answer', { exact: true })
      .fill('Since June unused pieces may be returned for **sixty days**.')
    await page.getByRole('button', { name: 'Save and Ask Again' }).press('Enter')
    await results().getByRole('heading', { name: 'All 2 are answered now' }).waitFor()
    await results().getByText('As you wrote it').waitFor()
    await results().getByText('sixty days').first().waitFor()
    await results().getByRole('button', { name: 'Done' }).press('Enter')
    // The focus comes back a frame after the button; what is pressed before goes to the button.
    await page.locator(':focus', { hasText: 'Write a Better Answer' }).waitFor()
    await page.getByRole('link', { name: 'Unanswered' }).press('Enter')
    await page.getByRole('heading', { name: 'Unanswered', level: 1 }).waitFor()
  }, 120_000)

  test('an answer to what two chatbots were asked is given by the one it is true for, and by no other', async () => {
    const CARDS = 'Do you take cards?'
    const kennel = (await shop.widget({ name: 'Larkfield Kennel' })).id
    await (await come()).ask(CARDS)
    await (await come(kennel)).ask(CARDS)
    await page.reload()
    await card(CARDS).getByText('Larkfield Kennel and Larkfield Pottery').waitFor()
    await card(CARDS).getByRole('button', { name: 'Answer It' }).press('Enter')
    const choice = page.getByRole('group', { name: 'Which chatbots give it' })
    await choice.getByLabel('Only some').check()
    await looksGood(page)
    await choice.getByLabel('Larkfield Kennel').uncheck()
    await page.getByLabel('Answer', { exact: true }).fill('Yes, in the pottery we take cards from five euros on.')
    await page.getByRole('button', { name: 'Save and Ask Again' }).press('Enter')
    await results().getByRole('heading', { name: 'Answered now' }).waitFor()
    await results().getByText('One question stays open').waitFor()
    await results().getByRole('button', { name: 'Done' }).press('Enter')
    await card(CARDS).getByText('Larkfield Kennel').waitFor()

    await eventually(
      async () => ((await (await come()).ask(CARDS)).answered ? true : undefined),
      'the pottery to say it',
    )
    const elsewhere = await (await come(kennel)).ask(CARDS)
    expect(elsewhere.answer + JSON.stringify(elsewhere.sources)).not.toContain('five euros')
    await page.getByRole('link', { name: 'Your answers' }).press('Enter')
    await card(CARDS).getByText('given by Larkfield Pottery').waitFor()
    await looksGood(page)
  }, 240_000)
}

describeShared('what visitors ask in vain', journey, unless)
