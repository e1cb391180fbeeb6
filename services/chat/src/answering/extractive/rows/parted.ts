import type { Candidate, Comparison } from '../measure.ts'
import { oncePer } from '../once-per.ts'
import type { Cell, Table } from '../units/unit.ts'

/** A table as it stands in its document, which may have been cut into several passages, each with its heads. */
export interface PartedTable {
  table: Table
  /** Where each of its rows stands. */
  places: readonly Pick<Cell, 'table' | 'row'>[]
  read: Candidate['reading']['read']
  /** No part of it seems to be missing. */
  isWhole: boolean
}

interface Part {
  table: Table
  reading: Candidate['reading']
  /** Number of its passage in the document. */
  index: number
}

/** Characters that a passage is filled to with the rows of a table, before the next one begins. */
const FILLED = 950

/** The tables of the passages that are compared, with their parts put together. */
export const partedTables = oncePer(({ readings, candidates }: Comparison): readonly PartedTable[] => {
  const able = new Set(candidates.flatMap(({ unit, features }) => (features.old > 0 ? [] : (unit.cell?.table ?? []))))
  const parts = new Map<string, Part[]>()
  for (const reading of readings) {
    const { documentId, chunkId } = reading.found.passage
    for (const table of reading.read.tables) {
      const key = [documentId, table.label, ...table.heads].join('\n')
      const part = { table, reading, index: Number(chunkId.split(':').at(-1)) }
      parts.set(key, [...(parts.get(key) ?? []), part])
    }
  }
  return [...parts.values()]
    .filter((all) => all.some(({ table }) => able.has(table)))
    .map((all) => together(all.toSorted((a, b) => a.index - b.index)))
})

function together(parts: readonly Part[]): PartedTable {
  const [first] = parts as [Part]
  const last = parts.at(-1) as Part
  const tables = parts.map(({ table }) => table)
  const all = <T>(of: (table: Table) => readonly T[]) => tables.flatMap(of)
  return {
    table:
      tables.length === 1
        ? first.table
        : {
            ...first.table,
            rows: all(({ rows }) => rows),
            rowStems: all(({ rowStems }) => rowStems),
            shortStems: all(({ shortStems }) => shortStems),
            keys: all(({ keys }) => keys),
            numbers: all(({ numbers }) => numbers),
          },
    places: tables.flatMap((table) => table.rows.map((_, row) => ({ table, row }))),
    read: first.reading.read,
    isWhole: parts.every(({ index }, at) => at === 0 || index - (parts[at - 1] as Part).index <= 1) && !goesOn(last),
  }
}

/** Some rows of a table as a table of their own, which nothing is missing from. */
export const withRows = ({ table, places, read }: PartedTable, rows: readonly number[]): PartedTable => {
  const only = <T>(all: readonly T[]) => rows.flatMap((row) => (row < all.length ? [all[row] as T] : []))
  return {
    table: {
      ...table,
      rows: only(table.rows),
      rowStems: only(table.rowStems),
      shortStems: only(table.shortStems),
      keys: only(table.keys),
      numbers: only(table.numbers),
      offering: new Map(),
    },
    places: only(places),
    read,
    isWhole: true,
  }
}

/** The passage ends with the table, and another row would not have fitted into it: the next one may have more. */
function goesOn({ table, reading }: Part): boolean {
  const text = reading.found.passage.text.trimEnd()
  const longest = Math.max(...table.rows.map((row) => row.join('\t').length))
  const end = table.rows.at(-1)?.at(-1)?.trim() ?? ''
  return text.length + longest >= FILLED && text.endsWith(end)
}
