import type { EventEnvelope, EventPayload } from '@docent/proto/events'
import { stampOf, supersedes } from '@docent/runtime/store/supersedes.ts'
import type { Answer, Outcome } from './record.ts'

type Completed = EventPayload<'answer.completed'>

/** The line of an answer once it is heard of: what is known of it stays, because an answer is complete only once. */
export function withCompleted(
  known: Answer | undefined,
  payload: Completed,
  { ownerId, occurredAt }: Pick<EventEnvelope, 'ownerId' | 'occurredAt'>,
): Answer {
  if (known?.counted) return known
  const { turnId, widgetId, asker, questionKey, sourceDocumentIds, latencyMs } = payload
  const outcome = outcomeOf(payload)
  return {
    ...(known ?? { id: turnId, ownerId, rated: null }),
    widgetId: asker === 'owner' ? '' : (widgetId ?? ''),
    at: Date.parse(payload.answeredAt ?? occurredAt),
    ...(questionKey !== undefined && outcome !== 'smallTalk' && { questionKey }),
    counted: {
      outcome,
      language: payload.language ?? UNKNOWN_LANGUAGE,
      // Where nobody knows, whoever asked in one conversation is one.
      visitor: payload.visitor ?? payload.conversation ?? '',
      conversation: payload.conversation ?? '',
      documents: outcome === 'answered' ? sourceDocumentIds : [],
      // 0 is said of turns that do not know it.
      latencyMs: outcome === 'smallTalk' || latencyMs === 0 ? null : latencyMs,
      promptTokens: payload.promptTokens ?? 0,
      completionTokens: payload.completionTokens ?? 0,
      microDollars: payload.microDollars ?? 0,
    },
  }
}

/** The line with the latest rating; it may be heard of before its answer. */
export function withRating(
  known: Answer | undefined,
  { turnId, helpful }: EventPayload<'answer.rated'>,
  event: EventEnvelope,
): Answer {
  if (known && !supersedes(event, isRated(known) ? known : undefined)) return known
  const unheard = { id: turnId, ownerId: event.ownerId, widgetId: '', at: 0, counted: null }
  return { ...(known ?? unheard), rated: helpful ? 'up' : 'down', ...stampOf(event, known) }
}

/** Told by no browser and no question. */
const UNKNOWN_LANGUAGE = 'und'

const isRated = ({ rated }: Answer) => rated !== null
const OF_SUPPORT = { strong: 'answered', weak: 'unsure', none: 'notFound' } as const

function outcomeOf({ smallTalk, support, answered }: Completed): Outcome {
  if (smallTalk) return 'smallTalk'
  return support ? OF_SUPPORT[support] : answered ? 'answered' : 'notFound'
}
