import { describe, expect } from '@jest/globals'
import { EngineUnavailable } from '../../failures/engine-unavailable.ts'
import { door, noteOf, quick, type BusContext } from './setup.ts'

export function retryContract({ check, wait }: BusContext): void {
  describe('retries', () => {
    check('a failed event comes again, with its number, until it is handled', async ({ bus, say, listen }) => {
      const attempts: number[] = []
      const { subscription } = await listen({
        async handle({ attempt }) {
          attempts.push(attempt)
          if (attempts.length < 3) throw new Error('not yet')
        },
      })
      await bus.publish(say('ada', 'x'))
      await subscription.caughtUp()
      await wait('three attempts', () => attempts.length === 3)
      expect(attempts).toEqual([1, 2, 3])
      expect(await bus.parked.list()).toEqual([])
    })

    check('an engine that is away is waited for, and costs no try', async ({ bus, say, listen }) => {
      const attempts: number[] = []
      const { subscription } = await listen({
        retry: { ...quick, attempts: 2 },
        async handle({ attempt }) {
          attempts.push(attempt)
          if (attempts.length < 6) throw new EngineUnavailable('the engine does not answer')
          if (attempts.length < 7) throw new Error('not yet')
        },
      })
      await bus.publish(say('ada', 'x'))
      await wait('the engine to be back', () => attempts.length === 7)
      await subscription.caughtUp()
      expect(attempts).toEqual([1, 1, 1, 1, 1, 1, 2])
      expect(await bus.parked.list()).toEqual([])
    })

    check('an engine that stays away is given up some day', async ({ bus, say, listen, consumer }) => {
      const name = consumer()
      const { heard } = await listen({
        name,
        retry: { ...quick, attempts: 2, awayMs: 0 },
        async handle() {
          throw new EngineUnavailable('the engine does not answer')
        },
      })
      await bus.publish(say('ada', 'x'))
      const parked = await wait('the parked event', async () => (await bus.parked.list({ consumer: name }))[0])
      expect(parked).toMatchObject({ attempts: 2, error: 'EngineUnavailable: the engine does not answer' })
      expect(heard.deliveries).toHaveLength(2)
      await bus.parked.drop(parked.id)
    })

    check('later events of the key wait for a retry, other keys do not', async ({ bus, say, listen }) => {
      const gate = door()
      const handled: string[] = []
      const { heard } = await listen({
        async handle({ event, attempt }) {
          if (noteOf(event) === 'a1' && attempt === 1) {
            await gate.passed()
            throw new Error('once')
          }
          handled.push(noteOf(event))
        },
      })
      await bus.publish([...say('ada', 'a1', 'a2', 'a3'), ...say('bob', 'b1', 'b2')])
      await wait('the other key', () => handled.includes('b2'))
      gate.open()
      await heard.count(5)
      await wait('all', () => new Set(handled).size === 5)
      expect(handled.filter((note) => note.startsWith('a'))).toEqual(['a1', 'a2', 'a3'])
    })

    check('while one key waits for its next try, the consumer goes on with others', async ({ bus, say, listen }) => {
      const longRetry = { attempts: 3, minDelayMs: 3_600_000, maxDelayMs: 3_600_000 }
      const { heard } = await listen({
        concurrency: 2,
        retry: longRetry,
        async handle({ event }) {
          if (event.ownerId.startsWith('sick')) throw new Error('away')
        },
      })
      await bus.publish(['sick-1', 'sick-2', 'sick-3'].flatMap((owner) => say(owner, owner)))
      const notes = Array.from({ length: 300 }, (_, index) => `${index}`)
      await bus.publish(say('well', ...notes))
      await heard.count(303)
      expect(heard.notes('well')).toEqual(notes)
    })

    check('a failing consumer costs the others nothing', async ({ bus, say, listen }) => {
      const failing = await listen({
        retry: { ...quick, minDelayMs: 3_600_000, maxDelayMs: 3_600_000 },
        async handle() {
          throw new Error('always')
        },
      })
      const other = await listen()
      await bus.publish(say('ada', '1', '2', '3'))
      await other.heard.count(3)
      await failing.heard.count(1)
      expect(failing.heard.notes()).toEqual(['1'])
      expect(other.heard.deliveries.every(({ attempt }) => attempt === 1)).toBe(true)
    })
  })
}
