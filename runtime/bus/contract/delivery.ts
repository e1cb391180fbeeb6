import { describe, expect } from '@jest/globals'
import { EventTooLarge, MAX_EVENT_BYTES } from '../port.ts'
import { door, noteOf, type BusContext } from './setup.ts'

export function deliveryContract({ engine, check, wait }: BusContext): void {
  describe('delivery', () => {
    check('an event is delivered as it was published', async ({ bus, topic, say, listen }) => {
      const { heard } = await listen()
      const [sent] = say('ada', 'hello')
      if (!sent) throw new Error('nothing to send')
      const event = {
        ...sent.event,
        causeId: 'cause-1',
        traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
        payload: { note: 'Grüße 🎨', list: [1, null, { deep: true }], 'a.b': '$' },
      }
      await bus.publish([{ topic, event }])
      await heard.count(1)
      const [delivery] = heard.deliveries
      expect(delivery?.event).toEqual(event)
      expect(delivery?.topic).toBe(topic)
      expect(delivery?.attempt).toBe(1)
      expect(delivery?.signal.aborted).toBe(false)
    })

    check('a large event passes', async ({ bus, say, listen }) => {
      const { heard } = await listen()
      const note = 'ü'.repeat(200_000)
      await bus.publish(say('ada', note))
      await heard.count(1)
      expect(heard.notes()).toEqual([note])
    })

    check(
      'an event that is too large is refused, with all that was to go out with it',
      async ({ bus, say, listen }) => {
        const { heard, subscription } = await listen()
        const sent = [...say('ada', 'small'), ...say('ada', 'x'.repeat(MAX_EVENT_BYTES))]
        await expect(bus.publish(sent)).rejects.toThrow(EventTooLarge)
        await bus.publish(say('ada', 'after'))
        await heard.count(1)
        await subscription.caughtUp()
        expect(heard.notes()).toEqual(['after'])
      },
    )

    check('a consumer hears its topics only', async ({ bus, topic, otherTopic, sayOn, listen }) => {
      const one = await listen()
      const both = await listen({ topics: [topic, otherTopic] })
      await bus.publish(sayOn(otherTopic, 'ada', 'there'))
      await bus.publish(sayOn(topic, 'ada', 'here'))
      await both.heard.count(2)
      await one.subscription.caughtUp()
      expect(one.heard.notes()).toEqual(['here'])
      expect(both.heard.notes().toSorted()).toEqual(['here', 'there'])
    })

    check('every consumer hears everything, from the beginning of the log', async ({ bus, say, listen }) => {
      const early = await listen()
      await bus.publish(say('ada', '1', '2'))
      await early.heard.count(2)
      const late = await listen()
      await bus.publish(say('ada', '3'))
      await Promise.all([early.heard.count(3), late.heard.count(3)])
      expect(early.heard.notes()).toEqual(['1', '2', '3'])
      expect(late.heard.notes()).toEqual(['1', '2', '3'])
    })

    check('what a handler does to an event is not seen by others', async ({ bus, say, listen }) => {
      const vandal = await listen({
        async handle({ event }) {
          try {
            ;(event.payload as { note: string }).note = 'changed'
          } catch {
            // An adapter may hand out frozen events.
          }
        },
      })
      await bus.publish(say('ada', 'hello'))
      await vandal.heard.count(1)
      const other = await listen()
      await other.heard.count(1)
      expect(other.heard.deliveries.map(({ event }) => noteOf(event))).toEqual(['hello'])
    })

    check('a consumer that stands still costs the others nothing', async ({ bus, say, listen }) => {
      const stuck = door()
      const slow = await listen({ handle: stuck.passed })
      const quickOne = await listen()
      const notes = Array.from({ length: 200 }, (_, index) => `${index}`)
      await bus.publish(say('ada', ...notes))
      await quickOne.heard.count(200)
      expect(slow.heard.notes()).toEqual(['0'])
      stuck.open()
      await slow.heard.count(200)
    })

    check('what another process publishes is heard', async ({ say, listen }) => {
      const { heard } = await listen()
      const another = await engine().open()
      await another.bus.publish(say('ada', 'from afar'))
      await heard.count(1)
      await another.close()
    })

    check('what was published before a kill is heard after it', async ({ say, listen }) => {
      const doomed = await engine().open()
      await doomed.bus.publish(say('ada', '1', '2', '3'))
      await doomed.kill()
      const { heard } = await listen()
      await heard.count(3)
      expect(heard.notes()).toEqual(['1', '2', '3'])
    })

    check('caughtUp waits for what was said before it; lag grows meanwhile', async ({ bus, say, listen }) => {
      const gate = door()
      const { heard, subscription } = await listen({ handle: gate.passed })
      await subscription.caughtUp()
      expect(await subscription.lagSeconds()).toBe(0)

      await bus.publish(say('ada', '1', '2'))
      await heard.count(1)
      let reached = false
      const caughtUp = subscription.caughtUp().then(() => (reached = true))
      await wait('some lag', async () => (await subscription.lagSeconds()) > 0)
      expect(reached).toBe(false)
      gate.open()
      await caughtUp
      expect(heard.notes()).toEqual(['1', '2'])
      await wait('no lag', async () => (await subscription.lagSeconds()) === 0)
    })

    check('the engine answers a ping', async ({ bus }) => {
      await expect(bus.ping()).resolves.toBeUndefined()
    })
  })
}
