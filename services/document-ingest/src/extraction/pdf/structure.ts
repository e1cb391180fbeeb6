import type { Mark, StructNode, TextItem } from './open.ts'

/** A cell of a table as the file marks it: what is drawn in it, by its marks. */
export interface MarkedCell {
  isHead: boolean
  marks: string[]
}

/** Deeper trees are none that a program wrote. */
const DEPTH_MAX = 100

/**
 * The tables that a page is said to have by the structure that browsers and word processors write beside what they draw. One that
 * holds another one only places it. What has no text on this page is not in the structure.
 */
export function tablesMarked(root: StructNode | null): MarkedCell[][][] {
  const tables: MarkedCell[][][] = []
  const visit = (node: StructNode, depth: number): boolean => {
    if (depth > DEPTH_MAX) return false
    let holdsTable = false
    for (const child of node.children ?? []) holdsTable = visit(child, depth + 1) || holdsTable
    if (node.role !== 'Table') return holdsTable
    const rows = holdsTable ? [] : rowsIn(node)
    if (rows.some((row) => row.length > 1)) tables.push(rows)
    return true
  }
  if (root) visit(root, 0)
  return tables
}

const rowsIn = (node: StructNode): MarkedCell[][] =>
  (node.children ?? []).flatMap((child) => {
    if (child.role !== 'TR') return child.role === 'Caption' ? [] : rowsIn(child)
    const cells = (child.children ?? []).filter(({ role }) => role === 'TH' || role === 'TD')
    return [cells.map((cell) => ({ isHead: cell.role === 'TH', marks: marksIn(cell) }))]
  })

const marksIn = ({ id, children = [] }: StructNode): string[] => [
  ...(id === undefined ? [] : [id]),
  ...children.flatMap(marksIn),
]

/** Texts in the order in which they are drawn, each with the mark that it stands below. */
export function withMarks(items: readonly (TextItem | Mark)[]): { item: TextItem; mark: string | undefined }[] {
  const open: (string | undefined)[] = []
  return items.flatMap((item) => {
    if ('str' in item) return [{ item, mark: open.at(-1) }]
    if (item.type === 'endMarkedContent') open.pop()
    else open.push(item.id ?? open.at(-1))
    return []
  })
}
