import { MiB } from '@docent/runtime/units'
import { expect, test } from '@jest/globals'
import { ownerId } from '@docent/proto/ids'
import { createPace } from '../src/uploads/pace.ts'

const [mallory, ada] = [ownerId('mallory'), ownerId('ada')]

/** A pace whose rests pass at once and are noted. */
function paced({ alone = false } = {}) {
  let now = 1_000
  const rests: number[] = []
  const rest = async (ms: number) => {
    rests.push(ms)
    now += ms
  }
  const company = { isThere: !alone }
  const pace = createPace({ bytesPerSecond: 8 * MiB, isAlone: () => !company.isThere, now: () => now, rest })
  return {
    pace,
    rests,
    company,
    pass: (ms: number) => (now += ms),
    rested: () => rests.reduce((sum, ms) => sum + ms, 0),
  }
}

test('what two seconds are for goes at full speed, the rest at the pace, and nobody else waits for it', async () => {
  const { pace, rests, rested } = paced()
  for (let piece = 0; piece < 16; piece += 1) await pace.before(mallory, MiB)
  expect(rests).toEqual([])
  await pace.before(ada, MiB)
  for (let piece = 0; piece < 32; piece += 1) await pace.before(mallory, MiB)
  expect(rested()).toBeCloseTo(4_000, 0)
})

test('all files of an owner share one pace, those that arrive side by side, too', async () => {
  const { pace, rested } = paced()
  await Promise.all(Array.from({ length: 4 }, () => pace.before(mallory, 4 * MiB)))
  expect(rested()).toBe(0)
  await pace.before(mallory, 8 * MiB)
  expect(rested()).toBeCloseTo(1_000, 0)
})

test('a pause fills up what goes at full speed, and no more than that', async () => {
  const { pace, rested, pass } = paced()
  await pace.before(mallory, 16 * MiB)
  pass(60_000)
  await pace.before(mallory, 16 * MiB)
  expect(rested()).toBe(0)
  await pace.before(mallory, 8 * MiB)
  expect(rested()).toBeCloseTo(1_000, 0)
})

test('who is alone is not held up, and owes nothing for it when others come', async () => {
  const { pace, rests, company } = paced({ alone: true })
  for (let piece = 0; piece < 100; piece += 1) await pace.before(mallory, MiB)
  company.isThere = true
  for (let piece = 0; piece < 16; piece += 1) await pace.before(mallory, MiB)
  expect(rests).toEqual([])
})
