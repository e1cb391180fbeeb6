import Papa from 'papaparse'
import { unspaced } from './quotes.ts'

/** A comma stands in figures and sentences, too, so it is the last that is thought of. */
const DELIMITERS = [';', '\t', '|', ','] as const
/** So many rows tell. */
const ROWS = 60
/** Share of the rows that have the usual number of cells where a file is separated so. */
const MOST = 0.6

/** Lines of one value each: this stands in no text. */
const NOTHING = '\u001f'

/** How many cells most rows have, more than one; 0 where most have not the same number. */
function usualWidth(rows: readonly (readonly string[])[]): number {
  const widths = new Map<number, number>()
  for (const { length } of rows) widths.set(length, (widths.get(length) ?? 0) + 1)
  return [...widths].find(([width, count]) => width > 1 && count >= rows.length * MOST)?.[0] ?? 0
}

/** What separates the values of a file: what parts most of its rows into the same number of cells, more than one. */
export function delimiterOf(text: string): string {
  const parsed = DELIMITERS.map((delimiter) => ({
    delimiter,
    rows: Papa.parse<string[]>(unspaced(text, delimiter), { delimiter, preview: ROWS, skipEmptyLines: true }).data,
  }))
  // The names of the columns are parted, too, unless a title stands above them: a semicolon may stand in every text.
  const fits =
    parsed.find(({ rows }) => rows[0] && rows[0].length === usualWidth(rows)) ??
    parsed.find(({ rows }) => usualWidth(rows) > 1)
  return fits?.delimiter ?? NOTHING
}
