import { expect, test } from '@jest/globals'
import { generateCorpus } from '../../../../../../bench/corpus.ts'
import { readPassage } from '../units/read.ts'
import type { Stemmed } from '../units/stems.ts'
import { holdingsOf } from './holdings.ts'

const passageOf = (text: string, chunkId: string, language?: string) =>
  readPassage({
    documentId: 'd',
    title: '',
    chunkId,
    page: null,
    headings: [],
    text,
    score: 1,
    ...(language && { language }),
  })

test('every word is found as the last passage has it, and every stem with its longest word', () => {
  const texts = generateCorpus(20, 2_000).map(({ text }) => text)
  const passages = [...texts, ...texts.slice(0, 5)].map((text, i) =>
    passageOf(text, `d:${i}`, i % 2 === 0 ? 'en' : 'de'),
  )
  const { words, surfaces, stems } = holdingsOf(passages)
  const expected = new Map<string, Stemmed>()
  for (const { words: all } of passages.toReversed())
    for (const one of all) if (!expected.has(one.surface)) expected.set(one.surface, one)
  expect(words).toEqual([...expected.values()])
  expect(words.length).toBeGreaterThan(500)
  const longest = new Map<string, number>()
  for (const { surface, stem } of words) longest.set(stem, Math.max(longest.get(stem) ?? 0, surface.length))
  for (const one of words) {
    expect(surfaces.get(one.surface)).toBe(one)
    expect(stems.get(one.stem)?.surface).toHaveLength(longest.get(one.stem) as number)
  }
  for (const word of ['', 'nowhere', `${words[0]?.surface}x`]) expect(surfaces.has(word) || stems.has(word)).toBe(false)
})

test('nothing is found where there are no passages', () => {
  const { words, surfaces, stems, beginningLike } = holdingsOf([])
  expect(words).toEqual([])
  expect([surfaces.get('word'), stems.get('word')]).toEqual([undefined, undefined])
  expect(beginningLike('word').flat()).toEqual([])
})
