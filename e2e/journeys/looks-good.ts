import { expect } from '@jest/globals'
import type { Page } from 'playwright-core'
import { findings, findingsOfColors } from '../browser/axe.ts'
import { overflowing } from '../browser/overflow.ts'
import { settled } from '../browser/settled.ts'

/** Nothing for axe to find in light and dark, and nothing wider than the screen but what scrolls by itself: `except` is a selector. */
export async function looksGood(page: Page, except = ''): Promise<void> {
  const found: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    found.push(...(await settled(page, () => (colorScheme === 'light' ? findings : findingsOfColors)(page))))
  }
  for (const width of [768, 390, 320]) {
    await page.setViewportSize({ width, height: 860 })
    found.push(...(await settled(page, () => overflowing(page, except))).map((one) => `${width} px: ${one}`))
  }
  await page.setViewportSize({ width: 1280, height: 860 })
  expect(found).toEqual([])
}
