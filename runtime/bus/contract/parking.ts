import { describe, expect } from '@jest/globals'
import { Unprocessable, type Bus, type ParkedEvent } from '../port.ts'
import { noteOf, quick, type BusContext } from './setup.ts'

async function fail(): Promise<never> {
  throw new Unprocessable('no')
}

export function parkingContract({ engine, check, wait }: BusContext): void {
  /** The only event this consumer parked. */
  const parkedBy = (bus: Bus, consumer: string): Promise<ParkedEvent> =>
    wait(`an event parked by ${consumer}`, async () => (await bus.parked.list({ consumer }))[0])

  describe('parking', () => {
    check('poison is parked with its last error, and its key goes on', async ({ bus, topic, say, listen }) => {
      const { heard, subscription, name } = await listen({
        async handle({ event, attempt }) {
          if (noteOf(event) === 'poison') throw new TypeError(`failed\n  the ${attempt}th time`)
        },
      })
      const sent = say('ada', 'before', 'poison', 'after')
      await bus.publish(sent)
      await subscription.caughtUp()
      expect(heard.notes()).toEqual(['before', 'poison', 'after'])
      const attempts = heard.deliveries.filter(({ event }) => noteOf(event) === 'poison').map((one) => one.attempt)
      expect(attempts).toEqual([1, 2, 3, 4])
      const one = await parkedBy(bus, name)
      expect(one).toMatchObject({ consumer: name, topic, event: sent[1]?.event, attempts: 4 })
      expect(one.error).toContain('failed the 4th time')
      expect(Math.abs(Date.now() - Date.parse(one.parkedAt))).toBeLessThan(120_000)
    })

    check('what no retry can help is parked at once', async ({ bus, say, listen }) => {
      const { heard, subscription, name } = await listen({
        async handle() {
          throw new Unprocessable('from a newer release')
        },
      })
      await bus.publish(say('ada', 'x'))
      await subscription.caughtUp()
      expect(heard.deliveries).toHaveLength(1)
      const parked = await parkedBy(bus, name)
      expect(parked).toMatchObject({ attempts: 1 })
      expect(parked.error).toContain('from a newer release')
    })

    check('a rejection that is no error is parked like one', async ({ bus, say, listen }) => {
      const { subscription, name } = await listen({
        // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- the point of the test
        handle: () => Promise.reject('just a text'),
      })
      await bus.publish(say('ada', 'x'))
      await subscription.caughtUp()
      expect((await parkedBy(bus, name)).error).toContain('just a text')
    })

    check('parking is per consumer, and so is the list', async ({ bus, say, listen }) => {
      const one = await listen({ handle: fail })
      const two = await listen({ handle: fail })
      await bus.publish(say('ada', 'x', 'y'))
      await Promise.all([one.subscription.caughtUp(), two.subscription.caughtUp()])
      await wait('two parked events', async () => (await bus.parked.list({ consumer: one.name })).length === 2)
      expect(await bus.parked.list({ consumer: two.name, limit: 1 })).toHaveLength(1)
      expect(await bus.parked.list({ consumer: 'nobody' })).toEqual([])
      const all = await bus.parked.list({ limit: 1000 })
      expect(new Set(all.map((parked) => parked.id)).size).toBe(all.length)
      expect(all.filter((parked) => [one.name, two.name].includes(parked.consumer))).toHaveLength(4)
    })

    check('what is not parked is neither replayed nor dropped', async ({ bus }) => {
      expect(await bus.parked.replay('nothing')).toBe(false)
      expect(await bus.parked.drop('nothing')).toBe(false)
    })

    check(
      'a replay reaches the consumer that parked it, nobody else, with the same id',
      async ({ bus, say, listen }) => {
        let broken = true
        const fixed = await listen({
          async handle() {
            if (broken) throw new Unprocessable('broken')
          },
        })
        const other = await listen()
        const [sent] = say('ada', 'x')
        await bus.publish([sent as NonNullable<typeof sent>])
        const { id } = await parkedBy(bus, fixed.name)
        await other.heard.count(1)
        broken = false
        expect(await bus.parked.replay(id)).toBe(true)
        await wait('the replay', () => fixed.heard.deliveries.length === 2)
        expect(fixed.heard.deliveries[1]).toMatchObject({ event: sent?.event, attempt: 1 })
        await wait('an empty list', async () => (await bus.parked.list({ consumer: fixed.name })).length === 0)
        expect(await bus.parked.replay(id)).toBe(false)
        await bus.publish(say('ada', 'y'))
        await other.heard.count(2)
        expect(other.heard.deliveries.map(({ event }) => noteOf(event))).toEqual(['x', 'y'])
      },
    )

    check('a replay that fails again is parked again', async ({ bus, say, listen }) => {
      const { heard, name } = await listen({
        retry: { ...quick, attempts: 2 },
        async handle() {
          throw new Error('still broken')
        },
      })
      await bus.publish(say('ada', 'x'))
      const { id } = await parkedBy(bus, name)
      expect(await bus.parked.replay(id)).toBe(true)
      await wait('two more attempts', () => heard.deliveries.length === 4)
      const again = await parkedBy(bus, name)
      expect(again).toMatchObject({ attempts: 2 })
      expect(await bus.parked.drop(again.id)).toBe(true)
    })

    check('a dropped event is forgotten', async ({ bus, say, listen }) => {
      const { heard, subscription, name } = await listen({
        async handle({ event }) {
          if (noteOf(event) === 'x') throw new Unprocessable('no')
        },
      })
      await bus.publish(say('ada', 'x'))
      const { id } = await parkedBy(bus, name)
      expect(await bus.parked.drop(id)).toBe(true)
      expect(await bus.parked.list({ consumer: name })).toEqual([])
      expect(await bus.parked.drop(id)).toBe(false)
      expect(await bus.parked.replay(id)).toBe(false)
      await bus.publish(say('ada', 'y'))
      await subscription.caughtUp()
      expect(heard.deliveries).toHaveLength(2)
    })

    check('parked events and replays survive a kill', async ({ say, listen, consumer }) => {
      const name = consumer()
      const first = await engine().open()
      await listen({ name, handle: fail }, first.bus)
      await first.bus.publish(say('ada', 'x', 'y'))
      const both = await wait('two parked events', async () => {
        const list = await first.bus.parked.list({ consumer: name })
        return list.length === 2 ? list : undefined
      })
      await first.kill()

      const second = await engine().open()
      const still = await second.bus.parked.list({ consumer: name })
      expect(still.map(({ id }) => id).toSorted()).toEqual(both.map(({ id }) => id).toSorted())
      const x = still.find(({ event }) => noteOf(event) === 'x')
      expect(await second.bus.parked.replay(x?.id ?? '')).toBe(true)
      await second.kill()

      const third = await engine().open()
      // A kill may bring back the other as well: its cursor need not have been saved.
      const { heard } = await listen({ name }, third.bus)
      await wait('the replay', () => heard.notes().includes('x'))
      const isParked = async (id = '') => (await third.bus.parked.list({ consumer: name })).some((one) => one.id === id)
      await wait('it to be forgotten', async () => !(await isParked(x?.id)))
      await third.close()
    })

    check('another process lists, replays and drops while the consumer runs', async ({ bus, say, listen }) => {
      let broken = true
      const { heard, name } = await listen({
        async handle() {
          if (broken) throw new Unprocessable('broken')
        },
      })
      await bus.publish(say('ada', 'x', 'y'))
      const operator = await engine().open()
      const list = await wait('two parked events', async () => {
        const found = await operator.bus.parked.list({ consumer: name })
        return found.length === 2 ? found : undefined
      })
      const idOf = (note: string) => list.find(({ event }) => noteOf(event) === note)?.id ?? ''
      broken = false
      expect(await operator.bus.parked.drop(idOf('x'))).toBe(true)
      expect(await operator.bus.parked.replay(idOf('y'))).toBe(true)
      await wait('the replay', () => heard.deliveries.length === 3)
      expect(heard.deliveries.map(({ event }) => noteOf(event))).toEqual(['x', 'y', 'y'])
      await wait('an empty list', async () => (await bus.parked.list({ consumer: name })).length === 0)
      await operator.close()
    })
  })
}
