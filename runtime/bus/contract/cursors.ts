import { describe, expect } from '@jest/globals'
import { door, noteOf, type BusContext } from './setup.ts'

const times = (count: number) => Array.from({ length: count }, (_, index) => index)

export function cursorContract({ engine, check, wait }: BusContext): void {
  describe('cursors', () => {
    check('what was handled before a stop does not come again', async ({ bus, say, listen }) => {
      const before = await listen()
      await bus.publish(say('ada', '1', '2'))
      await before.subscription.caughtUp()
      await before.subscription.stop()
      await bus.publish(say('ada', '3'))
      const after = await listen({ name: before.name })
      await after.heard.count(1)
      await after.subscription.caughtUp()
      expect(after.heard.notes()).toEqual(['3'])
    })

    check('a consumer is known once it has handled something, and a new one is not', async (fresh) => {
      const { bus, say, listen, consumer, topic } = fresh
      expect(await bus.knows(consumer(), [topic])).toBe(false)
      const { name, subscription } = await listen()
      await bus.publish(say('ada', '1'))
      await subscription.caughtUp()
      await subscription.stop()
      expect(await bus.knows(name, [topic])).toBe(true)
    })

    check('what was handled before the process ended does not come again', async ({ say, listen, consumer }) => {
      const name = consumer()
      const first = await engine().open()
      const before = await listen({ name }, first.bus)
      await first.bus.publish(times(50).flatMap((index) => say(`owner-${index % 5}`, `${index}`)))
      await before.subscription.caughtUp()
      await first.close()
      const second = await engine().open()
      await second.bus.publish(say('ada', 'new'))
      const after = await listen({ name }, second.bus)
      await after.heard.count(1)
      await after.subscription.caughtUp()
      expect(after.heard.notes()).toEqual(['new'])
      await second.close()
    })

    check('a stop aborts the signal and waits for the delivery in flight', async ({ bus, say, listen }) => {
      let finished = false
      const { heard, subscription, name } = await listen({
        async handle({ signal }) {
          await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
          await new Promise(setImmediate)
          finished = true
        },
      })
      await bus.publish(say('ada', '1', '2'))
      await heard.count(1)
      await subscription.stop()
      expect(finished).toBe(true)
      expect(heard.notes()).toEqual(['1'])
      const after = await listen({ name })
      await after.subscription.caughtUp()
      expect(after.heard.notes()).toEqual(['2'])
    })

    check("a delivery that the stop cut short is nobody's failure and comes again", async ({ bus, say, listen }) => {
      const { heard, subscription, name } = await listen({
        retry: { attempts: 1 },
        async handle({ signal }) {
          await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
          throw new Error('stopped in the middle')
        },
      })
      await bus.publish(say('ada', '1'))
      await heard.count(1)
      await subscription.stop()
      const after = await listen({ name })
      await after.heard.count(1)
      expect(after.heard.deliveries[0]?.attempt).toBe(1)
      expect(await bus.parked.list({ consumer: name })).toEqual([])
    })

    check('a kill in the middle loses nothing, and order holds', async ({ bus, say, listen, consumer }) => {
      const name = consumer()
      const owners = times(5).map((index) => `owner-${index}`)
      for (const round of times(20)) await bus.publish(owners.flatMap((owner) => say(owner, `${round}`)))
      const handled = new Map<string, string[]>(owners.map((owner) => [owner, []]))
      const seen = new Set<string>()
      const handle = async ({ event }: { event: Parameters<typeof noteOf>[0] }) => {
        if (seen.has(event.id)) return
        seen.add(event.id)
        handled.get(event.ownerId)?.push(noteOf(event))
      }
      const first = await engine().open()
      const gate = door()
      await listen(
        {
          name,
          async handle(delivery) {
            if (seen.size >= 50) await gate.passed()
            else await handle(delivery)
          },
        },
        first.bus,
      )
      await wait('half of them', () => seen.size >= 50)
      await first.kill()
      const second = await engine().open()
      const { subscription } = await listen({ name, handle }, second.bus)
      await wait('the rest', () => seen.size === 100)
      await subscription.caughtUp()
      for (const owner of owners) expect(handled.get(owner)).toEqual(times(20).map(String))
      await second.close()
      gate.open()
    })

    check('events behind one that waits are neither lost nor repeated by a restart', async ({ bus, say, listen }) => {
      const stuck = await listen({
        retry: { attempts: 3, minDelayMs: 3_600_000, maxDelayMs: 3_600_000 },
        async handle({ event }) {
          if (event.ownerId === 'sick') throw new Error('away')
        },
      })
      await bus.publish(say('sick', 's1', 's2'))
      await stuck.heard.count(1)
      await bus.publish(times(40).flatMap((index) => say(`well-${index % 4}`, `w${index}`)))
      await bus.publish(say('sick', 's3'))
      await stuck.heard.count(41)
      await stuck.subscription.stop()
      const after = await listen({ name: stuck.name })
      await after.heard.count(3)
      await after.subscription.caughtUp()
      expect(after.heard.notes('sick')).toEqual(['s1', 's2', 's3'])
    })
  })
}
