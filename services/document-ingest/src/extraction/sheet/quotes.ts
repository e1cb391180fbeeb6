/**
 * A CSV without the spaces that some programs write between a delimiter and a quoted value, which count as part of the value for the
 * parser: it would part the value at every delimiter inside of it. A mark that no value begins and ends with stays as it is.
 */
export function unspaced(text: string, delimiter: string): string {
  if (delimiter === ' ' || !text.includes('"')) return text
  const one = delimiter.replace(/\W/, '\\$&')
  // A closing mark of a value that ends with a delimiter, and marks that repeat what stands above, have no text behind them.
  const beginning = new RegExp(`(^|${one})(?:(?!${one})[ \\t])+(?="(?!${one})[^\\s"])`, 'gm')
  return text.replace(beginning, (spaced: string, before: string, at: number) =>
    isQuoted(text, at + spaced.length, delimiter) ? before : spaced,
  )
}

/** Whether the value that begins with a mark at `start` ends with one. */
function isQuoted(text: string, start: number, delimiter: string): boolean {
  let end = text.indexOf('"', start + 1)
  while (end >= 0 && text[end + 1] === '"') end = text.indexOf('"', end + 2)
  if (end < 0) return false
  let next = end + 1
  while (text[next] === ' ' && text[next] !== delimiter) next += 1
  return next === text.length || text.startsWith(delimiter, next) || /[\r\n]/.test(text[next] as string)
}
