import type { TurnOutcome } from '@docent/proto/http'
import type { Turn } from '../conversations/turn.ts'

const OF_SUPPORT = { strong: 'answered', weak: 'unsure', none: 'not-found' } as const

/** What became of a turn. Those of before there were three outcomes know only two. */
export function outcomeOf({ left, line, support, answered }: Turn): TurnOutcome {
  if (left) return 'message'
  if (line) return 'person'
  return support ? OF_SUPPORT[support] : answered ? 'answered' : 'not-found'
}

/** Sessions that owners made to try a widget begin so; no visitor's does. */
export const OWNER_SESSION = 'owner:'

/** Whether a conversation is a visitor's. */
export const isOfVisitors = ({ widgetId, sessionId }: Pick<Turn, 'widgetId' | 'sessionId'>): boolean =>
  widgetId !== '' && !sessionId.startsWith(OWNER_SESSION)

/** Whether it is a visitor's, and its words are kept. */
export const isOfVisitor = (turn: Turn): boolean => turn.kept && isOfVisitors(turn)
