import { OWN_ANSWERS_TITLE } from '@docent/proto/http'
import { describe, expect, test } from '@jest/globals'
import { foundPassage } from '../../../test/found-passage.ts'
import { saidOf } from '../../../test/said-of.ts'
import { extract } from './extract.ts'
import { createPassageReader } from './units/read.ts'

const en = { language: 'en' as const }
const own = (question: string, answer: string) =>
  foundPassage(OWN_ANSWERS_TITLE, answer, { ...en, headings: [question] })

describe('what the owner answered is heard in the words of visitors', () => {
  const hotel = [
    foundPassage('Hotel', 'Guests find towels in each room.', { ...en, headings: ['Rooms'] }),
    foundPassage('Hotel', 'Breakfast for guests is served from seven to ten.', { ...en, headings: ['Breakfast'] }),
  ]

  test.each([
    ['Are dogs allowed in the rooms?', 'Can I bring my dog?', 'Yes, for £10 a night.'],
    ['Is there wifi for guests?', 'Do you have wifi?', 'Yes, it is free.'],
  ])('%s', (question, asked, answer) => {
    expect(saidOf(question, [...hotel, own(asked, answer)])).toContain(answer)
  })
})

describe('a name that stands in a longer one is asked for by its parts, too', () => {
  const table = (rows: string[][]) =>
    foundPassage('Preise', '', { headings: ['Preise'], language: 'de', rows: [['Was', 'Preis'], ...rows] })

  test.each([
    [
      'Was kostet ein Ticket für Kinder?',
      [
        ['Ticket', '12 €'],
        ['Kinderticket', '6 €'],
      ],
      /6 €/,
    ],
    [
      'Was kostet ein Ticket für die Familie?',
      [
        ['Ticket', '12 €'],
        ['Familienticket', '30 €'],
      ],
      /30 €/,
    ],
    [
      'Was kostet eine Massage für den Rücken?',
      [
        ['Massage', '50 €'],
        ['Rückenmassage', '35 €'],
      ],
      /35 €/,
    ],
    [
      'Was kostet eine Massage?',
      [
        ['Massage', '50 €'],
        ['Rückenmassage', '35 €'],
      ],
      /50 €/,
    ],
  ])('%s', (question, rows, answer) => {
    const said = saidOf(question, [table(rows)])
    expect(said).toMatch(answer)
    expect(said?.match(/€/g)).toHaveLength(1)
  })
})

test('who has booked already asks for the terms of cancelling', () => {
  const found = [
    foundPassage('Terms', 'If you cancel up to 48 hours before the tour, you get a full refund.', en),
    foundPassage('Booking', 'Every booking is confirmed by mail within a day.', en),
  ]
  expect(saidOf('Do I get a refund if I booked a tour?', found)).toMatch(/^If you cancel/)
})

test('what is sold in packs only is told by the price of a pack', () => {
  const shop = foundPassage('Shop', 'Our beeswax candles come in packs of 6 for £9. They burn for four hours.', en)
  expect(saidOf('How much are the beeswax candles?', [shop])).toMatch(/£9/)
})

test('a dash that is all a row tells is told', () => {
  const hours = foundPassage('Zeiten', '', {
    headings: ['Öffnungszeiten'],
    language: 'de',
    rows: [
      ['Tag', 'Uhrzeit'],
      ['Montag', '-'],
      ['Dienstag', '8:00 - 12:30'],
    ],
  })
  expect(extract('Wann habt ihr am Montag offen?', [], [hours], createPassageReader()).text).toBe('Montag: -')
})

test('a list that is counted in letters is told whole', () => {
  const list = foundPassage('Swimming', 'What to bring:\na. A towel\nb. Swimwear\nc. A padlock for your locker', en)
  expect(saidOf('What do I have to bring?', [list])).toMatch(/towel.*Swimwear.*padlock/s)
})

test.each(['2026-05-08', '08.05.2026'])('%s is no price, also in a price list', (day) => {
  const prices = foundPassage('Touren und Preise', '', {
    headings: ['Preise'],
    language: 'de',
    rows: [
      ['Tour', 'Erwachsene', 'Kinder'],
      ['Biber-Tour (Jeetzel, 12 km)', '34,00 €', '19,00 €'],
      ['Elbtal-Tour', '48,00 €', '27,00 €'],
    ],
  })
  const days = foundPassage('Touren und Preise', '', {
    headings: ['Termine'],
    language: 'de',
    rows: [
      ['Tour', 'Beginn'],
      ['Elbtal-Tour', '2026-05-30'],
      ['Biber-Tour', day],
    ],
  })
  expect(saidOf('Was kostet die Biber-Tour?', [days, prices])).toMatch(/34,00 €/)
})
