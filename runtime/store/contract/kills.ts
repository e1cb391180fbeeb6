import { describe, expect } from '@jest/globals'
import type { Collection } from '../port.ts'
import { noteOf, said, type Fresh, type Item, type StoreContext } from './setup.ts'

/** A write and what must hold when it happened, once or not at all. */
interface Scenario {
  name: string
  prepare?(items: Collection<Item>, fresh: Fresh): Promise<unknown>
  write(items: Collection<Item>, fresh: Fresh): Promise<unknown>
  happened(items: Collection<Item>, fresh: Fresh): Promise<boolean>
  /** Notes of the events that come with it. */
  says: string[]
  /** Whether it may be repeated like a redelivered event. */
  repeatable?: boolean
}

const scenarios: Scenario[] = [
  {
    name: 'insert',
    write: (items, { owner, item }) => items.insert(owner, item('a'), [said('one'), said('two')]),
    happened: async (items, { owner }) => (await items.get(owner, 'a')) !== undefined,
    says: ['one', 'two'],
  },
  {
    name: 'update',
    prepare: (items, { owner, item }) => items.insert(owner, item('a')),
    write: (items, { owner }) =>
      items.update(owner, 'a', (one) => [{ ...one, rank: one.rank + 1 }, said('one'), said('two')], { cause: 'c1' }),
    happened: async (items, { owner }) => once((await items.get(owner, 'a'))?.rank),
    says: ['one', 'two'],
    repeatable: true,
  },
  {
    name: 'save',
    write: (items, { owner, item }) =>
      items.save(
        owner,
        'a',
        (one = item('a')) => {
          return [{ ...one, rank: one.rank + 1 }, said('one')]
        },
        { cause: 'c1' },
      ),
    happened: async (items, { owner }) => once((await items.get(owner, 'a'))?.rank),
    says: ['one'],
    repeatable: true,
  },
  {
    name: 'add',
    write: (items, { owner, item }) => items.add(owner, 'a', 'rank', { by: 1, initial: item('a'), cause: 'c1' }),
    happened: async (items, { owner }) => once((await items.get(owner, 'a'))?.rank),
    says: [],
    repeatable: true,
  },
  {
    name: 'addEach',
    write: (items, { owner, item }) =>
      items.addEach(owner, 'rank', [
        { by: 1, initial: item('a'), cause: 'c1' },
        { by: 1, initial: item('b'), cause: 'c1' },
      ]),
    // Each by itself; done when both are.
    happened: async (items, { owner }) => {
      const [a, b] = [once((await items.get(owner, 'a'))?.rank), once((await items.get(owner, 'b'))?.rank)]
      return a && b
    },
    says: [],
    repeatable: true,
  },
  {
    name: 'a write behind a deferred one',
    async write(items, { owner, item }) {
      await items.insert(owner, item('a'), [], { defers: true })
      await items.insert(owner, item('b'), [said('one')])
    },
    happened: async (items, { owner }) => {
      const [a, b] = await Promise.all([items.get(owner, 'a'), items.get(owner, 'b')])
      if (b) expect(a).toBeDefined()
      return b !== undefined
    },
    says: ['one'],
  },
  {
    name: 'remove',
    prepare: (items, { owner, item }) => items.insert(owner, item('a')),
    write: (items, { owner }) => items.remove(owner, 'a'),
    happened: async (items, { owner }) => (await items.get(owner, 'a')) === undefined,
    says: [],
  },
]

function once(rank = 0): boolean {
  expect([0, 1]).toContain(rank)
  return rank === 1
}

const MOST_STEPS = 60

export function killContract(context: StoreContext): void {
  const { engine, handle, fresh, heard, testIf } = context

  /** Kills before the n-th step; false when the write and the relay of its events need fewer steps. */
  async function strike(scenario: Scenario, step: number): Promise<boolean> {
    const all = fresh()
    await scenario.prepare?.(all.items, all)
    const doomed = await engine().open({ dieAtStep: step })
    const write = scenario.write(all.on(doomed), all).then(
      () => true,
      () => false,
    )
    const acknowledged = await Promise.race([write, doomed.died.then(() => false)])
    const survived = acknowledged && (await Promise.race([relayed(scenario, all), doomed.died.then(() => false)]))
    await doomed.kill()

    const { items } = all
    let happened = await scenario.happened(items, all)
    if (acknowledged) expect(happened).toBe(true)
    if (scenario.repeatable) {
      await scenario.write(items, all)
      happened = await scenario.happened(items, all)
      expect(happened).toBe(true)
    }
    const says = happened ? scenario.says : []
    expect((await heard(all, says.length)).map(noteOf)).toEqual(says)
    return !survived
  }

  async function relayed({ says }: Scenario, all: Fresh): Promise<true> {
    await heard(all, says.length)
    return true
  }

  describe('a kill between any two steps', () => {
    for (const scenario of scenarios) {
      testIf(
        'dying between steps',
        `of ${scenario.name} leaves all of it or nothing, and its events with it`,
        async () => {
          let step = 1
          while (await strike(scenario, step)) {
            step++
            expect(step).toBeLessThan(MOST_STEPS)
          }
          expect(step).toBeGreaterThan(2)
          await expect(handle().store.ping()).resolves.toBeUndefined()
        },
      )
    }
  })
}
