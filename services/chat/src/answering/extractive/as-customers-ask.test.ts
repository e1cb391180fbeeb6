import { describe, expect, test } from '@jest/globals'
import { foundPassage } from '../../../test/found-passage.ts'
import { saidOf } from '../../../test/said-of.ts'
import type { Found } from '../../retrieval/retrieve.ts'
import { extract } from './extract.ts'
import { askedOf } from './question/asked.ts'
import { createPassageReader } from './units/read.ts'

let named = 0
const found = (language: string, text: string, headings: string[] = []): Found =>
  foundPassage(`d${(named += 1)}`, text, { headings, language })
const tableOf = (language: string, caption: string, heads: string[], rows: string[][]): Found =>
  foundPassage(`d${(named += 1)}`, '', { headings: [caption], rows: [heads, ...rows], language })
const ask = (question: string, passages: Found[], earlier: { question: string; answer: string }[] = []) =>
  extract(question, earlier, passages, createPassageReader())
const said = (...[question, passages, earlier]: Parameters<typeof ask>) => saidOf(question, passages, earlier)

const rules = found(
  'de',
  'Hunde\n\nSind willkommen, höchstens zwei pro Platz, und bleiben an der Leine. In die Blockhütten nehmen wir keine Hunde mit.\n\n' +
    'Angeln\n\nIm Bach selbst nicht, der ist verpachtet.\n\n' +
    'Dürfen Jugendliche alleine kommen?\n\nZwischen 16 und 18 nur mit schriftlicher Erlaubnis der Eltern.',
)
const fees = tableOf(
  'de',
  'Preise',
  ['Was', 'Nebensaison', 'Hauptsaison'],
  [
    ['Standardplatz', '11,00', '18,50'],
    ['Erwachsene', '8,00', '11,00'],
    ['Hund', '3,00', '4,50'],
  ],
)
const tax = found('de', 'Kurtaxe: Erwachsene 2,60 € pro Nacht, Kinder 1,30 €. Hunde zahlen keine.')
const extras = found(
  'de',
  'Kleinkram\n\n- Duschen: im Preis drin\n- Waschmaschine 4,50 €\n- Sauna 14 € pro Person\n- Gasflasche tauschen 19 €',
)
const wireless = found('de', 'Gibt es WLAN?\n\nJa, kostenlos, an der Rezeption und im Kiosk.')

describe('words that only ask for leave weigh little', () => {
  test.each([
    ['darf man hier angeln', 'verpachtet'],
    ['dürfen Hunde in die Blockhütte', 'keine Hunde'],
  ])('%s', (question, answer) => {
    expect(said(question, [rules, tax])).toContain(answer)
  })
})

describe('what stands beside a price is not what is paid for', () => {
  test('"pro Nacht" makes no tax of the price of a dog', () => {
    expect(ask('wie viel zahlt man für den Hund pro Nacht', [fees, tax]).text).toMatch(/^Hund\b.*3,00/)
  })

  test('of a list of prices the one that is asked for is told', () => {
    expect(said('was kostet die Sauna', [extras, fees])).toBe('Sauna 14 € pro Person')
  })
})

describe('where it is asked about', () => {
  test('is left out where the documents have no word for it', () => {
    expect(said('Is there wifi on the campsite?', [wireless, rules])).toContain('Rezeption')
    expect(said('habt ihr WLAN auf dem Campingplatz', [wireless, rules])).toContain('Rezeption')
  })

  test('counts where it is another place', () => {
    expect(ask('is there wifi at the museum', [wireless, rules]).support).not.toBe('strong')
  })
})

describe('what is not asked for', () => {
  const practice = found(
    'en',
    'Phone calls are not recorded. We keep your records for seven years.\n\n' +
      'Out of hours please ring Night Vets, tel 01632 960 777.',
  )
  test('"phone calls" asks for no number', () => {
    expect(said('do you record phone calls', [practice])).toBe('Phone calls are not recorded.')
  })

  test('another day takes the place of the day before', () => {
    const hours = found(
      'en',
      'Opening hours\n\nSaturday: 9.00 - 12.30\nSunday and bank holidays: closed\n\n' +
        'Night Vets are open all weekend from Saturday noon to Monday 8 am.',
    )
    const earlier = [{ question: 'are you open on saturdays', answer: 'Saturday: 9.00 - 12.30 [1]' }]
    expect(said('what about sunday', [hours], earlier)).toContain('closed')
  })
})

