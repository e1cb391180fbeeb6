import { tellingOf, worthIn } from './match/terms.ts'
import type { Candidate, Comparison } from './measure.ts'
import { has } from './question/values.ts'
import { cellWithUnit } from './units/tables.ts'

/** Columns that tell other things than what it costs for this one and that one. */
const OF_ITS_OWN =
  /deposit|fee(?!\p{L})|registration|member|insurance|kaution|pfand|gebühr|anmeld|mitglied|versicherung|caution|inscription|adhér|fianza|inscripción|socio|cauzione|iscrizione|soci|borg|inschrijf|\bleden/iu

/** So much of its name has to stand in the question for a column to be asked for: not "bike" of a "Cargo bike" alone. */
const NAMED = 0.9

/**
 * What is the same in all columns of a row, told without one of them: "Bike wash: 25 €", where it costs that for each kind of bike and nobody
 * asked for one. Undefined where it is not.
 */
export function sameForAll({ unit: { kind, cell }, features }: Candidate, { terms }: Comparison): string | undefined {
  const { columnOnly, columnBefore, carriedColumn, carriedRow } = features
  if (kind !== 'cell' || !cell || columnOnly >= NAMED || columnBefore + carriedColumn + carriedRow > 0) return undefined
  const { table, row, column } = cell
  const [head, named] = [table.headStems[column], table.rowStems[row]]
  const isAsked = tellingOf(terms).some(
    (term) => head && worthIn(term, head) > 0 && !(named && worthIn(term, named) > 0),
  )
  if (isAsked || table.heads.some((one) => OF_ITS_OWN.test(one))) return undefined
  const value = cellWithUnit(cell)
  const [name = '', ...others] = (table.rows[row] ?? []).map((_, at) => cellWithUnit({ table, row, column: at }))
  const prices = others.filter((one) => has('price', one) || has('percent', one))
  const isSame = column > 0 && prices.length > 1 && prices.every((one) => one === value)
  return isSame && name !== '' ? `${name}: ${value}` : undefined
}
