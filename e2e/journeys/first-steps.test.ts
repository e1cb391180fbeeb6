import * as api from '@docent/proto/http'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core'
import { becomes } from '../browser/becomes.ts'
import { findChromium, launchBrowser } from '../browser/browser.ts'
import { hearErrors } from '../browser/errors.ts'
import { eventually, signUp, type Owner } from '../client/client.ts'
import { signInBrowser } from '../client/dashboard.ts'
import type { Deployment } from '../deployments/deployment.ts'
import { knownToVisitors } from '../sites/shop.ts'
import { openSite, shopPage, type Site } from '../sites/site.ts'
import { describePages, type Deploy } from './deployments.ts'

const chromium = await findChromium()
const unless = chromium ? undefined : 'no Chromium on this machine'

const email = 'new@larkfield.example'
const FAR = 60
/** A page at localhost is no website. */
const WEBSITE = 'larkfield.example'

function journey(deploy: Deploy): void {
  let deployment: Deployment
  let browser: Browser
  let context: BrowserContext
  let owner: Owner
  let page: Page
  let site: Site
  let websiteHost: string
  const errors: string[] = []

  beforeAll(async () => {
    deployment = await deploy()
    await deployment.start()
    owner = await signUp(deployment.address, email)
    site = await openSite()
    browser = await launchBrowser([`--host-resolver-rules=MAP ${WEBSITE} 127.0.0.1`])
    websiteHost = `${WEBSITE}:${new URL(site.address).port}`
    context = await signInBrowser(browser, deployment.address, { email })
    page = await context.newPage()
    hearErrors(page, errors)
  }, 480_000)
  afterAll(async () => {
    await browser?.close()
    await site?.close()
    await deployment?.destroy()
  })

  const press = (key: string) => page.keyboard.press(key)
  const hasFocus = async (target: Locator) => (await target.and(page.locator(':focus')).count()) === 1
  const getsFocus = (target: Locator) => target.and(page.locator(':focus')).waitFor()
  /** Tab until it has the focus: what cannot be reached like that cannot be reached at all. */
  async function tabTo(target: Locator, key = 'Tab'): Promise<void> {
    await target.first().waitFor({ state: 'attached' })
    for (let i = 0; i < FAR; i += 1) {
      if (await hasFocus(target.first())) return
      await press(key)
    }
    throw new Error(`${FAR} times ${key} did not lead to ${String(target)}`)
  }
  const done = (count: number) => page.getByText(`${count} of 4 done`, { exact: true }).first().waitFor()
  const link = (title: string) => page.getByRole('link', { name: title, exact: true })

  test('nothing is done at first; the skip link leads past the header, and the list to the first step', async () => {
    await page.goto('/documents')
    await done(0)
    await press('Tab')
    await getsFocus(page.getByRole('link', { name: 'Skip to the content' }))
    await press('Enter')
    await tabTo(page.getByRole('region', { name: 'First steps' }).getByRole('link', { name: 'Create New Document' }))
    await press('Enter')
    await page.getByRole('heading', { name: 'New document' }).waitFor()
  }, 120_000)

  test('pasted text becomes a document that answers, and the first step is ticked off', async () => {
    await tabTo(page.getByRole('radio', { name: 'Files' }))
    await press('ArrowRight')
    await tabTo(page.getByLabel('Name'))
    await page.keyboard.type('Returns')
    await tabTo(page.getByLabel('Text', { exact: true }))
    await page.keyboard.type('You may return unused pieces within 30 days of delivery.')
    await tabTo(page.getByRole('button', { name: 'Add Text' }))
    await press('Enter')
    await tabTo(page.getByRole('button', { name: 'Process Documents' }))
    await press('Enter')
    await page.getByText('Split into 1 passage').waitFor()
    await tabTo(page.getByRole('button', { name: 'Generate Embeddings' }))
    await press('Enter')
    await page.waitForURL('**/documents')
    await done(1)
    await page.getByText('1 document can answer.').waitFor()
  }, 120_000)

  test('a question that is answered ticks off the second; a passage opens and gives the focus back', async () => {
    await tabTo(link('Open Chat'))
    await press('Enter')
    await tabTo(page.getByPlaceholder('Ask about your documents'))
    await page.keyboard.type('How many days do I have to return unused pieces?')
    await press('Enter')
    const citation = page.getByRole('button', { name: /^Source 1/ }).first()
    await citation.waitFor()
    await tabTo(citation, 'Shift+Tab')
    await press('Enter')
    await page.getByRole('button', { name: 'Close passage' }).waitFor()
    await press('Escape')
    await page.getByRole('button', { name: 'Close passage' }).waitFor({ state: 'hidden' })
    await getsFocus(citation)
    await done(2)
    await link('Make a widget').waitFor()
  }, 120_000)

  test('a widget ticks off the third by itself, on the page that is open', async () => {
    const [document] = await owner.documents()
    const prompt = { mainTask: 'Answer customers.', strategy: 'Quote the rules.', speakingStyle: 'Short and kind.' }
    const { id, widget } = await owner.call(api.createWidget, {
      body: {
        name: 'Larkfield Pottery',
        prompt,
        documentIds: [document?.id ?? ''],
        allowedDomains: [site.host, websiteHost],
      },
    })
    await done(3)
    await link('Put it on your website').waitFor()
    site.put('/', shopPage(widget.embedCode))
    await knownToVisitors(deployment.address, id, site.address)
  }, 120_000)

  test('a bubble that a visitor opened on a website ticks off the last one, and names the website', async () => {
    const visitor = await browser.newPage()
    const openOn = async (address: string) => {
      await visitor.goto(address)
      await visitor.getByRole('button', { name: 'Chat: Larkfield Pottery' }).click()
      await visitor.frameLocator('iframe').getByRole('textbox').waitFor()
    }
    await openOn(`${site.address}/`)
    expect((await owner.call(api.firstSteps)).seen).toBeNull()
    await openOn(`http://${websiteHost}/`)
    await done(4)
    await page.getByText(`Your bubble answers on ${websiteHost}. That was the last step.`).first().waitFor()
    await visitor.close()
  }, 120_000)

  test('put away, the list stays away, here and in another browser', async () => {
    await tabTo(page.getByRole('button', { name: 'Put the first steps away' }))
    await press('Enter')
    await page.getByText('4 of 4 done').first().waitFor({ state: 'hidden' })
    await eventually(async () => ((await owner.call(api.firstSteps)).dismissed ? true : undefined), 'it to be kept')
    const other = await signInBrowser(browser, deployment.address, { email })
    const elsewhere = await other.newPage()
    const asked = elsewhere.waitForResponse('**/api/first-steps')
    await elsewhere.goto('/documents')
    await asked
    await elsewhere.getByRole('heading', { name: 'Returns' }).waitFor()
    await becomes(() => elsewhere.getByText('First steps').count(), 0)
    await other.close()
  }, 120_000)

  test('the account menu, the upgrade dialog and the way out work with arrows, Enter and Escape', async () => {
    const account = page.getByRole('button', { name: /^Account/ })
    await tabTo(account, 'Shift+Tab')
    await press('Enter')
    await page.getByRole('menuitem', { name: 'Subscription & Usage' }).waitFor()
    await press('Escape')
    await getsFocus(account)
    await press('Enter')
    await getsFocus(page.getByRole('menuitem', { name: 'Subscription & Usage' }))
    await press('Enter')
    const upgrade = page.getByRole('button', { name: 'Upgrade to Pro' })
    await tabTo(upgrade)
    await press('Enter')
    await page.getByRole('dialog').locator('input:focus').waitFor()
    for (let i = 0; i < 6; i += 1) {
      await press('Tab')
      // Between its end and its beginning lies the browser itself; never the page below.
      expect(await page.locator('#root :focus').count()).toBe(0)
    }
    await press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await getsFocus(upgrade)
    await tabTo(account, 'Shift+Tab')
    await press('Enter')
    await page.getByRole('menuitem').first().waitFor()
    await press('End')
    await getsFocus(page.getByRole('menuitem', { name: 'Sign Out' }))
    await press('Enter')
    await page.getByRole('heading', { name: 'Please sign in' }).waitFor()
    expect(errors).toEqual([])
  }, 120_000)
}

describePages('the first steps, with the keyboard alone', journey, unless)
