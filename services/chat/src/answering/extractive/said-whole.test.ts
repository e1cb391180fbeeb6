import { describe, expect, test } from '@jest/globals'
import { foundPassage } from '../../../test/found-passage.ts'
import { saidOf } from '../../../test/said-of.ts'
import { sentencesOf } from './sentences.ts'

describe('a sentence', () => {
  test('goes on behind what is shortened with a space', () => {
    expect(sentencesOf('Nur kleine Geräte (z. B. Toaster) nehmen wir an. Das dauert, d. h. bitte warten.')).toEqual([
      'Nur kleine Geräte (z. B. Toaster) nehmen wir an.',
      'Das dauert, d. h. bitte warten.',
    ])
    expect(sentencesOf('Bring e. g. a towel. We lend soap.')).toEqual(['Bring e. g. a towel.', 'We lend soap.'])
  })

  test('is told without those around it where it has all that is asked for', () => {
    const visit = foundPassage(
      'Visit',
      'The bus stops at the gate. There is no parking here; the nearest car park is in Mill Road. Prams can use the side door. Bring cash.',
    )
    expect(saidOf('Is there parking?', [visit])).toBe('There is no parking here; the nearest car park is in Mill Road.')
  })
})

describe('hours', () => {
  const hours = foundPassage(
    'Werkstatt',
    'Telefon 0555 123.\n\nÖffnungszeiten\nAbgeben und Holen: Montag bis Freitag 8:00–12:00 Uhr, Samstag 9:00–11:00 Uhr. Sonn- und feiertags ist kein Abgeben möglich.',
    { language: 'de' },
  )

  test.each(['Wann habt ihr auf?', 'Wann haben Sie geöffnet?', 'Wann kann ich etwas abgeben?'])(
    'of one line below their name are told: %s',
    (question) => {
      expect(saidOf(question, [hours])).toContain('Montag bis Freitag 8:00–12:00 Uhr')
    },
  )

  test.each([
    ['Hours', 'The studio is open from 9 to 5.', 'When are you open?'],
    ['Zeiten', 'Das Atelier ist täglich von 9 bis 17 geöffnet.', 'Wann haben Sie geöffnet?'],
  ])('are told by figures alone below %s', (heading, text, question) => {
    expect(saidOf(question, [foundPassage('Studio', text, { headings: [heading] })])).toContain(text)
  })

  test('of a Sunday are those of "Sonn- und feiertags"', () => {
    expect(saidOf('Kann ich sonntags etwas abgeben?', [hours])).toContain(
      'Sonn- und feiertags ist kein Abgeben möglich.',
    )
  })
})

describe('an age', () => {
  const courses = foundPassage('Courses', '', {
    rows: [
      ['Course', 'Adult', 'Child (under 14)'],
      ['Wheel evening', '£40', '–'],
      ['Raku day', '£75', '£50'],
    ],
  })
  const rules = foundPassage('Rules', 'Children must be at least 8 years old for the wheel and at least 6 for raku.')

  test.each(['My son is 7, can he do raku?', 'How old must children be for the wheel?', 'can my 5 year old do raku?'])(
    'is not answered by a price or an empty cell: %s',
    (question) => {
      expect(saidOf(question, [courses, rules])).toBe(rules.passage.text)
    },
  )
})

test('what is written for programs answers no question', () => {
  const api = foundPassage(
    'API',
    'Send this to change an order:\n\n{ "text": "engraving", "email": "robin@example.org" }',
  )
  const account = foundPassage('Account', 'Your email address stays as it is.')
  expect(saidOf('Can I change my email address?', [api, account])).not.toContain('{')
})
