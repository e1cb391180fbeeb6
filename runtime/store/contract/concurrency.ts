import type { OwnerId } from '@docent/proto/ids'
import { describe, expect, test } from '@jest/globals'
import { until } from '../../testing/until.ts'
import { RecordNotFound, type Collection } from '../port.ts'
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

    testIf('several handles', 'updates through two handles all count, also when they meet', async () => {
      const { items, on, owner, item } = fresh()
      const second = await engine().open()
      await items.insert(owner, item('a'))
      await rivals([items, on(second)], owner, 'a', (one, change) => one.update(owner, 'a', change))
      await second.close()
    })

    testIf(
      'several handles',
      'saves of absent records through two handles all count, also when they meet',
      async () => {
        const { items, on, owner, item } = fresh()
        const second = await engine().open()
        await rivals([items, on(second)], owner, 'a', (one, change) =>
          one.save(owner, 'a', (current) => change(current ?? item('a'))),
        )
        await second.close()
      },
    )

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
      await there.insert(owner, item('a'))
      const done = new AbortController()
      const bumping = (async () => {
        while (!done.signal.aborted) {
          await there.update(owner, 'a', oneMore).catch(notFound)
          await new Promise(setImmediate)
        }
      })()
      for (const index of times(100)) {
        await items.remove(owner, 'a')
        await items.insert(owner, item('a', { state: `new-${index}` }))
      }
      done.abort()
      await bumping
      expect(await items.get(owner, 'a')).toMatchObject({ state: 'new-99' })
      await second.close()
    })
  })
}

function notFound(error: unknown): void {
  if (!(error instanceof RecordNotFound)) throw error
}

type Write = (items: Collection<Item>, change: (one: Item) => Item) => Promise<Item>

/** Lets two handles write the same record until they have met in it at least three times, and counts. */
async function rivals(handles: readonly Collection<Item>[], owner: OwnerId, id: string, write: Write) {
  // Whoever opens the collection first would otherwise be through before the other begins.
  for (const one of handles) await one.get(owner, id)
  let writes = 0
  let changes = 0
  const change = (one: Item) => {
    changes++
    return oneMore(one)
  }
  await until('three conflicts', async () => {
    await Promise.all(handles.flatMap((one) => times(10).map(() => write(one, change))))
    writes += 10 * handles.length
    return changes >= writes + 3
  })
  expect(await handles[0]?.get(owner, id)).toMatchObject({ rank: writes })
}
