import { widthOf } from '../blocks.ts'
import type { DrawnCell, Line } from './lines.ts'
import type { PageLines } from './repeated.ts'

/** Points at the edge of a page in which what stands there is of no text: page numbers, what a browser prints around. */
const EDGE = 36

/**
 * Gives the part of a marked table that goes on over the page the heads of the part before; and takes what is a single row of cells, and
 * goes on from nothing, for a line again.
 */
export function withHeadsOfBefore(pages: readonly PageLines[]): void {
  for (const [at, page] of pages.entries()) {
    const heads = at > 0 ? headsAtEnd(pages[at - 1] as PageLines) : []
    const first = firstOf(page)
    if (first?.cells && heads.length > 0 && !isHead(first.cells[0]) && widthOf(first.cells) === widthOf(heads))
      first.cells = [...heads, ...first.cells]
  }
  for (const { lines } of pages) for (const line of lines) if (line.cells && line.cells.length < 2) delete line.cells
}

const isHead = (row: readonly DrawnCell[] | undefined): boolean => row?.every((cell) => cell.isHead) === true

/** The heads of the table that is the last of a page's text. */
function headsAtEnd({ lines, bottom }: PageLines): DrawnCell[][] {
  const table = lines.findLast(({ cells }) => cells !== undefined)
  if (!table?.cells) return []
  const drawn = table.cells.flat().flatMap((cell) => cell.lines)
  const end = drawn.reduce((lowest, { y }) => Math.min(lowest, y), table.y)
  if (lines.some((line) => line !== table && line.y < end && line.y > bottom + EDGE)) return []
  const body = table.cells.findIndex((row) => !isHead(row))
  return table.cells.slice(0, Math.max(0, body))
}

/** The first line of a page's text. */
const firstOf = ({ lines, top }: PageLines): Line | undefined =>
  lines.reduce<Line | undefined>(
    (first, line) => (line.y > top - EDGE || (first && first.y >= line.y) ? first : line),
    undefined,
  )
