import type { Candidate, Comparison, Told } from '../measure.ts'
import { LINE_BREAK } from '../say.ts'
import { namesOf } from '../units/keys.ts'
import { cellText, lineOfRow } from '../units/tables.ts'
import type { Table } from '../units/unit.ts'
import type { PartedTable } from './parted.ts'

export const LONGEST_ROWS = 320
const LONGEST_NAMES = 600

/** Rows of a table as they are told, with the passages that they stand in; a column says what was asked of them. */
export function linesTold(
  parted: PartedTable,
  { rows, column }: { rows: readonly number[]; column: number },
  comparison: Pick<Comparison, 'candidates'>,
): Told | undefined {
  const lines = linesOf(parted.table, rows, column)
  return lines && inParts(parted, { rows, lines: lines.all, between: lines.between }, comparison)
}

/** The rows as they are said: whole where they are few, else by what was asked, else by their names. */
function linesOf(table: Table, rows: readonly number[], column: number) {
  const ways = [
    { all: rows.map((row) => lineOfRow(table, row)), between: LINE_BREAK, most: LONGEST_ROWS },
    {
      all: rows.map((row) => cellText(table, row, column)),
      between: LINE_BREAK,
      most: LONGEST_ROWS,
    },
    {
      all: rows.map((row) => namesOf(table.rows[row] ?? [], table.keys[row] ?? []).join(' ')),
      between: ', ',
      most: LONGEST_NAMES,
    },
  ]
  return ways.find(({ all, between, most }) => all.join(between).length <= most)
}

/** Lines that tell rows of a table, in order, or what one column has of them. */
export interface ToldLines {
  rows: readonly number[]
  lines: readonly string[]
  between: string
  column?: number | undefined
}

/** Lines that tell rows; each part of a table stands in a passage of its own, and is told with it. */
export function inParts(
  { places }: PartedTable,
  { rows, lines, between, column }: ToldLines,
  { candidates }: Pick<Comparison, 'candidates'>,
): Told | undefined {
  const parts = new Map<Table, { candidate: Candidate; lines: string[] }>()
  for (const [i, row] of rows.entries()) {
    const place = places[row] as (typeof places)[number]
    const here = candidates.filter(({ unit: { cell } }) => cell?.table === place.table && cell.row === place.row)
    const candidate = here.find(({ unit }) => unit.cell?.column === column) ?? here[0]
    if (!candidate) return undefined
    const part = parts.get(place.table) ?? { candidate, lines: [] }
    part.lines.push(lines[i] as string)
    parts.set(place.table, part)
  }
  const [first, ...beside] = [...parts.values()].map((part) => ({
    candidate: part.candidate,
    text: part.lines.join(between),
  }))
  return first && { ...first, beside }
}
