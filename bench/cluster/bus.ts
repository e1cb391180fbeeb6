import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { say } from '@docent/proto/events'
import { ownerId, type OwnerId } from '@docent/proto/ids'
import type { Bus, OutgoingEvent } from '@docent/runtime/bus'
import { createKafkaBus } from '@docent/runtime/bus/kafka'
import { randomIds, systemClock } from '@docent/runtime/clock'
import { openRecords } from '@docent/runtime/records'
import type { Store } from '@docent/runtime/store'
import { createMongoStore } from '@docent/runtime/store/mongodb'
import { createEnvelopes } from '@docent/runtime/store/envelopes.ts'
import { createLog } from '@docent/runtime/telemetry'
import { z } from 'zod'
import { at, median } from '../measure/load.ts'
import { load, table, type Section } from './section.ts'

/** Records whose writes carry events, and the bus that carries them on. */
interface Engines {
  bus: Bus
  store: Store
  close(): Promise<void>
}

interface Figures {
  publishedPerSecond: number
  handledPerSecond: number
  cpuMs: number
  /** Milliseconds from the call that says an event, or writes a record that carries one, to the handled event. */
  said: { p50: number; p99: number }
  written: { p50: number; p99: number }
}

const EVENTS = 20_000
const BATCH = 200
const OWNERS = Array.from({ length: 50 }, (_, index) => ownerId(`owner-${index}`))
const EVENTS_PER_SECOND = 100
const WRITES_PER_SECOND = 20
const LIMIT_MS = 120_000

const log = createLog({ level: 'error' })
const recordSpec = {
  name: 'bench.records',
  schema: z.object({ id: z.string(), ownerId: z.custom<OwnerId>(), count: z.number() }),
  indexes: [],
}
const event = (id: string) =>
  say('document.deleted', { documentId: id, wasCounted: true, characters: 4_000, sizeBytes: 4_096 })

/** Events through Kafka beside the log of the one process. */
export async function busSpeed(env: Record<string, string | undefined>, rounds: number): Promise<Section> {
  const runs: { kafka: Figures[]; log: Figures[] } = { kafka: [], log: [] }
  for (let round = 0; round < rounds; round++) {
    runs.kafka.push(await measured(() => clusterEngines(env)))
    runs.log.push(await measured(oneProcessEngines))
  }
  const row = (name: string, all: Figures[]) => {
    const of = (read: (one: Figures) => number) => median(all.map(read))
    const speeds = [of((one) => one.publishedPerSecond), of((one) => one.handledPerSecond), of((one) => one.cpuMs)]
    const times = [of((one) => one.said.p50), of((one) => one.said.p99)]
    times.push(
      of((one) => one.written.p50),
      of((one) => one.written.p99),
    )
    return [name, ...speeds, ...times]
  }
  return {
    title: 'Events',
    text:
      `${EVENTS.toLocaleString('en-US')} events of ${OWNERS.length} owners, said in batches of ${BATCH}, heard by one consumer. Then how ` +
      `long an event takes: ${EVENTS_PER_SECOND} a second said to the bus, from the call to the handler; and ${WRITES_PER_SECOND} record writes ` +
      'a second that carry an event each, from the call that writes to the handler. CPU is that of the process that says and ' +
      'hears. The MongoDB of these runs is a compatible server that takes one command at a time.',
    table: table(
      ['bus', 'said/s', 'handled/s', 'CPU ms for each', 'said, p50 ms', 'p99 ms', 'written, p50 ms', 'p99 ms'],
      [row('Kafka, events out of MongoDB records', runs.kafka), row('log in SQLite', runs.log)],
    ),
    load: load(),
    runs,
  }
}

async function measured(open: () => Promise<Engines>): Promise<Figures> {
  const engines = await open()
  try {
    return {
      ...(await throughput(engines.bus)),
      said: await saidToHandled(engines),
      written: await writtenToHandled(engines),
    }
  } finally {
    await engines.close()
  }
}

async function throughput(bus: Bus) {
  const envelopes = createEnvelopes({ clock: systemClock, ids: randomIds })
  const { topic } = event('any')
  const all = Array.from({ length: EVENTS }, (_, index) =>
    envelopes(OWNERS[index % OWNERS.length] as OwnerId, index, [event(`${index}`)]),
  ).flat()
  const handled = counter(EVENTS)
  const subscription = await bus.subscribe({ name: `bench-${randomUUID()}`, topics: [topic], handle: handled.one })
  await subscription.caughtUp()
  const cpu = process.cpuUsage()
  const began = performance.now()
  const saying = sayAll(bus, all).then(() => performance.now())
  await handled.all
  const ended = performance.now()
  const { user, system } = process.cpuUsage(cpu)
  await subscription.stop()
  return {
    publishedPerSecond: EVENTS / (((await saying) - began) / 1000),
    handledPerSecond: EVENTS / ((ended - began) / 1000),
    cpuMs: (user + system) / 1000 / EVENTS,
  }
}

