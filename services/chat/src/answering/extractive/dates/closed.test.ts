import { describe, expect, test } from '@jest/globals'
import { foundPassage } from '../../../../test/found-passage.ts'
import { extract } from '../extract.ts'
import { has } from '../question/values.ts'
import { createPassageReader } from '../units/read.ts'

const today = Date.UTC(2026, 10, 28)
const told = (question: string, text: string, more: Parameters<typeof foundPassage>[2] = {}) =>
  extract(question, [], [foundPassage('Hours', text, more)], createPassageReader(), { today })
const de = { language: 'de' as const }
const en = { language: 'en' as const }
const fr = { language: 'fr' as const }
const german =
  'Montag geschlossen\nDi-Fr 9.00 - 18.00 Uhr\nSa 9.00 - 13.00 Uhr\nBetriebsferien vom 24.12.2026 bis 6.1.2027'
const english = 'Mon closed\nTue - Fri 10.00 - 18.30\nClosed from 24 December to 6 January.'

describe('months between two in which it is closed', () => {
  const site = 'Rezeption: täglich 8–20 Uhr\nVon November bis März ist der Platz geschlossen.'
  test.each([
    ['Kann ich am 20. November kommen?', site, de],
    ['Können wir im Februar kommen?', site, de],
    ['Habt ihr im Winter offen?', site, de],
    ['Habt ihr an Silvester offen?', site, de],
    ['are you open in winter?', 'Daily 9 – 17.\nClosed November to March.', en],
    ['can we come on 3 February', 'Daily 9 – 17.\nClosed for renovation from November to March.', en],
    ['are you open in winter?', 'Daily 9 – 17.\nClosed from 16 October to 31 March.', en],
    ['êtes-vous ouverts en hiver ?', 'Tous les jours 9h-17h.\nNous sommes fermés de novembre à mars.', fr],
    ['¿Abren en enero?', 'Todos los días 9:00-17:00.\nCerrado de enero a marzo.', { language: 'es' }],
    ["siete aperti d'inverno?", 'Tutti i giorni 9:00-17:00.\nChiuso da novembre a marzo.', { language: 'it' }],
    ['estão abertos no inverno?', 'Todos os dias 9h-17h.\nEncerrado de novembro a março.', { language: 'pt' }],
    [
      'Zijn jullie open in de winter?',
      'Elke dag 9.00-17.00 uur.\nGesloten van november t/m maart.',
      { language: 'nl' },
    ],
    ['Kışın açık mısınız?', 'Her gün 9.00–17.00.\nKasım–Mart arası kapalıdır.', { language: 'tr' }],
    ['are you open on 29 december', 'Daily 9 – 17.\nClosed from 24 to 31 December.', en],
    [
      'are you open on 26 december',
      'Daily 9 – 17.\nFrom 24 December to 1 January we are open for emergencies only.',
      en,
    ],
    [
      'Habt ihr am 27. Dezember offen?',
      'Mo-Fr 9-17 Uhr\nVom 24. Dezember bis 1. Januar nur für Notfälle geöffnet.',
      de,
    ],
  ])('answer for all their days: %s', (question, text, more) => {
    const { support, text: said } = told(question, text, more)
    expect(support).toBe('strong')
    expect(said).toBe(text.split('\n').at(-1))
  })

  test.each([
    ['Kann ich am 20. Juli kommen?', site, de],
    ['Habt ihr im Oktober offen?', site, de],
    ['Habt ihr im Sommer offen?', site, de],
    ['Können wir im Winter mit Hund kommen?', site, de],
    ['are you open in winter?', 'Closed from 10 January to 20 January.', en],
    ['are you open in november?', 'Closed from mid November to March.', en],
    ['can I come on 20 november with my dog', 'Closed November to March.', en],
    ['are you open in winter?', 'November to March: closed from 4 pm.', en],
    ['Habt ihr im Juli offen?', 'April – Oktober Mo 9.00 – 12.00, Di geschlossen', de],
    ['how much is a week in winter', 'Closed November to March.', en],
  ])('say nothing of others, and of nothing else: %s', (question, text, more) => {
    expect(told(question, text, more).isWhole).toBe(false)
  })
})

