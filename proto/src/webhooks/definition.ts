import type { z } from 'zod'
import type { EventEnvelope, EventPayload, EventType } from '../events/index.ts'

/** What a message may say beside what its event carries. */
export interface Circumstances {
  /** Address people reach Docent at, without a slash at its end. */
  publicUrl: string
}

/** One type of message that programs of strangers are told. */
export interface WebhookDefinition {
  /** Adding a field to `data` keeps the version; anything else is a new one. */
  version: number
  /** When it is told, for people. */
  summary: string
  /** Of `data`. */
  schema: z.ZodObject
  /** `data` as it may look; held to the schema by a test, and shown in the reference. */
  sample: Record<string, unknown>
  /** The events it follows from. */
  from: readonly EventType[]
  /** `data` of the message; undefined where the event is nothing to tell. */
  tell(payload: unknown, event: EventEnvelope, around: Circumstances): Record<string, unknown> | undefined
}

interface Declared<E extends EventType, S extends z.ZodObject> extends Omit<
  WebhookDefinition,
  'schema' | 'sample' | 'from' | 'tell'
> {
  schema: S
  sample: z.input<S>
  tell(payload: EventPayload<E>, event: EventEnvelope, around: Circumstances): z.input<S> | undefined
}

/** Declares a type of message by the event it follows from, or each of several. */
export function told<E extends EventType, S extends z.ZodObject>(
  from: E | readonly E[],
  declared: Declared<E, S>,
): WebhookDefinition {
  return { ...declared, from: [from].flat() }
}
