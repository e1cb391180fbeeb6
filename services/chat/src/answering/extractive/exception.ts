import { MEANT, worthIn } from './match/terms.ts'
import type { Candidate, Comparison } from './measure.ts'
import { isBeside } from './question/beside.ts'
import { sentencesOf } from './sentences.ts'
import { excludes, isPolar } from './units/facts.ts'
import { stemmed } from './units/stems.ts'

/**
 * What an answer that begins with a yes or no leaves out for the very case that is asked about, in its own sentence: "Not while you
 * are pregnant." Undefined where it leaves nothing out.
 */
export function exceptionIn({ unit, reading }: Candidate, { question, terms }: Comparison): string | undefined {
  if (question.kind !== 'yes-no' || !unit.asks || !isPolar(unit)) return undefined
  const { asks } = unit
  const [first, ...others] = sentencesOf(unit.text)
  const stemsIn = (text: string) => new Set(stemmed(text, reading.read.language).map(({ stem }) => stem))
  const answered = stemsIn(first ?? '')
  const cases = terms.filter(
    (term) =>
      !term.absent && !isBeside(term.word) && worthIn(term, asks.stems) < MEANT && worthIn(term, answered) < MEANT,
  )
  return others.find(
    (sentence) => excludes(sentence) && cases.some((term) => worthIn(term, stemsIn(sentence)) >= MEANT),
  )
}
