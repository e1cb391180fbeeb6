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

/** Cells of a sheet at most, empty ones between others included, and characters in them: one text may stand in all of them. */
const CELLS_MAX = 1_000_000
const CHARACTERS_MAX = 20_000_000
const COLUMNS_MAX = 16_384
/** More columns or rows than that are merged for looks. */
const SPAN_MAX = 100

/** The rows of a sheet as it is shown: without hidden rows and columns, and merged cells as one. @throws ExtractionProblem too_complex */
export function readGrid(xml: string, options: GridOptions): SheetCell[][] {
  const isHidden = new Uint8Array(COLUMNS_MAX)
  const hiddenRows = new Set<SheetCell[]>()
  const runs = createRuns()
  const rows: SheetCell[][] = []
  const byNumber = new Map<number, SheetCell[]>()
  const merges: string[] = []
  let cells = 0
  let characters = 0
  let row: SheetCell[] = []
  let rowAt = 0
  let at = 0
  let type = ''
  let style: Style | undefined
  let value = ''
  let isValue = false

  const take = () => {
    const text = shown({ type, style, value, inline: runs.take() }, options)
    if (text !== '') put(row, at, { text, ...(style?.strong && { strong: true }) })
  }
  function put(into: SheetCell[], column: number, cell: SheetCell): void {
    cells += Math.max(1, column + 1 - into.length)
    characters += (cell.over ?? cell).text.length
    if (cells > CELLS_MAX || characters > CHARACTERS_MAX) {
      throw new ExtractionProblem('too_complex', `a sheet of ${cells} cells and ${characters} characters`)
    }
    while (into.length < column) into.push({ text: '' })
    into[column] = cell
  }
  /** "B2:D3": what stands in the first cell lies over all of the area, from the first row and column of it that are shown. */
  function cover(ref: string): void {
    const found = /^([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})$/.exec(ref)
    if (!found) return
    const [left, top, right, bottom] = [columnOf(found[1]), Number(found[2]), columnOf(found[3]), Number(found[4])]
    const first = byNumber.get(top)?.[left]
    if (!first || first.text === '') return
    const over: SheetCell = { ...first }
    const shownRows = spanOf(top, bottom).flatMap((number) => {
      const one = byNumber.get(number)
      return one && !hiddenRows.has(one) ? [one] : []
    })
    const columns = spanOf(left, right).filter((column) => isHidden[column] === 0)
    for (const [below, one] of shownRows.entries()) {
      for (const [beside, column] of columns.entries()) {
        put(one, column, below + beside === 0 ? over : { text: '', over, ...(below > 0 && { isBelow: true }) })
      }
    }
  }
  readXml(xml, {
    open(name, attributes) {
      if (name === 'col' && isOn(attributes['hidden'])) {
        isHidden.fill(1, Math.max(0, Number(attributes['min']) - 1), Number(attributes['max']))
      } else if (name === 'row') {
        const next = Number(attributes['r'] ?? rowAt + 1)
        // Empty rows are left out of the file; one is enough to part what stands above from what stands below.
        if (next > rowAt + 1) rows.push([])
        rowAt = next
        at = -1
        row = []
        rows.push(row)
        byNumber.set(rowAt, row)
        if (isOn(attributes['hidden'])) hiddenRows.add(row)
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
  return rows.filter((one) => !hiddenRows.has(one)).map((one) => one.filter((_, column) => isHidden[column] === 0))
}

/** From one number to another one, as far as cells are merged to say something. */
const spanOf = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, Math.min(to - from + 1, SPAN_MAX)) }, (_, index) => from + index)

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
    case 'd':
      // A day alone is written with a time of nothing.
      return value.replace(/T00:00(?::00(?:\.0+)?)?Z?$/, '').replace('T', ' ')
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
