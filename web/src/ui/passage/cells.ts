import type { TableView } from './parts.ts'

/** Name of a cell in a set: its row and its column, from 0. */
export const cellAt = (row: number, column: number) => `${row}:${column}`

/**
 * The cells that an answer uses: of rows whose name it says, else of those of which it has two values, and of them the ones
 * below a head that it names where it names any; else the one value that it has, where it has one only.
 */
export function markedCells({ heads, rows }: TableView, answer: string): Set<string> {
  const said = ` ${wordsOf(answer.replaceAll(/\[[\d, ]+\]/g, '')).join(' ')} `
  const isSaid = (text: string) => {
    const words = wordsOf(text)
    return words.length > 0 && said.includes(` ${words.join(' ')} `)
  }
  const isSign = (text: string) => wordsOf(text).length === 0 && text.trim() !== '' && answer.includes(text.trim())
  const used = rows.map((cells) => {
    const columns = cells.flatMap((cell, column) => (isSaid(cell) ? [column] : []))
    // Where rows are numbered the name stands behind the number.
    const name = Math.max(
      0,
      cells.findIndex((cell) => /\p{L}/u.test(cell)),
    )
    // "–" is all that some cells say, and has no words: it counts where its row is named.
    if (columns.includes(name)) columns.push(...cells.flatMap((cell, column) => (isSign(cell) ? [column] : [])))
    const values = columns.filter((column) => column !== name)
    // A figure that stands in three columns is said once.
    const different = new Set(values.map((column) => cells[column])).size
    return { columns, values, name, different, isNamed: different > 0 && columns.includes(name) }
  })
  // Many rows have the same figures: where one is named, none is meant that only shares them.
  const isNamed = used.some((row) => row.isNamed)
  const marked = new Set<string>()
  for (const [row, { columns, values, name, ...one }] of used.entries()) {
    if (isNamed ? !one.isNamed : one.different < 2) continue
    const named = values.filter((column) => isSaid(heads[column] ?? ''))
    for (const column of named.length > 0 ? [...columns.filter((each) => each === name), ...named] : columns) {
      marked.add(cellAt(row, column))
    }
  }
  if (marked.size > 0) return marked
  const alone = used.flatMap(({ values }, row) =>
    values.filter((column) => column > 0).map((column) => cellAt(row, column)),
  )
  return new Set(alone.length === 1 ? alone : [])
}

/** Words in the form they are compared in. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+(?:[.,:]\p{N}+)*/gu) ?? []
