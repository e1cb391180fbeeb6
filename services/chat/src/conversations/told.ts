import { eventCatalog, say, type NewEvent } from '@docent/proto/events'
import type { Word } from '@docent/runtime/service/restating.ts'
import type { Turn } from './turn.ts'

const UNKNOWN = { counted: true, model: '', promptTokens: null, completionTokens: null, latencyMs: 0 }

/** An answer, as it was said when it was complete. */
export function toldAsCompleted(turn: Turn): Word | undefined {
  const { id: turnId, widgetId, answered, support, sources, period, at, left, said = UNKNOWN } = turn
  if (left) return undefined
  const sourceDocumentIds = [...new Set(sources.map(({ documentId }) => documentId))]
  const payload = { turnId, widgetId: widgetId || null, answered, support, sourceDocumentIds, period, ...said }
  return { event: say('answer.completed', payload), at }
}

/** The turn with what its event says beside, so that it can be told again. */
export function withSaid(turn: Turn, { payload }: NewEvent): Turn {
  const {
    counted = true,
    model,
    promptTokens,
    completionTokens,
    latencyMs,
  } = eventCatalog['answer.completed'].schema.parse(payload)
  return { ...turn, said: { counted, model, promptTokens, completionTokens, latencyMs } }
}
