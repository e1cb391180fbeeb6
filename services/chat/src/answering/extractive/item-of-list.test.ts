import { describe, expect, test } from '@jest/globals'
import { foundPassage } from '../../../test/found-passage.ts'
import { extract } from './extract.ts'
import { createPassageReader } from './units/read.ts'

describe('of lines that each name what they tell', () => {
  const specs = foundPassage(
    'Tent.md',
    'Best use: canoes\nColor: Orange\nMaterial: Polyester\nNumber of doors: 2\nTent poles: Aluminum\nPacked size: 24 inches x 10 inches\nWeight: 17 lbs',
    { headings: ['Tent'] },
  )

  test.each([
    ['What is the weight of the tent?', 'Weight: 17 lbs'],
    ['How heavy is the tent?', 'Weight: 17 lbs'],
    ['What is the packed size of the tent?', 'Packed size: 24 inches x 10 inches'],
  ])('the one that is asked for is said alone: %s', (question, line) => {
    expect(extract(question, [], [specs], createPassageReader())).toMatchObject({ support: 'strong', text: line })
  })
})
