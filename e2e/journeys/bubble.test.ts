import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { listConversations } from '@docent/proto/http'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { becomes } from '../browser/becomes.ts'
import { findChromium, launchBrowser } from '../browser/browser.ts'
import { copiedOf } from '../browser/copied.ts'
import { eventually } from '../client/client.ts'
import { openShop, visit, type Shop } from '../sites/shop.ts'
import { shopPage } from '../sites/site.ts'
import { describeShared, type Deploy } from './deployments.ts'

const chromium = await findChromium()
const unless = chromium ? undefined : 'no Chromium on this machine'
const focused = (page: Page) => page.locator('docent-bubble button:focus')
const question = 'How many days do I have to return unused pieces?'
const starter = 'How long are gift vouchers valid?'

function journey(deploy: Deploy): void {
  let shop: Shop
  let browser: Browser
  let address: string
  let embedCode: string
  const refused: string[] = []
  const errors: string[] = []

  beforeAll(async () => {
    shop = await openShop({ deploy })
    browser = await launchBrowser()
    ;({ embedCode } = await shop.widget({ starterQuestions: [starter] }))
    address = shop.site.put('/', shopPage(embedCode))
  }, 480_000)
  afterAll(async () => {
    await browser?.close()
    await shop?.close()
  })

  /** A visitor who has never been here. */
  async function newcomer(): Promise<BrowserContext> {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
    context.on('console', (message) => {
      if (/content security policy/i.test(message.text())) refused.push(message.text())
    })
    context.on('weberror', (error) => errors.push(String(error.error())))
    return context
  }

  test('before it is opened, one request has been made; then the frame comes', async () => {
    const page = await (await newcomer()).newPage()
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto(address)
    await page.getByRole('button', { name: 'Chat: Larkfield Pottery' }).waitFor()
    await page.waitForLoadState('networkidle')
    expect(asked.filter((path) => path !== '/')).toEqual(['/widget.js'])
    await page.getByRole('button', { name: 'Chat: Larkfield Pottery' }).click()
    await page.frameLocator('iframe').getByText('Hello! Ask me about orders').waitFor()
    await page.close()
  }, 120_000)

  test('a question that it offers is asked with one press, and then there is no more offer', async () => {
    const { page, frame, open } = await visit(await newcomer(), address)
    await open()
    await frame.getByRole('list', { name: 'You could ask' }).getByRole('button', { name: starter }).click()
    await frame.locator('.bot').filter({ hasText: 'three years' }).waitFor()
    await becomes(() => frame.getByRole('list', { name: 'You could ask' }).count(), 0)
    await frame.locator('.log:focus').waitFor()
    // It is kept once it is whole, which is when it is read aloud.
    await frame.locator('.log + [role=status]').filter({ hasText: 'three years' }).waitFor({ state: 'attached' })
    // Its end is in view, with what stands below it.
    await frame.locator('.log').evaluate(async (log) => {
      while (log.scrollHeight - log.scrollTop - log.clientHeight > 2) await new Promise((done) => setTimeout(done, 20))
    })
    await page.reload()
    await open()
    await frame.getByText('Your earlier conversation').waitFor()
    await becomes(() => frame.getByRole('button', { name: starter }).count(), 0)
    await page.close()
  }, 120_000)

  test('an answer streams in, cites, and its number opens the passage inside the card', async () => {
    const { page, frame, field, open, ask } = await visit(await newcomer(), address)
    await open()
    await ask(question)
    const citation = frame.getByRole('button', { name: /^Source 1, Returns and refunds 2025, page 1$/ })
    await citation.first().waitFor()
    await frame.locator('.log + [role=status]').filter({ hasText: '30 days' }).waitFor({ state: 'attached' })
    const { copied, shown, withoutCitations } = await copiedOf(frame.locator('.bot .md'))
    expect(copied).toBe(withoutCitations)
    expect(copied).not.toBe(shown)
    await citation.first().click()
    await frame.locator('mark').first().waitFor()
    expect((await frame.locator('mark').allInnerTexts()).join(' ')).toContain('30 days')
    await page.keyboard.press('Escape')
    await frame.locator('button.cite:focus').waitFor()
    // The thumb is pressed before the rating has arrived; only one that has arrived is sure to be read again.
    const rated = page.waitForResponse((reply) => reply.url().endsWith('/api/answer-feedback'))
    await frame.getByRole('button', { name: 'Helpful', exact: true }).click()
    await frame.getByRole('button', { name: 'Helpful', exact: true, pressed: true }).waitFor()
    expect((await rated).ok()).toBe(true)
    await becomes(() => field.inputValue(), '')
    await page.reload()
    await open()
    await frame.getByRole('button', { name: 'Helpful', exact: true, pressed: true }).waitFor()

    // Whoever changes their mind says why, and is led on.
    const poor = frame.getByRole('button', { name: 'Not helpful' })
    await poor.click()
    await frame.getByRole('button', { name: 'Leave us a message' }).waitFor()
    const missing = frame.getByLabel('What was missing or wrong?')
    await missing.fill('Who pays for the parcel?')
    await missing.press('Enter')
    await frame.getByText('Thank you, we read this.').waitFor()
    await poor.and(frame.locator(':focus')).waitFor()
    const { conversations } = await shop.owner.call(listConversations, { query: { outcome: 'not-helpful' } })
    expect(conversations).toMatchObject([{ feedback: { helpful: false, comment: 'Who pays for the parcel?' } }])
    await page.close()
  }, 120_000)

  test('the conversation is there again after a page load and in another tab, and a new session clears it', async () => {
    const context = await newcomer()
    const before = await visit(context, address)
    await before.open()
    await before.ask(question)
    await before.frame.locator('.log + [role=status]').filter({ hasText: '30 days' }).waitFor({ state: 'attached' })
    const first = await visit(context, address)
    await first.open()
    await first.frame.getByText(question).waitFor()
    await first.page.reload()
    await first.open()
    await first.frame.getByText('Your earlier conversation').waitFor()
    await first.frame.getByText(question).waitFor()

    await first.frame.getByRole('button', { name: 'Start new session' }).click()
    const dialog = first.frame.getByRole('alertdialog', { name: 'Start New Session' })
    const cancel = dialog.getByRole('button', { name: 'Cancel' })
    await dialog.getByText('Are you sure you want to start a new session? This will clear all chat history.').waitFor()
    await cancel.and(first.frame.locator(':focus')).waitFor()
    await first.page.keyboard.press('Tab')
    await first.page.keyboard.press('Tab')
    await cancel.and(first.frame.locator(':focus')).waitFor()
    await dialog.getByRole('button', { name: 'Yes, Start New Session' }).click()
    await first.frame.getByText(question).waitFor({ state: 'detached' })
    await first.frame.getByText('Hello! Ask me about orders').waitFor()
    await first.page.reload()
    await first.open()
    await first.frame.getByText('Hello! Ask me about orders').waitFor()
    await first.page.close()
  }, 120_000)

  test('Enter sends, Shift+Enter does not', async () => {
    const { page, frame, field, open } = await visit(await newcomer(), address)
    await open()
    await field.fill('Are sale pieces included?')
    await field.press('Shift+Enter')
    await becomes(() => frame.locator('.me').count(), 0)
    await field.fill('  \n ')
    await field.press('Enter')
    await becomes(() => frame.locator('.me').count(), 0)
    await field.fill('Are sale pieces included?')
    await field.press('Enter')
    await frame.locator('.me').waitFor()
    await page.close()
  }, 120_000)

  test('what the documents do not answer is told so, without a number', async () => {
    const { page, frame, open, ask } = await visit(await newcomer(), address)
    await open()
    await ask('Who won the world chess championship in 1972?')
    await frame.getByText('I could not find that in the documents.', { exact: true }).last().waitFor()
    await frame.getByText('I would rather not guess.').last().waitFor()

    const way = frame.getByRole('button', { name: 'Leave us a message' })
    await way.click()
    const form = frame.getByRole('region', { name: 'Leave us a message' })
    await form.getByLabel('Mail address').and(frame.locator(':focus')).waitFor()
    expect(await form.getByLabel('Message', { exact: true }).inputValue()).toContain('chess championship')
    await page.keyboard.press('Escape')
    await way.and(frame.locator(':focus')).waitFor()
    await way.press('Enter')
    await form.getByLabel('Mail address').fill('robin')
    await form.getByLabel('Mail address').press('Enter')
    await form.getByText('Give a mail address like').waitFor()
    await becomes(() => form.getByLabel('Mail address').getAttribute('aria-invalid'), 'true')
    await form.getByLabel('Mail address').fill('robin@example.org')
    await form.getByLabel('Name (optional)').fill('Robin')
    await form.getByRole('button', { name: 'Send message' }).click()
    await frame.locator('.log + [role=status]').filter({ hasText: 'Thank you.' }).waitFor({ state: 'attached' })
    await frame.locator('textarea:focus').waitFor()
    await becomes(() => form.count(), 0)
    await page.reload()
    await open()
    await frame.getByText('Your message', { exact: true }).waitFor()
    await eventually(async () => {
      const [mail] = (await shop.deployment.letters()).filter(
        (text) => text.includes(`To: ${shop.owner.user.email}`) && text.includes('Robin left a message'),
      )
      return mail && /^Reply-To: robin@example\.org\r?$/m.test(mail) ? true : undefined
    }, 'the mail to the owner')
    await page.close()
  }, 120_000)

  test('after a failure the question stays and is asked again, and a draft is kept', async () => {
    const { page, frame, field, open, ask } = await visit(await newcomer(), address)
    await page.route('**/api/get-answer', (route) => route.abort())
    await open()
    await ask(question)
    await frame.getByRole('button', { name: 'Try again' }).waitFor()
    await field.fill('And a bowl that I have used')
    await page.unroute('**/api/get-answer')
    await frame.getByRole('button', { name: 'Try again' }).click()
    await frame.getByText('30 days').first().waitFor()
    await becomes(() => field.inputValue(), 'And a bowl that I have used')
    await page.close()
  }, 120_000)

  test('offline it says so, keeps what is typed, and goes on by itself', async () => {
    const context = await newcomer()
    const { page, frame, field, open } = await visit(context, address)
    await open()
    await context.setOffline(true)
    await frame.getByText('You are offline. You can read on; sending works again when you are back.').waitFor()
    await field.fill('Are sale pieces included?')
    await field.press('Enter')
    await becomes(() => field.inputValue(), 'Are sale pieces included?')
    await context.setOffline(false)
    await frame.getByText('You are offline.').waitFor({ state: 'detached' })
    await field.press('Enter')
    await frame.getByText('Sale pieces are included').first().waitFor()
    await page.close()
  }, 120_000)

  test('the stop button ends an answer that is still being written', async () => {
    const { page, frame, open, ask } = await visit(await newcomer(), address)
    await page.route('**/api/get-answer', () => undefined)
    await open()
    await ask(question)
    await frame.getByRole('button', { name: 'Stop' }).click()
    await frame.getByText('Stopped. What was written so far stays.').first().waitFor()
    await page.close()
  }, 120_000)

  test('with the keyboard alone: in, ask, out, and the focus is back on the launcher', async () => {
    const { page, frame, launcher } = await visit(await newcomer(), address)
    await launcher.waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await focused(page).waitFor()
    await page.keyboard.press('Enter')
    await frame.locator('textarea:focus').waitFor()
    await page.keyboard.type('How long are gift vouchers valid?')
    await page.keyboard.press('Enter')
    await frame.getByText('three years').first().waitFor()
    await page.keyboard.press('Escape')
    await page.locator('iframe').waitFor({ state: 'hidden' })
    await focused(page).waitFor()
    await page.close()
  }, 120_000)

  test('the page speaks to it before and after the script has come', async () => {
    const early = `<script>
      window.heard = []
      window.Docent = window.Docent || []
      Docent.push(['on', 'open', () => heard.push('open')], ['on', 'answer', (detail) => heard.push(detail)])
      Docent.push(['send', ${JSON.stringify(question)}], ['send', 'How long are gift vouchers valid?'])
    </script>`
    const { page, frame, launcher } = await visit(await newcomer(), shop.site.put('/api', shopPage(early + embedCode)))
    await frame.getByText('30 days').first().waitFor()
    await page.waitForFunction('heard.length === 3')
    expect(await page.evaluate('heard')).toMatchObject([
      'open',
      { answered: true, text: expect.stringContaining('30') },
      { answered: true, text: expect.stringContaining('three years') },
    ])
    await page.evaluate('Docent.close()')
    await page.locator('iframe').waitFor({ state: 'hidden' })
    await page.evaluate('Docent.open()')
    await page.locator('iframe').waitFor()
    await page.evaluate('Docent.destroy()')
    await launcher.waitFor({ state: 'detached' })
    await page.close()
  }, 120_000)

  test('nothing broke, and no policy refused anything', () => {
    expect(errors).toEqual([])
    expect(refused).toEqual([])
  })
}

describeShared('a visitor talks to the bubble', journey, unless)
