import { describe, expect, test } from '@jest/globals'
import type { Passage } from '@docent/proto'
import { createCitationReader } from './citations.ts'

const passages = ['a', 'b', 'c'].map((name): Passage => ({
  documentId: name,
  chunkId: `${name}:0`,
  title: name,
  page: null,
  headings: [],
  text: name,
  score: 1,
}))

/** What a reader sees when the text comes in these pieces. */
function read(pieces: string[]) {
  const reader = createCitationReader(passages)
  const events = [...pieces.flatMap((piece) => reader.push(piece)), ...reader.end()]
  return {
    text: events.map((event) => (event.type === 'delta' ? event.text : '')).join(''),
    cited: reader.cited().map((passage) => passage.title),
    lists: events.flatMap((event) => (event.type === 'sources' ? [event.sources.map(({ title }) => title)] : [])),
  }
}

describe('citations of a model', () => {
  test.each([
    ['stay when they are in order', 'One [1]. Two [2].', 'One [1]. Two [2].', ['a', 'b']],
    ['are numbered as they come', 'One [3]. Two [1].', 'One [1]. Two [2].', ['c', 'a']],
    ['keep their number', 'One [2], again [2].', 'One [1], again [1].', ['b']],
    ['that point nowhere go, with the space before them', 'One [7]. Two [0].', 'One. Two.', []],
    ['in lists and ranges are taken apart', 'One [1, 3]. All [1-3].', 'One [1][2]. All [1][3][2].', ['a', 'c', 'b']],
    ['with words inside are read', 'One [Source 2]. Two 【3】.', 'One [1]. Two [2].', ['b', 'c']],
    ['are no links', 'One [1](https://evil.test/x). Two.', 'One [1]. Two.', ['a']],
    [
      'in code are none',
      'Use `list[1]` or\n```\na[2]\n```\nas said [1].',
      'Use `list[1]` or\n```\na[2]\n```\nas said [1].',
      ['a'],
    ],
    ['are not made of other brackets', 'Press [Enter] or [x]. Done [1].', 'Press [Enter] or [x]. Done [1].', ['a']],
    ['survive a lone backtick', 'It is 5` long.\n\nSee [2].', 'It is 5` long.\n\nSee [1].', ['b']],
  ])('%s', (_, text, shown, cited) => {
    expect(read([text])).toMatchObject({ text: shown, cited })
    expect(read([...text])).toMatchObject({ text: shown, cited })
  })

  test('a list of sources is sent only when the order changes', () => {
    expect(read(['One [1]. Two [2].']).lists).toEqual([])
    expect(read(['One [3]. Two [1].']).lists).toEqual([['c', 'a', 'b']])
  })
})
