import * as api from '@docent/proto/http'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { askedForWidgets } from '../browser/asked-by-site.ts'
import { findings, findingsOfColors } from '../browser/axe.ts'
import { findChromium, launchBrowser } from '../browser/browser.ts'
import { overflowing } from '../browser/overflow.ts'
import { onePageEach } from '../browser/renewed.ts'
import { settled } from '../browser/settled.ts'
import { Refused, signUp } from '../client/client.ts'
import { signInBrowser } from '../client/dashboard.ts'
import type { Deployment } from '../deployments/deployment.ts'
import { returnsPdf } from '../fixtures/pdf.ts'
import { chosenDeployment } from './deployments.ts'
import { documentsToChoose, oneDocument } from './states/documents.ts'
import { secondFactorStates } from './states/second-factor.ts'
import { ownDomainStates } from './states/own-domains.ts'
import type { State } from './states/state.ts'
import { webhookStates } from './states/webhooks.ts'

const chromium = await findChromium()
const journey = chromium ? describe : describe.skip
const name = 'every state of the dashboard'

const email = 'ines@larkfield.example'
const newcomer = 'new@larkfield.example'
const question = 'How many days do I have to return unused pieces?'
/** Words that nobody can break: a name of 200 letters, a widget of 100, a person of 100. */
const longTitle = `${'Returnsandrefunds'.repeat(12).slice(0, 196)}.txt`
const longName = 'Larkfieldpottery'.repeat(7).slice(0, 100)
const widths = [1280, 768, 390, 320]

const dialog = (page: Page) => page.getByRole('dialog')
const ask = async (page: Page) => {
  await page.getByText('Ask me anything about your documents.').waitFor()
  // The last that comes: whatever is pressed before it moves away from under the pointer.
  await page.getByRole('button', { name: 'How to connect one' }).waitFor()
  await page.getByPlaceholder('Ask about your documents').fill(question)
  await page.keyboard.press('Enter')
}
const citation = (page: Page) => page.getByRole('button', { name: /^Source 1/ }).first()

/** What a server with such documents says, so that every part of an answer is seen. */
async function givenAnswer(page: Page, support: 'strong' | 'weak'): Promise<void> {
  const rows = [
    ['Basic service', '£60', '£80', '2 working days'],
    ['Full service', '£120', '£175', '4 working days'],
  ]
  const heads = ['Service', 'City and road bike', 'E-bike', 'Ready in']
  const text = [heads, ...rows].map((cells) => cells.join('\t')).join('\n')
  const tables = [{ from: 0, to: text.length, caption: 'Prices of the workshop', heads, rows }]
  const place = { documentId: 'none', title: 'Prices 2026.docx', chunkId: 'none:0', page: null, headings: ['Prices'] }
  const source = { ...place, text, tables, score: 1 }
  const found = { ...source, rank: 1, lexical: 9.1, dense: null, words: ['service', 'e-bike'], cited: true }
  const why: api.Why = {
    question: 'What does a full service of an e-bike cost?',
    language: 'en',
    decided: 'The row and the column of the cell hold every word of the question.',
    confidence: 0.9,
    missing: ['tandem'],
    passages: [found, { ...found, chunkId: 'none:1', rank: 2, lexical: null, dense: 0.61, words: [], cited: false }],
    checks: [{ sentence: 'It takes three days.', problem: '“three days” does not stand there.', cited: [1] }],
    model: 'a model',
    prompt: [{ role: 'system', content: 'Answer from the passages.' }],
    calls: [{ purpose: 'answer', promptTokens: 1_800, completionTokens: 90, ms: 1_600 }],
    timings: { searchMs: 4, totalMs: 1_640 },
  }
  const answer =
    support === 'strong' ? 'Full service, e-bike: £175 [1]' : 'I am not sure: the documents only come near it.'
  const reply = { answer, answered: support === 'strong', support, sources: [source], why, messageId: 'm' }
  await page.route('**/api/get-answer', (route) => route.fulfill({ json: { success: true, ...reply } }))
}

