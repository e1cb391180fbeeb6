import type { ConversationTurnView, ConversationView } from '@docent/proto/http'
import { messageView } from '../conversations/present.ts'
import type { Turn } from '../conversations/turn.ts'
import type { Marks } from './marks.ts'
import { outcomeOf } from './outcome.ts'

/** Letters of an answer that a list shows. */
const BEGINNING = 280

/** A conversation in the list, by the turn that it is shown with. */
export function rowOf(turn: Turn, isRead: boolean, hasMessage: boolean, { note }: Marks): ConversationView {
  const { id: turnId, widgetId, sessionId: session, at, question, answer, feedback } = turn
  return {
    widgetId,
    session,
    turnId,
    at: new Date(at).toISOString(),
    question,
    answer: answer.length > BEGINNING ? `${answer.slice(0, BEGINNING)}…` : answer,
    outcome: outcomeOf(turn),
    feedback,
    isRead,
    hasNote: note !== '',
    hasMessage,
  }
}

export function turnView(turn: Turn): ConversationTurnView {
  const { id, at, question, answer, sources, brokenOff, feedback, said, left, line } = turn
  return {
    id,
    at: new Date(at).toISOString(),
    question,
    answer,
    outcome: outcomeOf(turn),
    sources,
    brokenOff,
    feedback,
    model: said?.model || null,
    ...(said?.modelFailed !== undefined && { modelFailed: said.modelFailed }),
    latencyMs: said?.latencyMs || null,
    ...(left && { message: messageView(left) }),
    ...(line && { line }),
  }
}
