import type { Span } from './align.ts'
import { isValue, type Cell } from './heads.ts'

/** A currency that stands before its figure, and what closes a figure: statements of accounts set them in columns of their own. */
const OPENS = /^[A-Z]{0,2}\p{Sc}$/u
const CLOSES = /^[)%]{1,2}$/u
/** Nobody reads a table of more columns, and each takes a look at all rows. */
const COLUMNS_MAX = 60

/** Puts signs that fill a column of their own to the figures beside them, so that a column is what it looks like. */
export function joinSigns(rows: Cell[][]): Cell[][] {
  const width = Math.min(
    COLUMNS_MAX,
    rows.reduce((most, row) => Math.max(most, row.length), 0),
  )
  for (let column = 1; column < width; column += 1) {
    joinColumn(rows, column, column + 1, OPENS)
    if (column > 1) joinColumn(rows, column, column - 1, CLOSES)
  }
  return rows
}

/** What else stands in such a column names it and the one beside it together. */
function joinColumn(rows: readonly Cell[][], signs: number, figures: number, sign: RegExp): void {
  const textAt = (row: readonly Cell[], column: number) => row[column]?.text ?? ''
  const isSign = (row: readonly Cell[]) => sign.test(textAt(row, signs))
  const isNone = (row: readonly Cell[]) => {
    const [here, beside] = [textAt(row, signs), textAt(row, figures)]
    return here === '' || (!isValue(here) && (beside === '' || beside === here))
  }
  if (!rows.some(isSign)) return
  if (!rows.every((row) => (isSign(row) ? isFigure(textAt(row, figures)) : isNone(row)))) return
  for (const row of rows) {
    const [here, beside] = [row[signs], row[figures]]
    if (!here || here.text === '') continue
    const text = !isSign(row)
      ? here.text
      : signs < figures
        ? here.text + textAt(row, figures)
        : textAt(row, figures) + here.text
    row[figures] = { ...here, ...beside, text }
    row[signs] = { ...here, text: '' }
  }
}

/** The pieces of a line with each currency joined to the figure behind it: where few lines have one, it would be taken for a column. */
export function withSigns(line: readonly Span[]): Span[] {
  const joined: Span[] = []
  for (const piece of line) {
    const before = joined.at(-1)
    if (before && joined.length > 1 && OPENS.test(before.text) && isFigure(piece.text))
      joined[joined.length - 1] = { ...piece, from: before.from, text: before.text + piece.text }
    else joined.push(piece)
  }
  return joined
}

const isFigure = (text: string) => /^[(−–—-]?\s*\p{N}|^[–—-]$/u.test(text)
