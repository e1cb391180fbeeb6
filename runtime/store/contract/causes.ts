import { describe, expect, test } from '@jest/globals'
import { REMEMBERED_CAUSES } from '../port.ts'
import { noteOf, said, type Item, type StoreContext } from './setup.ts'

const oneMore = (one: Item) => [{ ...one, rank: one.rank + 1 }, said(`rank ${one.rank + 1}`)] as const

export function causeContract({ engine, fresh, heard, testIf }: StoreContext): void {
  describe('repeated causes', () => {
    test('an update with a cause the record has seen changes nothing and says nothing', async () => {
      const all = fresh()
      const { items, owner, item } = all
      await items.insert(owner, item('a'))
      expect(await items.update(owner, 'a', oneMore, { cause: 'c1' })).toMatchObject({ rank: 1 })
      expect(await items.update(owner, 'a', oneMore, { cause: 'c1' })).toMatchObject({ rank: 1 })
      expect(await items.update(owner, 'a', oneMore, { cause: 'c2' })).toMatchObject({ rank: 2 })
      expect((await heard(all, 2)).map(noteOf)).toEqual(['rank 1', 'rank 2'])
    })

    test('a save that inserted is not repeated', async () => {
      const all = fresh()
      const { items, owner, item } = all
      const save = () => items.save(owner, 'a', (one) => oneMore(one ?? item('a')), { cause: 'c1' })
      expect(await save()).toMatchObject({ rank: 1 })
      expect(await save()).toMatchObject({ rank: 1 })
      expect((await heard(all, 1)).map(noteOf)).toEqual(['rank 1'])
    })

    test('a repeat is seen through another handle', async () => {
      const { items, on, owner, item } = fresh()
      await items.insert(owner, item('a'))
      await items.update(owner, 'a', oneMore, { cause: 'c1' })
      await items.add(owner, 'b', 'rank', { by: 1, initial: item('b'), cause: 'c1' })
      const another = await engine().open()
      expect(await on(another).update(owner, 'a', oneMore, { cause: 'c1' })).toMatchObject({ rank: 1 })
      const again = await on(another).add(owner, 'b', 'rank', { by: 1, initial: item('b'), cause: 'c1' })
      expect(again).toEqual({ added: true, value: 1 })
      await another.close()
    })

    test('the same cause twenty times at once counts once', async () => {
      const { items, owner, item } = fresh()
      await items.insert(owner, item('a'))
      await Promise.all(Array.from({ length: 20 }, () => items.update(owner, 'a', oneMore, { cause: 'c1' })))
      expect(await items.get(owner, 'a')).toMatchObject({ rank: 1 })
    })

    testIf('several handles', 'the same cause at once through two handles counts once', async () => {
      const all = fresh()
      const { items, on, owner, item } = all
      const second = await engine().open()
      const handles = [items, on(second)]
      const causes = Array.from({ length: 30 }, (_, index) => `c${index}`)
      for (const one of handles) await one.find(owner)
      await items.insert(owner, item('a'))
      for (const cause of causes) {
        await Promise.all(handles.map((one) => one.update(owner, 'a', oneMore, { cause })))
      }
      expect(await items.get(owner, 'a')).toMatchObject({ rank: 30 })
      expect((await heard(all, 30)).map(noteOf)).toEqual(causes.map((_, index) => `rank ${index + 1}`))
      await second.close()
    })

    test(`a record remembers its last ${REMEMBERED_CAUSES} causes, and writes without one do not count`, async () => {
      const { items, owner, item } = fresh()
      await items.insert(owner, item('a'))
      const causes = Array.from({ length: REMEMBERED_CAUSES }, (_, index) => `c${index}`)
      for (const cause of causes) await items.update(owner, 'a', oneMore, { cause })
      await items.update(owner, 'a', oneMore)
      await items.add(owner, 'a', 'rank', { by: 1, initial: item('a') })
      for (const cause of causes) await items.update(owner, 'a', oneMore, { cause })
      expect(await items.get(owner, 'a')).toMatchObject({ rank: REMEMBERED_CAUSES + 2 })
    })

    test('each record remembers for itself', async () => {
      const { items, owner, item } = fresh()
      await items.insert(owner, item('a'))
      await items.insert(owner, item('b'))
      await items.update(owner, 'a', oneMore, { cause: 'c1' })
      expect(await items.update(owner, 'b', oneMore, { cause: 'c1' })).toMatchObject({ rank: 1 })
    })

    test('an event names the cause of its write', async () => {
      const all = fresh()
      const { items, owner, item } = all
      await items.insert(owner, item('a'), [said('by a person')])
      await items.update(owner, 'a', oneMore, { cause: 'c1' })
      const causes = (await heard(all, 2)).map((event) => event.causeId)
      expect(causes).toEqual([undefined, 'c1'])
    })
  })
}
