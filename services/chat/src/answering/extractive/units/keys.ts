import { fold, words } from '@docent/runtime/text'
import { hasMoney } from '../question/values.ts'
import type { Table } from './unit.ts'

/** Columns that tell rows of one name apart: all of them, and of each row those that do it. */
interface Keys {
  columns: readonly number[]
  byRow: readonly (readonly number[])[]
}

/** Stands where there is nothing to say. */
const NOTHING = /^\s*[-–—/]?\s*$/u
/** What a row is told by besides its first name, at most: nobody would read a longer name. */
const KEYS_MAX = 2
/** Longer cells are statements. */
const LONGEST_KEY = 40
/** Share of the rows that a column beside the names has to tell apart, where none tells all. */
const MOST = 0.75

/** What a cell adds to the name of its row. */
export function keyIn(cells: readonly string[], column: number): string {
  const key = cells[column]?.trim() ?? ''
  return NOTHING.test(key) ? '' : key
}

/**
 * The columns beside the names, where they tell rows of one name apart, as "20 Min." and "40 Min." of one massage, or the course and the level
 * of one language. None where names do, where a column tells prices, and where nothing stands behind it that it could help to name.
 */
export function keysOf(rows: Table['rows']): Keys {
  const first = rows.map(([name = '']) => name.trim())
  const none = { columns: [], byRow: rows.map(() => []) }
  if (distinct(first) === rows.length || first.includes('')) return none
  const second = longer(first, rows, 1)
  if (mayBeKey(rows, 1, first) && distinct(second) === rows.length) return { columns: [1], byRow: rows.map(() => [1]) }
  const found: { column: number; names: readonly string[] }[] = []
  let names = first
  for (let column = 1; column <= KEYS_MAX && mayBeKey(rows, column, first) && isNamed(rows, column); column += 1) {
    const next = longer(names, rows, column)
    if (distinct(next) === distinct(names)) break
    names = next
    found.push({ column, names })
    if (distinct(names) === rows.length) break
  }
  const isMost = (one: readonly string[]) => distinct(first) > 1 && distinct(one) > rows.length * MOST
  const told = distinct(names) === rows.length ? found : found.slice(0, 1).filter((one) => isMost(one.names))
  const columns = told.map(({ column }) => column)
  const isAlone = told.map((one) => onesOf(one.names))
  return {
    columns,
    byRow: rows.map((_, row) => {
      const enough = isAlone.findIndex((alone) => alone[row])
      return enough < 0 ? columns : columns.slice(0, enough + 1)
    }),
  }
}

/** A column that says something in each row of a name that others have, too, no prices, and behind which more stands. */
function mayBeKey(rows: Table['rows'], column: number, names: readonly string[]): boolean {
  const cells = rows.map((row) => row[column]?.trim() ?? '')
  const alone = onesOf(names)
  return (
    cells.every((cell, i) => cell !== '' || alone[i]) &&
    rows.some((row) => (row[column + 1]?.trim() ?? '') !== '') &&
    !cells.some(hasMoney)
  )
}

/** Whether a column says names: a figure in a question counts something else. */
const isNamed = (rows: Table['rows'], column: number) =>
  rows.every((row) => {
    const key = keyIn(row, column)
    return key === '' || (key.length <= LONGEST_KEY && /\p{L}/u.test(key))
  })

/** Names with what a column adds to each. */
const longer = (names: readonly string[], rows: Table['rows'], column: number) =>
  rows.map((row, i) => `${names[i]}\n${row[column]?.trim() ?? ''}`)
const distinct = (names: readonly string[]) => new Set(names).size
function onesOf(names: readonly string[]): boolean[] {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return names.map((name) => counts.get(name) === 1)
}

/** What names a row, part by part: "Spanish" is left out before "Spanish for beginners". */
export function namesOf(cells: readonly string[], keys: readonly number[]): string[] {
  const parts = [cells[0]?.trim() ?? '', ...keys.map((key) => keyIn(cells, key))].filter(Boolean)
  const said = parts.map((part) => ` ${words(part).map(fold).join(' ')} `)
  return parts.filter((_, i) => !said.some((other, at) => at > i && other.includes(said[i] as string)))
}
