import type { z } from 'zod'

/** Who says events: the services by name, whoever runs them, and what each service says of itself. */
export type Speaker =
  | 'identity'
  | 'document-ingest'
  | 'embedding'
  | 'chat'
  | 'widget'
  | 'billing'
  | 'notification'
  | 'operator'
  | 'every service'

/** A version that is said no more, and the ways to the one after it and back. */
export interface FormerVersion {
  schema: z.ZodType
  /** The payload as the next version has it. */
  up(payload: unknown): unknown
  /** A payload of the next version in the words of this one: said while processes of the release before still run. */
  down(payload: unknown): unknown
}

/** What is known of one event type. The key is always the owner. */
export interface EventDefinition<S extends z.ZodType = z.ZodType> {
  /** Adding an optional field keeps the version; anything else is a new one. */
  version: number
  topic: string
  /** The one service that says it. */
  saidBy: Speaker
  schema: S
  /** The versions before, by number; each is understood for as long as a log or a release may hold it. */
  former?: Readonly<Record<number, FormerVersion>>
  /** Its service can tell the current records again with it; absent: it tells of a moment. */
  canBeRestated?: boolean
}

/** Declares an event on the topic of its kind of record. */
export function event<S extends z.ZodType>(
  topic: string,
  saidBy: Speaker,
  schema: S,
  former?: EventDefinition['former'],
): EventDefinition<S> {
  const version = 1 + Object.keys(former ?? {}).length
  return { version, topic: `docent.${topic}`, saidBy, schema, ...(former && { former }) }
}

/** The same event, told again of current records where somebody asks: `restates` of its service. */
export function restatable<S extends z.ZodType>(definition: EventDefinition<S>): EventDefinition<S> {
  return { ...definition, canBeRestated: true }
}

/** An event before the store gives it an id, an owner and a time. */
export interface NewEvent {
  type: string
  version: number
  topic: string
  payload: unknown
}