const states: readonly State[] = [
  {
    title: 'documents, with names nobody can break',
    path: '/documents',
    until: (page) => page.getByRole('heading', { name: longTitle }).first().waitFor(),
  },
  oneDocument(longTitle, longName),
  documentsToChoose,
  {
    title: 'documents, before one is deleted',
    path: '/documents',
    async until(page) {
      await page
        .getByRole('button', { name: `Delete ${longTitle}` })
        .first()
        .click()
      await dialog(page).getByText(longName).waitFor()
    },
  },
  {
    title: 'documents, none yet, with the first steps',
    path: '/documents',
    as: 'newcomer',
    async until(page) {
      await page.getByRole('heading', { name: 'Nothing here yet' }).waitFor()
      await page.getByRole('heading', { name: 'First steps' }).waitFor()
    },
  },
  {
    title: 'documents, with a toast of what failed',
    path: '/documents',
    async until(page) {
      await page.route('**/api/delete-document', (route) => route.abort())
      await page
        .getByRole('button', { name: `Delete ${longTitle}` })
        .first()
        .click()
      await dialog(page).getByRole('button', { name: 'Confirm Delete' }).click()
      await page.getByText('Deletion Failed').waitFor()
      await dialog(page).waitFor({ state: 'hidden' })
    },
  },
  {
    title: 'new documents, nothing chosen',
    path: '/documents/new',
    until: (page) => page.getByRole('button', { name: 'Process Documents' }).waitFor(),
  },
  {
    title: 'new documents, one refused and one read',
    path: '/documents/new',
    async until(page) {
      const files = page.locator('input[type=file]')
      await files.setInputFiles([
        { name: longTitle.replace('.txt', '.png'), mimeType: 'image/png', buffer: Buffer.from('x') },
        { name: longTitle, mimeType: 'text/plain', buffer: Buffer.from('Six days to Norway.') },
      ])
      await page.getByRole('button', { name: 'Process Documents' }).click()
      await page.getByText('Six days to Norway.').first().waitFor()
    },
  },
  {
    title: 'new documents, pasted text that is missing',
    path: '/documents/new',
    async until(page) {
      await page.getByText('Pasted text').click()
      await page.getByRole('button', { name: 'Add Text' }).click()
      await page.getByText('Give it a name.').waitFor()
    },
  },
  {
    title: 'new documents, an address that is none',
    path: '/documents/new',
    async until(page) {
      await page.getByText('Web page', { exact: true }).click()
      await page.getByRole('button', { name: 'Add Page' }).click()
      await page.getByText('Enter the full address of a web page').waitFor()
    },
  },
  {
    title: 'chat, the greeting',
    path: '/chat',
    until: (page) => page.getByText('Ask me anything about your documents.').waitFor(),
  },
  {
    title: 'chat, an answer',
    path: '/chat',
    async until(page) {
      await ask(page)
      await citation(page).waitFor()
    },
  },
  {
    title: 'chat, a passage',
    path: '/chat',
    async until(page) {
      await ask(page)
      await citation(page).click()
      await page.locator('.pdf-marks mark').first().waitFor({ state: 'attached' })
    },
  },
  {
    title: 'chat, a passage with a table, as text',
    path: '/chat',
    async until(page) {
      await givenAnswer(page, 'strong')
      await ask(page)
      await citation(page).click()
      await page.getByRole('cell', { name: '£175' }).locator('mark').waitFor()
    },
  },
  {
    title: 'chat, an answer that is not sure, and why',
    path: '/chat',
    async until(page) {
      await givenAnswer(page, 'weak')
      await ask(page)
      await page.getByRole('button', { name: /^Open the passage in Prices/ }).waitFor()
      await page.getByRole('button', { name: 'Why this answer' }).click()
      await page.getByText('In no passage found').waitFor()
    },
  },
  {
    title: 'chat, an answer that failed',
    path: '/chat',
    async until(page) {
      await page.route('**/api/get-answer', (route) => route.abort())
      await ask(page)
      await page.getByRole('button', { name: 'Try Again' }).waitFor()
    },
  },
  {
    title: 'conversations that could not be loaded',
    path: '/conversations',
    async until(page) {
      await page.route('**/api/conversations*', (route) => route.abort())
      await page.reload()
      await page.getByText('The conversations could not be loaded').waitFor()
    },
  },
  {
    title: 'analytics that could not be loaded',
    path: '/conversations/analytics',
    async until(page) {
      await page.route('**/api/analytics*', (route) => route.abort())
      await page.reload()
      await page.getByText('The numbers could not be loaded').waitFor()
    },
  },
  {
    title: 'plans and usage',
    path: '/subscription-usage',
    until: (page) => page.getByRole('heading', { name: 'Usage History' }).waitFor(),
    except: '.hist .scroller',
  },
  {
    title: 'plans and usage, the upgrade',
    path: '/subscription-usage',
    async until(page) {
      await page.getByRole('button', { name: 'Upgrade to Business' }).click()
      await dialog(page).locator('input:focus').waitFor()
    },
    except: '.hist .scroller',
  },
  {
    title: 'plans and usage, before canceling',
    path: '/subscription-usage',
    async until(page) {
      await page.getByRole('button', { name: 'Cancel Plan' }).click()
      await dialog(page).getByRole('button', { name: 'Cancel Plan' }).waitFor()
      await dialog(page).locator('button:focus').waitFor()
    },
    except: '.hist .scroller',
  },
  {
    title: 'the account',
    path: '/account',
    async until(page) {
      await page.getByText('This session').waitFor()
      await page.getByText('API access is part of the Business plan').waitFor()
    },
  },
  {
    title: 'the account, a password that is refused',
    path: '/account',
    async until(page) {
      await page.getByLabel('Current password').fill('something else')
      await page.getByLabel('New password', { exact: true }).fill('clay and glaze 8')
      await page.getByLabel('Confirm new password').fill('clay and glaze 8')
      await page.route('**/api/auth/change-password', (route) => route.abort())
      await page.getByRole('button', { name: 'Change Password' }).click()
      await page.getByText('Password not changed').first().waitFor()
    },
  },
  {
    title: 'the account, with a new key and one that nobody can break',
    path: '/account',
    async until(page) {
      await page.getByText('This session').waitFor()
      const entry = { id: 'k1', name: longName, prefix: 'docent_Ab3dE6', expiresAt: null, lastUsedAt: null }
      const keys = [{ ...entry, createdAt: { seconds: 1_790_000_000 } }]
      await page.route('**/api/api-keys', (route) =>
        route.fulfill({
          json: {
            success: true,
            keys,
            isAllowed: true,
            plans: ['Business'],
            key: 'docent_'.repeat(12),
            entry: keys[0],
          },
        }),
      )
      await page.reload()
      await page.getByLabel('What is it for?').fill('Nightly import')
      await page.locator('input[name="key-password"]').fill('as it was typed')
      await page.getByRole('button', { name: 'Create Key' }).click()
      await page.getByText('It is shown this once.').waitFor()
    },
  },
  ...secondFactorStates,
  ...webhookStates,
  ...ownDomainStates,
  {
    title: 'the account, an export under way',
    path: '/account',
    async until(page) {
      await page.route('**/api/document-file*', () => undefined)
      await page.getByRole('button', { name: 'Export My Data' }).click()
      await page.getByText('Document 1 of').waitFor()
    },
  },
  {
    title: 'the account, before it is deleted',
    path: '/account',
    async until(page) {
      await page.getByText('This session').waitFor()
      await page.getByRole('button', { name: 'Delete Account…' }).click()
      await dialog(page).getByText('with files and passages').waitFor()
      await dialog(page).getByRole('button', { name: 'Delete Everything' }).click()
      await dialog(page).getByText('Enter your password.').waitFor()
    },
  },
  {
    title: 'the account menu',
    path: '/documents',
    async until(page) {
      await page.getByRole('heading', { name: longTitle }).first().waitFor()
      await page.getByRole('button', { name: /^Account/ }).click()
      await page.getByRole('menuitem', { name: 'Sign Out' }).waitFor()
    },
  },
  {
    title: 'the window of WordPress, with a widget nobody can break',
    path: '/login?wordpress=true&return_site=https://larkfield.example',
    until: (page) => askedForWidgets(page, longName),
  },
  {
    title: 'a page that is not there',
    path: '/no/such/page',
    until: (page) => page.getByRole('heading', { name: 'This page does not exist' }).waitFor(),
  },
  {
    title: 'a page for somebody who is not signed in',
    path: '/documents',
    as: 'nobody',
    until: (page) => page.getByRole('heading', { name: 'Please sign in' }).waitFor(),
  },
]

