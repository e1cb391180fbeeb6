import * as api from '@docent/proto/http'
import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { valueOf } from '../browser/value-of.ts'

/** Signs an owner in, without the page of it: the context is theirs from then on. */
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
  const { path } = api.signIn
  const reply = await context.request.post(`/api${path}`, { data: { email, password }, headers: { origin: address } })
  if (!reply.ok()) throw new Error(`${email} could not sign in: ${reply.status()} ${await reply.text()}`)
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
