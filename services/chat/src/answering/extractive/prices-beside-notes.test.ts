import { describe, expect, test } from '@jest/globals'
import { foundPassage } from '../../../test/found-passage.ts'
import { saidOf } from '../../../test/said-of.ts'

const workshop = [
  foundPassage('Prices.xlsx', 'Tandem: e-bike price + 20 €', {
    language: 'en',
    rows: [
      ['Work', 'City bike', 'E-bike', 'Cargo bike', 'Remarks'],
      ['Puncture repair front', '15 €', '18 €', '22 €', 'tube included'],
      ['Puncture repair rear', '18 €', '29 €', '29 €', 'tube included; hub motor + 10 €'],
      ['Small service', '49 €', '69 €', '79 €', 'approx. 1 hour'],
      ['Bike wash', '25 €', '25 €', '25 €', ''],
      ['Express surcharge', '25 %', '25 %', '25 %', 'ask first'],
    ],
  }),
]
const rear =
  'Puncture repair rear: City bike: 18 €; E-bike: 29 €; Cargo bike: 29 €; Remarks: tube included; hub motor + 10 €'
const front = 'Puncture repair front: City bike: 15 €; E-bike: 18 €; Cargo bike: 22 €; Remarks: tube included'

describe('of two things that their sides tell apart', () => {
  test.each([
    ['how much is a puncture at the back on a cargo bike', 'Puncture repair rear, Cargo bike: 29 €'],
    ['front puncture, e-bike', 'Puncture repair front, E-bike: 18 €'],
  ])('%s: the one that is asked for', (question, said) => {
    expect(saidOf(question, workshop)).toBe(said)
  })

  test('both where none is asked for', () => {
    expect(saidOf('how much is a puncture', workshop)).toBe(`${front}  \n${rear}`)
  })
})

test('a remark of its row about what is asked comes with a price', () => {
  expect(saidOf('rear puncture on an e-bike with hub motor, what do I pay?', workshop)).toBe(rear)
})

test('a note beside the table about the thing that is asked for comes with a price', () => {
  expect(saidOf('small service price for a tandem', workshop)).toContain('Tandem: e-bike price + 20 €')
  expect(saidOf('small service price for an e-bike', workshop)).toBe('Small service, E-bike: 69 €')
})

describe('what is the same in all columns is told without one of them', () => {
  test.each([
    ['what does a bike wash cost', 'Bike wash: 25 €'],
    ['bike wash for a cargo bike, price', 'Bike wash, Cargo bike: 25 €'],
  ])('%s', (question, said) => {
    expect(saidOf(question, workshop)).toBe(said)
  })
})

describe('what stands there word for word comes before what means about the same', () => {
  const menu = [
    foundPassage('Menu.csv', '', {
      language: 'en',
      rows: [
        ['Item', 'Small', 'Large'],
        ['Flat white', '£3.20', '£3.80'],
        ['Filter coffee', '£2.60', '£3.10'],
        ['Gift card', '£20.00', '£50.00'],
        ['Voucher box', '£5.00', '£9.00'],
      ],
    }),
  ]
  test.each([
    ['how much is a large flat white', 'Flat white, Large: £3.80'],
    ['large gift card price', 'Gift card, Large: £50.00'],
  ])('%s', (question, said) => {
    expect(saidOf(question, menu)).toBe(said)
  })

  test('company holidays, and not a day that is closed', () => {
    const hours = [
      foundPassage('Zeiten', 'Montag geschlossen\nDi-Fr 9.00 - 18.00 Uhr\nBetriebsferien vom 24.12.2026 bis 6.1.2027', {
        language: 'de',
      }),
    ]
    expect(saidOf('wann sind betriebsferien', hours)).toBe('Betriebsferien vom 24.12.2026 bis 6.1.2027')
  })
})
