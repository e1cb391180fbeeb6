import type { Line } from './lines.ts'
import { PAGE_NUMBER, printedAt } from './printed.ts'

/** Share of the page's height at its top and bottom where headers and footers stand. */
const MARGIN = 0.12
const PAGES_AT_LEAST = 3
/** Of two pages, what stands so near the edge of both. */
const EDGE = 0.09
/** Of one, what only a browser prints so near. */
const OUTERMOST = 0.06
const SHARE_OF_PAGES = 0.4
/** Of a long document, where each chapter has its own. */
const PAGES_ENOUGH = 8
/** To the pages where the number of a page goes on: left and right ones may differ. */
const STEPS = [-1, 1, -2, 2]
/** So many numbers of a line may be the one that runs. */
const NUMBERS = 4
/** Of two pages, what is so much larger than the text heads what follows. */
const LARGER = 1.12
/** How far the first row is below the head of its table at most, in sizes, and how far their cells begin apart, in points. */
const ROW_DOWN = 3
const IN_COLUMN = 4
/** Lines of one height differ by less, in points. */
const SAME_HEIGHT = 2

export interface PageLines {
  lines: Line[]
  bottom: number
  top: number
}

export interface WithoutRepeated {
  lines: Line[][]
  /** The first of what repeats but stands nowhere else: it cuts no text where it stood. */
  beside: Line[]
  dropped: Line[]
}

/**
 * Drops headers, footers and page numbers: lines that stand at the same height at the edge of many pages, whatever page they
 * count. The first of each stays, so that nothing of the document is lost, but for what a browser prints around a page (the
 * moment, the address, the title that the file has, the number of the page). The heads of a table that goes on stay.
 */
export function dropRepeated(pages: readonly PageLines[], title?: string): WithoutRepeated {
  const edges = pages.length === 1 ? printedOnOne(pages[0] as PageLines, title) : edgesOf(pages)
  // Pages of nothing else are what the document says.
  const isAll = pages.every(({ lines }, at) => lines.every((line) => edges[at]?.has(line)))
  if (isAll) return { lines: pages.map(({ lines }) => [...lines]), beside: [], dropped: [] }
  const { isPrinted } = printedAt(
    edges.flatMap((one) => [...one.keys()]),
    title,
  )
  const kept = new Set<string>()
  const beside: Line[] = []
  const dropped: Line[] = []
  const lines = pages.map((page, at) => {
    const keys = edges[at] as ReadonlyMap<Line, readonly string[]>
    return page.lines.flatMap((line) => {
      const found = keys.get(line)
      if (!found) return [line]
      const isFirst = !isPrinted(line) && !found.some((key) => kept.has(key))
      for (const key of found) kept.add(key)
      if (!isFirst) dropped.push(line)
      else if (inUpperHalf(line, page)) return [line]
      else beside.push(line)
      return []
    })
  })
  return { lines, beside, dropped }
}

const inUpperHalf = ({ y }: Line, { bottom, top }: PageLines) => y > (bottom + top) / 2

function printedOnOne(page: PageLines, title: string | undefined): Map<Line, string[]>[] {
  const edge = page.lines.filter((line) => isWithin(line, page, OUTERMOST))
  const { isByBrowser, isPrinted } = printedAt(edge, title)
  return [new Map(isByBrowser ? edge.filter(isPrinted).map((line) => [line, []]) : [])]
}

