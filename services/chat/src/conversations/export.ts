import type { ConversationTurn } from '@docent/proto/http'
import type { Turn } from './turn.ts'

/** A turn as its owner takes it along: who the visitor was is not known here either. */
export function exportOf(turn: Turn): ConversationTurn {
  const { id, widgetId, sessionId, at, question, answer, answered, sources, feedback, left } = turn
  return {
    id,
    widgetId: widgetId === '' ? null : widgetId,
    session: sessionId,
    at: new Date(at).toISOString(),
    question,
    answer,
    answered,
    sources: sources.map(({ documentId, title, page }) => ({ documentId, title, page })),
    feedback,
    ...(left && { message: left }),
  }
}
