import type { Block } from '../blocks.ts'
import { LIST_ITEM, readsLikeHeading } from '../standing-out.ts'
import { joinLines, type Vocabulary } from './join.ts'
import { tableBlocks } from '../table/blocks.ts'
import { most, type Line } from './lines.ts'
import { tablesOfPage } from './tables.ts'

const SENTENCE_END = /[.!?。！？:;]["'”’)\]]?$/
const HEADING_MAX = 160
/** How much larger than the body a heading is at least. */
const LARGER = 1.12
/** How much farther than usual from the line above a new paragraph begins. */
const WIDER = 1.3
/** How far apart the lines of a title are at most, in its own size. */
const TITLE_LEADING = 1.45
/** Lines that begin within so many points of each other stand in one column; with fewer of them there is none. */
const COLUMN_STEP = 8
const COLUMN_LINES = 6
/** A line may reach farther than its column: a title, a footer. */
const NEARLY_ALL = 0.92
/** Lines of a text are closer to each other than this many times their usual distance. */
const APART = 4
/** Share of the characters that a font for headings has at most. */
const RARE = 0.15

export interface Typography {
  /** Size of most of the document's characters. */
  body: number
  /** Sizes of headings, largest first. */
  headings: readonly number[]
  /** Font of most of the document's characters. */
  bodyFont: string
  /** Fonts that so little is set in that they may be there to stand out. */
  rareFonts: ReadonlySet<string>
  /** Titles of the outline with their depth from 1, normalised. */
  outline: ReadonlyMap<string, number>
  words: Vocabulary
}

/** Learns from all lines what is body text and which sizes head it. */
export function typographyOf(
  lines: readonly Line[],
  outline: ReadonlyMap<string, number>,
  words: Vocabulary,
): Typography {
  const sizes = new Map<number, number>()
  const fonts = new Map<string, number>()
  let all = 0
  for (const { size, font, text } of lines) {
    sizes.set(size, (sizes.get(size) ?? 0) + text.length)
    fonts.set(font, (fonts.get(font) ?? 0) + text.length)
    all += text.length
  }
  const body = most(sizes, 0)
  const headings = [...sizes.keys()].filter((size) => size >= body * LARGER).sort((a, b) => b - a)
  const rareFonts = new Set([...fonts].filter(([, count]) => count < all * RARE).map(([font]) => font))
  return { body, headings, bodyFont: most(fonts, ''), rareFonts, outline, words }
}

export const normalTitle = (title: string): string => title.replace(/\s+/g, ' ').trim().toLowerCase()

/** What the next page begins with: a heading may be the last line of a page. */
export interface Following {
  line: Line
  isTable: boolean
}

/** Groups the lines of a page to paragraphs, list items and headings. */
export function blocksOfPage(
  lines: readonly Line[],
  type: Typography,
  tables = tablesOfPage(lines, type.words),
  following?: Following,
): Block[] {
  const blocks: Block[] = []
  const leading = medianLeading(lines)
  const rightOf = columnRights(lines)
  let group: Line[] = []
  let level = 0

  const flush = () => {
    const block = blockOf(group, level, group[0] ? rightOf(group[0]) : 0, type)
    if (block) blocks.push(block)
    group = []
  }
  for (let index = 0; index < lines.length; index += 1) {
    const table = tables.get(index)
    if (table) {
      flush()
      for (const block of tableBlocks(table.rows, lines[index]?.page ?? null)) blocks.push(block)
      index = table.to - 1
      continue
    }
    const line = lines[index] as Line
    const before = group.at(-1)
    const below = index === lines.length - 1 ? following : { line: lines[index + 1], isTable: tables.has(index + 1) }
    const lineLevel = headingLevel(line, type) || standsOut(line, lines[index - 1], below, leading, type)
    if (
      before &&
      (lineLevel !== level || startsNew(before, line, group[0] as Line, leading, rightOf(group[0] as Line), level))
    )
      flush()
    if (group.length === 0) level = lineLevel
    group.push(line)
  }
  flush()
  return blocks
}

function headingLevel(line: Line, { body, headings, outline }: Typography): number {
  const text = line.text.trim()
  if (line.turned || text.length > HEADING_MAX || !/\p{L}/u.test(text)) return 0
  const listed = outline.get(normalTitle(text))
  if (listed !== undefined) return Math.min(6, listed)
  if (line.size < body * LARGER || /[,;]$/.test(text)) return 0
  return Math.min(6, headings.indexOf(line.size) + 1)
}

/** A short line of its own, in a font that little else is set in, above body text: a bold heading. */
function standsOut(
  line: Line,
  above: Line | undefined,
  below: { line?: Line; isTable: boolean } | undefined,
  leading: number,
  type: Typography,
): number {
  if (line.turned || !type.rareFonts.has(line.font)) return 0
  if (line.size < type.body * 0.95 || !readsLikeHeading(line.text)) return 0
  if (above && above.y > line.y && above.y - line.y < leading * 1.15) return 0
  const isHeading = below && (below.isTable || headsBody(line, above, below.line, leading, type))
  return isHeading ? Math.min(6, type.headings.length + 1) : 0
}

function headsBody(
  line: Line,
  above: Line | undefined,
  below: Line | undefined,
  leading: number,
  type: Typography,
): boolean {
  if (below === undefined || below.font !== type.bodyFont || below.text.includes('\t')) return false
  if (below.page === line.page) return below.y < line.y
  // What stands apart from the text, or beside its edge, is the foot of the page.
  return above !== undefined && above.y - line.y < leading * APART && Math.abs(below.left - line.left) < COLUMN_STEP
}

function startsNew(before: Line, line: Line, first: Line, leading: number, right: number, level: number): boolean {
  if (before.turned || line.turned) return before.turned !== line.turned
  const down = before.y - line.y
  const ended = SENTENCE_END.test(before.text)
  if (LIST_ITEM.test(line.text)) return true
  if (Math.abs(before.size - line.size) > Math.max(1, before.size * 0.12)) return true
  // Up the page: the next column, or a box. A sentence may go on there.
  if (down < -before.size) return ended || !/^\p{Ll}/u.test(line.text)
  if (down > Math.max(leading * WIDER, before.size * (level > 0 ? TITLE_LEADING : 1.15))) return true
  const indented = line.left > first.left + line.size * 0.8 && line.left < first.left + line.size * 6
  const short = before.right < right - (right - first.left) * 0.15
  return ended && (short || indented)
}

function blockOf(group: readonly Line[], level: number, right: number, type: Typography): Block | undefined {
  const [first] = group
  if (!first) return undefined
  // Only the last line is looked at to go on: what is put together meanwhile must not be copied for each line.
  const parts: string[] = []
  let before = first
  for (const line of group.slice(1)) {
    // Lines that end early were ended on purpose: addresses, tables, verses.
    const early = before.right < right - (right - first.left) * 0.35 && before.size <= type.body * LARGER
    const cells = line.text.includes('\t') || before.text.includes('\t')
    const apart = level === 0 && (early || cells)
    const both = apart ? `${before.text}\n${line.text}` : joinLines(before.text, line.text, type.words)
    parts.push(both.slice(0, both.length - line.text.length))
    before = line
  }
  parts.push(before.text)
  const text = parts.join('')
  const clean = text.replace(/\u00ad/g, '').trim()
  if (clean === '') return undefined
  // A heading that is as long as a paragraph is one, in larger letters.
  if (level > 0 && clean.length <= HEADING_MAX)
    return { kind: 'heading', level, text: clean.replace(/\s+/g, ' '), page: first.page }
  return { kind: LIST_ITEM.test(clean) ? 'item' : 'paragraph', text: clean, page: first.page }
}

/** Where the lines of a column usually end, by where they begin: on a page of two columns each has its own right edge. */
function columnRights(lines: readonly Line[]): (line: Line) => number {
  const farthest = lines.reduce((right, line) => Math.max(right, line.right), 0)
  const beginning = new Map<number, number[]>()
  for (const { left, right, turned } of lines) {
    if (turned) continue
    const place = Math.round(left / COLUMN_STEP)
    const known = beginning.get(place)
    if (known) known.push(right)
    else beginning.set(place, [right])
  }
  const edges = new Map<number, number>()
  for (const place of beginning.keys()) {
    const rights = [place - 1, place, place + 1].flatMap((one) => beginning.get(one) ?? []).sort((a, b) => a - b)
    const edge = rights[Math.floor((rights.length - 1) * NEARLY_ALL)] as number
    edges.set(place, rights.length < COLUMN_LINES ? farthest : edge)
  }
  return (line) => edges.get(Math.round(line.left / COLUMN_STEP)) ?? farthest
}

/** The usual distance between the lines of a paragraph on this page. */
function medianLeading(lines: readonly Line[]): number {
  const gaps: number[] = []
  for (let at = 1; at < lines.length; at += 1) {
    const [above, line] = [lines[at - 1] as Line, lines[at] as Line]
    const gap = above.y - line.y
    if (gap > 0 && gap < line.size * 2.5 && Math.abs(above.size - line.size) < 1) gaps.push(gap)
  }
  gaps.sort((a, b) => a - b)
  return gaps[gaps.length >> 1] ?? 0
}
