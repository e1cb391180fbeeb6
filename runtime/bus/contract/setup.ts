import type { EventEnvelope } from '@docent/proto/events'
import { ownerId } from '@docent/proto/ids'
import { afterAll, beforeAll, test } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import { until } from '../../testing/until.ts'
import type { Bus, ConsumerSpec, Delivery, OutgoingEvent, Subscription } from '../port.ts'

/** One handle on the engine, as a process of its own would have it. */
export interface BusHandle {
  bus: Bus
  close(): Promise<void>
  /** Ends it as a kill would: no cursor is saved, nobody is told. */
  kill(): Promise<void>
}

export interface BusUnderTest {
  /** Opens a further handle on the same engine. */
  open(): Promise<BusHandle>
  /** Creates topics where the engine wants that. */
  prepareTopics(topics: readonly string[]): Promise<void>
  /** Closes everything and forgets the data. */
  close(): Promise<void>
}

export type MakeBus = () => Promise<BusUnderTest>

/** What an adapter may lack, with the reason in its test. */
export type BusCapability =
  /** Two processes with a consumer of the same name share the work. */
  'sharing between processes'

export interface BusContractOptions {
  /** Why the adapter lacks a capability; its tests are then left out, so that "skipped" keeps meaning "not run here". */
  skip?: Partial<Record<BusCapability, string>>
  /** How long a condition may take to come true, e.g. after a kill. Default 60,000. */
  deadlineMs?: number
}

/** What a handler of a test heard. */
export interface Heard {
  deliveries: Delivery[]
  /** Notes in the order of their first delivery. */
  notes(owner?: string): string[]
  /** Resolves when as many different events were delivered. */
  count(wanted: number): Promise<void>
  /** Records a delivery. */
  take(delivery: Delivery): void
}

export interface Fresh {
  bus: Bus
  /** A topic nobody else uses, and another. */
  topic: string
  otherTopic: string
  /** A consumer name nobody else uses. */
  consumer(): string
  say(owner: string, ...notes: string[]): OutgoingEvent[]
  sayOn(topic: string, owner: string, ...notes: string[]): OutgoingEvent[]
  /** Subscribes with what the test does not care about filled in; it is stopped at the end of the test. */
  listen(spec?: Partial<ConsumerSpec>, on?: Bus): Promise<{ heard: Heard; subscription: Subscription; name: string }>
}

export interface BusContext {
  engine(): BusUnderTest
  /** Waits for a condition. */
  wait<T>(what: string, holds: () => T | Promise<T>): Promise<NonNullable<T>>
  /** A test with a fresh topic; what it subscribes is stopped afterwards. */
  check(name: string, run: (fresh: Fresh) => Promise<void>): void
  checkIf(capability: BusCapability, name: string, run: (fresh: Fresh) => Promise<void>): void
}

export const noteOf = (event: EventEnvelope) => (event.payload as { note: string }).note

/** Tries again at once: what matters is the order, not the wait. */
export const quick = { attempts: 4, minDelayMs: 1, maxDelayMs: 5 }

function hearing(wait: BusContext['wait']): Heard {
  const deliveries: Delivery[] = []
  const firsts = new Map<string, Delivery>()
  return {
    deliveries,
    notes: (owner) =>
      [...firsts.values()]
        .filter(({ event }) => owner === undefined || event.ownerId === owner)
        .map(({ event }) => noteOf(event)),
    async count(wanted) {
      await wait(`${wanted} events, not ${firsts.size}`, () => firsts.size >= wanted)
    },
    take(delivery) {
      deliveries.push(delivery)
      if (!firsts.has(delivery.event.id)) firsts.set(delivery.event.id, delivery)
    },
  }
}

export function underTest(make: MakeBus, { skip = {}, deadlineMs = 60_000 }: BusContractOptions): BusContext {
  let engine: BusUnderTest
  let handle: BusHandle
  let count = 0
  const run = randomUUID().slice(0, 8)
  const testTimeoutMs = 4 * deadlineMs

  beforeAll(async () => {
    engine = await make()
    handle = await engine.open()
  }, testTimeoutMs)
  afterAll(async () => {
    await handle.close()
    await engine.close()
  }, testTimeoutMs)

  const wait: BusContext['wait'] = (what, holds) => until(what, holds, deadlineMs)

  async function withFresh(body: (fresh: Fresh) => Promise<void>) {
    count++
    const topic = `docent.contract-${run}-${count}`
    const otherTopic = `${topic}-other`
    await engine.prepareTopics([topic, otherTopic])
    const subscriptions: Subscription[] = []
    let consumers = 0
    const consumer = () => `contract-${run}-${count}-${++consumers}`

    const fresh: Fresh = {
      bus: handle.bus,
      topic,
      otherTopic,
      consumer,
      say: (owner, ...notes) => fresh.sayOn(topic, owner, ...notes),
      sayOn: (on, owner, ...notes) => notes.map((note) => ({ topic: on, event: envelope(owner, note) })),
      async listen(spec = {}, on = handle.bus) {
        const heard = hearing(wait)
        const name = spec.name ?? consumer()
        const subscription = await on.subscribe({
          name,
          topics: [topic],
          retry: quick,
          ...spec,
          async handle(delivery) {
            heard.take(delivery)
            await spec.handle?.(delivery)
          },
        })
        subscriptions.push(subscription)
        return { heard, subscription, name }
      },
    }
    try {
      await body(fresh)
    } finally {
      // Those of a handle that was killed may not be able to stop any more.
      await Promise.allSettled(subscriptions.map((one) => one.stop()))
    }
  }

  return {
    engine: () => engine,
    wait,
    check: (name, body) => test(name, () => withFresh(body), testTimeoutMs),
    checkIf(capability, name, body) {
      if (skip[capability] === undefined) test(name, () => withFresh(body), testTimeoutMs)
    },
  }
}

function envelope(owner: string, note: string): EventEnvelope {
  return {
    id: randomUUID(),
    type: 'contract.said',
    version: 1,
    ownerId: ownerId(owner),
    occurredAt: new Date().toISOString(),
    payload: { note },
  }
}

/** A door that handlers wait at. */
export function door() {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { passed: () => promise, open: () => resolve() }
}
