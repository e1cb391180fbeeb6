/** `[1]` and `[1, 3]`; a space before it belongs to the number. */
const CITATION = / ?\[(\d{1,3}(?:\s*,\s*\d{1,3})*)\]/g

/** Text cut into words and source numbers. Numbers that name no source stay text. */
export function splitCitations(text: string, sources: number): (string | number)[] {
  const parts: (string | number)[] = []
  let end = 0
  for (const match of text.matchAll(CITATION)) {
    const numbers = (match[1] ?? '').split(',').map(Number)
    if (!numbers.every((number) => number >= 1 && number <= sources)) continue
    if (match.index > end) parts.push(text.slice(end, match.index))
    parts.push(...numbers)
    end = match.index + match[0].length
  }
  if (end < text.length) parts.push(text.slice(end))
  return parts
}

/** While an answer is still being written, half a citation at its end is not shown. */
export function withoutHalfCitation(text: string): string {
  return text.replace(/ ?\[(\d{1,3}(\s*,\s*\d{0,3})*)?$/, '')
}
