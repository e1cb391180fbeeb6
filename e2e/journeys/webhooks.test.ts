import { verifiedWebhook } from '@docent/client'
import * as api from '@docent/proto/http'
import { createScript, startLocalServer, type LocalServer } from '@docent/runtime/testing/local-server.ts'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { IncomingHttpHeaders } from 'node:http'
import type { Browser, Page } from 'playwright-core'
import { findChromium, launchBrowser } from '../browser/browser.ts'
import { eventually } from '../client/client.ts'
import { signInBrowser, toastOf } from '../client/dashboard.ts'
import { enter } from '../client/visitor.ts'
import { openShop, type Shop } from '../sites/shop.ts'
import { describeShared, type Deploy } from './deployments.ts'

const chromium = await findChromium()
const unless = chromium ? undefined : 'no Chromium on this machine'

function journey(deploy: Deploy): void {
  let shop: Shop
  let browser: Browser
  let page: Page
  let receiver: LocalServer
  let widgetId: string
  let secret = ''
  const script = createScript()
  const taken: { headers: IncomingHttpHeaders; body: string }[] = []
  const typesTaken = () => taken.map(({ body }) => (JSON.parse(body) as { type: string }).type)

  beforeAll(async () => {
    receiver = await startLocalServer((request, response) => {
      let body = ''
      request.setEncoding('utf8').on('data', (piece: string) => {
        body += piece
      })
      request.on('end', () => {
        taken.push({ headers: request.headers, body })
        script.answer(response)
      })
    })
    script.play((response) => response.writeHead(200).end('thanks'))
    shop = await openShop({ deploy, plan: 'business' })
    widgetId = (await shop.widget()).id
    browser = await launchBrowser()
    const context = await signInBrowser(browser, shop.deployment.address, { email: shop.owner.user.email })
    page = await context.newPage()
  }, 480_000)
  afterAll(async () => {
    await browser?.close()
    await shop?.close()
    await receiver?.stop()
  })

  const ask = async (question: string) =>
    (await enter(shop.deployment.address, widgetId, shop.site.address)).ask(question)
  const press = (name: string) => page.getByRole('button', { name, exact: true }).press('Enter')
  const inDialog = (name: string) => page.getByRole('dialog').getByRole('button', { name }).press('Enter')
  const row = (words: string) => page.locator('.deliveries > li').filter({ hasText: words })

  test('a webhook is added from the account, and its secret is shown once', async () => {
    // The plan is heard of a moment later.
    await eventually(
      async () => (await shop.owner.call(api.listWebhooks)).isAllowed || undefined,
      'the plan to be known',
    )
    await page.goto('/account')
    await page.getByRole('link', { name: 'Open Webhooks' }).press('Enter')
    await page.getByRole('heading', { name: 'No webhook yet' }).waitFor()
    await press('Add a Webhook')
    await page.getByLabel('Address', { exact: true }).fill('https://name:word@shop.example/docent')
    await press('Save Webhook')
    await page.getByText('it must not hold a name or a password').waitFor()
    await page.getByLabel('Address', { exact: true }).fill(receiver.url)
    await page.getByLabel('What is it for?').fill('Team chat')
    await page.getByRole('checkbox', { name: /^Document deleted/ }).uncheck()
    await press('Save Webhook')
    await page.getByRole('heading', { name: 'Copy the secret now' }).waitFor()
    secret = (await page.locator('.shown-once code').textContent()) ?? ''
    expect(secret).toMatch(/^whsec_/)
    await press('I Have It')
    await page.reload()
    await page.getByRole('heading', { name: receiver.url }).waitFor()
    expect(await page.content()).not.toContain(secret)
  }, 120_000)

  test('a test is a signed message, and the page shows what was answered', async () => {
    await press('Send a Test')
    await page.getByText('The test arrived: 200').waitFor()
    await page.getByText('thanks').waitFor()
    const [{ headers, body } = { headers: {}, body: '' }] = taken
    expect(await verifiedWebhook({ headers, body, secret })).toMatchObject({ type: 'webhook.ping', version: 1 })
  })

  test('what a visitor asked arrives; what was refused is sent again at a press', async () => {
    await ask('How many days do I have to return unused pieces?')
    await eventually(async () => typesTaken().includes('answer.completed') || undefined, 'the answer to be told')
    script.play((response) => response.writeHead(410).end())
    await ask('Which planet is the largest of all?')
    await eventually(async () => typesTaken().includes('answer.unanswered') || undefined, 'the question to be told')
    // What was answered is written down a moment after it was answered.
    const isOff = async () => (await shop.owner.call(api.listWebhooks)).webhooks.some(({ off }) => off) || undefined
    await eventually(isOff, 'the webhook to be switched off')
    await page.reload()
    await page.getByText('Off: it answered 410').waitFor()
    script.play((response) => response.writeHead(204).end())
    await press('Switch On')
    await toastOf(page, 'Webhook switched on')
    await press('Deliveries')
    await row('Question not answered').getByText('Failed').waitFor()
    await row('Question not answered').locator('summary').press('Enter')
    await page.getByText('it answered 410', { exact: true }).waitFor()
    await press('Send Again')
    await toastOf(page, '1 message sent again')
    await eventually(async () => {
      await press('Reload')
      return (await row('Question not answered').getByText('Delivered').count()) > 0 || undefined
    }, 'the message to arrive')
    const ids = taken
      .filter((_, at) => typesTaken()[at] === 'answer.unanswered')
      .map((one) => one.headers['webhook-id'])
    expect([ids.length, new Set(ids).size]).toEqual([2, 1])
  }, 120_000)

  test('the link of a message opens the conversation', async () => {
    const told = taken.map(({ body }) => JSON.parse(body) as { type: string; data: { link: string } })
    const link = told.find(({ type }) => type === 'answer.completed')?.data.link ?? ''
    await page.goto(new URL(link).pathname + new URL(link).search)
    await page.locator('.thread').getByText('unused pieces').first().waitFor()
    expect(page.url()).toContain('session=')
    await page.goto('/webhooks')
    await page.getByRole('heading', { name: receiver.url }).waitFor()
  })

  test('a new secret is made after a question, and a webhook deleted', async () => {
    await press('New Secret')
    await inDialog('New Secret')
    await page.getByRole('heading', { name: 'Copy the secret now' }).waitFor()
    expect(await page.locator('.shown-once code').textContent()).not.toBe(secret)
    await press('I Have It')
    await page.getByText('Signed with two secrets until').waitFor()
    await press('Delete')
    await inDialog('Delete')
    await toastOf(page, 'Webhook deleted')
    await page.getByRole('heading', { name: 'No webhook yet' }).waitFor()
  })
}

describeShared('webhooks', journey, unless)
