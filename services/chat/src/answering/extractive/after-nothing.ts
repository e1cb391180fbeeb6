import type { EarlierTurn } from '../stand-alone.ts'
import type { Extracted } from './extract.ts'
import { MEANT, worthIn, type Term } from './match/terms.ts'
import { stemsAround } from './measure.ts'
import { askedOf } from './question/asked.ts'
import { isBeside } from './question/beside.ts'
import { goesOn } from './question/lean.ts'
import { isSlight } from './question/slight.ts'

/** "In the flat, too?" */
const TOO = /^(?:auch|also|too|même|aussi|también|também|anche|ook)(?!\p{L})/iu

/**
 * "And in the flat?" behind a question that nothing answered still asks that one: what else is said of the flat does not answer it, and
 * is shown as what stands closest. A price answers whoever asked for one.
 */
export function ofWhatWasAsked(extracted: Extracted, earlier: readonly EarlierTurn[]): Extracted {
  const { best, support, comparison } = extracted
  const { lean, text, kind, language } = comparison.question
  if (support !== 'strong' || !best || lean === 'not' || earlier.at(-1)?.answer !== '') return extracted
  if (!goesOn(text) && !TOO.test(text.trim())) return extracted
  if (kind === 'price' || askedOf(text, language).kind !== undefined) return extracted
  const before = comparison.context.filter(({ word }) => !isBeside(word) && !isSlight(word))
  const isHeld = (term: Term) => !term.absent && stemsAround(best).some((set) => worthIn(term, set) >= MEANT)
  if (before.length === 0 || before.some(isHeld)) return extracted
  return { ...extracted, support: 'weak', held: 'likelihood' }
}
