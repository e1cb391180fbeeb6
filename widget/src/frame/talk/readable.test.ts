import { expect, test } from '@jest/globals'
import { readableTitle } from './readable.ts'

test.each([
  ['price_list_v3-final.pdf', 'Price list v3 final'],
  ['Returns and refunds 2025.pdf', 'Returns and refunds 2025'],
  ['opening-hours.MD', 'Opening hours'],
  ['e-bike prices.docx', 'e-bike prices'],
  ['Opening hours of Larkfield Pottery', 'Opening hours of Larkfield Pottery'],
  ['Version 2.1', 'Version 2.1'],
  ['larkfield.example', 'larkfield.example'],
  ['.pdf', '.pdf'],
  ['___.txt', '___.txt'],
  ['', ''],
])('a source that is called %j is %j to a visitor', (title, says) => {
  expect(readableTitle(title)).toBe(says)
})
