import { LEXICAL_MODEL } from '../models/offline.ts'

/** How the two halves are fused, the same for every adapter: score = sum of weight / (RRF_K + rank), rank from 1. */
const RRF_K = 60
/** Length of each half's list; a larger limit asks for longer ones. */
export const LIST_LENGTH = 50
/** Largest `limit` of a query. */
export const MAX_LIMIT = 200

export interface FusionWeights {
  dense: number
  lexical: number
}

/**
 * Meaning and words count alike where a model made the vectors. The offline vectors see letters only: they break ties
 * and find misspelled words, and rank below the words on every question set when they count for more.
 */
export function fusionWeights(model: string): FusionWeights {
  return model.startsWith(LEXICAL_MODEL) ? { dense: 0.01, lexical: 1 } : { dense: 1, lexical: 1 }
}

/** One entry of a half's list. */
export interface Scored<P> {
  place: P
  score: number
}

export interface Fused<P> {
  place: P
  score: number
  dense: number | null
  lexical: number | null
}

/** Fuses two lists, each best first. Of equals, `compare` says which place comes first. */
export function fuse<P extends string | number>(
  dense: readonly Scored<P>[],
  lexical: readonly Scored<P>[],
  weights: FusionWeights,
  compare: (a: P, b: P) => number,
): Fused<P>[] {
  const fused = new Map<P, Fused<P>>()
  dense.forEach(({ place, score }, i) => {
    fused.set(place, { place, score: weights.dense / (RRF_K + 1 + i), dense: score, lexical: null })
  })
  lexical.forEach(({ place, score }, i) => {
    const found = fused.get(place) ?? { place, score: 0, dense: null, lexical: null }
    fused.set(place, { ...found, score: found.score + weights.lexical / (RRF_K + 1 + i), lexical: score })
  })
  return [...fused.values()].sort((a, b) => b.score - a.score || compare(a.place, b.place))
}
