import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { idSchema, ownerId, ownerIdSchema } from '@docent/proto/ids'
import { z } from 'zod'
import { openTestEngines, type TestEngines } from '../testing/index.ts'
import { createLatest } from './latest.ts'

const schema = z.object({ id: idSchema, ownerId: ownerIdSchema, word: z.string().max(10), saidAt: z.string() })
const [ada, bob] = [ownerId('ada'), ownerId('bob')]

let engines: TestEngines
beforeEach(async () => {
  engines = await openTestEngines()
})
afterEach(() => engines.close())
const start = () => createLatest<{ word: string }>({ store: engines.engines.store, name: 'test.words', schema })

test('of what was said of an owner the latest holds, in whatever order it is heard', async () => {
  const latest = start()
  expect(await latest.of(ada)).toBeUndefined()
  await latest.heard(ada, { word: 'second' }, '2026-11-02T09:00:00.000Z')
  await latest.heard(ada, { word: 'first' }, '2026-11-02T08:00:00.000Z')
  await latest.heard(ada, { word: 'same time' }, '2026-11-02T09:00:00.000Z')
  await latest.heard(bob, { word: 'other' }, '2026-11-02T10:00:00.000Z')
  expect(await latest.of(ada)).toEqual({
    id: 'ada',
    ownerId: 'ada',
    word: 'second',
    saidAt: '2026-11-02T09:00:00.000Z',
  })
  await latest.heard(ada, { word: 'third' }, '2026-11-02T09:00:00.001Z')
  expect((await latest.of(ada))?.word).toBe('third')
})

test('what was said of one owner is forgotten, and of no other', async () => {
  const latest = start()
  for (const owner of [ada, bob]) await latest.heard(owner, { word: 'x' }, '2026-11-02T09:00:00.000Z')
  await latest.forget(ada)
  expect(await latest.of(ada)).toBeUndefined()
  expect((await latest.of(bob))?.word).toBe('x')
})

test('a word that the schema refuses is not kept', async () => {
  const latest = start()
  await expect(latest.heard(ada, { word: 'x'.repeat(11) }, '2026-11-02T09:00:00.000Z')).rejects.toThrow()
  expect(await latest.of(ada)).toBeUndefined()
})
