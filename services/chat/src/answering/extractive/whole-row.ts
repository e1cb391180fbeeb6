import type { Candidate, Comparison } from './measure.ts'
import { saysAgain } from './looked-up.ts'
import { has } from './question/values.ts'
import { isRemarked } from './with-note.ts'

/**
 * The row of a cell that tells hours, where nobody says of which column: "Are you open on Wednesday?" is answered with those of the
 * shop and of the workshop. Also that of a cell that says what was asked and nothing else, and of one
 * that another cell of the row says more of, by what was asked.
 */
export function wholeRow(candidate: Candidate, comparison: Comparison): Candidate | undefined {
  const { unit, features } = candidate
  const { cell } = unit
  if (saysAgain(candidate, comparison) || isRemarked(candidate, comparison)) return rowOf(candidate, comparison)
  if (unit.kind !== 'cell' || !cell || !has('clock', unit.text) || has('price', unit.text)) return undefined
  const { columnNamed, columnAsked, columnBefore, saidColumn, carriedRow } = features
  if (columnNamed + columnAsked + columnBefore + saidColumn + carriedRow > 0) return undefined
  return rowOf(candidate, comparison)
}

export const rowOf = ({ unit: { cell } }: Candidate, { candidates }: Comparison): Candidate | undefined =>
  candidates.find(
    ({ unit: other }) => other.kind === 'row' && other.cell?.table === cell?.table && other.cell?.row === cell?.row,
  )
