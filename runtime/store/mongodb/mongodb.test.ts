import { afterAll, describe, expect, test } from '@jest/globals'
import type { NewEvent } from '@docent/proto/events'
import { ownerId, ownerIdSchema } from '@docent/proto/ids'
import { randomUUID } from 'node:crypto'
import pino from 'pino'
import { z } from 'zod'
import type { OutgoingEvent } from '../../bus/port.ts'
import { randomIds, systemClock } from '../../clock/index.ts'
import { engineFromEnvironment } from '../../testing/from-environment.ts'
import { dropDatabase } from '../../testing/mongo-database.ts'
import { createTcpGate } from '../../testing/tcp-gate.ts'
import { AlreadyExists, everyOwner, type Store } from '../port.ts'
import { createMongoStore, type MongoStoreOptions } from './index.ts'

const server = engineFromEnvironment('MONGODB_URI')
const suite = server === undefined ? describe.skip : describe
const owner = ownerId('owner-1')
const silent = pino({ level: 'silent' })

const schema = z.object({
  id: z.string(),
  ownerId: ownerIdSchema,
  count: z.number(),
  email: z.string().optional(),
  notes: z.record(z.string(), z.unknown()).optional(),
})
type Note = z.infer<typeof schema>
const spec = { name: 'test.notes', schema, indexes: [{ fields: ['email'], unique: true }] } as const
const note = (id: string, more: Partial<Note> = {}): Note => ({ id, ownerId: owner, count: 0, ...more })
const said = (number: number): NewEvent => ({
  type: 'test.said',
  version: 1,
  topic: 'docent.test',
  payload: { number },
})

/** Keeps what is published; can be told to fail. */
function recordingBus() {
  const published: OutgoingEvent[] = []
  const waiting = new Set<() => void>()
  const bus = {
    failing: false,
    published,
    numbers: () => published.map(({ event }) => (event.payload as { number: number }).number),
    /** Each event once, in the order of first deliveries. */
    firsts: () => [...new Set(bus.numbers())],
    async publish(events: readonly OutgoingEvent[]) {
      if (bus.failing) throw new Error('the bus is away')
      published.push(...events)
      for (const look of waiting) look()
    },
    until: (holds: () => boolean) =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (!holds()) return
          waiting.delete(look)
          resolve()
        }
        waiting.add(look)
        look()
      }),
  }
  return bus
}

