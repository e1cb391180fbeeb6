import { fold, words } from '@docent/runtime/text'
import type { Comparison, Told } from '../measure.ts'
import { cellAt, type Asked } from './column.ts'
import { linesTold } from './lines.ts'
import { picksOf } from './picks.ts'
import { isPutBehind } from '../question/lean.ts'
import { saidBy } from './said.ts'
import type { ToldRows } from './told.ts'

/**
 * The rows that have something else in the column that picked those that were told: "and on Tuesday?" after the classes of Monday. What else
 * picked them still holds.
 */
export function rowsInstead(told: ToldRows, asked: Asked, comparison: Comparison): Told | undefined {
  const { question, terms } = comparison
  const { table, rows, read, isWhole } = told
  if (!isWhole || question.kind === 'yes-no' || !isPutBehind(question.text)) return undefined
  const shared = sharedBy(told, question.chain.map((turn) => turn.question).join('\n'))
  const picks = picksOf(table, asked, read.language).filter(
    (pick) => shared.includes(pick.column) && !rows.some((row) => pick.rows.has(row)),
  )
  const [pick, ...others] = picks
  if (!pick || others.length > 0 || (pick.maybe?.size ?? 0) > 0) return undefined
  const isSaid = saidBy(table, read, question, false)
  if (!terms.every((term) => pick.taken.has(term.word) || asked.before.has(term.word) || isSaid(term))) return undefined
  const kept = shared.filter((column) => column !== pick.column)
  const first = rows[0] as number
  const found = [...pick.rows].filter((row) =>
    kept.every((column) => cellAt(table, row, column) === cellAt(table, first, column)),
  )
  return found.length === 0
    ? undefined
    : linesTold(told, { rows: found, column: told.column ?? pick.column }, comparison)
}

/** Columns whose value all of the rows share, and the questions before named. */
function sharedBy({ table, rows }: ToldRows, before: string): number[] {
  const said = new Set(words(before).map(fold))
  return table.heads.flatMap((_, at) => {
    if (at === 0) return []
    const [value = '', ...more] = [...new Set(rows.map((row) => cellAt(table, row, at)))]
    const named = words(value).map(fold)
    return more.length === 0 && named.length > 0 && named.every((word) => said.has(word)) ? [at] : []
  })
}
