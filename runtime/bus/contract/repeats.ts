import { describe, expect } from '@jest/globals'
import { Unprocessable } from '../port.ts'
import { noteOf, type BusContext } from './setup.ts'

/** A process that died before it noted what it had published says it again. */
export function repeatContract({ check, wait }: BusContext): void {
  describe('events that are said twice', () => {
    check('the same event comes again, as it was, and first deliveries keep their order', async (fresh) => {
      const { bus, topic, say, listen } = fresh
      const { heard, subscription } = await listen()
      const [first, second, third] = [say('ada', '1'), say('ada', '2'), say('ada', '3')]
      await bus.publish([...first, ...second])
      await bus.publish([...first, ...second, ...third])
      await heard.count(3)
      await subscription.caughtUp()
      expect(heard.notes()).toEqual(['1', '2', '3'])
      const again = heard.deliveries.filter(({ event }) => event.id === first[0]?.event.id)
      // An adapter may recognize a repeat; what it delivers is the same each time.
      expect(again.length).toBeLessThanOrEqual(2)
      for (const { event, attempt } of again) expect({ topic, event, attempt }).toEqual({ ...first[0], attempt: 1 })
    })

    check('one that nobody can handle is parked once, and its replay clears it', async ({ bus, say, listen }) => {
      let mended = false
      const { heard, subscription, name } = await listen({
        async handle({ event }) {
          if (!mended && noteOf(event) === 'poison') throw new Unprocessable('not yet')
        },
      })
      const poison = say('ada', 'poison')
      await bus.publish(poison)
      await bus.publish([...poison, ...say('ada', 'after')])
      await heard.count(2)
      await subscription.caughtUp()
      const [parked, ...more] = await wait('the parked event', async () => {
        const found = await bus.parked.list({ consumer: name })
        return found.length > 0 ? found : undefined
      })
      expect(more).toEqual([])
      mended = true
      const before = heard.deliveries.length
      expect(await bus.parked.replay(parked?.id ?? '')).toBe(true)
      await wait('the replay', () => heard.deliveries.length > before)
      await wait('an empty list', async () => (await bus.parked.list({ consumer: name })).length === 0)
    })

    check('a stop between the two loses neither order nor place', async ({ bus, say, listen }) => {
      const before = await listen()
      const [first, second] = [say('ada', '1'), say('ada', '2')]
      await bus.publish(first)
      await before.subscription.caughtUp()
      await before.subscription.stop()
      await bus.publish([...first, ...second])
      const after = await listen({ name: before.name })
      await after.subscription.caughtUp()
      expect(after.heard.notes().filter((note) => note !== '1')).toEqual(['2'])
      expect(after.heard.deliveries.length).toBeLessThanOrEqual(2)
    })
  })
}
