import type { Candidate, Comparison } from './measure.ts'
import { streetIn } from './question/values.ts'
import { asksOnlyWhere } from './ruled-out.ts'

/** "Where is the salon?" is told by its address rather than by what is kept there. */
const WHERE_IS =
  /^(?:where(?:['’]?s| is| are)|wo (?:ist|sind|liegt|liegen|befindet|finde)|où (?:est|sont|se trouve)|dónde (?:está|están|queda)|onde (?:é|está|fica)|dove (?:è|sono|si trova)|waar (?:is|zijn|ligt|zit))(?!\p{L})/iu
const ADDRESS_AHEAD = 2
/** Less of a question than this may be missing beside an address. */
const LITTLE = 0.3

/** How much better than by its words a piece answers where something is. */
export function aheadAsAddress({ question, readings }: Pick<Comparison, 'question' | 'readings'>) {
  const asksWhere = asksOnlyWhere(question)
  const asksPlaceOf = question.kind === 'place' && WHERE_IS.test(question.text.trim())
  return ({ unit: { text }, features: { address, missing } }: Candidate): number =>
    (asksWhere ? placesWith(text, readings) : 0) + (asksPlaceOf && address > 0 && missing < LITTLE ? ADDRESS_AHEAD : 0)
}

/** In how many passages a street stands: that of the business at the foot of many, that of a neighbor in one. */
function placesWith(text: string, readings: Comparison['readings']): number {
  const street = streetIn(text)
  if (street === undefined) return 0
  // At the foot of a page it stands among links.
  return readings.filter(({ read }) => read.text.includes(street)).length - (/[·|]/u.test(text) ? 1 : 0)
}
