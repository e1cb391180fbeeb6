import type { Comparison, Told } from '../measure.ts'
import { cellAt, type Asked } from './column.ts'
import { inParts, linesTold } from './lines.ts'
import { FOR_ALL } from './names.ts'
import { picksOf } from './picks.ts'
import { isPutBehind } from '../question/lean.ts'
import type { Question } from '../question/question.ts'
import { LINE_BREAK } from '../say.ts'
import { stemsIn } from '../units/stems.ts'
import { cellText } from '../units/tables.ts'
import { saidBy } from './said.ts'
import type { ToldRows } from './told.ts'

/**
 * The rows that have something else in the column that picked those that were told: "and on Tuesday?" after the classes of Monday. What else
 * picked them still holds. Unsure where others may have it, too.
 */
export function rowsInstead(told: ToldRows, asked: Asked, comparison: Comparison): Told | 'unsure' | undefined {
  const { question, terms } = comparison
  const { table, rows, read, isWhole } = told
  if (!isWhole || question.kind === 'yes-no' || !isPutBehind(question.text)) return undefined
  const picking = pickedBy(told, question)
  const all = picksOf(table, asked, read.language)
  const [pick, ...others] = all.filter(({ column }) => picking.has(column))
  if (!pick || others.length > 0) return undefined
  // What was asked for before is no other thing.
  if (rows.length === pick.rows.size && rows.every((row) => pick.rows.has(row))) return undefined
  const isSaid = saidBy(table, read, question, false)
  if (!terms.every((term) => pick.taken.has(term.word) || asked.before.has(term.word) || isSaid(term))) return undefined
  // Others may have it, too, and some of those that were told would be told as all.
  if ((pick.maybe?.size ?? 0) > 0) return 'unsure'
  const kept = [...picking].filter(([column]) => column !== pick.column)
  const found = [...pick.rows].filter((row) =>
    kept.every(([column, words]) =>
      words.every((stem) => stemsIn(cellAt(table, row, column), read.language).has(stem)),
    ),
  )
  if (found.length === 0) return undefined
  const { column } = told
  // What is asked for of other rows is what was told of these.
  if (pick.column === 0 && column !== undefined) {
    const lines = found.map((row) => cellText(table, row, column))
    return inParts(told, { rows: found, lines, between: LINE_BREAK, column }, comparison)
  }
  return linesTold(told, { rows: found, column: column ?? pick.column }, comparison)
}

/** The columns in which all rows that were told have what the questions before named, and others have not, with the stems of that. */
export function pickedBy({ table, rows, read }: ToldRows, { chain }: Question): ReadonlyMap<number, readonly string[]> {
  const asked = stemsIn(chain.map((turn) => turn.question).join('\n'), read.language)
  const stems = (row: number, column: number) => stemsIn(cellAt(table, row, column), read.language)
  const all = table.rows.map((_, row) => row)
  const isShared = rows.some((row) => (table.keys[row] ?? []).length > 0)
  return new Map(
    table.heads.flatMap((_, column) => {
      // What names a row by itself is no more than its name.
      if (column === 0 && !isShared) return []
      // "Every day" is on Friday, too.
      const own = rows.filter((row) => !FOR_ALL.test(cellAt(table, row, column)))
      const shared = [...stems(own[0] ?? -1, column)].filter(
        (stem) => asked.has(stem) && own.every((row) => stems(row, column).has(stem)),
      )
      const isPicking = shared.length > 0 && !all.every((row) => shared.every((stem) => stems(row, column).has(stem)))
      return isPicking ? [[column, shared] as const] : []
    }),
  )
}
