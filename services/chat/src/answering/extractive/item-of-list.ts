import { worthIn } from './match/terms.ts'
import type { Candidate, Comparison } from './measure.ts'
import { isBeside } from './question/beside.ts'

/** Words that count: what only begins alike names no item. */
const NAMES = 0.6

/**
 * The one item of a list that is asked for: "How much is the sauna?" is not told what showers, gas and bread cost. Undefined
 * where what is asked for stands above the list, or in several of its items.
 */
export function itemOfList(
  { unit, reading }: Candidate,
  { candidates, terms, question }: Comparison,
): Candidate | undefined {
  if (unit.kind !== 'list') return undefined
  const above = [unit.lead, reading.read.headings, reading.read.title]
  const telling = terms.filter(
    (term) => !term.absent && !isBeside(term.word) && above.every((stems) => worthIn(term, stems) < NAMES),
  )
  if (telling.length === 0) return undefined
  const naming = candidates.filter(
    (one) =>
      one.unit.kind === 'item' &&
      one.reading === reading &&
      unit.text.includes(one.unit.text) &&
      telling.every((term) => worthIn(term, one.unit.own) >= NAMES || worthIn(term, one.unit.lead) >= NAMES),
  )
  const [item] = naming
  return naming.length === 1 && item && (question.kind === undefined || item.features.kindMissing === 0)
    ? item
    : undefined
}
