import { givenWebhooks, openLog } from '../../fixtures/webhooks.ts'
import type { Shot } from '../screenshots.ts'

const path = '/webhooks'

/** Whom programs are told through. */
export const webhookShots: readonly Shot[] = [
  {
    name: 'webhooks',
    path,
    as: 'talker',
    async until(page) {
      await givenWebhooks(page)
      await page.getByRole('button', { name: 'Send a Test' }).first().click()
      await page.getByText('The test arrived').waitFor()
    },
  },
  {
    name: 'webhooks-log',
    path,
    as: 'talker',
    async until(page) {
      await givenWebhooks(page)
      await openLog(page)
    },
  },
  {
    name: 'webhooks-writing',
    path,
    as: 'talker',
    async until(page) {
      await givenWebhooks(page)
      await page.getByRole('button', { name: 'Add a Webhook' }).click()
      await page.getByRole('button', { name: 'Save Webhook' }).click()
      await page.getByText('Write the address of your program.').waitFor()
    },
  },
  {
    name: 'webhooks-secret',
    path,
    as: 'talker',
    async until(page) {
      await givenWebhooks(page, { all: [] })
      await page.getByRole('button', { name: 'Add a Webhook' }).click()
      await page.getByLabel('Address', { exact: true }).fill('https://shop.larkfield.example/docent')
      await page.getByRole('button', { name: 'Save Webhook' }).click()
      await page.getByText('Copy the secret now').waitFor()
    },
  },
  {
    name: 'webhooks-not-in-plan',
    path,
    as: 'newcomer',
    until: (page) => page.getByText('Webhooks are part of the Business plan').waitFor(),
  },
]
