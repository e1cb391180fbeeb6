import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { ownerId, ownerIdSchema, type OwnerId } from '@docent/proto/ids'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { openTestEngines, type TestEngines } from '../testing/index.ts'
import { HOUR_MS } from '../units/index.ts'
import { createQuota, type Quota, type HoldTruth } from './quota.ts'

let engines: TestEngines
let time = Date.parse('2026-11-21T10:00:00Z')
let quota: Quota<'rooms' | 'beds'>
let owner: OwnerId

const limits = { rooms: 3, beds: 10 }
const take = (id: string, beds: number, rooms = 1) => quota.reserve(owner, id, { rooms, beds }, limits)
const later = (ms: number) => {
  time += ms
}
const sweep = (truth: HoldTruth) => quota.sweep(async () => truth)
const used = () => quota.used(owner)

const recordsOfTest = {
  name: 'test.quotas',
  schema: z.looseObject({ id: z.string(), ownerId: ownerIdSchema, dueAt: z.number() }),
  indexes: [{ fields: ['dueAt' as const] }],
}

beforeAll(async () => {
  engines = await openTestEngines()
  const clock = { now: () => new Date(time) }
  const { store } = engines.engines
  quota = createQuota({ store, name: 'test.quotas', kinds: ['rooms', 'beds'], clock, holdForMs: 60_000 })
})
beforeEach(() => {
  owner = ownerId(`owner-${randomUUID()}`)
})
afterAll(() => engines.close())

