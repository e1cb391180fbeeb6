import type { Page } from 'playwright-core'
import type { Shot } from '../screenshots.ts'

const members = (page: Page) => page.getByText('otto@larkfield.example').waitFor()

/** The people of an account, and what somebody with less than all rights sees. */
export const teamShots: readonly Shot[] = [
  { name: 'team', path: '/team', as: 'talker', whole: true, until: members },
  { name: 'team-member', path: '/team', as: 'agent', whole: true, until: members },
  {
    name: 'activity',
    path: '/activity',
    as: 'talker',
    until: (page) => page.getByText('Named the team').first().waitFor(),
  },
  {
    name: 'team-full',
    path: '/team',
    as: 'owner',
    until: (page) => page.getByText('The team is full').waitFor(),
  },
  {
    name: 'team-accounts',
    path: '/conversations',
    as: 'agent',
    async until(page) {
      await page.getByRole('button', { name: /^Account: / }).click()
      await page.getByRole('menuitemradio', { name: 'Larkfield Pottery' }).waitFor()
    },
  },
  {
    name: 'team-role',
    path: '/widgets',
    as: 'agent',
    until: (page) => page.getByRole('heading', { name: 'This page is for editors of the team' }).waitFor(),
  },
  {
    name: 'team-join',
    path: ({ invitation }) => invitation,
    as: 'nobody',
    until: (page) => page.getByRole('heading', { name: 'Join Larkfield Pottery' }).waitFor(),
  },
  {
    name: 'team-join-other',
    path: ({ invitation }) => invitation,
    as: 'owner',
    until: (page) => page.getByText('This invitation went to another address').waitFor(),
  },
]
