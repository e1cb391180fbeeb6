import { describe, expect, test } from '@jest/globals'
import { foundPassage } from '../../../test/found-passage.ts'
import { extractEach } from './two-questions.ts'
import { createExtractiveWriter } from './writer.ts'
import { createPassageReader } from './units/read.ts'

const en = { language: 'en' as const }
const found = [
  foundPassage('Rental.xlsx', '', {
    ...en,
    rows: [
      ['Bike', '1 day', '3 days', 'Deposit'],
      ['City bike', '£20', '£50', '£100'],
      ['E-bike', '£40', '£99', '£200'],
    ],
  }),
  foundPassage('FAQ', 'We take Visa and Mastercard, no American Express.', {
    ...en,
    headings: ['Which cards do you take?'],
  }),
  foundPassage('Services', 'We collect bikes within the city for £15.', { ...en, headings: ['Do you collect bikes?'] }),
]
const each = (question: string) =>
  extractEach(question, [], found, createPassageReader()).map(({ support, text }) =>
    support === 'strong' ? text : support,
  )

describe('two questions at once are both answered', () => {
  test.each([
    ['what is it for an e-bike for 3 days and what is the deposit', ['E-bike, 3 days: £99', 'E-bike, Deposit: £200']],
    [
      'Which cards do you take? And do you collect bikes?',
      ['We take Visa and Mastercard, no American Express.', 'We collect bikes within the city for £15.'],
    ],
  ])('%s', (question, said) => {
    expect(each(question)).toEqual(said)
  })

  test('each with its own source', async () => {
    const writer = createExtractiveWriter(createPassageReader())
    const question = 'Which cards do you take? And do you collect bikes?'
    const pieces = writer.write({ question, earlier: [], found, language: 'en' } as never, new AbortController().signal)
    let text = ''
    let sources: string[] = []
    for await (const piece of pieces) {
      if (piece.type === 'sources') sources = piece.sources.map(({ title }) => title)
      else text += piece.text
    }
    expect(text).toBe(
      'We take Visa and Mastercard, no American Express. [1]\n\nWe collect bikes within the city for £15. [2]',
    )
    expect(sources).toEqual(['FAQ', 'Services'])
  })
})

describe('one question stays one', () => {
  test.each([
    [
      'where the second is answered by the price of something else',
      'do you collect bikes and how long is the warranty on it',
    ],
    ['where it only names when', 'how much is a city bike for 1 day? Weekend?'],
    ['where it only says more', 'how much is a city bike for 1 day? For two people?'],
    ['where only one of both is answered', 'how much is an e-bike for 1 day and who is the mayor of Oslo'],
    ['where "and" joins no second question', 'how much is a city bike and helmet for 1 day'],
  ])('%s', (_, question) => {
    expect(each(question)).toHaveLength(1)
  })
})
