import { describe, expect, test } from '@jest/globals'
import { foundPassage } from '../../../test/found-passage.ts'
import { extractEach } from './two-questions.ts'
import { createPassageReader } from './units/read.ts'

const found = [
  foundPassage('Rules', '', {
    language: 'en',
    headings: ['Cancelling'],
    rows: [
      ['What', 'Until when'],
      ['Rooms', '3 days before arrival'],
      ['Flat', '30 days before arrival'],
    ],
  }),
  foundPassage('Prices', 'The flat costs £140 a night, rooms £90.', { language: 'en', headings: ['Prices'] }),
]
const said = (question: string, before: string, answer = '') => {
  const earlier = [{ question: before, answer }]
  const [{ support, text }] = extractEach(question, earlier, found, createPassageReader())
  return support === 'strong' ? text : support
}

describe('what goes on from a question that nothing answered', () => {
  test.each(['and in the flat?', 'also in the flat?'])(
    'is not told something else of what it names: %s',
    (question) => {
      expect(said(question, 'Is there a hairdryer?')).toBe('weak')
    },
  )

  test('is answered where it asks for something itself, or goes on from what was answered', () => {
    expect(said('and until when can I cancel the flat?', 'Is there a hairdryer?')).toContain('30 days')
    expect(
      said('and the flat?', 'Until when can I cancel rooms?', 'Rooms, Until when: 3 days before arrival [1]'),
    ).toContain('30 days')
  })
})
