import { expect, test } from '@jest/globals'
import type { Found } from '../retrieval/retrieve.ts'
import { lookUp } from './follow-up.ts'

const passage = (chunkId: string, language: string, lexical: number): Found => ({
  passage: { documentId: 'd', chunkId, title: 'd', page: null, headings: [], text: chunkId, score: lexical, language },
  dense: null,
  lexical,
})

/** What was looked up for a question, where these were found at first. */
async function lookedUp(question: string, first: readonly Found[], then: readonly Found[] = []) {
  const texts: string[] = []
  const look = async (text: string) => {
    texts.push(text)
    return [...(texts.length === 1 ? first : then)]
  }
  const found = await lookUp(question, [], { look, limit: 30 })
  return { texts, found: found.map(({ passage: { chunkId } }) => chunkId) }
}

const question = 'Are you open on Friday afternoon?'

test('a question is looked up in the language of the documents too, and what is found there stands beside the rest', async () => {
  const { texts, found } = await lookedUp(question, [passage('stand', 'de', 1)], [passage('freitag', 'de', 8)])
  expect(texts).toHaveLength(2)
  expect(texts[1]).toMatch(/freitag/u)
  expect(texts[1]).toMatch(/nachmittag/u)
  expect(found).toEqual(['stand', 'freitag'])
})

test.each([
  ['documents in the language of the question', question, 'en'],
  ['documents whose language nobody knows', question, 'und'],
  ['a question that does not tell its language', 'XJ-4410b', 'de'],
] as const)('nothing more is looked up for %s', async (_, asked, language) => {
  expect((await lookedUp(asked, [passage('one', language, 5)])).texts).toHaveLength(1)
})

test('no more than two other languages are looked up, those of most passages', async () => {
  const others = ['de', 'de', 'de', 'fr', 'fr', 'es'].map((language, i) => passage(`${language}${i}`, language, 1))
  const { texts } = await lookedUp(question, others)
  expect(texts).toHaveLength(3)
  expect(texts[1]).toMatch(/freitag/u)
  expect(texts[2]).toMatch(/vendredi/u)
})
