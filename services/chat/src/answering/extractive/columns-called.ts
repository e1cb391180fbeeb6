import { MEANT, tellingOf, worthIn } from './match/terms.ts'
import type { Candidate, Comparison } from './measure.ts'
import { namesDay } from './hours/lines.ts'
import { has } from './question/values.ts'
import { worthOfHead } from './units/lookalikes.ts'
import { standingCell } from './units/facts.ts'
import { stemsIn } from './units/stems.ts'
import { rowText } from './units/tables.ts'

const MOST = 4

/**
 * All prices of a row in the columns that share the name that is asked for: "the Otter in high season" is told what it costs from Monday to Thursday, and
 * from Friday to Sunday. Undefined where one column is meant, by a day or by what else its name says.
 */
export function columnsCalled({ unit, reading }: Candidate, { question, terms }: Comparison): string | undefined {
  const cell = unit.kind === 'cell' ? standingCell(unit) : undefined
  if (
    !cell ||
    question.kind !== 'price' ||
    question.superlative ||
    namesDay(question.text) ||
    /\p{N}/u.test(question.text)
  )
    return undefined
  const { table, row, column } = cell
  const heads = table.heads.map((head) => head.trim().split(/\s+/))
  const named = tellingOf(terms).filter((term) => worthOfHead(term, table, column) >= MEANT)
  if (named.length === 0) return undefined
  const own = heads[column] as string[]
  const isSibling = (at: number) => {
    const other = heads[at] as string[]
    const length = other.findIndex((word, i) => word !== own[i])
    // One that only goes on where the other ends has a name of its own: "Plus" beside "Plus, monthly".
    if (length < 1 || length >= own.length) return false
    const shared = stemsIn(own.slice(0, length).join(' '), reading.read.language)
    return named.every((term) => worthIn(term, shared) >= MEANT)
  }
  const columns = heads.flatMap((_, at) =>
    at > 0 && isPrice(cell, at) && (at === column || isSibling(at)) ? [at] : [],
  )
  if (columns.length < 2 || columns.length > MOST || columns.length === table.heads.length - 1) return undefined
  return rowText(table, row, columns)
}

const isPrice = ({ table, row }: NonNullable<ReturnType<typeof standingCell>>, column: number): boolean =>
  has('price', table.rows[row]?.[column] ?? '')
