import type { Shot } from '../screenshots.ts'

export const widgetShots: readonly Shot[] = [
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
      await page.getByText('Glazes and care.md').first().click()
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
