import { say, type NewEvent } from '@docent/proto/events'
import type { Word } from '@docent/runtime/service/restating.ts'
import { OWNER_SESSION } from '../inbox/outcome.ts'
import { fingerprint, questionKeyOf } from './fingerprints.ts'
import type { Turn } from './turn.ts'

const UNKNOWN: NonNullable<Turn['said']> = {
  counted: true,
  model: '',
  promptTokens: null,
  completionTokens: null,
  latencyMs: 0,
}

/** An answer, in the words in which it was said when it was complete. */
export function toldAsCompleted(turn: Turn): Word | undefined {
  const { id: turnId, widgetId, sessionId, answered, support, kept, question, sources, period, at, left, line } = turn
  if (left || line) return undefined
  const isOwners = widgetId === '' || sessionId === '' || sessionId.startsWith(OWNER_SESSION)
  const payload = {
    turnId,
    widgetId: widgetId || null,
    answered,
    support,
    sourceDocumentIds: [...new Set(sources.map(({ documentId }) => documentId))],
    period,
    answeredAt: new Date(at).toISOString(),
    asker: isOwners ? ('owner' as const) : ('visitor' as const),
    ...(sessionId !== '' && { conversation: fingerprint(sessionId) }),
    ...(kept && { questionKey: questionKeyOf(question) }),
    ...(turn.said ?? UNKNOWN),
  }
  return { event: say('answer.completed', payload), at }
}

/** What its asker thinks of an answer. */
export const toldAsRated = (turn: Turn): Word | undefined =>
  turn.feedback ? { event: ratedEvent(turn, turn.feedback.helpful) } : undefined

export const ratedEvent = ({ id: turnId, widgetId }: Turn, helpful: boolean): NewEvent =>
  say('answer.rated', { turnId, widgetId: widgetId || null, helpful })
