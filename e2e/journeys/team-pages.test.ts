import { afterAll, beforeAll, expect, test } from '@jest/globals'
import * as api from '@docent/proto/http'
import { allows, ROLES, type Role } from '@docent/proto/roles'
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { findChromium, launchBrowser } from '../browser/browser.ts'
import { rest } from '../browser/settled.ts'
import { hire } from '../client/team.ts'
import { enter } from '../client/visitor.ts'
import { proveAddress } from '../provider/mails.ts'
import { openShop, type Shop } from '../sites/shop.ts'
import { describePages } from './deployments.ts'

const chromium = await findChromium()
const unless = chromium ? undefined : 'no Chromium on this machine'

/** Every page of the dashboard with the least role that it is for, and its title; as the router has them. */
const pages: readonly [path: string, least: Role, title: string | RegExp][] = [
  ['/documents', 'editor', 'My documents'],
  ['/documents/new', 'editor', /document/i],
  ['/widgets', 'editor', /widgets/i],
  ['/widgets/new', 'editor', /widget/i],
  ['/chat', 'editor', /chat/i],
  ['/conversations', 'agent', 'Conversations'],
  ['/conversations/unanswered', 'editor', /unanswered/i],
  ['/conversations/answers', 'editor', /answers/i],
  ['/conversations/golden', 'editor', /golden/i],
  ['/conversations/analytics', 'agent', /analytics/i],
  ['/conversations/handover', 'agent', /handover/i],
  ['/subscription-usage', 'editor', /subscription/i],
  ['/account', 'agent', 'Account'],
  ['/team', 'agent', 'Team'],
  ['/activity', 'owner', 'Activity'],
  ['/webhooks', 'owner', 'Webhooks'],
  ['/own-domains', 'owner', 'Own domains'],
]

function journey(): void {
  let shop: Shop
  let browser: Browser
  const contexts = {} as Record<Role | 'stranger', BrowserContext>

  beforeAll(async () => {
    shop = await openShop({ plan: 'business' })
    const { owner, deployment } = shop
    await proveAddress(deployment, owner.user.email)
    const { id } = await shop.widget()
    await (await enter(deployment.address, id, shop.site.address)).ask('Can I return sale pieces?')
    await owner.call(api.renameTeam, { body: { name: 'Larkfield Pottery' } })
    browser = await launchBrowser()
    const options = { baseURL: deployment.address, reducedMotion: 'reduce' } as const
    const emails = { owner: owner.user.email } as Record<Role, string>
    for (const role of ['editor', 'agent'] as const) {
      emails[role] = `${role}.${randomUUID().slice(0, 8)}@larkfield.example`
      await hire(deployment, owner, { email: emails[role], role })
    }
    for (const role of ROLES) {
      contexts[role] = await browser.newContext(options)
      const answer = await contexts[role].request.post('/api/auth/sign-in', signIn(emails[role]))
      expect([role, answer.status()]).toEqual([role, 200])
    }
    contexts.stranger = await browser.newContext(options)
  }, 480_000)
  afterAll(async () => {
    await browser?.close()
    await shop?.close()
  })

  const signIn = (email: string) => ({
    data: { email, password: 'correct horse 42' },
    headers: { origin: shop.deployment.address },
  })

  /** Opens a page; answers its title, and what the server refused of what it asked for. */
  async function look(page: Page, path: string) {
    const refused: string[] = []
    const listen = (response: { status(): number; url(): string }) => {
      if (response.status() === 403) refused.push(new URL(response.url()).pathname)
    }
    page.on('response', listen)
    await page.goto(path)
    await page.locator('main h1').waitFor()
    await rest(page)
    const title = await page.locator('main h1').first().innerText()
    page.off('response', listen)
    return { title, refused }
  }

  test.each(ROLES)(
    'every page as %s: it opens and asks for nothing that is refused, or says whose it is',
    async (role) => {
      const page = await contexts[role].newPage()
      for (const [path, least, title] of pages) {
        const seen = await look(page, path)
        expect([path, seen.refused]).toEqual([path, []])
        if (allows(role, least)) expect([path, seen.title]).toEqual([path, expect.stringMatching(title)])
        else {
          const whose = least === 'owner' ? 'for the owner of the team' : 'for editors of the team'
          expect([path, seen.title]).toEqual([path, `This page is ${whose}`])
        }
      }
      await page.close()
    },
    480_000,
  )

  test('every page as a stranger asks to sign in', async () => {
    const page = await contexts.stranger.newPage()
    for (const [path] of pages) {
      await page.goto(path)
      await page.getByRole('heading', { name: 'Please sign in' }).waitFor()
    }
    await page.close()
  }, 240_000)

  test('an agent who reads a conversation is shown nothing that takes more', async () => {
    const page = await contexts.agent.newPage()
    await page.goto('/conversations')
    await page.locator('[data-session]').first().press('Enter')
    const thread = page.getByRole('region', { name: 'Conversation', exact: true })
    await thread.getByText('Can I return sale pieces?').first().waitFor()
    const buttons = await thread.getByRole('button').allInnerTexts()
    expect(buttons.filter((one) => /delete|why|golden|answer it|better/i.test(one))).toEqual([])
    await page.close()
  }, 120_000)

  test('the list of pages is the router’s', async () => {
    const router = await readFile(new URL('../../web/src/app/router.tsx', import.meta.url), 'utf8')
    const paths = [...router.slice(0, router.indexOf('createRouter')).matchAll(/path: '(\/[\w/-]+)'/g)].map(
      ([, path]) => path,
    )
    // Those of operators, and of one widget that has to be there, are walked elsewhere.
    const others = ['/operation', '/widgets/edit']
    expect(paths.filter((path) => !others.includes(path ?? '')).toSorted()).toEqual(
      pages.map(([path]) => path).toSorted(),
    )
  })
}

describePages('the roles on every page', journey, unless)
