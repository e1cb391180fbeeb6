import { tableRow, type Block } from '../blocks.ts'
import type { Cell } from './heads.ts'
import { tableOf } from './table.ts'

/** The blocks of a table; one of a single column is a box or a list, and its rows are paragraphs. */
export function tableBlocks(rows: readonly (readonly Cell[])[], page: number | null, caption?: string): Block[] {
  const table = tableOf(rows, caption)
  if (!table) return caption === undefined ? [] : [{ kind: 'paragraph', text: caption, page }]
  const { heads } = table
  const single = heads.length <= 1 && table.rows.every((row) => row.length <= 1)
  if (!single || (heads.length === 1 && table.rows.length > 0)) return [{ kind: 'table', ...table, page }]
  const lines = [...(table.caption === undefined ? [] : [table.caption]), ...heads, ...table.rows.map(tableRow)]
  return lines.map((text) => ({ kind: 'paragraph', text, page }))
}
