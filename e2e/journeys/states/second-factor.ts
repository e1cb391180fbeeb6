import type { State } from './state.ts'

/** What the account page shows of a second factor. */
export const secondFactorStates: readonly State[] = [
  {
    title: 'the account, a second factor being set up',
    path: '/account',
    async until(page) {
      const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
      const uri = `otpauth://totp/Docent:ines%40larkfield.example?secret=${secret}&issuer=Docent`
      await page.route('**/api/auth/second-factor/begin', (route) =>
        route.fulfill({ json: { success: true, secret, uri } }),
      )
      await page.locator('input[name="factor-password"]').fill('as it was typed')
      await page.getByRole('button', { name: 'Set Up' }).click()
      await page.getByRole('heading', { name: 'Scan this' }).waitFor()
      await page.getByRole('button', { name: 'Turn On' }).click()
      await page.getByText('Enter the code.').waitFor()
    },
  },
]
