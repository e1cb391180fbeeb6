import { MEANT, tellingOf, worthIn, type Term } from './match/terms.ts'
import type { Comparison, Guard } from './measure.ts'
import { oncePer } from './once-per.ts'
import { stemsIn } from './units/stems.ts'
import { withoutBrackets } from './units/tables.ts'
import type { Table } from './units/unit.ts'

/** Begins with for what something is: "(only lodge and cabin)". */
const FOR =
  /\((?:max\.?|up to|bis|nur|only|just|not|except|for|in|nicht|außer|für|seulement|uniquement|sauf|pour|solo|sólo|excepto|para|tranne|per|apenas|só|alleen|niet|voor)(?!\p{L})/iu

const nameOf = ({ rows }: Table, row: number) => rows[row]?.[0] ?? ''
/** The rows whose name says in brackets for what they are. */
const remarkedIn = oncePer((table: Table) =>
  table.rows.flatMap((_, row) => (FOR.test(nameOf(table, row)) ? [row] : [])),
)

/**
 * "How much is the lodge?" is told by the row of the lodge, and not by that of the "Dog (only in lodge and cabin)": what stands in brackets is
 * no name where another row has it for one.
 */
export const isNoRemark: Guard = ({ terms, readings }: Comparison) => {
  const telling = tellingOf(terms)
  const others = new Map<Table, Set<number>>()
  const remarked = telling.length === 0 ? [] : tablesOf(readings).filter(({ table }) => remarkedIn(table).length > 0)
  for (const { table, language } of remarked) {
    for (const row of remarkedIn(table)) {
      const short = stemsIn(withoutBrackets(nameOf(table, row)), language)
      const isIn = (term: Term) => worthIn(term, table.rowStems[row] ?? new Set()) >= MEANT
      if (telling.some((term) => worthIn(term, short) >= MEANT)) continue
      const inside = telling.filter(isIn)
      if (inside.length === 0 || !isNameElsewhere(inside, readings, table.rows[row])) continue
      others.set(table, (others.get(table) ?? new Set<number>()).add(row))
    }
  }
  return ({ unit: { cell } }) => !cell || others.get(cell.table)?.has(cell.row) !== true
}

const tablesOf = (readings: Comparison['readings']) =>
  readings.flatMap(({ read: { tables, language } }) => tables.map((table) => ({ table, language })))

/** Whether another row than one is called by any of some words. */
function isNameElsewhere(
  inside: readonly Term[],
  readings: Comparison['readings'],
  own: Table['rows'][number] | undefined,
) {
  return tablesOf(readings).some(({ table, language }) =>
    table.rows.some((cells, row) => {
      if (cells === own) return false
      const name = stemsIn(withoutBrackets(nameOf(table, row)), language)
      return inside.some((term) => worthIn(term, name) >= MEANT)
    }),
  )
}
