import { expect, test } from '@jest/globals'
import { OWN_ANSWERS_TITLE } from '@docent/proto/http'
import { languages } from '../../words/language.ts'
import { named, readableTitle } from './readable.ts'

test.each([
  ['price_list_v3-final.pdf', 'Price list v3 final'],
  ['Returns and refunds 2025.pdf', 'Returns and refunds 2025'],
  ['opening-hours.MD', 'Opening hours'],
  ['e-bike prices.docx', 'e-bike prices'],
  ['Opening hours of Larkfield Pottery', 'Opening hours of Larkfield Pottery'],
  ['Version 2.1', 'Version 2.1'],
  ['larkfield.example', 'larkfield.example'],
  ['.pdf', '.pdf'],
  ['___.txt', '___.txt'],
  ['', ''],
])('a source that is called %j is %j to a visitor', (title, says) => {
  expect(readableTitle(title)).toBe(says)
})

const source = {
  documentId: 'd1',
  chunkId: 'd1:0',
  page: null,
  headings: ['Is it open?'],
  text: 'Until six.',
  score: 1,
}

test('an answer that the owner wrote has a name of its own in every language, and none that is said to the owner', () => {
  const names = languages.map((language) => named([{ ...source, title: OWN_ANSWERS_TITLE }], { language })[0]?.title)
  expect(new Set(names).size).toBe(languages.length)
  expect(names).not.toContain(OWN_ANSWERS_TITLE)
  expect(names).toEqual(expect.arrayContaining(['Our answers', 'Unsere Antworten']))
})

test('a document that only bears the same title keeps it', () => {
  const title = OWN_ANSWERS_TITLE
  const others = [
    { ...source, title, page: 2 },
    { ...source, title, headings: [] },
    { ...source, title: 'Your answers.pdf' },
  ]
  expect(named(others, { language: 'de' }).map((one) => one.title)).toEqual([title, title, title])
})
