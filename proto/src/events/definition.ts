import type { z } from 'zod'

/** The services that say events, by name. */
export type Speaker = 'identity' | 'document-ingest' | 'embedding' | 'chat' | 'widget' | 'billing'

/** What is known of one event type. The key is always the owner. */
export interface EventDefinition<S extends z.ZodType = z.ZodType> {
  /** Adding an optional field keeps the version; anything else is a new one. */
  version: number
  topic: string
  /** The one service that says it. */
  saidBy: Speaker
  schema: S
}

/** Declares an event on the topic of its kind of record. */
export function event<S extends z.ZodType>(topic: string, saidBy: Speaker, schema: S, version = 1): EventDefinition<S> {
  return { version, topic: `docent.${topic}`, saidBy, schema }
}

/** An event before the store gives it an id, an owner and a time. */
export interface NewEvent {
  type: string
  version: number
  topic: string
  payload: unknown
}
