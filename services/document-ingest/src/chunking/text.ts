import type { PassageTable } from '@docent/proto'
import { tableLines, type Table } from '../extraction/blocks.ts'

/** Text with the tables that stand in it. */
export interface Text {
  content: string
  tables: PassageTable[]
}

export const plain = (content: string): Text => ({ content, tables: [] })

/** A table as lines, its caption above it. */
export function tableText(table: Table): Text {
  const { caption, heads, rows } = table
  const above = caption === undefined ? '' : `${caption}\n`
  const content = above + tableLines(table).join('\n')
  return {
    content,
    tables: [{ from: above.length, to: content.length, ...(caption !== undefined && { caption }), heads, rows }],
  }
}

/** One text after another, `glue` between them. */
export function joined(before: Text, glue: string, after: Text): Text {
  if (before.content === '') return after
  const shift = before.content.length + glue.length
  const moved = after.tables.map((table) => ({ ...table, from: table.from + shift, to: table.to + shift }))
  return { content: before.content + glue + after.content, tables: [...before.tables, ...moved] }
}
