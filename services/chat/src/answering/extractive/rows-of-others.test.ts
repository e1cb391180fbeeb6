import { describe, expect, test } from '@jest/globals'
import { foundPassage } from '../../../test/found-passage.ts'
import { extract } from './extract.ts'
import { mayAnswer } from './guards.ts'
import { compare } from './measure.ts'
import { createPassageReader } from './units/read.ts'

const prices = foundPassage('Preise', '', {
  rows: [
    ['Leistung', 'Dauer', 'Preis', 'Mitglieder'],
    ['Große Politur', '60 Min.', '80 €', '70 €'],
    ['Große Politur', '120 Min.', '140 €', '120 €'],
    ['Fensterpolitur', '60 Min.', '25 €', '-'],
    ['Takelage (nach Politur)', '60 Min.', '410 €', '380 €'],
  ],
  headings: ['Preise'],
  language: 'de',
})
const packs = foundPassage(
  'Karten',
  '10er-Karten (nur Mitglieder)\n- Politur 60 Min.: 630 €\n- Politur 120 Min.: 1.080 €\n',
  {
    headings: ['10er-Karten (nur Mitglieder)'],
    language: 'de',
  },
)
const found = [packs, prices]
const said = (question: string) => {
  const { support, text } = extract(question, [], found, createPassageReader())
  return support === 'strong' ? text : support
}

describe('a thing is what the last word of its name says', () => {
  test.each([
    ['Was kostet eine Politur von 60 Min.?', 'Große Politur, 60 Min., Preis: 80 €'],
    ['Was kostet eine Fensterpolitur?', 'Fensterpolitur, 60 Min., Preis: 25 €'],
    [
      'Was kostet eine Politur?',
      'Große Politur: Dauer 60 Min., Preis 80 €, Mitglieder 70 €  \nGroße Politur: Dauer 120 Min., Preis 140 €, Mitglieder 120 €',
    ],
  ])('%j', (question, answer) => expect(said(question)).toBe(answer))
})

test('what one costs is not answered by what ten cost, unless they are asked for', () => {
  const itemsFor = (question: string) => {
    const comparison = compare(question, [], found, createPassageReader())
    return comparison.candidates.filter(({ unit }) => unit.kind === 'item').filter(mayAnswer(comparison)).length
  }
  expect(itemsFor('Was kostet eine Politur?')).toBe(0)
  expect(itemsFor('Was kostet die 10er-Karte für die Politur?')).toBe(2)
})
