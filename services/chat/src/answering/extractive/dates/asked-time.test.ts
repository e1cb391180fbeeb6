import { expect, test } from '@jest/globals'
import { timeIn } from './asked-time.ts'

const day = (at: number) => new Date(at).toISOString().slice(0, 10)
const daysIn = (question: string) => timeIn(question)?.daysOf(2026)?.map(day).join(' to ')

test.each([
  ['how much is a pitch in august', '2026-08-01 to 2026-08-31'],
  ['is it open in may?', '2026-05-01 to 2026-05-31'],
  ['Was kostet das kleine Zelt Ende Mai', '2026-05-21 to 2026-05-31'],
  ['mid-June', '2026-06-11 to 2026-06-20'],
  ['early july price', '2026-07-01 to 2026-07-10'],
  ['à la mi-juillet', '2026-07-11 to 2026-07-20'],
  ['am 20. September', '2026-09-20 to 2026-09-20'],
  ['from june to august', '2026-06-01 to 2026-08-31'],
])('a day or a month that is asked about: %s', (question, days) => {
  expect(daysIn(question)).toBe(days)
})

test.each([
  ['cottage 10 to 17 july', '2026-07-10 to 2026-07-16'],
  ['July 10-17 price', '2026-07-10 to 2026-07-16'],
  ['vom 10. bis 17. Juli', '2026-07-10 to 2026-07-16'],
  ['vom 10.7. bis 17.7.', '2026-07-10 to 2026-07-16'],
  ['du 3 au 10 juillet', '2026-07-03 to 2026-07-09'],
  ['dal 28 luglio al 4 agosto', '2026-07-28 to 2026-08-03'],
  ['del 3 al 10 de julio', '2026-07-03 to 2026-07-09'],
  ['between 3 and 10 July', '2026-07-03 to 2026-07-09'],
  ['from 28 December to 3 January', '2026-12-28 to 2027-01-02'],
])('a stay is its nights: %s', (question, days) => {
  expect(daysIn(question)).toBe(days)
})

test.each([
  'what may I bring',
  'prices may vary',
  'a room for 2 to 4 people',
  'im Juli oder am 3. August',
  'is June there?',
])('no time, or several: %s', (question) => {
  expect(timeIn(question)).toBeUndefined()
})

test('a year that is named holds for that year only', () => {
  expect(timeIn('10-17 july 2027')?.year).toBe(2027)
  expect(timeIn('10-17 july')?.year).toBeUndefined()
})
