/**
 * Every name that a page of somebody else's can see of the bubble follows from one word: its element, its interface, its key in
 * the storage of the website. The address of the loader says which word that is.
 */
export interface BubbleNames {
  /** Of the loader, in the root of the address. */
  script: string
  /** Of its types for TypeScript. */
  types: string
  /** Capitalized: `window.<word>`, `<word>-bubble`, `word:<id>` and what stands before a message in the console. */
  word: string
}

/** The names from the beginning; websites rely on them. */
export const PRODUCT_NAMES: BubbleNames = { script: 'widget.js', types: 'widget.d.ts', word: 'Docent' }

/** The names that say nothing of the product, for white label. */
export const NEUTRAL_NAMES: BubbleNames = { script: 'assistant.js', types: 'assistant.d.ts', word: 'Assistant' }

/** What stands below the field: words, where they lead ("" for nowhere), and of the product its mark. */
export interface BubbleFooter {
  text: string
  url: string
  mark?: string | undefined
}

/** The line of the plans that show it. The bubble's own code does not know it. */
export const productFooter = (publicUrl: string): BubbleFooter => ({
  text: PRODUCT_NAMES.word,
  url: `${publicUrl}/`,
  mark: 'M1 1h2v14H1zM5 1h4a6 6 0 0 1 0 12H8l-3 2z',
})
