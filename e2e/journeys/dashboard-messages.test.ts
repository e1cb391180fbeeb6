import * as api from '@docent/proto/http'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { Browser, BrowserContext, Page, Route } from 'playwright-core'
import { findChromium, launchBrowser } from '../browser/browser.ts'
import { renewed } from '../browser/renewed.ts'
import { signUp, type Owner } from '../client/client.ts'
import { signInBrowser, toastOf } from '../client/dashboard.ts'
import type { Deployment } from '../deployments/deployment.ts'
import { returnsPdf } from '../fixtures/pdf.ts'
import { chosenDeployment } from './deployments.ts'

const chromium = await findChromium()
const journey = chromium ? describe : describe.skip
const name = 'what the dashboard says'

const email = 'ines@larkfield.example'
const kept = 'Returns and refunds 2025.pdf'
const waiting = 'Shipping abroad.txt'

/** The server is there and answers with nothing that could be read. */
const brokenReply = (route: Route) => route.fulfill({ status: 500, body: '' })
const noReply = (route: Route) => route.abort()
const replied = (status: number, body: object) => (route: Route) => route.fulfill({ status, json: body })

journey(chromium ? name : `${name} [skipped: no Chromium on this machine]`, () => {
  let deployment: Deployment
  let browser: Browser
  let context: BrowserContext
  let owner: Owner
  let page: Page

  beforeAll(async () => {
    deployment = await chosenDeployment()
    await deployment.start()
    owner = await signUp(deployment.address, email)
    await owner.embed(await owner.upload(kept, returnsPdf()))
    await owner.upload(waiting, 'We ship to all of Europe.\n\nA parcel to Norway takes six days.')
    // They ask for the lists as well, a moment later than the page: a list that failed would load by itself.
    await owner.call(api.setFirstSteps, { body: { dismissed: true } })
    browser = await launchBrowser()
    context = await signInBrowser(browser, deployment.address, { email })
  }, 240_000)
  afterAll(async () => {
    await browser?.close()
    await deployment?.destroy()
  })

  let mend = () => {}

  /** Opens a page on which one call goes wrong until `mend` is called. Nothing is pushed to it, so it does not heal by itself. */
  async function open(path: string, call?: string, wrong?: (route: Route) => Promise<void>): Promise<void> {
    page = page ? await renewed(page) : await context.newPage()
    let isMended = false
    mend = () => {
      isMended = true
    }
    if (call && wrong) {
      await page.route('**/api/live', noReply)
      await page.route(`**/api${call}`, (route) => (isMended ? route.continue() : wrong(route)))
    }
    await page.goto(path)
  }

  describe('of documents', () => {
    const generate = () => page.getByRole('button', { name: 'Generate Embeddings', exact: true }).click()
    const remove = async (title: string) => {
      await page.getByRole('button', { name: `Delete ${title}` }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Confirm Delete' }).click()
    }

    test('a list that does not load says so in its place, and loads when asked again', async () => {
      await open('/documents', '/documents', noReply)
      await page.getByText('Error Loading Documents').waitFor()
      await page.getByText('Could not load your documents. Please try again later.').waitFor()
      mend()
      await page.getByRole('button', { name: 'Try Again' }).click()
      await page.getByRole('heading', { name: kept }).waitFor()
    }, 120_000)

    test('the reason of the server takes the place of the general words', async () => {
      await open('/documents', '/documents', replied(503, { success: false, error: 'The disk is full.', code: 'x' }))
      await page.getByText('The disk is full.').waitFor()
    }, 120_000)

    test('an embedding that is refused names the status and the reason', async () => {
      const reason = { success: false, error: 'The model is away. Try again in a minute.', code: 'model_away' }
      await open('/documents', '/embed-document', replied(503, reason))
      await generate()
      expect(await toastOf(page, 'Error')).toContain(
        'Failed to process document: HTTP error! status: 503. The model is away. Try again in a minute.',
      )
    }, 120_000)

    test('an embedding without any answer is a network error', async () => {
      await open('/documents', '/embed-document', noReply)
      await generate()
      expect(await toastOf(page, 'Network Error')).toContain('Could not connect to the server. Please try again.')
    }, 120_000)

    test('an embedding that succeeds in part lists the chunks, with their reason or without', async () => {
      const results = [
        { chunkId: 'd:0', status: 'failed', error: 'the model did not answer' },
        { chunkId: 'd:1', status: 'failed' },
        { chunkId: 'd:2', status: 'embedded' },
      ]
      await open('/documents', '/embed-document', replied(200, { success: true, results }))
      await generate()
      const toast = await toastOf(page, 'Partial Success')
      expect(toast).toContain('Chunk 1: the model did not answer')
      expect(toast).toContain('Chunk 2: Unknown error')
      expect(toast).toContain('1 of 3 are searchable. Generate embeddings again to retry these 2.')
    }, 120_000)

    test('an embedding that succeeds says that the document can be asked', async () => {
      await open('/documents')
      await generate()
      expect(await toastOf(page, 'Success')).toContain('Document processed successfully. You can now chat with it.')
    }, 120_000)

    test('a deletion that is refused without words, and one without an answer, are told apart', async () => {
      await open('/documents', '/delete-document', brokenReply)
      await remove(waiting)
      expect(await toastOf(page, 'Deletion Failed')).toContain('Could not delete the document. Please try again later.')
      await open('/documents', '/delete-document', noReply)
      await remove(waiting)
      expect(await toastOf(page, 'Deletion Failed')).toContain(
        'An unexpected error occurred while deleting the document.',
      )
      await page.getByRole('heading', { name: waiting }).waitFor()
    }, 120_000)

    test('a deletion says that it is done', async () => {
      await open('/documents')
      await remove(waiting)
      expect(await toastOf(page, 'Success')).toContain('Document deleted successfully.')
    }, 120_000)
  })

  describe('of new documents', () => {
    const choose = (fileName: string, content: Buffer | string, mimeType = '') =>
      page.locator('input[type=file]').setInputFiles({ name: fileName, mimeType, buffer: Buffer.from(content) })
    const process = () => page.getByRole('button', { name: 'Process Documents' }).click()

    test('nothing chosen is nothing to process', async () => {
      await open('/documents/new')
      await process()
      expect(await toastOf(page, 'No files to upload')).toContain('Please select files to upload.')
    }, 120_000)

    test('text that was typed and not added is processed, too', async () => {
      await open('/documents/new')
      await page.getByText('Pasted text', { exact: true }).click()
      await page.getByLabel('Text', { exact: true }).fill('Six days to Norway.')
      await process()
      await page.getByText('Give it a name.').waitFor()
      expect(await page.evaluate('document.activeElement.tagName')).toBe('INPUT')
      await page.keyboard.type('Delivery')
      await process()
      // The preview beside it has the same heading, once it is there.
      await page.getByRole('region', { name: 'Files' }).getByRole('heading', { name: 'Delivery.txt' }).waitFor()
    }, 120_000)

    test('an address that was typed and is none keeps its field', async () => {
      await open('/documents/new')
      await page.getByText('Web page', { exact: true }).click()
      await page.getByLabel('Address of the page').fill('delivery')
      await process()
      await page.getByText('Enter the full address of a web page').waitFor()
      expect(await page.evaluate('document.activeElement.type')).toBe('url')
    }, 120_000)

    test('an address of this computer is told to be none that the public reaches', async () => {
      await open('/documents/new')
      await page.getByText('Web page', { exact: true }).click()
      await page.getByLabel('Address of the page').fill('http://localhost:3918/')
      await process()
      await page
        .getByText('This address cannot be read: it is not an address on the public internet.')
        .first()
        .waitFor()
    }, 120_000)

    test('a file that is too large is told the limit of the plan, and what to do', async () => {
      await open('/documents/new')
      await page.getByText('up to 5 MB each on Free').waitFor()
      await choose('Catalog.pdf', Buffer.alloc(5 * 1024 * 1024 + 1), 'application/pdf')
      await page.getByText('File size must be less than 5MB. This one is 5 MB: export it again').waitFor()
    }, 120_000)

    test('a file of another kind is told which kinds there are', async () => {
      await open('/documents/new')
      await choose('Oven.png', 'pixels', 'image/png')
      await page.getByText('Only PDF, Markdown (.md) and TXT (.txt) files are supported').waitFor()
    }, 120_000)

    test('a file that cannot be read is told why by the server', async () => {
      await open('/documents/new')
      await choose('Broken.pdf', '%PDF-1.4 this is where the file ends', 'application/pdf')
      await process()
      await page.getByText('it seems to be damaged').first().waitFor()
    }, 120_000)

    test('an upload that fails without words, and one without an answer, are told apart', async () => {
      await open('/documents/new', '/process-document', brokenReply)
      await choose('Norway.txt', 'Six days to Norway.', 'text/plain')
      await process()
      await page.getByText('Upload failed').waitFor()
      await open('/documents/new', '/process-document', noReply)
      await choose('Norway.txt', 'Six days to Norway.', 'text/plain')
      await process()
      await page.getByText('Network error. The file is still here.').waitFor()
      mend()
      await page.getByRole('button', { name: 'Try Again' }).click()
      await page.getByText('Six days to Norway.').first().waitFor()
    }, 120_000)

    test('an embedding that fails without words says so at its file', async () => {
      await open('/documents/new', '/embed-document', brokenReply)
      await choose('Vouchers.txt', 'Vouchers stay valid for three years.', 'text/plain')
      await process()
      await page.getByRole('button', { name: 'Generate Embeddings' }).click()
      await page.getByText('Embedding failed').waitFor()
      expect(await toastOf(page, 'Error')).toContain('Failed to process document: HTTP error! status: 500')
    }, 120_000)
  })

  describe('of the chat', () => {
    const ask = async (words: string) => {
      await page.getByText("Hello! I'm your AI assistant. Ask me anything about your documents.").waitFor()
      await page.getByPlaceholder('Ask about your documents').fill(words)
      await page.keyboard.press('Enter')
    }

    test('an answer that fails without words says so in its place and in a toast', async () => {
      await open('/chat', '/get-answer', brokenReply)
      await ask('How long is the warranty?')
      expect(await toastOf(page, 'Answering Error')).toContain('Sorry, I ran into an error. Please try again.')
      await page.locator('.turn').getByText('Sorry, I ran into an error. Please try again.').waitFor()
    }, 120_000)

    test('the reason of the server stands in place of the answer', async () => {
      const reason = { success: false, error: 'The model took too long. Ask again.', code: 'model_slow' }
      await open('/chat', '/get-answer', replied(504, reason))
      await ask('How long is the warranty?')
      expect(await toastOf(page, 'Answering Error')).toContain(reason.error)
      await page.locator('.turn').getByText(reason.error).waitFor()
    }, 120_000)

    test('a server that cannot be reached is a network error, and asking again works', async () => {
      await open('/chat', '/get-answer', noReply)
      await ask('How many days do I have to return unused pieces?')
      expect(await toastOf(page, 'Network Error')).toContain('Could not connect to the server. Please try again.')
      mend()
      // It holds while the pointer is on it, so only the new try takes it away.
      await page.locator('.toast').hover()
      await page.getByRole('button', { name: 'Try Again' }).press('Enter')
      await page.getByText('Network Error').waitFor({ state: 'detached' })
      await page
        .getByRole('button', { name: /^Source 1/ })
        .first()
        .waitFor()
    }, 120_000)

    test('a blank question is not asked', async () => {
      let asked = 0
      await open('/chat', '/get-answer', async (route) => {
        asked += 1
        await route.continue()
      })
      await ask('   ')
      await ask('How many days do I have to return unused pieces?')
      await page
        .getByRole('button', { name: /^Source 1/ })
        .first()
        .waitFor()
      expect(asked).toBe(1)
    }, 120_000)
  })
})
