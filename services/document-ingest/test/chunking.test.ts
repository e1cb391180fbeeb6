import { describe, expect, test } from '@jest/globals'
import { chunk } from '../src/chunking/chunk.ts'
import { sentencesOf } from '../src/chunking/sentences.ts'
import { defaultSizes, sizeOf } from '../src/chunking/size.ts'
import type { Block } from '../src/extraction/blocks.ts'

const heading = (level: number, text: string, page: number | null = null): Block => ({
  kind: 'heading',
  level,
  text,
  page,
})
const paragraph = (text: string, page: number | null = null): Block => ({ kind: 'paragraph', text, page })
const sentences = (count: number, word = 'word') =>
  Array.from({ length: count }, (_, i) => `Sentence ${i} has some ${word} in it.`).join(' ')
const filler = sentences(8)

describe('passages', () => {
  test('know the heading path above them', () => {
    const blocks = [
      heading(1, 'Guide'),
      heading(2, 'Returns'),
      paragraph(filler),
      heading(2, 'Refunds'),
      paragraph(filler),
    ]
    expect(chunk(blocks).map((one) => one.headings)).toEqual([
      ['Guide', 'Returns'],
      ['Guide', 'Refunds'],
    ])
  })

  test('stay within the largest size, whatever the text', () => {
    const blocks: Block[] = [
      paragraph(sentences(300)),
      paragraph('x'.repeat(20_000)),
      paragraph('東京都の会社です。'.repeat(800)),
      paragraph('word '.repeat(5_000)),
      { kind: 'code', text: 'const a = 1\n'.repeat(900), page: null },
      {
        kind: 'table',
        heads: ['name', 'price'],
        rows: Array.from({ length: 900 }, (_, i) => [`row ${i}`, `${i}`]),
        page: null,
      },
    ]
    for (const { content } of chunk(blocks)) expect(sizeOf(content)).toBeLessThanOrEqual(defaultSizes.max)
  })

  test('hold every sentence of a long paragraph, whole', () => {
    const text = sentences(200)
    const passages = chunk([paragraph(text)])
    for (const sentence of text.match(/Sentence \d+ has some word in it\./g) ?? []) {
      expect(passages.some((one) => one.content.includes(sentence))).toBe(true)
    }
    expect(passages.length).toBeGreaterThan(5)
  })

  test('of a split paragraph repeat the sentence before, and nothing else is repeated', () => {
    const long = sentences(60)
    const passages = chunk([paragraph(long), paragraph(filler)])
    const all = passages.map((one) => one.content).join(' ')
    expect(passages[1]?.content.split('. ')[0]).toBe(passages[0]?.content.split('. ').at(-1)?.replace(/\.$/, ''))
    expect(all.match(/Sentence 59 /g)?.length).toBe(1)
  })

  test('do not mix pages, but for a line that belongs to its neighbor', () => {
    const passages = chunk([paragraph(filler, 1), paragraph(filler, 2), paragraph('A line.', 3)])
    expect(passages.map((one) => one.page)).toEqual([1, 2])
  })

  test('are never only a heading when there is more to say', () => {
    const blocks = [heading(1, 'Empty'), heading(1, 'Also empty'), heading(1, 'Full'), paragraph(filler)]
    const passages = chunk(blocks)
    expect(passages.length).toBe(1)
    expect(passages[0]?.content).toContain('Also empty')
  })

  test('say headings that are too long for one as text', () => {
    const long = `${sentences(8, 'rule')} End.`
    const passages = chunk([
      heading(1, 'Terms'),
      heading(2, 'Old'),
      paragraph(filler),
      heading(2, long),
      paragraph('A.'),
    ])
    expect(passages.at(-1)).toMatchObject({ headings: ['Terms'], content: `${long}\n\nA.` })
    expect(chunk([heading(1, long)])).toMatchObject([{ headings: [], content: long }])
  })

  test('of nothing but headings are those headings', () => {
    expect(chunk([heading(1, 'Only'), heading(2, 'Titles')])).toMatchObject([{ content: 'Titles', headings: ['Only'] }])
  })

  test('put small sections together under what they share', () => {
    const blocks = [
      heading(1, 'Questions'),
      ...['a', 'b', 'c'].flatMap((x) => [heading(2, `${x}?`), paragraph(`Yes, ${x}.`)]),
    ]
    expect(chunk(blocks)).toMatchObject([
      { headings: ['Questions'], content: 'a?\nYes, a.\n\nb?\nYes, b.\n\nc?\nYes, c.' },
    ])
  })

  test('keep characters whole', () => {
    for (const { content } of chunk([paragraph('👩‍👧'.repeat(2_000))])) expect(content.isWellFormed()).toBe(true)
  })
})

describe('sentences', () => {
  test.each([
    [
      'en',
      'Dr. Smith et al. came at 5 p.m. on Fig. 3. They left.',
      ['Dr. Smith et al. came at 5 p.m. on Fig. 3. ', 'They left.'],
    ],
    [
      'de',
      'Das gilt z. B. für Nr. 5 bzw. Abs. 2. Danach nicht.',
      ['Das gilt z. B. für Nr. 5 bzw. Abs. 2. ', 'Danach nicht.'],
    ],
    ['ja', '東京です。大阪ですか？はい。', ['東京です。', '大阪ですか？', 'はい。']],
    ['und', 'One line\nAnother line', ['One line\n', 'Another line']],
  ])('in %s are cut where they end: %s', (language, text, expected) => {
    expect(sentencesOf(text, language)).toEqual(expected)
    expect(sentencesOf(text, language).join('')).toBe(text)
  })
})
