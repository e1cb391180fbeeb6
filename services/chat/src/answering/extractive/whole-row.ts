import type { Candidate, Comparison } from './measure.ts'
import { has } from './question/values.ts'

/**
 * The row of a cell that tells hours, where nobody says of which column: "Are you open on Wednesday?" is answered with those of the
 * shop and of the workshop.
 */
export function wholeRow({ unit, features }: Candidate, { candidates }: Pick<Comparison, 'candidates'>) {
  const { cell } = unit
  if (unit.kind !== 'cell' || !cell || !has('clock', unit.text) || has('price', unit.text)) return undefined
  const { columnNamed, columnAsked, columnBefore, saidColumn, carriedRow } = features
  if (columnNamed + columnAsked + columnBefore + saidColumn + carriedRow > 0) return undefined
  return candidates.find(
    ({ unit: other }) => other.kind === 'row' && other.cell?.table === cell.table && other.cell.row === cell.row,
  )
}
