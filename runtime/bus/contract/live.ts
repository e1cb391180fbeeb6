import { describe, expect } from '@jest/globals'
import { noteOf, type BusContext } from './setup.ts'

export function liveContract({ check, engine }: BusContext): void {
  describe('live consumers', () => {
    check('hear what is said from now on, in every instance', async ({ bus, say, listen, consumer }) => {
      const name = consumer()
      await bus.publish(say('ada', 'past'))
      const one = await listen({ name, mode: 'live' })
      const two = await listen({ name, mode: 'live' })
      await bus.publish(say('ada', 'now', 'then'))
      await Promise.all([one.heard.count(2), two.heard.count(2)])
      expect(one.heard.notes()).toEqual(['now', 'then'])
      expect(two.heard.notes()).toEqual(['now', 'then'])
    })

    check('keep no cursor', async ({ bus, say, listen, consumer }) => {
      const name = consumer()
      const before = await listen({ name, mode: 'live' })
      await bus.publish(say('ada', '1'))
      await before.heard.count(1)
      await before.subscription.stop()
      await bus.publish(say('ada', '2'))
      const after = await listen({ name, mode: 'live' })
      await bus.publish(say('ada', '3'))
      await after.heard.count(1)
      expect(after.heard.notes()).toEqual(['3'])
    })

    check('neither retry nor park, and go on', async ({ bus, say, listen }) => {
      const { heard, name } = await listen({
        mode: 'live',
        async handle({ event }) {
          if (noteOf(event) === 'bad') throw new Error('no')
        },
      })
      await bus.publish(say('ada', 'bad', 'good'))
      await heard.count(2)
      expect(heard.deliveries.map(({ event }) => noteOf(event))).toEqual(['bad', 'good'])
      expect(await bus.parked.list({ consumer: name })).toEqual([])
    })

    check('hear other processes', async ({ say, listen }) => {
      const { heard } = await listen({ mode: 'live' })
      const another = await engine().open()
      await another.bus.publish(say('ada', 'from afar'))
      await heard.count(1)
      await another.close()
    })
  })
}
