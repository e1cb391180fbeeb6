import { tableRow, type Table } from '../extraction/blocks.ts'
import { sizeOf, type ChunkSizes } from './size.ts'
import { cutText } from './cut.ts'
import { plain, tableText, type Text } from './text.ts'

/** Share of a passage that heads may fill with each part of a table; wider tables are parted by columns as well. */
const HEADS_SHARE = 0.5
/** A longer first cell does not name its row. */
const NAME_MAX = 80
/** A longer caption stands above the table once. */
const CAPTION_MAX = 160

/**
 * Cuts a table into parts, each with the caption and the heads; a row is cut only where it alone is too long. Captions and
 * heads that are too long to be repeated are said once, before the table.
 */
export function splitTable({ caption: given = '', heads, rows }: Table, sizes: ChunkSizes): Text[] {
  const caption = given === '' || given.length > CAPTION_MAX ? undefined : given
  const named = caption !== undefined && { caption }
  const above = sizeOf(tableRow([caption ?? '', ...heads])) + 1
  const isWide = (row: readonly string[]) =>
    above > sizes.target * HEADS_SHARE || above + sizeOf(tableRow(row)) + 1 > sizes.max
  const parts = saidOnce(given, rows.some(isWide) ? heads : [], sizes)
  let part: string[][] = []
  let size = above
  const flush = () => {
    if (part.length > 0) parts.push(tableText({ ...named, heads, rows: part }))
    part = []
    size = above
  }
  for (const row of rows) {
    if (isWide(row)) {
      flush()
      for (const one of splitRow({ ...named, heads, rows }, row, sizes)) parts.push(one)
    } else {
      const rowSize = sizeOf(tableRow(row)) + 1
      if (size + rowSize > sizes.target) flush()
      part.push(row)
      size += rowSize
    }
  }
  flush()
  return parts
}

function saidOnce(caption: string, heads: readonly string[], sizes: ChunkSizes): Text[] {
  const long = heads.filter((head, column) => head.length > (column === 0 ? NAME_MAX : headMax(sizes)))
  const lines = [...(caption.length > CAPTION_MAX ? [caption] : []), ...long]
  return lines.length === 0 ? [] : cutText(lines.join('\n'), sizes.target).map(plain)
}

const roomOf = (sizes: ChunkSizes, caption = '') => sizes.target - 2 * NAME_MAX - sizeOf(caption)
const headMax = (sizes: ChunkSizes) => (sizes.target - 2 * NAME_MAX) / 4

/** A row by groups of columns that fit, each with its heads and the row's first cell. */
function splitRow({ caption, heads }: Table, row: readonly string[], sizes: ChunkSizes): Text[] {
  const [first = ''] = row
  const named = row.length > 1 && first.length <= NAME_MAX
  const begun = () =>
    named ? { heads: [(heads[0] ?? '').slice(0, NAME_MAX)], cells: [first] } : { heads: [], cells: [] }
  const room = roomOf(sizes, caption)
  const parts: Text[] = []
  let group: { heads: string[]; cells: string[] } = begun()
  let size = 0
  const flush = () => {
    if (size > 0) {
      const shown = heads.length === 0 ? [] : group.heads
      parts.push(tableText({ ...(caption !== undefined && { caption }), heads: shown, rows: [group.cells] }))
    }
    group = begun()
    size = 0
  }
  for (let column = named ? 1 : 0; column < row.length; column += 1) {
    const head = (heads[column] ?? '').slice(0, headMax(sizes))
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
