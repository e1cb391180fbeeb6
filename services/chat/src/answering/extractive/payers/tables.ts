import { withoutMarks } from '../../citations.ts'
import { lengthAsked } from '../counts/lengths.ts'
import { ofLength } from '../counts/of-its-count.ts'
import type { Comparison, Told } from '../measure.ts'
import { saidLast } from '../question/question.ts'
import { has, hasMoney } from '../question/values.ts'
import { askedOf, naming } from '../rows/column.ts'
import { inParts } from '../rows/lines.ts'
import { partedTables, type PartedTable } from '../rows/parted.ts'
import { LINE_BREAK } from '../say.ts'
import { spanIn } from '../units/spans.ts'
import { aboutTable, cellText, cellWithUnit, lineOfRow } from '../units/tables.ts'
import type { Stems, Table } from '../units/unit.ts'
import { fareOf } from './fares.ts'
import { LONGEST, rankOf, sizeOf, type Priced, type PriceList } from './price-list.ts'

/** Less, and a table lists other things, of which some are for children: "Kids bike". */
const MOSTLY = 0.5

/** The tables whose rows are called by who pays. */
export function tablesOf(comparison: Comparison): PriceList[] {
  const said = withoutMarks(saidLast(comparison.question.chain))
  return partedTables(comparison).flatMap((parted): PriceList[] => {
    const { table, read } = parted
    const priced = table.rows.flatMap(([name = ''], row): Priced[] => {
      const fare = pricesOf(table, row).length > 0 ? fareOf(name) : undefined
      return fare ? [{ fare, place: row, about: [table.rowStems[row] as Stems] }] : []
    })
    if (priced.length < 2 || priced.length < MOSTLY * table.rows.length || tellsAgesBeside(table)) return []
    return [
      {
        priced,
        about: aboutTable(table, read),
        heading: (rows) => [table.label, read.above, ...rows.map((row) => table.rows[row]?.[0] ?? '')].join('\n'),
        isTable: true,
        share: priced.length / table.rows.length,
        isSized: sizeOf([read.above, table.label, table.heads[0] ?? '']),
        isTold: priced.some(
          ({ place }) =>
            said.includes(lineOfRow(table, place)) ||
            table.heads.some((_, column) => column > 0 && said.includes(cellText(table, place, column))),
        ),
        rank: rankOf(
          comparison.readings.find((one) => one.read === read),
          comparison,
        ),
        tell: (rows) => tellRows(parted, rows, comparison),
      },
    ]
  })
}

/** Nothing else beside it, it is a price. */
const FREE = /^\s*(?:free|frei|gratis|kostenlos|gratuite?|grátis)\s*$/iu

/** The columns of a row that tell a price. */
const pricesOf = (table: Table, row: number): number[] =>
  (table.rows[row] ?? []).flatMap((_, column) =>
    column > 0 && (has('price', cellWithUnit({ table, row, column })) || FREE.test(table.rows[row]?.[column] ?? ''))
      ? [column]
      : [],
  )

/** Whom a row is for stands in a column of its own, by which it is found. */
const tellsAgesBeside = ({ rows, heads }: Table): boolean =>
  heads.some(
    (head, column) =>
      column > 0 &&
      rows.filter((cells) => spanIn(cells[column] ?? '', head)?.unit === 'year' && !hasMoney(cells[column] ?? ''))
        .length > 1,
  )

/** Rows as they stand, or the one column of them that is asked for. */
function tellRows(parted: PartedTable, rows: readonly number[], comparison: Comparison): Told | undefined {
  const { table } = parted
  // "2 adults" name no column of two hours.
  const terms = askedOf(comparison).terms.filter(({ word }) => !/\p{N}/u.test(word))
  const named = table.heads.flatMap((_, column) =>
    column > 0 && naming(table, column, terms).length > 0 ? [column] : [],
  )
  const length = lengthAsked(comparison.question.text)
  const long = length ? ofLength(table.heads, length).flatMap((is, column) => (is ? [column] : [])) : []
  const [column] = named.length === 1 ? named : long.length === 1 ? long : []
  const lines = rows.map((row) => (column === undefined ? lineOfRow(table, row) : cellText(table, row, column)))
  return lines.join('\n').length <= LONGEST
    ? inParts(parted, { rows, lines, between: LINE_BREAK, column }, comparison)
    : undefined
}
