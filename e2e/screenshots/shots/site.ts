import type { Page } from 'playwright-core'
import type { Shot } from '../screenshots.ts'

const titled = (name: string) => (page: Page) => page.getByRole('heading', { name, level: 1 }).waitFor()

async function write(page: Page): Promise<void> {
  await page.getByLabel('Name').fill('Jonas Grünewälder-Ostrowski')
  await page.getByLabel('Email').fill('jonas@gruenewaelder.example')
  await page.getByLabel('Subject').fill('The page cache')
  await page
    .getByLabel('Message')
    .fill('Does the bubble follow a change at once, or does the cache of our pages hold it back?')
}

/** What anybody may read without an account. */
export const siteShots: readonly Shot[] = [
  {
    name: 'landing',
    path: '/',
    as: 'visitor',
    whole: true,
    until: titled('Answers from your documents, with the page to prove it'),
  },
  {
    name: 'landing-menu',
    path: '/',
    as: 'owner',
    async until(page) {
      await page.getByRole('button', { name: /^Account: / }).click()
      await page.getByRole('menuitem', { name: 'Sign Out' }).waitFor()
    },
  },
  { name: 'contact', path: '/contact', as: 'visitor', whole: true, until: titled('Write to us') },
  {
    name: 'contact-incomplete',
    path: '/contact',
    as: 'visitor',
    whole: true,
    async until(page) {
      await page.getByLabel('Email').fill('jonas@gruenewaelder')
      await page.getByRole('button', { name: 'Send Message' }).click()
      await page.getByText('Please enter a valid email address.').waitFor()
    },
  },
  {
    name: 'contact-failed',
    path: '/contact',
    as: 'visitor',
    whole: true,
    async until(page) {
      await page.route('**/api/contact', (route) => route.abort())
      await write(page)
      await page.getByRole('button', { name: 'Send Message' }).click()
      await page.getByText('Failed to send message. Please try again.').waitFor()
    },
  },
  {
    name: 'contact-sent',
    path: '/contact',
    as: 'visitor',
    whole: true,
    async until(page) {
      await page.route('**/api/contact', (route) => route.fulfill({ json: { success: true, message: '' } }))
      await write(page)
      await page.getByRole('button', { name: 'Send Message' }).click()
      await page.getByText('Message Sent Successfully!').waitFor()
    },
  },
  { name: 'developers', path: '/developers', as: 'visitor', whole: true, until: titled('Docent for programs') },
  {
    name: 'help',
    path: '/help/documents',
    as: 'visitor',
    until: (page) => page.getByRole('heading', { name: 'Replace a document' }).waitFor(),
  },
  { name: 'terms', path: '/terms', as: 'visitor', whole: true, until: titled('Terms') },
  { name: 'privacy', path: '/privacy', as: 'visitor', whole: true, until: titled('Privacy') },
]
