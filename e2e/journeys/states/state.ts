import type { Page } from 'playwright-core'

/** A page as somebody may see it. */
export interface State {
  title: string
  path: string
  as?: 'owner' | 'newcomer' | 'nobody'
  until: (page: Page) => Promise<unknown>
  /** What may be wider than the window: it scrolls in itself, and can be reached by keyboard. */
  except?: string
}
