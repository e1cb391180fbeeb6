import { expect, test } from '@jest/globals'
import { factOf } from './fact.ts'

test('a fact is the first sentence with a number, without marks', () => {
  expect(factOf('Yes. You have **14 days** to return it [1]. We pay the way back [2].')).toBe(
    'You have 14 days to return it.',
  )
})

test('without a number it is the first sentence', () => {
  expect(factOf('- No dogs in the garden. [1]\n- No bikes. [1]')).toBe('No dogs in the garden.')
})

test('of a table it is a row, and of nothing nothing', () => {
  expect(factOf('| Plan | Price |\n|---|---|\n| Basic | 9 euros |')).toBe('Basic 9 euros')
  expect(factOf(' [1] ')).toBe('')
})
