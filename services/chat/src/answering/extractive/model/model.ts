import { readFileSync } from 'node:fs'
import { weighing, type Feature, type Features } from '../feature-list.ts'
import { oncePer } from '../once-per.ts'
import type { Doubt, Doubts } from '../doubts.ts'

/** Weights by name, and where support begins: made by `npm run train`, whose figures stand in `bench/results/answer-model.md`. */
export interface AnswerModel {
  /** Of the measures of a piece: which of them answers. */
  rank: Partial<Record<Feature, number>>
  /** Of the measures of the best piece: how likely it is the answer. */
  support: Partial<Record<Doubt, number>>
  constant: number
  /** From this likelihood on it is said. */
  strong: number
  /** From this likelihood on it is near enough to be shown. */
  weak: number
}

export const answerModel = JSON.parse(readFileSync(new URL('model.json', import.meta.url), 'utf8')) as AnswerModel

/** How well pieces answer: log-likelihoods, comparable within one question only. */
export function scorer({ rank }: Pick<AnswerModel, 'rank'>): (features: Features) => number {
  return scorers(rank)
}
const scorers = oncePer(weighing)

/** How likely the best piece is the answer, 0 to 1. */
export function likelihoodOf(
  doubts: Doubts,
  { support, constant }: Pick<AnswerModel, 'support' | 'constant'> = answerModel,
): number {
  let sum = constant
  for (const name in support) sum += (support[name as Doubt] as number) * doubts[name as Doubt]
  return 1 / (1 + Math.exp(-sum))
}
