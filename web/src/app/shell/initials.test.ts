import { expect, test } from '@jest/globals'
import { initialsOf } from './initials.ts'

test.each([
  ['Ines Hartmann', 'IH'],
  ['  ines   maria hartmann ', 'IM'],
  ['Cher', 'C'],
  ['émile zola', 'ÉZ'],
  ['(Ines) "Hartmann"', 'IH'],
  ['😀 smile', 'S'],
  ['', ''],
  ['   ', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
