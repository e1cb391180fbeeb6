import { describe, expect, test } from '@jest/globals'
import { foundPassage } from '../../../../test/found-passage.ts'
import { saidOf } from '../../../../test/said-of.ts'
import { extract } from '../extract.ts'
import { createPassageReader } from './read.ts'
import { scaleIn } from './scale.ts'

describe('what figures are counted in', () => {
  test.each([
    ['EUR thousand', 'EUR thousand'],
    ['in TEUR', 'TEUR'],
    ['Angaben in Mio. Euro', 'Mio. Euro'],
    ['in Tsd. €', 'Tsd. €'],
    ['€ million', '€ million'],
    ['USD (millions)', 'USD millions'],
    ['Income statement in millions of dollars', 'millions of dollars'],
    ['en milliers d’euros', 'milliers d’euros'],
  ])('is read of "%s"', (name, scale) => {
    expect(scaleIn([name], '')).toBe(scale)
  })

  test.each(['Cost 5 million euros', 'Prices in EUR', 'In millions, except per share, of dollars', 'Adults', '2025'])(
    'is not read of "%s"',
    (name) => {
      expect(scaleIn([name], '')).toBeUndefined()
    },
  )

  test('is read of a note in brackets above, not of what is told there', () => {
    expect(scaleIn([], 'Expenses were as follows (dollars in millions):')).toBe('dollars in millions')
    expect(scaleIn([], 'We invested 5 million euros (2 million euros more).')).toBeUndefined()
  })
})

describe('a statement of accounts', () => {
  const rows = [
    ['EUR thousand', '2025', '2024'],
    ['Total revenue', '1,234', '1,100'],
    ['Operating income', '300', '250'],
    ['Employees', '45', '41'],
    ['Margin', '24 %', '22 %'],
  ]
  const found = [foundPassage('Report', '', { headings: ['Income statement'], rows })]
  const ask = (question: string) => saidOf(question, found)

  test.each([
    ['What was total revenue in 2024?', 'Total revenue, 2024: 1,100 (EUR thousand)'],
    ['What was the total revenue?', 'Total revenue: 2025 1,234, 2024 1,100 (EUR thousand)'],
    ['How much was the operating income?', 'Operating income: 2025 300, 2024 250 (EUR thousand)'],
    ['How many employees were there in 2024?', 'Employees, 2024: 41'],
    ['What was the margin in 2025?', 'Margin, 2025: 24 %'],
  ])('is quoted with it where it holds: %s', (question, answer) => {
    expect(ask(question)).toBe(answer)
  })

  test('is not quoted with it where its columns are other things than years', () => {
    const boats = [
      ['EUR thousand', 'Budget', 'Boats'],
      ['Harbour', '120', '4'],
    ]
    const { text } = extract(
      'How many boats are in the harbour?',
      [],
      [foundPassage('Fleet', '', { headings: ['Fleet'], rows: boats })],
      createPassageReader(),
    )
    expect(text).toContain('4')
    expect(text).not.toContain('(EUR')
  })
})
