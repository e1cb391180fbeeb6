import type { Block } from '../blocks.ts'
import { isCookieNotice } from './notice.ts'
import type { Marked } from './writer.ts'

/** Fewer links below each other are part of a text. */
const LIST_AT_LEAST = 3
const LINK_MAX = 80
const LOOKED_AT = 400
/** What parts the steps of breadcrumbs. */
const BETWEEN_CRUMBS = /\s[›»>→/|]\s/
const CRUMB_MAX = 60
const HOME =
  /^(?:home|start(?:seite)?|accueil|inicio|início|domů|pagina iniziale|home ?page|hem|hjem|forside|etusivu|strona główna)\s/iu

/**
 * Parts the blocks of a page into what it says and what only leads elsewhere: lists of links beside the text or within the
 * page, headings above nothing but those, and before the first heading jumps, breadcrumbs and notices of cookies.
 */
export function withoutLinkLists(blocks: readonly Marked[]): [kept: Block[], dropped: Block[]] {
  const first = blocks.findIndex((block) => block.kind === 'heading' && block.text !== '')
  const last = blocks.findLastIndex((block) => block.kind !== 'heading' && !isOnlyLinks(block))
  const dropped = new Set<Marked>()
  let run: Marked[] = []
  let isBeside = false
  const end = () => {
    const links = run.reduce((sum, one) => sum + (one.links ?? 0), 0)
    const inside = run.every((one) => one.jump || one.links === undefined)
    if (links >= LIST_AT_LEAST && (inside || isBeside)) for (const one of run) dropped.add(one)
    run = []
    isBeside = false
  }
  for (const [at, block] of blocks.entries()) {
    if (isOnlyLinks(block)) {
      run.push(block)
      isBeside ||= at < first || at > last || block.beside === true
    } else if (block.kind !== 'heading') end()
    if (at < first && (block.jump || isCrumbsOrNotice(block))) dropped.add(block)
  }
  end()
  dropHeadings(blocks, dropped)
  const parted = (wanted: boolean) => plainBlocks(blocks.filter((block) => dropped.has(block) === wanted))
  return [parted(false), parted(true)]
}

/** Parts the blocks of a file into what it says and its table of contents: links to places in it that go by the names of its headings. */
export function withoutContents(blocks: readonly Marked[]): [kept: Block[], contents: Block[]] {
  const headings = new Set(blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : [])))
  const isEntry = (block: Marked) =>
    block.jump === true && 'text' in block && headings.has(block.text.replace(ENTRY, '').trim())
  const contents = new Set(blocks.filter(isEntry))
  if (contents.size < LIST_AT_LEAST) return [plainBlocks(blocks), []]
  const parted = (wanted: boolean) => plainBlocks(blocks.filter((block) => contents.has(block) === wanted))
  return [parted(false), parted(true)]
}
/** What stands around a heading in a table of contents: its mark, its number, dots and a page. */
const ENTRY = /^(?:- |\d+\. )?(?:\d+(?:\.\d+)*\.?\s+)?|(?<![\s.…])[\s.…]+\d+$/g

/** Blocks without what was known of their links. */
export function plainBlocks(blocks: readonly Marked[]): Block[] {
  return blocks.map(({ links: _links, jump: _jump, beside: _beside, ...block }) => block)
}

const isOnlyLinks = (block: Marked) =>
  (block.links ?? 0) > 0 && 'text' in block && block.text.length <= LINK_MAX * (block.links ?? 0)

function isCrumbsOrNotice(block: Marked): boolean {
  if (block.kind !== 'paragraph') return false
  const text = block.text.slice(0, LOOKED_AT)
  return isCrumbs(text) || isCookieNotice(text)
}

/** No digits, as an address or hours have that are parted by the same signs, but where the way begins at home. */
function isCrumbs(text: string): boolean {
  const crumbs = text.split(BETWEEN_CRUMBS)
  const others = HOME.test(text) ? /[.!?:]/ : /[.!?:\d]/
  return crumbs.length > 1 && crumbs.every((one) => one !== '' && one.length <= CRUMB_MAX && !others.test(one))
}

/** A heading below which nothing is left, though there was something. */
function dropHeadings(blocks: readonly Marked[], dropped: Set<Marked>): void {
  for (let at = blocks.length - 2; at >= 0; at -= 1) {
    const [block, next] = [blocks[at] as Marked, blocks[at + 1] as Marked]
    if (block.kind !== 'heading' || block.text === '' || !dropped.has(next)) continue
    let end = at + 1
    while (end < blocks.length && dropped.has(blocks[end] as Marked) && blocks[end]?.kind !== 'heading') end += 1
    const after = blocks[end]
    if (after === undefined || (after.kind === 'heading' && after.level <= block.level)) dropped.add(block)
  }
}