describe('words of which the documents have a part', () => {
  const bakery = found(
    'de',
    'Betriebsferien: 20. Juli bis 8. August 2026.\n\nDer Ofen wird nur freitags angeheizt: Ofenbrot 2 kg für 11 € ab 14 Uhr.\n\n' +
      'Sonnenbrillen verkaufen wir am Tresen.',
  )
  test('a loaf from the wood-fired oven is a loaf from the oven, ski goggles are no sunglasses', () => {
    expect(ask('wann gibts das Holzofenbrot', [bakery]).text).toContain('ab 14 Uhr')
    expect(ask('wann gibts das Holzofenbrot', [bakery]).support).not.toBe('none')
    expect(ask('verkauft ihr Skibrillen', [bakery]).support).not.toBe('strong')
  })

  test('holidays in summer are told by their days', () => {
    expect(said('wann habt ihr Urlaub im Sommer', [bakery])).toContain('20. Juli')
  })

  test('who is cashless is asked for cash', () => {
    const desk = found('en', 'How can I pay?\n\nCard or phone. We have been cashless since 2023.')
    expect(ask('do you take cash', [desk])).toMatchObject({ text: expect.stringContaining('cashless') })
    expect(ask('do you take cash', [desk]).support).not.toBe('none')
  })
})

test('the weather of a day is asked of no document, what bad weather means is', () => {
  const tour = found(
    'en',
    'In bad weather the tour is moved to another day. The weather station on the tower is open on Sundays.',
  )
  expect(ask('what is the weather tomorrow', [tour]).support).toBe('none')
  expect(said('what if the weather is bad', [tour])).toContain('moved to another day')
})

describe('numbers of other things', () => {
  const office = found(
    'en',
    'Our bank details\n\nLarkdesk Ltd, Aire Bank, IBAN GB00 AVBK 0000 0012 3456 78, VAT number GB 000 7946 31.\n\n' +
      'The Columbus office answers mails in the morning.',
  )
  test('are no telephone', () => {
    expect(ask('phone number of the columbus office', [office]).support).not.toBe('strong')
  })

  test('and how many days something takes is no age', () => {
    const courses = tableOf(
      'en',
      'Courses',
      ['Course', 'Duration'],
      [
        ['Powerboat licence', '3 days'],
        ['Dinghy', '2 days'],
      ],
    )
    const earlier = [
      { question: 'how long is the powerboat licence', answer: 'Powerboat licence, Duration: 3 days [1]' },
    ]
    expect(said('from what age', [courses], earlier)).toBe('')
  })

  test('of what else a list tells is no answer to when', () => {
    const list = found(
      'de',
      'Kleinkram\n\n- Sauna 14 € pro Person\n- Brötchen: ab 7.30 Uhr abholen\n- Duschen: im Preis drin',
    )
    const earlier = [{ question: 'was kostet die Sauna', answer: 'Sauna 14 € pro Person [1]' }]
    const sauna = found('de', 'Sauna im alten Bienenhaus. Mittwoch bis Sonntag 16 bis 21 Uhr, im Winter täglich.', [
      'Sauna',
    ])
    expect(said('wann ist die offen', [list, sauna], earlier)).toContain('16 bis 21 Uhr')
  })
})

test('whether something may be done is told by no row that names only what it is done to', () => {
  const courses = tableOf(
    'en',
    'Courses',
    ['Course', 'Price'],
    [
      ['Repair basics', '€45'],
      ['Wheel building', '€120'],
    ],
  )
  const rule = found('en', 'Cancelling a course is free up to 48 hours before it begins.')
  expect(said('Can I cancel my repair?', [courses])).toBe('')
  expect(said('Can I cancel a course?', [courses, rule])).toContain('48 hours')
})

