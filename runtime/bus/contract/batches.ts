import { describe, expect } from '@jest/globals'
import { door, noteOf, type BusContext } from './setup.ts'

const names = (count: number) => Array.from({ length: count }, (_, index) => `${index}`)

export function batchContract({ check, wait }: BusContext): void {
  describe('batches', () => {
    check('events of one owner that come within a moment are handled side by side', async (fresh) => {
      const { bus, topic, say, listen } = fresh
      let active = 0
      let most = 0
      const gate = door()
      const { heard, subscription } = await listen({
        batches: { topics: [topic], lingerMs: 200 },
        async handle() {
          active++
          most = Math.max(most, active)
          await gate.passed()
          active--
        },
      })
      await bus.publish(say('ada', ...names(5)))
      await wait('all five at a time', () => active === 5)
      gate.open()
      await subscription.caughtUp()
      expect(heard.deliveries).toHaveLength(5)
      expect(heard.notes()).toEqual(names(5))
      expect(most).toBe(5)
    })

    check('those of a topic in order, and of other owners, are in no batch of them', async (fresh) => {
      const { bus, topic, otherTopic, say, sayOn, listen } = fresh
      const busy = new Map<string, string[]>()
      const together: string[] = []
      const { subscription } = await listen({
        topics: [topic, otherTopic],
        batches: { topics: [otherTopic], lingerMs: 20 },
        async handle({ event }) {
          const others = busy.get(event.ownerId) ?? []
          for (const other of others) together.push([other, noteOf(event)].toSorted().join())
          busy.set(event.ownerId, [...others, noteOf(event)])
          await new Promise(setImmediate)
          busy.set(
            event.ownerId,
            (busy.get(event.ownerId) ?? []).filter((one) => one !== noteOf(event)),
          )
        },
      })
      for (const owner of ['ada', 'bob']) {
        await bus.publish([...say(owner, 'in order 1', 'in order 2'), ...sayOn(otherTopic, owner, 'any 1', 'any 2')])
      }
      await subscription.caughtUp()
      expect(together.filter((pair) => pair !== 'any 1,any 2')).toEqual([])
    })

    check('where one fails, it alone is tried again and parked, and all others are handled', async (fresh) => {
      const { bus, topic, say, listen } = fresh
      const { heard, subscription, name } = await listen({
        batches: { topics: [topic], lingerMs: 100 },
        handle: ({ event }) => (noteOf(event) === '2' ? Promise.reject(new Error('no')) : Promise.resolve()),
      })
      await bus.publish(say('ada', ...names(5)))
      await subscription.caughtUp()
      expect(new Set(heard.notes())).toEqual(new Set(names(5)))
      const parked = await bus.parked.list({ consumer: name })
      expect(parked.map(({ event }) => noteOf(event))).toEqual(['2'])
      const tries = heard.deliveries.filter(({ event }) => noteOf(event) === '2')
      expect(tries.map(({ attempt }) => attempt)).toEqual([1, 1, 2, 3, 4])
      await bus.parked.drop(parked[0]?.id ?? '')
    })

    check('nothing that waits for others is lost when its consumer stops', async (fresh) => {
      const { bus, topic, say, listen } = fresh
      const batches = { topics: [topic], lingerMs: 60_000 }
      const first = await listen({ batches })
      await bus.publish(say('ada', 'a', 'b'))
      await wait('to wait', async () => (await first.subscription.lagSeconds()) > 0)
      await first.subscription.stop()
      expect(first.heard.deliveries).toEqual([])
      const second = await listen({ name: first.name, batches: { topics: [topic], lingerMs: 1 } })
      await second.heard.count(2)
      expect(second.heard.notes()).toEqual(['a', 'b'])
    })

    check('more than a batch holds are all handled, many at a time', async (fresh) => {
      const { bus, topic, say, listen } = fresh
      let most = 0
      let active = 0
      const { heard, subscription } = await listen({
        batches: { topics: [topic], lingerMs: 50 },
        async handle() {
          most = Math.max(most, ++active)
          await new Promise(setImmediate)
          active--
        },
      })
      await bus.publish(say('ada', ...names(100)))
      await subscription.caughtUp()
      expect(new Set(heard.notes())).toEqual(new Set(names(100)))
      expect(most).toBeGreaterThan(1)
      expect(most).toBeLessThanOrEqual(16)
    })
  })
}
