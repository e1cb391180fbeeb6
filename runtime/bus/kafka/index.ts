import { eventTopics } from '@docent/proto/events'
import { randomUUID } from 'node:crypto'
import { retry } from '../../backoff/index.ts'
import { systemClock, type Clock } from '../../clock/index.ts'
import type { Bus, ConsumerSpec, Subscription } from '../port.ts'
import { createClient, KafkaUnavailable, within, type ClientOptions } from './client.ts'
import { createMember } from './member.ts'
import { eventMessage, parkedMessage, REPLAY_TOPIC } from './messages.ts'
import { createParked } from './parked.ts'
import { keyOf } from './partitions.ts'
import { createPublisher } from './publisher.ts'
import { createTopics, ownTopics } from './topics.ts'

export { KafkaUnavailable } from './client.ts'
export { PARKED_TOPIC, REPLAY_TOPIC } from './messages.ts'

export interface KafkaBusOptions extends ClientOptions {
  /** Stands before the names of topics and groups. Default none. */
  topicPrefix?: string
  /** Partitions of a topic that is created. Default 6. */
  partitions?: number
  /** Copies of each partition of a topic that is created; -1, the default, leaves it to the brokers. */
  replicas?: number
  /** Days an event stays in a topic that is created; -1 keeps it for good. Default 30. */
  retentionDays?: number
  clock?: Clock
  random?: () => number
  /** How long a stop waits for deliveries in flight. Default 10,000 milliseconds. */
  stopGraceMs?: number
  /** When a process that says nothing any more loses its partitions to others. Default 10,000 milliseconds. */
  sessionTimeoutMs?: number
  /**
   * How long a question for something new waits at the broker. Each consumer at rest asks so often; a stop, and what others are to hear
   * of a consumer that joins, may take as long. Default 1,500 milliseconds.
   */
  fetchWaitMs?: number
  /** Told of each event that a consumer of this process gave up on. */
  onParked?: () => void
}

export interface EnsureTopicsOptions extends ClientOptions {
  topicPrefix?: string
  /** Partitions by topic. Default: every topic of the catalog with as many as `partitions` says. */
  topics?: Readonly<Record<string, number>>
  /** Default 6. */
  partitions?: number
  replicas?: number
  retentionDays?: number
}

const DEFAULT_PARTITIONS = 6
const DEFAULT_RETENTION_DAYS = 30
/** How long a live consumer is waited for at its start; later it begins when it can. */
const LIVE_WITHIN_MS = 10_000
/** How long the cursors of a consumer are asked for. */
const KNOWN_WITHIN_MS = 20_000

/** Creates the topics that are missing. A step of its own for deployments whose services may not create any. */
export async function ensureTopics(options: EnsureTopicsOptions): Promise<void> {
  const { topicPrefix: prefix = '', replicas = -1, retentionDays = DEFAULT_RETENTION_DAYS, log } = options
  const { partitions = DEFAULT_PARTITIONS } = options
  const topics = options.topics ?? Object.fromEntries(eventTopics.map((topic) => [topic, partitions]))
  const client = createClient(options)
  try {
    const all = { ...topics, ...ownTopics }
    await client.ask((admin) => createTopics(admin, { prefix, topics: all, replicas, retentionDays, log }))
  } finally {
    await client.close()
  }
}

/**
 * Events in Kafka: the key is the owner, a consumer is a group, and its cursor is the committed offset with what is handled
 * behind it. Several processes with a consumer of the same name share its partitions.
 */
