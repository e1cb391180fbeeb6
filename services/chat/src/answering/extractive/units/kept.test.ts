import { describe, expect, test } from '@jest/globals'
import { createKept } from './kept.ts'

describe('what is kept', () => {
  test('is never more than fits', () => {
    const kept = createKept<number>(100)
    for (let at = 0; at < 1_000; at += 1) kept.set(`${at}`, at, 1 + (at % 7))
    const sizes = Array.from({ length: 1_000 }, (_, at) => (kept.get(`${at}`) === undefined ? 0 : 1 + (at % 7)))
    const total = sizes.reduce((sum, size) => sum + size, 0)
    expect(total).toBeLessThanOrEqual(100)
    expect(total).toBeGreaterThan(90)
    expect(kept.get('999')).toBe(999)
  })

  test('is mostly still there when a few more than fit are asked for in turn', () => {
    const kept = createKept<number>(100)
    let met = 0
    for (let round = 0; round < 20; round += 1) {
      for (let at = 0; at < 120; at += 1) {
        if (kept.get(`${at}`) === at) met += 1
        else kept.set(`${at}`, at, 1)
      }
    }
    expect(met).toBeGreaterThan(0.5 * 20 * 120)
  })

  test('is what was set last, and not what is too large for all of it', () => {
    const kept = createKept<string>(10)
    kept.set('a', 'first', 8)
    kept.set('a', 'second', 9)
    expect(kept.get('a')).toBe('second')
    kept.set('a', 'third', 11)
    expect(kept.get('a')).toBeUndefined()
    kept.set('b', 'all of it', 10)
    expect(kept.get('b')).toBe('all of it')
  })
})
