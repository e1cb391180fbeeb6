import { describe, expect, test } from '@jest/globals'
import { foundPassage } from '../../../../test/found-passage.ts'
import { extract } from '../extract.ts'
import { createPassageReader } from '../units/read.ts'
import { has, hasMoney, hasMoneyOnly } from './values.ts'

describe('money', () => {
  test.each([
    '150,-',
    '1.250,- pro Woche',
    '1500円',
    '税込1500円です',
    '20元',
    '€ 9.90',
    '9,90€pro Nacht',
    'CHF 45.-',
    '5 pounds',
  ])('is all that counts in %j', (text) => expect([hasMoney(text), hasMoneyOnly(text)]).toEqual([true, true]))

  test.each(['2 rooms, 150,- each', '2 Zimmer zu je 150,-', '3 × 20元', '12 € or 4'])('is not all in %j', (text) =>
    expect([hasMoney(text), hasMoneyOnly(text)]).toEqual([true, false]),
  )

  test.each(['150', 'Try 3 lessons', 'Fr 9-17', '5 centuries', '1.2.2027'])('is none in %j', (text) =>
    expect([hasMoney(text), hasMoneyOnly(text)]).toEqual([false, false]),
  )

  test('is looked for in a long run of figures without going through it again and again', () => {
    const figures = `1 € ${'1'.repeat(40_000)} ${'1.'.repeat(20_000)}x`
    const begun = process.threadCpuUsage()
    expect(hasMoneyOnly(figures)).toBe(false)
    expect(process.threadCpuUsage(begun).user).toBeLessThan(1_000_000)
  })

  test.each([
    ['How many boards do you have?', ['Boards', 'Price'], ['Boards', '150,-'], 'en'],
    ['Wie viele Bretter habt ihr?', ['Ausrüstung', 'Preis'], ['Bretter', '150,-'], 'de'],
  ])('answers no %j', (question, heads, row, language) => {
    const found = foundPassage('Rent', '', { rows: [heads, row, ['Sails', '90,-']], headings: [], language })
    const { support } = extract(question, [], [found], createPassageReader())
    expect(support).not.toBe('strong')
  })
})

test.each(['Messages arrive on Android.', 'The rent is due.', 'ich bin da'])(
  '%j counts nothing, whatever its words mean elsewhere',
  (text) => expect(has('number', text)).toBe(false),
)

test.each(['Café bis 13:00.', 'open until 13:00, then closed', "jusqu'à 18h30."])('%j tells a time', (text) =>
  expect(has('clock', text)).toBe(true),
)
test.each(['31.12.', 'vom 24.12. bis 6.1.', '1:30.5'])('%j tells none', (text) =>
  expect(has('clock', text)).toBe(false),
)
