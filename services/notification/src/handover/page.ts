import { Parser } from 'htmlparser2'

const UNREAD = new Set(['script', 'style', 'head', 'title', 'template'])
const BLOCKS = /^(br|p|div|tr|li|ul|ol|h[1-6]|table|pre|hr)$/

/** The words of a page, a line for each block, up to what it quotes. */
export function textOf(html: string, most: number): string {
  let text = ''
  let unread = 0
  let isOver = false
  const parser = new Parser({
    onopentagname(name) {
      if (name === 'blockquote') isOver = true
      else if (UNREAD.has(name)) unread += 1
      else if (BLOCKS.test(name)) text += '\n'
    },
    onclosetag(name) {
      if (UNREAD.has(name)) unread -= 1
      else if (BLOCKS.test(name) && name !== 'br') text += '\n'
    },
    ontext(piece) {
      if (unread === 0 && !isOver) text += piece.replace(/\s+/g, ' ')
    },
  })
  parser.end(html.slice(0, most))
  return text.replaceAll(/ ?\n ?/g, '\n')
}
