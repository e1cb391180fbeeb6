import { on } from './coverage.ts'
import type { Features } from './feature-list.ts'
import type { Measured, WordsHere } from './features.ts'
import { coveredHere, shareHere } from './match/here.ts'
import type { Question } from './question/question.ts'
import { cellsOffering } from './units/facts.ts'
import { isOfCell, isOfHead } from './units/lookalikes.ts'
import type { Table, Unit } from './units/unit.ts'
import type { Stretch } from './units/vocabulary.ts'

/** What one has and the other has not: "with the protection" asks for no cell "without protection". */
const WITHOUT =
  /(?<!\p{L})(?:without|no|not|excluding|ohne|kein\p{L}*|nicht|sans|sin|sem|senza|zonder|geen|hariç)(?!\p{L})|\p{L}siz(?!\p{L})/iu
const WITH =
  /(?<!\p{L})(?:with|including|mit|avec|con|com|met|ile|dahil|without|ohne|sans|sin|sem|senza|zonder|hariç)(?!\p{L})/iu
const namesOf = ({ table, row, column }: NonNullable<Unit['cell']>) =>
  `${table.rows[row]?.[0] ?? ''} ${table.heads[column] ?? ''}`
/** Whether a cell's names leave out what the question includes, or the reverse. */
export const namesLeaveOut = (cell: NonNullable<Unit['cell']>, question: string): boolean =>
  WITHOUT.test(question) !== WITHOUT.test(namesOf(cell)) && WITH.test(`${question} ${namesOf(cell)}`)

/** "And for an e-bike?" asks for another row of the column that was answered from, "and on Sunday?" for another cell of its row. */
export function measureCarried(
  { kind, cell }: Unit,
  words: WordsHere,
  { question, saidCells }: Measured,
  features: Features,
): void {
  const said = cell && kind === 'cell' && question.lean !== 'not' ? saidCells.get(cell.table) : undefined
  if (!cell || !said) return
  const { table, row, column } = cell
  const head = table.headStems[column]
  if (row === said.row && column !== said.column && head)
    features.carriedRow = Math.max(
      coveredHere(words.asking, head, coveredHere(words.terms, head)),
      on(question.kind === 'clock' && table.headKinds[column] === 'clock'),
    )
  if (column === said.column && row !== said.row)
    features.carriedColumn = coveredHere(namingRows(words.terms, table), table.rowStems[row] as Stretch)
}

/** The words that may name rows of a table. */
const namingRows = (all: WordsHere['terms'], table: Table): WordsHere['terms'] =>
  table.lookalikes.size === 0 ? all : all.filter((term) => !isOfHead(term, table))

/** How much one of several has that the others do not have. */
const aboveOthers = (all: readonly number[], at: number) =>
  Math.max(0, (all[at] ?? 0) - Math.max(0, ...all.filter((_, i) => i !== at && all[i] !== all[at])))

/** Share of the question that another table has to have more. */
const NAMED_APART = 0.15

/** A table beside a question: how much of it each row and column has. */
export interface MeasuredTable {
  table: Table
  rows: readonly number[]
  rowsOnly: readonly number[]
  rowsBefore: readonly number[]
  rowBest: number
  columns: readonly number[]
  columnsOnly: readonly number[]
  columnsBefore: readonly number[]
  columnBest: number
  asked: readonly number[]
  /** How well a column fits, all in all. */
  fits: readonly number[]
  /** Which cells of a row tell what is asked for. */
  offers(row: number): readonly boolean[]
  named: number
  /** How much the table has of its name whose name has most. */
  bestNamed: number
  /** Names of the rows of the tables before it. */
  namesBefore: ReadonlySet<string | undefined>
}

const NO_TABLES: ReadonlyMap<Table, MeasuredTable> = new Map()

export function tableMeasures(
  tables: readonly Table[],
  words: WordsHere,
  question: Pick<Question, 'kind' | 'lean'>,
): ReadonlyMap<Table, MeasuredTable> {
  if (tables.length === 0) return NO_TABLES
  // What was asked about before still names the column, or the row, that a question leaves out.
  const before = question.lean === 'not' ? [] : words.context
  // "Is the workshop open on Sunday?" asks for nothing in the table of the shop that stands beside its own.
  const named = tables.map(({ labelStems }) => coveredHere(before, labelStems, coveredHere(words.terms, labelStems)))
  const bestNamed = Math.max(...named)
  const names = new Set<string | undefined>()
  return new Map(
    tables.map((table, i) => {
      const namesBefore = new Set(names)
      for (const [name] of table.rows) names.add(name)
      return [
        table,
        measuredTable(table, words, question, before, { named: named[i] as number, bestNamed, namesBefore }),
      ]
    }),
  )
}

