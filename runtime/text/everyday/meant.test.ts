import { expect, test } from '@jest/globals'
import { analyzeQuestion, stem, termId } from '../index.ts'
import type { Language } from '../stop-words.ts'
import { meantWords } from './meant.ts'

test.each<[typed: string, language: Language, meant: string]>([
  ['ratenzalung', 'de', 'ratenzahlung'],
  ['appointmnt', 'en', 'appointment'],
  ['wheelchiar', 'en', 'wheelchair'],
  ['delivary', 'en', 'delivery'],
  ['refunnd', 'en', 'refund'],
  ['öffnungzeiten', 'de', 'öffnungszeiten'],
  ['pasword', 'en', 'password'],
  ['kreditkartte', 'de', 'kreditkarte'],
  ['wonung', 'de', 'wohnung'],
])('one slip leaves an everyday word what it was meant to be: %s', (typed, language, meant) => {
  expect(meantWords(typed, language)).toEqual([meant])
})

test.each<[typed: string, language: Language | undefined, reason: string]>([
  ['delivery', 'en', 'an everyday word itself'],
  ['charter', 'en', 'a wrong consonant makes another word of "charger"'],
  ['stampt', 'en', 'too short'],
  ['zyxwvut', 'en', 'nothing alike'],
  ['ratenzalung', undefined, 'of no known language'],
])('and nothing else is made of %s (%s): %s', (typed, language) => {
  expect(meantWords(typed, language)).toEqual([])
})

test('a search looks for what means the same as the word that was meant', () => {
  const [word] = analyzeQuestion('ratenzalung, ist das bei Ihnen möglich?').words
  expect(word?.slips()).toContain(termId(stem('raten', 'de')))
})
