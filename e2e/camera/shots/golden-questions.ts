import type { Page } from 'playwright-core'
import type { Shot } from '../camera.ts'

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
    name: 'golden-empty',
    path,
    as: 'newcomer',
    until: (page) => page.getByRole('heading', { name: 'No golden question yet' }).waitFor(),
  },
]
