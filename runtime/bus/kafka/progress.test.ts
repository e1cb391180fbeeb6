import { describe, expect, test } from '@jest/globals'
import { seededRandom } from '../../testing/random.ts'
import { createProgress, type Cursor } from './progress.ts'

interface Entry {
  offset: number
  key: string
}

function numbers(seed: number) {
  const random = seededRandom(seed)
  return (below: number) => Math.floor(random() * below)
}

/** A partition with gaps between its offsets, as compaction and markers leave them. */
function partition(random: (below: number) => number, keys: number): Entry[] {
  let offset = random(1_000_000)
  return Array.from({ length: 300 }, () => {
    offset += 1 + (random(10) === 0 ? random(5_000) : 0)
    return { offset, key: `owner-${random(keys)}` }
  })
}

/** Takes some of the entries behind a cursor and handles some of those, in order per key. */
function run(entries: Entry[], from: Cursor | undefined, random: (below: number) => number, handled: Entry[]) {
  const progress = createProgress(from)
  const lanes = new Map<string, Entry[]>()
  const behind = entries.filter(({ offset }) => offset >= (from?.offset ?? 0))
  for (const entry of behind.slice(0, random(behind.length + 1))) {
    if (progress.take(entry.offset, entry.key, entry.offset)) {
      lanes.set(entry.key, [...(lanes.get(entry.key) ?? []), entry])
    }
  }
  for (const [key, lane] of lanes) {
    for (const entry of lane.slice(0, random(lane.length + 1))) {
      handled.push(entry)
      progress.done(key)
    }
  }
  return progress
}

describe('progress in a partition', () => {
  test('a cursor brings back exactly what was not handled, in order', () => {
    for (let seed = 1; seed <= 200; seed++) {
      const random = numbers(seed)
      const entries = partition(random, 1 + random(30))
      const handled: Entry[] = []
      const first = run(entries, undefined, random, handled)
      const cursor = first.cursor()
      const again = createProgress(cursor)
      const came = entries.filter(
        ({ offset, key }) => offset >= (cursor?.offset ?? 0) && again.take(offset, key, offset),
      )
      const offsets = new Set(handled.map(({ offset }) => offset))
      expect(came).toEqual(entries.filter(({ offset }) => !offsets.has(offset)))
    }
  })

  test('however often it is cut short, nothing is lost and order holds per key', () => {
    for (let seed = 1; seed <= 100; seed++) {
      const random = numbers(seed)
      const entries = partition(random, 1 + random(12))
      const handled: Entry[] = []
      let cursor: Cursor | undefined
      for (let lives = 0; lives < 20; lives++) cursor = run(entries, cursor, random, handled).cursor() ?? cursor
      const last = createProgress(cursor)
      for (const entry of entries) {
        if (entry.offset >= (cursor?.offset ?? 0) && last.take(entry.offset, entry.key, 0)) handled.push(entry)
      }
      const firsts = [...new Map(handled.map((entry) => [entry.offset, entry])).values()]
      expect(firsts).toHaveLength(entries.length)
      for (const key of new Set(entries.map((one) => one.key))) {
        const offsets = firsts.filter((one) => one.key === key).map(({ offset }) => offset)
        expect(offsets).toEqual([...offsets].sort((a, b) => a - b))
      }
    }
  })

  test('a cursor fits beside an offset, and one that is too long forgets the end, not the beginning', () => {
    const progress = createProgress()
    for (let index = 0; index < 5_000; index++) progress.take(index * 40, `owner-${index}`, 0)
    const cursor = progress.cursor()
    expect(Buffer.byteLength(cursor?.metadata ?? '')).toBeLessThanOrEqual(4_096)
    const again = createProgress(cursor)
    const came = Array.from({ length: 5_000 }, (_, index) => again.take(index * 40, `owner-${index}`, 0))
    expect(came.every(Boolean)).toBe(true)
  })

  test('what others wrote beside an offset is not misread', () => {
    for (const metadata of ['', 'x', '{"a":1}', '12:', ':1', '1:2:3 ']) {
      const progress = createProgress({ offset: 5, metadata })
      expect(progress.take(5, 'ada', 0)).toBe(true)
    }
  })

  test('the oldest unhandled message tells the age', () => {
    const progress = createProgress()
    progress.take(1, 'ada', 100)
    progress.take(2, 'bob', 200)
    expect(progress.oldestAt()).toBe(100)
    progress.done('ada')
    expect(progress.oldestAt()).toBe(200)
    progress.done('bob')
    expect(progress.oldestAt()).toBeUndefined()
    expect(progress.cursor()).toEqual({ offset: 3, metadata: '' })
  })
})
