import type { Block, Extracted } from '../blocks.ts'
import { tableBlocks } from '../table/blocks.ts'
import type { Cell } from '../table/heads.ts'
import { frontMatterOf } from './front-matter.ts'
import { plainInline } from './inline.ts'
import { atxHeading, fenceOf, isTableRule } from './lines.ts'
import { createUnseenBlocks, withoutComments } from './unseen.ts'

const SETEXT = /^ {0,3}(=+|-{2,})\s*$/
const ITEM = /^(\s*)(?:[-*+]|\d{1,9}[.)])\s+(?=\S)/
const RULE = /^ {0,3}(?:(?:\*\s*){3,}|(?:-\s*){3,}|(?:_\s*){3,})$/
const DEFINITION = /^ {0,3}\[[^\]]+\]:\s+\S+/
/** Pictures that stand alone: what describes them to those who cannot see them is no statement of the document. */
const IMAGES = /^(?:!\[[^\]]{0,1000}\](?:\([^()\s]*(?:\s+"[^"]*")?\)|\[[^\]]{0,1000}\])\s*)+$/
const QUOTE = /^ {0,3}>\s?/
const INDENTED = /^(?: {4}|\t)/

/** A line without the marks of a quote, or of one inside it. */
const unquoted = (line = '') => line.replace(QUOTE, '').replace(QUOTE, '')

/** Splits Markdown into blocks; inline marks become what a reader would see, code stays as it is. */
export function readMarkdown(text: string): Extracted {
  const lines = withoutComments(text).split(/\r\n|[\n\r]/)
  const frontMatter = frontMatterOf(lines)
  const unseen = createUnseenBlocks(lines)
  const blocks: Block[] = []
  let paragraph: string[] = []
  let kind: 'paragraph' | 'item' = 'paragraph'

  const flush = () => {
    const raw = unwrap(paragraph)
    const content = IMAGES.test(raw) ? '' : raw.split('\n').map(plainInline).filter(Boolean).join('\n')
    if (content !== '') blocks.push({ kind, text: content, page: null })
    paragraph = []
    kind = 'paragraph'
  }
  const pushHeading = (level: number, raw: string) => {
    flush()
    const content = plainInline(raw)
    if (content !== '') blocks.push({ kind: 'heading', level, text: content, page: null })
  }

  for (let at = frontMatter.end; at < lines.length; at += 1) {
    const line = unquoted(lines[at])
    const fence = fenceOf(line)
    const atx = atxHeading(line)
    const next = lines[at + 1]
    const behind = unseen.skip(at, line)
    if (fence) {
      flush()
      at = readFence(lines, at, fence, blocks)
    } else if (behind !== undefined) {
      flush()
      at = behind - 1
    } else if (line.trim() === '' || DEFINITION.test(line)) {
      flush()
      if (DEFINITION.test(line)) paragraph.push(line.replace(/^ {0,3}\[([^\]]+)\]:\s+/, '$1: '))
    } else if (atx) pushHeading(atx.level, atx.text)
    else if (paragraph.length > 0 && kind === 'paragraph' && SETEXT.test(line)) {
      const raw = paragraph.join(' ')
      paragraph = []
      pushHeading(line.trim().startsWith('=') ? 1 : 2, raw)
    } else if (line.includes('|') && next !== undefined && next.includes('-') && isTableRule(next.replace(QUOTE, ''))) {
      flush()
      at = readTable(lines, at, blocks)
    } else if (RULE.test(line)) flush()
    else if (paragraph.length === 0 && INDENTED.test(line) && blocks.at(-1)?.kind !== 'item') {
      at = readIndented(lines, at, blocks)
    } else {
      if (ITEM.test(line)) {
        flush()
        kind = 'item'
      }
      paragraph.push(line)
    }
  }
  flush()
  const first = blocks.find((block) => block.kind === 'heading')
  const title = first === undefined ? frontMatter.title : first.level === 1 ? first.text : undefined
  return { blocks, pages: null, title, date: frontMatter.date }
}

/** A whole line in bold: a heading, or a question that the lines below answer. */
const BOLD = /^\s*(\*\*|__)(?!\s)(?:(?!\1).)+\1[:：]?\s*$/
/** "Monday: 9 to 5": people write such lines below each other, and forget the two spaces. */
const LABELED = /^\s*(?:\*\*|__)?\p{L}[^:：.!?]{1,38}(?:[:：](?:\*\*|__)|(?:\*\*|__)[:：]|[:：])\s+\S/u

/**
 * The lines of a paragraph as one, as a reader sees them; two spaces or a backslash at its end keep a line apart. Apart are
 * also lines that are bold as a whole, and lines that each name what they tell: no author meant those to run together.
 */
function unwrap(lines: readonly string[]): string {
  const labeled = lines.length > 1 && lines.every((line) => LABELED.test(line))
  return lines
    .map((line, i) => {
      const isApart = labeled || i === lines.length - 1 || BOLD.test(line) || BOLD.test(lines[i + 1] as string)
      const isBroken = /(?: {2}|(?<!\\)\\)$/.test(line)
      return line.trim().replace(/(?<!\\)\\$/, '') + (isApart || isBroken ? '\n' : ' ')
    })
    .join('')
    .trim()
}

function readFence(lines: readonly string[], from: number, fence: string, blocks: Block[]): number {
  const closing = new RegExp(`^\\s*${fence[0]}{${fence.length},}\\s*$`)
  let end = from + 1
  while (end < lines.length && !closing.test((lines[end] as string).replace(QUOTE, ''))) end += 1
  pushCode(lines.slice(from + 1, end), blocks)
  return end
}

function readIndented(lines: readonly string[], from: number, blocks: Block[]): number {
  const code: string[] = []
  let end = from
  for (; end < lines.length; end += 1) {
    const line = unquoted(lines[end])
    if (!INDENTED.test(line) && line.trim() !== '') break
    code.push(line.replace(INDENTED, ''))
  }
  pushCode(code, blocks)
  return end - 1
}

function pushCode(lines: readonly string[], blocks: Block[]): void {
  const text = lines
    .join('\n')
    .replace(/^\s*\n/, '')
    .trimEnd()
  if (text.trim() !== '') blocks.push({ kind: 'code', text, page: null })
}

function readTable(lines: readonly string[], from: number, blocks: Block[]): number {
  const rows = [cellsOf(lines[from] as string, true)]
  let end = from + 2
  while (end < lines.length && (lines[end] as string).includes('|') && (lines[end] as string).trim() !== '') {
    rows.push(cellsOf(lines[end] as string, false))
    end += 1
  }
  for (const block of tableBlocks(rows, null)) blocks.push(block)
  return end - 1
}

function cellsOf(line: string, head: boolean): Cell[] {
  return line
    .replace(QUOTE, '')
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => ({ text: plainInline(cell.replaceAll('\\|', '|').trim()), ...(head && { head }) }))
}
