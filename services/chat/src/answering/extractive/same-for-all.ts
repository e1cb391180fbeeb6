import type { Candidate } from './measure.ts'
import { has } from './question/values.ts'
import { cellWithUnit } from './units/tables.ts'

/** So much of its name has to stand in the question for a column to be asked for: not "bike" of a "Cargo bike" alone. */
const NAMED = 0.9

/**
 * What is the same in all columns of a row, told without one of them: "Bike wash: 25 €", where it costs that for each kind of bike and nobody
 * asked for one. Undefined where it is not.
 */
export function sameForAll({ unit: { kind, cell }, features }: Candidate): string | undefined {
  const { columnOnly, columnBefore, carriedColumn, carriedRow } = features
  if (kind !== 'cell' || !cell || columnOnly >= NAMED || columnBefore + carriedColumn + carriedRow > 0) return undefined
  const { table, row, column } = cell
  const value = cellWithUnit(cell)
  const [name = '', ...others] = (table.rows[row] ?? []).map((_, at) => cellWithUnit({ table, row, column: at }))
  const prices = others.filter((one) => has('price', one) || has('percent', one))
  const isSame = column > 0 && prices.length > 1 && prices.every((one) => one === value)
  return isSame && name !== '' ? `${name}: ${value}` : undefined
}
