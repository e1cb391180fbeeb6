import type { Page } from 'playwright-core'
import type { Shot } from '../screenshots.ts'

const loaded = async (page: Page) => {
  await page.getByText('This session').waitFor()
  await page.getByText('API access is part of').waitFor()
}

export const accountShots: readonly Shot[] = [
  {
    name: 'account-delete',
    path: '/account',
    as: 'owner',
    async until(page) {
      await loaded(page)
      await page.getByRole('button', { name: 'Delete Account…' }).click()
      await page.getByRole('dialog').getByText('with files and passages').waitFor()
      await page.getByRole('dialog').locator('button:focus').waitFor()
    },
  },
]
