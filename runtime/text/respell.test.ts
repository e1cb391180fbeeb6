import { expect, test } from '@jest/globals'
import { respellingsOf } from './index.ts'

test.each([
  ['es', 'devolucion', 'devolución'],
  ['es', 'aceptais', 'aceptáis'],
  ['es', 'bolsita', 'bolsa'],
  ['pt', 'devolucao', 'devolução'],
  ['de', 'groesse', 'grösse'],
  ['de', 'tischchen', 'tisch'],
  ['nl', 'cursusje', 'cursus'],
  ['nl', 'uurtje', 'uur'],
  ['nl', 'bonnetje', 'bon'],
  ['it', 'qualita', 'qualità'],
] as const)('in %s, %s may be %s', (language, typed, written) => {
  expect(respellingsOf(typed, language)).toContain(written)
})

test('short words and words of other languages are left as they are', () => {
  expect(respellingsOf('je', 'nl')).toEqual([])
  expect(respellingsOf('cursusje', 'en')).toEqual([])
  expect(respellingsOf('cursusje', undefined)).toEqual([])
})
