import { compare } from '../measure.ts'
import { createPassageReader } from '../units/read.ts'
import { describe, expect, test } from '@jest/globals'
import { foundPassage } from '../../../../test/found-passage.ts'
import { saidOf } from '../../../../test/said-of.ts'

const prices = foundPassage('Preise', '', {
  language: 'de',
  rows: [
    ['Rad', '3 Stunden', '1 Tag', '1 Woche'],
    ['Tourenrad', '9 €', '14 €', '69 €'],
    ['Kinderrad 16 bis 20 Zoll', '5 €', '8 €', '38 €'],
    ['Kinderanhänger Einsitzer', '8 €', '12 €', '55 €'],
    ['Kindersitz hinten', '3 €', '4 €', '18 €'],
  ],
})
const kasse = foundPassage(
  'Therapie',
  'Einzelstunden kosten 44 €. Die Krankenkassen zahlen das in der Regel nicht, und ein Krankenhaus auch nicht.',
  { language: 'de' },
)

const stemsOf = (question: string) =>
  compare(question, [], [prices], createPassageReader()).terms.map(({ stems }) => [...stems.keys()])

test('what begins as a compound that stands there is not asked for where it goes on with another thing', () => {
  expect(stemsOf('kinderrad')).toEqual([['kinderrad']])
  expect(stemsOf('kindersitze')).toEqual([['kindersitz']])
})

describe('a compound that stands there is no other one that begins as it does', () => {
  test.each([
    ['was kostet ein kinderrad am tag', 'Kinderrad 16 bis 20 Zoll, 1 Tag: 8 €'],
    ['was kostet ein kindersitz am tag', 'Kindersitz hinten, 1 Tag: 4 €'],
  ])('%s', (question, answer) => {
    expect(saidOf(question, [prices])).toBe(answer)
  })

  test('and who is ill asks for no insurance', () => {
    expect(saidOf('muss ich die stunde zahlen wenn ich krank werde', [kasse])).toBe('')
  })
})