async function sayAll(bus: Bus, all: readonly OutgoingEvent[]): Promise<void> {
  const line = Array.from({ length: all.length / BATCH }, (_, index) => all.slice(index * BATCH, (index + 1) * BATCH))
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (let batch = line.shift(); batch; batch = line.shift()) await bus.publish(batch)
    }),
  )
}

/** Says events at a steady pace, and times each until it is handled. */
async function paced(
  bus: Bus,
  count: number,
  perSecond: number,
  sayOne: (id: string, owner: OwnerId) => Promise<void>,
) {
  const began = new Map<string, number>()
  const heard: number[] = []
  const handled = counter(count)
  const subscription = await bus.subscribe({
    name: `bench-${randomUUID()}`,
    topics: [event('any').topic],
    async handle({ event: { payload } }) {
      // Those of an earlier measurement are on the topic, too.
      const since = began.get((payload as { documentId: string }).documentId)
      if (since === undefined) return
      heard.push(performance.now() - since)
      await handled.one()
    },
  })
  await subscription.caughtUp()
  const all: Promise<void>[] = []
  for (let index = 0; index < count; index++) {
    const id = randomUUID()
    began.set(id, performance.now())
    all.push(sayOne(id, OWNERS[index % OWNERS.length] as OwnerId))
    await sleep(1_000 / perSecond)
  }
  await Promise.all(all)
  await handled.all
  await subscription.stop()
  return spread(heard)
}

async function saidToHandled({ bus }: Engines) {
  const envelopes = createEnvelopes({ clock: systemClock, ids: randomIds })
  return paced(bus, 1_000, EVENTS_PER_SECOND, (id, owner) => bus.publish(envelopes(owner, 0, [event(id)])))
}

async function writtenToHandled({ bus, store }: Engines) {
  const records = store.collection(recordSpec)
  // The first write would wait until the collection is open.
  await records.get(OWNERS[0] as OwnerId, 'nobody')
  return paced(bus, 300, WRITES_PER_SECOND, async (id, owner) => {
    await records.insert(owner, { id, ownerId: owner, count: 1 }, [event(id)])
  })
}

function spread(times: readonly number[]) {
  const sorted = [...times].sort((a, b) => a - b)
  return { p50: at(sorted, 0.5), p99: at(sorted, 0.99) }
}

function counter(wanted: number) {
  const done = Promise.withResolvers<void>()
  const late = setTimeout(() => done.reject(new Error(`${count} of ${wanted} events in time`)), LIMIT_MS)
  let count = 0
  return {
    all: done.promise,
    async one() {
      if (++count !== wanted) return
      clearTimeout(late)
      done.resolve()
    },
  }
}

async function clusterEngines(env: Record<string, string | undefined>): Promise<Engines> {
  const run = `bench${randomUUID().slice(0, 8)}`
  const bus = createKafkaBus({
    brokers: (env['KAFKA_BROKERS'] ?? '').split(','),
    clientId: run,
    topicPrefix: `${run}.`,
    log,
  })
  const uri = new URL(env['MONGODB_URI'] ?? '')
  uri.pathname = `/${run}`
  // A busy machine makes a server slow, which is to be measured, not reported as an outage.
  const patient = { serverWaitMs: 60_000 }
  const store = createMongoStore({ uri: uri.href, bus, log, clock: systemClock, ids: randomIds, ...patient })
  return {
    bus,
    store,
    async close() {
      await store.close()
      await bus.close()
    },
  }
}

async function oneProcessEngines(): Promise<Engines> {
  const dir = await mkdtemp(join(tmpdir(), 'docent-bench-'))
  const onFatal = (error: Error) => {
    throw error
  }
  const { store, bus, close } = openRecords({
    file: join(dir, 'docent.db'),
    clock: systemClock,
    ids: randomIds,
    onFatal,
  })
  return {
    store,
    bus,
    async close() {
      await close()
      await rm(dir, { recursive: true, force: true })
    },
  }
}
