import { expect, test } from '@jest/globals'
import { ownerId } from '@docent/proto/ids'
import { createPace } from '../src/uploads/pace.ts'

const KiB = 1024
const [mallory, ada] = [ownerId('mallory'), ownerId('ada')]

/** A pace whose rests pass at once and are noted. */
function paced() {
  let now = 1_000
  const rests: number[] = []
  const rest = async (ms: number) => {
    rests.push(ms)
    now += ms
  }
  return { pace: createPace({ now: () => now, rest }), rests, pass: (ms: number) => (now += ms) }
}

test('an owner rests for as long as the pieces of all their files took, and nobody else does', async () => {
  const { pace, rests } = paced()
  await pace.before(mallory)
  for (let file = 0; file < 4; file += 1) pace.after(mallory, 512 * KiB, 6)
  await pace.before(ada)
  expect(rests).toEqual([])
  await pace.before(mallory)
  expect(rests).toEqual([24])
  await pace.before(mallory)
  expect(rests).toEqual([24])
})

test('what takes no time costs no rest, and time that passes meanwhile is one', async () => {
  const { pace, rests, pass } = paced()
  for (let piece = 0; piece < 100; piece += 1) pace.after(mallory, 64 * KiB, 0.01)
  await pace.before(mallory)
  pace.after(mallory, 512 * KiB, 20)
  pass(18)
  await pace.before(mallory)
  expect(rests).toEqual([])
})

test('nobody is held below 8 MB in a second, however slow the disk', async () => {
  const { pace, rests } = paced()
  for (let piece = 0; piece < 8 * 16; piece += 1) {
    pace.after(mallory, 64 * KiB, 5_000)
    await pace.before(mallory)
  }
  expect(rests.reduce((sum, ms) => sum + ms, 0)).toBeCloseTo(1_000, 0)
})
