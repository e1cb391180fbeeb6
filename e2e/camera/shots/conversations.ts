import type { Page } from 'playwright-core'
import type { Shot } from '../camera.ts'

const row = (page: Page, words: string) => page.getByRole('listitem').filter({ hasText: words })
const thread = (page: Page) => page.getByRole('region', { name: 'Conversation', exact: true })

/** What visitors asked. */
export const conversationShots: readonly Shot[] = [
  {
    name: 'conversations-empty',
    path: '/conversations',
    as: 'newcomer',
    until: (page) => page.getByRole('heading', { name: 'Nobody has asked yet' }).waitFor(),
  },
  {
    name: 'conversations',
    path: '/conversations',
    as: 'talker',
    until: (page) => row(page, 'skates').waitFor(),
  },
  {
    name: 'conversations-open',
    path: '/conversations',
    as: 'talker',
    async until(page) {
      await row(page, 'How many days').getByRole('button').click()
      await thread(page).getByText('Drawn from').first().click()
      await thread(page).getByText('page 1').first().waitFor()
    },
  },
  {
    name: 'conversations-message',
    path: '/conversations',
    as: 'talker',
    async until(page) {
      await row(page, 'skates').getByRole('button').click()
      await thread(page).getByText('olga@visitor.example').waitFor()
    },
  },
  {
    name: 'conversations-none',
    path: '/conversations',
    as: 'talker',
    async until(page) {
      await page.getByLabel('Find words of a conversation').fill('unicorns')
      await page.getByRole('button', { name: 'Show All' }).waitFor()
    },
  },
]
