import { inColumns, type Column, type Span } from '../table/align.ts'
import type { Cell } from '../table/heads.ts'
import { joinLines, type Vocabulary } from './join.ts'
import type { Line } from './lines.ts'

/** How far above its first row the head of a table begins at most, in sizes. */
const UP_MAX = 7
/** More lines are no heads. */
const LINES_MAX = 100
/** The lines of one name are this close, and names above each other no farther apart than that, in sizes. */
const LEADING = 1.35
const ABOVE_MAX = 2.5
/** Lines of one height differ by less, in sizes. */
const SAME_HEIGHT = 0.6
/** How far from the middle of several columns a name stands that is set there: share of their width. */
const ASIDE = 0.15
/** Longer ones are statements. */
const NAME_MAX = 60
/** Pieces that begin at one place differ by less, in points. */
const NEAR = 2
const SAME_SIZE = 0.1
/** Share of a table's width that a name of a column has at most. */
const NARROW = 0.6

/** Where the lines begin that stand right above a table in another font, none of them with more than one piece: each may be of its heads. */
export function headsFrom(lines: readonly Line[], free: number, at: number, to: number, body: string): number {
  const first = lines[at] as Line
  let [left, right] = [first.left, first.right]
  for (const line of lines.slice(at, to)) [left, right] = [Math.min(left, line.left), Math.max(right, line.right)]
  let from = at
  while (from > free && at - from < LINES_MAX) {
    const line = lines[from - 1] as Line
    const up = line.y - first.y
    if (line.turned || line.spans.length !== 1 || line.font === body || up <= 0 || up > line.size * UP_MAX) break
    if (Math.abs(line.size - first.size) > first.size * SAME_SIZE) break
    if (line.left < left - line.size || line.left > right) break
    if (line.right - line.left > (right - left) * NARROW) break
    from -= 1
  }
  return from
}

/** A name with its lines. */
interface Name {
  text: string
  column: number
  top: number
  bottom: number
  from: number
  to: number
  /** Number of its first line. */
  line: number
}

/**
 * The heads of a table whose names stand one by one, in one row or in two: what stands above several of the second row is said with each.
 * Undefined where a column has none. `from` is the number of the first line that is one.
 */
export function headsOf(
  lines: readonly Line[],
  columns: readonly Column[],
  words: Vocabulary,
): { from: number; cells: Cell[] } | undefined {
  const all = namesIn(lines, columns, words)
  const top = Math.max(...all.flatMap((name) => (name.column > 0 ? [name.top] : [])))
  // What stands above the first column alone, higher than all others, is a title.
  const [size = 0] = lines.map((line) => line.size)
  const names = all.filter(({ bottom }) => bottom <= top + size * SAME_HEIGHT)
  const from = Math.min(...names.map(({ line }) => line))
  if (all.some((name) => !names.includes(name) && name.line > from)) return undefined
  const of = columns.map((_, column) => names.filter((name) => name.column === column))
  if (of.some((some, column) => some.length > 2 || (some.length === 0 && column > 0))) return undefined
  const pairs = of.filter((some): some is [Name, Name] => some.length === 2)
  if (pairs.some(([upper, lower]) => upper.bottom - lower.top > size * ABOVE_MAX)) return undefined
  const named = of.filter((some) => some.some(({ text }) => /[\p{L}\p{N}]/u.test(text)))
  if (named.length < 2 || names.some(({ text }) => text.length > NAME_MAX)) return undefined
  const lowest = of.map((some) => some.at(-1))
  const covers = pairs.map((pair) => coveredBy(pair, pairs, lowest, size))
  const cells = of.map((some, column): Cell => {
    const above = covers.find(({ first, last }) => column >= first && column <= last)
    const texts = some.length === 1 ? [above?.text, some[0]?.text] : some.map(({ text }) => text)
    return { text: texts.filter((text) => text !== undefined).join(' '), head: true }
  })
  return { from, cells }
}

/**
 * The columns that a name above another one stands over: where both begin at one place, all from there up to the next such name; else those in
 * the middle of which it stands. Names at the height of the first row, or of both, are of their column alone.
 */
function coveredBy(
  [upper, lower]: [Name, Name],
  pairs: readonly [Name, Name][],
  lowest: readonly (Name | undefined)[],
  size: number,
): { first: number; last: number; text: string } {
  const isFree = (column: number) => {
    const name = lowest[column]
    if (!name || pairs.some(([, other]) => other.column === column)) return false
    return lower.top >= name.bottom && lower.bottom <= name.top
  }
  const { column } = lower
  let [first, last] = [column, column]
  while (isFree(first - 1)) first -= 1
  while (isFree(last + 1)) last += 1
  if (Math.abs(upper.from - lower.from) < NEAR) return { first: column, last, text: upper.text }
  let [from, to, nearest] = [column, column, Infinity]
  for (let a = column; a >= first; a -= 1) {
    for (let b = column; b <= last; b += 1) {
      const [left, right] = [(lowest[a] as Name).from, (lowest[b] as Name).to]
      const away = Math.abs(left + right - upper.from - upper.to) / 2
      if (away < nearest && away < Math.max(size, (right - left) * ASIDE)) [from, to, nearest] = [a, b, away]
    }
  }
  return { first: from, last: to, text: upper.text }
}

function namesIn(lines: readonly Line[], columns: readonly Column[], words: Vocabulary): Name[] {
  const pieces = lines.flatMap((line, at) =>
    line.spans.map((span) => ({ span, y: span.y ?? line.y, at, size: line.size })),
  )
  const open: (Name | undefined)[] = []
  const names: Name[] = []
  for (const { span, y, at, size } of pieces.sort((a, b) => b.y - a.y || a.span.from - b.span.from)) {
    const column = columnOf(span, columns)
    const text = span.text.trim()
    const name = open[column]
    if (name && name.bottom - y <= size * LEADING) {
      name.text = joinLines(name.text, text, words)
      name.bottom = y
      name.from = Math.min(name.from, span.from)
      name.to = Math.max(name.to, span.to)
      name.line = Math.min(name.line, at)
    } else {
      const next = { text, column, top: y, bottom: y, from: span.from, to: span.to, line: at }
      open[column] = next
      names.push(next)
    }
  }
  return names
}

const columnOf = (span: Span, columns: readonly Column[]) =>
  inColumns([{ ...span, text: '.' }], columns).findIndex(({ text }) => text !== '')
