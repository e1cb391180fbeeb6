import { tableRow, type Block } from '../blocks.ts'
import { readPlainText } from '../text/plain.ts'

/** Cells that hold more are the layout of a page, not a table. */
const CELL_MAX = 400
/** Preformatted text that is longer is prose of an old page, unless it says that it is code. */
const CODE_MAX = 2_000

interface Table {
  header: string | null
  rows: string[]
  cells: string[]
  inCell: boolean
  heads: number
  /** Set when it turns out to hold the page rather than data: then its content flows. */
  layout: boolean
}

export interface BlockWriter {
  open(tag: string): void
  close(tag: string): void
  text(text: string): void
  line(): void
  /** What follows inside preformatted text is code. */
  code(): void
  end(): Block[]
}

/** Makes blocks of the tags and text of a page, in the order they come. */
export function createBlockWriter(): BlockWriter {
  const blocks: Block[] = []
  const tables: Table[] = []
  const lists: { ordered: boolean; count: number }[] = []
  let buffer = ''
  let heading = 0
  let item: string | undefined
  let pre = 0
  let isCode = false

  const table = () => tables.findLast((one) => !one.layout)

  return {
    open(tag) {
      if (pre > 0 && tag !== 'pre') return
      if (tag === 'table') openTable()
      else if (tag === 'td' || tag === 'th') openCell(tag)
      else if (tag === 'tr') endRow()
      else if (table()) inTable(tag)
      else {
        flush()
        if (/^h[1-6]$/.test(tag)) heading = Number(tag[1])
        else if (tag === 'ul' || tag === 'ol') lists.push({ ordered: tag === 'ol', count: 0 })
        else if (tag === 'li') item = marker()
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
      else if (tag === 'tr') endRow()
      else if (table()) buffer += ' '
      else {
        flush()
        if (tag === 'ul' || tag === 'ol') lists.pop()
        if (tag === 'li') item = undefined
        heading = 0
      }
    },
    text(text) {
      buffer += pre > 0 && !table() ? text : text.replace(/[ \t\r\n\f]+/g, ' ')
    },
    line() {
      buffer += table() ? ' ' : '\n'
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

  function marker(): string {
    const list = lists.at(-1)
    if (!list?.ordered) return '- '
    list.count += 1
    return `${list.count}. `
  }

  function flush(): void {
    const raw = buffer
    buffer = ''
    if (raw.trim() === '') return
    if (pre > 0) flushPreformatted(raw)
    else {
      const text = raw
        .replace(/ *\n */g, '\n')
        .replace(/ {2,}/g, ' ')
        .replace(/\n{2,}/g, '\n')
        .trim()
      if (heading > 0) blocks.push({ kind: 'heading', level: heading, text: text.replaceAll('\n', ' '), page: null })
      else if (item === undefined) blocks.push({ kind: 'paragraph', text, page: null })
      else {
        blocks.push({ kind: 'item', text: item + text, page: null })
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
    if (/^h[1-6]$/.test(tag)) {
      for (const one of tables) dissolve(one)
      flush()
      heading = Number(tag[1])
    }
  }

  function openTable(): void {
    const outer = table()
    // A table inside a cell: the outer one is the layout.
    if (outer) dissolve(outer)
    flush()
    tables.push({ header: null, rows: [], cells: [], inCell: false, heads: 0, layout: false })
  }

  function openCell(tag: string): void {
    const current = tables.at(-1)
    if (!current || current.layout) flush()
    else {
      closeCell()
      buffer = ''
      current.inCell = true
      if (tag === 'th') current.heads += 1
    }
  }

  function closeCell(): void {
    const current = tables.at(-1)
    if (!current || current.layout) {
      flush()
      return
    }
    const text = buffer.trim()
    buffer = ''
    if (current.inCell || text !== '') current.cells.push(text)
    current.inCell = false
    if (text.length > CELL_MAX) dissolve(current)
  }

  function endRow(): void {
    const current = tables.at(-1)
    if (!current || current.layout) {
      flush()
      return
    }
    closeCell()
    const row = tableRow(current.cells)
    if (row === '') current.cells = []
    if (current.cells.length === 0) return
    if (current.rows.length === 0 && current.header === null && current.heads >= current.cells.length)
      current.header = row
    else current.rows.push(row)
    current.cells = []
    current.heads = 0
  }

  /** What was gathered as a table becomes plain text in its place. */
  function dissolve(one: Table): void {
    if (one.layout) return
    one.layout = true
    const pending = buffer
    for (const text of [...(one.header === null ? [] : [one.header]), ...one.rows, ...one.cells]) {
      if (text !== '') blocks.push({ kind: 'paragraph', text, page: null })
    }
    buffer = pending
    one.cells = []
  }

  function closeTable(): void {
    const current = tables.at(-1)
    if (!current) return
    endRow()
    tables.pop()
    if (current.layout) return
    if (current.rows.length === 0 && current.header !== null) current.rows.push(current.header)
    if (current.rows.length === 0) return
    const header = current.rows.includes(current.header ?? '\0') ? null : current.header
    blocks.push({ kind: 'table', header, rows: current.rows, page: null })
  }
}
