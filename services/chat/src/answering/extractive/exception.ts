import { fold, words } from '@docent/runtime/text'
import { MEANT, tellingOf, worthIn } from './match/terms.ts'
import type { Candidate, Comparison } from './measure.ts'
import { sentencesOf } from './sentences.ts'
import { excludes, isPolar } from './units/facts.ts'
import { stemsIn } from './units/stems.ts'

/**
 * What an answer that begins with a yes or no leaves out for the very case that is asked about, in its own sentence: "Not while you
 * are pregnant." Undefined where it leaves nothing out.
 */
export function exceptionIn({ unit, reading }: Candidate, { question, terms }: Comparison): string | undefined {
  if (question.kind !== 'yes-no' || !unit.asks || !isPolar(unit)) return undefined
  const { asks } = unit
  const [first, ...others] = sentencesOf(unit.text)
  const { language } = reading.read
  const answered = stemsIn(first ?? '', language)
  const telling = tellingOf(terms)
  const cases = telling.filter((term) => worthIn(term, asks.stems) < MEANT && worthIn(term, answered) < MEANT)
  // "American Express" is a card that is taken, until it is named itself.
  const names = pairsOf(telling.map(({ word }) => word)).filter((pair) => ![asks.text, first ?? ''].some(has(pair)))
  return others.find((sentence) => {
    if (!excludes(sentence)) return false
    const stems = stemsIn(sentence, language)
    return cases.some((term) => worthIn(term, stems) >= MEANT) || names.some((pair) => has(pair)(sentence))
  })
}

const pairsOf = (list: readonly string[]) => list.slice(1).map((word, i) => `${list[i]} ${word}`)
const has = (pair: string) => (text: string) => ` ${words(text).map(fold).join(' ')} `.includes(` ${pair} `)
