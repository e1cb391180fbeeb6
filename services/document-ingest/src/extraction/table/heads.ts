import { BARE, namesOthers, type Fit } from './sorts.ts'
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
/** Share of the rows that say figures below a head, at least. */
const MOSTLY = 0.5

/** Addresses of mail and pages. */
const REACHED_AT = /\S@\S|:\/\/|^(?:www\.)?[\w-]+(?:\.[\w-]+)+$/
const YEAR = /^(?:19|20)\d\d$/
const BEGINS_AS_VALUE = /^[\p{Sc}<>~±+-]?\s*\p{N}|^(?:[✓✔☑☒✗✘☐•●○–—-]|[xX])$/u

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
  if (first.length < 2 || isDayOrMonth(corner?.text ?? '')) return false
  if (filled.some((cell) => isValue(cell.text))) return namesLikeValues(first, below) || namesAboveOthers(first, below)
  return (corner?.text === '' && filled.length === first.length - 1) || overFigures(first, below)
}

/** Words that stand above figures; in the first column, which names the rows, only where nothing else stands in it. */
function overFigures(first: readonly Cell[], below: readonly (readonly Cell[])[]): boolean {
  if (first.some((_, column) => column > 0 && shareOf(below, column, isFigure) > MOSTLY)) return true
  return first.length > 2 && below.length > 1 && shareOf(below, 0, isFigure) === 1
}

/**
 * Names that look like values: "No", which denies elsewhere, above numbers of rows; several of the kind of "250 g", "100+" and "€0.50" above bare
 * figures, as one alone may be the first figure of a list that says its unit once; "2nd prize" above words. They name their columns
 * where the first cell is a plain name, and half of all or none of the others.
 */
function namesLikeValues(first: readonly Cell[], below: readonly (readonly Cell[])[]): boolean {
  const isOver = (column: number, one: RegExp) => shareOf(below, column, (text) => one.test(text)) > MOSTLY
  const isName = ({ text }: Cell, column: number) =>
    isPlain(text) || (NUMBER.test(text) && shareOf(below, column, (one) => COUNT.test(one)) === 1)
  const isSized = ({ text }: Cell, column: number) => NUMBERED.test(text) && !BARE.test(text) && isOver(column, BARE)
  const isPlace = ({ text }: Cell, column: number) =>
    NUMBERED.test(text) && /\p{L}{4}/u.test(text) && isOver(column, WORDS)
  const plain = first.filter(isName)
  const sized = first.filter(isSized)
  return (
    below.length > 1 &&
    first.every(
      (cell, column) => isName(cell, column) || (column > 0 && (isSized(cell, column) || isPlace(cell, column))),
    ) &&
    sized.length !== 1 &&
    (plain.length === 1 || plain.length * 2 >= first.length) &&
    overFigures(first, below)
  )
}

/** Two columns say so: in one alone, it may be the first of what a list counts. */
const FEWEST_NAMED = 2

/**
 * Names that look like values above what is of another sort, beside plain names: "Bike", "Half day", "3 days" above prices, "Day", "Open", "Close"
 * above times. A first row of data is of the sort of the rows below it, says a thing twice, or leaves a cell empty.
 */
function namesAboveOthers(first: readonly Cell[], below: readonly (readonly Cell[])[]): boolean {
  const [corner = '', ...names] = first.map(({ text }) => text)
  const isDistinct = !names.includes('') && new Set(names).size === names.length
  if (below.length < 2 || !isDistinct || (corner !== '' && !isPlain(corner))) return false
  const isOver = (isOne: (text: string) => boolean) => corner !== '' && shareOf(below, 0, isOne) === 1
  const fits = names.map((name, i): Fit => {
    const column = i + 1
    if (isValue(name))
      return namesOthers(
        name,
        below.map((row) => row[column]?.text ?? ''),
      )
    if (!isPlain(name)) return 'not'
    return shareOf(below, column, isFigure) > MOSTLY ? 'named' : 'open'
  })
  const named = fits.filter((fit) => fit === 'named').length + Number(isOver(isFigure) || isOver(isDayOrMonth))
  return !fits.includes('not') && named >= FEWEST_NAMED
}

const isPlain = (text: string) => /\p{L}{2}/u.test(text) && !isValue(text)

const NUMBER = /^no\.?$/iu
const COUNT = /^\p{N}{1,4}\.?$/u
/** One number at the beginning, which no phone has. */
const NUMBERED = /^\p{Sc}?\p{N}{1,4}(?:[.,]\p{N}{1,2})?(?:[\s-]?[\p{L}+][^\p{N}]*)?$/u
const WORDS = /^[^\p{N}]*\p{L}{2}[^\p{N}]*$/u

const isFigure = (text: string) => isValue(text) || YEAR.test(text)

/** Share of the rows whose cell in a column is one of these. */
function shareOf(rows: readonly (readonly Cell[])[], column: number, isOne: (text: string) => boolean): number {
  return rows.filter((row) => isOne(row[column]?.text ?? '')).length / rows.length
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