describe('a day between two that it is closed', () => {
  test.each([
    ['habt ihr am 2.1. auf?', german, de],
    ['Habt ihr am 27. Dezember offen?', german, de],
    ['Habt ihr Weihnachten offen?', german, de],
    ['are you open on 27 december', english, en],
    ['Are you open on January 6?', english, en],
    ['are you open at christmas', english, en],
    ['are you open on 27 december', 'Closed from Monday 24 December to Sunday 6 January.', en],
    ['habt ihr am 10. august offen', 'Unser Betriebsurlaub ist vom 1. August bis 15. August.', de],
    ['habt ihr am 27. dezember offen', 'Vom 24.12. bis 6.1. bleibt der Laden zu.', de],
    ['êtes-vous ouverts le 10 août ?', 'Nous sommes en vacances du 1er août au 15 août.', fr],
  ])('%s', (question, text, more) => {
    const { support, text: said } = told(question, text, more)
    expect(support).toBe('strong')
    expect(said).toBe(text.split('\n').at(-1))
  })

  test('is told with the name of its table where the row has none', () => {
    const rows = [
      ['Wann', 'Tage'],
      ['Ostern', '30. März bis 2. April'],
      ['Weihnachten', '23. Dezember bis 3. Januar 2027'],
    ]
    const { text } = told('habt ihr am 27. dezember offen', '', { ...de, headings: ['Praxisurlaub 2026'], rows })
    expect(text).toBe('Praxisurlaub 2026: Weihnachten: 23. Dezember bis 3. Januar 2027')
  })
})

test.each([
  ['a day before it', 'Habt ihr am 20. Dezember offen?', german, de],
  ['a day after it', 'are you open on 10 january', english, en],
  ['days that it is open', 'are you open on 27 december', 'Open daily from 20 December to 6 January.', en],
  ['what is closed beside it', 'is the workshop open on 27 december', `Sauna closed 24 December to 6 January.`, en],
  ['an offer', 'habt ihr am 27. dezember offen', 'Bis zu 20 % Rabatt vom 20. Dezember bis 6. Januar.', de],
  [
    'holidays of guests',
    'habt ihr am 27. dezember offen',
    'Urlaub buchen: Zimmer vom 20.12. bis 6.1. kosten 120 €.',
    de,
  ],
  ['a menu', 'are you open on 27 december', 'Holiday menu from 20 December to 6 January: £45 per person.', en],
  ['a denial', 'are you open on 27 december', 'We never take holidays from 24 December to 6 January.', en],
  [
    'a part of the house',
    'êtes-vous ouverts le 27 décembre ?',
    'Fermeture de la piscine du 24 décembre au 6 janvier.',
    fr,
  ],
  ['a part that is named behind', 'are you open on 27 december', 'Closed: sauna, 24 December to 6 January', en],
  [
    'a sale behind another sentence',
    'are you open on 10 august',
    'Closed on Sundays. Summer sale 1 August to 15 August.',
    en,
  ],
  ['a day of each week', 'are you open on 27 december', 'We are closed on Mondays from 1 November to 31 March.', en],
  ['a question for something else', 'what did you sell on 27 december', english, en],
])('%s is not told by it', (_, question, text, more) => {
  expect(told(question, text, more).isWhole).toBe(false)
})

test.each([
  '08.00 - 18.00',
  '18:00 12.05.2025',
  'Mo 09:00  -  18:00',
  '10:00 / 12.30',
  '09.00 11.00 14.00',
  '8.00 - 12.00 Uhr',
])('%s is no phone number', (text) => expect(has('phone', text)).toBe(false))

test.each(['020 7946 0018', '01.42.34.56.78', '01.23-45 67 89', 'Tel.:0800 111222', '0221/555 01 77'])(
  '%s is one',
  (text) => expect(has('phone', text)).toBe(true),
)

test('hours with dots are told whole', () => {
  expect(told('Wann habt ihr offen?', german, de).text.split('  \n')).toEqual(german.split('\n').slice(0, 3))
})
