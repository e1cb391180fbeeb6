/** How the two halves are fused, the same for every adapter: score = sum of weight / (RRF_K + rank), rank from 1. */
export const RRF_K = 60
export const DENSE_WEIGHT = 1
export const LEXICAL_WEIGHT = 1
/** Length of each half's list; a larger limit asks for longer ones. */
export const LIST_LENGTH = 50
/** Largest `limit` of a query. */
export const MAX_LIMIT = 200
