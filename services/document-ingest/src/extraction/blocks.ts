/** Where a block stands: 1-based, null where the source has no pages. */
interface OnPage {
  page: number | null
}

/** A piece of a document in reading order: what chunks are made of. */
export type Block = OnPage &
  (
    | { kind: 'heading'; level: number; text: string }
    | { kind: 'paragraph' | 'item' | 'code'; text: string }
    | { kind: 'table'; header: string | null; rows: string[] }
  )

/** What a reader makes of a file. */
export interface Extracted {
  blocks: Block[]
  pages: number | null
  /** What the source calls itself, where it does. */
  title?: string
}

/** The plain text of a block. */
export function textOf(block: Block): string {
  if (block.kind !== 'table') return block.text
  return (block.header === null ? block.rows : [block.header, ...block.rows]).join('\n')
}

/** The plain text of a document, blocks apart by an empty line. */
export function fullText(blocks: readonly Block[]): string {
  return blocks.map(textOf).join('\n\n')
}

/** Cells of one row on one line, tabs between them. */
export function tableRow(cells: readonly string[]): string {
  return cells
    .map((cell) => cell.replace(/\s+/g, ' ').trim())
    .join('\t')
    .trimEnd()
}
