import type { OwnerId } from '@docent/proto/ids'
import { randomUUID } from 'node:crypto'
import type { Bus, ParkedEvent, ParkedFilter } from '../port.ts'
import { KafkaUnavailable, type Client } from './client.ts'
import { PARKED_TOPIC, readParked, replayMessage, unparkedMessage, type ParkedMessage } from './messages.ts'
import type { Publisher } from './publisher.ts'
import { createSession, type Batch, type Session, type SessionOptions } from './session.ts'

export interface ParkedOptions extends Pick<
  SessionOptions,
  'client' | 'sessionTimeoutMs' | 'fetchWaitMs' | 'random' | 'clock' | 'log' | 'prepare'
> {
  prefix: string
  publisher: Publisher
  /** How long nothing may come of what is asked for. Default 20,000 milliseconds. */
  viewWithinMs?: number
}

/** Somebody who waits for what is parked. */
interface Waiter {
  /** Something was read. */
  look(): void
  fail(error: Error): void
}

export interface Parked {
  parked: Bus['parked']
  /** Drops every parked event of an owner but those of some types. */
  forget(owner: OwnerId, keep: readonly string[]): Promise<number>
  close(): Promise<void>
}

const DEFAULT_LIMIT = 100

/** The topic of parked events as a table in memory. It is read from its beginning when somebody first asks. */
export function createParked({ prefix, publisher, viewWithinMs = 20_000, ...options }: ParkedOptions): Parked {
  const { client } = options
  const topic = prefix + PARKED_TOPIC
  const table = new Map<string, ParkedMessage>()
  const waiters = new Set<Waiter>()
  let position = 0
  let session: Session | undefined
  let closed = false

  async function onBatch({ messages }: Batch) {
    for (const message of messages) {
      if (Number(message.offset) < position) continue
      position = Number(message.offset) + 1
      const id = message.key?.toString('utf8') ?? ''
      const parked = readParked(message)
      if (parked) table.set(id, parked)
      else table.delete(id)
    }
    for (const { look } of waiters) look()
  }

  /** Everything that is parked at the time of the call. */
  async function upToDate(): Promise<ReadonlyMap<string, ParkedMessage>> {
    await options.prepare()
    if (closed) throw over()
    session ??= createSession({
      ...options,
      groupId: `${prefix}parked-view.${randomUUID()}`,
      alone: true,
      topics: [topic],
      onAssigned: () => [{ topic, partition: 0, offset: position }],
      onBatch,
    })
    const end = await endOf(client, topic)
    await reached(end)
    return table
  }

  /** The broker may say how much there is, and let nobody read it. @throws KafkaUnavailable */
  async function reached(end: number): Promise<void> {
    if (closed) throw over()
    if (position >= end) return
    const { promise, resolve, reject: fail } = Promise.withResolvers<void>()
    const late = setTimeout(
      () => fail(new KafkaUnavailable(`nothing of ${topic} could be read for ${viewWithinMs / 1000} seconds`)),
      viewWithinMs,
    )
    const look = () => void (position >= end ? resolve() : late.refresh())
    const waiter = { look, fail }
    waiters.add(waiter)
    try {
      await promise
    } finally {
      clearTimeout(late)
      waiters.delete(waiter)
    }
  }

  const over = () => new KafkaUnavailable('the connection to Kafka is closed')

  async function find(id: string): Promise<ParkedEvent | undefined> {
    return (await upToDate()).get(id)
  }

  return {
    parked: {
      async list({ consumer, limit = DEFAULT_LIMIT }: ParkedFilter = {}) {
        const all = [...(await upToDate()).values()].filter(
          (one) => consumer === undefined || one.consumer === consumer,
        )
        all.sort((a, b) => (a.parkedAt === b.parkedAt ? compare(a.id, b.id) : compare(a.parkedAt, b.parkedAt)))
        return all.slice(0, limit).map(shown)
      },
      async replay(id) {
        const parked = await find(id)
        if (!parked) return false
        // In this order: a failure between the two leaves it parked and delivered, which is better than neither. In one
        // request: whoever fails again at once parks it again under the same id, and that must not be what is forgotten.
        await publisher.send([replayMessage(prefix, parked), unparkedMessage(prefix, id)])
        return true
      },
      async drop(id) {
        if (!(await find(id))) return false
        await publisher.send([unparkedMessage(prefix, id)])
        return true
      },
    },
    async forget(owner, keep) {
      const theirs = [...(await upToDate()).values()].filter(
        ({ event }) => event.ownerId === owner && !keep.includes(event.type),
      )
      if (theirs.length > 0) await publisher.send(theirs.map(({ id }) => unparkedMessage(prefix, id)))
      return theirs.length
    },
    async close() {
      closed = true
      for (const { fail } of waiters) fail(over())
      await session?.stop()
    },
  }
}

/** Where it was found is for who reads the topic. */
function shown({ id, consumer, topic, event, attempts, error, parkedAt }: ParkedMessage): ParkedEvent {
  return { id, consumer, topic, event, attempts, error, parkedAt }
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b))

async function endOf(client: Client, topic: string): Promise<number> {
  const [only] = await client.ask((admin) => admin.fetchTopicOffsets(topic))
  return Number(only?.high ?? 0)
}
