import Papa from 'papaparse'
import type { Extracted } from '../blocks.ts'
import type { Cell } from '../table/heads.ts'
import { isDayOrMonth } from '../table/words.ts'
import { delimiterOf } from './delimiter.ts'
import { unspaced } from './quotes.ts'
import { namesOnly, regionBlocks } from './regions.ts'

/** What Excel writes above a file to say how it is separated. */
const SEPARATOR_LINE = /^sep=(.)\r?\n/i

/** Reads rows of values that are separated by semicolons, tabs, commas or bars; whatever is broken in them, no text is lost. */
export function readCsv(text: string): Extracted {
  const said = SEPARATOR_LINE.exec(text)
  const content = said ? text.slice(said[0].length) : text
  const delimiter = said?.[1] ?? delimiterOf(content)
  const rows = Papa.parse<string[]>(unspaced(content, delimiter), { delimiter }).data
  const cells = rows.map((row) => row.map((cell): Cell => ({ text: cell })))
  const first = cells.find((row) => row.some(({ text: cell }) => cell.trim() !== ''))
  if (first && namesFields(first)) for (const cell of first) cell.head = true
  return { blocks: regionBlocks(cells), pages: null }
}

/** The first line of a CSV names its fields, unless it has values of its own. */
function namesFields(first: readonly Cell[]): boolean {
  return namesOnly(first) && !first.some(({ text }) => isDayOrMonth(text.trim()) || /[.?!？]\s*$/.test(text))
}
