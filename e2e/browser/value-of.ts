import type { Frame, Page } from 'playwright-core'
import { eventually } from '../client/client.ts'

/**
 * What an expression of a page comes to, once it is true. Playwright's `waitForFunction` can't wait for a text where the
 * policy of a page forbids `eval`: it looks once, and fails when it looks again.
 */
export function valueOf<T>(page: Page | Frame, expression: string): Promise<T> {
  return eventually(
    async () => ((await page.evaluate<T | undefined>(expression)) || undefined) as T | undefined,
    `${expression} on ${page.url()}`,
  )
}
