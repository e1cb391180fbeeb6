import { describe, expect, test } from '@jest/globals'
import { AlreadyExists, InvalidRecord, RecordNotFound } from '../port.ts'
import { itemSpec, noteOf, said, type Item, type StoreContext } from './setup.ts'

function fail(): never {
  throw new RangeError('not like that')
}

export function recordContract({ fresh, handle, heard }: StoreContext): void {
  describe('records', () => {
    test('a record is read back as it was written', async () => {
      const { items, owner, item } = fresh()
      const data = {
        text: 'Grüße, 世界 🎨 "quoted" \\ \u0001',
        numbers: [0, -1, 1.5, 1e21, 9_007_199_254_740_991],
        nothing: null,
        empty: [{}, []],
        'a.b': { $set: { $gt: 1 } },
        deep: { deeper: { deepest: [true, false] } },
      }
      const written = item('a', { rank: 2 ** 40, flag: true, code: 'x', data })
      expect(await items.insert(owner, written)).toEqual(written)
      expect(await items.get(owner, 'a')).toEqual(written)
      expect((await items.find(owner)).records).toEqual([written])
    })

    test('a collection that is opened again is the same one, on one handle', () => {
      const { store } = handle()
      const spec = itemSpec(fresh().name)
      expect(store.collection(spec)).toBe(store.collection(spec))
    })

    test('nothing of the adapter shows in a record', async () => {
      const { items, owner, item } = fresh()
      const fields = Object.keys(item('a')).toSorted()
      const seen: (Item | undefined)[] = [
        await items.insert(owner, item('a')),
        await items.save(owner, 'b', () => [item('b'), said('saved')], { cause: 'cause-1' }),
        await items.update(owner, 'a', (current) => [{ ...current, rank: 1 }, said('updated')], { cause: 'cause-2' }),
      ]
      await items.add(owner, 'c', 'rank', { by: 1, initial: item('c'), cause: 'cause-3' })
      for (const id of ['a', 'b', 'c']) seen.push(await items.get(owner, id))
      seen.push(...(await items.find(owner, { sort: { by: 'rank', direction: 'desc' } })).records)
      for (const record of seen) expect(Object.keys(record ?? {}).toSorted()).toEqual(fields)
    })

    test('an id is taken once, whoever asks', async () => {
      const { items, owner, other, item } = fresh()
      await items.insert(owner, item('a', { rank: 1 }))
      await expect(items.insert(owner, item('a', { rank: 2 }))).rejects.toThrow(AlreadyExists)
      await expect(items.insert(other, item('a', { ownerId: other }))).rejects.toThrow(AlreadyExists)
      await expect(items.save(other, 'a', () => item('a', { ownerId: other }))).rejects.toThrow(AlreadyExists)
      expect(await items.get(owner, 'a')).toEqual(item('a', { rank: 1 }))
    })

    test('what does not fit the schema is refused and changes nothing', async () => {
      const { items, owner, item } = fresh()
      const broken = { ...item('a'), rank: 'high' } as unknown as Item
      await expect(items.insert(owner, broken)).rejects.toThrow(InvalidRecord)
      await expect(items.save(owner, 'a', () => broken)).rejects.toThrow(InvalidRecord)
      await expect(items.add(owner, 'a', 'rank', { by: 1, initial: broken })).rejects.toThrow(InvalidRecord)
      expect(await items.get(owner, 'a')).toBeUndefined()
      await items.insert(owner, item('a'))
      await expect(items.update(owner, 'a', () => broken)).rejects.toThrow(InvalidRecord)
      expect(await items.get(owner, 'a')).toEqual(item('a'))
    })

    test('fields the schema does not know are not kept', async () => {
      const { items, owner, item } = fresh()
      await items.insert(owner, { ...item('a'), stray: 1 } as Item)
      expect(await items.get(owner, 'a')).toEqual(item('a'))
    })

    test('a record keeps its id and its owner', async () => {
      const { items, owner, other, item } = fresh()
      await items.insert(owner, item('a'))
      await expect(items.update(owner, 'a', (one) => ({ ...one, id: 'b' }))).rejects.toThrow(InvalidRecord)
      await expect(items.update(owner, 'a', (one) => ({ ...one, ownerId: other }))).rejects.toThrow(InvalidRecord)
      await expect(items.insert(other, item('c'))).rejects.toThrow(InvalidRecord)
      await expect(items.save(owner, 'd', () => item('e'))).rejects.toThrow(InvalidRecord)
    })

    test('what is not there is not updated, not removed, and not found', async () => {
      const { items, owner } = fresh()
      await expect(items.update(owner, 'a', (one) => one)).rejects.toThrow(RecordNotFound)
      expect(await items.get(owner, 'a')).toBeUndefined()
      expect(await items.remove(owner, 'a')).toBe(false)
      expect(await items.removeAll(owner)).toBe(0)
    })

    test('an error of the change itself comes back, and nothing is written', async () => {
      const { items, owner, item } = fresh()
      await items.insert(owner, item('a'))
      await expect(items.update(owner, 'a', fail)).rejects.toThrow(RangeError)
      await expect(items.save(owner, 'b', fail)).rejects.toThrow(RangeError)
      expect(await items.update(owner, 'a', (one) => ({ ...one, rank: 1 }))).toMatchObject({ rank: 1 })
    })

    test('returning the record that was given writes nothing', async () => {
      const all = fresh()
      const { items, owner, item } = all
      await items.insert(owner, item('a'))
      expect(await items.update(owner, 'a', (one) => one)).toEqual(item('a'))
      expect(await items.save(owner, 'a', (one) => one ?? item('a'))).toEqual(item('a'))
      expect(await heard(all, 0)).toEqual([])
    })

    test('changing what was handed out changes nothing stored', async () => {
      const { items, owner, item } = fresh()
      const written = item('a', { data: { list: [1] } })
      const returned = await items.insert(owner, written)
      const read = await items.get(owner, 'a')
      for (const one of [written, returned, read]) (one as { rank: number }).rank = 99
      expect(await items.get(owner, 'a')).toMatchObject({ rank: 0 })
    })

    test('save inserts what is not there and changes what is', async () => {
      const { items, owner, item } = fresh()
      const bump = (one?: Item) => (one ? { ...one, rank: one.rank + 1 } : item('a', { rank: 10 }))
      expect(await items.save(owner, 'a', bump)).toMatchObject({ rank: 10 })
      expect(await items.save(owner, 'a', bump)).toMatchObject({ rank: 11 })
      expect(await items.get(owner, 'a')).toMatchObject({ rank: 11 })
    })

    test('a removed record is gone, and its id is free again', async () => {
      const { items, owner, item } = fresh()
      await items.insert(owner, item('a', { rank: 1 }))
      expect(await items.remove(owner, 'a')).toBe(true)
      expect(await items.get(owner, 'a')).toBeUndefined()
      expect(await items.remove(owner, 'a')).toBe(false)
      await items.insert(owner, item('a', { rank: 2 }))
      expect(await items.get(owner, 'a')).toMatchObject({ rank: 2 })
    })

    test("removing all of one owner leaves the others' records", async () => {
      const { items, owner, other, item } = fresh()
      const ids = Array.from({ length: 40 }, (_, index) => `a${index}`)
      await Promise.all(ids.map((id) => items.insert(owner, item(id))))
      await items.insert(other, item('b', { ownerId: other }))
      expect(await items.removeAll(owner)).toBe(40)
      expect((await items.find(owner)).records).toEqual([])
      expect(await items.get(other, 'b')).toBeDefined()
    })

    test('what was deferred is there for everybody who looks, and is written over as anything else', async () => {
      const { items, owner, item } = fresh()
      await items.insert(owner, item('a', { code: `${owner}-1` }), [], { defers: true })
      expect(await items.get(owner, 'a')).toMatchObject({ code: `${owner}-1` })
      await items.save(owner, 'b', () => item('b', { rank: 1 }), { isNew: true, defers: true })
      expect((await items.find(owner, { where: { rank: 1 } })).records).toHaveLength(1)
      await items.save(owner, 'c', () => item('c'), { isNew: true, defers: true })
      await items.save(owner, 'c', (known = item('c')) => ({ ...known, rank: known.rank + 2 }), { isNew: true })
      await items.update(owner, 'b', (known) => ({ ...known, rank: known.rank + 1 }), { defers: true })
      await items.update(owner, 'b', (known) => ({ ...known, rank: known.rank + 1 }), { defers: true })
      const step = { by: 1, cause: 'c1', initial: item('d'), defers: true }
      expect(await items.addEach(owner, 'rank', [step])).toEqual([true])
      await items.add(owner, 'd', 'rank', { by: 1, initial: item('d'), atMost: 2, defers: true })
      expect(await items.add(owner, 'd', 'rank', { by: 1, initial: item('d'), atMost: 2 })).toMatchObject({
        added: false,
      })
      const all = await Promise.all(['a', 'b', 'c', 'd'].map((id) => items.get(owner, id)))
      expect(all.map((one) => one?.rank)).toEqual([0, 3, 2, 2])
      await items.insert(owner, item('e'), [], { defers: true })
      await expect(items.insert(owner, item('e'))).rejects.toThrow(AlreadyExists)
      await expect(items.insert(owner, item('f', { code: `${owner}-1` }), [], { defers: true })).rejects.toThrow(
        AlreadyExists,
      )
      expect(await items.remove(owner, 'e')).toBe(true)
      expect(await items.get(owner, 'e')).toBeUndefined()
    })

    test('an event of what was deferred is heard', async () => {
      const all = fresh()
      const { items, owner, item } = all
      await items.insert(owner, item('a'), [said('one')], { defers: true })
      expect((await heard(all, 1)).map(noteOf)).toEqual(['one'])
    })

    test('the engine answers a ping', async () => {
      await expect(handle().store.ping()).resolves.toBeUndefined()
    })
  })
}
