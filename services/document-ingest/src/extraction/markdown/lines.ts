/**
 * What a single line of Markdown is. Each looks at its line a fixed number of times: patterns in which two repetitions may
 * share the same spaces take time of their square.
 */

const HASHES = /^ {0,3}(#{1,6})(?=\s|$)/
const FENCE = /^(?:`{3,}|~{3,})/
const DASHES = /^:?-+:?$/

/** A heading of hashes, without those that may close it. */
export function atxHeading(line: string): { level: number; text: string } | undefined {
  const [opening, hashes] = HASHES.exec(line) ?? []
  if (opening === undefined || hashes === undefined) return undefined
  const text = line.slice(opening.length).trim()
  let end = text.length
  while (text[end - 1] === '#') end -= 1
  const closes = end < text.length && (end === 0 || /\s/.test(text[end - 1] as string))
  return { level: hashes.length, text: closes ? text.slice(0, end).trimEnd() : text }
}

/** The marks that open code. */
export function fenceOf(line: string): string | undefined {
  const [marks] = FENCE.exec(line.trimStart()) ?? []
  // With one more behind them they are code inside a sentence.
  return marks === undefined || line.trimStart().includes('`', marks.length) ? undefined : marks
}

/** What stands between the heads of a table and its rows. */
export function isTableRule(line: string): boolean {
  if (/^ {4}/.test(line)) return false
  const cells = line.trim().split('|')
  if (cells.length > 1 && cells[0] === '') cells.shift()
  if (cells.length > 1 && cells.at(-1) === '') cells.pop()
  return cells.every((cell) => DASHES.test(cell.trim()))
}
