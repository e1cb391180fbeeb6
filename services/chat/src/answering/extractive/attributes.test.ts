import { describe, expect, test } from '@jest/globals'
import type { Found } from '../../retrieval/retrieve.ts'
import { attributeOf, searchTextOf } from './attributes.ts'
import { extract } from './extract.ts'
import { createPassageReader } from './passages.ts'

const found = (text: string, lexical: number): Found => ({
  passage: { documentId: 'd', chunkId: `d:${text}`, title: 'Boats', page: null, headings: [], text, score: lexical },
  dense: null,
  lexical,
})
const facts = found(
  [
    'Heron 3 kayak, price $640',
    'Weight: 19 kg',
    'Peak height: 14 inches',
    'Dimensions: 11 ft x 2 ft',
    'Top speed: 9 km/h',
    'Opening hours: 9 am to 6 pm',
  ].join('\n'),
  4,
)
const praise = found(
  'The Heron 3 kayak is made for calm lakes and may not bear heavy waves at all. ' +
    'The Heron 3 kayak comes with a warranty of 2 years. The Heron 3 kayak is tall in style, big in comfort and fast to love.',
  6,
)
const answer = (question: string) =>
  extract(question, [praise, facts], createPassageReader())
    .map((quote) => quote.text)
    .join(' ')

describe('questions that do not name what they ask for', () => {
  test.each([
    ['How much is the Heron 3 kayak?', '$640'],
    ['How much does the Heron 3 kayak cost?', '$640'],
    ['What does the Heron 3 kayak cost?', '$640'],
    ['How heavy is the Heron 3 kayak?', '19 kg'],
    ['How heavy is it?', '19 kg'],
    ['How much does the kayak weigh?', '19 kg'],
    ['How tall is the kayak?', '14 inches'],
    ['How big is the kayak?', '11 ft'],
    ['How fast is the kayak?', '9 km/h'],
    ['What time do you open?', '9 am'],
  ])('%s', (question, expected) => {
    expect(answer(question)).toContain(expected)
  })

  test('are answered in German by the German words', () => {
    const german = found('Der Kajak Heron ist aus Holz und sehr leicht zu fahren.\nGewicht: 19 kg\nPreis: 640 €', 4)
    const text = (question: string) =>
      extract(question, [german], createPassageReader())
        .map((quote) => quote.text)
        .join(' ')
    expect(text('Wie schwer ist der Kajak?')).toContain('19 kg')
    expect(text('Was kostet der Kajak?')).toContain('640 €')
  })

  test('are looked up with the words that documents have for it', () => {
    expect(searchTextOf('How heavy is the kayak?')).toBe('How heavy is the kayak? weight weighs')
    expect(searchTextOf('Was kostet der Kajak?')).toBe('Was kostet der Kajak? Preis kostet')
  })
})

test.each([
  ['10–16', true],
  ['from 9 - 18', true],
  ['2024-10-16', false],
  ['555-10-16-20', false],
])('hours of a day are a span between two numbers, and no part of a longer one: %s', (text, expected) => {
  expect(attributeOf('When are you open?')?.amount.test(text)).toBe(expected)
})

test.each(['Who built the kayak?', 'How many people fit in it?', 'What is heavy water?', 'How can I cost a project?'])(
  'a question in another form asks for no attribute: %s',
  (question) => {
    expect(attributeOf(question)).toBeUndefined()
    expect(searchTextOf(question)).toBe(question)
  },
)
