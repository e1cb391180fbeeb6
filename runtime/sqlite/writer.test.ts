import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { systemClock } from '../clock/index.ts'
import { until } from '../testing/until.ts'
import type { Step } from './protocol.ts'
import { openReader, type Reader } from './reader.ts'
import { openForWriting } from './schema.ts'
import { openWriter, type Appended, type DeferredStep, type Writer } from './writer.ts'

let versions = 0
const table = 'records:test.items'
const entry = (id: string) => ({ topic: 'test', owner: 'ada', json: JSON.stringify({ id }) })
const insert = (id: string, json = '{}', ...said: string[]): Step => ({
  kind: 'insert',
  table,
  id,
  owner: 'ada',
  version: ++versions,
  json,
  causes: null,
  entries: said.map(entry),
})

const unique = (field: string) => [{ name: `${table} unique ${field}`, columns: [`field:${field}`], unique: true }]

function fail(error: Error): never {
  throw error
}

describe('the writer', () => {
  let dir: string
  let writer: Writer
  let reader: Reader
  let appended: Appended[]
  beforeEach(async () => {
    dir = mkdtempSync(join(tmpdir(), 'docent-writer-'))
    const file = join(dir, 'docent.db')
    openForWriting(file).close()
    reader = openReader(file)
    appended = []
    writer = openWriter({ file, clock: systemClock, onFatal: fail, onAppended: (batch) => appended.push(batch) })
    await writer.submit({ kind: 'define', table, fields: ['code'], indexes: unique('code') })
  })
  afterEach(async () => {
    await writer.close(() => reader.close())
    rmSync(dir, { recursive: true, force: true })
  })

  const versionOf = (id: string) =>
    Number(reader.get(`SELECT version FROM "${table}" WHERE id = ?`, id)?.version ?? Number.NaN)

  test('writes what was submitted at once in one batch, in order, and tells the numbers of the entries', async () => {
    const commits: number[] = []
    const count = writer.beforeBatch(() => void commits.push(1))
    await Promise.all(Array.from({ length: 50 }, (_, index) => writer.submit(insert(`i${index}`, '{}', `e${index}`))))
    count()
    expect(commits.length).toBeLessThanOrEqual(2)
    const rows = reader.all('SELECT seq, event AS json FROM log ORDER BY seq')
    expect(rows.map(({ json }) => json)).toEqual(Array.from({ length: 50 }, (_, index) => entry(`e${index}`).json))
    const told = appended.flatMap(({ firstSeq, entries }) =>
      entries.map(({ json }, index) => ({ seq: firstSeq + index, json })),
    )
    expect(told).toEqual(rows.map((row) => ({ ...row })))
  })

  test('a step that is refused undoes only itself, and its events are not said', async () => {
    const steps = [insert('a', '{"code":"x"}', '1'), insert('b', '{"code":"x"}', '2'), insert('c', '{"code":"y"}', '3')]
    const results = await Promise.all(steps.map((step) => writer.submit(step)))
    expect(results).toEqual([1, expect.objectContaining({ refused: 'taken' }), 1])
    expect(reader.all('SELECT event FROM log').map(({ event }) => event)).toEqual([entry('1').json, entry('3').json])
    expect(appended.flatMap(({ entries }) => entries)).toEqual([entry('1'), entry('3')])
  })

  test('an index that what is there would break is refused, and the table stays as it was', async () => {
    await Promise.all([writer.submit(insert('a', '{"kind":"k"}')), writer.submit(insert('b', '{"kind":"k"}'))])
    const result = await writer.submit({ kind: 'define', table, fields: ['kind'], indexes: unique('kind') })
    expect(result).toMatchObject({ refused: 'taken' })
    expect(await writer.submit(insert('c', '{"code":"x"}'))).toBe(1)
    expect(await writer.submit(insert('d', '{"code":"x"}'))).toMatchObject({ refused: 'taken' })
  })

  test('a record that SQLite can not index is refused alone', async () => {
    const tooDeep = `{"deep":${'['.repeat(1500)}${']'.repeat(1500)}}`
    const [deep, fine] = await Promise.all([writer.submit(insert('a', tooDeep)), writer.submit(insert('b'))])
    expect(deep).toMatchObject({ refused: 'invalid' })
    expect(fine).toBe(1)
  })

  test('an update that was made for a removed record misses the one that took its id', async () => {
    await writer.submit(insert('a'))
    const version = versionOf('a')
    await writer.submit({ kind: 'remove', table, id: 'a', owner: 'ada' })
    await writer.submit(insert('a', '{"code":"new"}'))
    const update: Step = { kind: 'update', table, id: 'a', version, json: '{}', causes: null, entries: [] }
    expect(await writer.submit(update)).toMatchObject({ refused: 'conflict' })
    expect(await writer.submit({ ...update, version: versionOf('a') })).toBe(1)
  })

  test('what is deferred is acknowledged before it is kept, and shares the commit of what comes next', async () => {
    const commits: number[] = []
    const count = writer.beforeBatch(() => void commits.push(1))
    for (const id of ['a', 'b', 'c']) expect(await writer.defer(insert(id) as DeferredStep)).toBe(1)
    expect(commits).toEqual([])
    expect(versionOf('c')).toBeNaN()
    await writer.submit(insert('d', '{}', 'said'))
    count()
    expect(commits).toEqual([1])
    for (const id of ['a', 'b', 'c', 'd']) expect(versionOf(id)).toBeGreaterThan(0)
    expect(appended.flatMap(({ entries }) => entries)).toEqual([entry('said')])
  })

  test('what is deferred is kept soon although nobody writes, and at once for who looks or ends', async () => {
    await writer.defer(insert('a') as DeferredStep)
    await until('it to be kept', () => versionOf('a') > 0)
    await writer.defer(insert('b') as DeferredStep)
    await writer.shown(table)
    expect(versionOf('b')).toBeGreaterThan(0)
    await writer.defer(insert('c') as DeferredStep)
    let atTheEnd = Number.NaN
    await writer.close(() => void (atTheEnd = versionOf('c')))
    expect(atTheEnd).toBeGreaterThan(0)
  })

  test('what is deferred and refused is told at once, and leaves the others', async () => {
    await writer.defer(insert('a', '{"code":"x"}') as DeferredStep)
    expect(await writer.defer(insert('b', '{"code":"x"}') as DeferredStep)).toMatchObject({ refused: 'taken' })
    await writer.shown(table)
    expect([versionOf('a') > 0, versionOf('b')]).toEqual([true, Number.NaN])
  })
})
