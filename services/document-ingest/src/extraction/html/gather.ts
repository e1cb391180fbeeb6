import { tableRow, type Block } from '../blocks.ts'
import { tableBlocks } from '../table/blocks.ts'
import type { Cell } from '../table/heads.ts'

/** Cells that hold more are the layout of a page, not a table, where nothing says otherwise. */
const CELL_MAX = 400
/** With heads that the page marks as such, a cell may hold a paragraph. */
const MARKED_CELL_MAX = 2_000

/** A table as its tags come. */
export interface Gathered {
  caption: string | undefined
  rows: Cell[][]
  cells: Cell[]
  cell: Cell | undefined
  /** A row was opened by its tag. */
  isRow: boolean
  /** Has heads that the page marks as such. */
  marked: boolean
  /** Set when it turns out to hold the page rather than data: then its content flows. */
  layout: boolean
}

export function gathered(role: string | undefined): Gathered {
  const layout = role === 'presentation' || role === 'none'
  return { caption: undefined, rows: [], cells: [], cell: undefined, isRow: false, marked: false, layout }
}

/** A cell as its tag says; its text comes when it ends. */
export function openedCell(tag: string, attributes: Readonly<Record<string, string>>): Cell {
  const across = spanOf(attributes['colspan'])
  const down = spanOf(attributes['rowspan'])
  return { text: '', ...(tag === 'th' && { head: true }), ...(across > 1 && { across }), ...(down > 1 && { down }) }
}

/** Ends the open cell, or keeps what stands between cells. True when it shows that the table is the page's layout. */
export function endCell(table: Gathered, text: string, strong: boolean): boolean {
  const { cell } = table
  table.cell = undefined
  if (!cell && text === '') return false
  if (cell?.head) table.marked = true
  table.cells.push({ ...cell, text, ...(strong && { strong }) })
  return text.length > (table.marked ? MARKED_CELL_MAX : CELL_MAX)
}

export function endRow(table: Gathered): void {
  // An empty one counts where a cell above goes over several rows.
  const counts = table.isRow && table.rows.some((row) => row.some(({ down }) => down))
  if (counts || table.cells.some((cell) => cell.text !== '')) table.rows.push(table.cells)
  table.cells = []
  table.isRow = false
}

/** What was gathered, as plain text. */
export function asText({ caption, rows, cells }: Gathered): Block[] {
  const texts = [caption ?? '', ...rows.map(lineOf), ...cells.map((cell) => cell.text)]
  return texts.flatMap((text) => (text === '' ? [] : [{ kind: 'paragraph', text, page: null }]))
}

export function asTable({ caption, rows }: Gathered): Block[] {
  return tableBlocks(rows, null, caption)
}

const lineOf = (row: readonly Cell[]) => tableRow(row.map((cell) => cell.text))

function spanOf(given: string | undefined): number {
  const span = Number.parseInt(given ?? '', 10)
  return span > 1 ? span : 1
}
