/** What stands before the first tag of a page: where a comment ends, and what XML says of itself. */
const BEFORE = [
  ['<!--', '-->'],
  ['<?xml', '?>'],
] as const
const BEGINNING = /^<(?:!doctype\s+html|html)[\s>]/i
/** A beginning is no longer than this, with the white space in it. */
const BEGINNING_MAX = 64

/** What follows is a tag again, and no sentence about the tag: "<html> and <body> are tags". */
const GOES_ON = /^<[a-z/!]/i

/** Whether a text is a whole page, and not text or Markdown with tags in it: it begins as nothing else does. */
export function isWholePage(text: string): boolean {
  const at = firstTag(text, 0)
  if (!BEGINNING.test(text.slice(at, at + BEGINNING_MAX))) return false
  const end = text.indexOf('>', at)
  const next = end < 0 ? -1 : firstTag(text, end + 1)
  return next >= 0 && GOES_ON.test(text.slice(next, next + 2))
}

/** Where the first thing stands that is neither white space nor a comment. */
function firstTag(text: string, from: number): number {
  let at = from
  for (;;) {
    while (/\s/.test(text[at] ?? '')) at += 1
    const found = BEFORE.find(([begins]) => text.startsWith(begins, at))
    if (!found) return at
    const end = text.indexOf(found[1], at + found[0].length)
    if (end < 0) return text.length
    at = end + found[1].length
  }
}
