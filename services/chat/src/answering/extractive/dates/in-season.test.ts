import { describe, expect, test } from '@jest/globals'
import { foundPassage } from '../../../../test/found-passage.ts'
import type { EarlierTurn } from '../../stand-alone.ts'
import { extractEach } from '../two-questions.ts'
import { createPassageReader } from '../units/read.ts'

const prices = foundPassage('Preise', '', {
  language: 'de',
  rows: [
    ['Unterkunft', 'Personen', 'Vor-/Nachsaison', 'Zwischensaison', 'Hauptsaison'],
    ['Schlaffass', '2', '45,00 €', '52,00 €', '62,00 €'],
    ['Mobilheim', '4', '69,00 €', '89,00 €', '119,00 €'],
  ],
})
const seasons = foundPassage('Saisonzeiten', '', {
  language: 'de',
  rows: [
    ['Saison', 'von', 'bis'],
    ['Vorsaison', '01.04.2026', '21.05.2026'],
    ['Zwischensaison', '22.05.2026', '26.06.2026'],
    ['Hauptsaison', '27.06.2026', '06.09.2026'],
    ['Nachsaison', '07.09.2026', '31.10.2026'],
  ],
})
const rates = foundPassage('Rates', '', {
  language: 'en',
  rows: [
    ['Cottage', 'Low', 'Mid', 'High'],
    ['Seaview', '£80', '£110', '£150'],
    ['Harbour', '£70', '£95', '£130'],
  ],
})
const written = foundPassage(
  'Booking',
  'High season: 1 July to 31 August; mid season: May, June and September; low season: the rest of the year.',
  { language: 'en' },
)

function told(found: readonly ReturnType<typeof foundPassage>[], ...questions: string[]) {
  const read = createPassageReader()
  const earlier: EarlierTurn[] = []
  let last: readonly { text: string; title: string }[] = []
  for (const question of questions) {
    const all = extractEach(question, earlier, found, read)
    last =
      all[0].support === 'strong' ? all.map(({ text, passages }) => ({ text, title: passages[0]?.title ?? '' })) : []
    earlier.push({ question, answer: last.map(({ text }) => text).join('\n\n') })
  }
  return last.map(({ text, title }) => `${title}: ${text.replace(/\s*\n/g, ' / ')}`)
}

describe('the price of the season that a day lies in is told, and where its days stand', () => {
  test.each([
    [
      ['Was kostet das Schlaffass im Juli?'],
      ['Preise: Schlaffass, Hauptsaison: 62,00 €', 'Saisonzeiten: Hauptsaison: von 27.06.2026, bis 06.09.2026'],
    ],
    [
      ['Was kostet das Mobilheim vom 10. bis 17. September?'],
      ['Preise: Mobilheim, Vor-/Nachsaison: 69,00 €', 'Saisonzeiten: Nachsaison: von 07.09.2026, bis 31.10.2026'],
    ],
  ])('by a table: %j', (questions, answer) => {
    expect(told([prices, seasons], ...questions)).toEqual(answer)
  })

  test.each([
    ['how much is the Seaview cottage in august', 'Rates: Seaview, High: £150', 'High season: 1 July to 31 August'],
    ['price of Harbour in june', 'Rates: Harbour, Mid: £95', 'mid season: May, June and September'],
    ['what does Harbour cost in november', 'Rates: Harbour, Low: £70', 'low season: the rest of the year'],
  ])('by a sentence: %s', (question, price, days) => {
    expect(told([rates, written], question)).toEqual([price, expect.stringContaining(days)])
  })

  test('by the very heads of the prices', () => {
    const heads = foundPassage('Tarifs', '', {
      language: 'fr',
      rows: [
        ['Emplacement', 'Basse saison (1 avril – 30 juin)', 'Haute saison (1 juillet – 31 août)'],
        ['Tente', '12 €', '18 €'],
        ['Caravane', '16 €', '24 €'],
      ],
    })
    expect(told([heads], 'combien coûte une tente en juillet ?')).toEqual([
      'Tarifs: Tente, Haute saison (1 juillet – 31 août): 18 €',
    ])
  })
})

test('of a month that two seasons share, both are told, but not for its last day', () => {
  const [may = ''] = told([prices, seasons], 'Was kostet das Schlaffass im Mai?')
  expect(may).toContain('Vor-/Nachsaison: 45,00 €')
  expect(may).toContain('Zwischensaison: 52,00 €')
  const late = foundPassage('Saisonzeiten', '', {
    language: 'de',
    rows: [
      ['Saison', 'Zeitraum'],
      ['Hauptsaison', '27.06. – 30.08.'],
      ['Zwischensaison', '22.05. – 26.06. und 31.08. – 13.09.'],
    ],
  })
  expect(told([prices, late], 'Was kostet das Schlaffass im August?')[0]).toBe(
    'Preise: Schlaffass, Hauptsaison: 62,00 €',
  )
  expect(told([prices, late], 'Was kostet das Schlaffass Anfang September?')[0]).toBe(
    'Preise: Schlaffass, Zwischensaison: 52,00 €',
  )
})

test('a conversation goes on with another month', () => {
  expect(told([prices, seasons], 'Was kostet das Schlaffass im Juli?', 'und im April?')[0]).toBe(
    'Preise: Schlaffass, Vor-/Nachsaison: 45,00 €',
  )
})

test('a day of no season has no price, nor one of another year', () => {
  expect(told([prices, seasons], 'Was kostet das Schlaffass im Dezember?')).toEqual([])
  expect(told([prices, seasons], 'Was kostet das Schlaffass im Juli 2029?')).toEqual([])
})

