import type { Page } from 'playwright-core'
import type { Shot } from '../screenshots.ts'

const path = '/conversations/golden'
const add = (page: Page) => page.getByRole('button', { name: 'Add a Question' }).click()

/** Questions that have to be answered. */
export const goldenShots: readonly Shot[] = [
  {
    name: 'golden',
    path,
    as: 'talker',
    until: (page) => page.getByText('Does not come').first().waitFor(),
  },
  {
    name: 'golden-writing',
    path,
    as: 'talker',
    async until(page) {
      await add(page)
      await page.getByRole('button', { name: 'Keep and Ask' }).click()
      await page.getByText('Write what has to come.').waitFor()
    },
  },
  {
    name: 'golden-publish',
    path: '/widgets',
    as: 'talker',
    async until(page) {
      await page.getByRole('link', { name: /^Edit/ }).first().click()
      await page.locator('label').filter({ hasText: 'Returns and refunds 2025.pdf' }).getByRole('checkbox').uncheck()
      // The picture changes nothing: the draft is only shown as saved.
      await page.route('**/api/widget-draft*', async (route) => {
        const body = route.request().postDataJSON() as Record<string, unknown>
        const listed = await page.request.get('/api/widgets', { headers: await route.request().allHeaders() })
        const { widgets } = (await listed.json()) as { widgets: Record<string, unknown>[] }
        const draft = { ...widgets[0], ...body, savedAt: '2026-11-23T10:00:00.000Z', basedOn: 1 }
        return route.fulfill({ json: { success: true, widget: { ...widgets[0], draft } } })
      })
      await page.getByRole('button', { name: 'Publish' }).click()
      await page.getByText('would break').waitFor()
    },
  },
  {
    name: 'golden-history',
    path: '/widgets',
    as: 'talker',
    async until(page) {
      await page.getByRole('link', { name: /^Edit/ }).first().click()
      await page.getByText('History: Version').click()
      await page.getByText('Other than now').first().waitFor()
    },
  },
  {
    name: 'golden-delete',
    path: '/documents',
    as: 'talker',
    async until(page) {
      await page.getByRole('button', { name: 'Delete Returns and refunds 2025.pdf' }).click()
      await page.getByText('would break').waitFor()
    },
  },
  {
    name: 'golden-replace',
    path: '/documents',
    as: 'talker',
    async until(page) {
      await page.getByRole('button', { name: 'Replace Returns and refunds 2025.pdf' }).click()
      await page.getByText('A document that is there').click()
      await page.getByLabel('The document that takes its place').selectOption({ index: 1 })
      await page.getByText('would break').waitFor()
    },
  },
  {
    name: 'golden-empty',
    path,
    as: 'newcomer',
    until: (page) => page.getByRole('heading', { name: 'No golden question yet' }).waitFor(),
  },
]
