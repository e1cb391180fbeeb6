import { ownerId, ownerIdSchema } from '@docent/proto/ids'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { Unprocessable, type OutgoingEvent } from '../bus/port.ts'
import { randomIds } from '../clock/index.ts'
import { bytesHolding } from '../testing/leftovers.ts'
import { parseAcks, problemsOf } from '../testing/power-loss/inspect.ts'
import { until } from '../testing/until.ts'
import { DAY_MS } from '../units/index.ts'
import { openRecords, type RecordsOptions } from './index.ts'

const workload = fileURLToPath(new URL('../testing/power-loss/workload.ts', import.meta.url))
const schema = z.object({ id: z.string(), ownerId: ownerIdSchema, n: z.number() })
const spec = { name: 'test.items', schema, indexes: [] }
const ada = ownerId('ada')

const events = (...ids: string[]): OutgoingEvent[] =>
  ids.map((id) => ({
    topic: 'test',
    event: { id, type: 't', version: 1, ownerId: ada, occurredAt: new Date(0).toISOString(), payload: {} },
  }))

describe('the record file', () => {
  let dir: string
  let file: string
  let now: number
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'docent-records-'))
    file = join(dir, 'docent.db')
    now = Date.now()
  })
  afterEach(() => rmSync(dir, { recursive: true, force: true }))

  function open(options: Partial<RecordsOptions> = {}) {
    const fatal: Error[] = []
    const onFatal = (error: Error) => void fatal.push(error)
    const clock = { now: () => new Date(now) }
    return { ...openRecords({ file, clock, ids: randomIds, onFatal, ...options }), fatal }
  }

  function logged(): string[] {
    const db = new DatabaseSync(file, { readOnly: true })
    const rows = db.prepare("SELECT json_extract(event, '$.id') AS id FROM log ORDER BY seq").all()
    db.close()
    return rows.map((row) => String(row.id))
  }

  test('holds nothing of what was removed once it was quiet, its log included, also where somebody reads', async () => {
    const { store, close } = open({ foldAfterMs: 300 })
    const names = store.collection({ ...spec, schema: schema.extend({ name: z.string() }) })
    await names.insert(ada, { id: 'a', ownerId: ada, n: 1, name: 'zebulon@example.test' })
    const reader = new DatabaseSync(file, { readOnly: true })
    reader.exec('BEGIN; SELECT count(*) FROM log')
    await names.remove(ada, 'a')
    expect(bytesHolding(dir, 'zebulon')).not.toEqual([])
    await new Promise((resolve) => setTimeout(resolve, 600))
    await names.insert(ada, { id: 'b', ownerId: ada, n: 1, name: 'nobody waits' })
    reader.close()
    await until('it to be gone', () => bytesHolding(dir, 'zebulon').length === 0)
    await close()
  })

  test('is one file again after a clean end, with everything in it', async () => {
    const { store, bus, close } = open()
    await store.collection(spec).insert(ada, { id: 'a', ownerId: ada, n: 1 })
    await bus.publish(events('1'))
    await close()
    expect(readdirSync(dir)).toEqual(['docent.db'])
    expect(logged()).toEqual(['1'])
  })

  test('finishes what was asked for before the end, and refuses what comes after', async () => {
    const { store, close } = open()
    const items = store.collection(spec)
    await items.find(ada)
    const writes = Array.from({ length: 100 }, (_, n) => items.insert(ada, { id: `i${n}`, ownerId: ada, n }))
    await close()
    expect(await Promise.all(writes)).toHaveLength(100)
    await expect(items.insert(ada, { id: 'late', ownerId: ada, n: 0 })).rejects.toThrow('closed')
  })

  test('throws when it can not be opened', () => {
    writeFileSync(file, 'this is no database, but it is long enough to be looked at as one'.repeat(20))
    expect(() => open()).toThrow('not a database')
  })

  test('reports once that writing is over, and acknowledges nothing from then on', async () => {
    const { store, kill, fatal } = open({ endAtStep: 12 })
    const items = store.collection(spec)
    const insert = (n: number) => items.insert(ada, { id: `i${n}`, ownerId: ada, n }).then(() => true)
    const outcomes = []
    for (let n = 0; n < 10; n++) outcomes.push(await insert(n).catch(() => false))
    expect(fatal).toHaveLength(1)
    expect(outcomes).toEqual(outcomes.toSorted().toReversed())
    expect(outcomes.at(-1)).toBe(false)
    await kill()
    const { store: after, close } = open()
    const { records } = await after.collection(spec).find(ada)
    expect(records.length).toBeGreaterThanOrEqual(outcomes.filter(Boolean).length)
    await close()
  })

  const testWithLimits = process.platform === 'win32' ? test.skip : test
  testWithLimits('ends the process when the disk takes no more, and has all that was acknowledged', async () => {
    const acks = join(dir, 'acks')
    // The shell's file size limit stands in for a full disk.
    const limited = ['-c', 'ulimit -f 500; exec "$0" "$@"', process.execPath, workload, file, acks, '0']
    const child = spawn('sh', limited, { stdio: 'ignore' })
    expect(await new Promise((resolve) => child.on('exit', (_, signal) => resolve(signal)))).toBe('SIGKILL')
    const acknowledged = parseAcks(readFileSync(acks, 'utf8'))
    expect(acknowledged.size).toBe(8)
    expect(problemsOf(file, acknowledged)).toEqual([])
  })

  test('forgets events that are old and that every consumer has passed, and no others', async () => {
    const first = open()
    const quick = await first.bus.subscribe({ name: 'quick', topics: ['test'], handle: async () => undefined })
    await first.bus.publish(events('old-1', 'old-2', 'old-3'))
    let failed = false
    await first.bus.subscribe({
      name: 'slow',
      topics: ['test'],
      retry: { minDelayMs: DAY_MS, maxDelayMs: DAY_MS },
      async handle({ event }) {
        if (event.id !== 'old-2') return
        failed = true
        throw new Error('not now')
      },
    })
    await quick.caughtUp()
    await until('a failure', () => failed)
    now += 8 * DAY_MS
    await first.bus.publish(events('new'))
    await quick.caughtUp()
    await first.close()

    const second = open()
    await until('the first event to go', () => logged().length < 4)
    expect(logged()).toEqual(['old-2', 'old-3', 'new'])
    const heard: string[] = []
    const healed = await second.bus.subscribe({
      name: 'slow',
      topics: ['test'],
      handle: async ({ event }) => void heard.push(event.id),
    })
    await healed.caughtUp()
    expect(heard).toEqual(['old-2', 'old-3', 'new'])
    await second.close()

    const third = open()
    await until('the old events to go', () => logged().length === 1)
    expect(logged()).toEqual(['new'])
    await third.close()
  })

  test('a consumer that comes when everything was forgotten is caught up, and hears what is said next', async () => {
    const first = open()
    const early = await first.bus.subscribe({ name: 'early', topics: ['test'], handle: async () => undefined })
    await first.bus.publish(events('old'))
    await early.caughtUp()
    await first.close()
    now += 8 * DAY_MS
    const { bus, close } = open()
    await until('the event to go', () => logged().length === 0)
    const heard: string[] = []
    const handle = async ({ event }: { event: { id: string } }) => void heard.push(event.id)
    const late = await bus.subscribe({ name: 'late', topics: ['test'], handle })
    await late.caughtUp()
    await bus.publish(events('new'))
    await late.caughtUp()
    expect(heard).toEqual(['new'])
    await close()
  })

  test('forgets the events of one owner at once where everybody has heard them, and leaves no trace of them in the file', async () => {
    const { bus, close } = open()
    const consumer = await bus.subscribe({ name: 'all', topics: ['test'], handle: async () => undefined })
    const [kept] = events('stays')
    await bus.publish([...events('secret-text'), { topic: 'test', event: { ...kept!.event, type: 'user.deleted' } }])
    await consumer.caughtUp()
    await bus.publish([{ topic: 'test', event: { ...events('other')[0]!.event, ownerId: ownerId('bob') } }])
    await consumer.caughtUp()
    await until('the event to go', async () => (await bus.forget(ada, { keep: ['user.deleted'] })) === 1)
    expect(logged()).toEqual(['stays', 'other'])
    await close()
    expect(readFileSync(file).includes('secret-text')).toBe(false)
  })

  test('a stop leaves a handler that does not end after its grace, and delivers its event again', async () => {
    const { bus, close } = open({ stopGraceMs: 1 })
    const never = Promise.withResolvers<void>()
    const attempts: number[] = []
    const name = 'patient'
    const stuck = await bus.subscribe({
      name,
      topics: ['test'],
      async handle({ attempt }) {
        attempts.push(attempt)
        await never.promise
      },
    })
    await bus.publish(events('1'))
    await until('the delivery', () => attempts.length === 1)
    await stuck.stop()
    const heard: string[] = []
    const again = await bus.subscribe({
      name,
      topics: ['test'],
      handle: async ({ event }) => void heard.push(event.id),
    })
    await again.caughtUp()
    never.resolve()
    expect(heard).toEqual(['1'])
    await close()
  })

  test('an event that is parked and still unsaved by its cursor is not delivered again after a kill', async () => {
    const { bus, kill } = open()
    await bus.subscribe({
      name: 'picky',
      topics: ['test'],
      async handle() {
        throw new Unprocessable('no')
      },
    })
    await bus.publish(events('1'))
    await until('a parked event', async () => (await bus.parked.list()).length === 1)
    await kill()
    const { bus: after, close } = open()
    const heard: string[] = []
    const again = await after.subscribe({
      name: 'picky',
      topics: ['test'],
      handle: async ({ event }) => void heard.push(event.id),
    })
    await again.caughtUp()
    expect(heard).toEqual([])
    await close()
  })
})