test('which season a month is, is told once', () => {
  expect(told([prices, seasons], 'Welche Saison ist im August?')).toEqual([
    'Saisonzeiten: Hauptsaison: von 27.06.2026, bis 06.09.2026',
  ])
})

test('holidays are days', () => {
  const dated = foundPassage('Preise 2026', '', {
    language: 'de',
    rows: [
      ['Saison', 'Zeitraum'],
      ['Zwischensaison', '27.03. – 12.04. (mit Ostern) und 14.05. – 26.06.'],
      ['Hauptsaison', '27.06. – 06.09.'],
    ],
  })
  expect(told([prices, dated], 'Was kostet das Schlaffass über Ostern?')[0]).toBe(
    'Preise: Schlaffass, Zwischensaison: 52,00 €',
  )
})

test('a note to a column says more of its days than the column does', () => {
  const noted = foundPassage(
    'Flats',
    'High season: June to September. Winter: November to March.\n* From 22 December to 3 January the price of the high season.\n',
    {
      language: 'en',
      rows: [
        ['Flat', 'Winter *', 'High season'],
        ['Crane', '£118', '£198'],
        ['Heron', '£90', '£150'],
      ],
    },
  )
  expect(told([noted], 'how much is the Crane flat in february?')[0]).toContain('£118')
  expect(told([noted], 'how much is the Crane flat from 28 December to 2 January?').join()).not.toContain('£118')
})

test('a line below a heading that begins with the season tells its hours', () => {
  const hours = foundPassage(
    'Park',
    'Reception\n\n- Low and mid season: 9am to 5pm\n- High season: 8am to 9pm every day',
    { language: 'en', headings: ['Reception'] },
  )
  expect(told([rates, written, hours], 'reception opening hours in august')[0]).toContain('High season: 8am to 9pm')
})

test('when something is, is told by no price', () => {
  expect(told([prices, seasons], 'Wann gibt es Schlaffass im Juli?').join()).not.toContain('€')
})

test('cited is what was found, with all of its tables', () => {
  const periods = foundPassage('Rooms', '', {
    language: 'en',
    rows: [
      ['Period', 'From', 'To', 'Single', 'Double'],
      ['A', '1 April', '29 May', '£59', '£84'],
      ['B', '30 May', '3 July', '£73', '£104'],
      ['C', '4 July', '7 August', '£88', '£126'],
    ],
  })
  const [first] = extractEach('double room on 20 July', [], [periods], createPassageReader())
  expect(first.text).toContain('£126')
  expect(first.passages[0]).toBe(periods.passage)
})

describe('of several calendars, that of the price is taken, or none', () => {
  const table = (title: string, low: string, high: string) =>
    foundPassage(title, `High season: ${high}\nLow season: ${low}\n`, {
      language: 'en',
      rows: [
        ['What', 'Low season', 'High season'],
        [title === 'Pool' ? 'Pool ticket' : 'Double room', '£5', '£8'],
      ],
    })
  const pool = table('Pool', '1 September to 30 April', '1 May to 31 August')
  const house = table('Rooms', '1 April to 30 June', '1 July to 31 August')

  test('its own', () => {
    expect(told([pool, house], 'how much is a double room in may?')[0]).toContain('Double room, Low season')
    expect(told([pool, house], 'how much is a pool ticket in may?')[0]).toContain('Pool ticket, High season')
  })

  test('none where its own is not read', () => {
    const spa = foundPassage('Spa', 'High season for the spa: 1 December to 28 February.\n', {
      language: 'en',
      rows: [
        ['Pass', 'Low season', 'High season'],
        ['Day pass', '£30', '£45'],
      ],
    })
    expect(told([house, spa], 'how much is a day pass in july?').join()).not.toContain('Rooms:')
  })

  test('none of another year', () => {
    const old = foundPassage(
      'Rooms 2025',
      'High season: 1 June to 31 August 2025\nLow season: 1 September to 31 May 2025\n',
      {
        language: 'en',
      },
    )
    const now = foundPassage('Rooms 2026', '', {
      language: 'en',
      rows: [
        ['What', 'Low season', 'High season'],
        ['Double room', '£50', '£80'],
      ],
    })
    expect(told([old, now], 'how much is a double room in july 2025?').join()).not.toContain('High season: £80')
  })
})

test('a table of as many rows beside the seasons keeps all of them', () => {
  const hours = foundPassage('Phone', '', {
    language: 'de',
    rows: [
      ['Zeitraum', 'Telefon'],
      ['Januar bis Juni', '8–12 Uhr'],
      ['Juli bis September', '9–11 Uhr'],
      ['Oktober bis Dezember', '8–16 Uhr'],
    ],
  })
  const treatments = foundPassage('Behandlungen', '', {
    language: 'de',
    rows: [
      ['Behandlung', 'Preis'],
      ['Massage', '45 €'],
      ['Fango', '30 €'],
      ['Lymphdrainage', '52 €'],
    ],
  })
  expect(told([hours, treatments], 'Was kostet eine Behandlung im August?').join()).not.toContain('Fango: 30 €')
})

test.each(['vor dem 17. Juli', 'nach dem 16. Juli', 'außer im Juli'])(
  'other days than those that are named: %s',
  (days) => {
    expect(told([prices, seasons], `Was kostet das Schlaffass ${days}?`).join()).not.toContain('Saisonzeiten')
  },
)
