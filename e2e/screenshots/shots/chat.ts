import type { Page } from 'playwright-core'
import type { Shot } from '../screenshots.ts'

const question = 'How many days do I have to return unused pieces?'

async function ask(page: Page, words: string): Promise<void> {
  await page.getByText('Ask me anything about your documents.').waitFor()
  await page.getByPlaceholder('Ask about your documents').fill(words)
  await page.keyboard.press('Enter')
}

export const chatShots: readonly Shot[] = [
  {
    name: 'chat',
    path: '/chat',
    as: 'newcomer',
    until: (page) => page.getByText('Ask me anything about your documents.').waitFor(),
  },
  {
    name: 'chat-answer',
    path: '/chat',
    as: 'talker',
    async until(page) {
      await ask(page, question)
      await page
        .getByRole('button', { name: /^Source 1/ })
        .first()
        .waitFor()
    },
  },
  {
    name: 'chat-passage',
    path: '/chat',
    as: 'talker',
    async until(page) {
      await ask(page, question)
      await page
        .getByRole('button', { name: /^Source 1/ })
        .first()
        .click()
      await page.locator('.pdf-marks mark').first().waitFor({ state: 'attached' })
    },
  },
  {
    name: 'chat-passage-text',
    path: '/chat',
    as: 'talker',
    async until(page) {
      await ask(page, 'Does celadon go into the microwave?')
      await page
        .getByRole('button', { name: /^(Source 1|Open the passage)/ })
        .first()
        .click()
      await page.locator('.hit table').first().waitFor()
    },
  },
  {
    name: 'chat-why',
    path: '/chat',
    as: 'talker',
    async until(page) {
      await ask(page, question)
      await page.getByRole('button', { name: 'Why this answer' }).first().click()
      await page.getByText('best first').waitFor()
    },
  },
  {
    name: 'chat-model-failed',
    path: '/chat',
    as: 'talker',
    async until(page) {
      const error =
        'The language model does not respond: no connection: ECONNREFUSED. Try again in a minute; the message was not counted.'
      const json = { success: false, error, code: 'model_unavailable', requestId: 'r1' }
      await page.route('**/api/get-answer', (route) => route.fulfill({ status: 503, json }))
      await ask(page, question)
      await page.getByText('does not respond').first().waitFor()
    },
  },
  {
    name: 'chat-limit',
    path: '/chat',
    as: 'spent',
    async until(page) {
      await ask(page, question)
      await page
        .getByText(/limit reached/)
        .first()
        .waitFor()
    },
  },
]
