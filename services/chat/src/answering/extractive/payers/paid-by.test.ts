import { describe, expect, test } from '@jest/globals'
import { foundPassage } from '../../../../test/found-passage.ts'
import { saidOf } from '../../../../test/said-of.ts'
import { payersIn } from './payers.ts'

const tickets = foundPassage('Prices', '', {
  language: 'en',
  headings: ['Day tickets'],
  rows: [
    ['Ticket', 'Price'],
    ['Adult', '£14.50'],
    ['Child (3–15 years)', '£9.00'],
    ['Child under 3', 'free'],
    ['Senior (65+)', '£12.00'],
    ['Family (2 adults, 2 children)', '£42.00'],
    ['Dog', '£2.50'],
  ],
})
const passes = foundPassage('Prices', 'An annual pass costs £48 for adults and £29 for children.', {
  language: 'en',
  headings: ['Annual passes'],
})
const groups = foundPassage('Prices', 'Groups of 10 or more pay £11.00 per person.', {
  language: 'en',
  headings: ['Groups'],
})
const parties = foundPassage('Parties', 'A party costs £16 per child, with a minimum of 8 children.', {
  language: 'en',
  headings: ['Birthday parties'],
})
const zoo = [tickets, passes, groups, parties]

const linesOf = (question: string, found = zoo): string[] =>
  (saidOf(question, found) ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

const [adult, child, baby, senior, family, dog] = [
  'Adult: £14.50',
  'Child (3–15 years): £9.00',
  'Child under 3: free',
  'Senior (65+): £12.00',
  'Family (2 adults, 2 children): £42.00',
  'Dog: £2.50',
] as const

describe('everybody for whom a price is asked is told theirs', () => {
  test.each([
    ['how much for 2 adults and 3 children?', [adult, child, baby, family]],
    ['me, my wife and a 2 year old', [adult, baby]],
    ['i have a 2 year old and a 5 year old, what do we pay', [child, baby]],
    ['what do 2 adults and a dog pay?', [adult, dog]],
    ["what's the price for my gran, she's 70", [senior]],
    ['how much is it for a 17 year old?', [adult]],
    ['how much for a student?', [adult]],
    ["we're 4, two of them under 12, price?", [adult, child, family]],
    ['is it free for a 2 year old?', [baby]],
    ['is a family ticket cheaper than buying separately?', [adult, child, baby, family]],
  ])('%s', (question, lines) => {
    expect(linesOf(question)).toEqual(lines)
  })

  test('so many are told the price of a group, and fewer are not', () => {
    expect(linesOf('we are 12 people, how much is it?')).toEqual(['Groups of 10 or more pay £11.00 per person.'])
    expect(linesOf('we are 6 people, how much is it?')).toEqual([adult])
  })

  test('a list of something else is told only where that is asked for', () => {
    expect(linesOf('how much is a party for 10 kids?').join()).toContain('£16 per child')
    expect(linesOf('how much for 2 adults and 2 kids?').join()).not.toContain('£48')
  })

  test('what nobody says is not made of other prices', () => {
    expect(linesOf('what does the train cost for 2 adults and a child?')).toEqual([])
  })

  test('whether somebody may come is no price', () => {
    expect(linesOf('can a 5 year old and a 7 year old go on the lake alone?').join()).not.toContain('£')
  })
})

/** Of a processor, in microseconds: what else the machine does counts nothing. */
const A_SECOND = 1_000_000

test('a long question is read in a moment', () => {
  for (const text of [
    '2 adults and '.repeat(400),
    '1 '.repeat(3_000),
    'aged 4, 5 and '.repeat(400),
    'kids '.repeat(2_000),
  ]) {
    const begun = process.threadCpuUsage()
    payersIn(text)
    expect(process.threadCpuUsage(begun).user).toBeLessThan(A_SECOND)
  }
})
