import { describe, expect, test } from '@jest/globals'
import { foundPassage } from '../../../test/found-passage.ts'
import { saidOf } from '../../../test/said-of.ts'

const table = (lines: string, language = 'en') =>
  foundPassage('Prices', '', {
    headings: ['Prices'],
    rows: lines
      .trim()
      .split('\n')
      .map((line) => line.split('|').map((cell) => cell.trim())),
    language,
  })
const workshop = table(`Job | What's in it | Standard bike | E-bike | Kids' bike | Turnaround
  Safety check | brakes and tyres | £25 | £35 | £15 | while you wait
  Bronze service | gears, chain | £55 | £75 | £35 | 2 days
  Silver service | wheels, cables | £95 | £125 | £60 | 3 days
  Gold service | all bearings | £180 | £220 | – | 1 week`)
const hire = table(`Bike | Half day (4h) | Full day | 3 days | Week | Deposit
  Town bike | £18 | £28 | £70 | £130 | £100
  Road bike | £35 | £55 | £145 | £270 | £500
  E-bike | £32 | £48 | £125 | £230 | £300
  Tandem | £40 | £60 | £160 | on request | £250
  Child seat | £5 | £8 | £18 | £30 | £10`)
const lodging = table(
  `Unterkunft | Personen | Vorsaison | Zwischensaison | Hauptsaison | Endreinigung | Haustiere
  Schlaffass | 2 | 45 € | 52 € | 62 € | 20 € | nein
  Mobilheim Premium | 6 | 89 € | 115 € | 155 € | 70 € | 1 Hund, 5 €
  Safarizelt | 5 | 55 € | 72 € | 98 € | 35 € | 1 Hund, 5 €
  Mietwohnwagen | 3 | 39 € | 46 € | 58 € | 30 € | nein`,
  'de',
)
const courses = table(
  `Formule | Durée | Plein tarif | Étudiants | Acompte
  Cours du soir | 13 semaines | 345 € | 295 € | 100 €
  Cours intensif | 2 semaines | 380 € | 330 € | 90 €
  Enfants | trimestre | 210 € | – | 150 €`,
  'fr',
)

describe('what costs most or least of all', () => {
  test('is told by all columns but those that some rows have no price in', () => {
    expect(saidOf("what's the most expensive service?", [workshop])).toMatch(/^Gold service.*£180/)
    expect(saidOf('what is the cheapest service?', [workshop])).toMatch(/^Bronze service/)
  })

  test('is told by no price of pets, cleaning or a deposit', () => {
    expect(saidOf('Welches ist die günstigste Unterkunft?', [lodging])).toMatch(/^Mietwohnwagen/)
    expect(saidOf('Welche Unterkunft ist am teuersten?', [lodging])).toMatch(/^Mobilheim Premium/)
    expect(saidOf('Quelle est la formule la moins chère ?', [courses])).toMatch(/^Enfants.*210/)
    expect(saidOf('Quelle est la formule la plus chère ?', [courses])).toMatch(/^Cours intensif/)
  })

  test('is told by such a price where it is asked for', () => {
    expect(saidOf('Welche Unterkunft hat die günstigste Endreinigung?', [lodging])).toBe(
      'Schlaffass, Endreinigung: 20 €',
    )
    expect(saidOf('which bike has the lowest deposit?', [hire])).toBe('Child seat, Deposit: £10')
  })

  test('is told by the column of the length that is asked for', () => {
    expect(saidOf('which is the most expensive bike for a day?', [hire])).toBe('Tandem, Full day: £60')
    expect(saidOf('most expensive bike for half a day', [hire])).toBe('Tandem, Half day (4h): £40')
    expect(saidOf('most expensive bike for 3 days', [hire])).toBe('Tandem, 3 days: £160')
  })

  test('is told with what is called so, where that is another row', () => {
    expect(saidOf('cheapest bike per day', [hire]).split(/\s*\n/)).toEqual([
      'Child seat, Full day: £8',
      'Town bike, Full day: £28',
    ])
  })

  test('is told by the usual column where columns differ, by most of them where none is usual, and else not', () => {
    const prices = (heads: string, ...rows: string[]) => [table([heads, ...rows].join('\n'))]
    const question = 'what is the cheapest wash?'
    expect(saidOf(question, prices('Wash | Standard | Express', 'Small wash | £5 | £20', 'Big wash | £9 | £12'))).toBe(
      'Small wash, Standard: £5',
    )
    const three = ['Small wash | £5 | £6 | £20', 'Big wash | £9 | £9 | £12']
    expect(saidOf(question, prices('Wash | Monday | Friday | Sunday', ...three))).toMatch(/^Small wash/)
    expect(saidOf(question, prices('Wash | Weekdays | Sunday', 'Small wash | £5 | £20', 'Big wash | £9 | £12'))).toBe(
      '',
    )
  })

  test.each([
    [
      '¿Cuál es la habitación más barata?',
      'Habitación | Baja | Alta | Fianza\nSuite | 90 € | 120 € | 10 €\nÁtico | 50 € | 70 € | 80 €',
      'Ático',
      'es',
    ],
    [
      'Qual é o quarto mais barato?',
      'Quarto | Baixa | Alta | Caução\nSuite | 90 € | 120 € | 10 €\nSótão | 50 € | 70 € | 80 €',
      'Sótão',
      'pt',
    ],
    [
      'Qual è la camera più economica?',
      'Camera | Bassa | Alta | Cauzione\nSuite | 90 € | 120 € | 10 €\nMansarda | 50 € | 70 € | 80 €',
      'Mansarda',
      'it',
    ],
    [
      'Wat is de goedkoopste kamer?',
      'Kamer | Laag | Hoog | Borg\nSuite | 90 € | 120 € | 10 €\nZolder | 50 € | 70 € | 80 €',
      'Zolder',
      'nl',
    ],
    [
      'En ucuz oda hangisi?',
      'Oda | Kış | Yaz | Depozito\nSuit | 90 € | 120 € | 10 €\nÇatı | 50 € | 70 € | 80 €',
      'Çatı',
      'tr',
    ],
  ])('is told in any language: %s', (question, rows, name, language) => {
    expect(saidOf(question, [table(rows, language)])).toMatch(new RegExp(`^${name}`))
  })
})

