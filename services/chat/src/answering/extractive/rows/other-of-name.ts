import { AS_IT_STANDS, worthIn } from '../match/terms.ts'
import type { Comparison, Told } from '../measure.ts'
import { isBeside } from '../question/beside.ts'
import { isPutBehind } from '../question/lean.ts'
import { stemsIn } from '../units/stems.ts'
import { cellText, lineOfRow } from '../units/tables.ts'
import { LINE_BREAK } from '../say.ts'
import { cellAt, type Asked } from './column.ts'
import { inParts, LONGEST_ROWS } from './lines.ts'
import type { ToldRows } from './told.ts'

/**
 * The rows of the same name that are told apart by what is asked now: "and the beginners?" after Spanish for the advanced asks for Spanish, and
 * for what was told of the other course.
 */
export function otherOfName(told: ToldRows, asked: Asked, comparison: Comparison): Told | undefined {
  const { question, terms } = comparison
  const { table, rows, column, read } = told
  const [first = 0, ...others] = rows
  const name = cellAt(table, first, 0)
  if (others.some((row) => cellAt(table, row, 0) !== name) || (table.keys[first] ?? []).length === 0) return undefined
  if (!isPutBehind(question.text) || question.asking.length > 0 || asked.bound || asked.time) return undefined
  const rest = terms.filter(({ word }) => !isBeside(word) && !asked.pointed.has(word))
  const telling = rest.filter(({ word }) => !asked.before.has(word))
  if (telling.length === 0) return undefined
  const found = table.rows.flatMap((_, row) => (cellAt(table, row, 0) === name && isNamed(row) ? [row] : []))
  if (found.length === 0 || found.some((row) => rows.includes(row))) return undefined
  const lines = found.map((row) => (column === undefined ? lineOfRow(table, row) : cellText(table, row, column)))
  if (lines.join(LINE_BREAK).length > LONGEST_ROWS && lines.length > 1) return undefined
  return inParts(told, { rows: found, lines, between: LINE_BREAK, column }, comparison)

  /** By the cells that tell it apart. */
  function isNamed(row: number): boolean {
    const names = [0, ...(table.keys[row] ?? [])].map((key) => stemsIn(cellAt(table, row, key), read.language))
    return rest.every((term) => names.some((stems) => worthIn(term, stems) >= AS_IT_STANDS))
  }
}
