import { afterEach, describe, expect, test } from '@jest/globals'
import { ownerId, ownerIdSchema } from '@docent/proto/ids'
import { everyOwner, type Store } from '@docent/runtime/store'
import { openTestEngines, type TestEngines, type TestService, type TestServiceOptions } from '@docent/runtime/testing'
import { until } from '@docent/runtime/testing/until.ts'
import { createHeldCounts, heldFields } from '../src/quota/held.ts'
import { z } from 'zod'
import { alice, ask, index, lamp, plansWith, saveWidget, startChat, visit } from './helpers.ts'

const question = 'How long is the warranty of the lamp?'
const MINUTE = 60_000

let engines: TestEngines
let service: TestService
let now = Date.parse('2026-11-21T12:00:00Z')
const clock = { now: () => new Date(now) }
afterEach(async () => {
  await service.stop()
  await engines.close()
})

/** Nothing that is counted can be given back: as after a kill, or while the store is away. */
function withoutGivingBack(store: Store): Store {
  return {
    ...store,
    collection(spec) {
      const real = store.collection(spec)
      return { ...real, add: (owner, id, field, step) => (step.by < 0 ? away() : real.add(owner, id, field, step)) }
    },
  }
}
const away = () => Promise.reject(new Error('the store does not answer'))

async function start(messages: number, options: TestServiceOptions = {}) {
  engines = await openTestEngines({ clock })
  service = await startChat({ on: engines, clock, env: plansWith(messages), ...options })
  await index(service, alice, 'lamp', lamp)
  await saveWidget(service, alice, 'w1', { dailyAnswerLimit: 2 })
}

async function dieAt(point: string, asks: () => Promise<unknown>) {
  const { store } = engines.engines
  const faultPoint = (name: string) => {
    if (name === point) throw new Error(`dead at ${name}`)
  }
  service = await service.restart({ faultPoint, engines: { store: withoutGivingBack(store) } })
  await asks()
  service = await service.restart({ faultPoint: () => undefined, engines: {} })
}

const askAsOwner = async () => {
  const token = await service.tokens.sign(alice, { expiresIn: '10y' })
  return (await ask(service, question, { token })).status
}

async function askAsVisitor() {
  const { token, headers } = await visit(service, 'w1')
  const { status, body } = await ask(service, question, { token, headers })
  return body.code ?? status
}

const anything = { parse: (value: unknown) => value } as never
async function counts(): Promise<{ count: number; held?: object }[]> {
  const name = 'chat.counts'
  const { records } = await engines.engines.store.collection({ name, schema: anything, indexes: [] }).find(everyOwner)
  return records as never
}

describe('what was counted and never answered', () => {
  test('counts only as long as an answer may take: the month is whole again when somebody would be refused', async () => {
    await start(2)
    await dieAt('chat:counted', async () => expect(await askAsOwner()).toBe(500))
    expect(await askAsOwner()).toBe(200)
    expect(await askAsOwner()).toBe(403)
    now += 4 * MINUTE
    expect(await askAsOwner()).toBe(200)
    expect(await askAsOwner()).toBe(403)
    now += 10 * MINUTE
    expect(await askAsOwner()).toBe(403)
  })

  test('is given back to the day of a widget, too', async () => {
    await start(100)
    await dieAt('chat:counted', async () => expect(await askAsVisitor()).toBe('internal'))
    expect(await askAsVisitor()).toBe(200)
    expect(await askAsVisitor()).toBe('daily_limit_reached')
    now += 4 * MINUTE
    expect(await askAsVisitor()).toBe(200)
    expect(await askAsVisitor()).toBe('daily_limit_reached')
  })

  test('is given back by the sweep where nobody asks any more', async () => {
    await start(100)
    await dieAt('chat:counted', askAsVisitor)
    now += 4 * MINUTE
    service = await service.restart()
    await until('all counts to be given back', async () => {
      const all = await counts()
      return all.length === 4 && all.every(({ count }) => count === 0)
    })
  })
})

test('what was answered stays counted, although the process that answered it died right after', async () => {
  await start(1)
  await dieAt('chat:turn-written', askAsOwner)
  now += 4 * MINUTE
  expect(await askAsOwner()).toBe(403)
  expect(await counts()).toMatchObject([{ count: 1 }])
})

test.each(['chat:counted', 'chat:answered', 'chat:turn-written'])(
  'a question that is sent once more, because its process died at %s, is answered, counts once and is told once',
  async (point) => {
    await start(1)
    const token = await service.tokens.sign(alice, { expiresIn: '10y' })
    const headers = { 'x-call-id': 'b1946ac9-2d5f-4d1e-8e6b-0c8f1f2a9d11' }
    const again = () => ask(service, question, { token, headers })
    await dieAt(point, async () => expect((await again()).status).toBe(500))
    const { status, body } = await again()
    expect([status, body.messageId]).toEqual([200, headers['x-call-id']])
    await service.settled()
    expect(service.said('answer.completed')).toHaveLength(1)
    expect(await counts()).toMatchObject([{ count: 1 }])
    expect(await askAsOwner()).toBe(403)
  },
)

test('a count remembers no more turns than are under way', async () => {
  await start(100)
  for (let asked = 0; asked < 5; asked += 1) expect(await askAsOwner()).toBe(200)
  const [month] = await counts()
  expect(month?.count).toBe(5)
  expect(Object.keys(month?.held ?? {})).toHaveLength(1)
})

test('what went with its owner does not come again when its marks are taken off', async () => {
  await start(100)
  const schema = z.object({ id: z.string(), ownerId: ownerIdSchema, count: z.int(), ...heldFields })
  const counted = engines.engines.store.collection({ name: 'chat.apart', schema, indexes: [{ fields: ['heldUntil'] }] })
  const isWritten = () => Promise.resolve(true)
  const held = createHeldCounts({ counts: counted, clock, holdForMs: MINUTE, isWritten })
  const owner = ownerId(alice)
  const initial = { id: `${alice}:2026-11`, ownerId: owner, count: 0 }
  const [hold] = await held.take([{ initial, turnId: 't1', atMost: 5 }])
  hold?.keep()
  expect(await counted.removeAll(owner)).toBe(1)
  await held.sweep()
  expect(await counted.get(owner, initial.id)).toBeUndefined()
})
