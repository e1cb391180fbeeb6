import type { Page } from 'playwright-core'
import { askedForWidgets } from '../../browser/asked-by-site.ts'
import type { Shot } from '../screenshots.ts'

const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { name }).first().waitFor()

/** Signing in. */
export const peopleShots: readonly Shot[] = [
  {
    name: 'login',
    path: '/login',
    as: 'nobody',
    until: (page) => page.getByRole('button', { name: 'Sign In', exact: true }).waitFor(),
  },
  {
    name: 'login-create',
    path: '/login',
    as: 'nobody',
    async until(page) {
      await page.getByRole('button', { name: 'Create an account' }).click()
      await page.getByLabel('Confirm password').waitFor()
    },
  },
  {
    name: 'login-wrong',
    path: '/login',
    as: 'nobody',
    async until(page) {
      await page.getByLabel('Email').fill('ines@larkfield.example')
      await page.getByLabel('Password', { exact: true }).fill('not the password')
      await page.getByRole('button', { name: 'Sign In', exact: true }).click()
      await page.getByText('Incorrect password. Please try again.').first().waitFor()
    },
  },
  {
    name: 'login-wordpress',
    path: '/login?wordpress=true&return_site=https://larkfield.example',
    as: 'nobody',
    until: (page) => page.getByText('larkfield.example').first().waitFor(),
  },
  {
    name: 'login-wordpress-widgets',
    path: '/login?wordpress=true&return_site=https://larkfield.example',
    as: 'owner',
    until: (page) => askedForWidgets(page, 'Larkfield Pottery', 'Evening courses'),
  },
  { name: 'forgot-password', path: '/forgot-password', as: 'nobody', until: heading(/password/i) },
]
