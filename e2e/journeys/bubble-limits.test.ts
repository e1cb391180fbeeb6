import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { getAnswer, widgetSession } from '@docent/proto/http'
import { DEFAULT_PLANS } from '@docent/proto/plans'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { findChromium, launchBrowser } from '../browser/browser.ts'
import { call, eventually } from '../client/client.ts'
import { openShop, visit, type Shop, type ShopOptions, type Visitor } from '../sites/shop.ts'
import { shopPage } from '../sites/site.ts'

const chromium = await findChromium()
const journey = chromium ? describe : describe.skip
const name = 'a visitor who is turned away'
const question = 'How many days do I have to return unused pieces?'

journey(chromium ? name : `${name} [skipped: no Chromium on this machine]`, () => {
  let browser: Browser
  let folder: string
  let shop: Shop | undefined

  beforeAll(async () => {
    browser = await launchBrowser()
    folder = await mkdtemp(join(tmpdir(), 'docent-limits-'))
  })
  afterAll(async () => {
    await browser?.close()
    await shop?.close()
    await rm(folder, { recursive: true, force: true })
  })

  async function open(options: ShopOptions): Promise<Shop> {
    await shop?.close()
    return (shop = await openShop(options))
  }

  async function come({ site }: Shop, embedCode: string, lang = 'en'): Promise<Visitor> {
    const context = await browser.newContext({ reducedMotion: 'reduce' })
    const visitor = await visit(context, site.put(`/${lang}`, shopPage(embedCode, { lang })))
    await visitor.open()
    await visitor.ask(question)
    return visitor
  }

  /** What is said is read aloud, too, and the field is off but keeps the focus in the card. */
  async function isTold({ page, frame, field }: Visitor, sentence: RegExp): Promise<void> {
    await frame.locator('.bot').filter({ hasText: sentence }).waitFor()
    expect(await frame.locator('.log + [role=status]').textContent()).toMatch(sentence)
    expect(await frame.locator('.bad').count()).toBe(0)
    expect(await field.getAttribute('readonly')).not.toBeNull()
    await page.context().close()
  }

  test("at the monthly limit reads the server's sentence as the answer, without a word about plans", async () => {
    const plans = DEFAULT_PLANS.map((plan) => ({ ...plan, messagesPerMonth: 1 }))
    const file = join(folder, 'plans.json')
    await writeFile(file, JSON.stringify(plans))
    const own = await open({ env: { PLANS_FILE: file } })
    const { embedCode } = await own.widget()
    const first = await come(own, embedCode)
    await first.frame.getByText('30 days').first().waitFor()
    await first.ask('And how long are vouchers valid?')
    const sentence = /^Monthly message limit reached\. This assistant answers again on 1 [A-Z][a-z]+\.$/
    await first.frame.locator('.bot p').filter({ hasText: sentence }).waitFor()
    await first.frame.getByPlaceholder('Not available right now').waitFor()
    await first.page.context().close()
    await isTold(
      await come(own, embedCode, 'de'),
      /Das Nachrichtenlimit ist erreicht\. Dieser Assistent antwortet in \d+ Tag(en)? wieder\./,
    )
  }, 120_000)

  test("at the widget's daily limit reads when to come back, in any language, and the owner is told once", async () => {
    const own = await open({})
    const { embedCode } = await own.widget({ name: 'Larkfield Pottery', dailyAnswerLimit: 1 })
    const first = await come(own, embedCode)
    await first.frame.getByText('30 days').first().waitFor()
    await first.page.context().close()
    await isTold(
      await come(own, embedCode),
      /Daily limit reached\. This assistant answers again in \d+ (hour|minute|second)s?\./,
    )
    await isTold(
      await come(own, embedCode, 'ja'),
      /メッセージ数の上限に達しました。\d+ (時間|分|秒)後にまたお答えします。/,
    )
    const told = async () => (await own.deployment.mails()).filter((one) => one.includes('daily limit'))
    await eventually(async () => ((await told()).length > 0 ? true : undefined), 'the owner to be told')
    expect(await told()).toEqual(['Your chatbot Larkfield Pottery has reached its daily limit'])
  }, 120_000)

  test('who asks too fast is told so in their language, and may try again', async () => {
    const own = await open({ env: { CHAT_WIDGET_PER_MINUTE: '1' } })
    const { id, embedCode } = await own.widget()
    const headers = { origin: own.site.address }
    const { token } = await call(own.deployment.address, widgetSession, { body: { widgetId: id }, headers })
    await call(own.deployment.address, getAnswer, {
      body: { question, widgetId: id },
      headers: { ...headers, authorization: `Bearer ${token}` },
    })
    const visitor = await come(own, embedCode, 'fr')
    await visitor.frame
      .getByText(/Cela fait beaucoup de questions en peu de temps\. Réessayez dans \d+ (secondes?|minute)\./)
      .first()
      .waitFor()
    await visitor.frame.getByRole('button', { name: 'Réessayer' }).waitFor()
    await visitor.page.context().close()
  }, 120_000)

  test('on a website that is not allowed reads so in the language of the page', async () => {
    const own = await open({})
    const { embedCode } = await own.widget({ allowedDomains: ['elsewhere.example'] })
    const context = await browser.newContext()
    const page = own.site.put('/ar', shopPage(embedCode, { lang: 'ar', attributes: 'dir="rtl"' }))
    const { launcher, page: shown } = await visit(context, page)
    await launcher.click()
    await shown.getByRole('alert').getByText('هذا المساعد غير متاح على هذا الموقع.').waitFor()
    await shown.getByRole('button', { name: 'إغلاق' }).click()
    await shown.getByRole('alert').waitFor({ state: 'hidden' })
    await context.close()
  }, 120_000)
})
