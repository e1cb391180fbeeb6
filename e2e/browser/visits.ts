import type { Browser, BrowserContextOptions, Page } from 'playwright-core'

/** Opens pages of one website, each in a context of its own, and writes down what their consoles complain about. */
export function createVisits(browser: Browser, address: string) {
  const complaints: string[] = []
  return {
    complaints,
    async at(path: string, options: BrowserContextOptions = {}): Promise<Page> {
      const context = await browser.newContext({
        baseURL: address,
        viewport: { width: 1280, height: 860 },
        reducedMotion: 'reduce',
        ...options,
      })
      const page = await context.newPage()
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(`${page.url()}: ${message.text()}`)
      })
      page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.stack ?? error.message}`))
      await page.goto(path, { waitUntil: 'load' })
      return page
    },
    leave: (page: Page) => page.context().close(),
  }
}
