import type { Found } from '../../retrieval/retrieve.ts'
import type { EarlierTurn } from '../stand-alone.ts'
import { rank } from './extract.ts'
import { compare, PASSAGES } from './measure.ts'
import { answerModel } from './model/model.ts'
import type { ReadsPassage } from './units/read.ts'

/** Reciprocal ranks, added: a small number lets the heads of the two lists count most. */
const EVEN = 5
/** What the search says beside what the pieces say: it knows what a passage means where its vectors come from a model. */
const SEARCH = 0.5

/**
 * Passages by the best piece that each holds for a question, and by how the search found them. The search counts the
 * words of a whole passage; one sentence that has them all tells more. What was found far behind stays there, and is not read.
 */
export function inOrder(
  question: string,
  earlier: readonly EarlierTurn[],
  found: readonly Found[],
  read: ReadsPassage,
): Found[] {
  const ranked = rank(compare(question, earlier, found.slice(0, PASSAGES), read), answerModel)
  const byPiece = [...new Set(ranked.map(({ candidate }) => candidate.reading.found))]
  const ranks = new Map(byPiece.map((one, i) => [one, i]))
  return found
    .map((one, i) => ({ one, worth: 1 / (EVEN + (ranks.get(one) ?? found.length)) + SEARCH / (EVEN + i) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ one }) => one)
}
