import type { BrowserContext, Page } from 'playwright-core'

/**
 * The same page as if it were a new one: nobody answers in the server's place, nothing is remembered but who is signed in, its
 * window is wide and light. A new page is a process of its own, which starts and compiles the dashboard and axe anew: more than
 * half of what it takes to open it.
 */
export async function renewed(page: Page): Promise<Page> {
  // Where a test failed before it had loaded anything, there is nothing to forget.
  const { origin, protocol } = new URL(page.url())
  if (protocol.startsWith('http')) {
    await page.evaluate('sessionStorage.clear(), localStorage.clear()')
    // An empty page would be another process again.
    await page.goto(`${origin}/robots.txt`)
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1280, height: 860 })
  return page
}

/** Opens pages, one after the other in the one page that each of the contexts has. */
export function onePageEach<Whose>(contexts: ReadonlyMap<Whose, BrowserContext>) {
  const pages = new Map<Whose, Page>()
  return async (whose: Whose, path: string): Promise<Page> => {
    const last = pages.get(whose)
    const page = last ? await renewed(last) : await (contexts.get(whose) as BrowserContext).newPage()
    pages.set(whose, page)
    await page.goto(path)
    return page
  }
}
