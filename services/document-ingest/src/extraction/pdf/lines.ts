import type { Span } from '../table/align.ts'
import type { TextItem } from './open.ts'

/** One line of text on a page, in points from the lower left corner. */
export interface Line {
  text: string
  left: number
  right: number
  /** Baseline. */
  y: number
  /** Height of most of its characters. */
  size: number
  /** Name of the font of most of its characters, within the document. */
  font: string
  page: number
  /** Not horizontal: labels of charts, watermarks. */
  turned: boolean
  /** Pieces that stand farther apart than words do. */
  spans: Span[]
  /** A whole table, where the file marks it as one. */
  cells?: DrawnCell[][]
}

/** A cell of a table with its lines. */
export interface DrawnCell {
  isHead: boolean
  lines: Line[]
}

/** A gap this many times the size of the letters separates cells rather than words. */
const CELL_GAP = 2
/** A gap from which pieces may stand in columns, where others stand below them. */
const SPAN_GAP = 0.7
/** A smaller gap than this one joins a raised number to its word. */
const WORD_GAP = 0.12
/** A narrower space than this one is no space. */
const NO_WIDTH = 0.02
/** How far letters of one line are raised or lowered, in sizes. */
const SAME_ROW = 0.6

interface Run {
  parts: string[]
  left: number
  right: number
  y: number
  sizes: Map<number, number>
  fonts: Map<string, number>
  turned: boolean
  /** The file ended the line here; a raised number still belongs to it. */
  ended: boolean
  /** A space with next to no width came last: it counts unless a raised number follows. */
  thinSpace: boolean
  lastSize: number
  lastY: number
  spans: Span[]
}

/** Puts the runs of a page together to lines, in the order in which the file draws them. */
export function linesOf(items: readonly TextItem[], page: number): Line[] {
  const lines: Line[] = []
  let run: Run | undefined

  const end = () => {
    const text = run?.parts.join('').trim() ?? ''
    if (run && text !== '') {
      const { left, right, y, turned, sizes, fonts, spans } = run
      lines.push({ text, left, right, y, size: most(sizes, 0), font: most(fonts, ''), page, turned, spans })
    }
    run = undefined
  }
  for (const item of items) {
    if (item.str !== '') {
      if (run && !goesOn(run, item)) end()
      run = append(run, item)
    }
    if (item.hasEOL && run) run.ended = true
  }
  end()
  return lines
}

function placeOf({ transform }: TextItem) {
  const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = transform
  return { x, y, size: Math.round(Math.hypot(c, d) * 2) / 2, turned: Math.abs(b) > Math.abs(a) }
}

function goesOn(run: Run, item: TextItem): boolean {
  const { x, y, size, turned } = placeOf(item)
  if (run.turned !== turned || (run.ended && turned)) return false
  const larger = Math.max(size, most(run.sizes, 0))
  // A raised number belongs to the cell it stands in: those of a row are not all at one height.
  const from = size < run.lastSize && run.spans.length > 1 ? run.lastY : run.y
  if (!turned && Math.abs(y - from) > larger * SAME_ROW) return false
  return !run.ended || x >= run.right - larger * 0.3
}

function newRun(x: number, y: number, turned: boolean): Run {
  const place = { left: x, right: x, y, turned }
  return {
    ...place,
    parts: [],
    sizes: new Map(),
    fonts: new Map(),
    ended: false,
    thinSpace: false,
    lastSize: 0,
    lastY: y,
    spans: [],
  }
}

function append(current: Run | undefined, item: TextItem): Run {
  const { x, y, size, turned } = placeOf(item)
  const blank = item.str.trim() === ''
  const run = current ?? newRun(x, y, turned)
  if (blank && item.width < size * NO_WIDTH) {
    run.thinSpace = true
    return run
  }
  const gap = blank ? item.width : x - run.right
  if (!turned && size > 0 && gap > size * CELL_GAP && run.parts.length > 0) run.parts.push('\t')
  else if (!blank && (run.ended || run.thinSpace) && gap > size * WORD_GAP) run.parts.push(' ')
  else if (!blank && run.thinSpace && size >= run.lastSize) run.parts.push(' ')
  if (!blank || !run.parts.at(-1)?.endsWith('\t')) run.parts.push(item.str)
  if (!blank) addSpan(run, item, x, y, size)
  run.ended = false
  run.thinSpace = false
  run.lastSize = size
  run.lastY = y
  run.right = Math.max(run.right, x + item.width)
  run.left = Math.min(run.left, x)
  if (!blank || run.sizes.size === 0) {
    run.sizes.set(size, (run.sizes.get(size) ?? 0) + item.str.length)
    run.fonts.set(item.fontName, (run.fonts.get(item.fontName) ?? 0) + item.str.length)
  }
  return run
}

function addSpan({ spans, ended, thinSpace }: Run, { str, width }: TextItem, x: number, y: number, size: number): void {
  const last = spans.at(-1)
  const gap = last === undefined ? 0 : x - last.to
  if (!last || gap > size * SPAN_GAP) spans.push({ text: str, from: x, to: x + width, y })
  else {
    last.text += (gap > size * WORD_GAP || ((ended || thinSpace) && gap > 0) ? ' ' : '') + str
    last.to = Math.max(last.to, x + width)
  }
}

/** The value with the highest count. */
export function most<T>(counts: ReadonlyMap<T, number>, none: T): T {
  let best = none
  let highest = -1
  for (const [value, count] of counts) {
    if (count > highest) {
      best = value
      highest = count
    }
  }
  return best
}
