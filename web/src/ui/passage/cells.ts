import type { TableView } from './parts.ts'

/** Name of a cell in a set: its row and its column, from 0. */
export const cellAt = (row: number, column: number) => `${row}:${column}`

/**
 * The cells that an answer uses: of a row whose first cell it names, those whose words it has, and of them the ones below
 * a head that it names where it names any; else the one value that it has, where it has one only.
 */
export function markedCells({ heads, rows }: TableView, answer: string): Set<string> {
  const said = ` ${wordsOf(answer.replaceAll(/\[[\d, ]+\]/g, '')).join(' ')} `
  const isSaid = (text: string) => {
    const words = wordsOf(text)
    return words.length > 0 && said.includes(` ${words.join(' ')} `)
  }
  const used = rows.map((cells) => cells.flatMap((cell, column) => (isSaid(cell) ? [column] : [])))
  const marked = new Set<string>()
  for (const [row, columns] of used.entries()) {
    const values = columns.filter((column) => column > 0)
    if (columns[0] !== 0 ? values.length < 2 : values.length === 0) continue
    const named = values.filter((column) => isSaid(heads[column] ?? ''))
    for (const column of named.length > 0 ? [...columns.slice(0, columns[0] === 0 ? 1 : 0), ...named] : columns) {
      marked.add(cellAt(row, column))
    }
  }
  if (marked.size > 0) return marked
  const alone = used.flatMap((columns, row) => columns.flatMap((column) => (column > 0 ? [cellAt(row, column)] : [])))
  return new Set(alone.length === 1 ? alone : [])
}

/** Words in the form they are compared in. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+(?:[.,:]\p{N}+)*/gu) ?? []
