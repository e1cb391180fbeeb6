import { dropParked, listActs, listParked, replayParked } from '@docent/proto/http'
import { OPERATOR, ownerId } from '@docent/proto/ids'
import { away, openTestEngines, type TestEngines } from '@docent/runtime/testing'
import type { Bus } from '@docent/runtime/bus'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { startIdentity } from './fixtures.ts'

type Identity = Awaited<ReturnType<typeof startIdentity>>

let on: TestEngines
let identity: Identity
let operator: { as: string; operates: true }
afterEach(() => on.close())

async function start(bus: (real: Bus) => Bus = (real) => real) {
  on = await openTestEngines()
  identity = await startIdentity({ on, engines: { bus: bus(on.engines.bus) } })
  operator = { as: (await identity.account('ada@example.test')).user.uid, operates: true }
}

/** Events that a service gives up at once; what it is told when one is delivered again. */
async function giveUp(count: number): Promise<{ again: Promise<string>; stop(): Promise<void> }> {
  const { bus } = on.engines
  const { promise: again, resolve: deliveredAgain } = Promise.withResolvers<string>()
  let deliveries = 0
  const consumer = await bus.subscribe({
    name: 'clumsy',
    topics: ['docent.widget'],
    retry: { attempts: 1 },
    async handle({ event }) {
      if (++deliveries > count) deliveredAgain(event.id)
      throw new Error(`cannot read ${event.id}`)
    },
  })
  for (let n = 0; n < count; n++) {
    const event = {
      id: `e${n}`,
      type: 'widget.deleted',
      version: 1,
      ownerId: 'owner-1',
      occurredAt: new Date().toISOString(),
    }
    await bus.publish([{ topic: 'docent.widget', event: { ...event, payload: { widgetId: `secret-${n}` } } as never }])
  }
  await consumer.caughtUp()
  return { again, stop: () => consumer.stop() }
}

const parked = async () => (await identity.service.call(listParked, operator)).body
const acts = async () => (await identity.service.call(listActs, operator)).body.acts

describe('events that a service gave up on', () => {
  beforeEach(() => start())

  test('are listed with their error and without what they carry', async () => {
    const { stop } = await giveUp(2)
    const { parked: list, more } = await parked()
    expect(list).toMatchObject([
      {
        consumer: 'clumsy',
        type: 'widget.deleted',
        ownerId: 'owner-1',
        attempts: 1,
        error: expect.stringContaining('e0'),
      },
      { error: expect.stringContaining('cannot read e1') },
    ])
    expect(more).toBe(false)
    expect(JSON.stringify(list)).not.toContain('secret')
    await stop()
  })

  test('are shown a hundred at a time', async () => {
    const { stop } = await giveUp(101)
    expect(await parked()).toMatchObject({ parked: { length: 100 }, more: true })
    await stop()
  })

  test('are delivered again or forgotten, each as an act that stands in the log with who did it', async () => {
    const { again, stop } = await giveUp(3)
    const ids: string[] = (await parked()).parked.map(({ id }: { id: string }) => id)
    const replayed = await identity.service.call(replayParked, { ...operator, body: { ids: ids.slice(0, 1) } })
    expect(replayed).toMatchObject({ status: 200, body: { done: 1 } })
    const dropped = await identity.service.call(dropParked, {
      ...operator,
      body: { ids: [...ids.slice(1), 'unknown'] },
    })
    expect(dropped).toMatchObject({ status: 200, body: { done: 2 } })
    expect(await again).toBe('e0')
    await stop()
    const log: Record<string, string>[] = await acts()
    expect(log.map(({ act, by, outcome }) => [act, by, outcome]).toSorted()).toEqual([
      ['dropped', 'ada@example.test', 'done'],
      ['dropped', 'ada@example.test', 'done'],
      ['replayed', 'ada@example.test', 'done'],
    ])
    expect(log.find(({ act }) => act === 'replayed')?.['what']).toBe(
      `widget.deleted of owner-1, given up by clumsy (${ids[0]})`,
    )
  })

  test('that were decided already are refused, and nothing is written down', async () => {
    for (const contract of [replayParked, dropParked]) {
      const refused = await identity.service.call(contract, { ...operator, body: { ids: ['gone'] } })
      expect(refused).toMatchObject({ status: 404, body: { success: false, code: 'event_not_parked' } })
    }
    expect(await acts()).toEqual([])
  })
})

test('an act that fails stands in the log as failed', async () => {
  await start((real) => ({ ...real, parked: { ...away(real.parked), list: real.parked.list } }))
  const { stop } = await giveUp(1)
  const ids = (await parked()).parked.map(({ id }: { id: string }) => id)
  expect(await identity.service.call(dropParked, { ...operator, body: { ids } })).toMatchObject({ status: 503 })
  expect(await acts()).toMatchObject([{ act: 'dropped', outcome: 'failed' }])
  expect((await parked()).parked).toHaveLength(1)
  await stop()
})

test.each([
  ['listParked', listParked, {}],
  ['replayParked', replayParked, { body: { ids: ['a'] } }],
  ['dropParked', dropParked, { body: { ids: ['a'] } }],
  ['listActs', listActs, {}],
] as const)('%s is for operators only', async (_, contract, given) => {
  await start()
  const { service } = identity
  expect(await service.call(contract, { ...given, as: operator.as })).toMatchObject({
    status: 403,
    body: { success: false, code: 'not_an_operator' },
  })
  expect(await service.call(contract, given)).toMatchObject({ status: 401, body: { code: 'not_signed_in' } })
})

test('an act that another service carried out stands in the log once, with the address of its operator and how it ended', async () => {
  await start()
  const { hear } = identity.service
  const said = { actId: 'a1', by: ownerId(operator.as), act: 'models-chosen', what: 'answers: one' } as const
  await hear(OPERATOR, 'installation.operated', { ...said, outcome: 'begun' })
  expect(await acts()).toMatchObject([{ act: 'models-chosen', by: 'ada@example.test', outcome: 'begun' }])
  await hear(OPERATOR, 'installation.operated', { ...said, outcome: 'done' })
  await hear(OPERATOR, 'installation.operated', { ...said, outcome: 'begun' })
  await hear(OPERATOR, 'installation.operated', { ...said, actId: 'a2', by: ownerId('gone'), outcome: 'failed' })
  const log: Record<string, string>[] = await acts()
  expect(log.map(({ id, by, outcome }) => [id, by, outcome]).toSorted()).toEqual([
    ['a1', 'ada@example.test', 'done'],
    ['a2', 'gone', 'failed'],
  ])
})
