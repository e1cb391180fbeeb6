import { LEXICAL_MODEL } from '../models/offline.ts'

/** How the two halves are fused, the same for every adapter: score = sum of weight / (RRF_K + rank), rank from 1. */
export const RRF_K = 60
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
