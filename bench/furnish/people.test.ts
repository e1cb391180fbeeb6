import { expect, test } from '@jest/globals'
import { chosen, randomOf, shuffled, visitsOf } from './people.ts'

const month = (seed: number, visits = 2_000) => ({
  end: Date.UTC(2026, 10, 1),
  days: 30,
  visits,
  sites: [
    { share: 3, conversations: Array.from({ length: 40 }, () => 1) },
    { share: 1, conversations: Array.from({ length: 20 }, () => 1) },
  ],
  random: randomOf(seed),
})

test('the same seed makes the same month, another one another', () => {
  expect(visitsOf(month(1))).toEqual(visitsOf(month(1)))
  expect(visitsOf(month(1))).not.toEqual(visitsOf(month(2)))
})

test('visits come in order, within the month, more by day than by night, and some people come back', () => {
  const visits = visitsOf(month(7))
  expect(visits).toHaveLength(2_000)
  expect(visits.map(({ at }) => at)).toEqual(visits.map(({ at }) => at).toSorted((a, b) => a - b))
  expect(visits[0]?.at).toBeGreaterThanOrEqual(Date.UTC(2026, 9, 2))
  expect(visits.at(-1)?.at).toBeLessThan(Date.UTC(2026, 10, 1))
  const between = (from: number, to: number) =>
    visits.filter(({ at }) => new Date(at).getUTCHours() >= from && new Date(at).getUTCHours() < to).length
  expect(between(9, 18)).toBeGreaterThan(between(0, 9))
  expect(new Set(visits.map(({ person }) => person)).size).toBeLessThan(visits.length)
})

test('one website has its share, and its first questions are asked most', () => {
  const visits = visitsOf(month(3))
  const first = visits.filter(({ site }) => site === 0)
  expect(first.length).toBeGreaterThan(visits.length * 0.7)
  const times = (conversation: number) => first.filter((one) => one.conversation === conversation).length
  expect(times(0)).toBeGreaterThan(times(10))
  expect(Math.max(...first.map(({ conversation }) => conversation))).toBeLessThan(40)
})

test('chance keeps to weights, and shuffling loses nothing', () => {
  const random = randomOf(1)
  expect(Array.from({ length: 50 }, () => chosen([0, 1, 0], random))).not.toContain(0)
  expect(shuffled([1, 2, 3, 4], random).sort()).toEqual([1, 2, 3, 4])
})
