import { fold } from '@docent/runtime/text'
import type { Guard } from './measure.ts'
import { isNamedAround } from './named-around.ts'
import { isBeside } from './question/beside.ts'
import { isSlight } from './question/slight.ts'

/** Words that compare a time with one that was told. */
const COMPARING = new Set(
  (
    'earlier sooner later longer shorter before after früher eher zeitiger später länger kürzer vorher nachher tôt tard avant après longtemps ' +
    'antes temprano tarde después cedo depois prima presto tardi dopo eerder vroeger later langer erken geç önce sonra'
  )
    .split(' ')
    .map(fold),
)

/**
 * "Would earlier be possible?" asks for another time of what was told, and of nothing else that is earlier: until how many days before it a
 * booking is cancelled.
 */
export const isOfTimeBefore: Guard = ({ question, terms, context }) => {
  const telling = terms.filter(({ word }) => !isBeside(word))
  const isCompared =
    question.chain.length > 0 &&
    telling.some(({ word }) => COMPARING.has(word)) &&
    telling.every(({ word }) => COMPARING.has(word) || isSlight(word))
  if (!isCompared) return () => true
  const before = context.filter(({ word }) => !COMPARING.has(word) && !isBeside(word) && !isSlight(word))
  return (candidate) => before.some((term) => isNamedAround(term, candidate))
}
