import { figureOf, type Superlative } from '../question/superlative.ts'
import { has, type Kind } from '../question/values.ts'
import { worthIn, type Term } from '../match/terms.ts'
import { cellText } from './tables.ts'
import type { Stems, Table, Unit } from './unit.ts'

const MOSTLY = 0.6
const YES = /^(?:yes|ja|oui|sí|sim|sì|evet|✓|✔|x|included|inklusive|inclus|incluido|はい|○|نعم)$/iu
const NO = /^(?:no|nein|non|não|nee|hayır|–|-|—|✗|✘|none|not included|いいえ|×|لا)$/iu

/** What the cells of a table are compared by: the least or the most of a column, or of a row whose columns are the things compared. */
export function extremesOf(
  table: Table,
  { order, kind }: Superlative,
  terms: readonly Term[],
  plain: (text: string) => Stems,
): Unit[] {
  const { heads, rows, headStems, rowStems } = table
  const best = (places: { row: number; column: number }[]) => {
    const figures = places
      .map((place) => ({ ...place, figure: figureOf(rows[place.row]?.[place.column] ?? '') }))
      .filter(({ figure }) => !Number.isNaN(figure))
    if (figures.length < 2 || figures.length < MOSTLY * places.length) return undefined
    return figures.reduce((a, b) => ((order === 'least' ? b.figure < a.figure : b.figure > a.figure) ? b : a))
  }
  const matched = (stems: Stems) => terms.reduce((sum, term) => sum + term.share * worthIn(term, stems), 0)
  const unit = (row: number, column: number, text: string): Unit => ({
    kind: 'extreme',
    text,
    own: plain(rows[row]?.[column] ?? ''),
    lead: new Set([...plain(table.label), ...headStems.flatMap((one) => [...one]), ...(rowStems[row] as Stems)]),
    order: [...plain(text)],
    fragment: false,
    cell: { table, row, column },
  })
  const width = Math.max(heads.length, ...rows.map((row) => row.length))
  const units: Unit[] = []

  // Things are rows: one column is compared. Rows that the question names are those it chooses between.
  const named = alternatives(rowStems, terms)
  for (let column = 1; column < width; column += 1) {
    if (
      !isOf(
        kind,
        heads[column] ?? '',
        rows.map((row) => row[column] ?? ''),
      )
    )
      continue
    const from = named.length >= 2 ? named : rows.map((_, row) => row)
    const found = best(from.map((row) => ({ row, column })))
    if (found) units.push(unit(found.row, column, cellText(table, found.row, column)))
  }
  if (heads.length < 3) return units
  // Things are columns: one row is compared, among the columns that have what the question asks of them.
  const columns = heads.map((_, column) => column).slice(1)
  const must = rows.findIndex(
    (row, i) =>
      matched(rowStems[i] as Stems) >= 0.3 &&
      row.slice(1).every((cell) => YES.test(cell.trim()) || NO.test(cell.trim())),
  )
  const able = must < 0 ? columns : columns.filter((column) => YES.test(rows[must]?.[column]?.trim() ?? ''))
  for (const [row, cells] of rows.entries()) {
    if (row === must || !isOf(kind, cells[0] ?? '', cells.slice(1))) continue
    const found =
      able.length === 1 && must >= 0
        ? { row, column: able[0] as number }
        : best(able.map((column) => ({ row, column })))
    if (!found || NO.test(cells[found.column]?.trim() ?? '')) continue
    const also = must < 0 ? '' : `; ${cellText(table, must, found.column)}`
    units.push({
      ...unit(
        row,
        found.column,
        `${heads[found.column]}, ${cellText(table, row, found.column).replace(`, ${heads[found.column]}`, '')}${also}`,
      ),
      kind: 'extreme',
    })
  }
  return units
}

/** The rows between which a question chooses: those that words of it name that other rows do not have. */
function alternatives(rowStems: readonly Stems[], terms: readonly Term[]): number[] {
  const telling = terms.filter((term) => {
    const having = rowStems.filter((row) => worthIn(term, row) > 0.7).length
    return having > 0 && having <= rowStems.length / 2
  })
  if (telling.length < 2) return []
  return rowStems.flatMap((row, i) => (telling.some((term) => worthIn(term, row) > 0.7) ? [i] : []))
}

/** Whether some cells can be compared, and are of the kind that is asked for. */
function isOf(kind: Kind | undefined, head: string, cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell.trim() !== '')
  const figures = filled.filter((cell) => !Number.isNaN(figureOf(cell)))
  if (figures.length < 2) return false
  if (kind === 'price')
    return (
      filled.filter((cell) => has('price', cell)).length >= 2 ||
      /price|preis|prix|precio|preço|prezzo|prijs|fiyat|[$€£]/iu.test(head)
    )
  if (kind === 'duration') return filled.filter((cell) => has('duration', cell)).length >= 2
  return true
}