describe('something cheaper', () => {
  const after = (question: string, answer: string) => [{ question, answer }]
  test.each(['is there something cheaper?', 'do you have anything cheaper?', 'and the cheapest?'])(
    'is told by the column that was told before: %s',
    (question) => {
      const before = after('how much is the road bike for 3 days?', 'Road bike, 3 days: £145 [1]')
      expect(saidOf(question, [hire], before)).toContain('Town bike, 3 days: £70')
    },
  )

  test.each(['gibt es was Günstigeres?', 'Habt ihr etwas Billigeres?', 'und das günstigste?'])(
    'is told in German: %s',
    (question) => {
      const before = after(
        'Was kostet das Schlaffass?',
        'Schlaffass: Personen 2, Vorsaison 45 €, Zwischensaison 52 €, Hauptsaison 62 €, Endreinigung 20 €, Haustiere nein [1]',
      )
      expect(saidOf(question, [lodging], before)).toMatch(/^Mietwohnwagen/)
    },
  )

  test('is not what was told before, and nothing where that costs least', () => {
    const before = after('Was kostet der Mietwohnwagen in der Hauptsaison?', 'Mietwohnwagen, Hauptsaison: 58 € [1]')
    expect(saidOf('gibt es was Günstigeres?', [lodging], before)).toBe('')
    expect(saidOf('und das günstigste?', [lodging], before)).toMatch(/^Mietwohnwagen, Hauptsaison: 58/)
  })

  test('is not picked from what was told for the cheapest', () => {
    const before = [
      ...after('how much is the tandem for a day?', 'Tandem, Full day: £60 [1]'),
      ...after('is there something cheaper?', 'Child seat, Full day: £8  \nTown bike, Full day: £28 [1]'),
    ]
    expect(saidOf("and what's the most expensive one?", [hire], before)).toMatch(/^Tandem/)
  })

  test('is told by the table that was told before, or not at all', () => {
    const before = after('how much is the child seat for a day?', 'Child seat, Full day: £8 [1]')
    expect(saidOf('is there something cheaper?', [hire, workshop], before)).toBe('')
  })

  test('is one of two that are named, where both stand there', () => {
    expect(saidOf('Was ist günstiger, Schlaffass oder Mietwohnwagen?', [lodging])).toMatch(/^Mietwohnwagen/)
    expect(saidOf('Was ist günstiger, Schlaffass oder Ferienhaus?', [lodging])).toBe('')
  })

  test('is no question for the cheapest where it is asked of one thing', () => {
    const before = after('how much is the town bike for a day?', 'Town bike, Full day: £28 [1]')
    expect(saidOf('is the child seat cheaper?', [hire], before)).not.toMatch(/Tandem|Road bike/)
  })
})
