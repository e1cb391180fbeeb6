import { widthOf } from '../blocks.ts'
import { columnsAcross, inColumns, type Column, type Span } from '../table/align.ts'
import type { DrawnCell } from './lines.ts'

/** Of the rows of a table this share at most begins with an empty cell and has others: more are lines of rows that were taken for rows. */
const GOING_ON_MAX = 0.25

/**
 * Rows with each cell in its column. Undefined where the structure does not tell rows and columns: some programs guess them, line by line.
 */
export function inPlace(rows: readonly DrawnCell[][]): DrawnCell[][] | undefined {
  const filled = rows.filter((row) => row.some(isFilled))
  const widest = widthOf(filled)
  const placed = filled.every((row) => row.length === widest) ? filled : byPlace(filled)
  if (!placed?.some((row) => row.filter(isFilled).length > 1)) return undefined
  const body = placed.filter((row) => !row.every(({ isHead }) => isHead))
  const goingOn = body.slice(1).filter(([first, ...others]) => first && !isFilled(first) && others.some(isFilled))
  return goingOn.length > placed.length * GOING_ON_MAX ? undefined : placed
}

/** A cell without text, or one over several columns, leaves others out: where each stands tells its column. */
function byPlace(rows: readonly DrawnCell[][]): DrawnCell[][] | undefined {
  const drawn = rows.map((row) => row.filter(isFilled))
  const widest = widthOf(drawn)
  const columns = columnsAcross(drawn.filter((row) => row.length === widest).map((row) => row.map(placeOf)))
  let above: DrawnCell[] | undefined
  return (
    columns &&
    drawn.map((row) => {
      if (row.length > 0 && row.every(({ isHead }) => isHead)) return (above = headsOver(row, columns, above))
      const cells = columns.map((): DrawnCell => ({ isHead: false, lines: [] }))
      for (const cell of row) {
        const at = inColumns([placeOf(cell)], columns).findIndex(({ text }) => text !== '')
        const before = cells[at] as DrawnCell
        cells[at] = { isHead: cell.isHead, lines: [...before.lines, ...cell.lines] }
      }
      return cells
    })
  )
}

/** What it counts, in points, that a column has no head: as much as one that stands so far from where its columns do. */
const WITHOUT_HEAD = 5

/**
 * The heads of a row over the columns that they stand over, each said with all of its own: "Low season" above "Mon–Thu" and "Fri–Sun". They begin or end where
 * their columns do, or stand in the middle of them, and reach over no more than what stands above them does.
 */
function headsOver(
  heads: readonly DrawnCell[],
  columns: readonly Column[],
  above: readonly DrawnCell[] | undefined,
): DrawnCell[] {
  const isOfOne = (from: number, to: number) => !above || above.slice(from, to).every((one) => one === above[from])
  const away = ({ from, to }: Span, first: Column, last: Column) =>
    Math.min(Math.abs(from - first.from), Math.abs(to - last.to), Math.abs(from + to - first.from - last.to) / 2)
  type Laid = { cost: number; cells: DrawnCell[] }
  const none = (): DrawnCell => ({ isHead: true, lines: [] })
  // The best way to lay the first heads over the first columns, by the number of these.
  let best: (Laid | undefined)[] = columns.reduce<(Laid | undefined)[]>(
    (all, _, at) => [...all, { cost: (at + 1) * WITHOUT_HEAD, cells: Array.from({ length: at + 1 }, none) }],
    [{ cost: 0, cells: [] }],
  )
  for (const head of heads) {
    const place = placeOf(head)
    const next: (Laid | undefined)[] = [undefined]
    for (let to = 1; to <= columns.length; to += 1) {
      let least: Laid | undefined
      const before = next[to - 1]
      if (before) least = { cost: before.cost + WITHOUT_HEAD, cells: [...before.cells, none()] }
      for (let from = 0; from < to; from += 1) {
        const laid = best[from]
        if (!laid || !isOfOne(from, to)) continue
        const cost = laid.cost + away(place, columns[from] as Column, columns[to - 1] as Column)
        if (!least || cost < least.cost)
          least = { cost, cells: [...laid.cells, ...Array.from({ length: to - from }, () => head)] }
      }
      next.push(least)
    }
    best = next
  }
  return best[columns.length]?.cells ?? columns.map(none)
}

/** A line may begin with the space that ended the cell before it: its pieces tell where it stands. */
export const spansOf = ({ lines }: DrawnCell) => lines.flatMap((line) => line.spans)
const isFilled = (cell: DrawnCell) => spansOf(cell).length > 0
const placeOf = (cell: DrawnCell): Span =>
  spansOf(cell).reduce(
    (place, { from, to }) => ({ ...place, from: Math.min(place.from, from), to: Math.max(place.to, to) }),
    { text: '.', from: Infinity, to: -Infinity },
  )
