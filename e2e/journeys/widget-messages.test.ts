import * as api from '@docent/proto/http'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { Browser, BrowserContext, Page, Route } from 'playwright-core'
import { findings } from '../browser/axe.ts'
import { becomes } from '../browser/becomes.ts'
import { findChromium, launchBrowser } from '../browser/browser.ts'
import { renewed } from '../browser/renewed.ts'
import { signInBrowser, toastOf } from '../client/dashboard.ts'
import { picture } from '../fixtures/picture.ts'
import { openShop, type Shop } from '../sites/shop.ts'

const chromium = await findChromium()
const journey = chromium ? describe : describe.skip
const name = 'what the pages of widgets say'

/** The server is there and answers with nothing that could be read. */
const brokenReply = (route: Route) => route.fulfill({ status: 500, body: '' })
const noReply = (route: Route) => route.abort()
const replied = (status: number, body: object) => (route: Route) => route.fulfill({ status, json: body })
/** Only calls of this method go wrong. */
const only = (method: string, wrong: (route: Route) => Promise<void>) => (route: Route) =>
  route.request().method() === method ? wrong(route) : route.fallback()

journey(chromium ? name : `${name} [skipped: no Chromium on this machine]`, () => {
  let shop: Shop
  let browser: Browser
  let context: BrowserContext
  let page: Page
  let id: string

  beforeAll(async () => {
    shop = await openShop()
    ;({ id } = await shop.widget())
    // They ask for the lists as well, a moment later than the page: a list that failed would load by itself.
    await shop.owner.call(api.setFirstSteps, { body: { dismissed: true } })
    browser = await launchBrowser()
    context = await signInBrowser(browser, shop.deployment.address, { email: shop.owner.user.email })
    context.setDefaultTimeout(25_000)
  }, 240_000)
  afterAll(async () => {
    await browser?.close()
    await shop?.close()
  })

  /** Opens a page on which one call goes wrong. Nothing is pushed to it, so it does not heal by itself. */
  async function open(path: string, call?: string, wrong?: (route: Route) => Promise<void>): Promise<void> {
    page = page ? await renewed(page) : await context.newPage()
    if (call && wrong) {
      await page.route('**/api/live', noReply)
      await page.route(`**/api${call}`, wrong)
    }
    await page.goto(path)
  }
  const fill = async () => {
    await page.getByLabel('Name', { exact: true }).fill('Another one')
    await page.getByRole('button', { name: 'Training' }).click()
    await page.getByRole('checkbox').first().check()
  }
  const press = (label: string) => page.getByRole('button', { name: label, exact: true }).click()

  test('a list that does not load says so in its place, and loads when asked again', async () => {
    await open('/widgets', '/widgets', noReply)
    await page.getByText('Failed to fetch widgets').waitFor()
    await page.unroute('**/api/widgets')
    await press('Try Again')
    await page.getByText('Larkfield Pottery').first().waitFor()
  }, 120_000)

  test('a widget whose answers of the day are given says so, and leads to the field where more are allowed', async () => {
    await shop.change(id, { dailyAnswerLimit: 10 })
    const goesOn = { seconds: Math.ceil(Date.now() / 86_400_000) * 86_400 }
    const widgets = [{ widgetId: id, answers: 10 }]
    await open('/widgets', '/answers-today', replied(200, { success: true, goesOn, widgets }))
    await page.getByText('Today’s 10 answers are used up').waitFor()
    expect(await findings(page)).toEqual([])
    const more = page.getByRole('link', { name: 'Allow more answers a day' })
    const field = page.locator('input[name=dailyAnswerLimit]:focus')
    await more.click()
    await field.waitFor()
    await page.locator('main h1').focus()
    await more.click()
    await field.waitFor()
  }, 120_000)

  test('a list that is refused gives the reason of the server', async () => {
    await open('/widgets', '/widgets', replied(503, { success: false, error: 'It is being moved.', code: 'moved' }))
    await page.getByText('Failed to fetch widgets').waitFor()
    await page.getByText('It is being moved.').waitFor()
  }, 120_000)

  test('a deletion that fails says so and keeps the widget', async () => {
    await open('/widgets', '/widgets*', only('DELETE', brokenReply))
    await page.getByRole('button', { name: 'Delete widget Larkfield Pottery' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
    expect(await toastOf(page, 'Deletion Failed')).toContain('Failed to delete widget. Please try again.')
    await page.getByRole('link', { name: 'Edit Larkfield Pottery' }).waitFor()
  }, 120_000)

  test('a deletion that is refused gives the reason of the server', async () => {
    await open(
      '/widgets',
      '/widgets*',
      only('DELETE', replied(409, { success: false, error: 'It is locked.', code: 'x' })),
    )
    await page.getByRole('button', { name: 'Delete widget Larkfield Pottery' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
    expect(await toastOf(page, 'Deletion Failed')).toContain('It is locked.')
  }, 120_000)

  test('one widget more than the plan holds is refused, in the form and in a toast', async () => {
    await open('/widgets/new')
    await page.getByText('The Free plan holds 1 widget, and that is what you have.').waitFor()
    await fill()
    await press('Create Widget')
    expect(await toastOf(page, 'Plan Limit Reached')).toMatch(/limit reached/i)
    await page
      .locator('form')
      .getByRole('alert')
      .filter({ hasText: 'Plan limit reached: the Free plan holds 1 widget.' })
      .waitFor()
    await becomes(() => page.getByLabel('Name', { exact: true }).inputValue(), 'Another one')
  }, 120_000)

  test('saving without an answer says so, and nothing that was typed is lost', async () => {
    await open('/widgets/new', '/widgets', only('POST', noReply))
    await fill()
    await press('Create Widget')
    expect(await toastOf(page, 'Widget save failed')).toContain('Failed to save widget')
    await becomes(() => page.getByLabel('Name', { exact: true }).inputValue(), 'Another one')
    await page.unroute('**/api/widgets')
  }, 120_000)

  test('saving that is refused gives the reason of the server', async () => {
    await open(
      `/widgets/edit?id=${id}`,
      '/widget-draft*',
      only('PUT', replied(400, { success: false, error: 'Not like this.', code: 'x' })),
    )
    await page.getByLabel('Name', { exact: true }).fill('Changed')
    await press('Publish')
    expect(await toastOf(page, 'Widget save failed')).toContain('Not like this.')
    await page.locator('form').getByRole('alert').filter({ hasText: 'Not like this.' }).waitFor()
  }, 120_000)

  test('a widget that is not there leads back to the list', async () => {
    await open('/widgets/edit?id=nobody')
    await toastOf(page, 'Widget not found.')
    await page.waitForURL('**/widgets')
    await open('/widgets/edit')
    await toastOf(page, 'Failed to load widget details.')
    await page.waitForURL('**/widgets')
  }, 120_000)

  test('a form whose widgets do not load leads back to the list', async () => {
    await open(`/widgets/edit?id=${id}`, '/widgets', brokenReply)
    await toastOf(page, 'Failed to load widgets.')
    await page.waitForURL('**/widgets')
  }, 120_000)

  test('documents that do not load say so in the form, and load when asked again', async () => {
    await open('/widgets/new', '/documents', brokenReply)
    await page.getByText('Could not load documents').waitFor()
    await page.unroute('**/api/documents')
    await press('Try Again')
    await page.getByRole('checkbox').first().waitFor()
  }, 120_000)

  test('an avatar that cannot be used says why: no image, no answer, refused', async () => {
    const png = { name: 'cup.png', mimeType: 'image/png', buffer: picture(90, 90, [1, 2, 3], [9, 9, 9]) }
    const dismiss = async () => {
      await page.getByRole('button', { name: 'Dismiss' }).click()
      await page.locator('.toast').waitFor({ state: 'detached' })
    }
    const choose = (file: typeof png) => page.locator('input[type=file]').setInputFiles(file)
    await open('/widgets/new', '/widget-avatars', noReply)
    for (const buffer of ['not a picture', '<svg xmlns="http://www.w3.org/2000/svg"/>']) {
      await choose({ ...png, buffer: Buffer.from(buffer) })
      expect(await toastOf(page, 'Failed to upload avatar image')).toContain('choose a PNG, JPEG, WebP or GIF')
      await dismiss()
    }
    await choose(png)
    await page.getByRole('dialog').getByRole('button', { name: 'Use Image' }).click()
    expect(await toastOf(page, 'Failed to upload avatar image')).toContain('check your connection')
    await dismiss()

    await page.unroute('**/api/widget-avatars')
    const error = 'Failed to upload avatar image. It is too blue.'
    await page.route('**/api/widget-avatars', replied(400, { success: false, error, code: 'x' }))
    await choose(png)
    await page.getByRole('dialog').getByRole('button', { name: 'Use Image' }).click()
    expect(await toastOf(page, 'Failed to upload avatar image')).toContain('It is too blue.')
    await page.getByText(error).waitFor()
  }, 120_000)

  test('a preview that cannot answer says so in the bubble', async () => {
    await open('/widgets/new', '/get-answer', noReply)
    const preview = page.frameLocator('iframe[title="The chat as visitors see it"]')
    await preview.locator('textarea').fill('Hello?')
    await preview.locator('textarea').press('Enter')
    await preview.locator('.log').getByText('Sorry, there was an error processing your request.').waitFor()
  }, 120_000)

  test('a widget that a smaller plan no longer holds is read-only, and the pages say so', async () => {
    const { widgets } = await shop.owner.call(api.listWidgets)
    const over = { success: true, widgets: widgets.map((one) => ({ ...one, readOnly: true })) }
    await open('/widgets', '/widgets', replied(200, over))
    await page.getByText('Larkfield Pottery is read-only: it goes on answering and can be deleted').waitFor()
    await page.getByRole('listitem').getByText('Read-only').waitFor()
    await page.getByRole('link', { name: 'Edit Larkfield Pottery' }).click()
    await page.getByText('This widget is read-only.').waitFor()
    await becomes(() => page.getByRole('button', { name: 'Publish' }).isDisabled(), true)
  }, 120_000)
})
