import { fold } from '@docent/runtime/text'
import { MEANT, tellingOf, worthIn } from '../match/terms.ts'
import type { Candidate, Guard } from '../measure.ts'
import { NUMBER, numberOf } from '../steps/amounts.ts'
import { stemsIn } from '../units/stems.ts'

const ASKED =
  /(?<!\p{L})(?:how many|wie ?viele|combien d[e’']|cuánt[oa]s|quant[oa]s|quant[ie]|hoeveel|kaç)\s+(?:different |verschiedene |other )?(\p{L}{3,})/iu
/** A figure with what it counts, in the next words: "11 lessons", "two small dogs". */
const COUNTS = new RegExp(
  `(?<![\\p{L}\\p{N}\\p{Sc}.,:])(${NUMBER})(?![.,:]?\\p{N})[\\s-]+(\\p{L}+)(?:\\s(\\p{L}+))?`,
  'giu',
)

/**
 * "How many lessons are in a term?" is told by a sentence that counts lessons, where there is one, and not by what becomes of a lesson. What
 * "How many lessons?" is counted in was named before, or is any of several.
 */
export const countsWhatIsAsked: Guard = ({ question, terms, candidates }) => {
  const counted = question.kind === 'number' ? fold((ASKED.exec(question.text)?.[1] ?? '').toLowerCase()) : ''
  const term = terms.find(({ word }) => word === counted)
  const others = tellingOf(terms).filter((one) => one !== term)
  if (!term || others.length === 0) return () => true
  const counts = ({ unit, reading: { read } }: Candidate) =>
    [...unit.text.matchAll(COUNTS)].some(
      ([, number = '', ...next]) =>
        // "One lesson" counts none.
        numberOf(number) > 1 && next.some((word) => word && worthIn(term, stemsIn(word, read.language)) >= MEANT),
    )
  const isOfAll = ({ unit: { own, lead } }: Candidate) =>
    others.every((one) => worthIn(one, own) >= MEANT || worthIn(one, lead) >= MEANT)
  const isTold = candidates.some((one) => !one.unit.cell && one.features.old === 0 && isOfAll(one) && counts(one))
  const isFigure = ({ unit: { cell } }: Candidate) =>
    /^\p{N}{1,4}$/u.test(cell?.table.rows[cell.row]?.[cell.column] ?? '')
  return (one) => !isTold || isFigure(one) || counts(one)
}
