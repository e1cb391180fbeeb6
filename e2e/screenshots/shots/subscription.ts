import type { Page } from 'playwright-core'
import type { Shot } from '../screenshots.ts'

const loaded = (page: Page) => page.getByRole('heading', { name: 'Usage History' }).waitFor()

export const subscriptionShots: readonly Shot[] = [
  { name: 'usage', path: '/subscription-usage', as: 'owner', whole: true, until: loaded },
  {
    name: 'usage-limit',
    path: '/subscription-usage',
    as: 'spent',
    whole: true,
    until: (page) => page.getByText("You've reached your monthly message limit!").waitFor(),
  },
  {
    name: 'usage-upgrade',
    path: '/subscription-usage',
    as: 'owner',
    async until(page) {
      await page.getByRole('button', { name: 'Upgrade to Business' }).click()
      await page.getByRole('dialog').getByText('nothing is charged').waitFor()
    },
  },
]
