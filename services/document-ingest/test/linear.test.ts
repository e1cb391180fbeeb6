import { describe, test } from '@jest/globals'
import { chunk } from '../src/chunking/chunk.ts'
import { sentencesOf } from '../src/chunking/sentences.ts'
import type { Block } from '../src/extraction/blocks.ts'
import { readHtml } from '../src/extraction/html/read.ts'
import { readMarkdown } from '../src/extraction/markdown/read.ts'
import { vocabularyOf } from '../src/extraction/pdf/join.ts'
import { linesOf } from '../src/extraction/pdf/lines.ts'
import type { TextItem } from '../src/extraction/pdf/open.ts'
import { blocksOfPage, typographyOf } from '../src/extraction/pdf/paragraphs.ts'
import { dropRepeated } from '../src/extraction/pdf/repeated.ts'
import { readPlainText } from '../src/extraction/text/plain.ts'
import { expectLinear } from './helpers/linear.ts'
import { html, markdown, markdownLines, repeated, texts } from './helpers/pieces.ts'

describe('twice the text takes no more than 2.6 times the work', () => {
  const title = (piece: string) => JSON.stringify(piece)

  test.each(html.map((piece) => [title(piece), piece]))('in HTML of %s', async (_, piece) => {
    await expectLinear(repeated(piece), (source) => chunk(readHtml(source).blocks, 'en'))
  })

  test.each(markdown.map((piece) => [title(piece), piece]))('in Markdown of %s', async (_, piece) => {
    await expectLinear(repeated(piece), (source) => chunk(readMarkdown(source).blocks, 'en'))
  })

  test.each(markdownLines.map(([before, piece, after]) => [title(`${before}${piece}…${after}`), before, piece, after]))(
    'in a line of Markdown: %s',
    async (_, before, piece, after) => {
      const times = repeated(piece)
      await expectLinear(
        (count) => before + times(count) + after,
        (source) => chunk(readMarkdown(source).blocks, 'en'),
      )
    },
  )

  test.each(texts.map((piece) => [title(piece), piece]))('in plain text of %s', async (_, piece) => {
    await expectLinear(repeated(piece), (source) => chunk(readPlainText(source), 'en'))
  })

  test.each(texts.map((piece) => [title(piece), piece]))('in sentences of %s', async (_, piece) => {
    await expectLinear(repeated(piece), (source) => sentencesOf(source, 'en'))
  })

  const item = (str: string, x: number, y: number): TextItem => {
    return { str, transform: [1, 0, 0, 10, x, y], width: str.length * 5, height: 10, fontName: 'f', hasEOL: false }
  }
  test.each<[string, (i: number) => TextItem]>([
    ['lines', (i) => item('A line of text that goes on', 50, 800 - i * 12)],
    ['pieces in one line', (i) => item('a', i * 30, 700)],
    ['pieces in columns', (i) => item('cell', 50 + (i % 4) * 90, 800 - Math.floor(i / 4) * 12)],
    ['pieces in very many columns', (i) => item('cell', (i % 200) * 40, 800 - Math.floor(i / 200) * 12)],
    ['pieces that jump up and down', (i) => item('some words', 50 + (i % 7) * 90, 400 + ((i * 37) % 41))],
    ['single cells below a row', (i) => item('x', i % 12 < 2 ? 50 + i * 90 : 50, 800 - i * 11)],
  ])('in pages of a PDF with %s', async (_, at) => {
    await expectLinear(
      (times) => Array.from({ length: 3_000 * times }, (_x, i) => at(i)),
      (items) => {
        const lines = linesOf(items, 1)
        const kept = dropRepeated([{ lines, bottom: 0, top: 842 }]).lines.flat()
        chunk(blocksOfPage(kept, typographyOf(kept, new Map(), vocabularyOf(kept))), 'en')
      },
    )
  })

  test.each<[string, Block]>([
    ['rows', { kind: 'table', heads: ['a', 'b'], rows: [['1', '2']], page: null }],
    ['headings', { kind: 'heading', level: 1, text: 'Heading', page: null }],
    ['deeper headings', { kind: 'heading', level: 6, text: 'Heading', page: null }],
    ['items', { kind: 'item', text: '- item', page: null }],
  ])('in passages of %s', async (_, block) => {
    await expectLinear(
      (times) => Array.from({ length: 20_000 * times }, () => block),
      (blocks) => chunk(blocks, 'en'),
    )
  })

  test('in passages of a table with many rows, or many columns', async () => {
    const cells = (count: number) => Array.from({ length: count }, (_x, i) => `cell ${i}`)
    const rows = (count: number, width: number) => Array.from({ length: count }, () => cells(width))
    const table = (all: string[][], heads: string[]): Block[] => [{ kind: 'table', heads, rows: all, page: null }]
    await expectLinear(
      (times) => table(rows(10_000 * times, 3), cells(3)),
      (blocks) => chunk(blocks, 'en'),
    )
    await expectLinear(
      (times) => table(rows(2, 20_000 * times), cells(20_000 * times)),
      (blocks) => chunk(blocks, 'en'),
    )
    await expectLinear(
      (times) => table([['a'.repeat(100_000 * times)]], []),
      (blocks) => chunk(blocks, 'en'),
    )
  })
})
