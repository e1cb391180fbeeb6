import { givenOwnDomains } from '../../fixtures/own-domains.ts'
import type { State } from './state.ts'

const path = '/own-domains'

/** Of the page of own domains. */
export const ownDomainStates: readonly State[] = [
  {
    title: 'own domains, none in this plan',
    path,
    until: (page) => page.getByText('Own domains are part of white label').waitFor(),
  },
  {
    title: 'own domains in every state, and one that is refused',
    path,
    async until(page) {
      await givenOwnDomains(page)
      await page.getByText('larkfield.example has no SPF record').waitFor()
      await page.getByText('It leads here.').first().click()
      await page.getByText('Or put a file on it instead').nth(2).click()
      await page.getByRole('textbox', { name: 'Domain', exact: true }).fill('co.uk')
      await page.getByRole('button', { name: 'Add Domain' }).click()
      await page.getByText('whole domains of others end with it').waitFor()
    },
  },
  {
    title: 'own domains that a plan pauses, before one is removed',
    path,
    async until(page) {
      await givenOwnDomains(page, { isAllowed: false })
      await page.getByText('Paused by the plan').first().waitFor()
      await page.getByRole('button', { name: 'Remove' }).nth(2).click()
      await page.getByRole('dialog').getByText('Remove this domain?').waitFor()
    },
  },
]
