import { widthOf, type Table } from '../blocks.ts'

const KINDS = [
  ['phone', /^[+0][\d\s/()-]{5,}$/],
  ['figure', /^[\p{Sc}\s]*\p{N}[\p{N}.,\s]*(?:[\p{Sc}%]|[A-Z]{3})?$/u],
  ['time', /\d{1,2}[:.]\d{2}|\d\s?[-–]\s?\d|\d\s?(?:uhr|h|am|pm)(?!\p{L})/iu],
] as const
const kindOf = (text: string): string => KINDS.find(([, pattern]) => pattern.test(text.trim()))?.[0] ?? 'words'

/** The kind that most cells of a column have; "" where it is empty. */
function kindOfColumn(rows: readonly (readonly string[])[], column: number): string {
  const counts = new Map<string, number>()
  for (const row of rows) {
    const text = row[column] ?? ''
    if (text !== '') counts.set(kindOf(text), (counts.get(kindOf(text)) ?? 0) + 1)
  }
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0] ?? ''
}

/** Whether a table without heads goes on with what one above tells: as many columns, of the same kinds, and not of words alone. */
export function looksLike(above: Table, { rows }: Table): boolean {
  const width = widthOf(rows)
  if (width !== above.heads.length) return false
  const kinds = Array.from({ length: width - 1 }, (_, at) => kindOfColumn(rows, at + 1))
  return kinds.some((kind) => kind !== 'words') && kinds.every((kind, at) => kind === kindOfColumn(above.rows, at + 1))
}
