import type { listConversations, RouteQuery } from '@docent/proto/http'
import type { Query } from '@docent/runtime/store'
import { fold, normalize } from '@docent/runtime/text'
import type { Turn } from '../conversations/turn.ts'
import { isOfVisitor, outcomeOf } from './outcome.ts'

/** What an owner looks for among conversations. */
export type Wanted = Omit<RouteQuery<typeof listConversations>, 'cursor'>

/** Whether a turn is one that is looked for. */
export function fitting({ widgetId, outcome, search = '' }: Wanted): (turn: Turn) => boolean {
  const words = folded(search)
    .split(/\s+/)
    .filter((word) => word !== '')
  return (turn) => {
    if (!isOfVisitor(turn)) return false
    if (widgetId !== undefined && turn.widgetId !== widgetId) return false
    if (outcome === 'not-helpful' ? turn.rated !== 'down' : outcome !== undefined && outcomeOf(turn) !== outcome) {
      return false
    }
    if (words.length === 0) return true
    const { question, answer, left } = turn
    const text = folded(`${question}\n${answer}\n${left ? `${left.name}\n${left.email}` : ''}`)
    return words.every((word) => text.includes(word))
  }
}

/** Letters without case and accents, so that what is typed plainly is found. */
const folded = (text: string) => fold(normalize(text))

/** The narrowest index for it; the rest is looked at turn by turn. */
export function nearest({ widgetId, outcome }: Wanted): Query<Turn>['where'] {
  if (outcome === 'not-helpful') return { rated: 'down' }
  if (outcome === 'unsure') return { support: 'weak' }
  // Messages have no support, and what was not found before there were three outcomes has none either.
  return widgetId === undefined ? {} : { widgetId }
}
