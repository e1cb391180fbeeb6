import { expect, test } from '@jest/globals'
import { foundPassage } from '../../../test/found-passage.ts'
import { extract } from './extract.ts'
import { createPassageReader } from './units/read.ts'

test('what is named nowhere is not shown for what is done with it', () => {
  const returns = foundPassage(
    'Returns',
    'Returns and refunds\nLarkfield Pottery, an example shop, takes back what you did not use.\nYou may return unused pieces within 30 days of delivery.',
    { language: 'en' },
  )
  expect(extract('Do you sell skateboards?', [], [returns], createPassageReader()).support).toBe('none')
})
