import type { Page } from 'playwright-core'

/** The window of WordPress where its owner chooses, as if a site had opened it; which plan the owner has changes nothing. */
export async function askedForWidgets(page: Page, ...names: string[]): Promise<void> {
  await page.evaluate('window.opener = { closed: false, postMessage() {} }')
  const widgets = names.map((name, index) => ({
    id: `w-${index}`,
    name,
    color: index === 0 ? '#8a3b2a' : '#14525c',
    place: index === 0 ? 'missing' : 'listed',
  }))
  const json = { success: true, isAllowed: true, plan: 'Business', plans: ['Business'], widgets }
  await page.route('**/api/site-widgets*', (route) => route.fulfill({ json }))
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Connect This Site' }).click()
  await page.getByRole('radio').first().waitFor()
}
