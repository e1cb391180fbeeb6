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

/** Makes envelopes of the events a write carries; `version` is what the write gives its record. */
export function createEnvelopes({ clock, ids, traceparent }: EnvelopeOptions) {
  return (owner: OwnerId, version: number, events: readonly NewEvent[], cause?: string): OutgoingEvent[] =>
    events.map(({ topic, type, version: schemaVersion, payload }) => {
      const event: EventEnvelope = {
        id: ids.next(),
        type,
        version: schemaVersion,
        ownerId: owner,
        occurredAt: clock.now().toISOString(),
        recordVersion: version,
        payload,
      }
      if (cause !== undefined) event.causeId = cause
      const trace = traceparent?.()
      if (trace !== undefined) event.traceparent = trace
      return { topic, event }
    })
}
