import type { Block } from '../blocks.ts'
import { isCapitals } from '../standing-out.ts'
import { tableBlocks } from '../table/blocks.ts'
import { textTables } from './columns.ts'

const UNDERLINE = /^(={3,}|-{3,}|~{3,})$/
const LIST_ITEM = /^\s*(?:[-*•‣◦–]|\d{1,3}[.)]|[a-z][.)])\s+\S/
const CHAPTER = /^(?:chapter|part|section|article|appendix|kapitel|abschnitt|chapitre|capítulo)\s+[\divxlc]+\b/i
/** Begins with a word of capitals and is no sentence: "DELIVERY (islands too)". */
const LOUD = /^\p{Lu}{4,}[\p{Lu}-]*(?: [\p{L}\p{N}()&,'’/-]+){0,6}$/u
/** Begins with what it is about: "Telephone: 555". */
const LABEL = /^\s*\p{L}[^:.!?]{0,40}:\s/u
const HEADING_MAX = 80
/** A longer line above a table does not name it. */
const CAPTION_MAX = 80
/** Lines of hard-wrapped text end near one width. */
const WRAPPED_AT_LEAST = 45
/** Letters that lines may be shorter than they had to be. */
const SLACK = 3

/** Splits plain text into paragraphs, list items and the headings that are plain to see. */
export function readPlainText(text: string): Block[] {
  const blocks: Block[] = []
  for (const lines of paragraphsOf(text)) {
    const [first, second] = lines as [string, string | undefined]
    if (second !== undefined && UNDERLINE.test(second.trim()) && first.trim().length <= HEADING_MAX) {
      blocks.push(heading(first.trim(), second.trim().startsWith('=') ? 1 : 2))
      pushLines(blocks, lines.slice(2))
    } else if (isHeading(first.trim()) && (second === undefined || !isHeading(second.trim()))) {
      blocks.push(heading(first.trim(), 1))
      pushLines(blocks, lines.slice(1))
    } else pushLines(blocks, lines)
  }
  return blocks
}

function* paragraphsOf(text: string): Generator<string[]> {
  let lines: string[] = []
  for (const line of text.split(/\r\n|[\n\r\u0085\u2028\u2029]/)) {
    if (line.trim() !== '' && !line.includes('\f')) {
      lines.push(line)
      continue
    }
    if (lines.length > 0) yield lines
    lines = line.trim() === '' ? [] : [line.replaceAll('\f', '')]
  }
  if (lines.length > 0) yield lines
}

const heading = (text: string, level: number): Block => ({ kind: 'heading', level, text, page: null })

function isHeading(line: string): boolean {
  if (line.length > HEADING_MAX || line.length < 4 || /[.,;:!?]$/.test(line) || / {3}|\t/.test(line)) return false
  if (CHAPTER.test(line) || LOUD.test(line)) return true
  return isCapitals(line) && /^[\p{L}\p{N}\s&'’()/.:-]+$/u.test(line)
}

/** Paragraphs with the tables among them; a short line right above a table names it. */
function pushLines(blocks: Block[], lines: readonly string[]): void {
  let from = 0
  for (const table of textTables(lines)) {
    const above = lines.slice(from, table.from)
    const last = above.at(-1)?.trim() ?? ''
    const names = last !== '' && last.length <= CAPTION_MAX && !/[.,;!?]$/.test(last) && !LIST_ITEM.test(last)
    if (names) above.pop()
    pushParagraph(blocks, above)
    for (const block of tableBlocks(table.rows, null, names ? last.replace(/:$/, '') : undefined)) blocks.push(block)
    from = table.to
  }
  pushParagraph(blocks, lines.slice(from))
}

function pushParagraph(blocks: Block[], lines: readonly string[]): void {
  let current: string[] = []
  let kind: 'paragraph' | 'item' = 'paragraph'
  const flush = () => {
    const text = unwrap(current)
    if (text !== '') blocks.push({ kind, text, page: null })
    current = []
  }
  for (const line of lines) {
    if (LIST_ITEM.test(line)) {
      flush()
      kind = 'item'
    }
    current.push(line)
  }
  flush()
}

/** Joins the lines of hard-wrapped text; short lines (addresses, verses) stay lines. */
export function unwrap(lines: readonly string[]): string {
  const width = lines.reduce((widest, line) => Math.max(widest, line.length), 0)
  let out = ''
  let before = ''
  for (const line of lines) {
    const text = line.replace(/\s+/g, ' ').trim()
    if (text === '') continue
    const wrapped =
      width >= WRAPPED_AT_LEAST && before.length >= width * 0.65 && isFull(before, text, width) && !LABEL.test(line)
    if (out !== '') out += wrapped ? ' ' : '\n'
    out += text
    before = line
  }
  return out
}

/** Whether the next word would not have found room in a line: that is why a program began another one. */
function isFull(line: string, next: string, width: number): boolean {
  const word = next.indexOf(' ')
  return line.length + 1 + (word < 0 ? next.length : word) > width - SLACK
}
