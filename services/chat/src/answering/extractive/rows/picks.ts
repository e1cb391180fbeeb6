import { fold, words, type Language } from '@docent/runtime/text'
import { rowsAt } from '../dates/spans.ts'
import { NO, YES } from '../units/extremes.ts'
import { numbersColumnOf } from '../units/tables.ts'
import type { Table } from '../units/unit.ts'
import { cellAt, naming, rowsWhere, type Asked, type Found, type RowPick } from './column.ts'
import { boundOf, countOf, spanOf } from './figures.ts'
import { sameOf } from './names.ts'

/** What each column of a table picks, where it picks some of the rows. */
export function picksOf(table: Table, asked: Asked, language: Language | undefined): RowPick[] {
  const width = Math.max(0, ...table.rows.map((row) => row.length))
  // What names one row by itself picks it by its name.
  const isShared = table.keys.some((keys) => keys.length > 0)
  const found: RowPick[] = []
  for (let column = isShared ? 0 : 1; column < width; column += 1) {
    if (column === numbersColumnOf(table)) continue
    const pick =
      spanOf(table, column, asked) ??
      boundOf(table, column, asked) ??
      countOf(table, column, asked) ??
      yesOf(table, column, asked) ??
      sameOf(table, column, asked, language)
    if (pick && pick.rows.size > 0) found.push({ column, ...pick })
  }
  return [...found.filter((pick) => !isOfNamed(pick, found, table, asked)), ...(atTime(table, asked) ?? [])]
}

/** "In the Harbor district": the district of that name is meant, and not the place. */
const isOfNamed = (pick: RowPick, all: readonly RowPick[], table: Table, { terms }: Asked): boolean =>
  naming(table, pick.column, terms).length === 0 &&
  all.some(
    (other) =>
      other !== pick &&
      [...pick.taken].every((word) => other.taken.has(word)) &&
      naming(table, other.column, terms).length > 0,
  )

/** "On 20 May", "in August": the rows whose days have it between them. */
function atTime(table: Table, { time, terms }: Asked): RowPick[] | undefined {
  const found = time && rowsAt(table, time)
  if (!found || found.rows.size === 0) return undefined
  const said = new Set(words(time.said).map(fold))
  const taken = terms.filter(({ word }) => said.has(word) || time.said.toLowerCase().includes(word))
  return [{ ...found, taken: new Set(taken.map(({ word }) => word)), isSure: true, isBetween: true }]
}

/** "With breakfast": the rows whose cell says yes, where others say no. */
function yesOf(table: Table, column: number, { terms }: Asked): Found | undefined {
  const named = naming(table, column, terms)
  if (named.length === 0) return undefined
  const filled = table.rows.flatMap((_, row) => cellAt(table, row, column) || [])
  if (!filled.every((cell) => YES.test(cell) || NO.test(cell)) || !filled.some((cell) => NO.test(cell)))
    return undefined
  return {
    rows: rowsWhere(table, (row) => YES.test(cellAt(table, row, column))),
    taken: new Set(named.map(({ word }) => word)),
    isSure: true,
  }
}
