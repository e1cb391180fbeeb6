import { expect, test } from '@jest/globals'
import { daysOf, read, todayOf, write } from './address.ts'
import { busiestOf, hoursOf, shareOf, stepsOf } from './series.ts'

const counts = {
  questions: 2,
  answered: 1,
  unsure: 1,
  notFound: 0,
  smallTalk: 0,
  helpful: 0,
  notHelpful: 0,
  promptTokens: 10,
  completionTokens: 1,
  dollars: 0.5,
}
const days = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...counts,
    day: new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
  }))

test('a month is drawn by day, a quarter by week, a year by month, and nothing is lost on the way', () => {
  for (const [length, steps] of [
    [7, 7],
    [31, 31],
    [90, 13],
    [365, 12],
  ] as const) {
    const drawn = stepsOf(days(length))
    expect([length, drawn.length]).toEqual([length, steps])
    expect(drawn.reduce((sum, { questions }) => sum + questions, 0)).toBe(2 * length)
  }
  // 90 days are twelve weeks, and what is left stands first.
  expect(stepsOf(days(90))[0]).toMatchObject({ from: '2026-01-01', to: '2026-01-06', questions: 12 })
})

test('periods are days of the calendar, across the ends of months and years', () => {
  expect(daysOf('7-days', '2026-03-03')).toEqual({ from: '2026-02-25', to: '2026-03-03' })
  expect(daysOf('30-days', '2026-01-10')).toEqual({ from: '2025-12-12', to: '2026-01-10' })
  expect(daysOf('this-month', '2026-02-28')).toEqual({ from: '2026-02-01', to: '2026-02-28' })
  expect(daysOf('last-month', '2026-01-31')).toEqual({ from: '2025-12-01', to: '2025-12-31' })
  expect(daysOf('year', '2026-11-23')).toEqual({ from: '2025-11-24', to: '2026-11-23' })
  expect(todayOf(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05')
})

test('what is chosen stands in the address, and what an address makes up is the usual', () => {
  const chosen = { period: 'year', widgetId: 'w1', language: 'de' } as const
  expect(read(write(chosen))).toEqual(chosen)
  expect(write(read(new URLSearchParams('period=for-ever'))).toString()).toBe('')
})

test('hours are of every weekday, and the busiest is named', () => {
  const hours = [
    { weekday: 1, hour: 9, questions: 3 },
    { weekday: 7, hour: 9, questions: 5 },
  ]
  expect(hoursOf(hours)[9]).toEqual({ hour: 9, questions: 8, weekdays: [3, 0, 0, 0, 0, 0, 5] })
  expect(hoursOf(hours)).toHaveLength(24)
  expect(busiestOf(hours)).toEqual(hours[1])
  expect(busiestOf([])).toBeUndefined()
})

test('a share of nothing is none', () => {
  expect([shareOf(1, 3), shareOf(0, 0)]).toEqual([33, undefined])
})
