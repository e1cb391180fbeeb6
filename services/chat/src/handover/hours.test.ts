import { describe, expect, test } from '@jest/globals'
import { isWithinHours } from './hours.ts'

const office = (zone: string, from = '09:00', to = '17:00') => ({ zone, hours: [{ day: 1, from, to }] })
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