/** Of each page the lines at its edges that repeat, each with what it is known again by. */
function edgesOf(pages: readonly PageLines[]): Map<Line, string[]>[] {
  const isPair = pages.length === 2
  const larger = isPair ? usualSize(pages) * LARGER : Infinity
  const all = pages.map((page) => {
    const near = page.lines.filter((line) => isWithin(line, page, isPair ? EDGE : MARGIN) && line.size < larger)
    const marks = new Map(near.map((line) => [line, marksOf(line, Math.round(line.y / 4))]))
    for (const line of [page.lines[0], page.lines.at(-1)]) {
      // The number of a page may follow its text at any height.
      if (line && PAGE_NUMBER.test(line.text)) marks.set(line, [...(marks.get(line) ?? []), ...marksOf(line, 'any')])
    }
    return marks
  })
  const seen = new Map<string, number>()
  const there = all.map((marks) => new Set([...marks.values()].flat().map(({ key, number }) => `${key} ${number}`)))
  for (const marks of all) {
    for (const key of new Set([...marks.values()].flat().map((mark) => mark.key)))
      seen.set(key, (seen.get(key) ?? 0) + 1)
  }
  const atLeast = isPair ? 2 : Math.max(PAGES_AT_LEAST, Math.min(PAGES_ENOUGH, pages.length * SHARE_OF_PAGES))
  const runs = ({ key, number }: Mark, at: number) =>
    number === undefined || STEPS.some((step) => there[at + step]?.has(`${key} ${number + step}`))
  return all.map((marks, at) => {
    const repeated = [...marks].flatMap(([line, ofLine]): [Line, string[]][] => {
      const often = ofLine.filter((mark) => (seen.get(mark.key) ?? 0) >= atLeast && runs(mark, at))
      return often.length > 0 ? [[line, often.map(({ key }) => key)]] : []
    })
    return outermost(pages[at] as PageLines, new Map(repeated))
  })
}

function isWithin({ y, turned }: Line, { bottom, top }: PageLines, margin: number): boolean {
  const place = (y - bottom) / (top - bottom)
  return top > bottom && !turned && (place <= margin || place >= 1 - margin)
}

/** What a line is known again by on other pages: its place and its text, as it is or but for a number that counts the pages. */
interface Mark {
  key: string
  /** Has to be one more on the next page, or one less on the one before. */
  number?: number
}

function marksOf({ text }: Line, place: number | 'any'): Mark[] {
  const plain = text.replace(/\s+/g, ' ')
  const counting = [...plain.matchAll(/\d+/g)].slice(0, NUMBERS).map((number): Mark => {
    const [before, after] = [plain.slice(0, number.index), plain.slice(number.index + number[0].length)]
    return { key: `${place} ${before}#${after}`, number: Number(number[0]) }
  })
  // A number alone that stays the same is one of a chart, or of a table.
  return /\p{L}|\//u.test(plain) && place !== 'any' ? [{ key: `${place} ${plain}` }, ...counting] : counting
}

function usualSize(pages: readonly PageLines[]): number {
  const sizes = new Map<number, number>()
  for (const { lines } of pages)
    for (const { size, text } of lines) sizes.set(size, (sizes.get(size) ?? 0) + text.length)
  return [...sizes].sort(([, a], [, b]) => b - a)[0]?.[0] ?? 0
}

/** Of the lines that repeat, those that nothing stands outside of that does not; and no heads of a table. */
function outermost(page: PageLines, repeated: Map<Line, string[]>): Map<Line, string[]> {
  if (repeated.size === 0) return repeated
  const down = [...page.lines].filter(({ turned }) => !turned).sort((a, b) => b.y - a.y)
  const header = fromEdge(down, repeated)
  while (isHeadOf(header.at(-1), down[header.length])) header.pop()
  const footer = fromEdge(down.slice(header.length).reverse(), repeated)
  const taken = new Set([...header, ...footer])
  return new Map([...repeated].filter(([line]) => taken.has(line)))
}

/** The lines from an edge on, up to a height where none repeats. */
function fromEdge(lines: readonly Line[], repeated: ReadonlyMap<Line, unknown>): Line[] {
  let end = 0
  for (let at = 0; at < lines.length;) {
    let next = at + 1
    while (next < lines.length && Math.abs((lines[next] as Line).y - (lines[at] as Line).y) < SAME_HEIGHT) next += 1
    if (!lines.slice(at, next).some((line) => repeated.has(line))) break
    at = next
    end = next
  }
  return lines.slice(0, end)
}

function isHeadOf(head: Line | undefined, below: Line | undefined): boolean {
  if (!head || !below || head.spans.length < 2 || head.spans.length + below.spans.length < 4) return false
  if (head.y - below.y > head.size * ROW_DOWN) return false
  return head.spans.some(({ from, to }) =>
    below.spans.some((span) => Math.abs(span.from - from) < IN_COLUMN || Math.abs(span.to - to) < IN_COLUMN),
  )
}
