import { asBefore, eventCatalog, type EventEnvelope, type EventType, type NewEvent } from '@docent/proto/events'
import type { OwnerId } from '@docent/proto/ids'
import type { Clock, Ids } from '../clock/index.ts'
import type { OutgoingEvent } from '../bus/port.ts'

export interface EnvelopeOptions {
  clock: Clock
  ids: Ids
  /** Says each event in the version of the release before, where there is one: while both run. */
  saysAsBefore?: boolean
  /** The trace context of the call that writes, where calls are traced. */
  traceparent?: () => string | undefined
}

/** Makes envelopes of the events a write carries; `version` is what the write gives its record. */
export function createEnvelopes({ clock, ids, traceparent, saysAsBefore = false }: EnvelopeOptions) {
  return (owner: OwnerId, version: number, events: readonly NewEvent[], cause?: string): OutgoingEvent[] =>
    events.map(saysAsBefore ? inFormerWords : (one) => one).map(({ topic, type, version: schemaVersion, payload }) => {
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

const inFormerWords = (event: NewEvent): NewEvent =>
  event.type in eventCatalog ? asBefore(eventCatalog[event.type as EventType], event) : event
