import { expect, test } from '@jest/globals'
import type { VectorHit } from '@docent/runtime/vectors'
import { ownLanguageFirst } from './own-language.ts'

let made = 0
function hit(language: string | undefined, lexical: number | null, text = ''): VectorHit {
  made += 1
  return { id: `d:${made}`, documentId: 'd', payload: { language, text }, score: 1 / (60 + made), dense: 0.1, lexical }
}

const german = 'Was kostet eine Zahnreinigung?'

test('a passage in the language of the question comes before one of another that is hardly better', () => {
  const [english, own] = [hit('en', 6), hit('de', 5)]
  expect(ownLanguageFirst(german, [english, own], true)).toEqual([own, english])
})

test('a passage of another language that shares far more with the question stays first', () => {
  const [english, own] = [hit('en', 12), hit('de', 4)]
  expect(ownLanguageFirst(german, [english, own], true)).toEqual([english, own])
})

test('where a model made the vectors, other languages lose a few places only', () => {
  const hits = [hit('en', 6), hit('de', 5), ...Array.from({ length: 8 }, () => hit('de', null))]
  const [first, second] = ownLanguageFirst(german, hits, false)
  expect(first).toBe(hits[1])
  expect([hits[0], hits[2]]).toContain(second)
})

test.each([
  ['the question does not tell its language', 'XJ-4410b', ['en', 'de']],
  ['all passages are in one language', german, ['en', 'en']],
  ['no passage tells its language', german, ['und', 'und']],
] as const)('the order stays where %s', (_, question, languages) => {
  const hits = languages.map((language, i) => hit(language, 6 - i))
  expect(ownLanguageFirst(question, hits, true)).toEqual(hits)
})

test('a passage of before languages were kept is judged by its text', () => {
  const english = hit(undefined, 6, 'What does it cost to have this done, and when are you open?')
  const own = hit(undefined, 5, 'Die Reinigung kostet 90 Euro und wird von der Kasse nicht bezahlt.')
  expect(ownLanguageFirst(german, [english, own], true)).toEqual([own, english])
})
