import { ofLength } from '../counts/of-its-count.ts'
import { lengthAsked } from '../counts/lengths.ts'
import { withoutMarks } from '../../citations.ts'
import { stemsAround, type Candidate, type Comparison, type Told } from '../measure.ts'
import { saidLast } from '../question/question.ts'
import { hasMoney, has } from '../question/values.ts'
import { askedOf, naming } from '../rows/column.ts'
import { inParts } from '../rows/lines.ts'
import { partedTables, type PartedTable } from '../rows/parted.ts'
import { LINE_BREAK, spoken } from '../say.ts'
import { stemsIn } from '../units/stems.ts'
import { spanIn } from '../units/spans.ts'
import { aboutTable, cellText, cellWithUnit, lineOfRow } from '../units/tables.ts'
import type { Stems, Table } from '../units/unit.ts'
import { fareOf, type Fare } from './fares.ts'

/** Longer, it is a price list that is told, and no answer. */
const LONGEST = 420
/** Pieces that tell prices without a table. */
const PROSE: ReadonlySet<Candidate['unit']['kind']> = new Set(['sentence', 'item', 'line'])
/** Less, and a table lists other things, of which some are for children: "Kids bike". */
const MOSTLY = 0.5

/** The price of some, and where it stands. */
export interface Priced {
  fare: Fare
  /** Number of its row, or of its piece. */
  place: number
  about: readonly Stems[]
}

/** Prices that stand together: the rows of a table, or the pieces of a passage. */
export interface PriceList {
  priced: readonly Priced[]
  /** What says what they are prices of. */
  about: readonly Stems[]
  /** What stands above some of them, or in them. */
  heading(places: readonly number[]): string
  isTable: boolean
  /** Of what is listed, how much is told apart by who pays. */
  share: number
  /** For how many people together all of them hold. */
  isSized: Fare['isSized']
  /** Whether the last answer told of it. */
  isTold: boolean
  /** Of its passage. */
  rank: number
  tell(places: readonly number[]): Told | undefined
}

/** The lists of the passages that tell apart who pays. */
export const priceLists = (comparison: Comparison): PriceList[] => [...tablesOf(comparison), ...proseOf(comparison)]

const sizeOf = (names: readonly string[]): Fare['isSized'] =>
  names.map((name) => fareOf(name)?.isSized).find((one) => one !== undefined)

function tablesOf(comparison: Comparison): PriceList[] {
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

/** Documents in the order in which they were found, and their passages as they stand there: what all pay comes before what some do. */
function rankOf(reading: Candidate['reading'] | undefined, { readings }: Comparison): number {
  const [documentId, place] = reading ? [reading.found.passage.documentId, reading.found.passage.chunkId] : []
  const first = readings.findIndex(({ found }) => found.passage.documentId === documentId)
  return first * MOST_PASSAGES + Number(place?.split(':').at(-1))
}
const MOST_PASSAGES = 100_000

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

function proseOf(comparison: Comparison): PriceList[] {
  const { candidates, question } = comparison
  const said = withoutMarks(saidLast(question.chain))
  const pieces = candidates.filter(
    ({ unit, features }) =>
      PROSE.has(unit.kind) && unit.cell === undefined && features.old === 0 && has('price', unit.text),
  )
  return [...Map.groupBy(pieces, ({ reading }) => reading)].flatMap(([reading, all]): PriceList[] => {
    const { read } = reading
    const own = all.filter((one) => !all.some((other) => isInside(other, one)))
    const priced = own.flatMap((candidate, place): Priced[] => {
      const fare = fareOf(candidate.unit.text)
      return fare ? [{ fare, place, about: [...stemsAround(candidate), stemsIn(read.above, read.language)] }] : []
    })
    if (priced.length === 0) return []
    const textOf = (places: readonly number[]) => tellPieces(places.map((place) => own[place] as Candidate))
    const heading = (places: readonly number[]) => [read.above, textOf(places)?.text ?? ''].join('\n')
    const about = [read.headings, read.title]
    return [
      {
        priced,
        about,
        heading,
        isTable: false,
        share: priced.length / own.length,
        isSized: sizeOf([read.above]),
        isTold: priced.some(({ place }) => said.includes((own[place] as Candidate).unit.text)),
        rank: rankOf(reading, comparison),
        tell: textOf,
      },
    ]
  })
}

const isInside = ({ unit: one }: Candidate, { unit: other }: Candidate): boolean =>
  one.text.length < other.text.length && other.text.includes(one.text)

function tellPieces(pieces: readonly Candidate[]): Told | undefined {
  const text = pieces.map((piece) => spoken(piece)).join(LINE_BREAK)
  const [candidate] = pieces
  return candidate && text.length <= LONGEST ? { candidate, text } : undefined
}
