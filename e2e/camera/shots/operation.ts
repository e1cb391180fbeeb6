import type { Shot } from '../camera.ts'

/** The owner of the house came first, so the installation is theirs. */
export const operationShots: readonly Shot[] = [
  {
    name: 'operation',
    path: '/operation',
    as: 'owner',
    whole: true,
    async until(page) {
      await page.getByRole('rowheader', { name: 'notification' }).waitFor()
    },
  },
]
