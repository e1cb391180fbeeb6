import { describe, expect, test } from '@jest/globals'
import type { PassageTable } from '@docent/proto'
import type { Found } from '../../retrieval/retrieve.ts'
import { extract } from './extract.ts'
import { isWholeAddress } from './question/values.ts'
import { createPassageReader } from './units/read.ts'

function found(text: string, tables?: PassageTable[], title = 'Prices'): Found {
  const passage = { documentId: title, chunkId: `${title}:${text.length}`, title, page: null, headings: [], text }
  return { passage: { ...passage, score: 5, ...(tables && { tables }) }, dense: null, lexical: 5 }
}

/** A table with a note above it. */
function tableOf(note: string, heads: string[], rows: string[][]): Found {
  const lines = [heads, ...rows].map((cells) => cells.join('\t')).join('\n')
  const from = note === '' ? 0 : note.length + 2
  const text = note === '' ? lines : `${note}\n\n${lines}`
  return found(text, [{ from, to: text.length, heads, rows }])
}

const said = (question: string, passages: Found[], earlier: { question: string; answer: string }[] = []) =>
  extract(question, earlier, passages, createPassageReader())

describe('a month is asked for by the season that it is in', () => {
  const boats = tableOf(
    'Low season is November to March, mid season April, May and October, high season June to September.',
    ['Boat', 'Low season', 'Mid season', 'High season'],
    [
      ['Rowing boat', '£12', '£15', '£19'],
      ['Canoe', '£18', '£22', '£27'],
    ],
  )
  const rooms = tableOf(
    'Nebensaison: 1. November bis 31. März. Hauptsaison: 15. Mai – 30. September.',
    ['Zimmer', 'Nebensaison', 'Hauptsaison'],
    [
      ['Einzelzimmer', '64 €', '89 €'],
      ['Doppelzimmer', '92 €', '128 €'],
    ],
  )
  test.each([
    ['What does the canoe cost in July?', boats, 'Canoe, High season: £27'],
    ['price of a rowing boat in october', boats, 'Rowing boat, Mid season: £15'],
    ['and how much is a canoe in january?', boats, 'Canoe, Low season: £18'],
    ['Was kostet das Doppelzimmer im August?', rooms, 'Doppelzimmer, Hauptsaison: 128 €'],
    ['Was kostet ein Einzelzimmer im Dezember?', rooms, 'Einzelzimmer, Nebensaison: 64 €'],
  ])('%s', (question, passage, expected) => {
    expect(said(question, [passage])).toMatchObject({ support: 'strong', text: expected })
  })

  test('a month that no season has is not guessed', () => {
    expect(said('Was kostet das Doppelzimmer im April?', [rooms]).support).not.toBe('strong')
  })
})

describe('a number is asked for by the range that holds it', () => {
  const trees = tableOf(
    '',
    ['Tree', '100-150 cm', '150-200 cm', '200-250 cm'],
    [
      ['Nordmann', '£26.50', '£37.50', '£54.00'],
      ['Spruce', '£13.50', '£19.50', '£28.00'],
    ],
  )
  test('although it stands nowhere', () => {
    expect(said('what is the price of a nordmann of 180 cm', [trees]).text).toBe('Nordmann, 150-200 cm: £37.50')
  })
})

test('an item of a list that has a name is said by itself', () => {
  const lights = found(
    'What the lights mean:\n\n- blue: change the filter\n- orange: it needs descaling\n- red: the tank is empty',
  )
  expect(said('what does the blue light mean', [lights])).toMatchObject({
    support: 'strong',
    text: 'blue: change the filter',
  })
})

test('somebody else\u2019s "Yes" goes, and what follows it answers by itself', () => {
  const paying = found(
    'Can I pay with PayPal?\nYes. Bank cards, Bizum and transfers as well, in the shop and on the website.',
  )
  const { text } = said('do you take bizum', [paying])
  expect(text).toContain('Bizum')
  expect(text).not.toMatch(/^Yes/)
})

test('what is like a word is found by that word, not by one that only has its stem', () => {
  const parking = found('Can I park here?\nYes, in the yard. Vans up to 6 metres fit as well; caravans do not.')
  expect(said('do you have a gym', [parking]).support).not.toBe('strong')
})

test('who has lost a phone does not ask for its number', () => {
  const lost = found('I lost my phone and cannot make a code:\n\nUse one of the ten recovery codes that you saved.', [])
  expect(said('lost my phone, cannot make a code', [lost])).toMatchObject({ support: 'strong' })
})

