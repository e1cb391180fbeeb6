import { describe, expect, test } from '@jest/globals'
import { foundPassage } from '../../../../test/found-passage.ts'
import { extractEach } from '../two-questions.ts'
import { createPassageReader } from '../units/read.ts'
import { inFigures, inFiguresOf } from './named-lengths.ts'

describe('a length that has a name is asked for in the figures of a table', () => {
  test.each([
    ['half an hour of massage', ['30 min'], '30 min of massage'],
    ['how much for an hour', ['60 minutes'], 'how much for 60 min'],
    ['eine halbe Stunde Massage', ['30 Min.'], 'eine 30 min Massage'],
    ['une heure de massage', ['60 min'], '60 min de massage'],
    ['an hour and a half', ['90 min'], '90 min'],
  ])('%s', (question, cells, asked) => {
    expect(inFiguresOf(question, () => cells)).toBe(asked)
  })

  test.each([
    ['where no cell has it', 'half an hour of massage', ['20 min', '130 min']],
    ['where one has the name', 'how much for an hour', ['60 min', '1 hour']],
    ['where a column of units has the name', 'planwagen eine stunde', ['60 Min.', 'Stunde']],
    ['where none is named', 'how much is a massage', ['30 min']],
  ])('not %s', (_, question, cells) => {
    expect(inFiguresOf(question, () => cells)).toBe(question)
  })

  test('a night is one, and the names of lengths are read wherever they stand', () => {
    expect(inFigures('half an hour, or a night')).toBe('30 min, or 1 night')
  })
})

test('who asks for half an hour is told the row of 30 minutes', () => {
  const prices = foundPassage('Prices', '', {
    language: 'en',
    rows: [
      ['Treatment', 'Length', 'Price'],
      ['Sports massage, short', '30 min', '£36'],
      ['Sports massage, long', '60 min', '£57'],
    ],
  })
  const rules = foundPassage('Rules', 'A massage can be cancelled 24 hours before. After that half the price is due.', {
    language: 'en',
    headings: ['Cancelling'],
  })
  const said = (question: string) => extractEach(question, [], [rules, prices], createPassageReader())[0].text
  expect(said('what does half an hour of massage cost')).toContain('£36')
  expect(said('how much for an hour of massage')).toContain('£57')
})
