import { cellText, type Block } from '../blocks.ts'
import { isCapitals, readsLikeHeading } from '../standing-out.ts'
import { tableBlocks } from '../table/blocks.ts'
import { isValue, namesColumns, type Cell } from '../table/heads.ts'
import { looksLike } from './alike.ts'
import { questionBlocks } from './questions.ts'

/** A cell of a sheet, in the column it stands in. */
export interface SheetCell extends Cell {
  /** Another one lies over it. */
  over?: SheetCell
  /** That one begins in a row above. */
  isBelow?: true
}
type Row = readonly SheetCell[]

/**
 * The blocks of a sheet. People put more than one table on it: what empty rows part, or an empty column between two tables, is told apart;
 * lines of a single cell above and below a table are what its author wrote about it.
 */
export function regionBlocks(rows: readonly Row[]): Block[] {
  return withHeadsFromAbove(withTitles(partedByRows(rows).flatMap((region) => partedByColumns(region).map(blocksOf))))
}

/** What a part of a sheet says, and whether what names its table stands out. */
interface Region {
  blocks: Block[]
  isTitled: boolean
}

/** Below the name of the sheet. */
const TITLE_LEVEL = 2

/**
 * Where a sheet has several tables with heads of their own, a title that stands out is the heading of its table and of what is said below
 * it, up to the next one: it is no part of what is said of the table above.
 */
function withTitles(regions: readonly Region[]): Block[] {
  const tables = regions.map(({ blocks }) => blocks.findIndex(hasHeads))
  if (tables.filter((at) => at >= 0).length < 2) return regions.flatMap(({ blocks }) => blocks)
  let isOpen = false
  return regions.flatMap(({ blocks, isTitled }, region): Block[] => {
    const at = tables[region] as number
    const table = blocks[at]
    if (table?.kind !== 'table') return blocks
    const { caption, ...untitled } = table
    const isOver = isOpen && (at > 0 || !isTitled)
    const ends: Block[] = isOver ? [{ kind: 'heading', level: TITLE_LEVEL, text: '', page: null }] : []
    isOpen = isTitled
    if (!isTitled || caption === undefined) return [...ends, ...blocks]
    const title: Block = { kind: 'heading', level: TITLE_LEVEL, text: caption.replace(/\s*:$/, ''), page: null }
    return [...ends, ...blocks.slice(0, at), title, untitled, ...blocks.slice(at + 1)]
  })
}

const hasHeads = (block: Block) => block.kind === 'table' && block.heads.length > 0

/** The parts of a table between empty rows have its heads, which stand above the first of them. */
function withHeadsFromAbove(blocks: readonly Block[]): Block[] {
  let above: (Block & { kind: 'table' }) | undefined
  return blocks.map((block) => {
    if (block.kind !== 'table') return block
    if (block.heads.length > 0) above = block
    else if (above && looksLike(above, block)) return { ...block, heads: above.heads }
    return block
  })
}

const isFilled = ({ text }: Cell) => cellText(text) !== ''
const filledOf = <C extends Cell>(row: readonly C[]): C[] => row.filter(isFilled)
const isLine = (row: Row) => row.filter((cell) => isFilled(cell) || cell.isBelow).length <= 1
const isThere = (cell: SheetCell) => isFilled(cell) || cell.over !== undefined

function partedByRows(rows: readonly Row[]): Row[][] {
  const regions: Row[][] = []
  let region: Row[] = []
  for (const [at, row] of rows.entries()) {
    if (row.some(isThere)) {
      if (region.length === 0) regions.push(region)
      region.push(row)
    } else if (!isHeadsAlone(region)) region = []
    else if (rows[at - 1]?.some(isThere) && isTitleOf(region, rows, at)) {
      regions[regions.length - 1] = region.map(inOneCell)
      region = []
    }
  }
  return regions
}

/** Whether what looks like heads above an empty row only says something of the table below: that has heads of its own, and more of them. */
function isTitleOf(region: readonly Row[], rows: readonly Row[], empty: number): boolean {
  let below = empty
  while (below < rows.length && !rows[below]?.some(isThere)) below += 1
  const [heads = [], first = []] = rows.slice(below, below + 2)
  return namesOnly(heads) && first.some(isFigure) && filledOf(heads).length > filledOf(region.at(-1) ?? []).length
}

const inOneCell = (row: Row): Row => [
  {
    text: filledOf(row)
      .map(({ text }) => cellText(text))
      .join(', '),
  },
]

/** Lines above the heads of a table at most, where an empty row stands below these. */
const LINES_ABOVE = 10