function measuredTable(
  table: Table,
  { terms, asking, worths }: WordsHere,
  { kind }: Pick<Question, 'kind'>,
  before: WordsHere['context'],
  names: Pick<MeasuredTable, 'named' | 'bestNamed' | 'namesBefore'>,
): MeasuredTable {
  const { rowStems, headStems, headKinds } = table
  const naming = namingRows(terms, table)
  const rows = rowStems.map((stems) => coveredHere(naming, stems))
  const namingColumn = (all: WordsHere['terms'], column: number) => {
    const lookalikes = table.lookalikes.get(column)
    return lookalikes ? all.filter(({ word }) => !isOfCell(word, lookalikes)) : all
  }
  const columns = headStems.map((stems, column) => coveredHere(namingColumn(terms, column), stems))
  const columnsOnly = headStems.map((stems, column) =>
    namingColumn(terms, column).length < terms.length ? 0 : shareHere(stems, worths),
  )
  const columnsBefore = headStems.map((stems, column) => coveredHere(namingColumn(before, column), stems))
  const asked = headStems.map((stems, i) =>
    Math.max(coveredHere(asking, stems), on(kind !== undefined && headKinds[i] === kind)),
  )
  const offering = kind === undefined || kind === 'yes-no' ? undefined : cellsOffering(kind, table)
  return {
    ...names,
    table,
    rows,
    rowsOnly: rowStems.map((stems, i) => {
      return Math.max(shareHere(stems, worths), ...(table.shortStems[i] ?? []).map((short) => shareHere(short, worths)))
    }),
    rowsBefore: rowStems.map((stems) => coveredHere(namingRows(before, table), stems)),
    rowBest: Math.max(...rows),
    columns,
    columnsOnly,
    columnsBefore,
    columnBest: Math.max(0, ...columns.slice(1)),
    asked,
    fits: columns.map(
      (own, i) => own + (columnsBefore[i] as number) + 0.5 * (asked[i] as number) + 0.2 * (columnsOnly[i] as number),
    ),
    offers: (row) => offering?.[row] ?? (table.rows[row] ?? []).map((_, i) => i > 0),
  }
}

/** How surely it is this row and this column that is asked for, and no other. */
export function measureTable(
  isCell: boolean,
  { row, column }: { row: number; column: number },
  measured: MeasuredTable,
  features: Features,
): void {
  const { table, rows, columns, columnBest, columnsBefore, fits } = measured
  const own = columns[column] ?? 0
  const offers = measured.offers(row)
  const offering = offers.filter(Boolean).length
  features.rowNamed = rows[row] ?? 0
  features.rowOnly = measured.rowsOnly[row] as number
  features.rowEarly = 1 / (1 + row)
  features.rowOther = measured.rowBest - (rows[row] ?? 0)
  features.rowWhenCell = on(!isCell && (columnBest > 0 || offering === 1))
  if (isCell) {
    const fit = fits[column] ?? 0
    features.columnNamed = own
    features.columnOnly = measured.columnsOnly[column] ?? 0
    features.columnOther = columnBest - own
    features.columnAsked = measured.asked[column] ?? 0
    features.cellAmbiguous = on(offers.some((offered, i) => offered && i !== column && (fits[i] ?? 0) >= fit))
    features.columnBefore = columnBest === 0 ? aboveOthers(columnsBefore, column) : 0
  } else {
    // "When are you open on Tuesday?" where mornings and afternoons have columns of their own.
    features.rowWanted = on(
      offering > 1 && columnBest === 0 && Math.max(0, ...columnsBefore.slice(1)) === 0,
      rows[row] ?? 0,
    )
  }
  features.tableOther = on(measured.bestNamed - measured.named > NAMED_APART)
  // What several tables have, and none by its name, is first told of the first: the shop before its workshop.
  features.tableLater = on(measured.named === 0 && measured.namesBefore.has(table.rows[row]?.[0]))
  features.rowBefore = measured.rowBest > 0 ? 0 : aboveOthers(measured.rowsBefore, row)
}