describe('a quota', () => {
  test('refuses what would pass a limit, says which, and takes nothing then', async () => {
    expect(await take('a', 8)).toEqual({ granted: true })
    expect(await take('b', 3)).toEqual({ granted: false, over: 'beds', used: 8, wanted: 3, limit: 10 })
    expect(await take('b', 2)).toEqual({ granted: true })
    expect(await take('c', 0)).toEqual({ granted: true })
    expect(await take('d', 0)).toEqual({ granted: false, over: 'rooms', used: 3, wanted: 1, limit: 3 })
    expect(await used()).toEqual({ rooms: 3, beds: 10 })
  })

  test('is exact under many callers at once', async () => {
    const results = await Promise.all(Array.from({ length: 50 }, (_, i) => take(`hold-${i}`, 1)))
    expect(results.filter((one) => one.granted).length).toBe(3)
    expect(await used()).toEqual({ rooms: 3, beds: 3 })
  })

  test('knows no limit where it is infinite', async () => {
    const endless = { rooms: Number.POSITIVE_INFINITY, beds: Number.POSITIVE_INFINITY }
    for (let i = 0; i < 10; i += 1) await quota.reserve(owner, `hold-${i}`, { rooms: 1, beds: 100 }, endless)
    expect(await used()).toEqual({ rooms: 10, beds: 1_000 })
  })

  test('changes the amounts of a hold that is asked for again', async () => {
    await take('a', 2)
    expect(await take('a', 9)).toEqual({ granted: true })
    expect(await take('a', 11)).toEqual({ granted: false, over: 'beds', used: 0, wanted: 11, limit: 10 })
    expect(await used()).toEqual({ rooms: 1, beds: 9 })
  })

  test('lets amounts shrink that are above a limit which was lowered', async () => {
    await take('a', 9)
    expect(await quota.reserve(owner, 'a', { rooms: 1, beds: 8 }, { rooms: 1, beds: 5 })).toEqual({ granted: true })
    const grown = await quota.reserve(owner, 'a', { rooms: 1, beds: 9 }, { rooms: 1, beds: 5 })
    expect(grown).toMatchObject({ granted: false, over: 'beds' })
  })

  test('gives back once, however often it is released, before and after it was settled', async () => {
    await take('a', 4)
    await take('b', 4)
    expect(await quota.settle(owner, 'a')).toBe(true)
    expect(await quota.settle(owner, 'a')).toBe(true)
    await Promise.all([1, 2, 3].map(() => quota.release(owner, 'a', { rooms: 1, beds: 4 })))
    await Promise.all([1, 2, 3].map(() => quota.release(owner, 'b', { rooms: 0, beds: 0 })))
    expect(await used()).toEqual({ rooms: 0, beds: 0 })
    expect(await quota.settle(owner, 'a')).toBe(false)
  })

  test('writes what is settled later with the next change of its owner, or with the next sweep', async () => {
    const states = async () => {
      const balance = await engines.engines.store.collection(recordsOfTest).get(owner, owner)
      const holds = (balance?.['holds'] ?? {}) as Record<string, { state: string }>
      return Object.fromEntries(Object.entries(holds).map(([id, one]) => [id, one.state]))
    }
    await take('a', 4)
    await take('b', 3)
    quota.settleLater(owner, 'a')
    expect(await states()).toEqual({ a: 'held', b: 'held' })
    expect((await take('d', 4)).granted).toBe(false)
    expect(await states()).toEqual({ a: 'held', b: 'held' })
    await take('c', 1)
    expect(await states()).toEqual({ a: 'counted', b: 'held', c: 'held' })
    quota.settleLater(owner, 'b')
    await quota.release(owner, 'b', { rooms: 1, beds: 3 })
    quota.settleLater(owner, 'c')
    await sweep('pending')
    expect(await states()).toEqual({ a: 'counted', b: 'released', c: 'counted' })
    expect(await used()).toEqual({ rooms: 2, beds: 5 })
  })

  test('gives back once what was settled long ago', async () => {
    await take('a', 4)
    await take('b', 3)
    await quota.settle(owner, 'a')
    await quota.settle(owner, 'b')
    later(2 * HOUR_MS)
    await sweep('counted')
    expect(await used()).toEqual({ rooms: 2, beds: 7 })
    await quota.release(owner, 'a', { rooms: 1, beds: 4 })
    await quota.release(owner, 'a', { rooms: 1, beds: 4 })
    expect(await used()).toEqual({ rooms: 1, beds: 3 })
    later(2 * HOUR_MS)
    await sweep('pending')
    await quota.release(owner, 'a', { rooms: 1, beds: 4 })
    expect(await used()).toEqual({ rooms: 1, beds: 3 })
  })

  test('stays exact, and its record small, however many holds count', async () => {
    const endless = { rooms: Number.POSITIVE_INFINITY, beds: Number.POSITIVE_INFINITY }
    for (let i = 0; i < 120; i += 1) {
      await quota.reserve(owner, `hold-${i}`, { rooms: 1, beds: 2 }, endless)
      await quota.settle(owner, `hold-${i}`)
    }
    expect(await used()).toEqual({ rooms: 120, beds: 240 })
    for (const i of [0, 0, 50, 119, 119]) await quota.release(owner, `hold-${i}`, { rooms: 1, beds: 2 })
    expect(await used()).toEqual({ rooms: 117, beds: 234 })
    const records = engines.engines.store.collection(recordsOfTest)
    expect(JSON.stringify(await records.get(owner, owner)).length).toBeLessThan(5_000)
  })

  test('of one owner is nothing to another', async () => {
    await take('a', 10, 3)
    owner = ownerId(`owner-${randomUUID()}`)
    expect(await take('a', 10)).toEqual({ granted: true })
  })

  test('releases nothing where nothing was taken', async () => {
    await quota.release(owner, 'a', { rooms: 1, beds: 4 })
    expect(await quota.settle(owner, 'a')).toBe(false)
    expect(await used()).toEqual({ rooms: 0, beds: 0 })
  })
})

