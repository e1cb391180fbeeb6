import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { createLateReload } from './late-reload.ts'

describe('what is added up from events', () => {
  beforeEach(() => void jest.useFakeTimers())
  afterEach(() => void jest.useRealTimers())

  test('is loaded a moment after the event, and twice more for one who is slow', () => {
    const loads: string[][] = []
    createLateReload((tags) => loads.push(tags), new AbortController().signal)(['Usage'])
    expect(loads).toEqual([])
    jest.advanceTimersByTime(500)
    expect(loads).toEqual([['Usage']])
    jest.advanceTimersByTime(60_000)
    expect(loads).toEqual([['Usage'], ['Usage'], ['Usage']])
  })

  test('a thousand events in a second share their reloads, and the last one is not left out', () => {
    const at: number[] = []
    const late = createLateReload(() => at.push(Date.now()), new AbortController().signal)
    const start = Date.now()
    for (let i = 0; i < 1_000; i += 1) {
      late(['Usage'])
      jest.advanceTimersByTime(1)
    }
    const last = Date.now()
    jest.advanceTimersByTime(60_000)
    expect(at.length).toBeLessThanOrEqual(8)
    expect(at.filter((time) => time - last >= 400).length).toBeGreaterThanOrEqual(3)
    expect(Math.min(...at) - start).toBe(500)
  })

  test('nothing is loaded for somebody who has left', () => {
    const leaving = new AbortController()
    let loads = 0
    const late = createLateReload(() => (loads += 1), leaving.signal)
    late(['Usage'])
    leaving.abort()
    late(['Steps'])
    jest.advanceTimersByTime(60_000)
    expect(loads).toBe(0)
  })
})
