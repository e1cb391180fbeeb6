import { afterEach, beforeEach, expect, test } from '@jest/globals'
import type { NewEvent } from '@docent/proto/events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { systemClock } from '../clock/index.ts'
import { StorageFull, unlessFull } from '../failures/storage-full.ts'
import { createLog } from '../sqlite/log.ts'
import { openReader, type Reader } from '../sqlite/reader.ts'
import { openForWriting } from '../sqlite/schema.ts'
import { openWriter, type Writer } from '../sqlite/writer.ts'
import { until } from '../testing/until.ts'
import { Unprocessable } from './port.ts'
import { createSqliteBus, type SqliteBus } from './sqlite.ts'

const topic = 'docent.test'
const fatal: Error[] = []
let dir: string
let reader: Reader
let writer: Writer
let bus: SqliteBus

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'docent-bus-full-'))
  fatal.length = 0
  open()
})
afterEach(async () => {
  await bus.close()
  await writer.close(() => reader.close())
  rmSync(dir, { recursive: true, force: true })
})

function open() {
  const file = join(dir, 'docent.db')
  openForWriting(file).close()
  reader = openReader(file)
  const log = createLog(reader)
  const onFatal = (error: Error) => fatal.push(error)
  writer = openWriter({ file, clock: systemClock, onFatal, onAppended: log.append })
  bus = createSqliteBus({ writer, reader, log, clock: systemClock })
}
async function reopen() {
  bus.kill()
  await writer.kill()
  reader.close()
  open()
}

/** Events of one owner; each is larger than a page. */
const say = (...ids: string[]) =>
  bus.publish(
    ids.map((id) => ({
      topic,
      event: { id, ownerId: 'ada', type: 'test', payload: 'x'.repeat(9_000) } as unknown as NewEvent as never,
    })),
  )
/** Said again where it shared its batch with what did not fit. */
const room = (pages: number) =>
  until('the room to be set', () =>
    writer.submit({ kind: 'room', pages }).then(
      () => true,
      (error: unknown) => void unlessFull(error),
    ),
  )

/** Heard ids, each time; what is named bad cannot be processed. */
async function listen(bad: string, from: Promise<unknown> = Promise.resolve()) {
  const heard: string[] = []
  await bus.subscribe({
    name: 'test',
    topics: [topic],
    async handle({ event }) {
      await from
      heard.push(event.id)
      if (event.id === bad) throw new Unprocessable('never')
    },
  })
  return heard
}

test('an event that cannot be parked for lack of room is delivered again, and parked once there is room', async () => {
  await say('bad', 'good')
  const full = Promise.withResolvers<void>()
  const heard = await listen('bad', full.promise)
  await room(0)
  full.resolve()
  await until('it to be delivered again', () => heard.filter((id) => id === 'bad').length > 1)
  expect(heard).not.toContain('good')
  expect(await bus.parked.list()).toEqual([])
  await room(10_000)
  await until('it to be parked', async () => (await bus.parked.list()).length === 1)
  await until('the next one to be heard', () => heard.includes('good'))
  expect(fatal).toEqual([])
})

test('a process that dies before there is room finds it again', async () => {
  await say('bad')
  const full = Promise.withResolvers<void>()
  const heard = await listen('bad', full.promise)
  await room(0)
  full.resolve()
  await until('it to be delivered', () => heard.length > 0)
  // A cursor that has passed it would be saved with this.
  await bus.publish([])
  await reopen()
  await listen('bad')
  await until('it to be parked', async () => (await bus.parked.list()).length === 1)
})

test('nor is it passed where an owner is forgotten while it is being parked', async () => {
  await say('bad')
  const full = Promise.withResolvers<void>()
  await listen('bad', full.promise)
  await room(0)
  const { submit } = writer
  const forgotten = Promise.withResolvers<number>()
  writer.submit = (step) => {
    const written = submit(step)
    // On its way to the file, and not yet refused.
    if (step.kind === 'park') queueMicrotask(() => forgotten.resolve(bus.forget('bob' as never)))
    return written as never
  }
  full.resolve()
  await forgotten.promise
  await reopen()
  await listen('bad')
  await until('it to be parked', async () => (await bus.parked.list()).length === 1)
})

test('a full disk keeps no consumer from stopping, and no owner from being forgotten later', async () => {
  await say('good')
  const heard = await listen('bad')
  await until('it to be heard', () => heard.length === 1)
  await room(0)
  await bus.forget('ada' as never).catch((error: unknown) => expect(error).toBeInstanceOf(StorageFull))
  await bus.close()
  expect(fatal).toEqual([])
})
