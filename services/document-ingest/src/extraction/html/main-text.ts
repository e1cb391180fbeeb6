import type { Extracted } from '../blocks.ts'
import { fullText } from '../blocks.ts'
import { footerBeside } from './footer.ts'
import { openPanels } from './opened.ts'
import { readHtml, readHtmlWithFooter } from './read.ts'

/** Shares of the whole page: less than this, and the article was not the page. */
const ARTICLE_AT_LEAST = 0.25
const ARTICLE_CHARACTERS = 250
const HTML_MAX = 5 * 1024 * 1024
/** Deeply nested pages overflow the stack of the tree's walkers, which look through all that is above each tag. */
const DEPTH_MAX = 250

/**
 * The main text of a web page, without menus, and of its footer what tells of whoever is behind it; the whole page where there is no
 * telling them apart.
 */
export async function readWebPage(html: string): Promise<Extracted> {
  const { page: whole, footer } = readHtmlWithFooter(html)
  const article = html.length <= HTML_MAX && whole.depth <= DEPTH_MAX ? await articleOf(html) : undefined
  if (article === undefined) return whole
  const main = readHtml(article)
  const [mainLength, wholeLength] = [fullText(main.blocks).length, fullText(whole.blocks).length]
  if (mainLength < ARTICLE_CHARACTERS || mainLength < wholeLength * ARTICLE_AT_LEAST) return whole
  const blocks = [...main.blocks, ...footerBeside(footer, main.blocks)]
  return { ...main, blocks, title: whole.title, date: whole.date }
}

async function articleOf(html: string): Promise<string | undefined> {
  try {
    const [{ parseHTML }, { Readability }] = await Promise.all([import('linkedom'), import('@mozilla/readability')])
    const { document } = parseHTML(html)
    openPanels(document, html)
    const parsed = new Readability(document).parse()
    return parsed?.content ?? undefined
  } catch {
    // Whatever the tree cannot hold is still read as a stream.
    return undefined
  }
}
