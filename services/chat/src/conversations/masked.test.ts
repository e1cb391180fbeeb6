import { describe, expect, test } from '@jest/globals'
import { masked, maskedIn } from './masked.ts'

describe('what is kept of a visitor’s words', () => {
  test.each([
    ['Write to finn.o+x@visitor.example please', 'Write to •••@••• please'],
    ['call me at +49 171 2345678!', 'call me at •••!'],
    ['Tel. 0171/2345678 oder (030) 123 456 78', 'Tel. ••• oder •••'],
    ['mon numéro est 06.12.34.56.78', 'mon numéro est •••'],
    ['ring 555-123-4567', 'ring •••'],
    ['card 4242 4242 4242 4242, 12/27', 'card •••, 12/27'],
    ['IBAN DE89 3704 0044 0532 0130 00', 'IBAN •••'],
  ])('%s', (text, kept) => {
    expect(masked(text)).toBe(kept)
  })

  test.each([
    'Where is my order 100200300400?',
    'Are you open 08.00-17.00 on 01.02.2026?',
    'from 01.02.2026 to 05.02.2026',
    'on 2026-11-23 at 10:30',
    'Is it £1,234.50 or 1.234,50 €?',
    'ISBN 978-3-16-148410-1',
    'What is 4242 4242 4242 4241?',
    'Sind es 12 000 000 Einwohner?',
  ])('%s stays as it is', (text) => {
    expect(masked(text)).toBe(text)
  })

  test('an answer loses what it repeats of the question, and keeps the numbers of the business', () => {
    const question = 'I am finn@visitor.example, 0171 2345678. Whom do I call?'
    const answer = 'Call 030 123 456 78, finn@visitor.example.'
    expect(maskedIn(answer, question)).toBe('Call 030 123 456 78, •••@•••.')
  })

  test('text that means to be costly is looked through in a moment', () => {
    for (const text of ['0 '.repeat(20_000), '1'.repeat(40_000), 'a.'.repeat(20_000), `${'a'.repeat(40_000)}@`]) {
      expect(typeof masked(text)).toBe('string')
    }
  })
})
