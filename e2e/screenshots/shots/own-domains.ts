import { givenOwnDomains, ownDomains } from '../../fixtures/own-domains.ts'
import type { Shot } from '../screenshots.ts'

const path = '/own-domains'

/** Names of owners under which the bubble comes. */
export const ownDomainShots: readonly Shot[] = [
  {
    name: 'own-domains',
    path,
    as: 'talker',
    async until(page) {
      await givenOwnDomains(page)
      await page.getByText('In use').waitFor()
    },
  },
  {
    name: 'own-domains-proving',
    path,
    as: 'talker',
    async until(page) {
      await givenOwnDomains(page, { all: ownDomains.slice(2, 3) })
      await page.getByText('Or put a file on it instead').click()
    },
  },
  {
    name: 'own-domains-sender',
    path,
    as: 'talker',
    async until(page) {
      await givenOwnDomains(page, { all: [] })
      await page.getByText('larkfield.example has no SPF record').waitFor()
      await page.getByRole('heading', { name: 'Mail sender' }).scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'own-domains-not-in-plan',
    path,
    as: 'newcomer',
    until: (page) => page.getByText('Own domains are part of white label').waitFor(),
  },
]
