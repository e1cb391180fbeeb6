import type { EventEnvelope } from '@docent/proto/events'
import { setImmediate as turn } from 'node:timers/promises'
import type { Bus, ConsumerSpec, Delivery, ParkedEvent, Subscription } from '../bus/port.ts'
import { seededRandom } from './random.ts'

/** Longest delay of an event, in turns of the event loop. */
const MOST_TURNS = 24
/** Deliveries of one key that may come once more, as after a consumer that died before it saved its cursor. */
const STRETCH = 4
/** Long enough for batches, and no wait in a test. */
const LINGER_MS = 5
const SEPARATOR = '~'

/**
 * A bus that keeps what it promised and nothing else, as Kafka may: every event is heard at least twice, at times a whole
 * stretch of a key again; the topics of a consumer are out of step, each with a delay of its own. Decided by a seed.
 */
export function unkind(bus: Bus, seed: number): Bus {
  const random = seededRandom(seed)
  const upTo = (most: number) => Math.floor(random() * (most + 1))

  function unkindly(handle: ConsumerSpec['handle']): ConsumerSpec['handle'] {
    const slowness = upTo(MOST_TURNS)
    const before = new Map<string, EventEnvelope[]>()
    return async (delivery: Delivery) => {
      const { event, signal } = delivery
      const again = async (repeated: EventEnvelope) => {
        if (!signal.aborted) await handle({ ...delivery, event: structuredClone(repeated) })
      }
      for (let turns = upTo(slowness); turns > 0; turns--) await turn()
      await handle(delivery)
      const stretch = [...(before.get(event.ownerId) ?? []), event].slice(-STRETCH)
      before.set(event.ownerId, stretch)
      for (const repeated of stretch.slice(-1 - upTo(STRETCH - 1))) await again(repeated)
    }
  }

  async function subscribe(spec: ConsumerSpec): Promise<Subscription> {
    if (spec.mode === 'live') return bus.subscribe(spec)
    const all = await Promise.all(
      spec.topics.map((topic) =>
        bus.subscribe({
          ...spec,
          name: `${spec.name}${SEPARATOR}${topic}`,
          topics: [topic],
          batches: spec.batches && { ...spec.batches, lingerMs: LINGER_MS },
          handle: unkindly(spec.handle),
        }),
      ),
    )
    return {
      stop: async () => void (await Promise.all(all.map((one) => one.stop()))),
      caughtUp: async () => void (await Promise.all(all.map((one) => one.caughtUp()))),
      lagSeconds: async () => Math.max(0, ...(await Promise.all(all.map((one) => one.lagSeconds())))),
    }
  }

  return {
    publish: (events) => bus.publish(events),
    subscribe,
    async knows(consumer, topics) {
      const all = await Promise.all(topics.map((topic) => bus.knows(`${consumer}${SEPARATOR}${topic}`, [topic])))
      return all.some(Boolean)
    },
    parked: {
      async list({ consumer, limit = 100 } = {}) {
        const all = (await bus.parked.list({ limit: 1_000 })).map(byItsName)
        return all.filter((one) => consumer === undefined || one.consumer === consumer).slice(0, limit)
      },
      replay: (id) => bus.parked.replay(id),
      drop: (id) => bus.parked.drop(id),
    },
    forget: (owner, options) => bus.forget(owner, options),
    ping: () => bus.ping(),
    close: () => bus.close(),
  }
}

const byItsName = (parked: ParkedEvent): ParkedEvent => ({
  ...parked,
  consumer: parked.consumer.split(SEPARATOR)[0] as string,
})
