import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { findings } from '../browser/axe.ts'
import { becomes } from '../browser/becomes.ts'
import { findChromium, launchBrowser } from '../browser/browser.ts'
import { createVisits } from '../browser/visits.ts'
import { eventually } from '../client/client.ts'
import type { Deployment } from '../deployments/deployment.ts'
import { describePages, type Deploy } from './deployments.ts'

const chromium = await findChromium()
const unless = chromium ? undefined : 'no Chromium on this machine'
const CALLS = `performance.getEntriesByType('resource').map((one) => one.name).filter((one) => one.includes('/api/'))`
const letter = {
  Name: 'Jonas Grünewälder',
  Email: 'jonas@gruenewaelder.example',
  Subject: 'The page cache',
  Message: 'Does the bubble follow a change at once?\n\nJonas',
}

function journey(deploy: Deploy): void {
  let deployment: Deployment
  let browser: Browser
  let visits: ReturnType<typeof createVisits>

  beforeAll(async () => {
    deployment = await deploy({
      CONTACT_PER_HOUR: '1',
      CONTACT_TO: 'team@larkfield.example',
      // As with a mail server; without one no reply is promised.
      MAIL_DELIVERY: 'sent',
    })
    await deployment.start()
    browser = await launchBrowser()
    visits = createVisits(browser, deployment.address)
  }, 480_000)
  afterAll(async () => {
    await browser?.close()
    await deployment?.destroy()
  })

  const field = (page: Page, name: string) => page.getByLabel(name, { exact: name !== 'Company' })
  const write = async (page: Page) => {
    for (const [name, text] of Object.entries(letter)) await field(page, name).fill(text)
  }
  const typed = async (page: Page) =>
    Object.fromEntries(
      await Promise.all(Object.keys(letter).map(async (name) => [name, await field(page, name).inputValue()] as const)),
    )
  const sendIt = (page: Page) => page.getByRole('button', { name: 'Send Message' }).click()

  test('says beside each field what is missing, and goes to the first', async () => {
    const page = await visits.at('/contact')
    await sendIt(page)
    for (const words of ['Enter your name.', 'Enter your email address.', 'Write your message.']) {
      await page.getByText(words).waitFor()
    }
    await field(page, 'Name').and(page.locator(':focus')).waitFor()
    // Nobody has signed in here, so nobody is asked who that is.
    expect(await page.evaluate<string[]>(CALLS)).toEqual([])
    await field(page, 'Email').fill('jonas@gruenewaelder')
    await sendIt(page)
    await page.getByText('Please enter a valid email address.').waitFor()
    await becomes(() => field(page, 'Email').getAttribute('aria-invalid'), 'true')
    expect(await findings(page)).toEqual([])
    await visits.leave(page)
  }, 120_000)

  test('without an answer: "Failed to send message. Please try again.", as an error, and every word is still there', async () => {
    const page = await visits.at('/contact')
    await write(page)
    await page.route('**/api/contact', (route) => route.abort())
    await sendIt(page)
    const failure = page.getByRole('alert')
    await failure.getByText('Failed to send message. Please try again.').waitFor()
    await failure.getByText('The server could not be reached. What you wrote is still here.').waitFor()
    expect(await failure.evaluate((one) => one.classList.contains('bad'))).toBe(true)
    expect(await typed(page)).toEqual(letter)
    expect(await findings(page)).toEqual([])
    visits.complaints.length = 0
    await visits.leave(page)
  }, 120_000)

  test('a message goes out as a mail: "Message Sent Successfully!", with a reply promised within 24 hours', async () => {
    const page = await visits.at('/contact')
    await write(page)
    await field(page, 'Message').press('Tab')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Message Sent Successfully!' }).waitFor()
    await page.getByText('We will get back to you within 24 hours, at jonas@gruenewaelder.example.').waitFor()
    expect(await findings(page)).toEqual([])
    await eventually(
      async () => ((await deployment.mails()).includes('[Contact] The page cache') ? true : undefined),
      'the mail to the team',
    )

    // The next one is more than the limit of this test allows.
    await page.getByRole('button', { name: 'Write another message' }).click()
    expect((await typed(page))['Message']).toBe('')
    await write(page)
    await field(page, 'Subject').fill('One more')
    await sendIt(page)
    const failure = page.getByRole('alert')
    await failure.getByText('Failed to send message. Please try again.').waitFor()
    await failure.getByText(/You have sent 1 messages? within an hour; the next one can go in \d+ minutes/).waitFor()
    expect((await typed(page))['Message']).toBe(letter.Message)
    expect(visits.complaints.splice(0).every((one) => one.includes('429'))).toBe(true)
    await visits.leave(page)
  }, 120_000)

  test('who is signed in has the account in the header, and can sign out there', async () => {
    const page = await visits.at('/')
    await becomes(() => page.getByRole('link', { name: 'Sign In' }).count(), 1)
    const answer = await page.evaluate(async () => {
      const body = { email: 'ines@larkfield.example', password: 'clay and glaze 7', name: 'Ines Hartmann' }
      const headers = { 'content-type': 'application/json' }
      return (await fetch('/api/auth/sign-up', { method: 'POST', headers, body: JSON.stringify(body) })).status
    })
    expect(answer).toBe(200)
    await page.reload()
    const avatar = page.getByRole('button', { name: 'Account: Ines Hartmann' })
    await avatar.waitFor()
    // The contact page begins with who writes; they can still be somebody else.
    await page.goto('/contact')
    await eventually(
      async () => ((await field(page, 'Email').inputValue()) === 'ines@larkfield.example' ? true : undefined),
      'the form to know who is signed in',
    )
    await becomes(() => field(page, 'Name').inputValue(), 'Ines Hartmann')
    // Its header is that of every other page.
    await avatar.waitFor()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My Documents' }).waitFor()
    await becomes(() => page.getByRole('link', { name: 'Get Started' }).count(), 0)
    await page.goto('/')
    await avatar.waitFor()
    // Prices say which plan is theirs, and lead to where it is changed.
    const usage = page.getByRole('link', { name: 'See Plan & Usage' })
    await usage.waitFor()
    const cards = page
      .locator('article')
      .filter({ has: page.getByText('Your plan', { exact: true }).and(page.locator(':visible')) })
    await becomes(() => cards.getByRole('heading').allInnerTexts(), ['Free'])
    await becomes(() => usage.getAttribute('href'), '/subscription-usage')
    // The way from here into the dashboard and back.
    await page.getByRole('link', { name: 'My Documents' }).first().click()
    await page.getByRole('heading', { name: 'My documents' }).waitFor()
    await page.getByRole('link', { name: 'Docent, home' }).click()
    await page.getByRole('heading', { name: 'Made to be believed' }).waitFor()
    await avatar.click()
    await becomes(() => page.locator('.avatar [data-initials]').getAttribute('data-initials'), 'IH')
    await page.getByText('ines@larkfield.example').waitFor()
    await becomes(() => page.getByRole('link', { name: 'Sign In' }).count(), 0)
    expect(await page.getByRole('menuitem', { name: 'Subscription & Usage' }).getAttribute('href')).toBe(
      '/subscription-usage',
    )
    expect(await findings(page)).toEqual([])
    await page.getByRole('menuitem', { name: 'Sign Out' }).click()
    await page.getByRole('link', { name: 'Sign In' }).waitFor()
    await becomes(() => Promise.all([usage.count(), cards.count()]), [0, 0])
    await page.goto('/documents')
    await page.getByText('Please sign in').first().waitFor()
    await visits.leave(page)
  }, 240_000)

  test('nothing broke, and the content security policy refused nothing', () => {
    expect(visits.complaints).toEqual([])
  })
}

describePages('the contact page and the account in the header', journey, unless)
