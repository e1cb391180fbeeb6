import { describe, expect } from '@jest/globals'
import { door, type BusContext } from './setup.ts'

const times = (count: number) => Array.from({ length: count }, (_, index) => index)

export function orderContract({ check, wait }: BusContext): void {
  describe('order', () => {
    check('events of a key come one at a time and in order, whatever others do', async ({ bus, say, listen }) => {
      const owners = times(8).map((index) => `owner-${index}`)
      const busy = new Set<string>()
      let overlaps = 0
      const { heard } = await listen({
        async handle({ event }) {
          if (busy.has(event.ownerId)) overlaps++
          busy.add(event.ownerId)
          // Some handlers take several turns of the event loop, so that keys overtake each other.
          for (let turns = event.id.charCodeAt(0) % 4; turns > 0; turns--) await new Promise(setImmediate)
          busy.delete(event.ownerId)
        },
      })
      // Several of each key at once: a key that never has more than one event can't get out of order.
      const rounds = times(25).map((round) => owners.flatMap((owner) => say(owner, `${round}`)))
      for (const start of [0, 5, 10, 15, 20]) await bus.publish(rounds.slice(start, start + 5).flat())
      await heard.count(200)
      for (const owner of owners) expect(heard.notes(owner)).toEqual(times(25).map(String))
      expect(overlaps).toBe(0)
    })

    check('publishing at the same time keeps the order within each call', async ({ bus, say, listen }) => {
      const { heard } = await listen()
      const calls = times(20).map((call) => times(10).map((index) => `${call}.${index}`))
      await Promise.all(calls.map((notes) => bus.publish(say('ada', ...notes))))
      await heard.count(200)
      const notes = heard.notes()
      for (const [call, expected] of calls.entries()) {
        expect(notes.filter((note) => note.startsWith(`${call}.`))).toEqual(expected)
      }
    })

    check('a key that stands still holds no other key', async ({ bus, say, listen }) => {
      const gate = door()
      const { heard } = await listen({
        handle: ({ event }) => (event.ownerId === 'ada' ? gate.passed() : Promise.resolve()),
      })
      await bus.publish(say('ada', 'a1', 'a2'))
      for (const owner of ['bob', 'cid', 'dan']) await bus.publish(say(owner, `${owner}1`, `${owner}2`))
      await heard.count(7)
      expect(heard.notes('ada')).toEqual(['a1'])
      gate.open()
      await heard.count(8)
      expect(heard.notes('ada')).toEqual(['a1', 'a2'])
    })

    check('no more keys at a time than the consumer allows', async ({ bus, say, listen }) => {
      let active = 0
      let most = 0
      const gates: (() => void)[] = []
      const { heard, subscription } = await listen({
        concurrency: 3,
        async handle() {
          active++
          most = Math.max(most, active)
          const gate = door()
          gates.push(gate.open)
          await gate.passed()
          active--
        },
      })
      await bus.publish(times(12).flatMap((index) => say(`owner-${index}`, `${index}`)))
      let handled = 0
      while (handled < 12) {
        const open = await wait(`the ${handled + 1}th delivery`, () => gates.shift())
        handled++
        open()
      }
      await subscription.caughtUp()
      expect(heard.notes()).toHaveLength(12)
      expect(most).toBeLessThanOrEqual(3)
    })
  })
}
