/** "149.00 €", "from 12.50 EUR", "2 to 3 days": a figure and little else. */
const FIGURE = 16
/** More is text that wraps, and needs some width for it. */
const TEXT = 40

/** A figure does not stand apart from its unit, however narrow its table is. */
export function figureStyle(cell: string) {
  const text = textOf(cell)
  return text.length <= FIGURE && /\d/.test(text) ? { whiteSpace: 'nowrap' as const } : undefined
}

/**
 * How a cell of a table breaks that scrolls by itself. What is narrow is squeezed to its longest word: a text would make its row as tall as it has
 * words.
 */
export const cellStyle = (cell: string) =>
  figureStyle(cell) ?? (textOf(cell).length > TEXT ? { minInlineSize: '9em' } : undefined)

const textOf = (cell: string) => cell.replace(/[*_`]|\s*\[[\d, ]+\]/g, '')