/** Names of columns with an empty row below them. */
function isHeadsAlone(region: readonly Row[]): boolean {
  const last = region.at(-1)
  if (!last || region.length > LINES_ABOVE + 1 || !region.slice(0, -1).every(isLine)) return false
  return namesOnly(last)
}

/** More than one name, and nothing that is a value. */
export function namesOnly(row: readonly Cell[]): boolean {
  const names = filledOf(row)
  return names.length > 1 && !names.some(isFigure)
}
const isFigure = ({ text }: Cell) => isValue(cellText(text))

/** Whether nothing in a row is a value, or what looks like one names its column all the same. */
const saysNoValue = (row: Row, below: readonly Row[]): boolean =>
  !row.some(isFigure) || namesColumns(plain(row), below.map(plain))
const plain = (row: Row): Cell[] => uncovered(row).map((cell) => ({ ...cell, text: cellText(cell.text) }))

/** Two tables beside each other; a column that is left empty inside a table parts nothing. */
function partedByColumns(region: readonly Row[]): Row[][] {
  const filled = new Set(region.flatMap((row) => row.flatMap((cell, column) => (isThere(cell) ? [column] : []))))
  const spans: [from: number, to: number][] = []
  for (const column of [...filled].sort((a, b) => a - b)) {
    const last = spans.at(-1)
    if (last?.[1] === column) last[1] = column + 1
    else spans.push([column, column + 1])
  }
  const parts = spans.map(([from, to]) => region.map((row) => row.slice(from, to)).filter((row) => row.some(isThere)))
  return spans.length > 1 && parts.every(isTableByItself) ? parts : [[...region]]
}

/** Two columns or more, of which the first one names the rows. */
function isTableByItself(rows: readonly Row[]): boolean {
  const heads = rows.findIndex((row) => filledOf(row).length > 1)
  if (heads === -1 || !saysNoValue(rows[heads] as Row, rows.slice(heads + 1))) return false
  const below = rows.slice(heads + 1).map(([name]) => cellText((name?.over ?? name)?.text ?? ''))
  return below.filter((name) => name !== '' && !isValue(name)).length * 2 > below.length
}

function blocksOf(region: readonly Row[]): Region {
  const first = region.findIndex((row) => !isLine(row))
  if (first === -1) return { blocks: region.flatMap(lineOf), isTitled: false }
  const last = region.findLastIndex((row) => !isLine(row))
  // The last line above a table names it.
  const above = region.slice(0, first).filter((row) => row.some(isFilled))
  const caption = textOfLine(above.at(-1))
  const named = caption.length > 0 && caption.length <= CAPTION_MAX
  const body = withHeads(region.slice(first, last + 1)).map(uncovered)
  const blocks = [
    ...(named ? above.slice(0, -1) : above).flatMap(lineOf),
    ...(questionBlocks(body, named ? caption : undefined) ?? tableBlocks(body, null, named ? caption : undefined)),
    ...region.slice(last + 1).flatMap(lineOf),
  ]
  const standsOut = filledOf(above.at(-1) ?? []).every(({ strong }) => strong) || isCapitals(caption)
  return { blocks, isTitled: named && standsOut && readsLikeHeading(caption.replace(/\s*:$/, '')) }
}

/** What is longer is a statement. */
const CAPTION_MAX = 160

/** Two rows of heads, where a cell of the first one lies over several columns or over the second row. */
function withHeads(rows: readonly Row[]): Row[] {
  const [first = [], second = [], ...others] = rows
  const isOver = first.some(({ over }) => over) || second.some(({ isBelow }) => isBelow)
  const isHead = isOver && !first.some(isFigure) && saysNoValue(second, others)
  const marked = (row: Row): Row =>
    row.map((cell) => ({ ...cell, ...((isFilled(cell) || cell.over) && { head: true }) }))
  return isHead && others.length > 0 ? [marked(first), marked(second), ...others] : [...rows]
}

/** Each cell says what lies over it; what names a row over several columns, or is all of it, says it once. */
function uncovered(row: Row): Cell[] {
  const [only, ...more] = filledOf(row)
  if (only && more.length === 0 && !row.some(({ isBelow }) => isBelow)) return [only]
  const [name] = row
  return row.map(({ over, isBelow: _isBelow, ...cell }): Cell => {
    if (!over) return cell
    return over === name && cell.head !== true ? { text: '' } : { ...cell, text: over.text }
  })
}

const textOfLine = (row: Row | undefined) => cellText((row && filledOf(row)[0]?.text) ?? '')
function lineOf(row: Row): Block[] {
  const text = textOfLine(row)
  return text === '' ? [] : [{ kind: 'paragraph', text, page: null }]
}
