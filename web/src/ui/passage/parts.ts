import type { PassageTable } from '@docent/proto'

/** What a table needs to be drawn. */
export type TableView = Pick<PassageTable, 'caption' | 'heads' | 'rows'>

/** A passage in its order: running text, and tables where its lines are one. `from` is the place in the whole text. */
export type Part = { kind: 'text'; from: number; text: string } | { kind: 'table'; from: number; table: TableView }

/**
 * A passage cut where its tables begin and end. Passages of before there were tables have their rows as lines with tabs:
 * two such lines in a row are drawn as a table too, without heads, because nobody knows which line they were.
 */
export function partsOf(text: string, tables: readonly PassageTable[] = []): Part[] {
  const parts: Part[] = []
  let end = 0
  for (const table of tables.toSorted((a, b) => a.from - b.from)) {
    if (table.from < end || table.to > text.length || table.rows.length === 0) continue
    parts.push(...tabbed(text.slice(end, table.from), end))
    parts.push({ kind: 'table', from: table.from, table })
    end = table.to
  }
  parts.push(...tabbed(text.slice(end), end))
  return parts
}

/** Whether the words right above a table are its caption, so that it needs to be said no more. */
export const isNamedAbove = (text: string, { from, table: { caption } }: Extract<Part, { kind: 'table' }>): boolean =>
  caption !== undefined && text.slice(0, from).trimEnd().endsWith(caption.trim())

/** Two lines or more, each with a tab in it. */
const TABBED = /(?:^[^\n]*\S\t[^\n]*(?:\n|$)){2,}/gm

function tabbed(text: string, at: number): Part[] {
  const parts: Part[] = []
  const say = (from: number, to: number) => {
    const words = text.slice(from, to)
    if (words.trim() !== '') parts.push({ kind: 'text', from: at + from, text: words })
  }
  let end = 0
  for (const { 0: lines, index } of text.matchAll(TABBED)) {
    say(end, index)
    const rows = lines
      .trimEnd()
      .split('\n')
      .map((line) => line.split('\t'))
    parts.push({ kind: 'table', from: at + index, table: { heads: [], rows } })
    end = index + lines.length
  }
  say(end, text.length)
  return parts
}
