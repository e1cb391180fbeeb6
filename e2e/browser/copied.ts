import type { Locator } from 'playwright-core'

/** Without white space, which copying sets as it likes. */
export interface Copied {
  copied: string
  /** What stands there, and the same without its citations. */
  shown: string
  withoutCitations: string
}

/** What is copied of an answer that is selected whole. */
export const copiedOf = (answer: Locator): Promise<Copied> =>
  answer.evaluate((element) => {
    const bare = (text: string | null | undefined) => text?.replaceAll(/\s/g, '') ?? ''
    const without = element.cloneNode(true)
    for (const one of without.querySelectorAll('.cite')) one.remove()
    const { defaultView } = element.ownerDocument
    const selection = defaultView?.getSelection()
    selection?.selectAllChildren(element)
    const copied = bare(selection?.toString())
    selection?.removeAllRanges()
    return { copied, shown: bare(element.textContent), withoutCitations: bare(without.textContent) }
  })
