import { MEANT, worthIn } from './match/terms.ts'
import type { Candidate, Comparison } from './measure.ts'

/** How columns are called that hold for whoever asks for none of the others. */
const USUAL =
  /^(?:standard|normal|regular|usual|basic|ordinary|full price|regulär|normalpreis|grundpreis|üblich|normale?|régulier|básico|estándar|padrão|gewoon|standaard)(?!\p{L})/iu

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
  const usual = heads.flatMap((head, column) => (column > 0 && USUAL.test(head.trim()) ? [column] : []))
  if (usual.length !== 1 || features.columnNamed > 0) return undefined
  const others = headStems.filter((_, column) => column > 0 && column !== usual[0])
  if (terms.some((term) => others.some((stems) => worthIn(term, stems) >= MEANT))) return undefined
  return candidates.find(
    ({ unit: other, features: { kindMissing } }) =>
      kindMissing === 0 &&
      other.kind === 'cell' &&
      other.cell?.table === cell.table &&
      other.cell.row === cell.row &&
      other.cell.column === usual[0],
  )
}
