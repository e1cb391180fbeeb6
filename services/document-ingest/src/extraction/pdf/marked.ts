import type { Cell } from '../table/heads.ts'
import { joinLines, type Vocabulary } from './join.ts'
import { linesOf, most, type DrawnCell, type Line } from './lines.ts'
import type { TextItem } from './open.ts'
import { inPlace, spansOf } from './placed.ts'
import type { MarkedCell } from './structure.ts'

/** Lines of a page; a table that the file marks is one of them. */
export function linesWithTables(
  items: readonly TextItem[],
  marks: readonly (string | undefined)[],
  tables: readonly MarkedCell[][][],
  page: number,
): Line[] {
  if (tables.length === 0) return linesOf(items, page)
  const texts = new Map<string, TextItem[]>()
  for (const [i, item] of items.entries()) {
    const mark = marks[i] ?? ''
    const drawn = texts.get(mark)
    if (drawn) drawn.push(item)
    else texts.set(mark, [item])
  }
  const tableOf = new Map<string, DrawnCell[][]>()
  for (const marked of tables) {
    // What two cells claim is drawn once.
    const drawn = ({ marks: ids }: MarkedCell) => {
      const own = ids.flatMap((mark) => texts.get(mark) ?? [])
      for (const mark of ids) texts.delete(mark)
      return linesOf(own, page)
    }
    const rows = marked.map((row) => row.map((cell): DrawnCell => ({ isHead: cell.isHead, lines: drawn(cell) })))
    const placed = inPlace(rows)
    if (placed) for (const cell of marked.flat()) for (const mark of cell.marks) tableOf.set(mark, placed)
  }
  const parts: (TextItem[] | DrawnCell[][])[] = []
  const begun = new Set<DrawnCell[][]>()
  let around: TextItem[] | undefined
  for (const [i, item] of items.entries()) {
    const table = tableOf.get(marks[i] ?? '')
    if (table) {
      if (!begun.has(table)) parts.push(table)
      begun.add(table)
      around = undefined
    } else if (around) around.push(item)
    else parts.push((around = [item]))
  }
  const isTable = (part: TextItem[] | DrawnCell[][]): part is DrawnCell[][] => Array.isArray(part[0])
  return parts.flatMap((part) => (isTable(part) ? lineOf(part) : linesOf(part, page)))
}

/** A table as one line of its page: so it is told from what stands around it, and nobody looks for another one in it. */
function lineOf(rows: DrawnCell[][]): Line[] {
  const lines = rows.flat().flatMap((cell) => cell.lines)
  const [first] = lines
  if (!first) return []
  const textIn = (cell: DrawnCell) => cell.lines.map((line) => line.text).join(' ')
  const text = rows.map((row) => row.map(textIn).join('\t')).join('\n')
  const left = lines.reduce((least, line) => Math.min(least, line.left), Infinity)
  const right = lines.reduce((farthest, line) => Math.max(farthest, line.right), 0)
  const [only, ...others] = rows
  // A row by itself is a table only where it goes on with one; else its pieces are looked at like those of any line.
  const spans = only && others.length === 0 ? only.flatMap(spansOf).sort((a, b) => a.from - b.from) : []
  return [{ ...first, text, left, right, spans, cells: rows }]
}

/** What stands in the cells of a marked table. */
export function cellsOfMarked(rows: readonly DrawnCell[][], words: Vocabulary): Cell[][] {
  const fonts = new Map<string, number>()
  for (const { font, text } of rows.flat().flatMap(({ lines }) => lines))
    fonts.set(font, (fonts.get(font) ?? 0) + text.length)
  const body = most(fonts, '')
  return rows.map((row) =>
    row.map(({ isHead, lines }): Cell => {
      const text = lines.reduce((said, line) => (said === '' ? line.text : joinLines(said, line.text, words)), '')
      const isStrong = lines.length > 0 && lines.every(({ font }) => font !== body)
      return { text: text.replaceAll('\t', ' '), ...(isHead && { head: true }), ...(isStrong && { strong: true }) }
    }),
  )
}
