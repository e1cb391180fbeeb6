import { describe, expect, test } from '@jest/globals'
import { foundPassage } from '../../../test/found-passage.ts'
import { saidOf } from '../../../test/said-of.ts'

const table = (title: string, rows: string[][], language = 'en') => foundPassage(title, '', { rows, language })

describe('columns that grade by a weight', () => {
  const boarding = table('Boarding', [
    ['Service', 'small dog (up to 9 kg)', 'medium dog (up to 22 kg)', 'large dog (over 22 kg)'],
    ['Day care', '£14', '£17', '£21'],
    ['Boarding for a night', '£22', '£27', '£34'],
    ['Boarding for 7 nights', '£140', '£170', '£210'],
  ])

  test.each([
    ['How much is day care for a dog of 31 kg?', 'Day care, large dog (over 22 kg): £21'],
    ['What does day care cost for a dog with 6 kg?', 'Day care, small dog (up to 9 kg): £14'],
    ['day care price for a 12 kg dog', 'Day care, medium dog (up to 22 kg): £17'],
    ['How much is boarding for one night for a small dog?', 'Boarding for a night, small dog (up to 9 kg): £22'],
  ])('tell the one that holds: %s', (question, answer) => {
    expect(saidOf(question, [boarding])).toBe(answer)
  })
})

test('of rows that each hold up to a weight the narrowest is told', () => {
  const parcels = table(
    'Pakete',
    [
      ['Paket', 'Preis'],
      ['bis 2 kg', '4,90 €'],
      ['bis 5 kg', '6,90 €'],
      ['bis 10 kg', '9,90 €'],
    ],
    'de',
  )
  expect(saidOf('Was kostet ein Paket mit 4 kg?', [parcels])).toBe('bis 5 kg: Preis 6,90 €')
})
