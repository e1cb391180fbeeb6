import { expect, test } from '@jest/globals'
import { fold } from '@docent/runtime/text'
import { isBeside } from './beside.ts'

test.each(['nochmal', 'obs', 'wenns', 'eig', 'vllt', 'bissl', 'dafür', 'trotzdem', 'kannste', 'habts', 'möcht'])(
  'what people put in without asking for it, no document has to hold: %s',
  (word) => {
    expect(isBeside(fold(word))).toBe(true)
  },
)

test.each(['selbst', 'sicher', 'weiß', 'grad', 'net', 'hats', 'extra', 'voll', 'total'])(
  'what may be asked for, here or in English, is none of it: %s',
  (word) => {
    expect(isBeside(fold(word))).toBe(false)
  },
)
