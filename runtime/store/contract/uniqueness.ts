import { describe, expect, test } from '@jest/globals'
import { AlreadyExists } from '../port.ts'
import { itemSpec, noteOf, said, type StoreContext } from './setup.ts'

export function uniquenessContract({ engine, handle, fresh, heard, testIf }: StoreContext): void {
  describe('unique fields', () => {
    test('a taken value is refused on insert, update and save; nothing changes and nothing is said', async () => {
      const all = fresh()
      const { items, owner, other, item } = all
      await items.insert(owner, item('a', { code: 'x' }), [said('first')])
      await items.insert(other, item('b', { code: 'y', ownerId: other }))
      const theirs = item('c', { code: 'x', ownerId: other })
      await expect(items.insert(other, theirs, [said('no')])).rejects.toThrow(AlreadyExists)
      await expect(items.save(other, 'c', () => [theirs, said('no')])).rejects.toThrow(AlreadyExists)
      const take = items.update(other, 'b', (one) => [{ ...one, code: 'x' }, said('no')])
      await expect(take).rejects.toThrow(AlreadyExists)
      expect(await items.get(other, 'b')).toMatchObject({ code: 'y' })
      expect(await items.get(other, 'c')).toBeUndefined()
      expect(await heard(all, 0, other)).toEqual([])
      expect((await heard(all, 1)).map(noteOf)).toEqual(['first'])
    })

    test('with the owner among the fields, each owner has names of their own', async () => {
      const { items, owner, other, item } = fresh()
      await items.insert(owner, item('a', { name: 'same' }))
      await items.insert(other, item('b', { name: 'same', ownerId: other }))
      await expect(items.insert(owner, item('c', { name: 'same' }))).rejects.toThrow(AlreadyExists)
    })

    test('records without a value never collide', async () => {
      const { items, owner, item } = fresh()
      await items.insert(owner, item('a', { code: null }))
      await items.insert(owner, item('b', { code: null }))
      expect((await items.find(owner)).records).toHaveLength(2)
    })

    test('a value is free again after a change and after a removal', async () => {
      const { items, owner, item } = fresh()
      await items.insert(owner, item('a', { code: 'x' }))
      await items.update(owner, 'a', (one) => ({ ...one, code: 'y' }))
      await items.insert(owner, item('b', { code: 'x' }))
      await items.remove(owner, 'a')
      await items.insert(owner, item('c', { code: 'y' }))
      expect((await items.find(owner)).records.map((one) => one.code)).toEqual(['x', 'y'])
    })

    test('of many at once, one gets the value', async () => {
      const { items, owner, item } = fresh()
      const tries = Array.from({ length: 50 }, (_, index) => items.insert(owner, item(`a${index}`, { code: 'x' })))
      const results = await Promise.allSettled(tries)
      const refused = results.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []))
      expect(refused).toHaveLength(49)
      for (const reason of refused) expect(reason).toBeInstanceOf(AlreadyExists)
      expect((await items.find(owner)).records).toHaveLength(1)
    })

    testIf('several handles', 'of many at once through two handles, one gets the value', async () => {
      const { items, on, owner, item } = fresh()
      const second = await engine().open()
      await on(second).find(owner)
      const results = await Promise.allSettled(
        Array.from({ length: 20 }, (_, index) =>
          (index % 2 ? items : on(second)).insert(owner, item(`a${index}`, { code: 'x' })),
        ),
      )
      expect(results.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
      await second.close()
    })

    test('an index that is declared later covers what is there already', async () => {
      const { name, owner, item } = fresh()
      const before = handle().store.collection(itemSpec(`${name}-later`, []))
      await before.insert(owner, item('a', { code: 'x', rank: 5 }))
      const after = handle().store.collection(itemSpec(`${name}-later`))
      expect((await after.find(owner, { where: { rank: { gt: 4 } } })).records).toHaveLength(1)
      await expect(after.insert(owner, item('b', { code: 'x' }))).rejects.toThrow(AlreadyExists)
    })
  })
}
