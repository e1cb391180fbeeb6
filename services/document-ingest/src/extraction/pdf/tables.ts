import { columnsOf, inColumns, type Column, type Span } from '../table/align.ts'
import { isValue, type Cell } from '../table/heads.ts'
import { withSigns } from '../table/signs.ts'
import { headsFrom, headsOf } from './heads.ts'
import { joinLines, type Vocabulary } from './join.ts'
import { most, type Line } from './lines.ts'
import { cellsOfMarked } from './marked.ts'
import { rowsByCells, rowsByPlace, type Baseline } from './rows.ts'

/** A table among the lines of a page: up to which line (not included), and its cells. */
export interface PageTable {
  to: number
  rows: Cell[][]
}

/** How far a line of a table stands below the one before, and how far up a cell of the same row begins, in sizes. */
const DOWN_MAX = 4
const UP_MAX = 5
/** A piece that goes on in the next line of its cell stands so close, in sizes. */
const CLOSE = 1.5
/** Lines of single pieces in a row, of cells that take several lines. */
const PIECES_MAX = 30
/** Lines of a table differ by less in their size. */
const SAME_SIZE = 0.1
/** Share of a table's lines that stand in its columns at least. */
const IN_PLACE = 0.6
/** Cells that are longer on average, in two columns or more, are columns of prose. */
const PROSE = 34
const MARKER = /^(?:[•‣◦▪●○■□–*-]|\(?[\divx]{1,4}[.)]|\(?[a-z][.)])$/i

/** Finds the tables of a page by the places of its pieces, each under the number of its first line. */
export function tablesOfPage(lines: readonly Line[], words: Vocabulary): Map<number, PageTable> {
  const tables = new Map<number, PageTable>()
  let free = 0
  for (let at = 0; at < lines.length; at += 1) {
    const marked = lines[at]?.cells
    if (marked) {
      tables.set(at, { to: at + 1, rows: cellsOfMarked(marked, words) })
      free = at + 1
      continue
    }
    if (!hasColumns(lines[at] as Line)) continue
    const to = endOf(lines, at)
    const found =
      to - at > 1 ? (withHeadsAbove(lines, free, at, to, words) ?? tableIn(lines, at, to, words)) : undefined
    if (found) {
      tables.set(found.from, { to, rows: found.rows })
      free = to
    }
    at = to - 1
  }
  return tables
}

type Found = { from: number; rows: Cell[][] } | undefined

function tableIn(lines: readonly Line[], at: number, to: number, words: Vocabulary): Found {
  const rows = rowsOf(lines.slice(at, to), words)?.rows
  return rows && { from: at, rows }
}

/** A table of which each head is drawn by itself, as where it takes two lines, or stands over several columns. */
function withHeadsAbove(lines: readonly Line[], free: number, at: number, to: number, words: Vocabulary): Found {
  const body = most(fontsOf(lines.slice(at, to)), '')
  const from = headsFrom(lines, free, at, to, body)
  let first = at
  while (first < to && lines[first]?.font !== body) first += 1
  const found = from < at && to - first > 1 ? rowsOf(lines.slice(first, to), words) : undefined
  const heads = found && headsOf(lines.slice(from, first), found.columns, words)
  return heads && { from: from + heads.from, rows: [heads.cells, ...found.rows] }
}

function hasColumns({ spans, turned }: Line): boolean {
  return !turned && spans.length > 1 && !(spans.length === 2 && MARKER.test((spans[0] as Span).text.trim()))
}

/** Where the lines end that may be of one table: pieces in columns, and what goes on below single pieces of them. */
function endOf(lines: readonly Line[], from: number): number {
  const first = lines[from] as Line
  let left = first.left
  let right = first.right
  let end = from + 1
  let lastRow = from
  for (let at = from + 1; at < lines.length; at += 1) {
    const [before, line] = [lines[at - 1] as Line, lines[at] as Line]
    const down = before.y - line.y
    if (line.turned || line.cells || Math.abs(line.size - first.size) > first.size * SAME_SIZE) break
    if (down > line.size * DOWN_MAX || down < -line.size * UP_MAX) break
    if (hasColumns(line)) {
      left = Math.min(left, line.left)
      right = Math.max(right, line.right)
      end = at + 1
      lastRow = at
    } else {
      const narrow = line.right - line.left < (right - left) * 0.6
      const close = Math.abs(down) <= line.size * CLOSE || down < 0 || Math.abs(line.left - left) < line.size
      if (!narrow || !close || at - lastRow > PIECES_MAX) break
      if (Math.abs(down) <= line.size * CLOSE || down < 0) end = at + 1
    }
  }
  return end
}

