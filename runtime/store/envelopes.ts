import type { EventEnvelope, NewEvent } from '@docent/proto/events'
import type { OwnerId } from '@docent/proto/ids'
import type { Clock, Ids } from '../clock/index.ts'
import type { OutgoingEvent } from '../bus/port.ts'

export interface EnvelopeOptions {
  clock: Clock
  ids: Ids
  /** The trace context of the call that writes, where calls are traced. */
  traceparent?: () => string | undefined
}

/** Makes envelopes of the events a write carries. */
export function createEnvelopes({ clock, ids, traceparent }: EnvelopeOptions) {
  return (owner: OwnerId, events: readonly NewEvent[], cause?: string): OutgoingEvent[] =>
    events.map(({ topic, type, version, payload }) => {
      const event: EventEnvelope = {
        id: ids.next(),
        type,
        version,
        ownerId: owner,
        occurredAt: clock.now().toISOString(),
        payload,
      }
      if (cause !== undefined) event.causeId = cause
      const trace = traceparent?.()
      if (trace !== undefined) event.traceparent = trace
      return { topic, event }
    })
}
