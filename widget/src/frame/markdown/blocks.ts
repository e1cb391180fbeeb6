/** What an answer is made of. Texts are still to be read for emphasis, links and numbers. */
export type Block =
  | { type: 'paragraph' | 'heading' | 'code'; text: string }
  | { type: 'list'; start: number | undefined; items: Block[][] }
  | { type: 'quote'; children: Block[] }
  | { type: 'table'; head: string[]; rows: string[][] }
  | { type: 'rule' }

const FENCE = /^ {0,3}(```+|~~~+)/
const ITEM = /^( *)(?:[-*+•]|(\d{1,9})[.)])\s+(?=\S)/
const HEADING = /^ {0,3}#{1,6}\s+(.*?)\s*#*$/
const RULE = /^ {0,3}([-*_])(?:\s*\1){2,}\s*$/
const QUOTE = /^ {0,3}> ?/
const DELIMITER = /^ {0,3}\|?\s*:?-+:?\s*(\|\s*:?-+:?\s*)*\|?\s*$/
/** Deeper than any answer; what is deeper stays as it is written. */
const DEEPEST = 6

/** The blocks of a text in Markdown: the part of it that models write. HTML is text like any other. */
export function parseBlocks(text: string, depth = 0): Block[] {
  const lines = text.replaceAll(/\r\n?/g, '\n').split('\n')
  const blocks: Block[] = []
  let at = 0
  const line = () => lines[at] ?? ''
  const take = (more: (line: string) => boolean) => {
    const taken: string[] = []
    do taken.push(lines[at++] ?? '')
    while (at < lines.length && more(line()))
    return taken
  }

  while (at < lines.length) {
    if (line().trim() === '') at += 1
    else if (FENCE.test(line())) blocks.push(fenced())
    else if (RULE.test(line())) {
      blocks.push({ type: 'rule' })
      at += 1
    } else if (HEADING.test(line())) {
      blocks.push({ type: 'heading', text: HEADING.exec(line())?.[1] ?? '' })
      at += 1
    } else if (QUOTE.test(line()) && depth < DEEPEST) {
      const inside = take((next) => QUOTE.test(next)).map((one) => one.replace(QUOTE, ''))
      blocks.push({ type: 'quote', children: parseBlocks(inside.join('\n'), depth + 1) })
    } else if (ITEM.test(line()) && depth < DEEPEST) blocks.push(list())
    else if (line().includes('|') && DELIMITER.test(lines[at + 1] ?? '')) blocks.push(table())
    else {
      const words = take((next) => next.trim() !== '' && !startsBlock(next))
      blocks.push({ type: 'paragraph', text: words.map((one) => one.trimStart()).join('\n') })
    }
  }
  return blocks

  function fenced(): Block {
    const fence = FENCE.exec(line())?.[1] ?? '```'
    at += 1
    const inside: string[] = []
    while (at < lines.length && !line().trimStart().startsWith(fence)) inside.push(lines[at++] ?? '')
    at += 1
    return { type: 'code', text: inside.join('\n') }
  }

  function list(): Block {
    const [, indent = '', number] = ITEM.exec(line()) ?? []
    const isNext = (one: string) => {
      const found = ITEM.exec(one)
      return found !== null && found[1]?.length === indent.length && (found[2] === undefined) === (number === undefined)
    }
    const items: Block[][] = []
    while (at < lines.length && isNext(line())) {
      const [first = '', ...rest] = take(
        (next) =>
          !isNext(next) &&
          (next.trim() === ''
            ? isInside(lines[at + 1]) || isNext(lines[at + 1] ?? '')
            : isInside(next) || (!startsBlock(next) && lines[at - 1]?.trim() !== '')),
      )
      const inside = rest.map((one) => one.replace(new RegExp(`^ {0,${indent.length + 4}}`), ''))
      items.push(parseBlocks([first.replace(ITEM, ''), ...inside].join('\n'), depth + 1))
    }
    return { type: 'list', start: number === undefined ? undefined : Number(number), items }

    function isInside(one = ''): boolean {
      return one.trim() !== '' && /^ */.exec(one)?.[0].length !== undefined && one.search(/\S/) > indent.length
    }
  }

  function table(): Block {
    const [head = [], , ...rows] = take((next) => next.includes('|')).map(cellsOf)
    return { type: 'table', head, rows: rows.map((row) => head.map((_, column) => row[column] ?? '')) }
  }
}

const startsBlock = (line: string): boolean =>
  FENCE.test(line) || ITEM.test(line) || HEADING.test(line) || RULE.test(line) || QUOTE.test(line)

function cellsOf(line: string): string[] {
  const cells = line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
    .split(/(?<!\\)\|/)
  return cells.map((cell) => cell.trim().replaceAll(String.raw`\|`, '|'))
}
