import { describe, expect } from '@jest/globals'
import type { Delivery } from '../port.ts'
import { door, noteOf, type BusContext, type Heard } from './setup.ts'

const times = (count: number) => Array.from({ length: count }, (_, index) => index)
const owners = times(12).map((index) => `owner-${index}`)
const different = (heard: Heard[]) => new Set(heard.flatMap((one) => one.deliveries.map(({ event }) => event.id)))

/** Notes by owner in the order they were first handled, whoever handled them. */
function ledger() {
  const seen = new Set<string>()
  const byOwner = new Map<string, string[]>()
  return {
    seen,
    of: (owner: string) => byOwner.get(owner) ?? [],
    async handle({ event }: Delivery) {
      if (seen.has(event.id)) return
      seen.add(event.id)
      byOwner.set(event.ownerId, [...(byOwner.get(event.ownerId) ?? []), noteOf(event)])
    },
  }
}

export function sharingContract({ engine, check, checkIf, wait }: BusContext): void {
  describe('instances of one consumer', () => {
    check('two in one process handle each event once, in order per key', async ({ bus, say, listen, consumer }) => {
      const name = consumer()
      const { handle, of } = ledger()
      const one = await listen({ name, handle })
      const two = await listen({ name, handle })
      for (const round of times(10)) await bus.publish(owners.flatMap((owner) => say(owner, `${round}`)))
      await wait('all events', () => different([one.heard, two.heard]).size === 120)
      await Promise.all([one.subscription.caughtUp(), two.subscription.caughtUp()])
      for (const owner of owners) expect(of(owner)).toEqual(times(10).map(String))
    })

    check('what one owner has waiting in numbers holds up nobody else', async ({ bus, say, listen, consumer }) => {
      const gate = door()
      const handled: string[] = []
      await listen({
        name: consumer(),
        async handle({ event }) {
          if (event.ownerId === 'ada') await gate.passed()
          handled.push(event.ownerId)
        },
      })
      await bus.publish(times(200).flatMap((round) => say('ada', `${round}`)))
      await bus.publish(say('bob', '1'))
      await wait('the other owner', () => handled.includes('bob'))
      expect(handled).toEqual(['bob'])
      gate.open()
      await wait('all events', () => handled.length === 201)
    })

    check('when one of two stops, the other goes on', async ({ bus, say, listen, consumer }) => {
      const name = consumer()
      const { handle, seen, of } = ledger()
      const one = await listen({ name, handle })
      await listen({ name, handle })
      await bus.publish(owners.flatMap((owner) => say(owner, '1')))
      await wait('the first round', () => seen.size === 12)
      await one.subscription.stop()
      const until = one.heard.deliveries.length
      await bus.publish(owners.flatMap((owner) => say(owner, '2')))
      await wait('the second round', () => seen.size === 24)
      expect(one.heard.deliveries).toHaveLength(until)
      for (const owner of owners) expect(of(owner)).toEqual(['1', '2'])
    })

    check('when both stop at once, neither ends before what is in flight', async ({ bus, say, listen, consumer }) => {
      const name = consumer()
      const gate = door()
      let finished = 0
      const handle = async () => {
        await gate.passed()
        finished += 1
      }
      const both = [await listen({ name, handle }), await listen({ name, handle })]
      await bus.publish(say('ada', '1'))
      const isBusy = ({ heard }: (typeof both)[number]) => heard.deliveries.length > 0
      await wait('one of the two to be busy', () => both.some(isBusy))
      // The idle one stops first, as the last one that is seen.
      const stops = both
        .toSorted((one, two) => Number(isBusy(one)) - Number(isBusy(two)))
        .map((one) => one.subscription.stop())
      await stops[0]
      gate.open()
      await Promise.all(stops)
      expect(finished).toBe(1)
    })

    checkIf('sharing between processes', 'two processes share the work', async ({ bus, say, listen, consumer }) => {
      const name = consumer()
      const second = await engine().open()
      const { handle, seen, of } = ledger()
      const one = await listen({ name, handle })
      const two = await listen({ name, handle }, second.bus)
      for (const round of times(10)) await bus.publish(owners.flatMap((owner) => say(owner, `${round}`)))
      await wait('all events', () => seen.size === 120)
      await Promise.all([one.subscription.caughtUp(), two.subscription.caughtUp()])
      for (const owner of owners) expect(of(owner)).toEqual(times(10).map(String))
      await second.close()
    })

    checkIf('sharing between processes', 'killing one of two loses nothing', async ({ bus, say, listen, consumer }) => {
      const name = consumer()
      const doomed = await engine().open()
      const { handle, seen, of } = ledger()
      const gate = door()
      await listen({ name, handle })
      await listen({ name, handle: gate.passed }, doomed.bus)
      for (const round of times(10)) await bus.publish(owners.flatMap((owner) => say(owner, `${round}`)))
      await doomed.kill()
      await wait('all events', () => seen.size === 120)
      for (const owner of owners) expect(of(owner)).toEqual(times(10).map(String))
      gate.open()
    })
  })
}
