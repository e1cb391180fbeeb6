import type { Passage } from '@docent/proto'
import { analyzePassage, analyzeQuestion, idf } from '@docent/runtime/text'
import type { Found } from '../../retrieval/retrieve.ts'
import { sentencesOf } from './sentences.ts'

/** A sentence of the documents that answers. */
export interface Quote {
  text: string
  passage: Passage
}

const LEAST_COVERAGE = 0.35

/** The sentences that support an answer best; none when none supports one. */
export function extract(question: string, found: readonly Found[]): Quote[] {
  const terms = [...analyzeQuestion(question).keys()]
  const analysed = found.map(({ passage }) => ({ passage, terms: analyzePassage(passage.text).terms }))
  const weights = new Map(
    terms.map((term) => [term, idf(found.length, analysed.filter((one) => one.terms.has(term)).length)]),
  )
  const all = [...weights.values()].reduce((sum, weight) => sum + weight, 0)
  let best: { quote: Quote; coverage: number } | undefined
  for (const { passage } of analysed) {
    for (const sentence of sentencesOf(passage.text)) {
      const inside = analyzePassage(sentence.text).terms
      let sum = 0
      for (const [term, weight] of weights) if (inside.has(term)) sum += weight
      const coverage = all === 0 ? 0 : sum / all
      if (coverage > (best?.coverage ?? LEAST_COVERAGE)) best = { quote: { text: sentence.text, passage }, coverage }
    }
  }
  return best ? [best.quote] : []
}
