import type { BrowserContext, Page } from 'playwright-core'
import type { WordPress } from './wordpress.ts'

const LOGIN = { user: 'ines', password: 'clay and glaze 7 at Larkfield' }

/** Installs it as its owner does: the form that a new WordPress shows, then signing in. */
export async function install(context: BrowserContext, wordpress: WordPress): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`${wordpress.address}/wp-admin/install.php?language=en_US`)
  await page.getByLabel('Site Title').fill('Larkfield Pottery')
  await page.getByLabel('Username').fill(LOGIN.user)
  await page.locator('#pass1').fill(LOGIN.password)
  await page.getByLabel('Your Email').fill('ines@larkfield.example')
  await page.getByRole('button', { name: 'Install WordPress' }).click()
  await page.getByRole('heading', { name: 'Success!' }).waitFor()
  await page.goto(`${wordpress.address}/wp-login.php`)
  await page.getByLabel('Username or Email Address').fill(LOGIN.user)
  await page.locator('#user_pass').fill(LOGIN.password)
  await page.getByRole('button', { name: 'Log In' }).click()
  await page.waitForURL(/\/wp-admin\//)
  return page
}

/** Uploads the ZIP of a plugin and activates it. */
export async function addPlugin(page: Page, address: string, name: string, zip: Buffer): Promise<void> {
  await page.goto(`${address}/wp-admin/plugin-install.php?tab=upload`)
  await page.locator('#pluginzip').setInputFiles({ name, mimeType: 'application/zip', buffer: zip })
  await page.getByRole('button', { name: 'Install Now' }).click()
  await page.getByRole('link', { name: 'Activate Plugin' }).click()
  await page.getByText('Plugin activated.').waitFor()
}

/** Deactivates and deletes it on the list of plugins. */
export async function removePlugin(page: Page, address: string, slug: string): Promise<void> {
  await page.goto(`${address}/wp-admin/plugins.php`)
  await page.locator(`#deactivate-${slug}`).click()
  await page.getByText('Plugin deactivated.').waitFor()
  page.once('dialog', (dialog) => void dialog.accept())
  await page.locator(`#delete-${slug}`).click()
  await page.locator(`tr.deleted[data-slug="${slug}"], .plugin-deleted-tr[data-slug="${slug}"]`).first().waitFor()
}
