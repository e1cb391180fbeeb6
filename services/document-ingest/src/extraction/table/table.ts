import { cellText, widthOf, type Table } from '../blocks.ts'
import { namesColumns, type Cell } from './heads.ts'
import { joinSigns } from './signs.ts'

/** Rows of heads above each other at most. */
const HEAD_ROWS_MAX = 3
/** What covers more columns or rows says so to be sure, or to hurt. */
const SPAN_MAX = 100
/** Characters that spread cells may add, beside twice those that are there. */
const SPREAD_MAX = 4_000

/**
 * Makes a table of cells as they were found: cells that cover several columns or rows are repeated in each, empty rows and
 * columns go, the first rows become heads where they name the columns. Undefined where nothing is left.
 */
export function tableOf(found: readonly (readonly Cell[])[], given?: string): Table | undefined {
  let rows = withoutEmpty(
    joinSigns(spread(found.map((row) => row.map((cell) => ({ ...cell, text: cellText(cell.text) }))))),
  )
  let caption = given === undefined ? '' : cellText(given)
  // A title over the whole width stands above the heads.
  if (rows.length > 2 && rows[0]?.length === 1 && (rows[1]?.length ?? 0) > 1 && (rows[2]?.length ?? 0) > 1) {
    const title = rows[0][0]?.text ?? ''
    if (caption === '' && title.length <= 160) {
      caption = title
      rows = rows.slice(1)
    }
  }
  if (rows.length === 0) return undefined
  const count = headRows(rows)
  return {
    ...(caption !== '' && { caption }),
    heads: count === 0 ? [] : merged(rows.slice(0, count)),
    rows: rows.slice(count).map((row) => row.map((cell) => cell.text)),
  }
}

function headRows(rows: readonly (readonly Cell[])[]): number {
  const [first, ...below] = rows as [Cell[], ...Cell[][]]
  if (!namesColumns(first, below)) return 0
  let count = 1
  // More rows of marked heads, which name parts of what the first one names.
  const marked = (row: readonly Cell[] | undefined) => row?.every((cell) => cell.head) === true
  if (marked(first)) while (count < HEAD_ROWS_MAX && count < rows.length - 1 && marked(rows[count])) count += 1
  return count
}

/** Names of columns over several rows: "2026" above "Adult" is "2026 Adult". */
function merged(rows: readonly (readonly Cell[])[]): string[] {
  const width = widthOf(rows)
  return Array.from({ length: width }, (_, column) =>
    [...new Set(rows.map((row) => row[column]?.text ?? '').filter((text) => text !== ''))].join(' '),
  )
}

/** Repeats cells where they cover several columns or rows. One that covers a whole row stays one. */
function spread(rows: readonly (readonly Cell[])[]): Cell[][] {
  const width = widthOf(rows)
  let budget = SPREAD_MAX + 2 * rows.reduce((sum, row) => row.reduce((all, cell) => all + cell.text.length + 1, sum), 0)
  const hanging: ({ cell: Cell; left: number } | undefined)[] = []
  return rows.map((row) => {
    const out: Cell[] = []
    const hang = () => {
      for (let above = hanging[out.length]; budget > 0 && above && above.left > 0; above = hanging[out.length]) {
        above.left -= 1
        budget -= above.cell.text.length + 1
        out.push(above.cell)
      }
    }
    const hangs = hanging.some((above) => above && above.left > 0)
    if (row.length === 1 && (row[0]?.across ?? 1) > 1 && !hangs) return [...row]
    if (row.every(({ text }) => text === '')) {
      // It says nothing, and what hangs over it is a row shorter.
      for (const above of hanging) if (above && above.left > 0) above.left -= 1
      hanging.length = lastOf(hanging) + 1
      return []
    }
    for (const cell of row) {
      hang()
      const { across = 1, down = 1, ...plain } = cell
      const columns = Math.max(1, Math.min(across, width - out.length))
      const names = out.length === 0 && cell.head !== true
      for (let i = 0; i < columns && (i === 0 || budget > 0); i += 1) {
        if (down > 1 && budget > 0) hanging[out.length] = { cell: plain, left: Math.min(down, SPAN_MAX) - 1 }
        if (i > 0) budget -= plain.text.length + 1
        // What names a row names it once; a value or a head is of each column it covers.
        out.push(i > 0 && names ? { text: '' } : plain)
      }
    }
    if (budget > 0) hang()
    // Short of what hangs further to the right, a row has empty cells.
    const last = lastOf(hanging)
    // What hangs no more is not looked at again: rows times the widest of them would be too much.
    hanging.length = last + 1
    while (budget > 0 && out.length <= last) {
      out.push({ text: '' })
      hang()
    }
    return out
  })
}

const lastOf = (hanging: readonly ({ left: number } | undefined)[]) =>
  hanging.findLastIndex((above) => above && above.left > 0)

function withoutEmpty(rows: readonly Cell[][]): Cell[][] {
  const full = rows.filter((row) => row.some((cell) => cell.text !== ''))
  const used = new Set<number>()
  for (const row of full) for (const [column, cell] of row.entries()) if (cell.text !== '') used.add(column)
  const width = widthOf(full)
  const kept = used.size === width ? full : full.map((row) => row.filter((_, column) => used.has(column)))
  return kept.map(trimmed)
}

/** Empty cells at the end of a row say nothing. */
function trimmed(row: readonly Cell[]): Cell[] {
  return row.slice(0, row.findLastIndex((cell) => cell.text !== '') + 1)
}
