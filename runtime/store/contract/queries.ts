import { describe, expect, test } from '@jest/globals'
import { everyOwner, InvalidRecord, type Page, type Query } from '../port.ts'
import { itemSpec, type Fresh, type Item, type StoreContext } from './setup.ts'

const ids = ({ records }: Page<Item>) => records.map((one) => one.id)

/** Ranks with ties, in an order of insertion that is not the order of anything. */
async function fill({ items, owner, item }: Fresh) {
  const ranks = [5, 3, 9, 1, 5, 7, 3, 8, 2, 5, 4, 6]
  await Promise.all(
    ranks.map((rank, index) => {
      const id = `i${String(index).padStart(2, '0')}`
      return items.insert(owner, item(id, { rank, state: rank % 2 ? 'odd' : 'even', flag: rank > 5 }))
    }),
  )
}
const byRank = ['i03', 'i08', 'i01', 'i06', 'i10', 'i00', 'i04', 'i09', 'i11', 'i05', 'i07', 'i02']

async function pages({ items, owner }: Fresh, query: Query<Item>, between?: (page: number) => Promise<unknown>) {
  const found: string[] = []
  let cursor: string | undefined
  for (let page = 1; page < 100; page++) {
    const one = await items.find(owner, { ...query, cursor })
    found.push(...ids(one))
    if (one.next === undefined) return found
    cursor = one.next
    await between?.(page)
  }
  throw new Error('the pages never end')
}

