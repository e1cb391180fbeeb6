import {
  eventCatalog,
  eventTopics,
  upToDate,
  type EventDefinition,
  type EventEnvelope,
  type EventType,
} from '@docent/proto/events'
import { Unprocessable, type Bus, type ConsumerSpec, type Subscription } from '../bus/port.ts'
import { inSpan } from '../telemetry/trace.ts'
import type { Handlers, RunningService } from './service.ts'

export interface ConsumeOptions {
  bus: Bus
  /** Names the cursor; the service's name. */
  name: string
  handlers: Handlers
  mode: 'durable' | 'live'
  retry?: ConsumerSpec['retry']
  /** Of the handlers, those whose events bear any order. */
  inBatches?: RunningService['hearsInBatches']
  /** What this release knows. Default: the catalog. */
  catalog?: Record<EventType, EventDefinition>
}

const isKnown = (type: string): type is EventType => type in eventCatalog

/**
 * Subscribes a service's handlers. Payloads are parsed first; an event of an unknown type, a newer version or another
 * shape is parked, never a crash: the cure is a newer release, then a replay.
 */
export async function consume({
  bus,
  name,
  handlers,
  mode,
  retry,
  inBatches = { types: [], lingerMs: 0 },
  catalog = eventCatalog,
}: ConsumeOptions): Promise<Subscription> {
  const topicsOf = (types: readonly EventType[]) => {
    const heard = types.map((type) => eventCatalog[type].topic)
    return eventTopics.filter((topic) => heard.includes(topic))
  }
  const types = Object.keys(handlers) as EventType[]
  const topics = topicsOf(types)
  const inOrder = topicsOf(types.filter((type) => !inBatches.types.includes(type)))
  /** What is told again is nothing to look at live, and may be meant for one consumer only. */
  const isForOthers = ({ restated, restatedFor = name }: EventEnvelope) =>
    restated === true && (mode === 'live' || restatedFor !== name)
  return bus.subscribe({
    name,
    topics,
    mode,
    retry,
    batches: { ...inBatches, topics: topicsOf(inBatches.types).filter((topic) => !inOrder.includes(topic)) },
    async handle({ event, topic, attempt, signal }) {
      if (!isKnown(event.type)) throw new Unprocessable(`unknown event type "${event.type}"`)
      const handler = handlers[event.type]
      if (!handler || isForOthers(event)) return
      const definition = catalog[event.type]
      const { version } = definition
      if (event.version > version) {
        throw new Unprocessable(
          `"${event.type}" version ${event.version} is newer than this release knows (${version})`,
        )
      }
      const payload = understood(definition, event)
      const run = handler as (payload: unknown, event: unknown, signal: AbortSignal) => Promise<void>
      const step = {
        name: `process ${topic}`,
        kind: 'consumer',
        engine: 'bus',
        parent: event.traceparent,
        attributes: {
          'messaging.operation.type': 'process',
          'messaging.destination.name': topic,
          'messaging.consumer.group.name': name,
          'messaging.message.id': event.id,
          'docent.event.type': event.type,
          'docent.event.attempt': attempt,
        },
      } as const
      await inSpan(step, () => run(payload, { ...event, payload }, signal))
    },
  })
}

/** The payload as this release has it, also of an event that a former one said. */
function understood(definition: EventDefinition, { type, version, payload }: EventEnvelope): unknown {
  try {
    return upToDate(definition, version, payload)
  } catch (error) {
    throw new Unprocessable(`"${type}" does not fit its schema: ${(error as Error).message}`)
  }
}
