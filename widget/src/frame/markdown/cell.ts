/** "149.00 €", "from 12.50 EUR", "2 to 3 days": a figure and little else. */
const FIGURE = 16
/** More is text that wraps, and needs some width for it. */
const TEXT = 40

/**
 * How a cell of a table breaks. What is narrow is squeezed to its longest word: a figure would stand apart from its unit, and a text make
 * its row as tall as it has words.
 */
export function cellStyle(cell: string) {
  const text = cell.replace(/[*_`]|\s*\[[\d, ]+\]/g, '')
  if (text.length <= FIGURE) return /\d/.test(text) ? { whiteSpace: 'nowrap' as const } : undefined
  return text.length > TEXT ? { minInlineSize: '9em' } : undefined
}