journey(chromium ? name : `${name} [skipped: no Chromium on this machine]`, () => {
  let deployment: Deployment
  let browser: Browser
  const contexts = new Map<State['as'], BrowserContext>()
  const open = onePageEach(contexts)

  beforeAll(async () => {
    deployment = await chosenDeployment()
    await deployment.start()
    const owner = await signUp(deployment.address, email)
    await owner.call(api.changeSubscription, { body: { plan: 'pro' } })
    await owner.embed(await owner.upload('Returns and refunds 2025.pdf', returnsPdf()))
    const long = await owner.upload(longTitle, 'Six days to Norway.')
    await owner.embed(long)
    await owner.upload(`B${longTitle}`, 'We ship to all of Europe.')
    await owner.upload('Broken.pdf', '%PDF-1.4 this is where the file ends').catch((error: unknown) => {
      if (!(error instanceof Refused)) throw error
    })
    const prompt = { mainTask: 'Answer customers.', strategy: 'Quote the rules.', speakingStyle: 'Short and kind.' }
    await owner.call(api.createWidget, { body: { name: longName, prompt, documentIds: [long] } })
    await signUp(deployment.address, newcomer)
    browser = await launchBrowser()
    contexts.set('owner', await signInBrowser(browser, deployment.address, { email }))
    contexts.set('newcomer', await signInBrowser(browser, deployment.address, { email: newcomer }))
    contexts.set('nobody', await browser.newContext({ baseURL: deployment.address, reducedMotion: 'reduce' }))
  }, 480_000)
  afterAll(async () => {
    await browser?.close()
    await deployment?.destroy()
  })

  test(`a state is listed once [table: ${states.length} states of the dashboard, in light and dark, at ${widths.length} widths]`, () => {
    expect(new Set(states.map(({ title }) => title)).size).toBe(states.length)
  })

  test.each(states)(
    '$title: axe finds nothing in light and in dark, and nothing sticks out at any width',
    async ({ path, as = 'owner', until, except }) => {
      const page = await open(as, path)
      await until(page)
      const found: string[] = []
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await page.locator(`html${colorScheme === 'dark' ? '[data-theme=dark]' : ':not([data-theme=dark])'}`).waitFor()
        const look = colorScheme === 'light' ? findings : findingsOfColors
        found.push(...(await settled(page, () => look(page))).map((one) => `${colorScheme}: ${one}`))
      }
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        found.push(...(await settled(page, () => overflowing(page, except))).map((one) => `${width} px: ${one}`))
      }
      expect(found).toEqual([])
    },
    // Longer than a page waits for what does not come, which names it.
    90_000,
  )
})
