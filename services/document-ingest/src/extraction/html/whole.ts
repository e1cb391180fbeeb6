/** What stands before the first tag of a page: where a comment ends, and what XML says of itself. */
const BEFORE = [
  ['<!--', '-->'],
  ['<?xml', '?>'],
] as const
const BEGINNING = /^<(?:!doctype\s+html|html)[\s>]/i
/** A beginning is no longer than this, with the white space in it. */
const BEGINNING_MAX = 64

/** Whether a text is a whole page, and not text or Markdown with tags in it: it begins as nothing else does. */
export function isWholePage(text: string): boolean {
  let at = 0
  for (;;) {
    while (/\s/.test(text[at] ?? '')) at += 1
    const found = BEFORE.find(([begins]) => text.startsWith(begins, at))
    if (!found) break
    const end = text.indexOf(found[1], at + found[0].length)
    if (end < 0) return false
    at = end + found[1].length
  }
  return BEGINNING.test(text.slice(at, at + BEGINNING_MAX))
}
