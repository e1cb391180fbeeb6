import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'

/** Signs an owner in through the login page of a deployment; the context is theirs from then on. */
export async function signInBrowser(
  browser: Browser,
  address: string,
  { email, password = 'correct horse 42' }: { email: string; password?: string },
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width: 1280, height: 860 },
    reducedMotion: 'reduce',
    ...options,
  })
  const page = await context.newPage()
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.getByRole('heading', { name: 'My documents' }).waitFor()
  await page.close()
  return context
}

/** The one toast: its title, and every line of it. */
export async function toastOf(page: Page, title: string): Promise<string> {
  const toast = page.locator('.toast').filter({ has: page.locator('.toast-title', { hasText: title }) })
  await toast.waitFor()
  return toast.innerText()
}
