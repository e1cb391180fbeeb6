import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createDocent } from '@docent/client'
import * as api from '@docent/proto/http'
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Browser, BrowserContext, Download, Page } from 'playwright-core'
import { becomes } from '../browser/becomes.ts'
import { findChromium, launchBrowser } from '../browser/browser.ts'
import { hearErrors } from '../browser/errors.ts'
import { call, eventually, Refused, signIn, signUp, type Owner } from '../client/client.ts'
import { toastOf } from '../client/dashboard.ts'
import type { Deployment } from '../deployments/deployment.ts'
import { returnsPdf } from '../fixtures/pdf.ts'
import { filesOf } from '../fixtures/zip.ts'
import { proveAddress } from '../provider/mails.ts'
import { describeShared, type Deploy } from './deployments.ts'

const chromium = await findChromium()
const unless = chromium ? undefined : 'no Chromium on this machine'
const PASSWORD = 'correct horse 42'
const NEXT = 'glaze and kiln 43'

function journey(deploy: Deploy): void {
  const email = `ines.${randomUUID().slice(0, 8)}@larkfield.example`
  let deployment: Deployment
  let browser: Browser
  let here: BrowserContext
  let page: Page
  let owner: Owner
  let widgetId: string
  const errors: string[] = []

  async function enter(context: BrowserContext, password: string): Promise<Page> {
    const opened = await context.newPage()
    hearErrors(opened, errors)
    await opened.goto('/login')
    await opened.getByLabel('Email').fill(email)
    await opened.getByLabel('Password', { exact: true }).fill(password)
    await opened.getByRole('button', { name: 'Sign In', exact: true }).click()
    await opened.getByRole('heading', { name: 'My documents' }).waitFor()
    return opened
  }
  const isTold = async (subject: string) =>
    (await deployment.letters()).some((one) => one.includes(`To: ${email}`) && one.includes(`Subject: ${subject}`))
  const newContext = () =>
    browser.newContext({ baseURL: deployment.address, reducedMotion: 'reduce', acceptDownloads: true })

  beforeAll(async () => {
    deployment = await deploy()
    await deployment.start()
    owner = await signUp(deployment.address, email, PASSWORD)
    await proveAddress(deployment, email)
    for (const name of ['Returns and refunds.pdf', 'returns and refunds.pdf']) {
      await owner.embed(await owner.upload(name, returnsPdf()))
    }
    const documentIds = (await owner.documents()).map(({ id }) => id)
    const made = await owner.call(api.createWidget, { body: { name: '../Shop', documentIds } })
    widgetId = made.id
    const body = { question: 'How many days?', widgetId, sessionId: 'preview-of-the-owner' }
    await eventually(() => owner.call(api.getAnswer, { body }).catch(unlessUnheard), 'chat to have heard of the widget')
    browser = await launchBrowser()
    here = await newContext()
  }, 480_000)

  afterAll(async () => {
    await browser?.close()
    await deployment?.destroy()
  })

  test('the account menu leads to the account, where the name can be changed', async () => {
    page = await enter(here, PASSWORD)
    await page.getByRole('button', { name: /^Account/ }).click()
    const items = await page.getByRole('menuitem').allInnerTexts()
    expect(items.map((one) => one.trim()).toSorted()).toEqual([
      'Account',
      'Help (new tab)',
      'Sign Out',
      'Subscription & Usage',
      'Team',
    ])
    await page.getByRole('menuitem', { name: 'Account' }).click()
    await page.getByRole('heading', { name: 'Account', exact: true }).waitFor()
    await page.getByLabel('Name', { exact: true }).fill('Ines <b>Hartmann</b>')
    await page.getByRole('button', { name: 'Save Name' }).click()
    await page.getByText('Name saved').waitFor()
    await page.getByRole('button', { name: 'Account: Ines <b>Hartmann</b>' }).waitFor()
  }, 120_000)

  test('a session in another browser is listed, and signed out by keyboard alone', async () => {
    const elsewhere = await newContext()
    const other = await enter(elsewhere, PASSWORD)
    await page.reload()
    await page.getByText('This session').waitFor()
    const sessions = page.getByRole('listitem').filter({ hasText: 'Last used today' })
    await becomes(() => sessions.count(), 3)
    await page.getByRole('button', { name: 'Sign Out Everywhere Else' }).focus()
    await page.keyboard.press('Enter')
    await page.getByText('2 sessions ended.').waitFor()
    await other.reload()
    await other.getByText('Please sign in').first().waitFor()
    await page.reload()
    await page.getByText('This session').waitFor()
    await becomes(() => sessions.count(), 1)
    await elsewhere.close()
  }, 180_000)

  test('a password is changed with the present one only, and a mail tells of it', async () => {
    const fill = async (current: string, next: string, confirm: string) => {
      await page.getByLabel('Current password').fill(current)
      await page.getByLabel('New password', { exact: true }).fill(next)
      await page.getByLabel('Confirm new password').fill(confirm)
      await page.getByRole('button', { name: 'Change Password' }).click()
    }
    await fill('', NEXT, NEXT)
    await page.getByText('Enter your current password.').waitFor()
    await fill(PASSWORD, NEXT, `${NEXT}!`)
    await page.getByText('Passwords do not match').waitFor()
    await fill('something else', NEXT, NEXT)
    await page.getByText('Incorrect password. Please try again.').first().waitFor()
    await fill(PASSWORD, 'short', 'short')
    await page.getByText('Password should be at least 6 characters.').first().waitFor()
    await fill(PASSWORD, NEXT, NEXT)
    await toastOf(page, 'Password changed')
    await expect(signIn(deployment.address, email, PASSWORD)).rejects.toThrow('wrong_password')
    await page.reload()
    await page.getByText('This session').waitFor()
    await eventually(
      async () => ((await isTold('Your Docent password was changed')) ? true : undefined),
      'the mail about the password',
    )
  }, 180_000)

  test('keys come with the Business plan, work for a program, and rest without it', async () => {
    await page.getByText('API access is part of the Business plan').waitFor()
    owner = await signIn(deployment.address, email, NEXT)
    await owner.call(api.changeSubscription, { body: { plan: 'business' } })
    await eventually(
      async () => ((await owner.call(api.listApiKeys)).isAllowed ? true : undefined),
      'identity to have heard of the plan',
    )
    await page.reload()
    await page.getByRole('button', { name: 'Create Key' }).click()
    await page.getByText('Say what the key is for.').waitFor()
    await page.getByLabel('What is it for?').fill('Nightly import')
    await page.getByText('Enter your password: a key outlives').waitFor()
    await page.getByLabel('Your password').fill(NEXT)
    await page.keyboard.press('Enter')
    await page.getByText('It is shown this once.').waitFor()
    const key = await page.locator('.shown-once code').innerText()
    await page.getByRole('button', { name: 'I Have It' }).click()
    await page.locator('.shown-once code').waitFor({ state: 'detached' })
    expect(await page.content()).not.toContain(key)

    const exchange = () => call(deployment.address, api.keyToken, { headers: { authorization: `Bearer ${key}` } })
    const docent = createDocent({ address: deployment.address, key })
    expect((await docent.listDocuments()).data).toHaveLength(2)
    const { accessToken } = await exchange()
    const headers = { authorization: `Bearer ${accessToken}` }
    await expect(call(deployment.address, api.listSessions, { headers })).rejects.toThrow('not_open_to_keys')
    const guided = (await example()).docent(deployment.address, key)
    expect(await (await guided('/documents')).json()).toMatchObject({ success: true, data: [{}, {}] })
    await owner.call(api.changeSubscription, { body: { plan: 'pro' } })
    await eventually(
      () =>
        exchange().then(
          () => undefined,
          (error: Error) => (error.message.includes('key_rests') ? true : undefined),
        ),
      'the key to rest',
    )
    await page.reload()
    await page.getByText('Your keys rest. Nothing is lost').waitFor()
    await page.getByRole('button', { name: 'Revoke Nightly import' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
    await toastOf(page, 'Key revoked')
    await expect(exchange()).rejects.toThrow('key_not_good')
  }, 240_000)

  test('the weekly mail is switched off, and stays so; a mail program’s form reaches the service', async () => {
    const weekly = () => page.getByRole('switch', { name: 'Tell me on Mondays what visitors asked in vain' })
    await page.reload()
    await weekly().click()
    await page.getByText('No more weekly mails').waitFor()
    await page.reload()
    await page.locator('[role="switch"][aria-checked="false"]').waitFor()
    const ended = await fetch(`${deployment.address}/api/weekly-mail/end?owner=nobody&seal=none`, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    })
    expect([ended.status, ((await ended.json()) as { code: string }).code]).toEqual([400, 'weekly_link_not_valid'])
  })

  test('an export holds what was given, byte for byte', async () => {
    const waiting = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export My Data' }).click()
    const download: Download = await waiting
    expect(download.suggestedFilename()).toMatch(/^docent-export-\d{4}-\d\d-\d\d\.zip$/)
    await page.getByText('Done. The file is with your downloads').waitFor()
    const files = filesOf(await readFile(await download.path()))
    const json = (name: string) => JSON.parse(String(files.get(name)))
    const original = Buffer.from(returnsPdf())
    const folders = ['documents/returns and refunds.pdf', 'documents/Returns and refunds (2).pdf']
    for (const folder of folders) {
      const [, file] = [...files].find(([name]) => name.startsWith(`${folder}/original`)) ?? []
      expect(file?.equals(original)).toBe(true)
      expect(json(`${folder}/about.json`).status).toBe('ready')
      expect(JSON.stringify(json(`${folder}/passages.json`))).toContain('30 days')
    }
    expect(json('profile.json')).toMatchObject({ email, displayName: 'Ines <b>Hartmann</b>' })
    expect(json('sessions.json').length).toBeGreaterThan(0)
    expect(json('subscription.json').planId).toBe('pro')
    expect(json('usage.json').currentPeriod.documents).toBe(2)
    expect(json('mails.json').map(({ kind }: { kind: string }) => kind)).toContain('password-changed')
    expect(json('widgets/_Shop/settings.json').id).toBe(widgetId)
    expect(json('analytics.json').days).toHaveLength(400)
    expect(json('conversations.json')).toMatchObject([{ widgetId, question: 'How many days?' }])
    for (const name of files.keys()) expect(name).not.toMatch(/(^|\/)\.\.?(\/|$)|^\/|\\/)
  }, 180_000)

  test('an export that is canceled, or breaks off, says so and keeps nothing', async () => {
    const { promise: opened, resolve: open } = Promise.withResolvers<void>()
    await page.route('**/api/document-file*', async (route) => {
      await opened
      await route.abort().catch(() => undefined)
    })
    await page.getByRole('button', { name: 'Export Once More' }).click()
    await page.getByText('Document 1 of 2').waitFor()
    await page.getByRole('button', { name: 'Cancel Export' }).click()
    await page.getByText('Canceled. Nothing was kept of it.').waitFor()
    open()
    await page.getByRole('button', { name: 'Export Once More' }).click()
    await page.getByText('The connection broke off. Nothing of yours is lost').waitFor()
    await page.unroute('**/api/document-file*')
  }, 120_000)

  test('every control is reached by Tab in the order of the page, and the dialog gives the focus back', async () => {
    await page.getByLabel('Name', { exact: true }).focus()
    const reached: string[] = []
    for (let steps = 0; steps < 30 && reached.at(-1) !== 'Delete Account…'; steps++) {
      await page.keyboard.press('Tab')
      reached.push(
        await page.evaluate<string>(
          '((one) => one.ariaLabel || one.getAttribute("name") || one.textContent.trim().slice(0, 40))(document.activeElement)',
        ),
      )
    }
    const wanted = ['current', 'next', 'confirm', 'Change Password', 'See Plans', 'Export Once More', 'Delete Account…']
    expect([reached, reached.filter((one) => wanted.includes(one))]).toEqual([reached, wanted])
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor()
    await page.locator(':focus', { hasText: 'Keep My Account' }).waitFor()
    for (let steps = 0; steps < 8; steps++) {
      await page.keyboard.press('Tab')
      expect(await page.locator('main :focus').count()).toBe(0)
    }
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await page.locator(':focus', { hasText: 'Delete Account…' }).waitFor()
  }, 120_000)

  test('deleting asks for password and address, and then the account is gone everywhere', async () => {
    await page.getByRole('button', { name: 'Delete Account…' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('2 documents with files and passages').waitFor()
    await dialog.getByLabel('Password', { exact: true }).fill('something else')
    await dialog.getByLabel(`Type ${email} to confirm`).fill('ines@larkfield')
    await dialog.getByRole('button', { name: 'Delete Everything' }).click()
    await dialog.getByText('This is not the address of the account.').waitFor()
    await dialog.getByLabel(`Type ${email} to confirm`).fill(email)
    await page.keyboard.press('Enter')
    await dialog.getByText('Incorrect password. Please try again. Nothing was changed.').waitFor()
    await dialog.getByLabel('Password', { exact: true }).fill(NEXT)
    await page.keyboard.press('Enter')
    await page.getByText('Your account is deleted').waitFor()
    await page.getByRole('button', { name: 'Sign In', exact: true }).waitFor()

    await expect(signIn(deployment.address, email, NEXT)).rejects.toThrow('user_not_found')
    await expect(owner.call(api.listSessions)).rejects.toThrow('401')
    await eventually(
      () =>
        call(deployment.address, api.widgetSession, { body: { widgetId } }).then(
          () => undefined,
          (error: Error) => (error.message.includes('This assistant was not found.') ? true : undefined),
        ),
      'the widget to stop answering',
    )
    await eventually(
      () =>
        owner.documents().then(
          () => undefined,
          () => true,
        ),
      'every service to refuse the token that is left',
    )
    await eventually(async () => ((await isTold('Your Docent account is deleted')) ? true : undefined), 'the last mail')
  }, 240_000)

  test('the address signs up again as somebody else', async () => {
    const again = await signUp(deployment.address, email, 'new kiln new luck 9')
    expect(again.user.uid).not.toBe(owner.user.uid)
    expect(await again.documents()).toEqual([])
    expect(errors).toEqual([])
  }, 120_000)
}

type Example = { docent: (address: string, key: string) => (path: string) => Promise<Response> }

/** The code that the guide shows. */
async function example(): Promise<Example> {
  const guide = await readFile(new URL('../../docs/integrate/api-keys.md', import.meta.url), 'utf8')
  const code = /```js\n([\s\S]*?)```/.exec(guide)?.[1] ?? ''
  return import(`data:text/javascript,${encodeURIComponent(`${code}export { docent }`)}`) as Promise<Example>
}

function unlessUnheard(error: unknown): undefined {
  if (error instanceof Refused && error.code === 'widget_not_found') return undefined
  throw error
}

describeShared('the life of an account, in a browser', journey, unless)
