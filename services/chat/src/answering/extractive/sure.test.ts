import { describe, expect, test } from '@jest/globals'
import { foundPassage } from '../../../test/found-passage.ts'
import { saidOf } from '../../../test/said-of.ts'

const german = (text: string) => foundPassage('Hausordnung', text, { language: 'de' })
const house = [
  german('Rauchen ist nur auf dem Balkon gestattet. Die Endreinigung kostet 75 € (mit Hund 95 €) und ist Pflicht.'),
  german('RUHEZEITEN\nDer Garten ist für alle Gäste da. Die Wohnung liegt im ersten Stock.'),
]

describe('one word', () => {
  test.each([
    ['Endreinigung', 'Die Endreinigung kostet 75 € (mit Hund 95 €) und ist Pflicht.'],
    ['Rauchen?', 'Rauchen ist nur auf dem Balkon gestattet.'],
  ])('is answered by the sentence that begins with it: %s', (question, said) => {
    expect(saidOf(question, house)).toBe(said)
  })

  test('is not answered by the heading that says it', () => {
    expect(saidOf('Ruhezeiten', house)).toBe('')
  })
})

test('dashes beside a name tell only who asks for what they are dashes of', () => {
  const tax = [
    foundPassage('Kurtaxe', '', {
      language: 'de',
      headings: ['Kurtaxe'],
      rows: [
        ['Person', 'Sommer', 'Winter'],
        ['Erwachsene', '3,60 €', '1,80 €'],
        ['Hunde', '–', '–'],
      ],
    }),
    german('Bettwäsche und Handtücher können gemietet werden.'),
  ]
  expect(saidOf('Hunde erlaubt?', tax)).toBe('')
  expect(saidOf('Kurtaxe Hunde', tax)).toContain('Hunde')
})

test.each([
  [
    'ab wann ist die anreise möglich',
    german('Die Anreise ist ab 16 Uhr möglich, bis spät. 20 Uhr. Der Schlüssel liegt bereit.'),
    'bis spät. 20 Uhr.',
  ],
  [
    'horaires de la boutique',
    foundPassage(
      'Infos',
      'Horaires de la boutique : du lundi au samedi, en août aussi dim. 10 h–13 h. Parking gratuit.',
      { language: 'fr' },
    ),
    'aussi dim. 10 h–13 h.',
  ],
])('a sentence goes on behind a shortened word: %s', (question, found, said) => {
  expect(saidOf(question, [found, german('Brötchen gibt es beim Bäcker.')])).toContain(said)
})
