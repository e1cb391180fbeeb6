/** Where a block stands: 1-based, null where the source has no pages. */
interface OnPage {
  page: number | null
}

/** A table as rows of cells, each cell one line of text. */
export interface Table {
  /** What names it: its own caption, as the source marks it. */
  caption?: string
  /** Names of the columns; empty where it has none. */
  heads: string[]
  rows: string[][]
}

/** A piece of a document in reading order: what chunks are made of. */
export type Block = OnPage &
  /** Without text: what follows is below no heading of this level or a lower one. */
  (
    | { kind: 'heading'; level: number; text: string }
    | { kind: 'paragraph' | 'item' | 'code'; text: string }
    | ({ kind: 'table' } & Table)
  )

/** What a reader makes of a file. */
export interface Extracted {
  blocks: Block[]
  pages: number | null
  /** What the source calls itself, where it does. */
  title?: string
  /** The day the source gives itself, as YYYY-MM-DD. */
  date?: string
  /** What was read, but says nothing of its own: menus, lists of links, headers that repeat on each page. */
  aside?: string
  /** Numbers of the pages that could not be read, where others could. */
  unread?: readonly number[]
}

/** The plain text of a block. */
export function textOf(block: Block): string {
  if (block.kind !== 'table') return block.text
  const lines = tableLines(block)
  return (block.caption === undefined ? lines : [block.caption, ...lines]).join('\n')
}

/** The plain text of a document, blocks apart by an empty line. */
export function fullText(blocks: readonly Block[]): string {
  return blocks
    .map(textOf)
    .filter((text) => text !== '')
    .join('\n\n')
}

/** The lines of a table: its heads, where it has any, and its rows. */
export function tableLines({ heads, rows }: Table): string[] {
  return (heads.length === 0 ? rows : [heads, ...rows]).map(tableRow)
}

/** How many cells the widest row has. */
export const widthOf = (rows: readonly { length: number }[]): number =>
  rows.reduce((most, { length }) => Math.max(most, length), 0)

/** Cells of one row on one line, tabs between them. */
export function tableRow(cells: readonly string[]): string {
  return cells.map(cellText).join('\t').trimEnd()
}

/** A cell as one line. */
export function cellText(cell: string): string {
  return cell.replace(/\s+/g, ' ').trim()
}
