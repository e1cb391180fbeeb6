import type { EventEnvelope } from '@docent/proto/events'
import type { OwnerId } from '@docent/proto/ids'

/** An event with the topic it goes to; the key is its owner. */
export interface OutgoingEvent {
  topic: string
  event: EventEnvelope
}

export interface Delivery {
  event: EventEnvelope
  topic: string
  /** 1 on the first try. */
  attempt: number
  /** Aborts when the consumer stops; a handler that takes long looks at it between its steps. */
  signal: AbortSignal
}

export interface RetryPolicy {
  /** Tries before the event is parked. Default 8. */
  attempts?: number
  /** First wait in milliseconds, doubled with full jitter up to `maxDelayMs`. Default 100. */
  minDelayMs?: number
  /** Default 30,000. */
  maxDelayMs?: number
  /** How long tries that find an engine away are not counted, in milliseconds. Default a day. */
  awayMs?: number
}

export interface ConsumerSpec {
  /** Names the cursor: two instances with the same name share the work. Usually the service. */
  name: string
  topics: readonly string[]
  /**
   * Resolves when the effect is durable; a rejection is retried, then parked. Must bear repeats. An engine that is away
   * (`EngineUnavailable`) is waited for, and costs the event none of its tries.
   */
  handle(delivery: Delivery): Promise<void>
  retry?: RetryPolicy
  /**
   * `durable` (default) starts at the beginning of the log, keeps a cursor and parks what cannot be handled.
   * `live` hears only what is said from now on, in every instance, without cursor, retry or parking.
   */
  mode?: 'durable' | 'live'
  /** Events of different owners that are handled at the same time. Default 16. */
  concurrency?: number
  /** Of topics whose events bear any order. Default: every event by itself, in order. */
  batches?: Batches
}

/**
 * Events of one owner that wait behind each other are handled side by side, so that their writes go together. Where one of them
 * fails, all of them are handled once more, each by itself.
 */
export interface Batches {
  topics: readonly string[]
  /** How long the first one waits for others, in milliseconds. */
  lingerMs: number
}

/** An event that a consumer gave up on. */
export interface ParkedEvent {
  /** Names it for replay and drop. */
  id: string
  consumer: string
  topic: string
  event: EventEnvelope
  attempts: number
  /** The last error, one line. */
  error: string
  parkedAt: string
}

export interface ParkedFilter {
  consumer?: string
  /** Default 100. */
  limit?: number
}

export interface Subscription {
  /** Waits for the deliveries in flight (up to the grace of the adapter), saves the cursor, stops. */
  stop(): Promise<void>
  /** Resolves when everything said before the call has been handled or parked. */
  caughtUp(): Promise<void>
  /** Age in seconds of the oldest event that is not handled; 0 when caught up. */
  lagSeconds(): Promise<number>
}

/**
 * Promises, whatever the engine: at least once; in order per key, but for `batches` (a retry never lets a later event of the same key
 * overtake); a cursor per consumer; jittered retries, then parked. A slow or failing consumer costs the others nothing.
 */
export interface Bus {
  /** Durable when it resolves, in the order given. Stores call it; services write events with their records instead. */
  publish(events: readonly OutgoingEvent[]): Promise<void>
  subscribe(consumer: ConsumerSpec): Promise<Subscription>
  /** Whether a durable consumer of this name has ever subscribed to one of these topics. */
  knows(consumer: string, topics: readonly string[]): Promise<boolean>
  parked: {
    list(filter?: ParkedFilter): Promise<ParkedEvent[]>
    /** Delivers it again to the consumer that parked it, with the same event id. False when it is not parked. */
    replay(id: string): Promise<boolean>
    /** Forgets it. False when it is not parked. */
    drop(id: string): Promise<boolean>
  }
  /**
   * Removes what is parked of an owner and, where the engine can remove single events, what every consumer has passed;
   * the rest goes when its time in the log is over. Events of the types in `keep` stay. Returns how many went.
   */
  forget(owner: OwnerId, options?: { keep?: readonly string[] }): Promise<number>
  /** Resolves when the engine answers; rejects with the reason otherwise. */
  ping(): Promise<void>
  close(): Promise<void>
}

/** Most bytes of an event as JSON. Anything larger goes into a blob, and the event carries its key. */
export const MAX_EVENT_BYTES = 512 * 1024

/** An event larger than `MAX_EVENT_BYTES`: a bug of whoever says it. */
export class EventTooLarge extends Error {
  override readonly name = 'EventTooLarge'
}

/** An event as JSON, as every engine keeps it. @throws EventTooLarge */
export function jsonOfEvent(event: EventEnvelope): string {
  const json = JSON.stringify(event)
  // Hardly any event has to be measured: a letter takes three bytes at most.
  if (json.length * 3 <= MAX_EVENT_BYTES || Buffer.byteLength(json) <= MAX_EVENT_BYTES) return json
  throw new EventTooLarge(
    `${event.type} ${event.id} is larger than ${MAX_EVENT_BYTES} bytes: put the large part in a blob`,
  )
}

/** Thrown by a handler for an event that no retry can help: it is parked at once. */
export class Unprocessable extends Error {
  override readonly name = 'Unprocessable'
}
