import * as api from '@docent/proto/http'
import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import { freePort } from '@docent/runtime/testing/free-ports.ts'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { becomes } from '../browser/becomes.ts'
import { findChromium, launchBrowser } from '../browser/browser.ts'
import { valueOf } from '../browser/value-of.ts'
import { eventually, signUp, type Owner } from '../client/client.ts'
import type { Deployment } from '../deployments/deployment.ts'
import { CLIENT_ID, CLIENT_SECRET, createProvider, ines, type IdentityProvider } from '../provider/provider.ts'
import { moveIn } from '../sites/shop.ts'
import { openSite, type Site } from '../sites/site.ts'
import { describePages, type Deploy } from './deployments.ts'

const chromium = await findChromium()
const unless = chromium ? undefined : 'no Chromium on this machine'
const PASSWORD = 'clay and glaze 7'
const email = 'owner@larkfield.example'

interface Received {
  origin: string
  data: {
    type: string
    widgetId: string
    user: Record<string, string>
    state: string
    widget?: { id: string; name: string; embedCode: string; src: string; origin: string }
  }
}

/** A page of WordPress whose button opens the window, and that keeps whatever it is told. */
const wordPress = (login: string) => `<!doctype html><title>WordPress</title>
  <button>Connect to Docent</button>
  <script>
    window.received = []
    addEventListener('message', (event) => received.push({ origin: event.origin, data: event.data }))
    document.querySelector('button').onclick = () => window.open(${JSON.stringify(login)}, 'docent', 'width=500,height=600')
  </script>`

/** The window asks to be closed, and stays until `close`, so that a slow machine can read it to the end. */
const STAYS = `
  const close = window.close.bind(window)
  window.close = () => {
    window.closesAt ??= Date.now()
    if (window.mayClose) close()
  }`
const closesAt = (popup: Page): Promise<number> => valueOf(popup, 'window.closesAt')

const received = (opener: Page) => opener.evaluate(() => (globalThis as unknown as { received: Received[] }).received)
/** What it is told reaches a page of another process a moment later. */
const told = async (opener: Page): Promise<Received[]> => {
  await valueOf(opener, 'window.received.length > 0')
  return received(opener)
}
const fill = async (popup: Page, address = email) => {
  await popup.getByLabel('Email').fill(address)
  await popup.getByLabel('Password', { exact: true }).fill(PASSWORD)
}
const success = async (popup: Page) => {
  await popup.getByText('WordPress Integration Successful!').waitFor()
  return (
    await popup
      .getByText(/^Widget ID: /)
      .first()
      .innerText()
  ).replace('Widget ID: ', '')
}

