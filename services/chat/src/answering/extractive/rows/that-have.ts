import { fold, words } from '@docent/runtime/text'
import { AS_IT_STANDS, worthIn, type Term } from '../match/terms.ts'
import type { Candidate, Comparison, Told } from '../measure.ts'
import type { Question } from '../question/question.ts'
import { THINGS } from '../question/things.ts'
import { has, hasMoney, PLAIN_KINDS } from '../question/values.ts'
import { LINE_BREAK } from '../say.ts'
import { stemsIn } from '../units/stems.ts'
import { cellWithUnit, lineOfRow } from '../units/tables.ts'
import type { Table } from '../units/unit.ts'
import { asksForRows, mayAskForRows } from './asks.ts'
import { askedOf, type Asked, type RowPick } from './column.ts'
import { partedTables, type PartedTable } from './parted.ts'
import { picksOf } from './picks.ts'
import { isNamedBy, OTHER_WORD, saidBy } from './said.ts'

const LONGEST_ROWS = 320
const LONGEST_NAMES = 600
const FEWEST = 2

/**
 * All rows of a table that have what is asked for, where one would be half of the answer: "Which classes are on Monday?", "rooms under
 * 100 €", "vegan dishes". Nothing of the question may be left that the table does not say.
 */
export function rowsThatHave(comparison: Comparison): Told | undefined {
  const { question } = comparison
  if (question.lean !== 'not' || !mayAskForRows(question) || OF_OTHERS.has(question.kind)) return undefined
  const asked = askedOf(comparison)
  const picked = partedTables(comparison).flatMap((parted) => rowsIn(parted, asked) ?? [])
  // The same table may have been uploaded twice; of two that have some each, one would be told as all.
  const between = picked.filter(({ picks }) => picks.some(({ isBetween }) => isBetween))
  const able = between.length > 0 ? between : picked
  const [only, ...others] = able.filter((one, i) => able.findIndex((other) => isSame(one, other)) === i)
  return only && others.length === 0 ? toldOf(only, comparison) : undefined
}
/** How somebody is reached, or where, stands beside them and picks nobody. */
const OF_OTHERS: ReadonlySet<Question['kind']> = new Set<Question['kind']>(['phone', 'mail', 'link', 'place'])

interface Picked extends PartedTable {
  picks: readonly RowPick[]
  rest: readonly Term[]
  rows: readonly number[]
}
const isSame = (one: Picked, other: Picked) => {
  const linesOf = ({ table, rows }: Picked) => rows.map((row) => lineOfRow(table, row)).join('\n')
  return linesOf(one) === linesOf(other)
}

type Read = Candidate['reading']['read']

/** The rows that a table has of what is asked for, where it says all of the question. */
function rowsIn(parted: PartedTable, asked: Asked): Picked | undefined {
  const { table, read } = parted
  const { question, terms } = asked
  const picks = picksOf(table, asked, read.language)
  const isBetween = question.kind !== 'yes-no' && picks.some((pick) => pick.isBetween)
  if (picks.length === 0 || !(isBetween || asksForRows(asked, table))) return undefined
  // What the business plan costs is not what all costs that comes with it.
  const isOfPrice = picks.some(({ column }) => table.rows.some((row) => hasMoney(row[column] ?? '')))
  if (question.kind === 'price' && !isBetween && !isOfPrice) return undefined
  const taken = new Set(picks.flatMap((pick) => [...pick.taken]))
  const rest = terms.filter(({ word }) => !taken.has(word))
  const named = namedRows(table, picks, rest, read)
  const rows = table.rows.flatMap((_, row) =>
    picks.every((pick) => pick.rows.has(row)) && (!named || named.rows.has(row)) ? [row] : [],
  )
  const isSaid = saidBy(table, read, question, isBetween)
  if (rows.length === 0 || !rest.every((term) => named?.taken.has(term.word) || isSaid(term))) return undefined
  return { ...parted, picks, rest, rows }
}

function toldOf(
  { table, places, isWhole, picks, rest, rows }: Picked,
  { question, candidates }: Comparison,
): Told | undefined {
  const fewest = picks.some(({ isSure }) => isSure) ? 1 : FEWEST
  const isAll = rows.length === table.rows.length
  if (!isWhole || isAll || rows.length < fewest || mayBeMore(picks, table)) return undefined
  const { kind } = question
  if (kind && PLAIN_KINDS.has(kind) && !rows.every((row) => has(kind, wholeText(table, row)))) return undefined
  const lines = linesOf(table, rows, columnTold(table, rows, picks, rest, question.kind))
  if (!lines) return undefined
  // Each part of a table stands in a passage of its own, and is told with it.
  const parts = new Map<Table, { candidate: Candidate; lines: string[] }>()
  for (const [i, row] of rows.entries()) {
    const place = places[row] as (typeof places)[number]
    const candidate = candidates.find(({ unit: { cell } }) => cell?.table === place.table && cell.row === place.row)
    if (!candidate) return undefined
    const part = parts.get(place.table) ?? { candidate, lines: [] }
    part.lines.push(lines.all[i] as string)
    parts.set(place.table, part)
  }
  const [first, ...beside] = [...parts.values()].map((part) => ({
    candidate: part.candidate,
    text: part.lines.join(lines.between),
  }))
  return first && { ...first, beside }
}

