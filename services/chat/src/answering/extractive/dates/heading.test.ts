import { expect, test } from '@jest/globals'
import { foundPassage } from '../../../../test/found-passage.ts'
import { extract } from '../extract.ts'
import { createPassageReader } from '../units/read.ts'

const log = foundPassage(
  'Changelog',
  '- New: dark mode, in the web and desktop apps.\n- New: bin for deleted conversations (30 days).\n- Better: exports are three times faster.',
  { headings: ['Changelog', '5.2 - 3 February 2026'], language: 'en' },
)

test('when something came is told by the date above its line, with that line only', () => {
  const { support, text } = extract('when did dark mode come', [], [log], createPassageReader())
  expect(support).toBe('strong')
  expect(text).toBe('5.2 - 3 February 2026: New: dark mode, in the web and desktop apps.')
})
