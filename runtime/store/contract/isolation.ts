import { describe, expect, test } from '@jest/globals'
import { AlreadyExists, everyOwner, RecordNotFound, type Collection } from '../port.ts'
import { said, type Item, type StoreContext } from './setup.ts'

/** Never called: the compiler refuses every call that leaves out the owner, or takes any string for one. */
export function callsThatDoNotCompile(items: Collection<Item>, item: Item): unknown[] {
  return [
    // @ts-expect-error -- no owner
    items.insert(item),
    // @ts-expect-error -- no owner
    items.get('a'),
    // @ts-expect-error -- no owner
    items.update('a', (one: Item) => one),
    // @ts-expect-error -- no owner
    items.save('a', () => item),
    // @ts-expect-error -- no owner
    items.add('a', 'rank', { by: 1, initial: item }),
    // @ts-expect-error -- no owner
    items.remove('a'),
    // @ts-expect-error -- no owner
    items.removeAll(),
    // @ts-expect-error -- no owner
    items.find({ limit: 1 }),
    // @ts-expect-error -- a string is not a verified owner
    items.get('ada', 'a'),
    // @ts-expect-error -- a write belongs to somebody
    items.insert(everyOwner, item),
    // @ts-expect-error -- nobody removes the records of all
    items.removeAll(everyOwner),
  ]
}

const steal = (one: Item) => [{ ...one, state: 'stolen' }, said('stolen')] as const

export function isolationContract({ fresh, heard }: StoreContext): void {
  describe('owners', () => {
    test("another owner's id finds nothing", async () => {
      const all = fresh()
      const { items, owner, other, item } = all
      await items.insert(owner, item('a', { state: 'mine', rank: 7 }))
      expect(await items.get(other, 'a')).toBeUndefined()
      expect((await items.find(other)).records).toEqual([])
      expect((await items.find(other, { where: { id: 'a' } })).records).toEqual([])
      expect((await items.find(other, { where: { state: 'mine', rank: 7 } })).records).toEqual([])
      expect((await items.find(other, { where: { ownerId: owner } })).records).toEqual([])
      expect(await items.remove(other, 'a')).toBe(false)
      expect(await items.removeAll(other)).toBe(0)
      await expect(items.update(other, 'a', steal)).rejects.toThrow(RecordNotFound)
      expect(await items.get(owner, 'a')).toEqual(item('a', { state: 'mine', rank: 7 }))
      expect(await heard(all, 0)).toEqual([])
    })

    test("save and add meet another owner's id as a taken one, and do not show the record", async () => {
      const { items, owner, other, item } = fresh()
      await items.insert(owner, item('a', { rank: 7 }))
      let given: Item | undefined
      const save = items.save(other, 'a', (one) => {
        given = one
        return item('a', { ownerId: other })
      })
      await expect(save).rejects.toThrow(AlreadyExists)
      expect(given).toBeUndefined()
      const initial = item('a', { ownerId: other })
      await expect(items.add(other, 'a', 'rank', { by: 1, initial })).rejects.toThrow(AlreadyExists)
      expect(await items.get(owner, 'a')).toMatchObject({ rank: 7, ownerId: owner })
    })

    test('only who says "every owner" sees across owners, and may change and remove there', async () => {
      const { items, owner, other, item } = fresh()
      await items.insert(owner, item('a', { rank: 1 }))
      await items.insert(other, item('b', { rank: 2, ownerId: other }))
      const { records } = await items.find(everyOwner, { sort: { by: 'rank', direction: 'asc' } })
      expect(records.map((one) => one.ownerId)).toEqual([owner, other])
      expect(await items.get(everyOwner, 'b')).toMatchObject({ rank: 2 })
      expect(await items.update(everyOwner, 'b', (one) => ({ ...one, rank: 3 }))).toMatchObject({ rank: 3 })
      expect(await items.remove(everyOwner, 'b')).toBe(true)
      expect(await items.get(other, 'b')).toBeUndefined()
    })
  })
}