describe('an address', () => {
  test.each([
    'Shop, 14 Quay Street',
    'Library, 2 Fuller Square, Quenby QB1 7LR',
    'Hauptstraße 5, 12345 Lindau',
    '12, rue des Lilas, 69001 Lyon',
    'Calle Mayor 3, Madrid',
    'Via Roma 12',
    'Rua Augusta, 120, Lisboa',
    'Wilgenhof 12, 7999 ZV Zevendonk',
    'Atatürk Caddesi No: 12',
  ])('is known by its street and number: %s', (line) => expect(isWholeAddress(line)).toBe(true))

  test.each(['Tram 2, stop Fuller Square.', '© 2026 Harbour Cycles.', 'Bus 3 stops at Quay Street (1 minute).'])(
    'is not what has a number and a name: %s',
    (line) => expect(isWholeAddress(line)).toBe(false),
  )

  const hours = tableOf(
    'Library, 2 Fuller Square, Quenby QB1 7LR',
    ['Day', 'Open'],
    [
      ['Monday', '9 am to 5 pm'],
      ['Friday', '9 am to 1 pm'],
    ],
  )
  const tram = found('Tram 2, stop Fuller Square. Parking is in Mill Lane.', [], 'Getting here')
  test.each(['whats your address', 'where are you located', 'Where are you?'])(
    'answers %s, also where it stands above a table',
    (question) => {
      expect(said(question, [tram, hours])).toMatchObject({
        support: 'strong',
        text: expect.stringContaining('2 Fuller Square'),
      })
    },
  )

  test('is the one of the business, which stands in many places, not that of a neighbor', () => {
    const covers = found(
      'While we are away: Dr. Brandis, Market Street 31, Hallerstedt, and 31 Market Street is open daily.',
      [],
      'Hours',
    )
    const foot = (title: string) => found(`${title}\n\nDental practice Linden, 7 Mill Lane, Hallerstedt`, [], title)
    const { text } = said('Where are you?', [covers, foot('Prices'), foot('Team'), foot('Rules of the house')])
    expect(text).toContain('7 Mill Lane')
  })

  test('is nothing else, where only where somebody is was asked for', () => {
    const hours = found(
      'Saturday: by appointment only, every first Saturday of the month, at the door below.',
      [],
      'Hours',
    )
    expect(said('Where are you?', [hours]).support).not.toBe('strong')
  })

  test('is not what only names a town, where an address is asked for', () => {
    const clinic = found('Can you operate? No. We send you to the clinic for jaw surgery in Wehlen.', [], 'Questions')
    expect(said('address of the clinic in Wehlen', [clinic]).support).not.toBe('strong')
  })
})

test('what stands below every page answers nothing', () => {
  const foot = found('Prices include VAT.\n\n© 2026 Harbour Cycles. All rights reserved.')
  expect(said('when was Harbour Cycles founded', [foot]).text).not.toContain('©')
})

test('the hours of the first of several tables are told, where none is named', () => {
  const part = (name: string, open: string) => `${name}\nSaturday\t${open}\nSunday\tclosed`
  const text = `${part('Shop', '9 am to 5 pm')}\n\n${part('Workshop', '9 am to 1 pm')}`
  const rows = (open: string) => [
    ['Saturday', open],
    ['Sunday', 'closed'],
  ]
  const second = text.indexOf('Saturday', 20)
  const tables = [
    { from: 5, to: text.indexOf('\n\n'), heads: [], rows: rows('9 am to 5 pm') },
    { from: second, to: text.length, heads: [], rows: rows('9 am to 1 pm') },
  ]
  const { text: answer } = said('what time do you close on saturday', [found(text, tables, 'Opening hours')])
  expect(answer).toBe('Shop, Saturday: 9 am to 5 pm')
})

describe('whether something is included', () => {
  const ferry = found(
    'May I take a hired bike on the ferry?\nYes, to the Isle of Wight. You may not take it to France.',
  )
  const breakfast = found('Is breakfast included?\nYes, from 7 to 10 am in the bar.')
  const helmet = found('Every hired bike comes with a lock and a helmet free of charge.')

  test('is not answered by what may be done with it', () => {
    expect(said('is the ferry included when i hire a bike', [ferry]).support).not.toBe('strong')
  })
  test.each([
    ['is breakfast included?', breakfast],
    ['is a helmet included when i hire a bike', helmet],
  ])('is not kept back from what speaks of it: %s', (question, passage) => {
    expect(said(question, [passage]).held).not.toBe('kind')
  })
})

describe('what a document spells wrong is found by another word for it', () => {
  const faq = found(
    'How long is the garantee on repairs?\n12 months on our work, 24 months on new parts.\n\n' +
      'How do I get there?\nThe bus stops at the gate.',
  )
  test('how long is the warranty', () => {
    expect(said('how long is the warranty', [faq])).toMatchObject({
      support: 'strong',
      text: expect.stringContaining('12 months'),
    })
  })

  test('and not by words that only look like it', () => {
    expect(said('do you have a gym', [found('Vans up to six metres fit as well.')]).support).not.toBe('strong')
  })
})
