import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { ownerId } from '@docent/proto/ids'
import { z } from 'zod'
import { openTestEngines, type TestEngines } from '../testing/index.ts'
import { createLatest } from './latest.ts'

const shape = { word: z.string().max(10) }
const at = (occurredAt: string, recordVersion?: number) => ({ occurredAt, recordVersion })
const [ada, bob] = [ownerId('ada'), ownerId('bob')]

let engines: TestEngines
beforeEach(async () => {
  engines = await openTestEngines()
})
afterEach(() => engines.close())
const start = () => createLatest<{ word: string }>({ store: engines.engines.store, name: 'test.words', shape })

test('of what was said of an owner the latest holds, in whatever order it is heard', async () => {
  const latest = start()
  expect(await latest.of(ada)).toBeUndefined()
  await latest.heard(ada, { word: 'second' }, at('2026-11-02T09:00:00.000Z'))
  await latest.heard(ada, { word: 'first' }, at('2026-11-02T08:00:00.000Z'))
  await latest.heard(ada, { word: 'same time' }, at('2026-11-02T09:00:00.000Z'))
  await latest.heard(bob, { word: 'other' }, at('2026-11-02T10:00:00.000Z'))
  expect(await latest.of(ada)).toEqual({
    id: 'ada',
    ownerId: 'ada',
    word: 'second',
    saidAt: '2026-11-02T09:00:00.000Z',
  })
  await latest.heard(ada, { word: 'third' }, at('2026-11-02T09:00:00.001Z'))
  expect((await latest.of(ada))?.word).toBe('third')
})

test('two replicas whose clocks are an hour apart lose nothing: the version of the record decides', async () => {
  const latest = start()
  await latest.heard(ada, { word: 'first' }, at('2026-11-02T10:00:00.000Z', 41))
  await latest.heard(ada, { word: 'second' }, at('2026-11-02T09:00:00.000Z', 42))
  expect((await latest.of(ada))?.word).toBe('second')
  await latest.heard(ada, { word: 'first' }, at('2026-11-02T10:00:00.000Z', 41))
  expect((await latest.of(ada))?.word).toBe('second')
})

test('what a former release stored is superseded by what this one hears', async () => {
  const { store } = engines.engines
  const loose = z.looseObject({ id: z.string(), ownerId: z.any() })
  const stored = { id: 'ada', ownerId: ada, word: 'old', saidAt: '2026-11-02T09:00:00.000Z' }
  await store.collection({ name: 'test.words', schema: loose, indexes: [] }).insert(ada, stored)
  const latest = start()
  expect((await latest.of(ada))?.word).toBe('old')
  await latest.heard(ada, { word: 'new' }, at('2026-11-02T10:00:00.000Z', 1))
  expect((await latest.of(ada))?.word).toBe('new')
})

test('a word that the schema refuses is not kept', async () => {
  const latest = start()
  await expect(latest.heard(ada, { word: 'x'.repeat(11) }, at('2026-11-02T09:00:00.000Z'))).rejects.toThrow()
  expect(await latest.of(ada)).toBeUndefined()
})
