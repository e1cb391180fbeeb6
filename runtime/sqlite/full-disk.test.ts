import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { systemClock } from '../clock/index.ts'
import { StorageFull } from '../failures/storage-full.ts'
import { until } from '../testing/until.ts'
import type { Step } from './protocol.ts'
import { openReader, type Reader } from './reader.ts'
import { openForWriting } from './schema.ts'
import { openWriter, type DeferredStep, type Writer } from './writer.ts'

const table = 'records:test.items'
const large = JSON.stringify({ text: 'x'.repeat(200_000) })
const insert = (
  id: string,
  json = '{}',
  entries = [{ topic: 'test', owner: 'ada', json: `{"id":"${id}"}` }],
): Step => ({
  kind: 'insert',
  table,
  id,
  owner: 'ada',
  version: 1,
  json,
  causes: null,
  entries,
})

let dir: string
let writer: Writer
let reader: Reader
const fatal: Error[] = []
const appended: number[] = []
beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'docent-full-'))
  const file = join(dir, 'docent.db')
  openForWriting(file).close()
  reader = openReader(file)
  fatal.length = 0
  appended.length = 0
  writer = openWriter({
    file,
    clock: systemClock,
    onFatal: (error) => fatal.push(error),
    onAppended: ({ firstSeq, entries }) => appended.push(firstSeq, entries.length),
  })
  await writer.submit({ kind: 'define', table, fields: [], indexes: [] })
  await writer.submit(insert('before'))
})
afterEach(async () => {
  await writer.close(() => reader.close())
  rmSync(dir, { recursive: true, force: true })
})
const there = () => reader.all(`SELECT id FROM "${table}" ORDER BY id`).map(({ id }) => id)

test('what does not fit on the disk is refused whole, and what was kept can be read', async () => {
  await writer.submit({ kind: 'room', pages: 0 })
  await expect(writer.submit(insert('large', large))).rejects.toThrow(StorageFull)
  expect(writer.isFull()).toBe(true)
  expect(there()).toEqual(['before'])
  expect(reader.all('SELECT seq FROM log')).toHaveLength(1)
  expect(fatal).toEqual([])
})

test('once there is room it goes on by itself, with the next numbers', async () => {
  await writer.submit({ kind: 'room', pages: 0 })
  const refused = [insert('a', large), insert('b', large)].map((step) => writer.submit(step))
  expect((await Promise.allSettled(refused)).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await writer.submit({ kind: 'room', pages: 10_000 })
  await until('the room to be noticed', () => !writer.isFull())
  await writer.submit(insert('a', large))
  expect(there()).toEqual(['a', 'before'])
  expect(appended).toEqual([1, 1, 2, 1])
})

test('what was deferred and did not fit is kept once there is room, before any cursor', async () => {
  await writer.submit({ kind: 'room', pages: 0 })
  await writer.defer(insert('deferred', '{}', []) as DeferredStep)
  const cursor: Step = { kind: 'cursor', consumer: 'counting', low: 2, state: '{}' }
  let isDue = true
  writer.beforeBatch(() => (isDue ? cursor : undefined))
  await expect(writer.submit(insert('large', large))).rejects.toThrow(StorageFull)
  expect(there()).toEqual(['before'])
  await writer.submit({ kind: 'publish', entries: [] })
  expect(reader.all('SELECT consumer FROM cursors')).toEqual([])
  await writer.submit({ kind: 'room', pages: 10_000 })
  await until('the room to be noticed', () => !writer.isFull())
  isDue = false
  expect(there()).toEqual(['before', 'deferred'])
  expect(reader.all('SELECT consumer FROM cursors')).toHaveLength(1)
})
