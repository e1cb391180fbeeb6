import { dayOf } from '../date.ts'

const FENCE = /^---[ \t]*$/
const CLOSING = /^(?:---|\.\.\.)[ \t]*$/
const KEY = /^(["']?)[\p{L}_][\p{L}\p{N}_.-]*\1[ \t]*:(?:[ \t]+(.*))?$/u
const LONGEST = 200
/** The first that is there counts. */
const DATES = ['updated', 'lastmod', 'modified', 'last_modified', 'last_updated', 'date', 'published', 'created']

export interface FrontMatter {
  /** The line after it; 0 where there is none. */
  end: number
  title?: string
  /** As YYYY-MM-DD. */
  date?: string
}

/**
 * Finds the keys and values between two rules at the very beginning: what a page generator reads, and no reader sees.
 * Rules around anything else are rules.
 */
export function frontMatterOf(lines: readonly string[]): FrontMatter {
  if (!FENCE.test(lines[0] ?? '')) return { end: 0 }
  const end = lines.slice(0, LONGEST).findIndex((line, i) => i > 0 && CLOSING.test(line))
  if (end < 2 || !isMapping(lines.slice(1, end))) return { end: 0 }
  const values = new Map<string, string>()
  for (const line of lines.slice(1, end)) {
    const [, , value] = KEY.exec(line) ?? []
    const text = value === undefined ? undefined : unquoted(value)
    if (text)
      values.set(
        line
          .slice(0, line.indexOf(':'))
          .replace(/["'\s]/g, '')
          .toLowerCase(),
        text,
      )
  }
  const title = values.get('title')
  const date = DATES.map((key) => dayOf(values.get(key))).find((day) => day !== undefined)
  return { end: end + 1, ...(title && { title }), ...(date && { date }) }
}

/** Keys first, each with its value beside or below it. */
function isMapping(lines: readonly string[]): boolean {
  if (!KEY.test(lines[0] ?? '') && !lines[0]?.startsWith('#')) return false
  let below = false
  let keys = 0
  for (const line of lines) {
    const key = KEY.exec(line)
    if (key) {
      keys += 1
      below = true
    } else if (line.trim() === '') below = false
    else if (!line.startsWith('#') && !(below && /^(?:[ \t]+\S|-[ \t])/.test(line))) return false
  }
  return keys > 0
}

/** Text over several lines, or anything but text, is no title. */
function unquoted(value: string): string | undefined {
  const text = /^(["'])(.*)\1[ \t]*$/.exec(value.trim())?.[2] ?? value
  return /^[>|[{&*!]/.test(text) ? undefined : text.trim()
}
