import { givenWebhooks, openLog } from '../../fixtures/webhooks.ts'
import type { State } from './state.ts'

/** Of the page of webhooks. */
export const webhookStates: readonly State[] = [
  {
    title: 'webhooks, none in this plan',
    path: '/webhooks',
    until: (page) => page.getByText('Webhooks are part of the Business plan').waitFor(),
  },
  {
    title: 'webhooks in every state, with a log',
    path: '/webhooks',
    async until(page) {
      await givenWebhooks(page)
      await page.getByRole('button', { name: 'Send a Test' }).first().click()
      await page.getByText('The test arrived').waitFor()
      await openLog(page)
    },
  },
  {
    title: 'webhooks that a plan pauses',
    path: '/webhooks',
    async until(page) {
      await givenWebhooks(page, { isAllowed: false })
      await page.getByText('Paused by the plan').first().waitFor()
    },
  },
  {
    title: 'a webhook, wanting an address, and the secret of the next',
    path: '/webhooks',
    async until(page) {
      await givenWebhooks(page)
      await page.getByRole('button', { name: 'Add a Webhook' }).click()
      await page.getByLabel('Address', { exact: true }).fill('https://shop.larkfield.example/docent')
      await page.getByRole('button', { name: 'Save Webhook' }).click()
      await page.getByText('Copy the secret now').waitFor()
      await page.getByRole('button', { name: 'Edit' }).first().click()
      await page.getByLabel('Address', { exact: true }).fill('')
      await page.getByRole('button', { name: 'Save Webhook' }).click()
      await page.getByText('Write the address of your program.').waitFor()
    },
    // A field scrolls what it holds.
    except: 'input[name=webhook-description]',
  },
]
