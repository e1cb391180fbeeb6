import type { Page } from 'playwright-core'

const LEAST_LOOKS = 2
const SETTLE_MS = 10_000

/**
 * What is still wrong once a page has come to rest: it takes a moment to follow its window, and colors to change. One look
 * may take long on a busy machine, so time alone never decides after the first.
 */
export async function settled(page: Page, look: () => Promise<string[]>): Promise<string[]> {
  const deadline = Date.now() + SETTLE_MS
  for (let looks = 1; ; looks++) {
    await rest(page)
    const found = await look()
    if (found.length === 0 || (looks >= LEAST_LOOKS && Date.now() > deadline)) return found
  }
}

/** Longer than anything on a page moves: what is held (paused, or on what is not drawn) never finishes. */
const REST_MS = 3_000

/** Waits until nothing on the page moves or changes its color, but for what never stops. */
export async function rest(page: Page): Promise<void> {
  await page.evaluate(`Promise.race([
    new Promise((resolve) => setTimeout(resolve, ${REST_MS})),
    new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      .then(() => document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity))
      .then((moving) => Promise.allSettled(moving.map((one) => one.finished))),
  ]).then(() => undefined)`)
}
