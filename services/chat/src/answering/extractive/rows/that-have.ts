import { fold, words } from '@docent/runtime/text'
import { AS_IT_STANDS, tellingOf, worthIn, type Term } from '../match/terms.ts'
import type { Candidate, Comparison, Told } from '../measure.ts'
import type { Question } from '../question/question.ts'
import { THINGS } from '../question/things.ts'
import { has, hasMoney, PLAIN_KINDS } from '../question/values.ts'
import { worthOfHead } from '../units/lookalikes.ts'
import { stemsIn } from '../units/stems.ts'
import { cellWithUnit, lineOfRow } from '../units/tables.ts'
import type { Table } from '../units/unit.ts'
import { asksForRows, mayAskForRows } from './asks.ts'
import { askedOf, naming, type Asked, type RowPick } from './column.ts'
import { linesTold } from './lines.ts'
import { partedTables, withRows, type PartedTable } from './parted.ts'
import { picksOf } from './picks.ts'
import { pointedIn, type ToldRows } from './told.ts'
import { isNamedBy, OTHER_WORD, saidBy } from './said.ts'

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
  const apart = able.filter((one, i) => able.findIndex((other) => isSame(one, other)) === i)
  const called = apart.length > 1 ? apart.filter(isCalledSo) : []
  const [only, ...others] = called.length > 0 ? called : apart
  return only && others.length === 0 ? toldOf(only, comparison) : undefined
}

/**
 * Those of the rows that were told that have what is asked for, where nothing of the question is left that neither the table nor the
 * questions before it say.
 */
export function rowsAmong(told: ToldRows, asked: Asked, comparison: Comparison): Told | undefined {
  if (OF_OTHERS.has(comparison.question.kind)) return undefined
  const before = new Set([...asked.before, ...pointedIn(told, asked)])
  const theirs = rowsIn(withRows(told, told.rows), asked, before)
  // "For beginners" is what is for all, too, where another row says that some are for beginners.
  const ofAll = theirs ? undefined : rowsIn(told, asked, before)
  const picked = theirs ?? (ofAll && { ...ofAll, rows: ofAll.rows.filter((row) => told.rows.includes(row)) })
  // A figure counts something that a column is named after, or it picks nothing.
  if (!picked || picked.rows.length === 0 || picked.rest.some(({ word }) => /\p{N}/u.test(word))) return undefined
  // "With breakfast and pets": what a column is named after, and picks nothing by, is not had by all.
  const isLeft = (column: number) =>
    column > 0 && column !== told.column && !picked.picks.some((pick) => pick.column === column)
  const left = picked.rest.filter(({ word }) => !THINGS.has(word) && !before.has(word))
  if (
    picked.picks.length > 0 &&
    told.table.heads.some((_, column) => isLeft(column) && naming(told.table, column, left).length > 0)
  )
    return undefined
  return toldOf(picked, comparison, told)
}

/** Whether a list is called what is asked for: "bikes under 1000 €" are those of the list of bikes, and not what hiring one costs. */
function isCalledSo({ table, read, rest }: Picked): boolean {
  const telling = tellingOf(rest)
  return telling.length > 0 && telling.every((term) => isNamedBy(term, [table.labelStems, read.title]))
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

/**
 * The rows that a table has of what is asked for, where it says all of the question.
 *
 * @param before words of the questions before it, where the rows are those that were told
 */
function rowsIn(parted: PartedTable, asked: Asked, before?: ReadonlySet<string>): Picked | undefined {
  const { table, read } = parted
  const { question, terms } = asked
  const picks = picksOf(table, asked, read.language)
  const isBetween = question.kind !== 'yes-no' && picks.some((pick) => pick.isBetween)
  if (!before && (picks.length === 0 || !(isBetween || asksForRows(asked, table)))) return undefined
  // What the business plan costs is not what all costs that comes with it.
  const isOfPrice =
    before !== undefined || picks.some(({ column }) => table.rows.some((row) => hasMoney(row[column] ?? '')))
  if (question.kind === 'price' && !isBetween && !isOfPrice) return undefined
  const taken = new Set(picks.flatMap((pick) => [...pick.taken]))
  const rest = terms.filter(({ word }) => !taken.has(word))
  const named = namedRows(table, picks, rest, read)
  const rows = table.rows.flatMap((_, row) =>
    picks.every((pick) => pick.rows.has(row)) && (!named || named.rows.has(row)) ? [row] : [],
  )
  const isSaid = saidBy(table, read, question, isBetween)
  if (rows.length === 0 || (picks.length === 0 && !named)) return undefined
  if (!rest.every((term) => named?.taken.has(term.word) || before?.has(term.word) || isSaid(term))) return undefined
  return { ...parted, picks, rest, rows }
}

function toldOf(picked: Picked, comparison: Comparison, among?: ToldRows): Told | undefined {
  const { table, isWhole, picks, rest, rows } = picked
  const { question } = comparison
  const fewest = among || picks.some(({ isSure }) => isSure) ? 1 : FEWEST
  // Of those that were told, all may have it.
  const isAll = rows.length === table.rows.length && !among
  if (!isWhole || isAll || rows.length < fewest || mayBeMore(picks, table)) return undefined
  const { kind } = question
  if (kind && PLAIN_KINDS.has(kind) && !rows.every((row) => has(kind, wholeText(table, row)))) return undefined
  const column = among?.column ?? columnTold(table, rows, picks, rest, question.kind)
  return linesTold(picked, { rows, column }, comparison)
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
    const isOfHead = table.heads.some(
      (_, column) => worthOfHead(term, table, column) >= (literal.length > 0 ? AS_IT_STANDS : OTHER_WORD),
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
