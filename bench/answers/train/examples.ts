import { FEATURES, type Feature } from '../../../services/chat/src/answering/extractive/feature-list.ts'
import { rank } from '../../../services/chat/src/answering/extractive/extract.ts'
import { isSure } from '../../../services/chat/src/answering/extractive/sure.ts'
import { ruledOut } from '../../../services/chat/src/answering/extractive/ruled-out.ts'
import type { AnswerModel } from '../../../services/chat/src/answering/extractive/model/model.ts'
import { doubtsOf, DOUBTS } from '../../../services/chat/src/answering/extractive/doubts.ts'
import { spoken } from '../../../services/chat/src/answering/extractive/say.ts'
import type { Sample } from '../lab/samples.ts'

export const FOLDS = 5

/** A question as the training sees it. */
export interface Example {
  sample: Sample
  fold: number
  weight: number
  rows: number[][]
}

/** How much a question counts beside others: businesses are what Docent is for, and few. */
const WEIGHTS = { business: 4, training: 4, squad: 0.7, xquad: 0.5, support: 0.5 }

export function exampleOf(sample: Sample): Example {
  const { set, comparison } = sample
  return {
    sample,
    fold: foldOf(sample),
    weight: WEIGHTS[set.group],
    rows: comparison.candidates.map(({ features }) => FEATURES.map((name) => features[name])),
  }
}

/** Questions about one document stand in one fold, so that no document is both learned from and asked about. */
function foldOf({ set, turn, comparison, right }: Sample): number {
  const at = right.indexOf(true)
  const document = comparison.candidates[at]?.reading.found.passage.documentId ?? turn.id
  let hash = 7
  for (const letter of `${set.name}/${document}`) hash = (Math.imul(hash, 31) + (letter.codePointAt(0) as number)) >>> 0
  return hash % FOLDS
}

/** What a ranking makes of a question: its best piece, whether it is right, and what speaks for and against it. */
export interface Outcome {
  right: boolean
  forbidden: boolean
  text: string
  doubts: number[]
  /** Not said while it is not likely. */
  ruledOut: boolean
  /** Said without any doubt. */
  isSure: boolean
}

export function outcomeOf({ sample }: Example, weights: AnswerModel['rank']): Outcome | undefined {
  const { comparison, right, turn } = sample
  const ranked = rank(comparison, { rank: weights })
  const [best] = ranked
  if (!best) return undefined
  const isRight = right[comparison.candidates.indexOf(best.candidate)] === true
  const doubts = doubtsOf(comparison, ranked)
  const text = spoken(best.candidate)
  return {
    right: isRight,
    forbidden: turn.isForbidden(text),
    text,
    doubts: DOUBTS.map((name) => doubts[name]),
    ruledOut: ruledOut(best, comparison, 0) !== undefined,
    isSure: isSure(best, comparison),
  }
}

export const named = <T extends string>(names: readonly T[], weights: readonly number[]): Partial<Record<T, number>> =>
  Object.fromEntries(names.map((name, i) => [name, Math.round((weights[i] as number) * 1000) / 1000])) as Partial<
    Record<T, number>
  >

export type { Feature }
