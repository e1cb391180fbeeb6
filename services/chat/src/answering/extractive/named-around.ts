import { MEANT, worthIn, type Term } from './match/terms.ts'
import type { Candidate } from './measure.ts'
import { stemsIn } from './units/stems.ts'

/** Whether a piece, what leads to it or what it stands below names something. */
export function isNamedAround(term: Term, { unit, reading: { read, found } }: Candidate): boolean {
  // What a whole document is called by tells of no piece of it that it is about that.
  const above = found.passage.headings.length > 1 ? [stemsIn(read.above, read.language)] : []
  const around = [unit.own, unit.lead, ...(unit.asks ? [unit.asks.stems] : []), ...above]
  return around.some((stems) => worthIn(term, stems) >= MEANT)
}
