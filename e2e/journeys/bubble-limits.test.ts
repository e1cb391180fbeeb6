import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { getAnswer, widgetSession } from '@docent/proto/http'
import { DEFAULT_PLANS } from '@docent/proto/plans'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { becomes } from '../browser/becomes.ts'
import { findChromium, launchBrowser } from '../browser/browser.ts'
import { call, eventually } from '../client/client.ts'
import { moveIn, openShop, visit, type Shop, type Visitor } from '../sites/shop.ts'
import { shopPage } from '../sites/site.ts'
import { describeDeployments, type Deploy } from './deployments.ts'

const chromium = await findChromium()
const unless = chromium ? undefined : 'no Chromium on this machine'
const question = 'How many days do I have to return unused pieces?'
/** As many as one visitor of the other tests asks. */
const PER_MINUTE = 3

function journey(deploy: Deploy): void {
  let browser: Browser
  let folder: string
  let shop: Shop

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'docent-limits-'))
    const plans = DEFAULT_PLANS.map((plan) => (plan.id === 'free' ? { ...plan, messagesPerMonth: 1 } : plan))
    const file = join(folder, 'plans.json')
    await writeFile(file, JSON.stringify(plans))
    shop = await openShop({
      deploy,
      plan: 'business',
      env: { PLANS_FILE: file, CHAT_WIDGET_PER_MINUTE: String(PER_MINUTE) },
    })
    browser = await launchBrowser()
  }, 480_000)
  afterAll(async () => {
    await browser?.close()
    await shop?.close()
    await rm(folder, { recursive: true, force: true })
  })

  async function open(embedCode: string, lang = 'en'): Promise<Visitor> {
    const context = await browser.newContext({ reducedMotion: 'reduce' })
    const visitor = await visit(context, shop.site.put(`/${lang}`, shopPage(embedCode, { lang })))
    await visitor.open()
    return visitor
  }

  async function come(embedCode: string, lang?: string): Promise<Visitor> {
    const visitor = await open(embedCode, lang)
    await visitor.ask(question)
    return visitor
  }

  /** What is said is read aloud, too, and the field is off but keeps the focus in the card. */
  async function isTold({ page, frame, field }: Visitor, sentence: RegExp): Promise<void> {
    await frame.locator('.bot').filter({ hasText: sentence }).waitFor()
    await frame.locator('.log + [role=status]').filter({ hasText: sentence }).waitFor({ state: 'attached' })
    await becomes(() => frame.locator('.bad').count(), 0)
    await field.and(frame.locator('[readonly]')).waitFor()
    // Who is not answered today can still reach the owner.
    await frame.locator('.way').waitFor()
    await page.context().close()
  }

  test("at the monthly limit reads the server's sentence as the answer, without a word about plans", async () => {
    const frugal = await moveIn(shop.deployment, shop.site, { email: 'frugal@larkfield.example' })
    const { embedCode } = await frugal.widget()
    const first = await come(embedCode)
    await first.frame.getByText('30 days').first().waitFor()
    await first.ask('And how long are vouchers valid?')
    const sentence = /^Monthly message limit reached\. This assistant answers again on 1 [A-Z][a-z]+\.$/
    await first.frame.locator('.bot p').filter({ hasText: sentence }).waitFor()
    await first.frame.getByPlaceholder('Not available right now').waitFor()
    await first.frame.getByRole('button', { name: 'Leave us a message' }).press('Enter')
    await first.frame.getByLabel('Mail address').waitFor()
    await first.page.context().close()
    await isTold(
      await come(embedCode, 'de'),
      /Das Nachrichtenlimit ist erreicht\. Dieser Assistent antwortet in \d+ (Tag(en)?|Stunden?|Minuten?) wieder\./,
    )
  }, 240_000)

  test("at the widget's daily limit reads when to come back, in any language, and the owner is told once", async () => {
    const { embedCode } = await shop.widget({ dailyAnswerLimit: 1 })
    const first = await come(embedCode)
    await first.frame.getByText('30 days').first().waitFor()
    await first.page.context().close()
    await isTold(
      await come(embedCode),
      /Daily limit reached\. This assistant answers again in \d+ (hour|minute|second)s?\./,
    )
    await isTold(await come(embedCode, 'ja'), /メッセージ数の上限に達しました。\d+ (時間|分|秒)後にまたお答えします。/)
    const told = async () => (await shop.deployment.mails()).filter((one) => one.includes('daily limit'))
    await eventually(async () => ((await told()).length > 0 ? true : undefined), 'the owner to be told')
    expect(await told()).toEqual(['Your chatbot Larkfield Pottery has reached its daily limit'])
  }, 240_000)

  test('who asks too fast is told so in their language, and may try again', async () => {
    const { id, embedCode } = await shop.widget()
    const visitor = await open(embedCode, 'fr')
    const { address } = shop.deployment
    const headers = { origin: shop.site.address }
    const { token } = await call(address, widgetSession, { body: { widgetId: id }, headers })
    const asked = { body: { question, widgetId: id }, headers: { ...headers, authorization: `Bearer ${token}` } }
    await Promise.all(Array.from({ length: PER_MINUTE }, () => call(address, getAnswer, asked)))
    await visitor.ask(question)
    await visitor.frame
      .getByText(/Cela fait beaucoup de questions en peu de temps\. Réessayez dans \d+ (secondes?|minute)\./)
      .first()
      .waitFor()
    await visitor.frame.getByRole('button', { name: 'Réessayer' }).waitFor()
    await visitor.page.context().close()
  }, 240_000)

  test('on a website that is not allowed any more reads so in the language of the page, in colors that can be read', async () => {
    // White on it has a contrast of 3.7.
    const { id, embedCode } = await shop.widget({ color: '#3b82f6' })
    const context = await browser.newContext()
    const page = shop.site.put('/ar', shopPage(embedCode, { lang: 'ar', attributes: 'dir="rtl"' }))
    const { launcher, page: shown } = await visit(context, page)
    await launcher.waitFor()
    await shop.shutOut(id, { color: '#3b82f6' })
    await launcher.click()
    await shown.getByRole('alert').getByText('هذا المساعد غير متاح على هذا الموقع.').waitFor()
    const worn = await shown.locator('docent-bubble h2').evaluate((title) => {
      const styleOf = (element: typeof title) => element.ownerDocument.defaultView?.getComputedStyle(element)
      return [styleOf(title)?.color, styleOf(title.closest('section') ?? title)?.backgroundImage]
    })
    expect(worn).toEqual(['rgb(255, 255, 255)', expect.stringContaining('rgb(43, 114, 229)')])
    await shown.getByRole('button', { name: 'إغلاق' }).click()
    await shown.getByRole('alert').waitFor({ state: 'hidden' })
    await context.close()
  }, 240_000)
}

describeDeployments('a visitor who is turned away', journey, unless)
