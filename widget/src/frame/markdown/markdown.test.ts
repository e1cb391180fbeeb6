import { describe, expect, test } from '@jest/globals'
import { cellStyle } from './cell.ts'
import { parseBlocks } from './blocks.ts'
import { withoutHalfCitation } from '../talk/cited.ts'
import { parseInline } from './inline.ts'
import { safeHref } from './safe-href.ts'

describe('the blocks of an answer', () => {
  test('are paragraphs, headings, lists, quotes, code, tables and rules', () => {
    const text =
      '# A\n\nwords\nmore\n\n- one\n- two\n\n1. x\n2. y\n\n> said\n\n```js\na < b\n```\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n---'
    expect(parseBlocks(text).map(({ type }) => type)).toEqual([
      'heading',
      'paragraph',
      'list',
      'list',
      'quote',
      'code',
      'table',
      'rule',
    ])
  })

  test('a list holds lists and what belongs to its items', () => {
    const [list] = parseBlocks('3. one\n   - inner\n   - other\n4. two\n\n   more of two')
    expect(list).toMatchObject({
      type: 'list',
      start: 3,
      items: [
        [
          { type: 'paragraph', text: 'one' },
          { type: 'list', items: [[{ text: 'inner' }], [{ text: 'other' }]] },
        ],
        [
          { type: 'paragraph', text: 'two' },
          { type: 'paragraph', text: 'more of two' },
        ],
      ],
    })
  })

  test('code that never ends takes the rest, and a table gets as many cells as its head', () => {
    expect(parseBlocks('```\n**x**\n\ny')).toEqual([{ type: 'code', text: '**x**\n\ny' }])
    expect(parseBlocks('| a | b |\n|---|---|\n| 1 |')).toEqual([{ type: 'table', head: ['a', 'b'], rows: [['1', '']] }])
  })

  test.each([
    '> '.repeat(5_000),
    '- '.repeat(5_000),
    `${'*'.repeat(9_000)}x`,
    '['.repeat(9_000),
    '|'.repeat(9_000),
    '`'.repeat(9_000),
  ])('text made to be slow is read at once', (text) => {
    const started = performance.now()
    for (const block of parseBlocks(text)) if ('text' in block) parseInline(block.text, 3)
    expect(performance.now() - started).toBeLessThan(30_000)
  })
})

describe('the words of an answer', () => {
  test('may be strong, emphasised, struck, code and links', () => {
    expect(parseInline('a **b *c* x** ~~d~~ `e*f*` [g](https://h.example/i_(j))', 0)).toEqual([
      'a ',
      { type: 'strong', children: ['b ', { type: 'em', children: ['c'] }, ' x'] },
      ' ',
      { type: 'del', children: ['d'] },
      ' ',
      { type: 'code', text: 'e*f*' },
      ' ',
      { type: 'link', href: 'https://h.example/i_(j)', children: ['g'] },
    ])
  })

  test('names with underscores and escaped signs stay', () => {
    expect(parseInline('snake_case_name \\*not\\* 2 * 3 * 4', 0)).toEqual(['snake_case_name *not* 2 * 3 * 4'])
  })

  test('cite the sources there are, with the space before', () => {
    expect(parseInline('Yes. [1] No.[1, 2] What? [3] [0]', 2)).toEqual([
      'Yes.',
      { type: 'cite', number: 1 },
      ' No.',
      { type: 'cite', number: 1 },
      { type: 'cite', number: 2 },
      ' What? [3] [0]',
    ])
  })

  test('half a citation is not shown yet', () => {
    expect(['No. [', 'No. [1', 'No. [1,', 'No. [1]', 'a [link'].map(withoutHalfCitation)).toEqual([
      'No.',
      'No.',
      'No.',
      'No. [1]',
      'a [link',
    ])
  })

  test('a picture is its description', () => {
    expect(parseInline('![a cup](https://evil.example/x.png)', 0)).toEqual(['a cup'])
  })

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil.example',
    '/x',
    '',
    'https://',
  ])('nothing links to %j', (url) => {
    expect(safeHref(url)).toBeUndefined()
    expect(JSON.stringify(parseInline(`[x](${url})`, 0))).not.toContain('"link"')
  })
})

test.each([
  ['a figure stays with its unit', '149.00 €', { whiteSpace: 'nowrap' }],
  ['also marked and with its sources', '**from 149.00 €** [1, 2]', { whiteSpace: 'nowrap' }],
  ['a name breaks between its words', 'Puncture repair', undefined],
  ['a sentence keeps some width', 'Parts are extra unless the remark says otherwise.', { minInlineSize: '9em' }],
])('of a cell of a table %s', (_, cell, style) => {
  expect(cellStyle(cell)).toEqual(style)
})
