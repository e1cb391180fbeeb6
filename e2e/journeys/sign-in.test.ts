import { startMailServer, type MailServer } from '@docent/runtime/testing/mail-server.ts'
import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import { freePort } from '@docent/runtime/testing/free-ports.ts'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { becomes } from '../browser/becomes.ts'
import { findChromium, launchBrowser } from '../browser/browser.ts'
import { signUp } from '../client/client.ts'
import type { Deployment } from '../deployments/deployment.ts'
import { linkTo } from '../provider/mails.ts'
import { CLIENT_ID, CLIENT_SECRET, createProvider, ines, type IdentityProvider } from '../provider/provider.ts'
import { describeDeployments, type Deploy, type Shape } from './deployments.ts'

const chromium = await findChromium()
const { DOCENT_ADDRESS: running, DOCENT_E2E: named = '' } = process.env
const isGiven = running !== undefined || named.includes('containers')
const unless = chromium
  ? isGiven
    ? 'its provider can be set at start only'
    : undefined
  : 'no Chromium on this machine'
const PASSWORD = 'clay and glaze 7'
const GOOGLE_FAILED = 'An error occurred while signing in with Google. Check the console for more details.'
const CALLBACK = '/api/auth/google/callback'

function journey(deploy: Deploy, shape: Shape): void {
  let deployment: Deployment
  let browser: Browser
  let context: BrowserContext
  let page: Page
  let mail: MailServer
  let provider: IdentityProvider
  const refusedByPolicy: string[] = []
  const consoleErrors: string[] = []
  const callbacks: string[] = []
  let people = 0

  const at = (path: string) => deployment.address + path
  /** Somebody whom nobody knows yet. */
  const newPerson = (changes: Partial<typeof ines> = {}) => {
    people += 1
    return { ...ines, sub: `g-${people}`, email: `p${people}@larkfield.example`, ...changes }
  }
  const openLogin = async (path = '/login') => {
    await page.goto(at(path))
    await page.getByRole('button', { name: 'Continue with Google' }).click()
  }
  const choose = async (name: RegExp | string = /^Continue as/) => {
    await page.getByRole('heading', { name: 'Choose an account' }).waitFor()
    await page.getByRole('link', { name }).click()
  }
  const onDocuments = async () => page.getByRole('heading', { name: 'My documents' }).waitFor()
  const says = async (text: string) => page.getByText(text).first().waitFor()
  const signInWith = async (email: string, password: string) => {
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  }

  beforeAll(async () => {
    const port = await freePort()
    mail = await startMailServer()
    const settings = {
      GOOGLE_ISSUER: `http://localhost:${port}`,
      GOOGLE_CLIENT_ID: CLIENT_ID,
      GOOGLE_CLIENT_SECRET: CLIENT_SECRET,
      SMTP_URL: mail.url,
      MAIL_SWEEP_SECONDS: '0.1',
    }
    deployment = await deploy(settings)
    // It says at length that its keys and its memory are for tests only.
    for (const level of ['warn', 'info'] as const) jest.spyOn(console, level).mockImplementation(() => undefined)
    provider = createProvider(port, [at(CALLBACK)])
    await deployment.start()
    browser = await launchBrowser()
  }, 360_000)

  beforeEach(async () => {
    context = await browser.newContext({ viewport: { width: 1280, height: 860 }, reducedMotion: 'reduce' })
    page = await context.newPage()
    provider.mischief = {}
    consoleErrors.length = 0
    page.on('console', (message) => {
      if (/content security policy/i.test(message.text())) refusedByPolicy.push(message.text())
      if (message.type() === 'error') consoleErrors.push(message.text())
    })
    page.on('request', (request) => {
      if (request.url().includes(CALLBACK)) callbacks.push(request.url())
    })
  })
  afterEach(() => context.close())

  afterAll(async () => {
    await browser?.close()
    await provider?.leave().catch(() => undefined)
    await deployment?.destroy()
    await mail?.close()
  })

  test('Google that is away is told in the specified words, and the console says more', async () => {
    await openLogin()
    await says('Sign-in Error')
    await says(GOOGLE_FAILED)
    await says('Google did not answer: try again in a minute, or use your email address.')
    expect(consoleErrors.join()).toContain('Sign-in with Google failed.')
    await provider.listen()
  }, 120_000)

  test('somebody new is welcomed, by mail as well, and comes back to the page they wanted', async () => {
    const person = newPerson()
    provider.person = person
    await page.goto(at('/chat'))
    await page.getByRole('link', { name: 'Sign In' }).last().click()
    await page.getByRole('button', { name: 'Continue with Google' }).click()
    await choose()
    await says('Welcome to Docent! Your account has been created successfully.')
    await page.waitForURL('**/chat')
    await page.getByRole('button', { name: 'Account: Ines Hartmann' }).click()
    await says(person.email)
    await page.getByRole('menuitem', { name: 'Sign Out' }).click()
    await says('Please sign in')

    await openLogin()
    await choose()
    await says('Welcome back! You have successfully signed in.')
    await onDocuments()
    await becomes(() => page.getByText('Please confirm that').count(), 0)
    const welcomes = mail.mails.filter((one) => one.includes(person.email) && one.includes('Welcome to Docent'))
    expect(welcomes).toHaveLength(1)
  }, 120_000)

  // What Google or a stranger's browser may get wrong is the same service's to refuse in either shape.
  if (shape !== 'cluster') refusals()

  test('an address with a password is joined after the password was given, and then Google is enough', async () => {
    const person = newPerson()
    provider.person = person
    const { user } = await signUp(deployment.address, person.email, PASSWORD)
    await openLogin()
    await choose()
    await page.getByRole('heading', { name: 'Is this your account?' }).waitFor()
    await says(person.email)
    await page.getByLabel('Password', { exact: true }).fill('not the one')
    await page.keyboard.press('Enter')
    await says('Incorrect password. Please try again.')
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.keyboard.press('Enter')
    await says('Welcome back! You have successfully signed in.')
    await onDocuments()
    await context.clearCookies()
    await openLogin()
    await choose()
    await onDocuments()
    const refreshed = await page.request.post(at('/api/auth/refresh'), { headers: { origin: deployment.address } })
    expect((await refreshed.json()).user).toMatchObject({ uid: user.uid, emailVerified: true })
  }, 120_000)

  test('an account of Google tells the password form so, and gets a password by mail', async () => {
    const person = newPerson()
    provider.person = person
    await openLogin()
    await choose()
    await onDocuments()
    await context.clearCookies()
    await page.goto(at('/login'))
    await signInWith(person.email, PASSWORD)
    await says('This account signs in with Google and has no password.')
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await page.getByRole('button', { name: 'Send the Link' }).click()
    await says('Look into your mail')
    await page.goto((await linkTo('reset-password', mail, person.email)).url)
    await page.getByLabel('New password', { exact: true }).fill(PASSWORD)
    await page.getByLabel('Confirm new password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Save Password' }).click()
    await says('Your password was changed. Sign in with the new one.')
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.keyboard.press('Enter')
    await onDocuments()
  }, 120_000)

  test('a forgotten password is replaced by mail; every session ends; the link works once', async () => {
    const { email } = newPerson()
    await signUp(deployment.address, email, 'the old one 1')
    await page.goto(at('/login'))
    await signInWith(email, 'the old one 1')
    await onDocuments()

    const elsewhere = await browser.newContext()
    const reader = await elsewhere.newPage()
    await reader.goto(at('/forgot-password'))
    await reader.getByLabel('Email').fill('nobody@larkfield.example')
    await reader.keyboard.press('Enter')
    const neutral = await reader.getByText('If there is an account with this address').innerText()
    await reader.getByLabel('Email').fill(email)
    await reader.getByRole('button', { name: 'Send it again' }).click()
    const { url, subject } = await linkTo('reset-password', mail, email)
    expect(subject).toBe('Choose a new password for Docent')
    await becomes(() => reader.getByText('If there is an account with this address').innerText(), neutral)
    await reader.goto(url)
    await reader.getByLabel('New password', { exact: true }).fill(PASSWORD)
    expect(new URL(reader.url()).hash).toBe('')
    await reader.getByLabel('Confirm new password').fill('another')
    await reader.keyboard.press('Enter')
    await reader.getByText('Passwords do not match').waitFor()
    await reader.getByLabel('Confirm new password').fill(PASSWORD)
    await reader.keyboard.press('Enter')
    await reader.getByText('Your password was changed. Sign in with the new one.').waitFor()
    await reader.goto('about:blank')
    await reader.goto(url)
    await reader.getByLabel('New password', { exact: true }).fill(PASSWORD)
    await reader.getByLabel('Confirm new password').fill(PASSWORD)
    await reader.keyboard.press('Enter')
    await reader.getByText('This link was used already or is older than 30 minutes.').first().waitFor()
    await elsewhere.close()

    await page.reload()
    await says('Please sign in')
  }, 120_000)

  test('a new account is asked to confirm its address until it did, in every window', async () => {
    const { email } = newPerson()
    await page.goto(at('/login?mode=sign-up'))
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByLabel('Confirm password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Create Account', exact: true }).click()
    await says(`Please confirm that ${email} is yours`)
    await page.getByRole('button', { name: 'Send it again' }).click()
    await says('The mail is on its way. Its link works for 24 hours.')
    const { url } = await linkTo('verify-email', mail, email, 2)
    const first = await linkTo('verify-email', mail, email, 1)
    expect([first.subject, url === first.url]).toEqual(['Welcome to Docent', false])

    const second = await context.newPage()
    // Pressed while the page is still being told who is signed in.
    const proven = second.waitForResponse('**/api/auth/verify-email')
    await second.route('**/api/auth/refresh', async (route) => {
      const early = await route.fetch()
      await proven
      await route.fulfill({ response: early })
      await second.unroute('**/api/auth/refresh')
    })
    await second.goto(url)
    await second.getByRole('button', { name: 'Confirm My Address' }).click()
    await second.getByText(`${email} belongs to your account.`).waitFor()
    await page.getByText('Please confirm that').waitFor({ state: 'detached' })
    await second.goto('about:blank')
    await second.goto(first.url)
    await second.getByRole('button', { name: 'Confirm My Address' }).click()
    await second.getByText('This link was used already or is older than 24 hours.').first().waitFor()
  }, 120_000)

  test('the content security policy refused nothing', () => {
    expect(refusedByPolicy).toEqual([])
  })

  function refusals(): void {
    test('whoever cancels at Google is back at the form, and nothing is wrong', async () => {
      await openLogin('/login?from=%2Fchat')
      await choose('Cancel')
      await says('Sign-in was cancelled')
      expect(page.url()).toBe(at('/login?from=%2Fchat'))
      expect(consoleErrors).toEqual([])
    }, 120_000)

    test.each<[string, () => void, string]>([
      [
        'a state of another browser',
        () => (provider.mischief.wayBack = (url) => url.searchParams.set('state', 'x')),
        'It took too long',
      ],
      [
        'a code that was used',
        () => (provider.mischief.wayBack = (url) => url.searchParams.set('code', usedCode())),
        'once more',
      ],
      [
        'another nonce',
        () => (provider.mischief.request = (url) => url.searchParams.set('nonce', 'another')),
        'once more',
      ],
      ['an expired token', () => (provider.mischief.isLate = true), 'once more'],
      [
        'another issuer',
        () => (provider.mischief.wayBack = (url) => url.searchParams.set('iss', 'http://evil.example')),
        'once more',
      ],
      ['an unverified address', () => (provider.person = newPerson({ email_verified: false })), 'confirm it there'],
    ])(
      '%s signs nobody in',
      async (_, arrange, wayOut) => {
        provider.person = newPerson()
        arrange()
        await openLogin()
        await choose()
        await says('Sign-in Error')
        await says(GOOGLE_FAILED)
        await says(wayOut)
        expect(new URL(page.url()).hash).toBe('')
        expect((await context.cookies()).map(({ name }) => name)).not.toContain('docent_refresh')
      },
      60_000,
    )
    const usedCode = () => new URL(callbacks[0] as string).searchParams.get('code') ?? ''

    test('an answer that is opened a second time signs nobody in', async () => {
      provider.person = newPerson()
      await openLogin()
      await choose()
      await onDocuments()
      const answer = callbacks.at(-1) as string
      await context.clearCookies()
      await page.goto(answer)
      await says('It took too long, or was begun in another window')
    }, 120_000)
  }
}

describeDeployments('signing in, in a browser', journey, unless)
