/** BM25's constants and those of the fusion, the same for every vectors adapter, so that all rank alike. */
export const bm25 = {
  /** How soon repeating a term stops to count. */
  k1: 1.2,
  /** How much longer passages are held back, 0 to 1. */
  b: 0.6,
} as const

/** What a term weighs that a misspelled word may stand for; fitted on the question sets. */
export const SLIP_WEIGHT = 0.8

/** Weight of a term that `df` of `n` passages hold; the form that cannot be negative. */
export function idf(n: number, df: number): number {
  return Math.log(1 + (n - df + 0.5) / (df + 0.5))
}
