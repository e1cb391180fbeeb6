import { isState, isDayOrMonth } from './words.ts'

/** A cell as a reader found it. */
export interface Cell {
  text: string
  /** Marked as a head by the source. */
  head?: boolean
  /** All of its text stands out: bold. */
  strong?: boolean
  /** Columns and rows it covers, where more than one. */
  across?: number
  down?: number
}

/** Longer cells are statements, not names of columns. */
const NAME_MAX = 60
/** Share of the rows that say figures below a head. */
const MOSTLY = 0.5

/** Addresses of mail and pages. */
const REACHED_AT = /\S@\S|:\/\/|^(?:www\.)?[\w-]+(?:\.[\w-]+)+$/
const YEAR = /^(?:19|20)\d\d$/
const BEGINS_AS_VALUE = /^[\p{Sc}<>~±+-]?\s*\p{N}|^(?:[✓✔✗✘•●○–—-]|[xX])$/u

/**
 * Whether the first row names the columns: marked so, or bold above others that are not, or words above figures.
 * A first row like the rows below it is data.
 */
export function namesColumns(first: readonly Cell[], below: readonly (readonly Cell[])[]): boolean {
  const filled = first.filter((cell) => cell.text !== '')
  if (filled.length === 0 || below.length === 0) return false
  if (filled.every((cell) => cell.head)) return !below.every((row) => row.every((cell) => cell.head))
  if (filled.some((cell) => cell.text.length > NAME_MAX)) return false
  if (filled.every((cell) => cell.strong || cell.head)) return !below.every(standsOut)
  const [corner] = first
  if (first.length < 2 || filled.some((cell) => isValue(cell.text)) || isDayOrMonth(corner?.text ?? '')) return false
  return (corner?.text === '' && filled.length === first.length - 1) || overFigures(first, below)
}

/** Words that stand above figures, in any column but the first, which names the rows. */
function overFigures(first: readonly Cell[], below: readonly (readonly Cell[])[]): boolean {
  return first.some((_, column) => {
    if (column === 0) return false
    return below.filter((row) => isValue(row[column]?.text ?? '')).length > below.length * MOSTLY
  })
}

const standsOut = (row: readonly Cell[]) => row.every((cell) => cell.text === '' || cell.strong || cell.head)

/** What a cell says about a row rather than names: figures, marks, states. Years may name columns. */
export function isValue(text: string): boolean {
  return (
    (BEGINS_AS_VALUE.test(text) && !YEAR.test(text)) ||
    isState(text) ||
    REACHED_AT.test(text) ||
    (/\p{N}/u.test(text) && !/\p{L}{3}/u.test(text) && !YEAR.test(text))
  )
}