describe('a hold that stands in for another', () => {
  const standIn = (id: string, beds: number, { of = 'old', had = 6 } = {}) =>
    quota.reserve(owner, id, { rooms: 1, beds }, limits, { of, amounts: { rooms: 1, beds: had } })
  const full = async () => {
    await take('old', 6)
    await take('b', 2)
    await take('c', 1)
    for (const id of ['old', 'b', 'c']) await quota.settle(owner, id)
  }

  test('takes what it has more of, and all that it has once the other one is released', async () => {
    await full()
    expect(await standIn('new', 8)).toEqual({ granted: false, over: 'beds', used: 9, wanted: 2, limit: 10 })
    expect(await standIn('new', 7)).toEqual({ granted: true })
    await quota.settle(owner, 'new')
    expect(await used()).toEqual({ rooms: 3, beds: 10 })
    await Promise.all([1, 2, 3].map(() => quota.release(owner, 'old', { rooms: 1, beds: 6 })))
    expect(await used()).toEqual({ rooms: 3, beds: 10 })
    await quota.release(owner, 'new', { rooms: 1, beds: 7 })
    expect(await used()).toEqual({ rooms: 2, beds: 3 })
  })

  test('is one at a time, under many callers at once, and another one may follow when it is given back', async () => {
    await full()
    const results = await Promise.all(Array.from({ length: 20 }, (_, i) => standIn(`new-${i}`, 6)))
    expect(results.filter((one) => one.granted).length).toBe(1)
    expect(await used()).toEqual({ rooms: 3, beds: 9 })
    const taken = results.findIndex((one) => one.granted)
    await quota.release(owner, `new-${taken}`, { rooms: 1, beds: 6 })
    expect(await standIn('next', 6)).toEqual({ granted: true })
  })

  test('stands in for nothing that was released, whatever it was told when it began', async () => {
    await full()
    await standIn('new', 6)
    await quota.release(owner, 'old', { rooms: 1, beds: 6 })
    expect(await standIn('new', 9)).toMatchObject({ granted: false, over: 'beds', wanted: 9 })
    expect(await standIn('other', 1)).toMatchObject({ granted: false, over: 'rooms', wanted: 1 })
    expect(await used()).toEqual({ rooms: 3, beds: 9 })
  })

  test('stays exact over sweeps, long after both were settled, and when a sweep finds the other one gone', async () => {
    await full()
    await standIn('new', 7)
    await quota.settle(owner, 'new')
    for (let i = 0; i < 3; i += 1) {
      later(2 * HOUR_MS)
      await sweep('counted')
    }
    expect(await used()).toEqual({ rooms: 3, beds: 10 })
    await quota.release(owner, 'old', { rooms: 1, beds: 6 })
    expect(await used()).toEqual({ rooms: 3, beds: 10 })
    await standIn('newer', 8, { of: 'new', had: 7 })
    await take('gone', 0, 0)
    expect(await used()).toEqual({ rooms: 3, beds: 10 })
    later(61_000)
    await quota.sweep(async (_, id) => (id === 'newer' ? 'gone' : 'counted'))
    expect(await used()).toEqual({ rooms: 3, beds: 10 })
  })
})

describe('a sweep', () => {
  test('looks at nothing before its deadline', async () => {
    await take('a', 4)
    const asked: string[] = []
    await quota.sweep(async (_, id) => {
      asked.push(id)
      return 'gone'
    })
    expect(asked).not.toContain('a')
  })

  test('releases what a crash left held and settles what counts', async () => {
    await take('lost', 4)
    await take('kept', 3)
    later(61_000)
    await quota.sweep(async (_, id) => (id === 'kept' ? 'counted' : 'gone'))
    expect(await used()).toEqual({ rooms: 1, beds: 3 })
    expect(await quota.settle(owner, 'kept')).toBe(true)
    expect(await quota.settle(owner, 'lost')).toBe(false)
  })

  test('leaves alone what is still being worked on', async () => {
    await take('busy', 4)
    later(61_000)
    await sweep('pending')
    expect(await used()).toEqual({ rooms: 1, beds: 4 })
    expect(await quota.settle(owner, 'busy')).toBe(true)
  })
})
