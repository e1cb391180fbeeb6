import { MEANT, worthIn } from './match/terms.ts'
import type { Candidate, Comparison } from './measure.ts'
import { usualColumn } from './units/price-columns.ts'

/**
 * The cell of a row below the one column that is called the usual one, where nobody asked for another: "How much is a winter coat?" is
 * told the standard price, not the one for express and that for pressing only.
 */
export function usualCell(
  { unit, features }: Candidate,
  { candidates, question, terms }: Comparison,
): Candidate | undefined {
  const { cell } = unit
  if (unit.kind !== 'row' || !cell || question.kind !== 'price') return undefined
  const { heads, headStems } = cell.table
  const usual = usualColumn(
    heads,
    heads.map((_, column) => column).filter((column) => column > 0),
  )
  if (usual === undefined || features.columnNamed > 0) return undefined
  const others = headStems.filter((_, column) => column > 0 && column !== usual)
  if (terms.some((term) => others.some((stems) => worthIn(term, stems) >= MEANT))) return undefined
  return candidates.find(
    ({ unit: other, features: { kindMissing } }) =>
      kindMissing === 0 &&
      other.kind === 'cell' &&
      other.cell?.table === cell.table &&
      other.cell.row === cell.row &&
      other.cell.column === usual,
  )
}
