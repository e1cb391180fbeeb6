import { envelopeSchema, type EventEnvelope } from '@docent/proto/events'
import { ownerId } from '@docent/proto/ids'
import type { IHeaders, KafkaMessage, Message } from 'kafkajs'
import { jsonOfEvent, type OutgoingEvent, type ParkedEvent } from '../port.ts'

/** Where parked events are kept, by their id, and where replays go, by their owner. Both are of all consumers. */
export const PARKED_TOPIC = 'docent.parked'
export const REPLAY_TOPIC = 'docent.replay'

/** A message with the topic it goes to, and how many bytes it takes. */
export interface OutgoingMessage {
  topic: string
  message: Message
  bytes: number
}

/** A parked event as it lies in its topic: with where it was found. */
export interface ParkedMessage extends ParkedEvent {
  source: { topic: string; partition: number; offset: string }
}

/** An event that is to be delivered again, to one consumer. */
interface ReplayMessage {
  consumer: string
  parkedId: string
  topic: string
  event: EventEnvelope
}

function message(topic: string, key: string, value: string | null, headers: IHeaders): OutgoingMessage {
  return { topic, message: { key, value, headers }, bytes: Buffer.byteLength(value ?? '') + 256 }
}

function headersOf(event: EventEnvelope): IHeaders {
  const headers: IHeaders = { 'event-id': event.id, 'event-type': event.type, 'event-version': String(event.version) }
  if (event.traceparent !== undefined) headers.traceparent = event.traceparent
  return headers
}

/** The trace context stands in the headers too, where tracing tools look for it. @throws EventTooLarge */
export function eventMessage(prefix: string, { topic, event }: OutgoingEvent): OutgoingMessage {
  return message(prefix + topic, event.ownerId, jsonOfEvent(event), headersOf(event))
}

export function parkedMessage(prefix: string, parked: ParkedMessage): OutgoingMessage {
  const headers = { ...headersOf(parked.event), consumer: parked.consumer }
  return message(prefix + PARKED_TOPIC, parked.id, JSON.stringify(parked), headers)
}

/** A tombstone: compaction forgets the parked event. */
export const unparkedMessage = (prefix: string, id: string) => message(prefix + PARKED_TOPIC, id, null, {})

export function replayMessage(prefix: string, { consumer, id, topic, event }: ParkedEvent): OutgoingMessage {
  const replay: ReplayMessage = { consumer, parkedId: id, topic, event }
  return message(prefix + REPLAY_TOPIC, event.ownerId, JSON.stringify(replay), { ...headersOf(event), consumer })
}

/** What a message means to a consumer; undefined when it is the replay of somebody else's event. */
export function readDelivery(
  message: KafkaMessage,
  topic: string,
  consumer: string,
  at: string,
): { topic: string; event: EventEnvelope } | undefined {
  if (topic !== REPLAY_TOPIC) return { topic, event: parseEvent(message, at) }
  const replay = parseJson(message.value) as ReplayMessage | undefined
  return replay?.consumer === consumer ? { topic: replay.topic, event: replay.event } : undefined
}

export function readParked(message: KafkaMessage): ParkedMessage | undefined {
  return parseJson(message.value) as ParkedMessage | undefined
}

/** Something that is no event becomes one of a type nobody knows, so that it is parked with its content. */
function parseEvent(message: KafkaMessage, at: string): EventEnvelope {
  const parsed = envelopeSchema.safeParse(parseJson(message.value))
  if (parsed.success) return parsed.data
  return {
    id: at,
    type: 'unreadable',
    version: 1,
    ownerId: ownerId('unreadable'),
    occurredAt: new Date(Number(message.timestamp)).toISOString(),
    payload: {
      key: message.key?.toString('utf8') ?? null,
      base64: message.value?.toString('base64') ?? null,
      reason: parsed.error.message,
    },
  }
}

function parseJson(value: Buffer | null): unknown {
  if (value === null) return undefined
  try {
    return JSON.parse(value.toString('utf8'))
  } catch {
    return undefined
  }
}
