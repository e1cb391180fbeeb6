import { MEANT, tellingOf, worthIn, type Term } from './match/terms.ts'
import type { Comparison, Guard } from './measure.ts'
import { stemsIn } from './units/stems.ts'
import type { Table } from './units/unit.ts'

/** A name without what stands in brackets behind it. */
export const withoutBrackets = (name: string): string => name.replace(/\s*\([^()]*\)/gu, '').trim()

/** Begins with for what something is: "(only lodge and cabin)". */
const FOR =
  /\((?:max\.?|up to|bis|nur|only|just|not|except|for|in|nicht|außer|für|seulement|uniquement|sauf|pour|solo|sólo|excepto|para|tranne|per|apenas|só|alleen|niet|voor)(?!\p{L})/iu

/**
 * "How much is the lodge?" is told by the row of the lodge, and not by that of the "Dog (only in lodge and cabin)": what stands in brackets is
 * no name where another row has it for one.
 */
export const isNoRemark: Guard = ({ terms, readings }: Comparison) => {
  const telling = tellingOf(terms)
  const rows = readings.flatMap(({ read }) =>
    read.tables.flatMap((table) => table.rows.map((_, row) => ({ table, row, read }))),
  )
  const remarked = rows.filter(({ table, row }) => FOR.test(table.rows[row]?.[0] ?? ''))
  if (telling.length === 0 || remarked.length === 0) return () => true
  const others = new Map<Table, Set<number>>()
  for (const { table, row, read } of remarked) {
    const short = stemsIn(withoutBrackets(table.rows[row]?.[0] ?? ''), read.language)
    const isIn = (term: Term) => worthIn(term, table.rowStems[row] ?? new Set()) >= MEANT
    const isNamed = (term: Term) => worthIn(term, short) >= MEANT
    const inside = telling.filter((term) => isIn(term) && !isNamed(term))
    if (inside.length === 0 || telling.some(isNamed)) continue
    const isNameElsewhere = rows.some(
      (other) =>
        other.table.rows[other.row] !== table.rows[row] &&
        inside.some(
          (term) =>
            worthIn(term, stemsIn(withoutBrackets(other.table.rows[other.row]?.[0] ?? ''), other.read.language)) >=
            MEANT,
        ),
    )
    if (isNameElsewhere) others.set(table, (others.get(table) ?? new Set<number>()).add(row))
  }
  return ({ unit: { cell } }) => !cell || others.get(cell.table)?.has(cell.row) !== true
}
