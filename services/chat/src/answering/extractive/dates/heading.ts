import { MEANT, tellingOf, worthIn } from '../match/terms.ts'
import type { Candidate, Comparison } from '../measure.ts'
import { has } from '../question/values.ts'
import { asksPast } from '../ruled-out.ts'
import { withoutListMarks } from '../sentences.ts'
import { stemsIn } from '../units/stems.ts'

/**
 * When something was, where only the heading of its list says so: "5.2 - 3 February 2026: dark mode", to "When did dark mode come?".
 * Undefined where the line itself has a date, or the heading none.
 */
export function datedByHeading({ unit, reading }: Candidate, { question, terms }: Comparison): string | undefined {
  const { above, language } = reading.read
  if (!asksPast(question) || !/\p{N}/u.test(above) || !has('date', above)) return undefined
  const telling = tellingOf(terms)
  const line = unit.text.split('\n').find((one) => {
    const stems = stemsIn(one, language)
    return telling.every((term) => worthIn(term, stems) >= MEANT)
  })
  return telling.length === 0 || line === undefined || has('date', line)
    ? undefined
    : `${above}: ${withoutListMarks(line)}`
}
