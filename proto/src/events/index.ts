export { envelopeSchema, type EventEnvelope } from './envelope.ts'
export { eventCatalog, eventTopics, type EventPayload, type EventType } from './catalog.ts'
export { type EventDefinition, type NewEvent, type Speaker } from './definition.ts'
export { say } from './say.ts'
