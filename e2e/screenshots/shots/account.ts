import type { Page } from 'playwright-core'
import type { Shot } from '../screenshots.ts'

const loaded = async (page: Page) => {
  await page.getByText('This session').waitFor()
  await page.getByText('API access is part of').waitFor()
}

const seen = { device: 'Firefox on Windows', place: '203.0.113.x', times: 1 }
const at = (minutes: number) => ({ seconds: 1_795_600_000 - minutes * 60 })

const switches = async (page: Page) => {
  await page.getByText('This session').waitFor()
  await page.getByRole('switch', { name: 'Mail me when a visitor waits for a person', disabled: false }).waitFor()
}

export const accountShots: readonly Shot[] = [
  { name: 'account', path: '/account', as: 'owner', whole: true, until: switches },
  { name: 'account-in-team', path: '/account', as: 'agent', whole: true, until: switches },
  {
    name: 'account-second-factor',
    path: '/account',
    as: 'owner',
    async until(page) {
      const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
      const uri = `otpauth://totp/Docent:ines%40larkfield.example?secret=${secret}&issuer=Docent`
      const begun = { success: true, secret, uri }
      const entries = [
        { id: '1', what: 'signed-in', at: at(1), ...seen, detail: 'password' },
        { id: '2', what: 'sign-in-failed', at: at(90), ...seen, device: 'An unknown device', times: 4 },
        { id: '3', what: 'key-made', at: at(3_000), ...seen, detail: 'Nightly import' },
        { id: '4', what: 'signed-up', at: at(9_000), ...seen, place: '' },
      ]
      await page.route('**/api/auth/second-factor/begin', (route) => route.fulfill({ json: begun }))
      await page.route('**/api/auth/security-log*', (route) =>
        route.fulfill({ json: { success: true, entries, next: 'more' } }),
      )
      await page.reload()
      await loaded(page)
      await page.locator('input[name="factor-password"]').fill('as it was typed')
      await page.getByRole('button', { name: 'Set Up' }).click()
      await page.getByRole('heading', { name: 'Scan this' }).waitFor()
      await page.getByText('Sign-in failed').waitFor()
    },
  },
  {
    name: 'account-delete',
    path: '/account',
    as: 'owner',
    async until(page) {
      await loaded(page)
      await page.getByRole('button', { name: 'Delete Account…' }).click()
      await page.getByRole('dialog').getByText('with files and passages').waitFor()
      await page.getByRole('dialog').locator('button:focus').waitFor()
    },
  },
]
