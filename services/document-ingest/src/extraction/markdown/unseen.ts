const OPENING = /^ {0,3}<(script|style)(?=[\s>])[^<>]{0,2000}>/i
const CLOSING = { script: /<\/script\s*>/i, style: /<\/style\s*>/i }

/**
 * Takes blocks of scripts and styles out of lines: `skip` returns the line to go on with, `undefined` where none begins.
 * What stands behind the closing tag stays in its line. One that is never closed is left as it is: the rest of the
 * document is worth more.
 */
export function createUnseenBlocks(lines: string[]) {
  const last = {
    script: lines.findLastIndex((line) => CLOSING.script.test(line)),
    style: lines.findLastIndex((line) => CLOSING.style.test(line)),
  }
  return {
    skip(from: number, line: string): number | undefined {
      const opening = OPENING.exec(line)
      if (!opening) return undefined
      const name = (opening[1] as string).toLowerCase() as 'script' | 'style'
      let rest = line.slice(opening[0].length)
      for (let at = from; at <= last[name]; rest = lines[++at] ?? '') {
        const closing = CLOSING[name].exec(rest)
        if (!closing) continue
        lines[at] = rest.slice(closing.index + closing[0].length)
        return at
      }
      return undefined
    },
  }
}

/** Takes out comments that begin and end with a line. One that is never closed is left as it is. */
export function withoutComments(text: string): string {
  const kept: string[] = []
  let from = 0
  for (const { index } of text.matchAll(/^ {0,3}<!--/gm)) {
    if (index < from) continue
    const end = text.indexOf('-->', index)
    if (end < 0) break
    const after = /[^ \t]|$/.exec(text.slice(end + 3, end + 3 + 200))
    const next = text[end + 3 + (after?.index ?? 0)]
    if (next !== undefined && next !== '\n' && next !== '\r') continue
    kept.push(text.slice(from, index))
    from = end + 3
  }
  kept.push(text.slice(from))
  return kept.join('')
}
