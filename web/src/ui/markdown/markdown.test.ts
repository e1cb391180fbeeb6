import { describe, expect, test } from '@jest/globals'
import type { Nodes } from 'mdast'
import { splitCitations, withoutHalfCitation } from './citations.ts'
import { safeHref } from './links.ts'
import { parseAnswer } from './tree.ts'

const types = (markdown: string, sources = 2): string[] => {
  const found: string[] = []
  const walk = (node: Nodes) => {
    found.push(node.type === 'citation' ? `citation ${node.number}` : node.type)
    if ('children' in node) node.children.forEach(walk)
  }
  walk(parseAnswer(markdown, sources))
  return found.slice(1)
}

describe('citations', () => {
  test('are the numbers of sources, with the space before them', () => {
    expect(splitCitations('Usually not. [1] One exception: damage.[2]', 2)).toEqual([
      'Usually not.',
      1,
      ' One exception: damage.',
      2,
    ])
  })

  test('may stand together', () => {
    expect(splitCitations('Yes [1][2] and [1, 2].', 2)).toEqual(['Yes', 1, 2, ' and', 1, 2, '.'])
  })

  test.each(['[0]', '[3]', '[1, 9]', '[1999]', '[a]', '[]'])('%s of two sources is text', (text) => {
    expect(splitCitations(text, 2)).toEqual([text])
  })

  test('half written are not shown yet', () => {
    expect(['No. [', 'No. [1', 'No. [1,', 'No. [1]', 'a [link'].map(withoutHalfCitation)).toEqual([
      'No.',
      'No.',
      'No.',
      'No. [1]',
      'a [link',
    ])
  })
})

describe('the tree of an answer', () => {
  test('has citations inside emphasis and lists, but not in code', () => {
    expect(types('- **a [1]**\n- `x[2]`')).toEqual([
      'list',
      'listItem',
      'paragraph',
      'strong',
      'text',
      'citation 1',
      'listItem',
      'paragraph',
      'inlineCode',
    ])
  })

  test('keeps citations when the answer ends with a list of sources', () => {
    expect(types('Yes [1].\n\n[1]: https://evil.example').filter((type) => type === 'citation 1')).toHaveLength(2)
  })

  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    'a <b onclick="x">b</b>',
    '<iframe src="javascript:alert(1)"></iframe>',
    '<!-- c -->',
  ])('has %s as text', (markdown) => {
    expect(types(markdown).every((type) => type === 'paragraph' || type === 'text')).toBe(true)
  })

  test('reads tables and struck words', () => {
    expect(types('| a | b |\n|---|---|\n| 1 | ~~2~~ |')).toEqual(
      expect.arrayContaining(['table', 'tableCell', 'delete']),
    )
  })

  test('does not take indented words for code', () => {
    expect(types('Yes:\n\n    quoted words')).not.toContain('code')
  })
})

describe('a link', () => {
  test.each(['https://example.com/a', 'http://example.com', 'mailto:a@b.example', ' HTTPS://example.com '])(
    'to %j is kept',
    (url) => {
      expect(safeHref(url)).toBe(url.trim())
    },
  )

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil.example',
    '/documents',
    '',
    'https://',
  ])('to %j is not', (url) => {
    expect(safeHref(url)).toBeUndefined()
  })
})
