import type { Clock } from '../clock/index.ts'
import { unlessFull } from '../failures/storage-full.ts'
import type { Log } from '../sqlite/log.ts'
import type { Reader } from '../sqlite/reader.ts'
import type { Writer } from '../sqlite/writer.ts'
import { jsonOfEvent, type Bus, type ConsumerSpec, type Subscription } from './port.ts'
import { createConsumer, type Consumer, type Keeping } from './sqlite-consumer.ts'
import { createSaving, low, parseCursor } from './sqlite-cursor.ts'
import { parkedRow, readParked, readReplays } from './sqlite-parked.ts'

export interface SqliteBusOptions {
  writer: Writer
  reader: Reader
  log: Log
  clock: Clock
  random?: () => number
  /** How long a stop waits for deliveries in flight. Default 10,000. */
  stopGraceMs?: number
}

/** How often the file is searched for what other processes wrote. Milliseconds. */
const LOOK_EVERY_MS = 1000

export interface SqliteBus extends Bus {
  /** Leaves at once: deliveries in flight are forgotten, cursors are not saved. */
  kill(): void
}

interface Shared {
  consumer: Consumer
  end(): Promise<void>
  lookForReplays(): void
  /** Has the cursor saved with the next batch. */
  saveCursor(): void
}

/** Events in an append-only log beside the records; each consumer's cursor is saved with the next batch of writes. */
export function createSqliteBus(options: SqliteBusOptions): SqliteBus {
  const { writer, reader, log, clock, random = Math.random, stopGraceMs = 10_000 } = options
  const shared = new Map<string, Shared>()
  const ending = new Map<string, Promise<void>>()
  const subscriptions = new Set<Subscription>()
  const consumers = new Set<Consumer>()
  const looking = setInterval(look, LOOK_EVERY_MS).unref()

  function look() {
    log.refresh()
    for (const { lookForReplays } of shared.values()) lookForReplays()
  }

  function open(name: string, topics: readonly string[]) {
    const saving = createSaving(() => writer.soon())
    const replaying = new Set<string>()
    const keeping: Keeping = {
      onMoved: saving.moved,
      async park(work, error) {
        await writer.submit(parkedRow(name, work, error, clock))
        if (work.replayOf) replaying.delete(work.replayOf)
      },
      async replayed({ replayOf }) {
        if (!replayOf) return
        await writer.submit({ kind: 'replayed', id: replayOf })
        replaying.delete(replayOf)
      },
    }
    const saved = reader.get('SELECT state FROM cursors WHERE consumer = ?', name)?.state as string | undefined
    const consumer = createConsumer({ name, topics, keeping, from: parseCursor(saved), log, clock, random })
    const cursorStep = () => {
      const cursor = consumer.cursor()
      return { kind: 'cursor', consumer: name, low: low(cursor), state: JSON.stringify(cursor) } as const
    }
    const offBatch = writer.beforeBatch(() => {
      return saving.take() ? cursorStep() : undefined
    })
    const offGrowth = log.onGrowth(() => consumer.wake())

    function lookForReplays() {
      for (const work of readReplays(reader, name)) {
        if (replaying.has(work.replayOf)) continue
        replaying.add(work.replayOf)
        consumer.replay(work)
      }
    }
    async function end() {
      offBatch()
      offGrowth()
      saving.end()
      const last = cursorStep()
      consumer.end()
      consumers.delete(consumer)
      // Where it does not fit, what came since the last one is heard again.
      await writer.submit(last).catch(unlessFull)
    }
    consumers.add(consumer)
    // Retention must know the consumer from its first moment on.
    const known = saved === undefined ? writer.submit(cursorStep()) : Promise.resolve()
    return { consumer, known, end, lookForReplays, saveCursor: saving.due }
  }

  async function subscribeDurable(spec: ConsumerSpec): Promise<Subscription> {
    const { name, topics } = spec
    for (let busy = ending.get(name); busy; busy = ending.get(name)) await busy
    let found = shared.get(name)
    if (!found) {
      const opened = open(name, topics)
      shared.set(name, (found = opened))
      await opened.known
    }
    const { consumer, end, lookForReplays } = found
    if (topics.length !== consumer.topics.length || !topics.every((topic) => consumer.topics.includes(topic))) {
      throw new Error(`consumer ${name} already listens to ${consumer.topics.join(', ')}`)
    }
    const member = consumer.join(spec)
    consumer.wake()
    lookForReplays()

    return subscription(consumer, async () => {
      await consumer.leave(member, stopGraceMs)
      if (consumer.members() > 0 || shared.get(name)?.consumer !== consumer) return
      shared.delete(name)
      const ended = end().finally(() => ending.delete(name))
      ending.set(name, ended)
      await ended
    })
  }

  function subscribeLive(spec: ConsumerSpec): Subscription {
    log.refresh()
    const from = { head: log.last(), held: [] }
    const { name, topics } = spec
    const consumer = createConsumer({ name, topics, keeping: undefined, from, log, clock, random })
    const member = consumer.join(spec)
    const offGrowth = log.onGrowth(() => consumer.wake())
    consumers.add(consumer)
    return subscription(consumer, async () => {
      await consumer.leave(member, stopGraceMs)
      offGrowth()
      consumer.end()
      consumers.delete(consumer)
    })
  }

  function subscription(consumer: Consumer, stop: () => Promise<void>): Subscription {
    let stopped: Promise<void> | undefined
    const self: Subscription = {
      stop() {
        subscriptions.delete(self)
        return (stopped ??= stop())
      },
      async caughtUp() {
        log.refresh()
        await consumer.caughtUp()
      },
      async lagSeconds() {
        return consumer.lagSeconds()
      },
    }
    subscriptions.add(self)
    return self
  }

  return {
    async publish(events) {
      const entries = events.map(({ topic, event }) => ({ topic, owner: event.ownerId, json: jsonOfEvent(event) }))
      await writer.submit({ kind: 'publish', entries })
    },
    async subscribe(spec) {
      return spec.mode === 'live' ? subscribeLive(spec) : subscribeDurable(spec)
    },
    async knows(consumer) {
      return reader.get('SELECT 1 FROM cursors WHERE consumer = ?', consumer) !== undefined
    },
    parked: {
      async list(filter = {}) {
        return readParked(reader, filter)
      },
      async replay(id) {
        const found = (await writer.submit<number>({ kind: 'replay', id })) > 0
        look()
        return found
      },
      async drop(id) {
        return (await writer.submit<number>({ kind: 'drop', id })) > 0
      },
    },
    async forget(owner, { keep = [] } = {}) {
      // What everybody has passed is told by the cursors, which are saved only now and then. They are read when the batch is made: what
      // is being parked by one before it may not fit, and must not be passed by then.
      for (const { saveCursor } of shared.values()) saveCursor()
      return writer.submit<number>({ kind: 'forget', owner, keep })
    },
    async ping() {
      await writer.submit({ kind: 'publish', entries: [] })
    },
    async close() {
      clearInterval(looking)
      await Promise.all([...subscriptions].map((one) => one.stop()))
    },
    kill() {
      clearInterval(looking)
      for (const consumer of consumers) consumer.end()
      shared.clear()
    },
  }
}
