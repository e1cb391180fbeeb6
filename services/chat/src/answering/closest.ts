import type { Passage } from '@docent/proto'

/** As much of a passage as a card of it may show. */
const EXCERPT = 300

/**
 * The passages that an answer of weak support shows instead of an answer, the first with what its card shows of it.
 *
 * @param piece the piece of the first that came nearest, where it is known; else its beginning is shown
 */
export const closestOf = ([first, ...others]: readonly Passage[], piece = first?.text ?? ''): Passage[] =>
  first ? [{ ...first, excerpt: piece.slice(0, EXCERPT) }, ...others] : []