const wholeText = (table: Table, row: number) =>
  (table.rows[row] ?? []).map((_, column) => cellWithUnit({ table, row, column })).join('\n')

/** Whether another row may have all of it, too. */
function mayBeMore(picks: readonly RowPick[], { rows }: Table): boolean {
  const hasOrMay = ({ rows: having, maybe }: RowPick, row: number) => having.has(row) || maybe?.has(row) === true
  return rows.some((_, row) => picks.every((pick) => hasOrMay(pick, row)) && picks.some((pick) => !pick.rows.has(row)))
}

/** The rows whose names, or cells beside those that pick them, have a word of the question, where others have not. */
function namedRows(
  table: Table,
  picks: readonly RowPick[],
  rest: readonly Term[],
  { title, headings, language }: Read,
) {
  if (rest.length === 0) return undefined
  const taken = new Set<string>()
  let rows: Set<number> | undefined
  const picking = new Set(picks.map(({ column }) => column))
  const cells = table.rows.map((row, at) => [
    table.rowStems[at] ?? new Set<string>(),
    ...row.flatMap((cell, column) => (column > 0 && !picking.has(column) ? [stemsIn(cell, language)] : [])),
  ])
  for (const term of rest) {
    const rowsWith = (worth: number) =>
      cells.flatMap((all, row) => (all.some((stems) => worthIn(term, stems) >= worth) ? [row] : []))
    const asItStands = table.rows.flatMap((row, at) =>
      words(row[0] ?? '').some((one) => fold(one) === term.word) ? [at] : [],
    )
    const literal = asItStands.length > 0 ? asItStands : rowsWith(AS_IT_STANDS)
    const having = literal.length > 0 ? literal : rowsWith(OTHER_WORD)
    const isOfHead = table.headStems.some(
      (stems) => worthIn(term, stems) >= (literal.length > 0 ? AS_IT_STANDS : OTHER_WORD),
    )
    if (having.length === 0 || THINGS.has(term.word) || isOfHead) continue
    // Of all of them, or of none in particular.
    if (having.length === table.rows.length && isNamedBy(term, [table.labelStems, title, headings])) continue
    taken.add(term.word)
    rows = new Set(having.filter((row) => !rows || rows.has(row)))
  }
  return rows && { rows, taken }
}
/** The column that is asked for beside the names of the rows, by its name or by what it tells, else the one that picks them. */
function columnTold(
  table: Table,
  rows: readonly number[],
  picks: readonly RowPick[],
  rest: readonly Term[],
  kind: Question['kind'],
): number {
  const picking = new Set(picks.map(({ column }) => column))
  const isOpen = (column: number) => column > 0 && !picking.has(column)
  const named = table.headStems.findIndex(
    (stems, column) => isOpen(column) && rest.some((term) => isNamedBy(term, [stems])),
  )
  if (named > 0) return named
  const telling =
    kind === undefined || kind === 'yes-no'
      ? -1
      : table.heads.findIndex(
          (_, column) => isOpen(column) && rows.every((row) => has(kind, cellWithUnit({ table, row, column }))),
        )
  return telling > 0 ? telling : (picks[0]?.column ?? 0)
}

/** The rows as they are said: whole where they are few, else by what was asked, else by their names. */
function linesOf(table: Table, rows: readonly number[], column: number) {
  const cell = (row: number, at: number) => table.rows[row]?.[at]?.trim() ?? ''
  const head = table.heads[column]?.trim() ?? ''
  const ways = [
    { all: rows.map((row) => lineOfRow(table, row)), between: LINE_BREAK, most: LONGEST_ROWS },
    {
      all: rows.map((row) => `${[cell(row, 0), head].filter(Boolean).join(', ')}: ${cell(row, column)}`),
      between: LINE_BREAK,
      most: LONGEST_ROWS,
    },
    { all: rows.map((row) => cell(row, 0)), between: ', ', most: LONGEST_NAMES },
  ]
  return ways.find(({ all, between, most }) => all.join(between).length <= most)
}
