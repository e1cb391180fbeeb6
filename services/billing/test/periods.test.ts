import { seededRandom } from '@docent/runtime/testing/random.ts'
import { DAY_MS } from '@docent/runtime/units'
import { describe, expect, test } from '@jest/globals'
import { boundsOf, periodOf, periodsBack } from '../src/usage/period.ts'

const first = Date.UTC(2023, 0)
const last = Date.UTC(2033, 0)

/** Every turn of a day of ten years, two leap years and a half among them, with the milliseconds around it. */
function* turns(): Generator<number> {
  for (let day = first; day < last; day += DAY_MS) yield* [day - 1, day, day + 1]
}

/** Any millisecond of those years. */
function* moments(count: number): Generator<number> {
  const random = seededRandom(20_261_121)
  for (let i = 0; i < count; i += 1) yield Math.floor(first + random() * (last - first))
}

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
const daysOf = (year: number, month: number) =>
  month === 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31

describe('periods over ten years', () => {
  test('every moment is in exactly one period, which begins and ends where the calendar says', () => {
    for (const moment of [...turns(), ...moments(20_000)]) {
      const period = periodOf(moment)
      const { start, end } = boundsOf(period)
      if (!(start <= moment && moment < end)) throw new Error(`${new Date(moment).toISOString()} is not in ${period}`)
      const [year = 0, month = 0] = period.split('-').map(Number)
      if (end - start !== daysOf(year, month) * DAY_MS) throw new Error(`${period} has a wrong length`)
      if (new Date(moment).getUTCMonth() + 1 !== month) throw new Error(`${period} is not the month of ${moment}`)
    }
  })

  test('a period begins where the one before ends, without a gap and without an overlap', () => {
    let period = periodOf(first)
    for (let count = 0; count < 120; count += 1) {
      const { end } = boundsOf(period)
      const next = periodOf(end)
      expect(boundsOf(next).start).toBe(end)
      expect(periodOf(end - 1)).toBe(period)
      expect(next > period).toBe(true)
      period = next
    }
    expect(period).toBe(periodOf(last))
  })

  test('going back from any moment to any earlier one lists each month once, newest first', () => {
    const all = periodsBack('2032-12', '2023-01', 1_000)
    expect(all.length).toBe(120)
    expect([...all].toSorted().toReversed()).toEqual(all)
    expect(new Set(all).size).toBe(120)
    const [a, b] = [[...moments(200)], [...moments(400)].slice(200)]
    for (const [index, one] of a.entries()) {
      const [from, to] = [Math.min(one, b[index] ?? 0), Math.max(one, b[index] ?? 0)].map((at) => periodOf(at))
      expect(periodsBack(to as string, from as string, 1_000)).toEqual(
        all.filter((period) => period >= (from as string) && period <= (to as string)),
      )
    }
  })

  test('an owner who begins on the 29th, 30th or 31st has the same periods as everybody', () => {
    for (const start of [
      '2024-01-31T22:00:00Z',
      '2024-02-29T00:00:00Z',
      '2023-08-30T12:00:00Z',
      '2023-12-31T23:59:59Z',
    ]) {
      const months = periodsBack('2025-03', periodOf(Date.parse(start)), 100)
      for (const period of months) {
        expect(new Date(boundsOf(period).start).toISOString()).toBe(`${period}-01T00:00:00.000Z`)
      }
      expect(months.at(-1)).toBe(start.slice(0, 7))
    }
  })
})
