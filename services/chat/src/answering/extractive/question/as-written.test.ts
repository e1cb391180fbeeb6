import { describe, expect, test } from '@jest/globals'
import { asWritten } from './as-written.ts'

describe('what is measured is asked for as the passages write it', () => {
  test.each([
    ['a 100 square foot unit', 'Single garage 100 sq ft', 'a 100 sq ft unit'],
    ['an office of 180 square metres', 'Office 101 to 250 m²', 'an office of 180 m²'],
    ['a 30x30 hardcover', 'Big square hardcover, 30 x 30', 'a 30 x 30 hardcover'],
    ['ein 30 x 40 Druck', 'Druck 30×40', 'ein 30×40 Druck'],
    ['end of tenancy for a 3 bed house', 'End of tenancy, 3 bedrooms', 'end of tenancy for a 3 bedrooms house'],
    ['Wohnung mit 70 qm', 'bis 80 Quadratmeter', 'Wohnung mit 70 Quadratmeter'],
  ])('%s', (question, text, asked) => {
    expect(asWritten(question, () => [text])).toBe(asked)
  })

  test('and as it stands where they write it so, too, or name none', () => {
    expect(asWritten('70 qm', () => ['80 m², 90 qm'])).toBe('70 qm')
    expect(asWritten('70 qm', () => ['No areas'])).toBe('70 qm')
    expect(asWritten('20x20 canvas', () => ['20 x 16'])).toBe('20x20 canvas')
    expect(asWritten('a 2 bed flat', () => ['Changing bed linen, per bed'])).toBe('a 2 bed flat')
  })
})