function rowsOf(lines: readonly Line[], words: Vocabulary): { rows: Cell[][]; columns: readonly Column[] } | undefined {
  const body = most(fontsOf(lines), '')
  const baselines = baselinesOf(lines, body, false)
  const pieces = baselines.map(({ spans }) => spans)
  const columns = columnsOf(pieces)
  if (!columns || !mostlyIn(pieces, columns)) return undefined
  const parted = rowsByCells(baselinesOf(lines, body, true), columns) ?? rowsByPlace(baselines, columns)
  const rows = parted.map((row) => cellsOf(row, columns, words))
  const filled = rows.filter((row) => row.filter((cell) => cell.text !== '').length > 1)
  return filled.length > 1 && !isProse(rows, columns.length) ? { rows, columns } : undefined
}

function fontsOf(lines: readonly Line[]): Map<string, number> {
  const fonts = new Map<string, number>()
  for (const { font, text } of lines) fonts.set(font, (fonts.get(font) ?? 0) + text.length)
  return fonts
}

/** The pieces by the line of the page they stand in, whatever order the file draws them in; or by the height each stands at by itself. */
function baselinesOf(lines: readonly Line[], body: string, each: boolean): Baseline[] {
  const pieces = lines.flatMap(({ y, size, font, spans }) =>
    spans.map((span) => {
      const piece = { ...span, text: span.text.trim(), ...(font !== body && { strong: true }) }
      return { y: each ? (span.y ?? y) : y, size, piece }
    }),
  )
  const baselines: Baseline[] = []
  for (const { y, size, piece } of pieces.sort((a, b) => b.y - a.y)) {
    const last = baselines.at(-1)
    if (!last || last.y - y >= size * 0.4) baselines.push({ y, size, spans: [piece] })
    else last.spans.push(piece)
  }
  for (const { spans } of baselines) spans.sort((a, b) => a.from - b.from)
  return baselines.map((baseline) => ({ ...baseline, spans: withSigns(baseline.spans) }))
}

/** Whether most lines have no piece that reaches over several columns. */
function mostlyIn(lines: readonly (readonly Span[])[], columns: readonly Column[]): boolean {
  const over = (span: Span) => columns.filter(({ from, to }) => span.from < to && span.to > from).length > 1
  const placed = lines.filter((line) => !line.some(over)).length
  return placed >= lines.length * IN_PLACE
}

function cellsOf(row: readonly Baseline[], columns: readonly Column[], words: Vocabulary): Cell[] {
  const cells: Cell[] = columns.map(() => ({ text: '' }))
  for (const { spans } of row) {
    for (const [i, { text, strong }] of inColumns(spans, columns).entries()) {
      const cell = cells[i] as Cell
      if (text === '') continue
      const all = strong === true && (cell.text === '' || cell.strong === true)
      cells[i] = { text: cell.text === '' ? text : joinLines(cell.text, text, words), ...(all && { strong: true }) }
    }
  }
  return cells
}

/** Two columns of a page that the file draws line by line. */
function isProse(rows: readonly (readonly Cell[])[], columns: number): boolean {
  let long = 0
  for (let column = 0; column < columns; column += 1) {
    const texts = rows.map((row) => row[column]?.text ?? '').filter((text) => text !== '')
    const length = texts.reduce((sum, text) => sum + text.length, 0)
    if (texts.length > rows.length * 0.6 && length > texts.length * PROSE && !texts.some(isValue)) long += 1
  }
  return long > 1 && rows.length > 3
}
