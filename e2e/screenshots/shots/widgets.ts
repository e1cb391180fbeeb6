import type { Page } from 'playwright-core'
import type { House } from '../furnish.ts'
import type { Shot } from '../screenshots.ts'

/** Whatever was asked in the house. */
const usesUp = (page: Page, { widgetId }: House, answers: number) =>
  page.route('**/api/answers-today', (route) => {
    const seconds = Math.ceil(Date.now() / 86_400_000) * 86_400
    return route.fulfill({ json: { success: true, goesOn: { seconds }, widgets: [{ widgetId, answers }] } })
  })

export const widgetShots: readonly Shot[] = [
  {
    name: 'widgets-used-up',
    path: '/widgets',
    as: 'owner',
    whole: true,
    async until(page, house) {
      await usesUp(page, house, 1_000)
      await page.reload()
      await page.getByText('are used up').waitFor()
    },
  },
  {
    name: 'widget-used-up',
    path: ({ widgetId }) => `/widgets/edit?id=${widgetId}`,
    as: 'owner',
    async until(page, house) {
      await usesUp(page, house, 1_000)
      await page.reload()
      await page.getByText('are used up').waitFor()
    },
  },
  {
    name: 'widget-meanwhile',
    path: ({ widgetId }) => `/widgets/edit?id=${widgetId}`,
    as: 'owner',
    async until(page) {
      await page.getByLabel('Name', { exact: true }).fill('Larkfield help')
      // Nobody publishes anything for a picture: the list only says so when it is looked at again.
      await page.route('**/api/widgets', async (route) => {
        const { widgets, ...rest } = (await (await route.fetch()).json()) as { widgets: { version: number }[] }
        const newer = widgets.map((one) => ({ ...one, version: one.version + 1, greetingMessage: 'Welcome!' }))
        return route.fulfill({ json: { ...rest, widgets: newer } })
      })
      await page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
      await page.getByText('was published while you typed').waitFor()
    },
  },
  {
    name: 'widgets',
    path: '/widgets',
    as: 'owner',
    whole: true,
    until: (page) => page.getByRole('heading', { name: 'Larkfield Pottery' }).waitFor(),
  },
  {
    name: 'widgets-empty',
    path: '/widgets',
    as: 'newcomer',
    whole: true,
    until: (page) => page.getByRole('heading', { name: 'No widget yet' }).waitFor(),
  },
  {
    name: 'widgets-delete',
    path: '/widgets',
    as: 'owner',
    async until(page) {
      await page.getByRole('button', { name: 'Delete widget Larkfield Pottery' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).waitFor()
    },
  },
  {
    name: 'widget-new',
    path: '/widgets/new',
    as: 'talker',
    whole: true,
    async until(page) {
      await page.getByRole('heading', { name: 'New widget' }).waitFor()
      await page.getByText('Glazes and care.md').first().waitFor()
    },
  },
  {
    name: 'widget-conversation',
    path: '/widgets/new',
    as: 'talker',
    async until(page) {
      await page.getByText('Returns and refunds 2025.pdf').first().click()
      await page.getByRole('button', { name: 'Propose Questions' }).click()
      await page.getByText(/were? added/).waitFor()
      await page.getByRole('heading', { name: 'Conversation' }).scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'widget-privacy',
    path: '/widgets/new',
    as: 'talker',
    whole: true,
    async until(page) {
      await page.getByText('Glazes and care.md').first().waitFor()
      await page.getByText('until you delete them').waitFor()
      await page.getByRole('switch', { name: 'Say something before the first message' }).click()
      await page.getByRole('textbox', { name: 'Privacy page' }).fill('https://larkfieldpottery.example/privacy')
      await page.getByRole('textbox', { name: 'Privacy page' }).scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'widget-edit',
    path: ({ widgetId }) => `/widgets/edit?id=${widgetId}`,
    as: 'owner',
    whole: true,
    async until(page) {
      await page.getByRole('button', { name: 'Copy Code' }).first().waitFor()
      await page.getByText('Glazes and care.md').first().waitFor()
    },
  },
  {
    name: 'widget-embed',
    path: ({ widgetId }) => `/widgets/edit?id=${widgetId}`,
    as: 'owner',
    async until(page) {
      await page.getByText('Glazes and care.md').first().waitFor()
      await page.getByText('Where does it go?').first().click()
      await page.getByRole('tab', { name: 'WordPress' }).click()
      await page.getByRole('tabpanel').waitFor()
    },
  },
]
