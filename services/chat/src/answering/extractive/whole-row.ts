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

/** The price in a row whose column is named, where it tells several: "90 minutes in a manual" finds the row, and one price of it. */
export function namedPrice(candidate: Candidate, comparison: Comparison): Candidate | undefined {
  const { kind, leftOut } = comparison.question
  if (candidate.unit.kind !== 'row' || kind !== 'price' || leftOut.size > 0) return undefined
  const cell = namedCell(candidate, comparison)
  return cell?.features.kind === 1 ? cell : undefined
}

/** The one cell of the row that a piece stands in whose column the question names. */
export function namedCell(candidate: Candidate, { candidates }: Comparison): Candidate | undefined {
  const [only, ...others] = candidates.filter(
    (one) => one.unit.kind === 'cell' && one.features.columnNamed > 0 && isOfRow(one, candidate),
  )
  return others.length === 0 ? only : undefined
}

export const rowOf = (candidate: Candidate, { candidates }: Comparison): Candidate | undefined =>
  candidates.find((one) => one.unit.kind === 'row' && isOfRow(one, candidate))

const isOfRow = ({ unit: { cell } }: Candidate, { unit: { cell: other } }: Candidate): boolean =>
  cell?.table === other?.table && cell?.row === other?.row
