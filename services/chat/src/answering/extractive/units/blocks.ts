import type { Passage, PassageTable } from '@docent/proto'
import { MONTHS, WEEKDAYS } from '../calendar/names.ts'
import { inEitherCase } from '../either-case.ts'
import { beginsWithPolarity, has } from '../question/values.ts'

/** A piece of a passage as a reader sees it, with the line above it that says what it is about; "" without one. */
export type Block =
  | { kind: 'prose'; label: string; text: string }
  /** Lines that belong together, each for itself: opening hours, an address, ways to get in touch. */
  | { kind: 'lines'; label: string; lines: string[] }
  | { kind: 'list'; label: string; items: string[] }
  | { kind: 'table'; label: string; heads: string[]; rows: string[][] }

/** Begins an item of a list, with a mark, a number that is no day ("15. Mai"), or a small letter that is none of "d. h." */
export const ITEM = new RegExp(
  `^\\s*(?:[-–*•▪◦‣●■]|\\(?\\d{1,2}[.)](?!\\s+${inEitherCase(`(?!may \\p{L})(?:${MONTHS})`)}(?!\\p{L}))|\\(?(?:[a-h]|i{1,3}|i[vx]|vi{0,3}|xi{0,3})[.)](?!\\s+\\p{L}\\.))\\s+`,
  'u',
)
const ASKS = /[?？؟]["'”’)]*\s*$/u
const SHORT = 80
export const ENDS_SENTENCE = /[.!?。！？؟…]["'”’»)]*\s*$/u
const BEGINS_WITH_DAY = new RegExp(`^(?:${WEEKDAYS})(?![\\p{L}])`, 'iu')

/** The blocks of a passage in order. */
export function blocksOf({ text, tables = [] }: Pick<Passage, 'text' | 'tables'>): Block[] {
  const blocks: Block[] = []
  let label = ''
  const add = (block: Block) => {
    blocks.push(block)
    if (block.kind !== 'prose' || !block.text.endsWith(':')) label = ''
  }
  const addText = (part: string) => {
    for (const paragraph of part.split(/\n\s*\n/)) {
      // Code is shown to who opens the passage; it is no statement of the document.
      if (looksLikeCode(paragraph)) continue
      const lines = paragraph
        .split('\n')
        .map((line) => line.trimEnd())
        .filter((line) => line.trim() !== '')
      label = readLines(lines, label, add)
    }
  }
  let at = 0
  for (const table of [...tables].sort((a, b) => a.from - b.from)) {
    addText(text.slice(at, table.from))
    const block = tableBlock(table, label)
    add(block)
    at = table.to
    // "Closed on Mondays." right below the hours of the workshop is said of the workshop.
    if (GOES_ON.test(text.slice(at))) label = block.label
  }
  addText(text.slice(at))
  if (label !== '') blocks.push({ kind: 'prose', label: '', text: label })
  return blocks
}

const tableBlock = ({ caption, heads, rows }: PassageTable, label: string): Block => {
  return { kind: 'table', label: caption ?? label, heads, rows }
}

/** One short sentence by itself. */
const GOES_ON = /^\s*[^\s:\t][^\n:\t]{0,120}[.!](?:\n|$)/u
const CODE_SIGNS = /[{}<>;=`$\\|]|\(\)|=>|":/g
const COMMAND =
  /^\s*(?:[$#>]\s)?(?:npm|npx|curl|docker|kubectl|helm|git|cd|export|const|let|import|sudo|pip|SELECT|<\/?[a-z!])[\s>-]/u
const MANY_SIGNS = 0.05

/** Source text, commands and data: more signs than words. Rows of a table are none. */
function looksLikeCode(paragraph: string): boolean {
  if (paragraph.includes('\t')) return false
  if (COMMAND.test(paragraph) && !ENDS_SENTENCE.test(paragraph)) return true
  const signs = paragraph.match(CODE_SIGNS)?.length ?? 0
  return signs >= 4 && signs / paragraph.length > MANY_SIGNS
}

/** Reads the lines of one paragraph; returns the label that is still open. */
function readLines(lines: readonly string[], open: string, add: (block: Block) => void): string {
  let label = open
  let rest = [...lines]
  while (rest.length > 0) {
    const first = rest[0] as string
    const tabbed = countWhile(rest, (line) => line.includes('\t'))
    if (tabbed > 1 || (tabbed === 1 && rest.length === 1)) {
      add(tabbedBlock(rest.slice(0, tabbed), label))
      label = ''
      rest = rest.slice(tabbed)
      continue
    }
    const items = itemsOf(rest)
    if (items.length > 0) {
      const { length } = items.flat()
      add({ kind: 'list', label, items: items.map((item) => item.join(' ').replace(ITEM, '')) })
      label = ''
      rest = rest.slice(length)
      continue
    }
    if (rest.length === 1) {
      if (isLabel(first)) return first.trim()
      add({ kind: 'prose', label, text: first.trim() })
      return ''
    }
    if (ASKS.test(first) && first.length < 2 * SHORT) {
      label = first.trim()
      rest = rest.slice(1)
      continue
    }
    const until = countWhile(
      rest,
      (line, i) => i === 0 || !(ITEM.test(line) || line.includes('\t') || (ASKS.test(line) && line.length < 2 * SHORT)),
    )
    const together = rest.slice(0, until)
    rest = rest.slice(until)
    if (together.length === 1 && rest.length > 0 && isLabel(first)) label = first.trim()
    else if (isWrapped(together)) {
      add({ kind: 'prose', label, text: together.map((line) => line.trim()).join(' ') })
      label = ''
    } else {
      const head = together.length > 1 && isHeadOf(together) ? (together[0] as string).trim() : ''
      const own = (head ? together.slice(1) : together).map((line) => line.trim())
      add({ kind: 'lines', label: head || label, lines: own })
      label = ''
    }
  }
  return label
}

function countWhile<T>(list: readonly T[], test: (one: T, i: number) => boolean): number {
  const end = list.findIndex((one, i) => !test(one, i))
  return end < 0 ? list.length : end
}

/** The items that lines begin with, each with the lines it goes on in. */
function itemsOf(lines: readonly string[]): string[][] {
  const items: string[][] = []
  for (const line of lines) {
    if (ITEM.test(line)) items.push([line])
    else if (items.length > 0 && /^\s*\p{Ll}/u.test(line) && !ENDS_SENTENCE.test(items.at(-1)?.at(-1) ?? ''))
      items.at(-1)?.push(line)
    else break
  }
  return items
}

/** Announces what follows and says nothing by itself. */
const isLabel = (line: string) => {
  const text = line.trim()
  if (/[:：]$/.test(text)) return text.length <= 2 * SHORT
  if (ASKS.test(text)) return text.length <= 2 * SHORT
  // "10-visit cards (members only)" announces; "(as of March)" is put in.
  return text.length <= SHORT && !/^\(|[.!。！…”’]\)?$/.test(text) && !tellsValue(text)
}

const tellsValue = (line: string) =>
  has('clock', line) || has('phone', line) || has('mail', line) || has('price', line) || /[:：]\s+\S/u.test(line)

/** Lines of one paragraph that a page was too narrow for. */
function isWrapped(lines: readonly string[]): boolean {
  if (lines.length === 1) return true
  const bodies = lines.slice(0, -1)
  const longest = Math.max(...lines.map((line) => line.length))
  const full = bodies.filter((line) => line.length > 0.6 * longest && line.length > 30)
  const goesOn = bodies.filter((line, i) => !ENDS_SENTENCE.test(line) || /^\p{Ll}/u.test(lines[i + 1] as string))
  const values = lines.filter((line) => BEGINS_WITH_DAY.test(line) || /^[^:]{2,30}[:：]\s/u.test(line)).length
  return full.length >= 0.8 * bodies.length && goesOn.length >= 0.6 * bodies.length && values < 0.5 * lines.length
}

const LONGEST_HEADING = 60
/** "§ 3 Fire and barbecues": nothing of what it names is said. */
const isHeading = (line: string) =>
  line.length <= LONGEST_HEADING && /^(?:§\s*)?[\p{Lu}\p{N}]/u.test(line) && !/[.,;:!?…]$/u.test(line)
/** Whether a line of a text names what the sentences below it say. */
export function headsSentences(line: string, text: string): boolean {
  if (!isHeading(line) || tellsValue(line)) return false
  const lines = text.split('\n')
  const at = lines.findIndex((one) => one.trim() === line)
  return at >= 0 && ENDS_SENTENCE.test(lines[at + 1] ?? '')
}

/** Whether the first of some lines names what the others tell. */
function isHeadOf([first = '', ...others]: readonly string[]): boolean {
  if (/[:：]$/.test(first)) return true
  if (BEGINS_WITH_DAY.test(first) || tellsValue(first) || beginsWithPolarity(first) || first.length > SHORT)
    return false
  if (isHeading(first) && others.every((line) => ENDS_SENTENCE.test(line))) return true
  const telling = others.filter((line) => tellsValue(line) || BEGINS_WITH_DAY.test(line) || /\p{N}/u.test(line)).length
  return telling >= 0.5 * others.length && !ENDS_SENTENCE.test(first)
}

/** Rows of cells apart by tabs, from before passages kept their tables: the first names the columns where it has no figures and the others do. */
function tabbedBlock(lines: readonly string[], label: string): Block {
  const [first = [], ...others] = lines.map((line) => line.split('\t').map((cell) => cell.trim()))
  const figures = (row: readonly string[]) => row.some((cell) => /\p{N}/u.test(cell))
  const isHead =
    others.length > 0 &&
    first.length > 1 &&
    (!figures(first) ||
      (!figures(first.slice(0, 1)) &&
        first.length >= Math.max(...others.map((row) => row.length)) &&
        others.every(figures) &&
        first.slice(1).every((cell) => !/^[\p{Sc}\p{N}]/u.test(cell))))
  return isHead
    ? { kind: 'table', label, heads: first, rows: others }
    : { kind: 'table', label, heads: [], rows: [first, ...others] }
}
