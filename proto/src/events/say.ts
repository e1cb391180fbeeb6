import { eventCatalog, type EventPayload, type EventType } from './catalog.ts'
import type { NewEvent } from './definition.ts'

/** An event of the catalog, ready to be written with the record that causes it; throws when the payload is wrong. */
export function say<T extends EventType>(type: T, payload: EventPayload<T>): NewEvent {
  const { version, topic, schema } = eventCatalog[type]
  return { type, version, topic, payload: schema.parse(payload) }
}
