import type { Block } from '../blocks.ts'
import { readPlainText } from '../text/plain.ts'
import { markerOf, numberingOf, type Numbering } from './numbering.ts'
import { asTable, asText, endCell, endRow, gathered, openedCell, type Gathered } from './gather.ts'

/** Preformatted text that is longer is prose of an old page, unless it says that it is code. */
const CODE_MAX = 2_000

const BESIDE = new Set(['header', 'footer', 'aside'])

/** A block with what is known of its links; `links` counts them where it is nothing else. */
export type Marked = Block & {
  links?: number
  /** Only a link to another place of the same page. */
  jump?: boolean
  /** Stands beside the text: in a header, a footer, an aside, or after the main part. */
  beside?: boolean
}

export interface BlockWriter {
  open(tag: string, attributes?: Readonly<Record<string, string>>): void
  close(tag: string): void
  text(text: string): void
  line(): void
  /** What follows is bold, or no longer. */
  strong(begins: boolean): void
  /** What follows is a link, or no longer. */
  link(begins: boolean, href: string): void
  /** What follows inside preformatted text is code. */
  code(): void
  end(): Marked[]
}

/** Makes blocks of the tags and text of a page, in the order they come. */
export function createBlockWriter(): BlockWriter {
  const blocks: Marked[] = []
  const tables: Gathered[] = []
  const lists: Numbering[] = []
  let buffer = ''
  let heading = 0
  let item: string | undefined
  let pre = 0
  let isCode = false
  /** Open bold tags; and whether letters of the open cell are not bold. */
  let strong = 0
  let plain = false
  let linked = false
  let beside = 0
  /** The main part has ended. */
  let isOver = false
  /** Of the open block: its links, whether they all stay on the page, letters outside of them. */
  let links = { count: 0, jumps: 0, outside: false }

  /** Only the innermost can be a table of data: one around another is the layout of the page. */
  const table = () => (tables.at(-1)?.layout === false ? tables.at(-1) : undefined)

  return {
    open(tag, attributes = {}) {
      if (pre > 0 && tag !== 'pre') return
      if (tag === 'table') openTable(attributes['role'])
      else if (tag === 'td' || tag === 'th') openCell(tag, attributes)
      else if (tag === 'tr') openRow()
      else if (tag === 'caption') closeRow()
      else if (table()) inTable(tag)
      else {
        flush()
        if (tag === 'footer') endSections()
        if (BESIDE.has(tag)) beside += 1
        if (/^h[1-6]$/.test(tag)) heading = Number(tag[1])
        else if (tag === 'ul' || tag === 'ol') lists.push(numberingOf(tag, attributes))
        else if (tag === 'li') item = markerOf(lists.at(-1), attributes['value'])
        else if (tag === 'pre') {
          pre += 1
          isCode = false
        }
      }
    },
    close(tag) {
      if (tag === 'pre' && pre > 0) {
        flush()
        pre -= 1
      } else if (pre > 0) return
      else if (tag === 'table') closeTable()
      else if (tag === 'td' || tag === 'th') closeCell()
      else if (tag === 'tr') closeRow()
      else if (tag === 'caption') closeCaption()
      else if (table()) buffer += ' '
      else {
        flush()
        if (tag === 'ul' || tag === 'ol') lists.pop()
        if (tag === 'li') item = undefined
        if (tag === 'main') {
          endSections()
          isOver = true
        }
        if (BESIDE.has(tag)) beside = Math.max(0, beside - 1)
        heading = 0
      }
    },
    text(text) {
      if (strong === 0 && text.trim() !== '') plain = true
      if (!linked && /[\p{L}\p{N}]/u.test(text)) links.outside = true
      buffer += pre > 0 && !table() ? text : text.replace(/[ \t\r\n\f]+/g, ' ')
    },
    line() {
      buffer += table() ? ' ' : '\n'
    },
    strong(begins) {
      strong = Math.max(0, strong + (begins ? 1 : -1))
    },
    link(begins, href) {
      // Who writes or calls is led to nobody else: addresses and numbers are what people ask for.
      linked = begins && !/^(?:mailto|tel|sms):/i.test(href)
      if (!linked) return
      links.count += 1
      if (href.startsWith('#')) links.jumps += 1
    },
    code() {
      isCode = true
    },
    end() {
      while (tables.length > 0) closeTable()
      flush()
      return blocks
    },
  }

  /** What follows the main text, or stands in a footer, is below none of its headings. */
  function endSections(): void {
    if (blocks.length > 0) blocks.push({ kind: 'heading', level: 1, text: '', page: null })
  }

  function whereItStands() {
    return (beside > 0 || isOver) && { beside: true }
  }

  function flush(): void {
    const raw = buffer
    const found = links
    buffer = ''
    if (raw.trim() === '') return
    links = { count: 0, jumps: 0, outside: false }
    if (pre > 0) flushPreformatted(raw)
    else {
      const text = raw
        .replace(/ {2,}/g, ' ')
        .replace(/ ?\n ?/g, '\n')
        .replace(/\n{2,}/g, '\n')
        .trim()
      const onlyLinks = found.count > 0 && !found.outside
      const mark = {
        ...(onlyLinks && { links: found.count, ...(found.count === found.jumps && { jump: true }) }),
        ...whereItStands(),
      }
      if (heading > 0) blocks.push({ kind: 'heading', level: heading, text: text.replaceAll('\n', ' '), page: null })
      else if (item === undefined) blocks.push({ kind: 'paragraph', text, page: null, ...mark })
      else {
        blocks.push({ kind: 'item', text: item + text, page: null, ...mark })
        item = ''
      }
    }
  }

  function flushPreformatted(raw: string): void {
    if (raw.length > CODE_MAX && !isCode) for (const block of readPlainText(raw)) blocks.push(block)
    else blocks.push({ kind: 'code', text: raw.replace(/^\s*\n/, '').trimEnd(), page: null })
  }

  function inTable(tag: string): void {
    buffer += ' '
    const current = table()
    if (current && /^h[1-6]$/.test(tag)) {
      dissolve(current)
      flush()
      heading = Number(tag[1])
    }
  }

  function openTable(role: string | undefined): void {
    // A table inside a cell: the outer one is the layout.
    const outer = table()
    if (outer) dissolve(outer)
    flush()
    tables.push(gathered(role))
  }

  function openCell(tag: string, attributes: Readonly<Record<string, string>>): void {
    const current = table()
    if (!current) flush()
    else {
      closeCell()
      buffer = ''
      plain = false
      current.cell = openedCell(tag, attributes)
    }
  }

  function closeCell(): void {
    const current = table()
    if (!current) {
      flush()
      return
    }
    const text = buffer.trim()
    buffer = ''
    if (endCell(current, text, !plain && text !== '')) dissolve(current)
  }

  function openRow(): void {
    closeRow()
    const current = table()
    if (current) current.isRow = true
  }

  function closeRow(): void {
    const current = table()
    closeCell()
    if (current) endRow(current)
  }

  function closeCaption(): void {
    const current = table()
    const text = buffer.trim()
    if (!current || text === '') return
    current.caption = text
    buffer = ''
  }

  /** What was gathered as a table becomes plain text in its place. */
  function dissolve(one: Gathered): void {
    one.layout = true
    for (const block of asText(one)) blocks.push({ ...block, ...whereItStands() })
    one.rows = []
    one.cells = []
  }

  function closeTable(): void {
    const current = tables.at(-1)
    if (!current) return
    closeRow()
    tables.pop()
    if (!current.layout) for (const block of asTable(current)) blocks.push({ ...block, ...whereItStands() })
  }
}
