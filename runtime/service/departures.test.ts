import { ownerId, ownerIdSchema, type OwnerId } from '@docent/proto/ids'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import pino from 'pino'
import { z } from 'zod'
import { openTestEngines, type TestEngines } from '../testing/engines.ts'
import { until } from '../testing/until.ts'
import { createDepartures } from './departures.ts'

const ada = ownerId('ada')
const bob = ownerId('bob')
const schema = z.object({ id: z.string(), ownerId: ownerIdSchema })
const leaving = { ownerId: ada, occurredAt: '2026-11-21T10:00:00.000Z' }

describe('owners who left', () => {
  let engines: TestEngines
  let now: number
  beforeEach(async () => {
    now = Date.parse(leaving.occurredAt)
    engines = await openTestEngines({ clock: { now: () => new Date(now) } })
  })
  afterEach(() => engines.close())

  function open(purge?: (owner: OwnerId) => Promise<void>) {
    const { store } = engines.engines
    const things = store.collection<z.infer<typeof schema>>({ name: 'test.things', schema, indexes: [] })
    const keep = (owner: OwnerId, id: string) => things.insert(owner, { id, ownerId: owner })
    const departures = createDepartures({
      store,
      service: 'test',
      clock: { now: () => new Date(now) },
      log: pino({ level: 'silent' }),
      purge: purge ?? (async (owner) => void (await things.removeAll(owner))),
    })
    return { departures, things, keep }
  }

  test('take everything with them, and nobody else', async () => {
    const { departures, things, keep } = open()
    await keep(ada, 'a')
    await keep(bob, 'b')
    await departures.left(leaving)
    expect((await things.find(ada)).records).toEqual([])
    expect((await things.find(bob)).records).toHaveLength(1)
    expect([await departures.has(ada), await departures.has(bob)]).toEqual([true, false])
  })

  test('a late event of theirs does nothing; one of another owner does', async () => {
    const { departures, things, keep } = open()
    const { 'document.indexed': indexed } = departures.guardHandlers({
      'document.indexed': async ({ documentId }, event) => void (await keep(event.ownerId, documentId)),
    })
    const say = (owner: OwnerId) =>
      indexed?.({ documentId: `of-${owner}` } as never, { ownerId: owner } as never, new AbortController().signal)
    await departures.left(leaving)
    await Promise.all([say(ada), say(bob)])
    expect((await things.find(ada)).records).toEqual([])
    expect((await things.find(bob)).records).toHaveLength(1)
  })

  test('what was under way and wrote after them is removed later, without being asked', async () => {
    const { departures, things, keep } = open()
    await departures.left(leaving)
    await keep(ada, 'late')
    now += 11_000
    await departures.begin()
    await until('the late one to go', async () => (await things.find(ada)).records.length === 0)
    await departures.stop()
  })

  test('a removal that fails is tried again, and is remembered as not done', async () => {
    let fails = true
    let purged = 0
    const { departures } = open(async () => {
      if (fails) throw new Error('the engine is away')
      purged += 1
    })
    await expect(departures.left(leaving)).rejects.toThrow('the engine is away')
    expect(await departures.has(ada)).toBe(true)
    fails = false
    await departures.begin()
    await until('the removal', () => purged === 1)
    await departures.stop()
  })
})
