import { describe, expect, test } from '@jest/globals'
import { stretchesOn, type Needle } from './match.ts'

const plain = (text: string): Needle => ({ text, isQuoted: false })
const quoted = (text: string): Needle => ({ text, isQuoted: true })
/** What is marked, as it stands on the page. */
const marked = (runs: readonly string[], needles: readonly Needle[]) =>
  stretchesOn(runs, needles).map(({ run, from, to }) => (runs[run] ?? '').slice(from, to))

describe('a passage on its page', () => {
  test('is found across line breaks, hyphens, ligatures and accents in parts', () => {
    const runs = ['Before. You may re-', 'turn unused pieces of ﬁne', 'porcelain in the cafe\u0301.', 'After.']
    expect(marked(runs, [plain('You may return unused pieces of fine porcelain in the café.')])).toEqual([
      'You may re',
      'turn unused pieces of ﬁne',
      'porcelain in the cafe',
    ])
  })

  test('has apart what the answer uses', () => {
    const runs = ['Keep the receipt. Refunds take nine days. Nothing more.']
    expect(stretchesOn(runs, [plain('Keep the receipt. '), quoted('Refunds take nine days.')])).toEqual([
      { run: 0, from: 0, to: 16, isQuoted: false },
      { run: 0, from: 18, to: 40, isQuoted: true },
    ])
  })

  test('is marked as far as it stands on the page when it goes on over it', () => {
    const sentence = 'The workshop keeps a bike for thirty days and then asks for a fee of two pounds a day.'
    expect(marked(['A heading', 'The workshop keeps a bike for thirty'], [plain(sentence)])).toEqual([
      'The workshop keeps a bike for thirty',
    ])
    expect(marked(['then asks for a fee of two pounds a day.', 'The end.'], [plain(sentence)])).toEqual([
      'then asks for a fee of two pounds a day',
    ])
  })

  test('is found although something stands in the middle of it', () => {
    const runs = ['Children ride only together', '3', 'with an adult who holds their hand.']
    expect(marked(runs, [plain('Children ride only together with an adult who holds their hand.')])).toHaveLength(3)
  })

  test('leaves words that stand anywhere unless they follow the ones before', () => {
    expect(marked(['Yes and no'], [plain('no')])).toEqual([])
    expect(marked(['Full service', '£120', '£175', 'No'], [quoted('Full service'), quoted('£120')])).toEqual([
      'Full service',
      '120',
    ])
  })

  test('is nowhere on a page that does not have it', () => {
    expect(marked(['Another page altogether, about glazes.'], [plain('Refunds take nine days to arrive.')])).toEqual([])
  })
})
