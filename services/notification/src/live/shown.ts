import type { EventType } from '@docent/proto/events'
import type { LiveEvent } from '@docent/proto/http'
import type { OwnerId } from '@docent/proto/ids'
import type { Handlers } from '@docent/runtime/service'

/** What a dashboard shows and wants to reload. */
const shown = [
  'document.chunked',
  'document.reading-failed',
  'document.renamed',
  'document.deleted',
  'document.embedding-requested',
  'document.embedding-progressed',
  'document.indexed',
  'document.indexing-failed',
  'document.model-outdated',
  'widget.saved',
  'widget.deleted',
  'widget.seen',
  'widget.refused',
  'answer.completed',
  'answer.daily-limit-reached',
  'visitor.message-left',
  'handover.changed',
  'handover.said',
  'handover.typed',
  'handover.answer-unsent',
  'team.member-changed',
  'subscription.changed',
  'usage.threshold-reached',
] as const satisfies EventType[]

/** Handlers that pass on what is shown: the name of what changed, never what it says. */
export function watchShown(tell: (owner: OwnerId, event: LiveEvent) => void): Handlers {
  return Object.fromEntries(
    shown.map((type) => [
      type,
      async (payload: Record<string, unknown>, { ownerId }: { ownerId: OwnerId }) =>
        tell(ownerId, nameOf(type, payload)),
    ]),
  )
}

function nameOf(
  type: EventType,
  { documentId, widgetId, session, state, done, total }: Record<string, unknown>,
): LiveEvent {
  return {
    type,
    ...(typeof documentId === 'string' && { documentId }),
    ...(typeof widgetId === 'string' && { widgetId }),
    ...(typeof session === 'string' && { session }),
    ...(typeof state === 'string' && { state: state as LiveEvent['state'] }),
    ...(typeof done === 'number' && typeof total === 'number' && { progress: { done, total } }),
  }
}
