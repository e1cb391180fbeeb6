import { ownerId } from '@docent/proto/ids'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { openTestEngines, type TestEngines } from './engines.ts'
import { unkind } from './unkind-bus.ts'

const topics = ['contract.one', 'contract.two']
let engines: TestEngines
beforeEach(async () => {
  engines = await openTestEngines()
})
afterEach(() => engines.close())

const events = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    topic: topics[index % 2] as string,
    event: {
      id: `e-${index}`,
      type: 'contract.said',
      version: 1,
      ownerId: ownerId('ada'),
      occurredAt: new Date(0).toISOString(),
      payload: { index },
    },
  }))

async function heard(seed: number): Promise<{ topic: string; index: number }[]> {
  const bus = unkind(engines.engines.bus, seed)
  const all: { topic: string; index: number }[] = []
  const subscription = await bus.subscribe({
    name: `listener-${seed}`,
    topics,
    handle: async ({ topic, event }) => void all.push({ topic, index: (event.payload as { index: number }).index }),
  })
  await subscription.caughtUp()
  await subscription.stop()
  return all
}

test('every event is heard at least twice, and each topic in order but for the repeats', async () => {
  await engines.engines.bus.publish(events(40))
  const all = await heard(7)
  for (let index = 0; index < 40; index++) {
    expect(all.filter((one) => one.index === index).length).toBeGreaterThanOrEqual(2)
  }
  for (const topic of topics) {
    const firsts = [...new Set(all.filter((one) => one.topic === topic).map((one) => one.index))]
    expect(firsts).toEqual(firsts.toSorted((a, b) => a - b))
  }
})

test('topics are out of step, and stretches of a key come again', async () => {
  await engines.engines.bus.publish(events(40))
  const all = (await heard(7)).map((one) => one.index)
  const firsts = [...new Set(all)]
  expect(firsts).not.toEqual(firsts.toSorted((a, b) => a - b))
  const stepsBack = all.filter((index, at) => index < (all[at - 1] ?? 0) - 2)
  expect(stepsBack.length).toBeGreaterThan(0)
})

test('what a consumer gives up on is parked under its own name', async () => {
  const bus = unkind(engines.engines.bus, 1)
  await engines.engines.bus.publish(events(1))
  const retry = { attempts: 1 }
  const handle = async () => Promise.reject(new Error('no'))
  const subscription = await bus.subscribe({ name: 'picky', topics, handle, retry })
  await subscription.caughtUp()
  expect(await bus.parked.list({ consumer: 'picky' })).toMatchObject([{ consumer: 'picky', event: { id: 'e-0' } }])
  await subscription.stop()
})
