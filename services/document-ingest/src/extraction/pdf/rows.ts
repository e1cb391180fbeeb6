import { inColumns, type Column, type Span } from '../table/align.ts'
import { isValue } from '../table/heads.ts'

/** Pieces at one height of a page. */
export interface Baseline {
  y: number
  size: number
  spans: Span[]
}

/** Lines of a cell are closer to each other than rows are: share of the distance of rows. */
const CLOSER = 0.8
/** Of the distances, sorted: the one that is taken for that of rows. */
const OF_ROWS = 0.75

/** The lines of a cell are this close at least, and at most, in sizes. */
const CLOSEST = 0.8
const LEADING = 1.35
/** And the next row is so many times farther away. */
const FARTHER = 1.5
/** What stands side by side differs by less in its height, in sizes. */
const SAME_HEIGHT = 0.6
/** So many lines of a row that each have a first cell and another one are rows. */
const NAMED_LINES = 3
/** Share of the rows of which all cells go on side by side, from which the lines are rows themselves. */
const SIDE_BY_SIDE = 0.34

/** Lines of one cell. */
interface CellLines {
  column: number
  top: number
  bottom: number
  count: number
}

/**
 * Rows of a table with space between them. Its cells are told apart by the distance of their lines; those of one row are side by side, whether it
 * holds them at its top or in its middle. Undefined where distances tell nothing.
 */
export function rowsByCells(baselines: readonly Baseline[], columns: readonly Column[]): Baseline[][] | undefined {
  const filled = baselines.map(({ spans }) => inColumns(spans, columns).map(({ text }) => text !== ''))
  const cells: CellLines[] = []
  let closest = Infinity
  let widest = 0
  let nearest = Infinity
  for (const column of columns.keys()) {
    let open: CellLines | undefined
    for (const [at, { y, size }] of baselines.entries()) {
      if (!filled[at]?.[column]) continue
      const gap = open ? open.bottom - y : Infinity
      if (open && gap <= size * LEADING) {
        open.bottom = y
        open.count += 1
        closest = Math.min(closest, gap / size)
        widest = Math.max(widest, gap)
      } else {
        nearest = Math.min(nearest, gap)
        open = { column, top: y, bottom: y, count: 1 }
        cells.push(open)
      }
    }
  }
  if (widest === 0 || closest < CLOSEST || nearest < widest * FARTHER) return undefined
  const rows = sideBySide(cells, baselines[0]?.size ?? 0)
  if (!rows || rows.length < 2) return undefined
  let at = 0
  const ranges = rows.map(({ bottom }): [from: number, to: number] => {
    const from = at
    while (at < baselines.length && (baselines[at] as Baseline).y >= bottom) at += 1
    return [from, at]
  })
  const isOfRows = ([from, to]: [number, number]) =>
    to - from >= NAMED_LINES && filled.slice(from, to).every(([name, ...others]) => name && others.some(Boolean))
  const parallel = rows.filter(({ cells: [first, ...others] }) => {
    return first && first.count > 1 && others.length > 0 && others.every(({ count }) => count === first.count)
  })
  if (ranges.some(isOfRows) || parallel.length > rows.length * SIDE_BY_SIDE) return undefined
  return ranges.map(([from, to]) => baselines.slice(from, to))
}

interface Row {
  top: number
  bottom: number
  cells: CellLines[]
}

function sideBySide(cells: readonly CellLines[], size: number): Row[] | undefined {
  const rows: Row[] = []
  for (const cell of [...cells].sort((a, b) => b.top - a.top)) {
    const row = rows.at(-1)
    if (!row || row.bottom - cell.top > size * SAME_HEIGHT)
      rows.push({ top: cell.top, bottom: cell.bottom, cells: [cell] })
    else {
      // Two cells of a column beside one of another: it covers both rows.
      if (row.cells.some(({ column }) => column === cell.column)) return undefined
      row.cells.push(cell)
      row.bottom = Math.min(row.bottom, cell.bottom)
    }
  }
  return rows
}

/**
 * Groups the lines of a table to rows: lines that stand closer than rows do are of the same cells; so is a line without a
 * first cell that only goes on with words.
 */
export function rowsByPlace(baselines: readonly Baseline[], columns: readonly Column[]): Baseline[][] {
  const gaps = baselines.slice(1).map(({ y }, i) => (baselines[i] as Baseline).y - y)
  const usual = [...gaps].sort((a, b) => a - b)[Math.floor(gaps.length * OF_ROWS)] ?? 0
  const rows: Baseline[][] = []
  for (const [i, line] of baselines.entries()) {
    const row = rows.at(-1)
    const gap = gaps[i - 1] ?? 0
    if (row && (gap < usual * CLOSER || (gap <= line.size * 1.6 && goesOn(row, line, columns)))) row.push(line)
    else rows.push([line])
  }
  return rows
}

function goesOn(row: readonly Baseline[], line: Baseline, columns: readonly Column[]): boolean {
  const first = inColumns(line.spans, columns)[0]
  if (first?.text !== '' || line.spans.length >= (row[0]?.spans.length ?? 0)) return false
  return !line.spans.some(({ text }) => isValue(text))
}
