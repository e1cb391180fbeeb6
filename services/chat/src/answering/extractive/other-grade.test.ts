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

describe('rows are told apart by what they hold for', () => {
  const garden = table('Prices', [
    ['Item', 'Unit', 'Price'],
    ['Hedge cutting up to 2 m high', 'hour', '£42'],
    ['Hedge cutting above 2 m', 'hour', '£56'],
    ['Lawn turf', 'roll (1 m²)', '£5.60'],
    ['Lawn turf', 'from 50 rolls', '£4.70'],
    ['Delivery', 'up to 5 miles', '£12'],
    ['Delivery', '5 to 12 miles', '£22'],
  ])
  const boats = table(
    'Kanuverleih',
    [
      ['Boot', '2 Std.', 'Tag'],
      ['Kanadier 3er', '24 €', '49 €'],
      ['Kanadier 4er', '28 €', '58 €'],
      ['Großkanadier (10 Pers.)', '60 €', '145 €'],
    ],
    'de',
  )
  const pottery = table('Firing', [
    ['Size', 'Biscuit', 'Earthenware glaze'],
    ['Small, up to 12 cm', '£2.20', '£2.90'],
    ['Large, up to 30 cm', '£5.20', '£6.90'],
  ])

  test.each([
    ['my hedge is 3 metres tall, what is the price of cutting', garden, '£56'],
    ['hedge cutting 1.5 m, what does it cost', garden, '£42'],
    ['what do 60 rolls of turf cost per roll', garden, '£4.70'],
    ['how much is delivery 10 miles away', garden, '£22'],
    ['was kostet der kanadier für 4 leute am tag', boats, '58 €'],
    ['was kostet ein kanadier für 6 personen am tag', boats, '145 €'],
    ['what is a biscuit firing of a 10 cm bowl', pottery, '£2.20'],
  ])('%s', (question, found, price) => {
    const said = saidOf(question, [found])
    expect(said.match(/[£]?\d+(?:\.\d+)?(?: €)?$/)?.[0]).toBe(price)
  })

  test('and further away than any of them says nothing', () => {
    expect(saidOf('how much is delivery 20 miles away', [garden])).toBe('')
  })
})
