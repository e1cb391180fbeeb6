import type { Shot } from '../screenshots.ts'

/** What is around the pages, and the pages that stand for others. */
export const frameShots: readonly Shot[] = [
  {
    name: 'signed-out',
    path: '/documents',
    as: 'nobody',
    until: (page) => page.getByRole('heading', { name: 'Please sign in' }).waitFor(),
  },
  {
    name: 'not-found',
    path: '/no/such/page',
    as: 'owner',
    until: (page) => page.getByRole('heading', { name: 'This page does not exist' }).waitFor(),
  },
  {
    name: 'account-menu',
    path: '/documents',
    as: 'owner',
    async until(page) {
      await page.getByRole('listitem').first().waitFor()
      await page.getByRole('button', { name: /^Account/ }).click()
      await page.getByRole('menuitem', { name: 'Sign Out' }).waitFor()
    },
  },
]