export function queryContract({ fresh, handle }: StoreContext): void {
  describe('finders', () => {
    test('a range leaves out records whose field is null or absent', async () => {
      const { items, owner, item } = fresh()
      await items.insert(owner, item('a', { code: null }))
      await items.insert(owner, item('b', { code: `${owner}-1`, note: 'n1' }))
      await items.insert(owner, item('c', { code: `${owner}-2`, note: 'n2' }))
      const find = async (where: Query<Item>['where']) => ids(await items.find(owner, { where }))
      expect(await find({ code: { lte: `${owner}-1` } })).toEqual(['b'])
      expect(await find({ code: { gt: '' } })).toEqual(['b', 'c'])
      expect(await find({ note: { lte: 'n1' } })).toEqual(['b'])
    })

    test('conditions: equality, ranges, one of several, all together', async () => {
      const all = fresh()
      const { items, owner } = all
      await fill(all)
      const find = async (where: Query<Item>['where']) => ids(await items.find(owner, { where }))
      expect(await find({ rank: 5 })).toEqual(['i00', 'i04', 'i09'])
      expect(await find({ rank: { gt: 7 } })).toEqual(['i02', 'i07'])
      expect(await find({ rank: { gte: 7, lt: 9 } })).toEqual(['i05', 'i07'])
      expect(await find({ rank: { lte: 2 } })).toEqual(['i03', 'i08'])
      expect(await find({ rank: { in: [1, 9, 77] } })).toEqual(['i02', 'i03'])
      expect(await find({ rank: { in: [] } })).toEqual([])
      expect(await find({ state: 'odd', rank: { gt: 5 } })).toEqual(['i02', 'i05'])
      expect(await find({ flag: true })).toEqual(['i02', 'i05', 'i07', 'i11'])
      expect(await find({ flag: { in: [false] }, id: { in: ['i00', 'i02'] } })).toEqual(['i00'])
      expect(await find({ id: { gte: 'i10' } })).toEqual(['i10', 'i11'])
      expect(await find({ ownerId: owner, rank: 5 })).toEqual(['i00', 'i04', 'i09'])
      expect(await find({ rank: undefined })).toHaveLength(12)
    })

    test('order: by a field in both directions, ties by id, by id when nothing is said', async () => {
      const all = fresh()
      const { items, owner } = all
      await fill(all)
      const sorted = async (direction: 'asc' | 'desc') =>
        ids(await items.find(owner, { sort: { by: 'rank', direction } }))
      expect(await sorted('asc')).toEqual(byRank)
      expect(await sorted('desc')).toEqual(byRank.toReversed())
      expect(ids(await items.find(owner))).toEqual(byRank.toSorted())
      const last = await items.find(owner, { sort: { by: 'id', direction: 'desc' }, limit: 2 })
      expect(ids(last)).toEqual(['i11', 'i10'])
      const odd = await items.find(owner, {
        where: { state: 'odd' },
        sort: { by: 'rank', direction: 'desc' },
        limit: 3,
      })
      expect(ids(odd)).toEqual(['i02', 'i05', 'i09'])
    })

    test('texts are ordered by their bytes, and records without a value come before all others', async () => {
      const all = fresh()
      const { items, owner, item } = all
      const notes = ['b', 'B', 'a', 'ä', '', undefined, '10', '9']
      await Promise.all(notes.map((note, index) => items.insert(owner, item(`i${index}`, { note }))))
      const sort = { by: 'note', direction: 'asc' } as const
      const { records } = await items.find(owner, { sort })
      expect(records.map((one) => one.note)).toEqual([undefined, '', '10', '9', 'B', 'a', 'b', 'ä'])
      const inPages = await pages(all, { sort, limit: 1 })
      expect(inPages).toEqual(records.map((one) => one.id))
      const back = await pages(all, { sort: { by: 'note', direction: 'desc' }, limit: 1 })
      expect(back).toEqual(inPages.toReversed())
      expect((await items.find(owner, { where: { note: { lt: '~' } } })).records).toHaveLength(6)
    })

    test('pages of any size give every record once, in order', async () => {
      const all = fresh()
      await fill(all)
      for (const limit of [1, 2, 3, 5, 11, 12, 13]) {
        expect(await pages(all, { sort: { by: 'rank', direction: 'asc' }, limit })).toEqual(byRank)
        expect(await pages(all, { sort: { by: 'rank', direction: 'desc' }, limit })).toEqual(byRank.toReversed())
        expect(await pages(all, { limit })).toEqual(byRank.toSorted())
      }
    })

    test('the last page says so, also when it is full', async () => {
      const all = fresh()
      await fill(all)
      expect((await all.items.find(all.owner, { limit: 12 })).next).toBeUndefined()
      expect((await all.items.find(all.owner, { limit: 11 })).next).toBeDefined()
    })

    test('pages stay stable while records come and go', async () => {
      const all = fresh()
      const { items, owner, item } = all
      await fill(all)
      const found = await pages(all, { sort: { by: 'rank', direction: 'asc' }, limit: 2 }, async (page) => {
        await items.insert(owner, item(`before-${page}`, { rank: -page }))
        await items.insert(owner, item(`behind-${page}`, { rank: 100 + page }))
        if (page === 1) await items.remove(owner, 'i08')
      })
      const old = found.filter((id) => id.startsWith('i'))
      expect(old).toEqual(byRank)
      expect(new Set(found).size).toBe(found.length)
      expect(found.filter((id) => id.startsWith('before'))).toEqual([])
      expect(found).toContain('behind-1')
    })

    test('pages go across owners for who says so', async () => {
      const all = fresh()
      const { items, owner, other, item } = all
      for (const index of [1, 2, 3]) {
        await items.insert(owner, item(`a${index}`, { rank: index }))
        await items.insert(other, item(`b${index}`, { rank: index, ownerId: other }))
      }
      const query = { where: { rank: { gte: 2 } }, sort: { by: 'rank', direction: 'asc' }, limit: 3 } as const
      const first = await items.find(everyOwner, query)
      const second = await items.find(everyOwner, { ...query, cursor: first.next })
      expect([...ids(first), ...ids(second)]).toEqual(['a2', 'b2', 'a3', 'b3'])
      expect(second.next).toBeUndefined()
    })

    test('100 records unless told otherwise, 1,000 at most', async () => {
      const { items, owner, item } = fresh()
      await Promise.all(Array.from({ length: 101 }, (_, index) => items.insert(owner, item(`i${index}`))))
      const page = await items.find(owner)
      expect(page.records).toHaveLength(100)
      expect(page.next).toBeDefined()
      expect((await items.find(owner, { limit: 1000 })).records).toHaveLength(101)
      for (const limit of [0, -1, 1.5, 1001]) await expect(items.find(owner, { limit })).rejects.toThrow(InvalidRecord)
    })

    test('what no index covers is refused', async () => {
      const { items, owner } = fresh()
      const refused: Query<Item>[] = [
        { where: { name: 'x', rank: 1 } },
        { where: { state: 'odd', flag: true } },
        { sort: { by: 'data', direction: 'asc' } },
        { where: { flag: true }, sort: { by: 'rank', direction: 'asc' } },
      ]
      for (const query of refused) await expect(items.find(owner, query)).rejects.toThrow(InvalidRecord)
      const acrossOwners = items.find(everyOwner, { where: { name: 'x' } })
      await expect(acrossOwners).rejects.toThrow(InvalidRecord)
    })

    test('an index that leaves records out serves only who asks for others', async () => {
      const { name, owner, other, item } = fresh()
      const leavingOut = itemSpec(`${name}-leaving-out`, [
        { fields: ['state', 'rank'], without: 'fine' },
        { fields: ['note', 'rank'], without: null },
      ])
      const items = handle().store.collection(leavingOut)
      for (const [rank, state] of ['fine', 'bad', 'worse', 'fine'].entries())
        await items.insert(owner, item(`i${rank}`, { state, rank, ...(rank > 0 && { note: `n${rank % 2}` }) }))
      await items.insert(other, item('o1', { state: 'bad', rank: 9, note: 'n1', ownerId: other }))
      const find = async (query: Query<Item>) => ids(await items.find(owner, query))
      expect(await find({ where: { state: 'bad' } })).toEqual(['i1'])
      const newest = { by: 'rank', direction: 'desc' } as const
      expect(await find({ where: { state: { in: ['worse', 'bad'] } }, sort: newest })).toEqual(['i2', 'i1'])
      expect(await find({ where: { note: 'n1', rank: { gte: 1 } }, sort: newest })).toEqual(['i3', 'i1'])
      expect(ids(await items.find(everyOwner, { where: { state: 'bad', rank: { lt: 20 } } }))).toEqual(['i1', 'o1'])
      await items.update(owner, 'i0', (one) => ({ ...one, state: 'bad' }))
      await items.update(owner, 'i1', (one) => ({ ...one, state: 'fine' }))
      expect(await find({ where: { state: 'bad' } })).toEqual(['i0'])
      for (const where of [{ state: 'fine' }, { state: { in: ['fine', 'bad'] } }, { state: { gt: 'a' } }])
        await expect(items.find(owner, { where })).rejects.toThrow(InvalidRecord)
      await expect(items.find(owner, { sort: { by: 'note', direction: 'asc' } })).rejects.toThrow(InvalidRecord)
    })

    test('an index across owners serves nobody who asks for one of them', async () => {
      const { name, owner, other, item } = fresh()
      const items = handle().store.collection(itemSpec(`${name}-across`, [{ fields: ['rank'], acrossOwners: true }]))
      await items.insert(owner, item('a', { rank: 1 }))
      await items.insert(other, item('b', { rank: 2, ownerId: other }))
      const where = { rank: { lte: 2 } }
      expect(ids(await items.find(everyOwner, { where }))).toEqual(['a', 'b'])
      await expect(items.find(owner, { where })).rejects.toThrow(InvalidRecord)
    })

    test('a made-up cursor or condition is refused', async () => {
      const { items, owner } = fresh()
      await expect(items.find(owner, { cursor: 'next please' })).rejects.toThrow(InvalidRecord)
      await expect(items.find(owner, { cursor: '' })).rejects.toThrow(InvalidRecord)
      const where = { rank: { like: 1 } } as unknown as Query<Item>['where']
      await expect(items.find(owner, { where })).rejects.toThrow(InvalidRecord)
    })
  })
}