export function createKafkaBus(options: KafkaBusOptions): Bus {
  const { topicPrefix: prefix = '', partitions = DEFAULT_PARTITIONS, replicas = -1, log } = options
  const { retentionDays = DEFAULT_RETENTION_DAYS } = options
  const { clock = systemClock, random = Math.random, stopGraceMs = 10_000, sessionTimeoutMs = 10_000 } = options
  const { fetchWaitMs = 1_500 } = options
  const client = createClient(options)
  const publisher = createPublisher(client, clock, log)
  const subscriptions = new Set<Subscription>()
  const ensured = new Set<string>()

  /** The topics are made once per process: the events', the bus's own, and these. */
  async function prepare(topics: readonly string[] = []) {
    const wanted = [...eventTopics, ...topics].map((topic) => [topic, partitions] as const)
    const missing = Object.entries({ ...Object.fromEntries(wanted), ...ownTopics }).filter(
      ([topic]) => !ensured.has(topic),
    )
    if (missing.length === 0) return
    const topicsToMake = Object.fromEntries(missing)
    await client.ask((admin) => createTopics(admin, { prefix, topics: topicsToMake, replicas, retentionDays, log }))
    for (const [topic] of missing) ensured.add(topic)
  }

  const {
    parked,
    forget: forgetParked,
    close: closeParked,
  } = createParked({
    prefix,
    publisher,
    client,
    sessionTimeoutMs,
    fetchWaitMs,
    random,
    clock,
    log,
    prepare,
  })

  const shared = (spec: ConsumerSpec) => ({
    spec,
    prefix,
    client,
    clock,
    random,
    log,
    sessionTimeoutMs,
    fetchWaitMs,
    stopGraceMs,
    prepare: () => prepare(spec.topics),
  })

  function subscribeDurable(spec: ConsumerSpec): Subscription {
    return createMember({
      ...shared(spec),
      groupId: prefix + spec.name,
      topics: [...spec.topics, REPLAY_TOPIC],
      async park(event) {
        await publisher.send([parkedMessage(prefix, event)])
        options.onParked?.()
      },
    })
  }

  /** Every instance is a group of its own that commits nothing, so the broker forgets it with its member. */
  async function subscribeLive(spec: ConsumerSpec): Promise<Subscription> {
    const stop = new AbortController()
    const since = clock.now().getTime()
    let opened: Subscription | undefined
    const opening = openLive(spec, stop.signal)
    opening.then(
      (member) => (opened = member),
      () => undefined,
    )
    await within(
      LIVE_WITHIN_MS,
      opening.then((member) => member.joined),
    ).catch((error: unknown) => log.warn(`kafka: ${spec.name} begins when Kafka answers: ${String(error)}`))
    return {
      async stop() {
        stop.abort()
        const member = await opening.catch(() => undefined)
        await member?.stop()
      },
      caughtUp: async () => (await opening).caughtUp(),
      lagSeconds: async () => opened?.lagSeconds() ?? (clock.now().getTime() - since) / 1_000,
    }
  }

  async function openLive(spec: ConsumerSpec, signal: AbortSignal) {
    const onFailure = (error: unknown) => log.debug(`kafka: ${spec.name}: ${String(error)}; trying again`)
    const offsets = await retry(() => latest(spec.topics), { signal, random, onFailure })
    if (!offsets) throw new KafkaUnavailable(`${spec.name} is stopped`)
    return createMember({
      ...shared(spec),
      groupId: `${prefix}${spec.name}.${randomUUID()}`,
      topics: spec.topics,
      offsets,
    })
  }

  async function latest(topics: readonly string[]): Promise<Map<string, number>> {
    await prepare(topics)
    const found = await Promise.all(
      topics.map(async (topic) => {
        const offsets = await client.ask((admin) => admin.fetchTopicOffsets(prefix + topic))
        return offsets.map(({ partition, high }) => [keyOf(prefix + topic, partition), Number(high)] as const)
      }),
    )
    return new Map(found.flat())
  }

  return {
    async publish(events) {
      const messages = events.map((event) => eventMessage(prefix, event))
      await prepare(events.map(({ topic }) => topic))
      await publisher.send(messages)
    },
    async subscribe(spec) {
      const subscription = spec.mode === 'live' ? await subscribeLive(spec) : subscribeDurable(spec)
      subscriptions.add(subscription)
      return {
        ...subscription,
        async stop() {
          await subscription.stop()
          subscriptions.delete(subscription)
        },
      }
    },
    async knows(consumer, topics) {
      await prepare(topics)
      const wanted = { groupId: prefix + consumer, topics: topics.map((topic) => prefix + topic) }
      // Whoever coordinates the group may still be looked for.
      const untilAnswer = { signal: AbortSignal.timeout(KNOWN_WITHIN_MS), random, onFailure: () => undefined }
      const found = await retry(() => client.ask((admin) => admin.fetchOffsets(wanted)), untilAnswer)
      if (!found) throw new KafkaUnavailable(`the offsets of ${consumer} are not known`)
      return found.some(({ partitions: all }) => all.some(({ offset }) => Number(offset) >= 0))
    },
    parked,
    // A log of Kafka forgets by age only; `retentionDays` bounds it.
    forget: (owner, { keep = [] } = {}) => forgetParked(owner, keep),
    async ping() {
      await prepare()
      const present = new Set(await client.ask((admin) => admin.listTopics()))
      const missing = [...ensured].filter((topic) => !present.has(prefix + topic))
      if (missing.length === 0) return
      ensured.clear()
      throw new KafkaUnavailable(`Kafka has lost the topics ${missing.join(', ')}`)
    },
    async close() {
      await Promise.all([...subscriptions].map((one) => one.stop()))
      await closeParked()
      await publisher.close()
      await client.close()
    },
  }
}
