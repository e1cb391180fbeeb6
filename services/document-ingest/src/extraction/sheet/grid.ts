import { readXml } from '../office/xml.ts'
import { ExtractionProblem } from '../problem.ts'
import { numberText, type NumberOptions } from './numbers.ts'
import { isOn } from './parts.ts'
import type { SheetCell } from './regions.ts'
import type { Style } from './styles.ts'
import { createRuns, unescaped } from './texts.ts'

export interface GridOptions extends NumberOptions {
  shared: readonly string[]
  styles: readonly Style[]
}

/** Cells of a sheet at most, empty ones between others included. */
const CELLS_MAX = 1_000_000
const COLUMNS_MAX = 16_384
/** More columns or rows than that are merged for looks. */
const SPAN_MAX = 100

/** The rows of a sheet as it is shown: without hidden rows and columns, and merged cells as one. @throws ExtractionProblem too_complex */
export function readGrid(xml: string, options: GridOptions): SheetCell[][] {
  const rows: SheetCell[][] = []
  const hidden: [number, number][] = []
  const runs = createRuns()
  const byNumber = new Map<number, SheetCell[]>()
  const merges: string[] = []
  let cells = 0
  let row: SheetCell[] | undefined
  let rowAt = 0
  let at = 0
  let type = ''
  let style: Style | undefined
  let value = ''
  let isValue = false

  const take = () => {
    const text = shown({ type, style, value, inline: runs.take() }, options)
    if (!row || text === '' || hidden.some(([from, to]) => at >= from && at <= to)) return
    put(row, at, { text, ...(style?.strong && { strong: true }) })
  }
  function put(into: SheetCell[], column: number, cell: SheetCell): void {
    cells += Math.max(1, column + 1 - into.length)
    if (cells > CELLS_MAX) throw new ExtractionProblem('too_complex', `a sheet of more than ${CELLS_MAX} cells`)
    while (into.length < column) into.push({ text: '' })
    into[column] = cell
  }
  /** "B2:D3": the first cell of a merged area covers the others. */
  function cover(ref: string): void {
    const found = /^([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})$/.exec(ref)
    if (!found) return
    const [left, top, right, bottom] = [columnOf(found[1]), Number(found[2]), columnOf(found[3]), Number(found[4])]
    const first = byNumber.get(top)?.[left]
    if (!first) return
    first.across = Math.min(right - left, SPAN_MAX) + 1
    first.down = Math.min(bottom - top, SPAN_MAX) + 1
    for (let number = top; number < top + first.down; number += 1) {
      const covered = byNumber.get(number)
      for (let column = left; covered && column < left + first.across; column += 1) {
        if (covered[column] !== first) put(covered, column, { text: '', isCovered: true })
      }
    }
  }
  readXml(xml, {
    open(name, attributes) {
      if (name === 'col' && isOn(attributes['hidden'])) {
        hidden.push([Number(attributes['min']) - 1, Number(attributes['max']) - 1])
      } else if (name === 'row') {
        const next = Number(attributes['r'] ?? rowAt + 1)
        // Empty rows are left out of the file; one is enough to part what stands above from what stands below.
        if (next > rowAt + 1) rows.push([])
        rowAt = next
        at = -1
        row = isOn(attributes['hidden']) ? undefined : []
        if (row) {
          rows.push(row)
          byNumber.set(rowAt, row)
        }
      } else if (name === 'c') {
        at = attributes['r'] === undefined ? at + 1 : columnOf(attributes['r'])
        type = attributes['t'] ?? 'n'
        style = options.styles[Number(attributes['s'] ?? 0)]
        value = ''
      } else if (name === 'v') isValue = true
      else if (name === 'mergeCell') merges.push(attributes['ref'] ?? '')
      else runs.open(name, attributes)
    },
    text(text) {
      if (isValue) value += text
      else runs.text(text)
    },
    close(name) {
      if (name === 'v') isValue = false
      else if (name === 'c') take()
      else runs.close(name)
    },
  })
  for (const merge of merges) cover(merge)
  return rows
}

interface Found {
  type: string
  style: Style | undefined
  value: string
  inline: string
}

/** What a cell shows. */
function shown({ type, style, value, inline }: Found, options: GridOptions): string {
  if (style?.struck) return ''
  switch (type) {
    case 's':
      return options.shared[Number(value)] ?? ''
    case 'inlineStr':
      return inline
    case 'b':
      return isOn(value) ? '✓' : '✗'
    case 'e':
      return ''
    case 'n':
      return value === '' || Number.isNaN(Number(value))
        ? value
        : numberText(Number(value), style?.format ?? 0, options).trim()
    default:
      return unescaped(value)
  }
}

/** "AB12" stands in column 27, counted from 0. */
function columnOf(ref = ''): number {
  let column = 0
  for (const letter of /^[A-Z]{0,3}/.exec(ref)?.[0] ?? '') column = column * 26 + letter.charCodeAt(0) - 64
  return Math.min(Math.max(1, column), COLUMNS_MAX) - 1
}
