import { envelopeSchema } from '@docent/proto/events'
import { describe, expect, test } from '@jest/globals'
import { EventTooLarge, MAX_EVENT_BYTES } from '../../bus/port.ts'
import { noteOf, said, type Item, type StoreContext } from './setup.ts'

const times = (count: number) => Array.from({ length: count }, (_, index) => index)

const bump = (one: Item) => [{ ...one, rank: one.rank + 1 }, said(`${one.rank + 1}`)] as const

export function eventContract({ engine, fresh, heard, testIf }: StoreContext): void {
  describe('events', () => {
    test('an event arrives with its id, owner and time, and the payload as it was said', async () => {
      const all = fresh()
      const { items, owner, item } = all
      const before = Date.now()
      const payload = { list: [1, { two: null }], text: 'ü' }
      await items.insert(owner, item('a'), [said('hello', payload)])
      const [event] = await heard(all, 1)
      expect(envelopeSchema.parse(event)).toEqual(event)
      expect(event).toMatchObject({ type: 'contract.said', version: 1, ownerId: owner })
      expect(event?.payload).toEqual({ note: 'hello', ...payload })
      expect(Date.parse(event?.occurredAt ?? '')).toBeGreaterThanOrEqual(before - 1000)
      expect(Date.parse(event?.occurredAt ?? '')).toBeLessThanOrEqual(Date.now() + 1000)
      const outgoing = (await engine().published()).find((one) => one.event.id === event?.id)
      expect(outgoing?.topic).toBe('contract.items')
    })

    test('every kind of write carries events, each with an id of its own', async () => {
      const all = fresh()
      const { items, owner, item } = all
      await items.insert(owner, item('a'), [said('1'), said('2')])
      await items.update(owner, 'a', (one) => [{ ...one, rank: 1 }, said('3'), said('4')])
      await items.save(owner, 'a', (one) => [one ?? item('a'), said('5')])
      await items.save(owner, 'b', () => [item('b'), said('6')])
      const events = await heard(all, 6)
      expect(events.map(noteOf).toSorted()).toEqual(['1', '2', '3', '4', '5', '6'])
      expect(new Set(events.map((event) => event.id)).size).toBe(6)
    })

    test('a write whose event is too large writes nothing', async () => {
      const all = fresh()
      const { items, owner, item } = all
      const large = said('x'.repeat(MAX_EVENT_BYTES))
      await items.insert(owner, item('a'))
      await expect(items.insert(owner, item('b'), [large])).rejects.toThrow(EventTooLarge)
      await expect(items.update(owner, 'a', (one) => [{ ...one, rank: 1 }, large])).rejects.toThrow(EventTooLarge)
      expect([await items.get(owner, 'a'), await items.get(owner, 'b')]).toEqual([item('a'), undefined])
    })

    test('a change that runs again after a conflict says its events once', async () => {
      const all = fresh()
      const { items, owner, item } = all
      await items.insert(owner, item('a'))
      await Promise.all(times(50).map(() => items.update(owner, 'a', bump)))
      expect((await heard(all, 50)).map(noteOf)).toEqual(times(50).map((index) => `${index + 1}`))
    })

    testIf('several handles', 'events of one record keep the order of its writes, whoever writes', async () => {
      const all = fresh()
      const { items, on, owner, item } = all
      const second = await engine().open()
      await items.insert(owner, item('a'))
      const handles = [items, on(second)]
      for (const one of handles) await one.find(owner)
      await Promise.all(handles.flatMap((one) => times(20).map(() => one.update(owner, 'a', bump))))
      expect((await heard(all, 40)).map(noteOf)).toEqual(times(40).map((index) => `${index + 1}`))
      await second.close()
    })

    test('the events of a record carry its version, which rises with every write, counting included', async () => {
      const all = fresh()
      const { items, owner, item } = all
      const addOne = () => items.add(owner, 'a', 'rank', { by: 1, initial: item('a') })
      await items.insert(owner, item('a'), [said('1'), said('2')])
      await items.update(owner, 'a', (one) => [{ ...one, state: 'old' }, said('3')])
      await addOne()
      await items.save(owner, 'a', (one) => [{ ...(one ?? item('a')), state: 'older' }, said('4')])
      const events = await heard(all, 4)
      const versions = Object.fromEntries(events.map((event) => [noteOf(event), event.recordVersion ?? 0]))
      const first = versions['1'] ?? 0
      expect(Number.isSafeInteger(first)).toBe(true)
      expect(versions).toEqual({ 1: first, 2: first, 3: first + 1, 4: first + 3 })
    })

    testIf('order across records', "an owner's events keep the order of writes that await each other", async () => {
      const all = fresh()
      const { items, owner, item } = all
      for (const index of times(30)) await items.insert(owner, item(`i${index}`), [said(`${index}`)])
      expect((await heard(all, 30)).map(noteOf)).toEqual(times(30).map(String))
    })

    test('events that were said before a kill arrive after it', async () => {
      const all = fresh()
      const { on, owner, item } = all
      const doomed = await engine().open()
      for (const index of times(20)) await on(doomed).insert(owner, item(`i${index}`), [said(`${index}`)])
      await doomed.kill()
      const notes = (await heard(all, 20)).map(noteOf)
      expect(notes.toSorted()).toEqual(times(20).map(String).toSorted())
    })
  })
}
