import { cellText, type Block } from '../blocks.ts'
import { tableBlocks } from '../table/blocks.ts'
import { isValue, type Cell } from '../table/heads.ts'
import { questionBlocks } from './questions.ts'

/** A cell of a sheet, in the column it stands in. */
export interface SheetCell extends Cell {
  /** Another one lies over it. */
  isCovered?: true
}
type Row = readonly SheetCell[]

/**
 * The blocks of a sheet. People put more than one table on it: what empty rows part, or an empty column between two tables, is told apart;
 * lines of a single cell above and below a table are what its author wrote about it.
 */
export function regionBlocks(rows: readonly Row[]): Block[] {
  return withHeadsFromAbove(partedByRows(rows).flatMap((region) => partedByColumns(region).flatMap(blocksOf)))
}

/** The parts of a table between empty rows have its heads, which stand above the first of them. */
function withHeadsFromAbove(blocks: readonly Block[]): Block[] {
  let heads: string[] = []
  return blocks.map((block) => {
    if (block.kind !== 'table') return block
    if (block.heads.length > 0) heads = block.heads
    const width = Math.max(...block.rows.map(({ length }) => length))
    return block.heads.length === 0 && width === heads.length ? { ...block, heads } : block
  })
}

const isFilled = ({ text }: Cell) => cellText(text) !== ''
const filledOf = (row: Row) => row.filter(isFilled)
const isLine = (row: Row) => filledOf(row).length <= 1
const isThere = (cell: SheetCell) => isFilled(cell) || cell.isCovered === true

function partedByRows(rows: readonly Row[]): Row[][] {
  const regions: Row[][] = []
  let region: Row[] = []
  for (const row of rows) {
    if (row.some(isThere)) {
      if (region.length === 0) regions.push(region)
      region.push(row)
    } else if (!isHeadsAlone(region)) region = []
  }
  return regions
}

/** Names of columns with an empty row below them. */
function isHeadsAlone(region: readonly Row[]): boolean {
  const last = region.at(-1)
  if (!last || !region.slice(0, -1).every(isLine)) return false
  const names = filledOf(last)
  return names.length > 1 && !names.some(({ text }) => isValue(cellText(text)))
}

/** Two tables beside each other; a column that is left empty inside a table parts nothing. */
function partedByColumns(region: readonly Row[]): Row[][] {
  const filled = new Set(region.flatMap((row) => row.flatMap((cell, column) => (isThere(cell) ? [column] : []))))
  const width = Math.max(...filled) + 1
  const spans: [number, number][] = []
  for (const column of [...filled].sort((a, b) => a - b)) {
    const last = spans.at(-1)
    if (last?.[1] === column) last[1] = column + 1
    else spans.push([column, column + 1])
  }
  if (spans.length < 2 || spans.some(([from, to]) => to - from < 2)) return [region.map((row) => row.slice(0, width))]
  return spans.map(([from, to]) => region.map((row) => row.slice(from, to)).filter((row) => row.some(isThere)))
}

function blocksOf(region: readonly Row[]): Block[] {
  const first = region.findIndex((row) => !isLine(row))
  if (first === -1) return region.flatMap(lineOf)
  const last = region.findLastIndex((row) => !isLine(row))
  // The last line above a table names it.
  const above = region.slice(0, first).filter((row) => row.some(isFilled))
  const caption = textOfLine(above.at(-1))
  const named = caption.length > 0 && caption.length <= CAPTION_MAX
  const body = region.slice(first, last + 1).map((row) => row.filter(({ isCovered }) => !isCovered))
  return [
    ...(named ? above.slice(0, -1) : above).flatMap(lineOf),
    ...(questionBlocks(body, named ? caption : undefined) ?? tableBlocks(body, null, named ? caption : undefined)),
    ...region.slice(last + 1).flatMap(lineOf),
  ]
}

/** What is longer is a statement. */
const CAPTION_MAX = 160

const textOfLine = (row: Row | undefined) => cellText((row && filledOf(row)[0]?.text) ?? '')
function lineOf(row: Row): Block[] {
  const text = textOfLine(row)
  return text === '' ? [] : [{ kind: 'paragraph', text, page: null }]
}
