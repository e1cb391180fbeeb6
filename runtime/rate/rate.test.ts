import { ownerId } from '@docent/proto/ids'
import { describe, expect, test } from '@jest/globals'
import { openTestEngines } from '../testing/engines.ts'
import { stoppedClock } from '../testing/stopped-clock.ts'
import { MINUTE_MS } from '../units/index.ts'
import { createRate } from './index.ts'
import { createSharedRate } from './shared.ts'

describe('a rate', () => {
  test('lets exactly the limit pass over a minute, however the calls are spread', () => {
    for (const atMost of [1, 7, 60, 1_000]) {
      const clock = stoppedClock()
      const rate = createRate({ atMost, clock })
      for (let n = 0; n < atMost; n++) expect(rate.take('a')).toBe(0)
      let passed = 0
      const end = clock.at + MINUTE_MS
      for (; clock.at < end; clock.at += MINUTE_MS / atMost / 4) if (rate.take('a') === 0) passed++
      expect(Math.abs(passed - (atMost - 1))).toBeLessThanOrEqual(1)
    }
  })

  test('names the wait that helps', () => {
    const clock = stoppedClock()
    const rate = createRate({ atMost: 7, clock })
    for (let n = 0; n < 7; n++) rate.take('a')
    const wait = Math.ceil(rate.take('a'))
    clock.at += wait - 1
    expect(rate.take('a')).toBeGreaterThan(0)
    clock.at += 1
    expect(rate.take('a')).toBe(0)
  })

  test('holds one caller up for nobody else, and is none where it is 0', () => {
    const clock = stoppedClock()
    const rate = createRate({ atMost: 1, perMs: 3_600_000, clock })
    expect([rate.take('a'), rate.take('b')]).toEqual([0, 0])
    expect(rate.take('a')).toBe(3_600_000)
    const none = createRate({ atMost: 0, clock })
    for (let n = 0; n < 50; n++) expect(none.take('a')).toBe(0)
  })

  test('a flood of callers does not fill the memory, nor free those who are being limited first', () => {
    const clock = stoppedClock()
    const rate = createRate({ atMost: 2, clock, mostKeys: 100 })
    for (let n = 0; n < 90; n++) rate.take(`old-${n}`)
    clock.at += 2 * MINUTE_MS
    rate.take('busy')
    rate.take('busy')
    expect(rate.take('busy')).toBeGreaterThan(0)
    for (let n = 0; n < 20; n++) rate.take(`new-${n}`)
    expect(rate.take('busy')).toBeGreaterThan(0)
  })
})

describe('a shared rate', () => {
  test('allows no more where more processes count, also when all come at once', async () => {
    const { engines, close } = await openTestEngines()
    const clock = stoppedClock()
    const process = () => createSharedRate({ store: engines.store, name: 'test.rates', atMost: 5, clock })
    const [one, two] = [process(), process()]
    const [ada, bob] = [ownerId('ada'), ownerId('bob')]
    const waits = await Promise.all(Array.from({ length: 12 }, (_, n) => (n % 2 ? one : two).take(ada)))
    expect(waits.filter((wait) => wait === 0)).toHaveLength(5)
    expect(Math.max(...waits)).toBe(MINUTE_MS / 5)
    expect(await two.take(bob)).toBe(0)
    clock.at += MINUTE_MS / 5
    expect([await process().take(ada), await process().take(ada)]).toEqual([0, MINUTE_MS / 5])
    await close()
  })
})
