import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import pino from 'pino'
import type { OutgoingEvent } from '../../bus/port.ts'
import { systemClock } from '../../clock/index.ts'
import { until } from '../../testing/until.ts'
import { toOutbox } from './document.ts'
import type { Documents } from './documents.ts'
import { createRelay, type Relay } from './relay.ts'

const OWNERS = 40
const EACH = 15
const ALL = OWNERS * EACH

/** Of a clearing: what it asks of a record, and what it takes from it. */
interface Clearing {
  filter: { _id: string; version?: number | { $ne: number }; outbox?: { $size: 0 } }
  change: { $set?: { outbox: [] }; $pullAll?: { outbox: string[] } }
}

/** Records that know only how to be cleared, and how many commands that took. */
function clearable() {
  const records = new Map<string, { version: number; outbox: string[] }>()
  let commands = 0
  const clear = ({ filter, change }: Clearing): number => {
    const record = records.get(filter._id)
    if (!record) return 0
    const { version } = filter
    const fits =
      typeof version === 'object' ? record.version !== version.$ne : [undefined, record.version].includes(version)
    if (!fits || (filter.outbox && record.outbox.length > 0)) return 0
    if (change.$set) record.outbox = []
    const gone = change.$pullAll?.outbox ?? []
    record.outbox = record.outbox.filter((one) => !gone.includes(one))
    return 1
  }
  const documents: Pick<Documents, 'name' | 'updateEach'> = {
    name: 'test.turns',
    async updateEach(changes) {
      commands += 1
      return (changes as unknown as Clearing[]).map(clear).reduce((sum, one) => sum + one, 0)
    },
  }
  return { records, documents: documents as Documents, commands: () => commands }
}

let relay: Relay
let away = true
let turnedAway = 0
let publications = 0
let held: PromiseWithResolvers<void>
let published: OutgoingEvent[] = []

const openRelay = (bus: { publish(events: readonly OutgoingEvent[]): Promise<void> }, sweepEveryMs = 3_600_000) =>
  createRelay({
    bus,
    clock: systemClock,
    log: pino({ level: 'silent' }),
    random: () => 0,
    faultPoint: () => undefined,
    sweepEveryMs,
    sweepAfterMs: 3_600_000,
    maxQueued: 10_000,
    clearAfterMs: 3_600_000,
  })

beforeEach(() => {
  held = Promise.withResolvers<void>()
  relay = openRelay({
    async publish(events) {
      if (away) {
        turnedAway += 1
        throw new Error('the bus is away')
      }
      publications += 1
      await held.promise
      published = [...published, ...events]
    },
  })
})
afterEach(() => relay.close(0))

test('events that came together while the bus was away are said and cleared many at a time, and what is said meanwhile stays', async () => {
  const { records, documents, commands } = clearable()
  const say = (id: string, owner: string, version: number) => {
    const event = { id: randomUUID(), ownerId: owner } as OutgoingEvent['event']
    const { outbox } = records.get(id) ?? { outbox: [] }
    records.set(id, { version, outbox: [...outbox, toOutbox({ topic: 'docent.test', event })] })
    relay.announce(documents, { _id: id, ...(records.get(id) as { version: number; outbox: string[] }) })
  }
  for (let at = 0; at < ALL; at++) say(`turn-${at}`, `owner-${at % OWNERS}`, 1)
  await until('the bus to be asked in vain', () => turnedAway > 0)
  expect(published).toEqual([])

  away = false
  await until('the first publication', () => publications > 0)
  // Whoever writes now waits for none of it: the announcement returns while the publication is held.
  say('turn-0', 'owner-0', 2)
  expect(published).toEqual([])
  held.resolve()
  await relay.settled(60_000)

  expect(published).toHaveLength(ALL + 1)
  expect(new Set(published.map(({ event }) => event.id)).size).toBe(ALL + 1)
  expect([...records].filter(([, { outbox }]) => outbox.length > 0)).toEqual([])
  // Not one for each event: what is written next stands behind these in the database.
  expect(publications).toBeLessThan(10)
  expect(commands()).toBeLessThan(20)
})

test('what a process that died left is said also while there is always something else to say', async () => {
  const orphan = { id: 'orphan', ownerId: 'bob' } as OutgoingEvent['event']
  const left = [
    { _id: 'turn-0', version: 1, pending: new Date(0), outbox: [toOutbox({ topic: 'docent.test', event: orphan })] },
  ]
  const documents = {
    name: 'test.turns',
    find: async () => left,
    // Claimed by whoever is first.
    update: async () => left.splice(0).length > 0,
    updateEach: async (changes: readonly unknown[]) => changes.length,
  } as unknown as Documents
  const heard = new Set<string>()
  let next = 0
  const announce = () => {
    const event = { id: `event-${(next += 1)}`, ownerId: 'ada' } as OutgoingEvent['event']
    const outbox = [toOutbox({ topic: 'docent.test', event })]
    relay.announce(documents, { _id: event.id, version: 1, outbox })
  }
  const waiting = left.splice(0)
  relay = openRelay(
    {
      async publish(events) {
        for (const { event } of events) heard.add(event.id)
        await new Promise((resolve) => setTimeout(resolve, 1))
        announce()
      },
    },
    5,
  )
  await relay.watch(documents)
  announce()
  left.push(...waiting)
  await until('it to be said', () => heard.has('orphan'))
  expect(next).toBeGreaterThan(1)
})
