import { expect, test } from '@jest/globals'
import { foundPassage } from '../../../test/found-passage.ts'
import { datedIn, isOld } from './outdated.ts'
import { readQuestion } from './question/question.ts'

const place = (title: string, ...headings: string[]) => foundPassage(title, '', { headings, language: 'en' })
const question = readQuestion('How much is a boat wash?', { usual: 'en', known: () => true }, [])
const oldOf = (...all: ReturnType<typeof place>[]) =>
  all.filter((one) => isOld(undefined, one, { question, dated: datedIn(all) })).map(({ passage }) => passage.title)

test('a list of an older year is over where one that is named alike is of a newer one', () => {
  expect(oldOf(place('prices_2025.md'), place('Price list 2026'))).toEqual(['prices_2025.md'])
  expect(oldOf(place('Tarife 2025'), place('Preisliste 2026'))).toEqual(['Tarife 2025'])
  expect(oldOf(place('Harbour', 'Opening 2025'), place('Times', 'Opening in winter 2026'))).toEqual(['Harbour'])
})

test('courses or holidays of next year leave the prices of this one as they are', () => {
  const others = [place('Sailing courses 2027'), place('Hours', 'Closed at Christmas 2026 and Easter 2027')]
  expect(oldOf(place('Price_list_2026_new.md'), ...others)).toEqual([])
  expect(oldOf(place('Price_list_2025.md'), place('Price list 2026'), ...others)).toEqual(['Price_list_2025.md'])
})
