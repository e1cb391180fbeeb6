import { describe, expect, test } from '@jest/globals'
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

/** Twice the input may take so many times the work. */
const TIMES_MAX = 2.6
const TRIES = 4
/** How much larger the last inputs are, and the processor milliseconds from which none is tried again. */
const LARGER = 8
const SURELY_SLOW = 4_000
/** Processor milliseconds below which a time tells nothing: what is quadratic takes seconds for as much text. */
const AT_ONCE = 30
const CHARACTERS = 50_000

/** Processor time, not time that passes: what else the machine does must not count. */
function workOf<T>(read: (input: T) => unknown, input: T): number {
  const before = process.cpuUsage()
  read(input)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}

/**
 * The best of several tries: a pause to collect garbage makes single ones longer, and nothing makes them shorter. Where twice
 * the input seems to take more, larger ones decide: what is not linear gets worse, what was a pause gets better.
 */
function expectLinear<T>(make: (times: number) => T, read: (input: T) => unknown): void {
  const ratios: number[] = []
  for (let times = 1; times <= LARGER; times *= 2) {
    const [once, twice] = [make(times), make(2 * times)]
    let [small, large] = [Infinity, Infinity]
    for (let tried = 0; tried < TRIES && (tried === 0 || large < SURELY_SLOW); tried += 1) {
      large = Math.min(large, workOf(read, twice))
      if (large <= AT_ONCE * times) return
      small = Math.min(small, workOf(read, once))
      if (large <= small * TIMES_MAX) return
    }
    ratios.push(large / small)
    if (large >= SURELY_SLOW) break
  }
  expect(Math.min(...ratios)).toBeLessThanOrEqual(TIMES_MAX)
}

const repeated = (piece: string) => (times: number) => piece.repeat(Math.ceil((times * CHARACTERS) / piece.length))

const anything = [
  'a',
  'A. ',
  'a, ',
  'Dr. ',
  '... ',
  '。',
  '👩‍👧',
  '\t',
  ' ',
  '\n',
  '\r\n',
  '\f',
  '&amp;',
  '<',
  '"',
  'a@b.c\n',
  '+49 555 123\n',
]
const texts = [
  ...anything,
  '- a\n',
  '1. a\n',
  '? ',
  'a  b  c\n',
  'a\tb\n',
  'Monday  1\n',
  'A B\n===\n',
  'ABCD\n\n',
  'Abc: d\n',
]
const markdown = [
  ...anything,
  ...[
    '*',
    '*a ',
    '_a ',
    '~~a ',
    '`a ',
    '![a',
    '[a](',
    '<!-- ',
    '**a',
    '_',
    '[',
    '![',
    '](',
    '[a](b) ',
    '`',
    '``` \n',
    '~~~\n',
    '> ',
    '| a ',
    '|---',
    '|a\n|-\n',
    '---\n',
    '    a\n',
  ],
  ...[
    '<!--\n',
    '<!-- a -->\n',
    '<script>\n',
    '<style>a</style>\n',
    '---\na: b\n',
    '\\',
    '[a]: b\n',
    'a  \n',
    '# a\n',
    '###### a\n\nb\n\n',
  ],
]
const html = [
  ...anything,
  ...[
    '<div>',
    '<p>',
    '<ul><li>',
    '<ol><li>a',
    '<svg><math>',
    '<b>',
    '<b> </b>',
    '<br> ',
    '</div>',
    '</p>',
    '<p></b>',
    '<nav>',
    '<dl><dt>a<dd>b',
  ],
  ...[
    '<table><tr><td>',
    '<table><tr><td>a',
    '<table><h1>a',
    '<table><caption>',
    '<td>a',
    '<tr><td>a<td>b',
    '<td colspan=999 rowspan=999>a',
  ],
  ...[
    '<a href="#">a</a> ',
    '<a>a</a><br>',
    '<h1>a</h1><ul><li><a>b</a></ul>',
    '<main>',
    '<footer>',
    '<aside><header>',
    '<select><option>',
  ],
  ...[
    '<!--',
    '<!-- -->',
    '<script>',
    '<style>',
    '<title>',
    '<textarea>',
    '<pre>a\n',
    '<a b="',
    "<a b='c",
    '<a b c ',
    '<meta name=date content="2026-01-01">',
  ],
]

describe('twice the text takes no more than 2.6 times the work', () => {
  const title = (piece: string) => JSON.stringify(piece)

  test.each(html.map((piece) => [title(piece), piece]))('in HTML of %s', (_, piece) => {
    expectLinear(repeated(piece), (source) => chunk(readHtml(source).blocks, 'en'))
  })

  test.each(markdown.map((piece) => [title(piece), piece]))('in Markdown of %s', (_, piece) => {
    expectLinear(repeated(piece), (source) => chunk(readMarkdown(source).blocks, 'en'))
  })

  test.each(texts.map((piece) => [title(piece), piece]))('in plain text of %s', (_, piece) => {
    expectLinear(repeated(piece), (source) => chunk(readPlainText(source), 'en'))
  })

  test.each(texts.map((piece) => [title(piece), piece]))('in sentences of %s', (_, piece) => {
    expectLinear(repeated(piece), (source) => sentencesOf(source, 'en'))
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
  ])('in pages of a PDF with %s', (_, at) => {
    expectLinear(
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
  ])('in passages of %s', (_, block) => {
    expectLinear(
      (times) => Array.from({ length: 20_000 * times }, () => block),
      (blocks) => chunk(blocks, 'en'),
    )
  })

  test('in passages of a table with many rows, or many columns', () => {
    const cells = (count: number) => Array.from({ length: count }, (_x, i) => `cell ${i}`)
    const rows = (count: number, width: number) => Array.from({ length: count }, () => cells(width))
    const table = (all: string[][], heads: string[]): Block[] => [{ kind: 'table', heads, rows: all, page: null }]
    expectLinear(
      (times) => table(rows(10_000 * times, 3), cells(3)),
      (blocks) => chunk(blocks, 'en'),
    )
    expectLinear(
      (times) => table(rows(2, 20_000 * times), cells(20_000 * times)),
      (blocks) => chunk(blocks, 'en'),
    )
    expectLinear(
      (times) => table([['a'.repeat(100_000 * times)]], []),
      (blocks) => chunk(blocks, 'en'),
    )
  })
})
