import type { Cell } from './heads.ts'

/** A piece of a line with its place across: characters, or points of a page. */
export interface Span extends Cell {
  from: number
  to: number
  /** Its baseline, on a page. */
  y?: number
}

/** Where a column begins and ends. */
export interface Column {
  from: number
  to: number
}

/** Nobody reads a table of more; and looking for the place of each piece takes time. */
const COLUMNS_MAX = 60
/** Pieces that overlap by less are side by side. */
const NEAR = 1

/**
 * The columns that the pieces of lines stand in: those of the lines with most pieces, as long as these do not reach into
 * each other. Undefined where nothing is aligned.
 */
export function columnsOf(lines: readonly (readonly Span[])[]): Column[] | undefined {
  const counts = new Map<number, number>()
  for (const { length } of lines) if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1)
  const tried = [...counts].filter(([count, times]) => times > 1 && count <= COLUMNS_MAX).sort(([a], [b]) => b - a)
  for (const [count] of tried) {
    const columns = columnsAcross(lines.filter((line) => line.length === count))
    if (columns) return columns
  }
  return undefined
}

/** The columns of lines with as many pieces each. Undefined where these reach into each other, or are too many. */
export function columnsAcross(lines: readonly (readonly Span[])[]): Column[] | undefined {
  if ((lines[0]?.length ?? 0) > COLUMNS_MAX) return undefined
  const columns = spanned(lines)
  const areApart = columns.every((column, i) => i === 0 || column.from > (columns[i - 1] as Column).to - NEAR)
  return areApart && columns.length > 0 ? columns : undefined
}

function spanned(lines: readonly (readonly Span[])[]): Column[] {
  const columns = (lines[0] ?? []).map(({ from, to }) => ({ from, to }))
  for (const line of lines) {
    for (const [i, column] of columns.entries()) {
      const { from, to } = line[i] as Span
      column.from = Math.min(column.from, from)
      column.to = Math.max(column.to, to)
    }
  }
  return columns
}

/** Puts the pieces of a line into columns: each where it overlaps most, or begins; two in one are one cell. */
export function inColumns(line: readonly Span[], columns: readonly Column[]): Cell[] {
  const cells: Cell[] = columns.map(() => ({ text: '' }))
  let least = 0
  for (const piece of line) {
    const at = Math.max(least, placeOf(piece, columns))
    const cell = cells[at] as Cell
    const strong = piece.strong === true && (cell.text === '' || cell.strong === true)
    cells[at] = { text: cell.text === '' ? piece.text : `${cell.text} ${piece.text}`, ...(strong && { strong }) }
    least = at
  }
  return cells
}

function placeOf({ from, to }: Span, columns: readonly Column[]): number {
  let best = -1
  let most = 0
  for (const [i, column] of columns.entries()) {
    const shared = Math.min(to, column.to) - Math.max(from, column.from)
    // What begins in a column and runs over the next ones belongs to the first.
    if (shared > 0 && from >= column.from - NEAR && from <= column.to) return i
    if (shared > most) {
      most = shared
      best = i
    }
  }
  if (best >= 0) return best
  const after = columns.findLastIndex((column) => column.from <= from + NEAR)
  return Math.max(0, after)
}
