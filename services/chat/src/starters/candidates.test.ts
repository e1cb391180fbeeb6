import type { Passage } from '@docent/proto'
import { describe, expect, test } from '@jest/globals'
import { candidatesIn, isAlike } from './candidates.ts'

const passage = (text: string, headings: string[] = [], title = 'Guide.pdf'): Passage => ({
  documentId: 'd',
  chunkId: 'd:0',
  title,
  page: null,
  headings,
  text,
  score: 1,
})
const questionsOf = (text: string) => candidatesIn('d', [passage(text)]).questions
const headingsOf = (...headings: string[]) =>
  candidatesIn(
    'd',
    headings.map((one) => passage('', [one])),
  ).headings

describe('what a document asks itself', () => {
  test.each([
    ['Do you deliver to Iceland?', 'Do you deliver to Iceland?'],
    ['## Do you deliver to Iceland?', 'Do you deliver to Iceland?'],
    ['**Q: Do you deliver to Iceland?**', 'Do you deliver to Iceland?'],
    ['3. Do you deliver to Iceland? Yes, in nine days.', 'Do you deliver to Iceland?'],
    ['Frage: Liefern Sie nach Island?', 'Liefern Sie nach Island?'],
    ['¿Hacen envíos a Islandia?', '¿Hacen envíos a Islandia?'],
    ['هل توصلون إلى أيسلندا؟', 'هل توصلون إلى أيسلندا؟'],
    ['アイスランドへ配送できますか？はい。', 'アイスランドへ配送できますか？'],
  ])('%j asks', (line, question) => {
    expect(questionsOf(line)).toEqual([question])
  })

  test.each([
    'Call us. Is something unclear?',
    'We deliver to Iceland.',
    'Why?',
    `${'A very long question '.repeat(8)}?`,
    'Note: is it yours?',
    '????????????',
  ])('%j does not', (line) => {
    expect(questionsOf(line)).toEqual([])
  })

  test('a question that stands in two passages is one', () => {
    expect(candidatesIn('d', [passage('Do you deliver?'), passage('Do you deliver?')]).questions).toHaveLength(1)
  })

  test('headings are names of what stands below, without their numbers; neither pages, titles nor sentences', () => {
    expect(
      headingsOf(
        'Opening hours',
        '2.1. Prices',
        '12',
        '2 Booking',
        '§ 4 Deposit',
        'Guide',
        'x'.repeat(61),
        'Do you deliver?',
      ),
    ).toEqual(['Opening hours', 'Prices', 'Booking', 'Deposit'])
  })
})

test('questions in nearly the same words are alike', () => {
  expect(isAlike('How long is the warranty?', 'How long does the warranty last?')).toBe(true)
  expect(isAlike('Opening hours', 'Opening hours')).toBe(true)
  expect(isAlike('How long is the warranty?', 'Do you deliver to Iceland?')).toBe(false)
})
