import { isStopWord } from '@docent/runtime/text'
import { MEANT, tellingOf, worthIn } from './match/terms.ts'
import type { Candidate, Guard } from './measure.ts'
import { PLAIN_KINDS } from './question/values.ts'
import { stemsIn } from './units/stems.ts'

/** What a piece begins with and is about: "Puppy classes: Mondays at 7 pm". */
const LABEL = /^([\p{L}\p{N}][^:\n]{1,38}):\s/u
const labelOf = ({ unit: { kind, text, cell } }: Candidate) =>
  cell || kind === 'block' || kind === 'list' ? undefined : LABEL.exec(text)?.[1]

/**
 * "What does the puppy plan cost?" is told by the price below the heading "Puppy plan", and not by that of the "Puppy classes" further down: the
 * heading has all that is asked for, and the label names a thing of its own that has some of it.
 */
export const isOfItsLabel: Guard = ({ question, terms, candidates }) => {
  const telling = question.lean === 'not' && PLAIN_KINDS.has(question.kind) ? tellingOf(terms) : []
  if (telling.length < 2) return () => true
  const isOfHeading = ({ reading: { read } }: Candidate) =>
    telling.every((term) => worthIn(term, read.headings) >= MEANT || worthIn(term, read.title) >= MEANT)
  const namesAnother = (one: Candidate): boolean => {
    const label = labelOf(one)
    if (label === undefined || !isOfHeading(one)) return false
    const { language } = one.reading.read
    const stems = stemsIn(label, language)
    const held = telling.filter((term) => worthIn(term, stems) >= MEANT)
    const others = label
      .split(/[^\p{L}]+/u)
      .filter((word) => word.length > 2 && !isStopWord(word.toLowerCase(), language))
      .filter((word) => !telling.some((term) => worthIn(term, stemsIn(word, language)) >= MEANT))
    return held.length > 0 && held.length < telling.length && others.length > 0
  }
  const told = candidates.filter(
    (one) => one.features.kind > 0 && !one.unit.cell && isOfHeading(one) && labelOf(one) === undefined,
  )
  return (one) => !told.some(({ reading }) => reading === one.reading) || !namesAnother(one)
}
