import { describe, expect, test } from '@jest/globals'
import { backoffMs, retry, pause } from './index.ts'

const rules = { firstMs: 100, longestMs: 1_000 }

describe('waiting before another try', () => {
  test('doubles with each failure, up to the longest wait, however often it failed', () => {
    const waits = [1, 2, 3, 4, 5, 5_000].map((failed) => backoffMs({ ...rules, jitter: 'none' }, failed))
    expect(waits).toEqual([100, 200, 400, 800, 1_000, 1_000])
  })

  test('is shortened by chance: to no less than half of it, or to anything', () => {
    expect([0, 1].map((chance) => backoffMs(rules, 2, () => chance))).toEqual([100, 200])
    expect([0, 1].map((chance) => backoffMs({ ...rules, jitter: 'full' }, 2, () => chance))).toEqual([0, 200])
  })

  test('ends with the reason of whoever calls it off', async () => {
    await expect(pause(60_000, AbortSignal.abort(new Error('enough')))).rejects.toThrow('enough')
  })

  test('goes on until it works, and tells each failure', async () => {
    const told: number[] = []
    const left = [1, 2]
    const task = async () => {
      if (left.pop() !== undefined) throw new Error('not yet')
      return 'done'
    }
    const onFailure = (_: unknown, failed: number) => void told.push(failed)
    const backoff = { firstMs: 1, longestMs: 1 }
    expect(await retry(task, { backoff, signal: new AbortController().signal, onFailure })).toBe('done')
    expect(told).toEqual([1, 2])
  })

  test('gives up when it is called off', async () => {
    const stop = new AbortController()
    const onFailure = () => stop.abort()
    const done = retry(() => Promise.reject(new Error('never')), { signal: stop.signal, onFailure })
    expect(await done).toBeUndefined()
  })
})
