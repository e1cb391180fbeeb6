import { expect } from '@jest/globals'
import { ownerId } from '@docent/proto/ids'
import { Unprocessable } from '../port.ts'
import { noteOf, type BusContext } from './setup.ts'

export function forgettingContract({ check, wait }: BusContext): void {
  check('what is parked of an owner is forgotten, but for the types that are to stay', async (fresh) => {
    const { bus, say, listen } = fresh
    const { subscription, name } = await listen({
      async handle() {
        throw new Unprocessable('no')
      },
    })
    await bus.publish([...say('left', 'theirs'), ...say('here', 'mine')])
    await subscription.caughtUp()
    await wait('two parked events', async () => (await bus.parked.list({ consumer: name })).length === 2)
    expect(await bus.forget(ownerId('left'), { keep: ['contract.said'] })).toBe(0)
    expect(await bus.forget(ownerId('left'))).toBeGreaterThanOrEqual(1)
    await wait('one to go', async () => (await bus.parked.list({ consumer: name })).length === 1)
    const [stays] = await bus.parked.list({ consumer: name })
    expect(stays && noteOf(stays.event)).toBe('mine')
  })

  check('forgetting takes nothing from a consumer that has not heard it yet', async ({ bus, say, listen }) => {
    const { promise: opened, resolve: open } = Promise.withResolvers<void>()
    const slow = await listen({ handle: () => opened })
    await bus.publish(say('leaving', 'first', 'second'))
    await slow.heard.count(1)
    await bus.forget(ownerId('leaving'))
    open()
    await slow.subscription.caughtUp()
    expect(slow.heard.notes()).toEqual(['first', 'second'])
  })
}
