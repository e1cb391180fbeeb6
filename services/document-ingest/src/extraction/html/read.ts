import { fullText, textOf, type Block, type Extracted } from '../blocks.ts'
import { dayOf } from '../date.ts'
import { footerOf } from './footer.ts'
import { plainBlocks, withoutContents, withoutLinkLists } from './links.ts'
import { isVoid, readTags, type Attributes } from './tags.ts'
import { createPanelWatch } from './panels.ts'
import { surveyOf } from './survey.ts'
import { isClutter } from './unseen.ts'
import { createBlockWriter, type Marked } from './writer.ts'

const BLOCKS = new Set(
  (
    'p div section article main header footer nav aside address blockquote figure figcaption dl dt dd ul ol form ' +
    'fieldset legend details summary hr center body html li h1 h2 h3 h4 h5 h6 pre table caption thead tbody tfoot ' +
    'tr td th'
  ).split(' '),
)
/** Names of what pages say about themselves; the first that is there counts. */
const DATES = [
  'article:modified_time',
  'og:updated_time',
  'last-modified',
  'dcterms.modified',
  'dc.date.modified',
  'datemodified',
  'revised',
  'article:published_time',
  'dcterms.date',
  'dc.date',
  'datepublished',
  'date',
]
/** With less of the text than this left, what looks like clutter was the page. */
const REST_AT_LEAST = 0.2

/** How deep the tags of a page are nested. */
export interface HtmlPage extends Extracted {
  depth: number
}

/** Splits HTML into blocks, without menus, notices and lists of links where there is text beside them. */
export function readHtml(html: string): HtmlPage {
  return withoutClutter(html, readBlocks(html, { isSparing: true }))
}

/** The same, and what the page tells where it ends of whoever is behind it. */
export function readHtmlWithFooter(html: string): { page: HtmlPage; footer: Block[] } {
  const read = readBlocks(html, { isSparing: true })
  return { page: withoutClutter(html, read), footer: footerOf(read.blocks) }
}

type Read = HtmlPage & { blocks: Marked[]; clutter: string }

function withoutClutter(html: string, { clutter, blocks, ...page }: Read): HtmlPage {
  const [kept, dropped] = partsOf(blocks)
  const aside = [clutter, ...dropped.map(textOf)].filter(Boolean).join('\n')
  const length = fullText(kept).length
  if (length < (length + clutter.length) * REST_AT_LEAST)
    return { ...page, blocks: plainBlocks(readBlocks(html, {}).blocks) }
  return { ...page, blocks: kept, ...(aside !== '' && { aside }) }
}

/** Reads HTML that was made of a file: it has no menus, and all of it is text but for a table of contents. */
export function readHtmlOfFile(html: string): HtmlPage {
  const { clutter: _clutter, blocks, ...page } = readBlocks(html, { hasBoxes: true })
  const [kept, contents] = withoutContents(blocks)
  const aside = contents.map(textOf).join('\n')
  return { ...page, blocks: kept, ...(aside !== '' && { aside }) }
}

/** What leads elsewhere goes, unless it is what the page is for. */
function partsOf(blocks: readonly Marked[]): [kept: Block[], dropped: Block[]] {
  const parts = withoutLinkLists(blocks)
  const [kept, dropped] = parts.map((some) => fullText(some.filter(({ kind }) => kind !== 'heading')).length) as [
    number,
    number,
  ]
  return kept < (kept + dropped) * REST_AT_LEAST ? [plainBlocks(blocks), []] : parts
}

interface Reading {
  /** What leads around the site is left out. */
  isSparing?: boolean
  /** Its boxes are ticked or not: those of a page wait for whoever reads it. */
  hasBoxes?: boolean
}

/** A stream of tags, not a tree: depth and size of the page do not matter. */
function readBlocks(html: string, { isSparing = false, hasBoxes = false }: Reading): Read {
  const writer = createBlockWriter()
  const { panels, notices } = surveyOf(html)
  const watch = createPanelWatch(panels)
  let order = 0
  const dates = new Map<string, string>()
  let skippingFrom = 0
  let inClutter = false
  const clutter: string[] = []
  let title: string | undefined
  let inTitle = false
  let deepest = 0

  readTags(html, {
    open(name, attributes, depth) {
      order += 1
      deepest = Math.max(deepest, depth)
      if (skippingFrom > 0) return
      const leadsAround = isSparing && (isClutter(name, attributes) || notices.has(order))
      const unseen = watch.open(name, attributes, depth)
      if (name === 'meta' || name === 'time') keepDate(dates, attributes)
      if (name === 'br') writer.line()
      else if (hasBoxes && name === 'input') writer.text('checked' in attributes ? '☒ ' : '☐ ')
      else if (isVoid(name)) {
        if (!unseen && BLOCKS.has(name)) writer.open(name)
      } else if (leadsAround || unseen) {
        skippingFrom = depth
        inClutter = leadsAround && !unseen
        if (leadsAround) {
          writer.open('div')
          clutter.push(' ')
        }
      } else if (name === 'title') inTitle = true
      else if (BLOCKS.has(name)) writer.open(name, attributes)
      else if (name === 'button') {
        // Whatever question it asks, its answer is below it.
        if (!watch.inHeading()) writer.open('div')
      } else if (name === 'code') writer.code()
      else if (name === 'b' || name === 'strong') writer.strong(true)
      else if (name === 'a') writer.link(true, attributes['href'] ?? '')
    },
    text(text) {
      if (skippingFrom > 0) {
        if (inClutter) clutter.push(text)
        return
      }
      watch.text(text)
      if (inTitle) title = (title ?? '') + text
      else writer.text(text)
    },
    close(name, depth) {
      if (skippingFrom > 0) {
        if (depth > skippingFrom) return
        skippingFrom = 0
        watch.close('', depth)
        return
      }
      if (name === 'title') inTitle = false
      else if (BLOCKS.has(name)) writer.close(name)
      else if (name === 'button' && !watch.inHeading()) writer.close('div')
      else if (name === 'b' || name === 'strong') writer.strong(false)
      else if (name === 'a') writer.link(false, '')
      watch.close(name, depth)
    },
  })
  const named = title?.replace(/\s+/g, ' ').trim()
  const date = DATES.map((key) => dates.get(key)).find((day) => day !== undefined)
  return {
    blocks: writer.end(),
    pages: null,
    title: named ? named : undefined,
    date,
    depth: deepest,
    clutter: clutter.join('').replace(/\s+/g, ' ').trim(),
  }
}

function keepDate(dates: Map<string, string>, attributes: Attributes): void {
  const key = (
    attributes['property'] ??
    attributes['name'] ??
    attributes['itemprop'] ??
    attributes['http-equiv'] ??
    ''
  ).toLowerCase()
  const day = dayOf(attributes['content'] ?? attributes['datetime'])
  if (key !== '' && day !== undefined && !dates.has(key)) dates.set(key, day)
}
