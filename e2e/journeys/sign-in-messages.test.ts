import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { findings } from '../browser/axe.ts'
import { becomes } from '../browser/becomes.ts'
import { findChromium, launchBrowser } from '../browser/browser.ts'
import { overflowing } from '../browser/overflow.ts'
import { renewed } from '../browser/renewed.ts'
import { eventually, signUp } from '../client/client.ts'
import type { Deployment } from '../deployments/deployment.ts'
import { oneProcess } from '../deployments/one-process.ts'

const chromium = await findChromium()
const PASSWORD = 'clay and glaze 7'
const known = 'ines@larkfield.example'

interface Typed {
  email?: string
  password?: string
  confirm?: string
}

/** Each specified sentence, and what somebody does to read it. */
const refusals: [sentence: string, mode: 'in' | 'up', typed: Typed][] = [
  ['No account found with this email address.', 'in', { email: 'nobody@larkfield.example' }],
  ['Incorrect password. Please try again.', 'in', { password: 'another one 1' }],
  ['An account with this email already exists.', 'up', {}],
  ['Password should be at least 6 characters.', 'up', { email: 'new@larkfield.example', password: 'short' }],
]

const suite = chromium ? describe : describe.skip
suite(`what signing in says${chromium ? '' : ' [skipped: no Chromium on this machine]'}`, () => {
  let deployment: Deployment
  let browser: Browser
  let context: BrowserContext
  let page: Page

  const says = async (text: string) => page.getByText(text).first().waitFor()
  const toast = async (title: string, sentence: string) => {
    await page.locator('.toast').filter({ hasText: title }).filter({ hasText: sentence }).waitFor()
  }
  const open = async (mode: 'in' | 'up' = 'in') => {
    await page.goto(`${deployment.address}/login`)
    if (mode === 'up') await page.getByRole('button', { name: 'Create an account' }).click()
    await page.getByLabel('Email').waitFor()
  }
  const submit = async (mode: 'in' | 'up', { email = known, password = PASSWORD, confirm = password }: Typed) => {
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    if (mode === 'up') await page.getByLabel('Confirm password').fill(confirm)
    await page.getByRole('button', { name: mode === 'up' ? 'Create Account' : 'Sign In', exact: true }).click()
  }

  beforeAll(async () => {
    deployment = await oneProcess({ AUTH_FAILURES_PER_ACCOUNT: '2', AUTH_FAILURES_PER_ADDRESS: '1000' })
    await deployment.start()
    await signUp(deployment.address, known, PASSWORD)
    browser = await launchBrowser()
    context = await browser.newContext({ reducedMotion: 'reduce' })
  }, 240_000)
  beforeEach(async () => {
    page = page ? await renewed(page) : await context.newPage()
    await context.clearCookies()
  })
  afterAll(async () => {
    await browser?.close()
    await deployment?.destroy()
  })

  test.each(refusals)(
    '"%s" (signing %s)',
    async (sentence, mode, typed) => {
      await open(mode)
      await submit(mode, typed)
      await toast(mode === 'up' ? 'Sign Up Failed' : 'Sign In Failed', sentence)
      // The toast leaves; what has to be acted on stays where it belongs, and is read with its field.
      const stays = page.locator('.err, form .note').filter({ hasText: sentence })
      await stays.waitFor()
      expect(await findings(page)).toEqual([])
    },
    60_000,
  )

  test('"Too many failed attempts. Please try again later.", and when the next one may come', async () => {
    await open()
    const told = page.locator('form .note').filter({ hasText: 'Too many failed attempts. Please try again later.' })
    // Waits begin with a second, and double with each guess that comes after it.
    await eventually(async () => {
      const answered = page.waitForResponse('**/api/auth/sign-in')
      await submit('in', { email: 'guessed@larkfield.example' })
      return (await answered).status() === 429 ? true : undefined
    }, 'a guess too many')
    await told.filter({ hasText: /The next try is possible in \d+ seconds?\./ }).waitFor()
    await toast('Sign In Failed', 'Too many failed attempts. Please try again later.')
  }, 120_000)

  test('"Please enter a valid email address."', async () => {
    await open()
    await submit('in', { email: 'ines@' })
    await says('Please enter a valid email address.')
    await page.locator('[name=email]:focus').waitFor()
  }, 120_000)

  test('"Passwords do not match", and what is missing', async () => {
    await open('up')
    await submit('up', { confirm: 'another one 1' })
    await says('Passwords do not match')
    await submit('up', { email: '', password: '' })
    await says('Enter your email address.')
    await says('Enter your password.')
  }, 120_000)

  test('"An error occurred. Please try again.", when no answer comes', async () => {
    await open()
    await page.route('**/api/auth/sign-in', (route) => route.abort())
    await submit('in', {})
    await toast('Sign In Failed', 'An error occurred. Please try again.')
  }, 120_000)

  test('"Configuration Needed", when Google is not set up', async () => {
    await open()
    await page.getByRole('button', { name: 'Continue with Google (not set up here)' }).click()
    await toast('Configuration Needed', 'Sign-in with Google is not set up on this installation.')
    expect(page.url()).toBe(`${deployment.address}/login`)
  }, 120_000)

  test('"Welcome back!" and "Welcome to Docent!", by keyboard alone', async () => {
    await open()
    await page.getByRole('button', { name: 'Continue with Google', disabled: false }).focus()
    const type = async (...texts: string[]) => {
      for (const text of texts) {
        await page.keyboard.press('Tab')
        await page.keyboard.type(text)
      }
    }
    await type(known, PASSWORD)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await becomes(() => page.getByLabel('Password', { exact: true }).getAttribute('type'), 'text')
    await page.keyboard.press('Space')
    await becomes(() => page.getByLabel('Password', { exact: true }).getAttribute('type'), 'password')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await says('Welcome back! You have successfully signed in.')
    await page.waitForURL('**/documents')

    await context.clearCookies()
    await open()
    await page.getByRole('button', { name: 'Create an account' }).press('Enter')
    await page.getByRole('button', { name: 'Continue with Google', disabled: false }).focus()
    await type('Ada', 'ada@larkfield.example', PASSWORD)
    await page.keyboard.press('Tab')
    await type(PASSWORD)
    await page.keyboard.press('Enter')
    await says('Welcome to Docent! Your account has been created successfully.')
  }, 120_000)

  test.each(['terms', 'privacy'])(
    'the link to /%s leads there',
    async (name) => {
      await open()
      await page.locator(`.fine a[href="/${name}"]`).click()
      await page.waitForURL(`**/${name}`)
      await page.getByRole('heading', { level: 1 }).waitFor()
    },
    60_000,
  )

  test.each([
    '/login',
    '/login?mode=sign-up',
    '/forgot-password',
    '/reset-password#token=a.b.c',
    '/verify-email#token=a.b.c',
  ])(
    '%s is clean for axe and fits, light and dark, down to 320 pixels',
    async (path) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        for (const width of [1280, 320]) {
          await page.goto(`${deployment.address}/robots.txt`)
          await page.emulateMedia({ colorScheme })
          await page.setViewportSize({ width, height: 800 })
          await page.goto(deployment.address + path)
          await page.getByRole('heading', { level: 1 }).waitFor()
          expect(await findings(page)).toEqual([])
          expect(await overflowing(page)).toEqual([])
        }
      }
    },
    90_000,
  )
})
