import type { Browser, BrowserContext, Page } from 'playwright-core'
import type { House } from './furnish.ts'

export const widths = [1280, 768, 390] as const
export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** Who looks: nobody is signed in, a newcomer has just signed up, the others are described in furnish.ts. */
export type Who = 'nobody' | 'newcomer' | 'owner' | 'spent'

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

const heightOf = (width: number) => (width < 600 ? 844 : width < 1000 ? 1024 : 860)

/** A window as high as the page: what is fixed to its foot is then at the foot of the picture. */
async function openWide(page: Page, { width }: View): Promise<void> {
  const height = await page.evaluate<number>('document.documentElement.scrollHeight')
  await page.setViewportSize({ width, height: Math.max(height, heightOf(width)) })
}

/** Opens pages for whoever looks, and takes pictures of them. Signs in once for each person and view. */
export function createCamera(browser: Browser, house: House) {
  const contexts = new Map<Who, BrowserContext>()

  async function contextOf(who: Who, { width, theme }: View): Promise<BrowserContext> {
    const known = contexts.get(who)
    if (known) return known
    const context = await browser.newContext({
      baseURL: house.address,
      viewport: { width, height: heightOf(width) },
      colorScheme: theme,
      reducedMotion: 'reduce',
      hasTouch: width < 600,
      isMobile: width < 600,
    })
    contexts.set(who, context)
    if (who !== 'nobody') await house.signIn(context, who)
    return context
  }

  return {
    async take(shot: Shot, view: View, path: string): Promise<void> {
      const page = await (await contextOf(shot.as, view)).newPage()
      try {
        await page.goto(typeof shot.path === 'string' ? shot.path : shot.path(house))
        await shot.until(page, house)
        await page.evaluate('document.fonts.ready')
        if (shot.whole) await openWide(page, view)
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
