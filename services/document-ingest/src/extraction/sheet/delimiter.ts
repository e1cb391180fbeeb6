import Papa from 'papaparse'

/** A comma stands in figures and sentences, too, so it is the last that is thought of. */
const DELIMITERS = [';', '\t', '|', ','] as const
/** So many rows tell. */
const ROWS = 60
/** Share of the rows that have the usual number of cells where a file is separated so. */
const MOST = 0.6

/** Lines of one value each: this stands in no text. */
const NOTHING = '\u001f'

/** What separates the values of a file: what parts most of its rows into the same number of cells, more than one. */
export function delimiterOf(text: string): string {
  const fits = DELIMITERS.find((delimiter) => {
    const { data } = Papa.parse<string[]>(text, { delimiter, preview: ROWS, skipEmptyLines: true })
    const widths = new Map<number, number>()
    for (const { length } of data) widths.set(length, (widths.get(length) ?? 0) + 1)
    return [...widths].some(([width, rows]) => width > 1 && rows >= data.length * MOST)
  })
  return fits ?? NOTHING
}
