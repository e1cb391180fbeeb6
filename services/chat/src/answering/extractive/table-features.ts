import { covered, on, shareOf } from './coverage.ts'
import type { Features } from './feature-list.ts'
import type { Measured } from './features.ts'
import { has } from './question/values.ts'
import { cellWithUnit } from './units/tables.ts'
import type { Stems, Table, Unit } from './units/unit.ts'

/** What one has and the other has not: "with the protection" asks for no cell "without protection". */
const WITHOUT =
  /(?<!\p{L})(?:without|no|not|excluding|ohne|kein\p{L}*|nicht|sans|sin|sem|senza|zonder|geen|hariç)(?!\p{L})|\p{L}siz(?!\p{L})/iu
const WITH =
  /(?<!\p{L})(?:with|including|mit|avec|con|com|met|ile|dahil|without|ohne|sans|sin|sem|senza|zonder|hariç)(?!\p{L})/iu
const namesOf = ({ table, row, column }: NonNullable<Unit['cell']>) =>
  `${table.rows[row]?.[0] ?? ''} ${table.heads[column] ?? ''}`
/** Whether a cell's names leave out what the question includes, or the reverse. */
export const isWithoutOther = (cell: NonNullable<Unit['cell']>, question: string): boolean =>
  WITHOUT.test(question) !== WITHOUT.test(namesOf(cell)) && WITH.test(`${question} ${namesOf(cell)}`)

/** "And for an e-bike?" asks for another row of the column that was answered from, "and on Sunday?" for another cell of its row. */
export function carriedFeatures(
  { kind, cell }: Unit,
  { question, terms, asking, saidCells }: Measured,
): Pick<Features, 'carriedRow' | 'carriedColumn'> {
  const said = cell && kind === 'cell' && question.lean !== 'not' ? saidCells.get(cell.table) : undefined
  if (!cell || !said) return { carriedRow: 0, carriedColumn: 0 }
  const { table, row, column } = cell
  const head = table.headStems[column]
  return {
    carriedRow: row === said.row && column !== said.column && head ? covered([...terms, ...asking], [head, 1]) : 0,
    carriedColumn: column === said.column && row !== said.row ? covered(terms, [table.rowStems[row] as Stems, 1]) : 0,
  }
}

/** How much one of several has that the others do not have. */
const aboveOthers = (all: readonly number[], at: number) =>
  Math.max(0, (all[at] ?? 0) - Math.max(0, ...all.filter((_, i) => i !== at && all[i] !== all[at])))

/** Share of the question that another table has to have more. */
const NAMED_APART = 0.15

type TableFeatures = Pick<
  Features,
  | 'rowNamed'
  | 'rowOnly'
  | 'rowEarly'
  | 'columnNamed'
  | 'columnOnly'
  | 'columnOther'
  | 'columnAsked'
  | 'rowOther'
  | 'cellAmbiguous'
  | 'rowWhenCell'
  | 'rowWanted'
  | 'rowBefore'
  | 'tableOther'
  | 'tableLater'
  | 'columnBefore'
>
const NO_TABLE: TableFeatures = {
  rowNamed: 0,
  rowOnly: 0,
  rowEarly: 0,
  columnNamed: 0,
  columnOnly: 0,
  columnOther: 0,
  columnAsked: 0,
  rowOther: 0,
  cellAmbiguous: 0,
  rowWhenCell: 0,
  rowWanted: 0,
  rowBefore: 0,
  tableOther: 0,
  tableLater: 0,
  columnBefore: 0,
}

/** How surely it is this row and this column that is asked for, and no other. */
export function tableFeatures(
  { kind: unitKind, cell }: Unit,
  tables: readonly Table[],
  { terms, asking, context, question: { kind, lean } }: Measured,
): TableFeatures {
  if (!cell || unitKind === 'extreme') return NO_TABLE
  const { table, row, column } = cell
  const rows = table.rowStems.map((stems) => covered(terms, [stems, 1]))
  const columns = table.headStems.map((stems) => covered(terms, [stems, 1]))
  const asked = table.headStems.map((stems, i) =>
    Math.max(covered(asking, [stems, 1]), on(kind !== undefined && table.headKinds[i] === kind)),
  )
  const ofKind = (i: number) =>
    kind === undefined || kind === 'yes-no' || has(kind, cellWithUnit({ table, row, column: i }))
  const rowBest = Math.max(...rows)
  const columnBest = Math.max(0, ...columns.slice(1))
  const own = columns[column] ?? 0
  const cells = table.rows[row] ?? []
  const offering = cells.filter((_, i) => i > 0 && ofKind(i))
  // What was asked about before still names the column, or the row, that a question leaves out.
  const before = lean === 'not' ? [] : context
  const columnsBefore = table.headStems.map((stems) => covered(before, [stems, 1]))
  const rowsBefore = table.rowStems.map((stems) => covered(before, [stems, 1]))
  const fitOf = (i: number) =>
    (columns[i] ?? 0) +
    (columnsBefore[i] ?? 0) +
    0.5 * (asked[i] ?? 0) +
    (table.headStems[i] ? 0.2 * shareOf(table.headStems[i], terms) : 0)
  // "Is the workshop open on Sunday?" asks for nothing in the table of the shop that stands beside its own.
  const named = ({ labelStems }: Table) => covered([...terms, ...before], [labelStems, 1])
  const labels = [...tables.map(named), named(table)]
  const rivals = cells.filter((_, i) => i > 0 && i !== column && ofKind(i) && fitOf(i) >= fitOf(column)).length
  const isCell = unitKind === 'cell'
  return {
    rowNamed: rows[row] ?? 0,
    rowOnly: shareOf(table.rowStems[row] as Stems, terms),
    rowEarly: 1 / (1 + row),
    columnNamed: on(isCell, own),
    columnOnly: isCell && table.headStems[column] ? shareOf(table.headStems[column], terms) : 0,
    columnOther: on(isCell, columnBest - own),
    columnAsked: on(isCell, asked[column] ?? 0),
    rowOther: rowBest - (rows[row] ?? 0),
    cellAmbiguous: on(isCell && rivals > 0),
    rowWhenCell: on(!isCell && (columnBest > 0 || offering.length === 1)),
    // "When are you open on Tuesday?" where mornings and afternoons have columns of their own.
    rowWanted: on(
      !isCell && offering.length > 1 && columnBest === 0 && Math.max(0, ...columnsBefore.slice(1)) === 0,
      rows[row] ?? 0,
    ),
    tableOther: on(Math.max(...labels) - named(table) > NAMED_APART),
    // What several tables have, and none by its name, is first told of the first: the shop before its workshop.
    tableLater: on(
      named(table) === 0 &&
        tables.slice(0, Math.max(0, tables.indexOf(table))).some((one) => one.rows.some(([name]) => name === cells[0])),
    ),
    rowBefore: rowBest > 0 ? 0 : aboveOthers(rowsBefore, row),
    columnBefore: isCell && columnBest === 0 ? aboveOthers(columnsBefore, column) : 0,
  }
}