suite('records in MongoDB', () => {
  const databases: string[] = []
  const stores: Store[] = []

  const newDatabase = (base = server ?? '') => {
    const url = new URL(base)
    url.pathname = `/docent_test_${randomUUID().slice(0, 8)}`
    databases.push(url.pathname.slice(1))
    return url.href
  }
  const open = (uri: string, options: Partial<MongoStoreOptions> = {}) => {
    const store = createMongoStore({
      uri,
      bus: recordingBus(),
      log: silent,
      clock: systemClock,
      ids: randomIds,
      closeGraceMs: 0,
      // Where one command is taken at a time, many callers wait long.
      answerMs: 60_000,
      ...options,
    })
    stores.push(store)
    return { store, notes: store.collection<Note>(spec) }
  }

  afterAll(async () => {
    await Promise.all(stores.map((store) => store.close()))
    for (const name of databases) await dropDatabase(new URL(`/${name}`, server).href)
  })

  test('an event outlives a process that dies between the write and its publishing', async () => {
    const uri = newDatabase()
    const away = recordingBus()
    away.failing = true
    const first = open(uri, { bus: away })
    await first.notes.insert(owner, note('a'), [said(1)])
    await first.notes.update(owner, 'a', (current) => [{ ...current, count: 1 }, said(2), said(3)])
    await first.store.close()

    const bus = recordingBus()
    open(uri, { bus })
    await bus.until(() => bus.published.length >= 3)
    expect(bus.numbers()).toEqual([1, 2, 3])
    expect(away.published).toEqual([])
  })

  test('an event that was published but not cleared is published again with the same id', async () => {
    const uri = newDatabase()
    const before = recordingBus()
    const first = open(uri, {
      bus: before,
      faultPoint: (name) => {
        if (name === 'outbox.published') throw new Error('dies here')
      },
    })
    await first.notes.insert(owner, note('a'), [said(1)])
    await before.until(() => before.published.length === 1)
    await first.store.close()

    const after = recordingBus()
    const second = open(uri, { bus: after })
    await after.until(() => after.published.length === 1)
    expect(after.published).toEqual(before.published)

    // Removal needs an empty outbox: it tells that the second process has cleared it.
    expect(await second.notes.remove(owner, 'a')).toBe(true)
    await second.store.close()
    const third = recordingBus()
    const { notes } = open(uri, { bus: third })
    expect(await notes.get(owner, 'a')).toBeUndefined()
    expect(third.published).toEqual([])
  })

  test('a record is not removed before its events are published', async () => {
    const bus = recordingBus()
    const { notes } = open(newDatabase(), { bus })
    await notes.insert(owner, note('a'), [said(1)])
    await notes.insert(owner, note('b'), [said(2)])
    expect(await notes.remove(owner, 'a')).toBe(true)
    expect(await notes.removeAll(owner)).toBe(1)
    expect(bus.firsts()).toEqual([1, 2])
  })

  test('two processes that write and relay the same record keep the order of its events', async () => {
    const uri = newDatabase()
    const bus = recordingBus()
    const [one, two] = [open(uri, { bus }), open(uri, { bus })]
    await one.notes.insert(owner, note('a'))
    const total = 60
    const write = async ({ notes }: typeof one) => {
      for (let index = 0; index < total / 2; index++) {
        await notes.update(owner, 'a', (current) => [{ ...current, count: current.count + 1 }, said(current.count + 1)])
      }
    }
    await Promise.all([write(one), write(two)])
    await bus.until(() => bus.firsts().length === total)
    expect(bus.firsts()).toEqual(Array.from({ length: total }, (_, index) => index + 1))
    expect((await one.notes.get(owner, 'a'))?.count).toBe(total)
  })

  test('events that no longer fit in memory while the bus is away follow in order', async () => {
    const bus = recordingBus()
    bus.failing = true
    const { notes } = open(newDatabase(), { bus, maxQueued: 5, random: () => 0 })
    await notes.insert(owner, note('a'))
    for (let index = 0; index < 20; index++) {
      await notes.update(owner, 'a', (current) => [{ ...current, count: current.count + 1 }, said(index)])
    }
    bus.failing = false
    await bus.until(() => bus.firsts().length === 20)
    expect(bus.firsts()).toEqual(Array.from({ length: 20 }, (_, index) => index))
  })

  test('a limit holds exactly against two processes', async () => {
    const uri = newDatabase()
    const [one, two] = [open(uri), open(uri)]
    const add = ({ notes }: typeof one) =>
      notes.add(owner, 'quota', 'count', { by: 1, atMost: 40, initial: note('quota') })
    const results = await Promise.all(Array.from({ length: 50 }, () => [add(one), add(two)]).flat())
    expect(results.filter(({ added }) => added)).toHaveLength(40)
    expect((await one.notes.get(owner, 'quota'))?.count).toBe(40)
  })

  test('records may have any keys, and come back as they were', async () => {
    const { notes } = open(newDatabase())
    const odd = {
      'report.pdf': 1,
      $set: { $inc: { 'a.b': [] } },
      '100%': '%2e',
      _bsontype: 'ObjectId',
      'empty object': {},
      nothing: null,
      list: [[], { 'x.y': null }],
      big: 2 ** 40,
      small: 0.1,
      toJSON: 'text',
    }
    await notes.insert(owner, note('odd', { notes: odd }))
    expect(await notes.get(owner, 'odd')).toEqual(note('odd', { notes: odd }))
    await notes.update(owner, 'odd', (current) => ({ ...current, notes: { ...current.notes, 'more.keys': {} } }))
    expect((await notes.get(owner, 'odd'))?.notes).toEqual({ ...odd, 'more.keys': {} })
    const page = await notes.find(owner)
    expect(page.records[0]?.notes).toEqual({ ...odd, 'more.keys': {} })
  })

  test('a unique field that has no value collides with nobody, and one that is declared later covers old records', async () => {
    const uri = newDatabase()
    const before = open(uri).store.collection<Note>({ ...spec, name: 'test.late', indexes: [] })
    await before.insert(owner, note('a', { email: 'x@example.test' }))
    await before.insert(owner, note('b'))
    const after = open(uri).store.collection<Note>({ ...spec, name: 'test.late' })
    await after.insert(owner, note('c'))
    await expect(after.insert(owner, note('d', { email: 'x@example.test' }))).rejects.toThrow(AlreadyExists)
    await expect(after.update(owner, 'b', (one) => ({ ...one, email: 'x@example.test' }))).rejects.toThrow(
      AlreadyExists,
    )
    expect((await after.find(everyOwner, { where: { email: 'x@example.test' } })).records).toHaveLength(1)
  })

  test('an event that no bus would take is refused before anything is written', async () => {
    const { notes } = open(newDatabase())
    const large = { ...said(1), payload: 'x'.repeat(600_000) }
    await expect(notes.insert(owner, note('a'), [large])).rejects.toThrow('larger than')
    expect(await notes.get(owner, 'a')).toBeUndefined()
  })

  test('a server that comes late or goes away is named, and used again when it is back', async () => {
    const { hostname, port } = new URL(server ?? '')
    const gate = await createTcpGate({ host: hostname, port: Number(port) })
    await gate.shut()
    const uri = newDatabase(`mongodb://127.0.0.1:${gate.port}/x`)
    const { store, notes } = open(uri, { serverWaitMs: 500 })
    await expect(store.ping()).rejects.toThrow(`MongoDB at 127.0.0.1:${gate.port}`)
    await expect(notes.get(owner, 'a')).rejects.toThrow('does not answer')

    await gate.open()
    await expectSoon(() => store.ping())
    await notes.insert(owner, note('a'))

    await gate.shut()
    await expect(store.ping()).rejects.toThrow('does not answer')
    await expect(notes.get(owner, 'a')).rejects.toThrow()
    await gate.open()
    await expectSoon(() => store.ping())
    expect(await notes.get(owner, 'a')).toEqual(note('a'))
    await store.close()
    await gate.close()
  })

  test('a server that hangs is waited for only so long, by whatever call, and used again when it goes on', async () => {
    const { hostname, port } = new URL(server ?? '')
    const gate = await createTcpGate({ host: hostname, port: Number(port) })
    const uri = newDatabase(`mongodb://127.0.0.1:${gate.port}/x`)
    const { store, notes } = open(uri, { answerMs: 1_000 })
    await expectSoon(() => store.ping())
    await expectSoon(() => notes.find(owner))
    gate.hold()
    const { store: other, notes: unopened } = open(uri, { answerMs: 1_000 })
    const calls = {
      insert: notes.insert(owner, note('a'), [said(1)]),
      'insert beside others': notes.insert(owner, note('f')),
      'insert that waits for others': notes.insert(owner, note('g')),
      get: notes.get(owner, 'b'),
      save: notes.save(owner, 'c', () => note('c')),
      add: notes.add(owner, 'd', 'count', { by: 1, initial: note('d') }),
      find: notes.find(owner),
      remove: notes.remove(owner, 'e'),
      removeAll: notes.removeAll(owner),
      ping: store.ping(),
      'get of a store that was never connected': unopened.get(owner, 'a'),
    }
    const told = await Promise.all(Object.values(calls).map((one) => one.then(() => 'done', nameOf)))
    expect(Object.fromEntries(Object.keys(calls).map((name, index) => [name, told[index]]))).toEqual(
      Object.fromEntries(Object.keys(calls).map((name) => [name, 'MongoUnavailable'])),
    )
    const closing = other.close()
    await gate.open()
    await closing
    await expectSoon(() => store.ping())
    await expectSoon(() => notes.save(owner, 'a', (current) => current ?? note('a')))
    await store.close()
    await gate.close()
  })
})

const nameOf = (error: unknown) => (error instanceof Error ? error.name : String(error))

/** Repeats until it works; the timeout of the test is the limit. */
async function expectSoon(task: () => Promise<unknown>) {
  for (;;) {
    try {
      return await task()
    } catch {
      // Again: every try waits for the server by itself.
    }
  }
}
