import { describe, expect, test } from '@jest/globals'
import { standsIn } from './fact.ts'

describe('a fact stands in an answer', () => {
  test.each([
    ['two years', 'The lamp comes with a warranty of two years from the day of purchase. [1]'],
    ['2 years', 'It is guaranteed for two years. [1]'],
    ['warranty of two years', 'The warranties last 2 years.'],
    [
      'The pool is heated to 28 degrees from May to September.',
      'From May to September we heat the pool to 28 degrees.',
    ],
    ['1,200 euros', 'Das kostet 1.200 Euros im Jahr.'],
    ['keine Hunde', 'Hunde dürfen nicht in den Garten. Keine Ausnahme.'],
    ['orders@example.com', 'Write to orders@example.com and we send it back.'],
    ['営業時間は9時', '当館の営業時間は9時から18時までです。'],
    ['never', 'No, it is never open.'],
  ])('%s: %s', (fact, answer) => {
    expect(standsIn(fact, answer)).toBe(true)
  })

  test.each([
    ['two years', 'The lamp comes with a warranty of three years. [2]'],
    ['2 years', 'A lamp. [2]'],
    ['14 days', 'You have 30 days to send it back.'],
    ['No dogs in the garden', 'Dogs may run in the garden.'],
    ['brass knob on its foot', 'The lamp is dimmed by an app.'],
    ['code AB-12', 'Use the code AB-13.'],
    ['営業時間は9時', '当館は火曜日が休みです。'],
    ['two years', 'I could not find that in the documents.'],
  ])('not %s: %s', (fact, answer) => {
    expect(standsIn(fact, answer)).toBe(false)
  })
})
