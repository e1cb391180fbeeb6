import type { Page } from 'playwright-core'

export interface Watched {
  /** Requests to other hosts, and dialogs: none of it may happen. */
  foreign: string[]
  /** In how many frames of the page a payload has run. */
  ran(): Promise<number>
}

/** Watches a page for everything that would be a foreign host's or a script's doing. */
export function watch(page: Page, own: readonly string[]): Watched {
  const foreign: string[] = []
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (!own.includes(origin) && !['data:', 'blob:', 'about:'].includes(protocol)) foreign.push(request.url())
  })
  page.on('dialog', (dialog) => {
    foreign.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('popup', (popup) => foreign.push(`popup: ${popup.url()}`))
  return {
    foreign,
    async ran() {
      const counts = await Promise.all(page.frames().map((frame) => frame.evaluate('window.__ran ?? 0')))
      return counts.filter((count) => count !== 0).length
    },
  }
}
