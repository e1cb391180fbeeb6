import type { Page } from 'playwright-core'

/** Writes down what a page threw and nobody caught, with where: a sentence that React shortened to a number leads nobody to it. */
export function hearErrors(page: Page, heard: string[]): void {
  page.on('pageerror', (error) => heard.push(error.stack ?? String(error)))
}
