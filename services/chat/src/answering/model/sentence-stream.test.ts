import { describe, expect, test } from '@jest/globals'
import { createSentenceStream } from './sentence-stream.ts'

const parts = (text: string, piece = text.length) => {
  const stream = createSentenceStream()
  const sentences: string[] = []
  for (let at = 0; at < text.length; at += piece) sentences.push(...stream.push(text.slice(at, at + piece)))
  return [...sentences, ...stream.end()]
}

const texts: [string, string[]][] = [
  ['marks before and after the full stop', ['One [1].', ' Two. [2][3]', ' Three.']],
  ['lists and paragraphs', ['Prices:', '\n- Basic: £10 [1]', '\n- Plus: £20.50 [2]', '\n\nThat is all.']],
  [
    'abbreviations, initials and ordinals',
    ['Ask Dr. Okafor by 5 p.m. On request, e.g. by mail.', ' Am 3. Februar.', ' Ende.'],
  ],
  ['numbers and addresses', ['It costs 4.50 at www.harbor.example.com for now.', ' Yes!', ' Really?']],
  ['scripts without spaces', ['保証は二年です。[1]', '修理は五日です。']],
  ['code', ['Run:', '\n```\na. B\nc[1]. D\n```', '\nDone.']],
]

describe('sentences of a text that is being written', () => {
  test.each(texts)('%s', (_, sentences) => {
    expect(parts(sentences.join(''))).toEqual(sentences)
  })

  test.each([1, 2, 3, 7])('are the same in pieces of %d characters', (piece) => {
    for (const [, sentences] of texts) expect(parts(sentences.join(''), piece)).toEqual(sentences)
  })

  test('come as soon as nothing can be added to them', () => {
    const stream = createSentenceStream()
    expect(stream.push('One [1].')).toEqual([])
    expect(stream.push(' T')).toEqual(['One [1].'])
  })
})
