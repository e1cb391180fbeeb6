import { expect, test } from '@jest/globals'
import { sameWord } from './index.ts'

test.each([
  ['refnud', 'refund'],
  ['brekfast', 'breakfast'],
  ['garantee', 'guarantee'],
  ['tyer', 'tyre'],
  ['servce', 'services'],
  ['telefone', 'telephone'],
  ['apointmnet', 'appointment'],
  ['reperatur', 'reparatur'],
  ['café', 'cafe'],
])('%s is %s with a slip of the fingers', (typed, meant) => {
  expect(sameWord(typed, meant, 'en')).toBe(true)
  expect(sameWord(meant, typed, 'en')).toBe(true)
})

test.each([
  ['e021', 'e022'],
  ['2026', '2025'],
  ['cat', 'car'],
  ['bike', 'bite'],
  ['lights', 'fights'],
  ['refund', 'remind'],
  ['花园', '花圃'],
])('%s is not %s', (a, b) => {
  expect(sameWord(a, b, 'en')).toBe(false)
})
