import { describe, expect, test } from '@jest/globals'
import { asksForPerson } from './asks-for-person.ts'
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

test.each([
  'Can I talk to a human?',
  'I want to speak with a real person, please',
  'Ich möchte mit einem Menschen sprechen.',
  'Kann ich mit einem Mitarbeiter reden?',
  'Je voudrais parler à un conseiller',
  'Quiero hablar con una persona',
  'Quero falar com um atendente',
  'Vorrei parlare con un operatore',
  'Ik wil met een medewerker spreken',
  'Bir insanla konuşmak istiyorum',
  'اريد التحدث مع موظف',
  '担当者と話したいです',
])('"%s" asks for a person', (question) => expect(asksForPerson(question)).toBe(true))

test.each([
  'How many people does the lamp serve?',
  'Is the lamp made by humans?',
  'Wie viele Personen passen in das Zelt?',
  'How do I contact the warranty department?',
  'Which agent cleans the brass?',
])('"%s" asks for none', (question) => expect(asksForPerson(question)).toBe(false))
