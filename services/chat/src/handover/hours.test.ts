import { describe, expect, test } from '@jest/globals'
import { isWithinHours, opensAgain } from './hours.ts'

const office = (zone: string, from = '09:00', to = '17:00') => ({ zone, hours: [{ day: 1, from, to }] })
const hours = (day: number, from: string, to: string) => ({ day, from, to })
const at = (moment: string) => new Date(moment)

describe('office hours', () => {
  test.each([
    // Berlin is an hour ahead of UTC in winter, two in summer; these are Mondays.
    ['Europe/Berlin', '2026-11-23T07:59:00Z', false],
    ['Europe/Berlin', '2026-11-23T08:00:00Z', true],
    ['Europe/Berlin', '2026-11-23T15:59:59Z', true],
    ['Europe/Berlin', '2026-11-23T16:00:00Z', false],
    ['Europe/Berlin', '2026-07-06T07:00:00Z', true],
    ['Europe/Berlin', '2026-07-06T15:00:00Z', false],
    // The Monday after the clocks went back.
    ['Europe/Berlin', '2026-10-26T07:30:00Z', false],
    // Where it is Monday already, or still.
    ['Pacific/Auckland', '2026-11-22T20:30:00Z', true],
    ['America/Los_Angeles', '2026-11-24T00:30:00Z', true],
    ['America/Los_Angeles', '2026-11-24T01:00:00Z', false],
  ])('are those of the clock in %s: %s', (zone, moment, isOpen) => {
    expect(isWithinHours(office(zone), at(moment))).toBe(isOpen)
  })

  test('may last until midnight, and none at all are always', () => {
    expect(isWithinHours(office('UTC', '20:00', '24:00'), at('2026-11-23T23:59:59Z'))).toBe(true)
    expect(isWithinHours(office('UTC', '20:00', '24:00'), at('2026-11-24T00:00:00Z'))).toBe(false)
    expect(isWithinHours({ zone: 'UTC', hours: [] }, at('2026-11-22T03:00:00Z'))).toBe(true)
  })
})

describe('several stretches of a day', () => {
  const lunch = {
    zone: 'Europe/Berlin',
    hours: [1, 2].flatMap((day) => [hours(day, '13:00', '17:00'), hours(day, '09:00', '12:00')]),
  }

  test.each([
    ['2026-11-23T10:59:00Z', true],
    ['2026-11-23T11:00:00Z', false],
    ['2026-11-23T11:59:00Z', false],
    ['2026-11-23T12:00:00Z', true],
    ['2026-11-23T16:00:00Z', false],
  ])('leave a gap between them: %s', (moment, isOpen) => {
    expect(isWithinHours(lunch, at(moment))).toBe(isOpen)
  })

  test('meet at midnight without a gap', () => {
    const night = { zone: 'UTC', hours: [hours(1, '20:00', '24:00'), hours(2, '00:00', '02:00')] }
    for (const moment of ['2026-11-23T23:59:59Z', '2026-11-24T00:00:00Z', '2026-11-24T01:59:00Z']) {
      expect(isWithinHours(night, at(moment))).toBe(true)
    }
    expect(opensAgain(night, at('2026-11-24T02:00:00Z'))).toBe(Date.parse('2026-11-30T20:00:00Z'))
  })

  test.each([
    // Before, between and after them, and over the days without any.
    ['2026-11-23T06:00:00Z', '2026-11-23T08:00:00Z'],
    ['2026-11-23T11:30:00Z', '2026-11-23T12:00:00Z'],
    ['2026-11-23T16:00:00Z', '2026-11-24T08:00:00Z'],
    ['2026-11-24T16:00:00Z', '2026-11-30T08:00:00Z'],
    // A night in which the clocks go back, and one in which they go on.
    ['2026-10-24T22:00:00Z', '2026-10-26T08:00:00Z'],
    ['2026-03-28T22:00:00Z', '2026-03-30T07:00:00Z'],
  ])('begin again, asked at %s, at %s', (asked, opens) => {
    expect(opensAgain(lunch, at(asked))).toBe(Date.parse(opens))
  })

  test('are open, or always: nothing to wait for', () => {
    expect(opensAgain(lunch, at('2026-11-23T08:00:00Z'))).toBeUndefined()
    expect(opensAgain({ zone: 'UTC', hours: [] }, at('2026-11-23T08:00:00Z'))).toBeUndefined()
  })

  test.each([
    // Berlin leaps from 02:00 to 03:00 on 29 March, and goes from 03:00 back to 02:00 on 25 October 2026: both Sundays.
    ['02:30', '04:00', '2026-03-28T12:00:00Z', '2026-03-29T01:00:00Z'],
    ['03:00', '04:00', '2026-03-28T12:00:00Z', '2026-03-29T01:00:00Z'],
    ['02:00', '03:00', '2026-03-28T12:00:00Z', '2026-04-05T00:00:00Z'],
    ['02:30', '04:00', '2026-10-24T12:00:00Z', '2026-10-25T00:30:00Z'],
    ['09:00', '10:00', '2026-10-25T00:30:00Z', '2026-10-25T08:00:00Z'],
    ['00:00', '01:00', '2026-10-24T12:00:00Z', '2026-10-24T22:00:00Z'],
  ])('of a Sunday of summer time, %s to %s, asked at %s, begin at %s', (from, to, asked, opens) => {
    const sunday = { zone: 'Europe/Berlin', hours: [hours(7, from, to)] }
    expect(opensAgain(sunday, at(asked))).toBe(Date.parse(opens))
    expect(isWithinHours(sunday, at(opens))).toBe(true)
    expect(isWithinHours(sunday, new Date(Date.parse(opens) - 1_000))).toBe(false)
  })

  test('begin after midnight where the clocks leap over it', () => {
    // Cairo leaps from 00:00 to 01:00 on Friday, 24 April 2026.
    const cairo = { zone: 'Africa/Cairo', hours: [hours(5, '00:00', '03:00')] }
    expect(opensAgain(cairo, at('2026-04-23T12:00:00Z'))).toBe(Date.parse('2026-04-23T22:00:00Z'))
  })
})
