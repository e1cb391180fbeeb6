import { describe, expect, test } from '@jest/globals'
import { foundPassage } from '../../../test/found-passage.ts'
import { extract } from './extract.ts'
import { sentencesOf } from './sentences.ts'
import { createPassageReader } from './units/read.ts'
import { blocksOf } from './units/blocks.ts'

const prices = foundPassage('Prices 2026', '', {
  rows: [
    ['Treatment', 'Length', 'Members', 'Guests'],
    ['Boat wash', '30 min', '20 €', '25 €'],
    ['Boat wash', '60 min', '35 €', '42 €'],
    ['Hull polish', '60 min', '80 €', '95 €'],
    ['Hull polish', '120 min', '140 €', '165 €'],
    ['Sail repair', '-', '15 €', '18 €'],
  ],
  headings: ['Prices'],
  language: 'en',
})
const rules = foundPassage('Harbour rules', 'You may moor free of charge for 90 minutes. Be kind to the swans.', {
  headings: ['Mooring'],
  language: 'en',
})
const ask = (question: string) => extract(question, [], [prices, rules], createPassageReader())
const said = (question: string) => {
  const { support, text } = ask(question) as { support: string; text?: string }
  return support === 'strong' ? text : support
}

describe('rows of one name are told apart by the next column', () => {
  test.each([
    ['How much is a boat wash of 60 min for guests?', 'Boat wash, 60 min, Guests: 42 €'],
    ['hull polish 120 min price for members', 'Hull polish, 120 min, Members: 140 €'],
    ['How much is a sail repair for members?', 'Sail repair, Members: 15 €'],
  ])('%j', (question, answer) => expect(said(question)).toBe(answer))
})

test('a price is told by no sentence about something else, where what is asked for has rows', () => {
  expect(ask('How much is a boat wash of 90 minutes?').support).not.toBe('strong')
})

test('a heading that ends in a bracket stays with the list below it', () => {
  const text =
    '10-visit cards (members only)\n- Boat wash: 180 €\n- Hull polish: 700 €\n- Cards are good for two years.'
  expect(blocksOf({ text })).toMatchObject([{ kind: 'list', label: '10-visit cards (members only)' }])
})

test('no sentence ends behind what is cut short or put in brackets', () => {
  const whole = [
    'Vom 24. Dezember bis einschl. 1. Januar geschlossen.',
    'Sie kostet 27 € (20 Min.) und 49 € (40 Min.) im Salon.',
  ]
  expect(sentencesOf(whole.join(' '))).toEqual(whole)
})
