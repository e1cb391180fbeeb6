import { describe, expect, test } from '@jest/globals'
import { AlreadyExists, InvalidRecord, type Collection, type Counted, type Marks } from '../port.ts'
import type { Fresh, Item, StoreContext } from './setup.ts'

const times = (count: number) => Array.from({ length: count }, (_, index) => index)
const numbersTo = (count: number) => times(count).map((index) => index + 1)

function counting({ owner, item }: Fresh, items: Collection<Item>) {
  return (by: number, atMost?: number, cause?: string): Promise<Counted> =>
    items.add(owner, 'counter', 'rank', { by, atMost, initial: item('counter'), cause })
}

const note = (index: number) => (one: Item) => ({ ...one, data: [...(one.data as number[]), index] })

const reached = (results: Counted[]) =>
  results
    .filter((one) => one.added)
    .map((one) => one.value)
    .toSorted((a, b) => a - b)

export function counterContract({ engine, fresh, testIf }: StoreContext): void {
  describe('counters', () => {
    test('1,000 calls at once against a limit of 100 add exactly 100', async () => {
      const all = fresh()
      const add = counting(all, all.items)
      const results = await Promise.all(times(1000).map(() => add(1, 100)))
      expect(reached(results)).toEqual(numbersTo(100))
      for (const one of results) if (!one.added) expect(one.value).toBe(100)
      expect(await all.items.get(all.owner, 'counter')).toEqual(all.item('counter', { rank: 100 }))
    })

    testIf('several handles', '400 calls through two handles against a limit of 150 add exactly 150', async () => {
      const all = fresh()
      const second = await engine().open()
      await all.on(second).find(all.owner)
      const adders = [counting(all, all.items), counting(all, all.on(second))]
      const results = await Promise.all(adders.flatMap((add) => times(200).map(() => add(1, 150))))
      expect(reached(results)).toEqual(numbersTo(150))
      expect(await all.items.get(all.owner, 'counter')).toMatchObject({ rank: 150 })
      await second.close()
    })

    test('what would pass the limit is refused whole; what fits exactly is added', async () => {
      const all = fresh()
      const add = counting(all, all.items)
      expect(await add(7, 10)).toEqual({ added: true, value: 7 })
      expect(await add(4, 10)).toEqual({ added: false, value: 7 })
      expect(await add(3, 10)).toEqual({ added: true, value: 10 })
      expect(await add(-6)).toEqual({ added: true, value: 4 })
      expect(await add(1.5, 10)).toEqual({ added: true, value: 5.5 })
    })

    test('a first step beyond the limit is refused', async () => {
      const all = fresh()
      expect(await counting(all, all.items)(11, 10)).toEqual({ added: false, value: 0 })
    })

    test('a repeated cause counts once, and reports the value of now', async () => {
      const all = fresh()
      const add = counting(all, all.items)
      expect(await add(2, 10, 'c1')).toEqual({ added: true, value: 2 })
      expect(await add(3, 10, 'c2')).toEqual({ added: true, value: 5 })
      expect(await add(2, 10, 'c1')).toEqual({ added: true, value: 5 })
      await Promise.all(times(20).map(() => add(1, 10, 'c3')))
      expect(await all.items.get(all.owner, 'counter')).toMatchObject({ rank: 6 })
    })

    test('a refused step is not remembered: it may be tried again', async () => {
      const all = fresh()
      const add = counting(all, all.items)
      await add(10, 10)
      expect(await add(1, 10, 'c1')).toEqual({ added: false, value: 10 })
      await add(-1)
      expect(await add(1, 10, 'c1')).toEqual({ added: true, value: 10 })
    })

    test('counting and changing the same record lose nothing of each other', async () => {
      const all = fresh()
      const { items, owner, item } = all
      await items.insert(owner, item('counter', { data: [] }))
      const add = counting(all, items)
      const changes = times(40).map((index) => items.update(owner, 'counter', note(index)))
      await Promise.all([...times(40).map(() => add(1)), ...changes])
      const after = await items.get(owner, 'counter')
      expect(after?.rank).toBe(40)
      expect(new Set(after?.data as number[])).toEqual(new Set(times(40)))
    })

    test('marks are set and removed with the count, and not where it is refused', async () => {
      const all = fresh()
      const step = (by: number, marks: Omit<Marks<Item>, 'field'>, atMost?: number) =>
        all.items.add(all.owner, 'counter', 'rank', {
          by,
          atMost,
          initial: all.item('counter'),
          marks: { field: 'marks', ...marks },
        })
      await step(1, { set: { 'turn-1': 10 }, stamp: { field: 'stamp', value: 10 } })
      await step(1, { set: { 'turn.2$': 20 }, stamp: { field: 'stamp', value: 20 } })
      expect(await step(1, { set: { 'turn-3': 30 }, remove: ['turn-1'] }, 2)).toEqual({ added: false, value: 2 })
      const marked = { rank: 2, marks: { 'turn-1': 10, 'turn.2$': 20 }, stamp: 20 }
      expect(await all.items.get(all.owner, 'counter')).toEqual(all.item('counter', marked))
      await step(1, { set: { 'turn-3': 30 }, remove: ['turn-1', 'never'] })
      const after = { rank: 3, marks: { 'turn.2$': 20, 'turn-3': 30 }, stamp: 20 }
      expect(await all.items.get(all.owner, 'counter')).toEqual(all.item('counter', after))
    })

    test('what is to be added only with a mark is added once, however many try', async () => {
      const all = fresh()
      const { items, owner, item } = all
      const back = (mark: string, id = 'counter') =>
        items.add(owner, id, 'rank', {
          by: -1,
          initial: item(id),
          marks: { field: 'marks', remove: [mark], onlyWith: mark },
        })
      expect(await back('a', 'absent')).toMatchObject({ added: false })
      await items.insert(owner, item('counter', { rank: 5 }))
      expect(await back('a')).toEqual({ added: false, value: 5 })
      for (const mark of ['a', 'b']) {
        await items.add(owner, 'counter', 'rank', {
          by: 1,
          initial: item('counter'),
          marks: { field: 'marks', set: { [mark]: 1 } },
        })
      }
      const results = await Promise.all(times(20).map(() => back('a')))
      expect(reached(results)).toEqual([6])
      expect(await items.get(owner, 'counter')).toEqual(item('counter', { rank: 6, marks: { b: 1 } }))
    })

    describe('several at once', () => {
      const each = ({ owner, item, items }: Fresh, limits: Record<string, number>, cause: string, by = 1) =>
        items.addEach(
          owner,
          'rank',
          Object.entries(limits).map(([id, atMost]) => ({
            by,
            atMost,
            initial: item(id),
            cause,
            marks: { field: 'marks' as const, set: { [cause]: 1 } },
          })),
        )
      const ranks = async ({ owner, items }: Fresh) =>
        Object.fromEntries((await items.find(owner)).records.map(({ id, rank }) => [id, rank]))

      test('each holds its limit exactly, however many callers, and a refused one keeps no other from being added', async () => {
        const all = fresh()
        const limits = { narrow: 5, middle: 40, wide: 1000 }
        const results = await Promise.all(times(100).map((index) => each(all, limits, `c${index}`)))
        const added = [0, 1, 2].map((at) => results.filter((one) => one[at]).length)
        expect(added).toEqual([5, 40, 100])
        expect(await ranks(all)).toEqual({ narrow: 5, middle: 40, wide: 100 })
      })

      test('a repeat counts once and was added, also beside one that is refused and one that is new', async () => {
        const all = fresh()
        expect(await each(all, { a: 10, b: 10 }, 'c1')).toEqual([true, true])
        expect(await each(all, { a: 10, b: 1, c: 10 }, 'c1')).toEqual([true, true, true])
        expect(await each(all, { a: 10, b: 1, c: 10 }, 'c2')).toEqual([true, false, true])
        expect(await ranks(all)).toEqual({ a: 2, b: 1, c: 2 })
        expect((await all.items.get(all.owner, 'b'))?.marks).toEqual({ c1: 1 })
      })

      test('nothing, one and many at once', async () => {
        const all = fresh()
        expect(await each(all, {}, 'c1')).toEqual([])
        expect(await each(all, { a: 1 }, 'c1')).toEqual([true])
        expect(await each(all, { a: 1 }, 'c2')).toEqual([false])
        const many = Object.fromEntries(times(50).map((index) => [`many${index}`, 1]))
        expect(await each(all, many, 'c3')).toEqual(times(50).map(() => true))
      })

      test("another owner's record is never counted", async () => {
        const all = fresh()
        await all.items.insert(all.owner, all.item('a', { rank: 3 }))
        const initial = (id: string) => all.item(id, { ownerId: all.other })
        const steps = ['a', 'b'].map((id) => ({ by: 1, initial: initial(id), cause: 'c1' }))
        await expect(all.items.addEach(all.other, 'rank', steps)).rejects.toThrow(AlreadyExists)
        expect((await all.items.get(all.owner, 'a'))?.rank).toBe(3)
      })
    })

    test('finders see what was counted', async () => {
      const all = fresh()
      await counting(all, all.items)(5)
      expect((await all.items.find(all.owner, { where: { rank: 5 } })).records).toHaveLength(1)
      expect((await all.items.find(all.owner, { where: { rank: 0 } })).records).toHaveLength(0)
    })

    test('only numbers are counted, and only by their owner', async () => {
      const { items, owner, other, item } = fresh()
      await items.insert(owner, item('a'))
      await expect(items.add(owner, 'a', 'name', { by: 1, initial: item('a') })).rejects.toThrow(InvalidRecord)
      const initial = item('a', { ownerId: other })
      await expect(items.add(other, 'a', 'rank', { by: 1, initial })).rejects.toThrow(AlreadyExists)
    })
  })
}