function journey(deploy: Deploy): void {
  let deployment: Deployment
  let provider: IdentityProvider
  let browser: Browser
  let context: BrowserContext
  let site: Site
  let owner: Owner

  const loginFor = (returnSite?: string, state = 's-1') => {
    const query = new URLSearchParams({
      wordpress: 'true',
      ...(returnSite !== undefined && { return_site: returnSite }),
    })
    return `${deployment.address}/login?${query}&state=${state}`
  }
  /** Opens the window from a page of the site. */
  const open = async (returnSite: string, from = site.address) => {
    site.put('/wp-admin', wordPress(loginFor(returnSite)))
    const opener = await context.newPage()
    await opener.goto(`${from}/wp-admin`)
    const [popup] = await Promise.all([
      opener.waitForEvent('popup'),
      opener.getByRole('button', { name: 'Connect to Docent' }).click(),
    ])
    await popup.getByRole('heading', { name: 'Connect your WordPress site' }).waitFor()
    return { opener, popup }
  }
  const confirm = (popup: Page) => popup.getByRole('checkbox', { name: `Yes, ${site.address} is my site` }).check()
  const signedInAs = async (address: string, password = PASSWORD) => {
    const reply = await context.request.post(`${deployment.address}/api/auth/sign-in`, {
      data: { email: address, password },
      headers: { origin: deployment.address },
    })
    expect(reply.status()).toBe(200)
  }

  beforeAll(async () => {
    const port = await freePort()
    deployment = await deploy({
      GOOGLE_ISSUER: `http://localhost:${port}`,
      GOOGLE_CLIENT_ID: CLIENT_ID,
      GOOGLE_CLIENT_SECRET: CLIENT_SECRET,
    })
    await deployment.start()
    // It says at length that its keys and its memory are for tests only.
    for (const level of ['warn', 'info'] as const) jest.spyOn(console, level).mockImplementation(() => undefined)
    provider = createProvider(port, [`${deployment.address}/api/auth/google/callback`])
    await provider.listen()
    site = await openSite()
    owner = await signUp(deployment.address, email, PASSWORD)
    browser = await launchBrowser()
  }, 480_000)
  beforeEach(async () => {
    context = await browser.newContext({ reducedMotion: 'reduce' })
    await context.addInitScript(STAYS)
  })
  afterEach(() => context.close())
  afterAll(async () => {
    await browser?.close()
    await site?.close()
    await provider?.leave()
    await deployment?.destroy()
  })

  test('tells the site who signed in, shows the widget id, and closes', async () => {
    const { opener, popup } = await open(`${site.address}/wp-admin`)
    await popup.getByText(site.host, { exact: true }).waitFor()
    await fill(popup)
    await confirm(popup)
    await popup.getByRole('button', { name: 'Sign In and Connect' }).click()
    const widgetId = await success(popup)
    expect(new URL(popup.url()).pathname).toBe('/login')
    expect(await told(opener)).toEqual([
      {
        origin: deployment.address,
        data: {
          type: 'docent_auth_success',
          widgetId,
          user: { name: 'Ines Hartmann', email, uid: owner.user.uid },
          state: 's-1',
        },
      },
    ])
    expect(widgetId).toMatch(new RegExp(`^wp_${btoa(`${site.address}/wp-admin`).slice(0, 8)}_\\d{13}$`))
    const sentAt = Number(widgetId.split('_').at(-1))
    expect((await closesAt(popup)) - sentAt).toBeGreaterThanOrEqual(1_950)
    const closed = popup.waitForEvent('close')
    await popup.evaluate('setTimeout(() => { window.mayClose = true; window.close() })')
    await closed
  }, 120_000)

  test('sends nothing before the site is confirmed', async () => {
    const { opener, popup } = await open(site.address)
    await fill(popup)
    await popup.getByRole('button', { name: 'Sign In and Connect' }).click()
    await popup.getByText('Confirm that this is your site, or close this window.').waitFor()
    expect(await popup.evaluate('document.activeElement.type')).toBe('checkbox')
    await popup.getByRole('button', { name: 'Continue with Google' }).click()
    expect(new URL(popup.url()).origin).toBe(deployment.address)
    expect(await received(opener)).toEqual([])
  }, 120_000)

  test('tells a page of another origin nothing, whatever it names as return_site', async () => {
    const { opener, popup } = await open(site.address, site.elsewhere)
    await confirm(popup)
    await fill(popup)
    await popup.getByRole('button', { name: 'Sign In and Connect' }).click()
    await closesAt(popup)
    expect(await received(opener)).toEqual([])
  }, 120_000)

  test('says that the window that opened it is gone', async () => {
    const { opener, popup } = await open(site.address)
    await confirm(popup)
    await fill(popup)
    await opener.close()
    await popup.getByRole('button', { name: 'Sign In and Connect' }).click()
    await popup.getByText('The site was not reached').first().waitFor()
    await becomes(() => popup.getByText('WordPress Integration Successful!').count(), 0)
  }, 120_000)

  test('asks somebody who is signed in as well, and lets them be somebody else', async () => {
    await signedInAs(email)
    const { opener, popup } = await open(site.address)
    await popup.getByText('You are signed in as').waitFor()
    await popup.getByRole('button', { name: 'Connect This Site' }).click()
    await popup.getByText('Confirm that this is your site, or close this window.').waitFor()
    expect(await received(opener)).toEqual([])
    await popup.getByRole('button', { name: 'Use another account' }).click()
    await popup.getByRole('button', { name: 'Create an account' }).click()
    await fill(popup, 'another@larkfield.example')
    await popup.getByLabel('Confirm password').fill(PASSWORD)
    await confirm(popup)
    await popup.getByRole('button', { name: 'Create Account and Connect' }).click()
    await success(popup)
    expect((await told(opener)).map(({ data }) => data.user['email'])).toEqual(['another@larkfield.example'])
  }, 120_000)

  test('connects somebody who is signed in by a tick and a press', async () => {
    await signedInAs(email)
    const { opener, popup } = await open(site.address)
    await confirm(popup)
    await popup.getByRole('button', { name: 'Connect This Site' }).click()
    await success(popup)
    expect((await told(opener)).map(({ data }) => data.user['uid'])).toEqual([owner.user.uid])
  }, 120_000)

  test('says which plan has the plugin, and lets nobody without it have more than before', async () => {
    await signedInAs(email)
    const { opener, popup } = await open(site.address)
    await confirm(popup)
    await popup.getByRole('button', { name: 'Connect This Site' }).click()
    await popup.getByText('The WordPress plugin is part of the Business plan').waitFor()
    await popup.getByText('Your account is on the Free plan').waitFor()
    await success(popup)
    const [message] = await told(opener)
    expect(Object.keys(message?.data ?? {})).toEqual(['type', 'widgetId', 'user', 'state'])
  }, 120_000)

  test('hands the chosen widget to the site, and puts the site on its list where the owner leaves it so', async () => {
    const shop = `shop.${deployment.address.length}@larkfield.example`
    const keeper = await moveIn(deployment, site, { email: shop, plan: 'business' })
    await eventually(async () => {
      const { isAllowed } = await keeper.owner.call(api.listSiteWidgets, { query: { site: site.address } })
      return isAllowed || undefined
    }, 'the plan to be known')
    await signedInAs(shop, 'correct horse 42')
    const { opener, popup } = await open(site.address)
    await confirm(popup)
    await popup.getByRole('button', { name: 'Connect This Site' }).click()
    await popup.getByText('You have no widget yet').waitFor()

    await keeper.widget({ name: 'Pottery' })
    const { id, embedCode } = await keeper.widget({ name: 'Workshop', allowedDomains: ['other.example'] })
    await popup.evaluate('window.dispatchEvent(new Event("focus"))')
    await popup.getByRole('radio', { name: 'Pottery' }).check()
    await becomes(() => popup.getByRole('checkbox').count(), 0)
    await popup.getByRole('radio', { name: 'Workshop' }).check()
    await becomes(() => popup.getByRole('checkbox', { name: `Put ${site.host} on the list` }).isChecked(), true)
    expect(await received(opener)).toEqual([])
    await popup.getByRole('button', { name: 'Connect This Widget' }).click()
    await popup.getByText('Your site shows “Workshop” from now on.').waitFor()
    const [message] = await told(opener)
    expect(message?.data.widgetId).toBe(await success(popup))
    expect(message?.data.widget).toEqual({
      id,
      name: 'Workshop',
      embedCode,
      src: /src="([^"]*)"/.exec(embedCode)?.[1],
      origin: deployment.address,
    })
    const { widgets } = await keeper.owner.call(api.listWidgets)
    expect(widgets.find((one) => one.id === id)?.allowedDomains).toEqual(['other.example', site.host])
  }, 180_000)

  test('goes to Google and comes back to the same site, which stays confirmed in this window only', async () => {
    provider.person = { ...ines, sub: 'g-wp', email: 'wp@larkfield.example' }
    const { opener, popup } = await open(site.address)
    await confirm(popup)
    await popup.getByRole('button', { name: 'Continue with Google' }).click()
    await popup.getByRole('link', { name: /^Continue as/ }).click()
    await success(popup)
    const [message] = await told(opener)
    expect(message?.data).toMatchObject({ user: { email: 'wp@larkfield.example' }, state: 's-1' })
    const next = await context.newPage()
    await next.goto(loginFor(site.address))
    await next.getByText('You are signed in as').waitFor()
    await becomes(() => next.getByRole('checkbox').isChecked(), false)
  }, 120_000)

  test.each([
    undefined,
    'larkfield.example',
    'javascript://larkfield.example/%0aalert(1)',
    'https://docent.example@evil.example',
  ])(
    'does not connect %j',
    async (returnSite) => {
      await signedInAs(email)
      const page = await context.newPage()
      await page.goto(loginFor(returnSite))
      await page.getByText('This site cannot be connected').waitFor()
      await becomes(() => page.getByRole('button', { name: /Connect|Google/ }).count(), 0)
    },
    60_000,
  )
}

describePages('the window of WordPress', journey, unless)
