import { describe, expect, test } from '@jest/globals'
import type { Item, StoreContext } from './setup.ts'

const times = (count: number) => Array.from({ length: count }, (_, index) => index)
const oneMore = (one: Item) => ({ ...one, rank: one.rank + 1 })

export function concurrencyContract({ engine, fresh, testIf }: StoreContext): void {
  describe('writers at the same time', () => {
    test('200 updates of one record at once all count', async () => {
      const { items, owner, item } = fresh()
      await items.insert(owner, item('a'))
      const results = await Promise.all(times(200).map(() => items.update(owner, 'a', oneMore)))
      expect(new Set(results.map((one) => one.rank)).size).toBe(200)
      expect(await items.get(owner, 'a')).toMatchObject({ rank: 200 })
    })

    test('200 saves of one absent record at once all count', async () => {
      const { items, owner, item } = fresh()
      await Promise.all(times(200).map(() => items.save(owner, 'a', (one) => oneMore(one ?? item('a')))))
      expect(await items.get(owner, 'a')).toMatchObject({ rank: 200 })
    })

    test('200 records at once are all there when their writes have resolved', async () => {
      const { items, owner, item } = fresh()
      const read = times(200).map(async (index) => {
        await items.insert(owner, item(`a${index}`, { rank: index }))
        return items.get(owner, `a${index}`)
      })
      expect((await Promise.all(read)).map((one) => one?.rank)).toEqual(times(200))
    })

    testIf('several handles', 'updates through two handles all count', async () => {
      const { items, on, owner, item } = fresh()
      const second = await engine().open()
      await items.insert(owner, item('a'))
      const handles = [items, on(second)]
      await Promise.all(handles.flatMap((one) => times(50).map(() => one.update(owner, 'a', oneMore))))
      expect(await items.get(owner, 'a')).toMatchObject({ rank: 100 })
      await second.close()
    })

    testIf('several handles', 'saves of one absent record through two handles all count', async () => {
      const { items, on, owner, item } = fresh()
      const second = await engine().open()
      const handles = [items, on(second)]
      const save = (one?: Item) => oneMore(one ?? item('a'))
      await Promise.all(handles.flatMap((one) => times(20).map(() => one.save(owner, 'a', save))))
      expect(await items.get(owner, 'a')).toMatchObject({ rank: 40 })
      await second.close()
    })

    testIf('several handles', 'what one handle has written, the other sees', async () => {
      const { items, on, owner, item } = fresh()
      const second = await engine().open()
      const there = on(second)
      for (const index of times(20)) {
        await items.save(owner, 'a', (one) => ({ ...(one ?? item('a')), rank: index }))
        expect(await there.get(owner, 'a')).toMatchObject({ rank: index })
      }
      await second.close()
    })

    testIf('several handles', 'an update of a removed and re-inserted record does not undo the new one', async () => {
      const { items, on, owner, item } = fresh()
      const second = await engine().open()
      const there = on(second)
      await there.insert(owner, item('a', { state: 'old' }))
      const churn = times(30).map(async (index) => {
        await items.remove(owner, 'a')
        await items.save(owner, 'a', () => item('a', { state: `new-${index}` }))
      })
      const bump = times(30).map(() => there.update(owner, 'a', oneMore).catch(() => undefined))
      await Promise.all([...churn, ...bump])
      expect((await items.get(owner, 'a'))?.state).toMatch(/^new-/)
      await second.close()
    })
  })
}
