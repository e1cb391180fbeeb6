const FENCE = /^---[ \t]*$/
const CLOSING = /^(?:---|\.\.\.)[ \t]*$/
const KEY = /^(["']?)[\p{L}_][\p{L}\p{N}_.-]*\1[ \t]*:(?:[ \t]+(.*))?$/u
const LONGEST = 200

export interface FrontMatter {
  /** The line after it; 0 where there is none. */
  end: number
  title?: string
}

/**
 * Finds the keys and values between two rules at the very beginning: what a page generator reads, and no reader sees.
 * Rules around anything else are rules.
 */
export function frontMatterOf(lines: readonly string[]): FrontMatter {
  if (!FENCE.test(lines[0] ?? '')) return { end: 0 }
  const end = lines.slice(0, LONGEST).findIndex((line, i) => i > 0 && CLOSING.test(line))
  if (end < 2 || !isMapping(lines.slice(1, end))) return { end: 0 }
  const line = lines.slice(1, end).find((one) => /^title[ \t]*:/i.test(one))
  const title = line && unquoted(KEY.exec(line)?.[2] ?? '')
  return title ? { end: end + 1, title } : { end: end + 1 }
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