describe('hours', () => {
  const hours = tableOf(
    'en',
    'Opening hours',
    ['Day', 'Shop', 'Workshop'],
    [
      ['Monday', 'closed', 'closed'],
      ['Tuesday to Thursday', '9:30 – 18:30', '9:30 – 17:00'],
      ['Friday', '9:30 – 19:00', '9:30 – 17:00'],
    ],
  )
  const note = 'From 1 November to the end of February the shop closes one hour earlier on weekdays.'
  const winter = found('en', note)

  test('of a day within a range are those of all that has hours, where nobody says of which', () => {
    expect(said('Are you open on Wednesday?', [hours, winter])).toBe(
      'Tuesday to Thursday: Shop 9:30 – 18:30, Workshop 9:30 – 17:00',
    )
    expect(said('Is the workshop open on Wednesday?', [hours, winter])).toBe(
      'Tuesday to Thursday, Workshop: 9:30 – 17:00',
    )
  })

  test.each(['What are your opening hours?', 'opening times?'])(
    '%s is told all of them, and when they are others',
    (question) => {
      const lines = 'Tuesday to Thursday: 9:30 – 18:30\n\nFriday: 9:30 – 19:00\n\nSaturday: 10:00 – 15:00'
      const whole = said(question, [found('en', `${lines}\n\n${note}`, ['Opening hours'])])
      expect(whole).toContain('Friday')
      expect(whole).toContain(note)
    },
  )

  test.each([
    [
      'en',
      'What are your opening hours in December?',
      'From 1 November to the end of February the shop closes at six.',
    ],
    ['de', 'Wann schließt ihr im Januar?', 'Vom 1. November bis Ende Februar schließen wir um 18 Uhr.'],
    ['fr', 'Vous fermez à quelle heure en juillet ?', 'Du 15 juin à la fin d’août nous fermons à 20 h.'],
  ])('of a month up to the end of another one: %s', (language, question, answer) => {
    expect(said(question, [found(language, answer)])).toBe(answer)
  })
})

describe('how long something may be left', () => {
  const storage = found(
    'en',
    'Bikes that are ready are kept for two weeks at no cost; after that we charge €2 a day.',
    ['Storage'],
  )
  const warranty = found('en', 'Batteries of e-bikes are covered for two years. The shop closes at 17:00.', [
    'Warranty',
  ])
  const prices = tableOf(
    'en',
    'Prices',
    ['Service', 'City bike'],
    [
      ['Puncture repair', '€24'],
      ['Truing', '€25'],
    ],
  )
  const kept = found('de', 'Fertige Räder bewahren wir vier Wochen kostenlos auf. Reparaturen dauern drei Tage.')

  test.each([
    'How long can I leave my repaired bike with you?',
    'How long can my bike stay with you once it is ready?',
    'When do I have to collect my bike?',
    'Wie lange kann ich mein Rad bei euch stehen lassen?',
  ])('%s', (question) => {
    expect(said(question, [prices, warranty, storage])).toContain('kept for two weeks')
  })

  test('is shown as the closest where a question is hardly named', () => {
    const { support, text } = ask('how long will you store my bike after the repair', [prices, warranty, storage])
    expect([support, text]).toEqual(['weak', expect.stringContaining('kept for two weeks')])
  })

  test.each([
    'Wie lange kann ich mein Rad bei euch stehen lassen?',
    'Wie lange darf mein repariertes Rad bei Ihnen bleiben?',
    'How long can I leave my bike with you?',
  ])('%s (in German)', (question) => {
    expect(said(question, [kept])).toContain('vier Wochen')
  })

  test.each(['How long can I leave my car with you?', 'How long can my dog stay?', 'How long does the repair take?'])(
    'is not told of something else: %s',
    (question) => {
      expect(ask(question, [prices, warranty, storage]).support).not.toBe('strong')
    },
  )
})

describe('a slip of the fingers in a word for which the documents have another', () => {
  const paying = found(
    'de',
    'Kann ich in Raten zahlen?\n\nJa, ab 300 € in bis zu 24 Monatsraten.\n\nKann ich mit Karte zahlen?\n\nJa, mit allen.',
  )
  test.each(['ratenzalung möglich?', 'Bieten Sie Ratenzalung an?'])('%s', (question) => {
    expect(said(question, [paying])).toContain('24 Monatsraten')
  })
})

test.each(['what is included?', 'welche Zimmer verfügbar?'])('"%s" asks for no yes or no', (question) => {
  expect(askedOf(question, question.startsWith('what') ? 'en' : 'de').kind).not.toBe('yes-no')
})

test('a yes or no is asked for without a verb before it, too', () => {
  expect(said('Hunde erlaubt', [found('de', 'Dürfen Hunde mit?\n\nJa, an der Leine.')])).toBe('Ja, an der Leine.')
  expect(said('parking free?', [found('en', 'Do you charge for parking?\n\nNo, it is free.')])).toBe('No, it is free.')
})

test('a notice is asked for by its name, and not by what one does then', () => {
  expect(askedOf('How much notice do I have to give when I leave?', 'en')).toMatchObject({ kind: 'duration' })
  expect(askedOf('How much notice do I have to give when I leave?', 'en').asking).not.toContain('notice')
})
