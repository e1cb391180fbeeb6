import type { Line } from './lines.ts'

/** Share of the page's height at its top and bottom where headers and footers stand. */
const MARGIN = 0.12
const PAGES_AT_LEAST = 3
/** Of two pages, what stands so near the edge of both. */
const EDGE = 0.09
const SHARE_OF_PAGES = 0.4

const PAGE_NUMBER = /^[-–—|\s]*(?:page|seite|página|стр\.?)?\s*\d{1,4}(?:\s*(?:of|von|de|\/)\s*\d{1,4})?[-–—|\s]*$/i

export interface PageLines {
  lines: Line[]
  bottom: number
  top: number
}

/**
 * Drops headers, footers and page numbers: lines that stand at the same height in the margin of many pages. The first of
 * each stays, so that nothing of the document is lost.
 */
export function dropRepeated(pages: readonly PageLines[]): { lines: Line[][]; dropped: Line[] } {
  const margin = pages.length === 2 ? EDGE : MARGIN
  const seen = new Map<string, number>()
  for (const page of pages) {
    for (const key of new Set(page.lines.flatMap((line) => marginKey(line, page, margin) ?? []))) {
      seen.set(key, (seen.get(key) ?? 0) + 1)
    }
  }
  const atLeast = pages.length === 2 ? 2 : Math.max(PAGES_AT_LEAST, pages.length * SHARE_OF_PAGES)
  const kept = new Set<string>()
  const dropped: Line[] = []
  const lines = pages.map((page) => {
    const rest = page.lines.filter((line) => {
      const key = marginKey(line, page, margin)
      if (key === undefined || (seen.get(key) ?? 0) < atLeast) return true
      if (kept.has(key)) {
        dropped.push(line)
        return false
      }
      kept.add(key)
      return true
    })
    return rest.length > 0 ? rest : page.lines
  })
  return { lines, dropped }
}

function marginKey(line: Line, { bottom, top, lines }: PageLines, margin: number): string | undefined {
  const height = top - bottom
  // The number of a page may follow its text at any height.
  if (PAGE_NUMBER.test(line.text) && (line === lines.at(-1) || line === lines[0])) return 'page number'
  const place = (line.y - bottom) / height
  if (!(height > 0) || line.turned || (place > margin && place < 1 - margin)) return undefined
  // The number of the page differs.
  return `${Math.round(line.y / 4)} ${line.text.replace(/\s+/g, ' ').replace(/\d{1,4}$/, '#')}`
}
