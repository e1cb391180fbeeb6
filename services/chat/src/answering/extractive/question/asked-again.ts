import { fold, words } from '@docent/runtime/text'
import type { EarlierTurn } from '../../stand-alone.ts'
import { startsAnew } from './in-passing.ts'
import { standsAlone } from './question.ts'

const plainOf = (text: string) => words(text).map(fold).join(' ')

/**
 * The conversation that a question goes on from: none where it tells first what it is about. Who asks the same once more goes back to where it was asked first, and is told the same;
 * what leans on what was said before ("and on Sundays?") does so only right behind itself, else it may be about something else by now. What a
 * conversation began with leaned on nothing.
 */
export function conversationOf(question: string, earlier: readonly EarlierTurn[]): readonly EarlierTurn[] {
  if (startsAnew(question)) return []
  const asked = plainOf(question)
  if (asked === '') return earlier
  const first = earlier.findIndex((turn) => plainOf(turn.question) === asked)
  if (first === -1) return earlier
  if (first === 0 || standsAlone(question)) return earlier.slice(0, first)
  let end = earlier.length
  while (end > 0 && plainOf((earlier[end - 1] as EarlierTurn).question) === asked) end -= 1
  return earlier.slice(0, end)
}
