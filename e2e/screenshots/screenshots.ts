import type { Browser, BrowserContext, Page } from 'playwright-core'
import { rest } from '../browser/settled.ts'
import type { House } from './furnish.ts'

export const widths = [1280, 768, 390] as const
export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** Who looks: a visitor comes for the first time each time, nobody is signed in; the others are people of furnish.ts. */
export type Who = 'visitor' | 'nobody' | 'newcomer' | 'owner' | 'spent' | 'talker' | 'agent'

/** One picture: what is opened by whom, and what is done before it is taken. */
export interface Shot {
  /** Begins with the page: `documents-delete`. */
  name: string
  path: string | ((house: House) => string)
  as: Who
  /** Brings the page into the state that is shown; resolves when it is there. */
  until: (page: Page, house: House) => Promise<unknown>
  /** The page as far as it goes, or what fits the window; dialogs and drawers need the window. */
  whole?: boolean
}

export interface View {
  width: number
  theme: Theme
}

const LIMIT_MS = 15_000
const heightOf = (width: number) => (width < 600 ? 844 : width < 1000 ? 1024 : 860)

/** Pages above which the first steps stand; nobody in the house has put them away. */
const isLed = (who: Who) => who !== 'visitor' && who !== 'nobody' && who !== 'agent'
const led = /\/(documents|widgets|chat)$/

/** A window as high as the page: what is fixed to its foot is then at the foot of the picture. */
async function openWide(page: Page, { width }: View): Promise<void> {
  const height = await page.evaluate<number>('document.documentElement.scrollHeight')
  await page.setViewportSize({ width, height: Math.max(height, heightOf(width)) })
}

/** Opens pages for whoever looks, and takes pictures of them. Signs in once for each person and view. */
export function createScreenshots(browser: Browser, house: House) {
  const contexts = new Map<Who, BrowserContext>()

  async function contextOf(who: Who, { width, theme }: View): Promise<BrowserContext> {
    const known = contexts.get(who)
    if (known && who !== 'visitor') return known
    await known?.close()
    const context = await browser.newContext({
      baseURL: house.address,
      viewport: { width, height: heightOf(width) },
      colorScheme: theme,
      reducedMotion: 'reduce',
      hasTouch: width < 600,
      isMobile: width < 600,
    })
    contexts.set(who, context)
    if (who !== 'nobody' && who !== 'visitor') await house.signIn(context, who)
    return context
  }

  return {
    async take(shot: Shot, view: View, path: string): Promise<void> {
      const page = await (await contextOf(shot.as, view)).newPage()
      page.setDefaultTimeout(LIMIT_MS)
      try {
        await page.goto(typeof shot.path === 'string' ? shot.path : shot.path(house))
        await shot.until(page, house)
        // They come a moment after the page and move it down.
        if (isLed(shot.as) && led.test(page.url()))
          await page.locator('.first-steps, .steps-line').first().waitFor({ state: 'attached' })
        await page.evaluate('document.fonts.ready')
        if (shot.whole) await openWide(page, view)
        // A dialog is there before it is seen.
        await rest(page)
        await page.screenshot({ path, animations: 'disabled' })
      } finally {
        await page.close()
      }
    },
    /** Ends what is open, so that the next view begins anew. */
    async leave(): Promise<void> {
      for (const context of contexts.values()) await context.close()
      contexts.clear()
    },
  }
}
