import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { valueOf } from '../browser/value-of.ts'

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

/** Does something that shows a word for a moment: it is looked for from before on, because a busy machine would come too late. */
export async function seeing(moment: Locator, act: () => Promise<unknown>): Promise<void> {
  await Promise.all([moment.waitFor(), act()])
}

/** Every line of the toast with that title. It is read in the moment in which it is seen, because toasts leave. */
export function toastOf(page: Page, title: string): Promise<string> {
  return valueOf<string>(
    page,
    `[...document.querySelectorAll('.toast')]
      .find((one) => one.querySelector('.toast-title')?.textContent.includes(${JSON.stringify(title)}))?.innerText`,
  )
}
