import { afterAll, beforeAll, expect, test } from '@jest/globals'
import * as api from '@docent/proto/http'
import { randomUUID } from 'node:crypto'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { findings, findingsOfColors } from '../browser/axe.ts'
import { becomes } from '../browser/becomes.ts'
import { findChromium, launchBrowser } from '../browser/browser.ts'
import { overflowing } from '../browser/overflow.ts'
import { settled } from '../browser/settled.ts'
import { eventually } from '../client/client.ts'
import { signInBrowser, toastOf } from '../client/dashboard.ts'
import { linkMailed, proveAddress } from '../provider/mails.ts'
import { openShop, visit, type Shop, type Visitor } from '../sites/shop.ts'
import { shopPage } from '../sites/site.ts'
import { describeShared, type Deploy } from './deployments.ts'

const chromium = await findChromium()
const unless = chromium ? undefined : 'no Chromium on this machine'
const PASSWORD = 'correct horse 42'

function journey(deploy: Deploy): void {
  const email = `pia.${randomUUID().slice(0, 8)}@larkfield.example`
  let shop: Shop
  let browser: Browser
  let owners: BrowserContext
  let agents: BrowserContext
  let visitors: BrowserContext
  let team: Page
  let inbox: Page
  let vera: Visitor

  beforeAll(async () => {
    shop = await openShop({ deploy, plan: 'business' })
    const { owner, deployment } = shop
    await proveAddress(deployment, owner.user.email)
    const { embedCode } = await shop.widget()
    await eventually(
      () => owner.call(api.handoverSettings, {}).then(({ isEntitled }) => isEntitled || undefined),
      'the plan to be known',
    )
    await owner.call(api.setHandoverSettings, { body: { on: true, zone: 'UTC', hours: [], waitMinutes: 5 } })
    const address = shop.site.put('/', shopPage(embedCode))
    browser = await launchBrowser()
    owners = await signInBrowser(browser, deployment.address, { email: owner.user.email })
    const options = { baseURL: deployment.address, viewport: { width: 1280, height: 860 } } as const
    agents = await browser.newContext({ ...options, reducedMotion: 'reduce' })
    visitors = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
    vera = await visit(visitors, address)
  }, 480_000)
  afterAll(async () => {
    await browser?.close()
    await shop?.close()
  })

  /** What is wrong with a page in either theme, and at any width. */
  async function problemsOf(page: Page): Promise<string[]> {
    const found: string[] = []
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      found.push(...(await settled(page, () => (colorScheme === 'light' ? findings : findingsOfColors)(page))))
    }
    for (const width of [1280, 390, 320]) {
      await page.setViewportSize({ width, height: 860 })
      found.push(...(await settled(page, () => overflowing(page))).map((one) => `${width} px: ${one}`))
    }
    await page.setViewportSize({ width: 1280, height: 860 })
    await page.emulateMedia({ colorScheme: 'light' })
    return found
  }

  test('an owner names the team and invites somebody by mail', async () => {
    team = await owners.newPage()
    await team.goto('/team')
    await team.getByLabel('Name of the team').fill('Larkfield Pottery')
    await team.getByRole('button', { name: 'Save Name' }).press('Enter')
    await toastOf(team, 'Name saved')
    await team.getByLabel('Email address').fill(email)
    await team.getByRole('button', { name: 'Send Invitation' }).press('Enter')
    await toastOf(team, 'The invitation is on its way')
    await team.getByRole('button', { name: `Take Back from ${email}` }).waitFor()
    await team.getByText('2 of 25 places taken.').waitFor()
    expect(await problemsOf(team)).toEqual([])
  }, 240_000)

  test('the link of the mail leads whoever has no account through signing up into the team', async () => {
    inbox = await agents.newPage()
    await inbox.goto(await linkMailed('join-team', shop.deployment, email))
    await inbox.getByRole('heading', { name: 'Join Larkfield Pottery' }).waitFor()
    expect(inbox.url()).not.toContain('token')
    expect(await problemsOf(inbox)).toEqual([])
    await inbox.getByLabel('Name').fill('Pia')
    await becomes(() => inbox.getByLabel('Email').inputValue(), email)
    await inbox.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await inbox.getByLabel('Confirm password').fill(PASSWORD)
    await inbox.getByRole('button', { name: 'Create Account' }).press('Enter')
    await inbox.getByRole('button', { name: 'Join the Team' }).press('Enter')
    await inbox.getByRole('heading', { name: 'Conversations', exact: true }).waitFor()
    await team.getByText(email, { exact: true }).waitFor()
    await team.getByLabel('Role of Pia').waitFor()
  }, 240_000)

  test('an agent sees what is theirs, and is told in words where something is not', async () => {
    const nav = inbox.getByRole('navigation', { name: 'Main' }).first()
    await becomes(() => nav.getByRole('link').allTextContents(), ['Conversations', 'Pricing', 'Contact'])
    await inbox.goto('/widgets/new')
    await inbox.getByRole('heading', { name: 'This page is for editors of the team' }).waitFor()
    expect(await problemsOf(inbox)).toEqual([])
    await inbox.getByRole('main').getByRole('link', { name: 'Conversations' }).press('Enter')
    await inbox.getByRole('heading', { name: 'Conversations', exact: true }).waitFor()
  }, 240_000)

  test('they switch to their own account and back', async () => {
    const choose = async (name: RegExp) => {
      await inbox.getByRole('button', { name: /^Account: / }).press('Enter')
      await inbox.getByRole('menuitemradio', { name }).press('Enter')
    }
    await choose(/\(My account\)$/)
    await inbox.getByRole('heading', { name: 'My documents' }).waitFor()
    await becomes(() => inbox.getByRole('link', { name: 'Larkfield Pottery Agent' }).count(), 0)
    await choose(/^Larkfield Pottery$/)
    await inbox.getByRole('heading', { name: 'Conversations', exact: true }).waitFor()
    await inbox.getByRole('link', { name: 'Larkfield Pottery Agent' }).waitFor()
  }, 120_000)

  test('a visitor who wants a person gets the agent, by their name', async () => {
    await vera.open()
    await vera.frame.getByRole('button', { name: 'Talk to a person' }).press('Enter')
    await vera.frame.getByText('Looking for a person. You can write already.').waitFor()
    await vera.ask('My jug has a crack.')
    await inbox.getByRole('link', { name: 'Answer', exact: true }).press('Enter')
    const thread = inbox.getByRole('region', { name: 'Conversation', exact: true })
    await thread.getByText('My jug has a crack.').waitFor()
    await becomes(() => thread.getByRole('button', { name: 'Delete' }).count(), 0)
    await vera.frame.getByText('Pia is here.').waitFor()
    await inbox.getByLabel('Answer the visitor').fill('Please send me a picture of it.')
    await inbox.getByRole('button', { name: 'Send', exact: true }).press('Enter')
    await vera.frame.getByText('Please send me a picture of it.').first().waitFor()
  }, 240_000)

  test('who is removed is out at once, on their page as on the line to it', async () => {
    const token = await inbox.evaluate<string>(
      `fetch('/api/auth/refresh', { method: 'POST' }).then((reply) => reply.json()).then(({ accessToken }) => accessToken)`,
    )
    const listen = () => fetch(`${shop.deployment.address}/api/live`, { headers: { authorization: `Bearer ${token}` } })
    const line = await listen()
    expect(line.status).toBe(200)
    const ended = line.text()
    await team.getByRole('button', { name: 'Remove Pia' }).press('Enter')
    await team.getByRole('dialog').getByRole('button', { name: 'Remove From Team' }).click()
    // Whichever page hears of it first: its word may be gone when the other one has read its own.
    await Promise.all([
      toastOf(team, 'Pia is not in the team any more'),
      toastOf(inbox, 'You are in your own account now'),
    ])
    await becomes(() => inbox.getByText('My jug has a crack.').count(), 0)
    await ended
    expect((await listen()).status).toBe(401)
    await inbox.goto('/team')
    await inbox.getByText('1 of 1 places taken.').waitFor()
    await becomes(() => inbox.getByText('Larkfield Pottery').count(), 0)
    await team.getByText('1 of 25 places taken.').waitFor()
  }, 240_000)

  test('the activity says who did what', async () => {
    await team.goto('/activity')
    const lines = [
      'Joined the team',
      `Invited: ${email}`,
      'Removed from the team: Pia',
      'Spoke with a visitor: Larkfield Pottery',
    ]
    for (const line of lines) await team.getByText(line, { exact: true }).first().waitFor()
    expect(await problemsOf(team)).toEqual([])
  }, 120_000)
}

describeShared('a team', journey, unless)
