import { columnsAcross, columnsOf, inColumns, type Column, type Span } from '../table/align.ts'
import { isValue, type Cell } from '../table/heads.ts'

/** A table in lines of text: from which line to which (not included), and its cells. */
export interface TextTable {
  from: number
  to: number
  rows: Cell[][]
}

/** A line that goes on where a cell of the line above stands is indented at least so far. */
const INDENT = 4
/** Longer lines hold prose. */
const LINE_MAX = 400
/** A gap that no justified line needs, and the share of lines that have one in a table. */
const WIDE = /\S {3,}\S/u
const MOSTLY = 0.5
/** Share of lines of one length from which text is justified rather than in columns. */
const JUSTIFIED = 0.7

/** Lines that begin below each other, where others do not: so many, and such a share. */
const FEWEST_STANDING = 3
const MOST_STANDING = 0.7

/** Finds tables in the lines of a paragraph: columns made with tabs or with two and more spaces, below each other. */
export function textTables(lines: readonly string[]): TextTable[] {
  const tables: TextTable[] = []
  if (!lines.some((line) => /\S(?:\t| {2,})\S/.test(line.slice(0, LINE_MAX))) || isJustified(lines)) return tables
  const pieces = lines.map((line) => (line.length > LINE_MAX ? [] : piecesOf(line)))
  for (let at = 0; at < lines.length; at += 1) {
    let end = at
    while (end < lines.length && belongs(lines, pieces, at, end)) end += 1
    if (end - at < 2) continue
    const rows = rowsOf(pieces.slice(at, end))
    if (rows) tables.push({ from: at, to: end, rows })
    at = end - 1
  }
  return tables
}

function belongs(lines: readonly string[], pieces: Span[][], from: number, at: number): boolean {
  const here = pieces[at] as Span[]
  if (here.length > 1) return true
  const [only] = here
  if (!only) return false
  const beside = (at > from ? pieces[at - 1] : undefined) ?? pieces[at + 1]
  if (at > from && only.from >= INDENT && (beside?.length ?? 0) > 1) return true
  const split = splitAt(lines[at] as string, beside)
  if (split === undefined) return false
  pieces[at] = split
  return true
}

/** A first cell that fills its column so that but one space is left: known by the column of the line beside it. */
function splitAt(line: string, beside: readonly Span[] | undefined): Span[] | undefined {
  const second = beside?.[1]
  if (!second || beside.length < 2 || /[.!?]$/.test(line.trim())) return undefined
  const { from } = second
  const value = line.slice(from)
  if (value === '' || line[from - 1] !== ' ' || line[from - 2] === ' ' || isValue(value) !== isValue(second.text))
    return undefined
  return [
    { text: line.slice(0, from).trim(), from: 0, to: from - 1 },
    { text: value.trim(), from, to: line.trimEnd().length },
  ]
}

/** Cells between tabs, or runs of spaces that do not merely end a sentence. */
function piecesOf(line: string): Span[] {
  const found: Span[] = []
  if (line.includes('\t')) {
    // Places are made up, far from each other: what counts is the number of tabs.
    for (const [i, text] of line.split('\t').entries()) {
      if (text.trim() !== '') found.push({ text: text.trim(), from: i * 1_000, to: i * 1_000 + 1 })
    }
    return found
  }
  for (const { 0: text, index } of line.matchAll(/\S+(?: \S+)*/g)) {
    const before = found.at(-1)
    const sentence = before !== undefined && index - before.to === 2 && /[.!?]$/.test(before.text)
    if (sentence) {
      before.text += ` ${text}`
      before.to = index + text.length
    } else found.push({ text, from: index, to: index + text.length })
  }
  return found
}

function rowsOf(lines: readonly Span[][]): Cell[][] | undefined {
  const columns = columnsOf(lines) ?? columnsOfMost(lines) ?? (lines.length === 2 ? undefined : pairs(lines))
  if (!columns) return undefined
  const rows: Cell[][] = []
  for (const line of lines) {
    const cells = inColumns(line.length < columns.length ? splitAcross(line, columns) : line, columns)
    const above = rows.at(-1)
    const goesOn = line.length === 1 && cells[0]?.text === '' && above !== undefined
    if (!goesOn) rows.push(cells)
    else for (const [i, cell] of cells.entries()) above[i] = { text: `${above[i]?.text ?? ''} ${cell.text}`.trim() }
  }
  return rows.length > 1 ? rows : undefined
}

/** The columns that most lines begin in, where a cell of another line is longer than its column is wide. */
function columnsOfMost(lines: readonly Span[][]): Column[] | undefined {
  const width = mostOften(lines.flatMap(({ length }) => (length > 1 ? [length] : [])))
  const alike = lines.filter(({ length }) => length === width)
  const starts = alike[0]?.map((_, i) => mostOften(alike.map((line) => line[i]?.from))) ?? []
  const standing = alike.filter((line) => line.every(({ from }, i) => from === starts[i]))
  if (standing.length < FEWEST_STANDING || standing.length < alike.length * MOST_STANDING) return undefined
  return columnsAcross(standing)
}

/** A cell that fills its column up to the next one, with a single space between: what begins where that column does is a value of it. */
function splitAcross(line: readonly Span[], columns: readonly Column[]): Span[] {
  return line.flatMap((piece) => {
    const starts = columns
      .map(({ from }) => from - piece.from)
      .filter((at) => at > 1 && piece.text[at - 1] === ' ' && isValue(piece.text.slice(at)))
    return [0, ...starts].map((at, i) => {
      const text = piece.text.slice(at, starts[i]).trim()
      return { ...piece, text, from: piece.from + at, to: piece.from + at + text.length }
    })
  })
}

function mostOften<T>(list: readonly T[]): T | undefined {
  const counts = new Map<T, number>()
  for (const one of list) counts.set(one, (counts.get(one) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0]
}

/** Lines of a label and a value, whose values begin below each other. */
function pairs(lines: readonly Span[][]): Column[] | undefined {
  const starts = new Set(lines.filter((line) => line.length > 1).map((line) => line[1]?.from))
  const [from] = starts
  return starts.size === 1 && from !== undefined
    ? [
        { from: 0, to: from - 1 },
        { from, to: from + 1 },
      ]
    : undefined
}

/** Whether lines end below each other as those of justified text do, which spreads its words by single spaces, and not as times in a last column do. */
function isJustified(lines: readonly string[]): boolean {
  if (lines.length < 4 || lines.filter((line) => WIDE.test(line)).length > lines.length * MOSTLY) return false
  const width = lines.reduce((widest, line) => Math.max(widest, line.trimEnd().length), 0)
  const full = lines.filter((line) => line.trimEnd().length >= width - 1).length
  return width > 50 && full >= lines.length * JUSTIFIED
}
