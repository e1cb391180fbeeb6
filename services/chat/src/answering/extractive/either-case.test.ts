import { expect, test } from '@jest/globals'
import { inEitherCase } from './either-case.ts'

const matches = (source: string, text: string) => new RegExp(`^(?:${inEitherCase(source)})$`, 'u').test(text)

test.each([
  ['mai|märz', 'MÄRZ'],
  ['mai|märz', 'Mai'],
  ['straße', 'Straße'],
  ['ven[uo]es?', 'VENUES'],
  ['lebens\\p{Ll}*', 'LEBENSlang'],
  ['(?<!x)(?:st\\.|rd)', 'St.'],
  ['[^a]b', 'xB'],
])('%j is found in %j', (source, text) => expect(matches(source, text)).toBe(true))

test.each([
  ['lebens\\p{Ll}*', 'LebensLANG'],
  ['[^a]b', 'AB'],
  ['\\d', 'D'],
])('%j is not found in %j', (source, text) => expect(matches(source, text)).toBe(false))
