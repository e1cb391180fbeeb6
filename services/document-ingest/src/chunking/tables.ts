import { tableRow, type Table } from '../extraction/blocks.ts'
import { sizeOf, type ChunkSizes } from './size.ts'
import { cutText } from './cut.ts'
import { tableText, type Text } from './text.ts'

/** Share of a passage that heads may fill with each part of a table; wider tables are parted by columns as well. */
const HEADS_SHARE = 0.5
/** A longer first cell does not name its row. */
const NAME_MAX = 80

/** Cuts a table into parts, each with the caption and the heads; a row is cut only where it alone is too long. */
export function splitTable(table: Table, sizes: ChunkSizes): Text[] {
  const { caption, heads, rows } = table
  const named = caption !== undefined && { caption }
  const above = sizeOf(tableRow([caption ?? '', ...heads])) + 1
  const parts: Text[] = []
  let part: string[][] = []
  let size = above
  const flush = () => {
    if (part.length > 0) parts.push(tableText({ ...named, heads, rows: part }))
    part = []
    size = above
  }
  for (const row of rows) {
    const rowSize = sizeOf(tableRow(row)) + 1
    if (above > sizes.target * HEADS_SHARE || above + rowSize > sizes.max) {
      flush()
      for (const one of splitRow(heads, row, sizes)) parts.push(one)
    } else {
      if (size + rowSize > sizes.target) flush()
      part.push(row)
      size += rowSize
    }
  }
  flush()
  return parts
}

/** A row by groups of columns that fit, each with its heads and the row's first cell. */
function splitRow(heads: readonly string[], row: readonly string[], sizes: ChunkSizes): Text[] {
  const [first = ''] = row
  const named = row.length > 1 && first.length <= NAME_MAX
  const begun = () =>
    named ? { heads: [(heads[0] ?? '').slice(0, NAME_MAX)], cells: [first] } : { heads: [], cells: [] }
  const room = sizes.target - 2 * NAME_MAX
  const parts: Text[] = []
  let group: { heads: string[]; cells: string[] } = begun()
  let size = 0
  const flush = () => {
    if (size > 0) parts.push(tableText({ heads: heads.length === 0 ? [] : group.heads, rows: [group.cells] }))
    group = begun()
    size = 0
  }
  for (let column = named ? 1 : 0; column < row.length; column += 1) {
    const head = (heads[column] ?? '').slice(0, room / 4)
    const headSize = sizeOf(head)
    for (const cell of cutText(row[column] as string, room - headSize)) {
      const added = headSize + sizeOf(cell) + 2
      if (size + added > room) flush()
      group.heads.push(head)
      group.cells.push(cell)
      size += added
    }
  }
  flush()
  return parts
}
