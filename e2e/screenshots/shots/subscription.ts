import type { Page } from 'playwright-core'
import type { Shot } from '../screenshots.ts'

const loaded = (page: Page) => page.getByRole('heading', { name: 'Usage History' }).waitFor()

/** Here everybody asks from one machine, which is no network. */
const networks = {
  success: true,
  period: '2026-11',
  ranges: [
    {
      range: '203.0.113.0/24',
      answers: 1_204,
      firstAt: '2026-11-02T09:15:00.000Z',
      lastAt: '2026-11-25T18:30:00.000Z',
      widgets: [{ widgetId: 'w1', name: 'Larkfield shop', answers: 1_204 }],
      blocked: false,
    },
    {
      range: '2001:db8:85a3:1200::/56',
      answers: 86,
      firstAt: '2026-11-24T22:01:00.000Z',
      lastAt: '2026-11-24T22:58:00.000Z',
      widgets: [],
      blocked: true,
    },
  ],
  blocked: [{ range: '198.51.100.0/24', since: '2026-11-20T08:00:00.000Z' }],
}

export const subscriptionShots: readonly Shot[] = [
  { name: 'usage', path: '/subscription-usage', as: 'owner', whole: true, until: loaded },
  {
    name: 'usage-networks',
    path: '/subscription-usage',
    as: 'owner',
    whole: true,
    async until(page) {
      await page.route('**/asking-ranges', (route) => route.fulfill({ json: networks }))
      await page.reload()
      await page.getByRole('heading', { name: 'Where Visitors Ask From' }).waitFor()
      await loaded(page)
    },
  },
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
