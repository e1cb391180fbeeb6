import { fold, words } from '@docent/runtime/text'
import { withoutMarks } from '../../citations.ts'
import type { Comparison } from '../measure.ts'
import { saidLast } from '../question/question.ts'
import { cellText, cellBelowHead, lineOfRow, rowText } from '../units/tables.ts'
import type { Cell, Table } from '../units/unit.ts'
import type { Asked } from './column.ts'
import { oncePer } from '../once-per.ts'
import { partedTables, type PartedTable } from './parted.ts'

/** Behind a cell that is told with another one. */
const GOES_ON = ['; ', ', ']

/** Rows of one table that the conversation spoke of last. */
export interface ToldRows extends PartedTable {
  /** In the order of the table. */
  rows: readonly number[]
  /** The column that they were called by. */
  key: number
  /** The column that was told of them; undefined where they were told whole. */
  column: number | undefined
}

/** The rows that the last answer told, however it told them; undefined where it told of no row, or of several tables. */
export const rowsTold = oncePer((comparison: Comparison): ToldRows | undefined => {
  // The last of several answers is what is gone on from; a note may stand below it.
  const paragraphs = withoutMarks(saidLast(comparison.question.chain))
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.split('\n').map((line) => withoutMarks(line)))
    .toReversed()
  if (paragraphs.every((lines) => lines.every((line) => !line.includes(': ')))) return undefined
  for (const parted of partedTables(comparison)) {
    const told = toldOf(paragraphs, parted)
    if (told) return told
  }
  return undefined
})

function toldOf(paragraphs: readonly (readonly string[])[], parted: PartedTable): ToldRows | undefined {
  const { table, places } = parted
  const rows = new Set<number>()
  let first: RowInLine | undefined
  const parts = new Set<Table>()
  for (const lines of paragraphs) {
    const here = lines.flatMap((line) => rowIn(line, table) ?? [])
    const partsHere = new Set(here.map(({ row }) => places[row]?.table as Table))
    // Each part of a table that was cut is told in a paragraph of its own; two of one part answered two questions.
    if (here.length === 0 ? rows.size > 0 : [...partsHere].some((part) => parts.has(part))) break
    for (const part of partsHere) parts.add(part)
    first ??= here[0]
    for (const { row } of here) rows.add(row)
  }
  return first && { ...parted, rows: [...rows].sort((a, b) => a - b), key: first.key, column: first.column }
}

interface RowInLine extends Pick<ToldRows, 'key' | 'column'> {
  row: number
}

/** The row that a line tells, whole or one cell of it, and the column that it is called by there; undefined where two are told so. */
function rowIn(line: string, table: Table): RowInLine | undefined {
  let found: RowInLine | undefined
  for (const [row, cells] of table.rows.entries()) {
    const keys = cells.flatMap((cell, column) => (cell.trim() !== '' && line.startsWith(cell.trim()) ? [column] : []))
    if (keys.length === 0) continue
    const here = tellsIn(line, keys, { table, row })
    if (here && found) return undefined
    if (here) found = { row, ...here }
  }
  return found
}

function tellsIn(line: string, keys: readonly number[], { table, row }: Pick<Cell, 'table' | 'row'>) {
  const cells = table.rows[row] ?? []
  if (line === lineOfRow(table, row) || line === rowText(table, row)) return { key: 0, column: undefined }
  for (const column of cells.keys()) {
    const value = cells[column]?.trim() ?? ''
    if (value === '' || !line.includes(`: ${value}`)) continue
    const head = table.heads[column]?.trim() ?? ''
    // Some say it with its unit.
    const values = [value, cellBelowHead({ table, row, column })]
    const named = [
      { text: cellText(table, row, column), key: 0 },
      ...keys.flatMap((key) => values.map((one) => ({ text: `${cells[key]?.trim()}, ${head}: ${one}`, key }))),
    ]
    const said = named.find(({ text }) => line === text || GOES_ON.some((mark) => line.startsWith(text + mark)))
    if (said) return { key: said.key, column }
  }
  return undefined
}

/** What a question points at that no cell says: "game" of "of those games", and not "advanced" of "of those advanced ones". */
export function pointedIn({ table }: ToldRows, { pointed }: Asked): ReadonlySet<string> {
  if (pointed.size === 0) return pointed
  const said = new Set(table.rows.flatMap((cells) => cells.flatMap((cell) => words(cell).map(fold))))
  return new Set([...pointed].filter((word) => !said.has(word)))
}
