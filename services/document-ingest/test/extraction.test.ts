import { describe, expect, test } from '@jest/globals'
import { fullText, tableLines, textOf, type Block } from '../src/extraction/blocks.ts'
import { extract } from '../src/extraction/extract.ts'
import { readHtml } from '../src/extraction/html/read.ts'
import { isWholePage } from '../src/extraction/html/whole.ts'
import { readMarkdown } from '../src/extraction/markdown/read.ts'
import { joinLines, vocabularyOf } from '../src/extraction/pdf/join.ts'
import { readPlainText } from '../src/extraction/text/plain.ts'
import { docx, docxOf, pdf } from './helpers/files.ts'

const shapes = (blocks: readonly Block[]) =>
  blocks.map((one) => [one.kind, 'text' in one ? one.text : tableLines(one).join('|')])
const html = (source: string) => shapes(readHtml(source).blocks)
const markdown = (source: string) => shapes(readMarkdown(source).blocks)

describe('a PDF', () => {
  const line = (page: number, i: number) => `Line ${i} of page ${page} tells one thing and then another one.`
  const body = (page: number) => Array.from({ length: 30 }, (_, i) => line(page, i))

  test('keeps the first of its repeated headers, and its page numbers do not cut sentences', async () => {
    const pages = [1, 2, 3, 4].map((page) => ['Confidential report', ...body(page), `${page}`])
    const { blocks } = await extract('pdf', pdf(pages))
    const text = fullText(blocks)
    expect(text.match(/Confidential report/g)?.length).toBe(1)
    expect(blocks.filter((one) => 'text' in one && /^\d$/.test(one.text)).length).toBeLessThanOrEqual(1)
    for (const page of [1, 2, 3, 4]) expect(text).toContain(line(page, 29))
  })

  test('keeps a sentence whole that goes on over the page', async () => {
    const pages = [
      [...body(1), 'A hired bicycle has to be back before the'],
      ['desk closes. What comes later costs more.', ...body(2)],
    ]
    const { blocks } = await extract('pdf', pdf(pages))
    const last = blocks.findLast((one) => one.page === 1)
    expect(last && 'text' in last && last.text).toMatch(/A hired bicycle has to be back before the desk closes\.$/)
    expect(blocks.find((one) => one.page === 2)).toMatchObject({ text: expect.stringMatching(/^What comes later/) })
  })

  test('has headings by size, with the page they stand on', async () => {
    const { blocks, pages } = await extract('pdf', pdf([[{ text: 'Fees', size: 24 }, ...body(1)], body(2)]))
    expect(pages).toBe(2)
    expect(blocks[0]).toMatchObject({ kind: 'heading', text: 'Fees', page: 1 })
    expect(blocks.at(-1)).toMatchObject({ page: 2 })
  })

  test('with junk before its header is read all the same', async () => {
    const file = Buffer.concat([Buffer.from('\n\njunk\n'), pdf([['readable']])])
    expect(fullText((await extract('pdf', file)).blocks)).toBe('readable')
  })

  test.each([
    ['a trans-', 'port company', 'a transport company'],
    ['a well-', 'known place', 'a well-known place'],
    ['Kosten der Ab-', 'und Anmeldung', 'Kosten der Ab- und Anmeldung'],
    ['Sommer-', 'oder Winterkurs', 'Sommer- oder Winterkurs'],
    ['zwei-', 'bis dreimal im Jahr', 'zwei- bis dreimal im Jahr'],
    ['ein Kür-', 'bis aus dem Garten', 'ein Kürbis aus dem Garten'],
    ['indoor-', 'and outdoor pools', 'indoor- and outdoor pools'],
    ['buy a tick-', 'et at the desk', 'buy a ticket at the desk'],
    ['alle Frau-', 'en und Männer', 'alle Frauen und Männer'],
    ['die Haus-', 'ordnung', 'die Hausordnung'],
    ['weiche Tren\u00ad', 'nung', 'weiche Trennung'],
    ['for self-', 'catering guests', 'for self-catering guests'],
    ['a non-', 'refundable fee', 'a non-refundable fee'],
    ['a self-', 'ish wish', 'a selfish wish'],
    ['the well-', 'ness area', 'the wellness area'],
    ['a col-', 'or of its own', 'a color of its own'],
    ['from A-', 'Z and on', 'from A- Z and on'],
    ['one line', 'and another', 'one line and another'],
    ['東京都', '千代田区', '東京都千代田区'],
  ])('goes on from "%s" with "%s"', (before, after, expected) => {
    const words = vocabularyOf([{ text: 'It is well-known here. Color is free.' }])
    expect(joinLines(before, after, words)).toBe(expected)
  })

  test.each([
    ['Les salles du rez- et du premier étage, les cours des enfants', 'avant-', 'et après-ski', 'avant- et après-ski'],
    ['Het huis heeft een tuin', 'voor-', 'en achterdeur', 'voor- en achterdeur'],
  ])('knows words between two that share an end by the language of "%s"', (text, before, after, expected) => {
    expect(joinLines(before, after, vocabularyOf([{ text }]))).toBe(expected)
  })
})

describe('HTML', () => {
  test('gives headings, paragraphs, lists and preformatted text in their order', () => {
    const source =
      '<h2>Care</h2><p>Wash <b>by</b> hand.<br>Dry well.</p><ul><li>one<li>two</ul><ol><li>first</ol><pre>a\n  b</pre>'
    expect(html(source)).toEqual([
      ['heading', 'Care'],
      ['paragraph', 'Wash by hand.\nDry well.'],
      ['item', '- one'],
      ['item', '- two'],
      ['item', '1. first'],
      ['code', 'a\n  b'],
    ])
  })

  test('keeps tables by row, with their header and their empty cells', () => {
    const source = '<table><tr><th>Size<th>Price<tr><td>S<td>10<tr><td><td>20<tr><td><p>L</p><td>30</table><p>after</p>'
    expect(readHtml(source).blocks).toEqual([
      {
        kind: 'table',
        heads: ['Size', 'Price'],
        rows: [
          ['S', '10'],
          ['', '20'],
          ['L', '30'],
        ],
        page: null,
      },
      { kind: 'paragraph', text: 'after', page: null },
    ])
  })

  test('keeps every row of a table without header cells as data, closing tags or not', () => {
    const rows = [
      ['Saturday', '10–16'],
      ['Sunday', 'closed'],
    ]
    for (const source of [
      '<table><tr><td>Saturday<td>10–16<tr><td>Sunday<td>closed</table>',
      '<table><tr><td>Saturday</td><td>10–16</td></tr><tr><td>Sunday</td><td>closed</td></tr></table>',
    ]) {
      expect(readHtml(source).blocks).toEqual([{ kind: 'table', heads: [], rows, page: null }])
    }
  })

  test('takes a table that holds the page for its layout', () => {
    const source = `<table><tr><td><h1>Shop</h1><p>${'Long prose. '.repeat(40)}</p><td>Menu</table>`
    expect(html(source).map(([kind]) => kind)).toEqual(['heading', 'paragraph', 'paragraph'])
  })

  test('leaves out what no reader sees', () => {
    const source =
      '<p hidden>a</p><p style="display: none">b</p><script>c</script><style>d</style><noscript>e</noscript>' +
      '<template>f</template><svg><text>g</text></svg><!-- h --><p>seen</p>'
    expect(html(source)).toEqual([['paragraph', 'seen']])
  })

  test('that is nested without end does not overflow', () => {
    expect(html(`${'<div><b>'.repeat(10_000)}deep`)).toEqual([['paragraph', 'deep']])
  })
})

describe('Markdown', () => {
  test('gives what a reader would see, and code as it is', () => {
    const source = [
      '---',
      'title: Notes',
      '---',
      'Top',
      '===',
      'Some *text* with a [link](https://example.com "t"), `a_b*c` and \\*stars\\*.',
      '',
      '- first',
      '- [x] second',
      '',
      '```js',
      'const a = `*b*`',
      '```',
      '<!-- a',
      'comment -->',
      '> quoted &amp; done',
    ].join('\n')
    expect(markdown(source)).toEqual([
      ['heading', 'Top'],
      ['paragraph', 'Some text with a link, a_b*c and *stars*.'],
      ['item', '- first'],
      ['item', '- [x] second'],
      ['code', 'const a = `*b*`'],
      ['paragraph', 'quoted & done'],
    ])
  })

  test.each([
    [
      'closed by a rule',
      '---\ntitle: "Rental terms"\ntags:\n  - bikes\n- boats\n# for the site\n\ndraft: false\n---\n',
    ],
    ['closed by dots', '---\r\ntitle: Rental terms\r\n...\r\n'],
  ])('gives no text of its front matter, %s; its title is that of a document without headings', (_, frontMatter) => {
    const { blocks, title } = readMarkdown(`${frontMatter}Bring a passport.`)
    expect(shapes(blocks)).toEqual([['paragraph', 'Bring a passport.']])
    expect(title).toBe('Rental terms')
    expect(readMarkdown(`${frontMatter}# Bikes\n\nBring a passport.`).title).toBe('Bikes')
  })

  test.each([
    ['below the first line', 'Intro.\n\n---\n\ncolor: red\n\n---\n\nEnd.', ['Intro.', 'color: red', 'End.']],
    ['without a closing line', '---\ncolor: red\n\nEnd.', ['color: red', 'End.']],
    ['around sentences', '---\n\nNote: bring a passport.\n\n---\n\nEnd.', ['Note: bring a passport.', 'End.']],
    ['around a list', '---\nBring: a passport.\n\n- a lamp\n\n---\nEnd.', ['Bring: a passport.', '- a lamp', 'End.']],
  ])('keeps what stands between rules %s', (_, source, texts) => {
    expect(markdown(source).map(([, text]) => text)).toEqual(texts)
  })

  test('leaves out scripts and styles, and keeps what stands around them', () => {
    const source = [
      'Before',
      '<script type="module">',
      'const price = 12',
      '',
      '# run()',
      '</script> behind',
      '',
      '<STYLE>p { color: red }</STYLE>',
      '',
      'A <script>inside()</script>sentence.',
      '',
      '> <style>',
      '> .quoted { color: red }',
      '> </style>',
      '> quoted',
    ].join('\n')
    expect(markdown(source).map(([, text]) => text)).toEqual(['Before', 'behind', 'A sentence.', 'quoted'])
  })

  test('keeps scripts that are shown as code, and what follows one that is never closed', () => {
    const source = '```html\n<script>\nshown()\n</script>\n```\n\nWrite `<style>a</style>`.\n\n<script>\n\nEnd.'
    expect(markdown(source)).toEqual([
      ['code', '<script>\nshown()\n</script>'],
      ['paragraph', 'Write <style>a</style>.'],
      ['paragraph', 'End.'],
    ])
  })

  test('reads indented code inside a quote, and goes on behind it', () => {
    expect(markdown('>     npm start\n>\n>     npm test\n\nEnd.')).toEqual([
      ['code', 'npm start\n\nnpm test'],
      ['paragraph', 'End.'],
    ])
  })

  test('keeps tables by row', () => {
    const { blocks } = readMarkdown('| a | b |\n|---|:--|\n| 1 | x \\| y |\n| 2 | |\n\nafter')
    expect(blocks[0]).toEqual({ kind: 'table', heads: ['a', 'b'], rows: [['1', 'x | y'], ['2']], page: null })
  })

  test('a picture that stands alone gives no text, one inside a sentence gives what describes it', () => {
    const source =
      '![The first steps](a.png)\n\nPress ![plus](b.png) to go on.\n\n![one](c.png) ![two](d.png "D")\n\nEnd.'
    expect(markdown(source)).toEqual([
      ['paragraph', 'Press plus to go on.'],
      ['paragraph', 'End.'],
    ])
  })

  test('a sentence that goes on in the next line stays whole; a line that is kept apart stays apart', () => {
    expect(markdown('The preview\nis the **real\nbubble**.\n\n- an item\n  goes on\n\nOne  \ntwo\\\nthree')).toEqual([
      ['paragraph', 'The preview is the real bubble.'],
      ['item', '- an item goes on'],
      ['paragraph', 'One\ntwo\nthree'],
    ])
  })

  test('a question in bold stays above its answer, and lines that each name what they tell stay lines', () => {
    expect(
      markdown(
        '**Do you sell cards?**\nYes, from £10\nto £500.\n\nShop: 023 9255\n**Workshop:** 023 9256\n\nNote: this goes\non here.',
      ),
    ).toEqual([
      ['paragraph', 'Do you sell cards?\nYes, from £10 to £500.'],
      ['paragraph', 'Shop: 023 9255\nWorkshop: 023 9256'],
      ['paragraph', 'Note: this goes on here.'],
    ])
  })
})

describe('plain text', () => {
  test('joins hard-wrapped lines, keeps short ones, and sees underlined headings', () => {
    const wrapped = 'This paragraph was wrapped at a width of about sixty letters\nby a program long ago, and goes on.'
    expect(shapes(readPlainText(`Title\n=====\n\n${wrapped}\n\nMain Street 1\nSpringfield\n\n- one\n- two`))).toEqual([
      ['heading', 'Title'],
      ['paragraph', wrapped.replace('\n', ' ')],
      ['paragraph', 'Main Street 1\nSpringfield'],
      ['item', '- one'],
      ['item', '- two'],
    ])
  })
})

test('a text of very many lines is read', () => {
  const [block, ...others] = readPlainText('line\n'.repeat(300_000))
  expect(others).toEqual([])
  expect(block && 'text' in block && block.text.length).toBe(300_000 * 5 - 1)
})

test('a Word document is read by its styles', async () => {
  const { blocks } = await extract('docx', docx(['# Hours', 'Nine to six.']))
  expect(shapes(blocks)).toEqual([
    ['heading', 'Hours'],
    ['paragraph', 'Nine to six.'],
  ])
})

test('the boxes of a Word document are ticked or not, in its text and in its tables, and those of a page are left to its reader', async () => {
  const box = (ticked: boolean) =>
    `<w:sdt><w:sdtPr><w14:checkbox xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml"><w14:checked w14:val="${ticked ? 1 : 0}"/></w14:checkbox></w:sdtPr>` +
    `<w:sdtContent><w:r><w:t>${ticked ? '☒' : '☐'}</w:t></w:r></w:sdtContent></w:sdt>`
  const run = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`
  const cell = (content: string) => `<w:tc><w:p>${content}</w:p></w:tc>`
  const row = (...cells: string[]) => `<w:tr>${cells.map(cell).join('')}</w:tr>`
  const body =
    `<w:p>${box(true)}${run(' Wheelchair access')}</w:p><w:p>${box(false)}${run(' Parking')}</w:p>` +
    `<w:tbl>${row(run('Room'), run('Bath'))}${row(run('Garden'), box(true))}${row(run('Attic'), box(false))}</w:tbl>`
  const { blocks } = await extract('docx', docxOf(body))
  expect(fullText(blocks)).toBe('☒ Wheelchair access\n\n☐ Parking\n\nRoom\tBath\nGarden\t☒\nAttic\t☐')

  const page = await extract(
    'html',
    Buffer.from('<p><input type="checkbox" checked> I agree to the terms of the salon.</p>'),
  )
  expect(fullText(page.blocks)).toBe('I agree to the terms of the salon.')
})

test('a Word document is read by its parts: one of which nothing is read is not unpacked, whatever comes out of it', async () => {
  const unread = { name: 'word/big.xml', content: 'a'.repeat(500_000), claimedSize: 100 }
  const { blocks } = await extract('docx', docx(['Nine to six.'], [unread]))
  expect(blocks).toEqual([{ kind: 'paragraph', text: 'Nine to six.', page: null }])
})

describe('a page that was saved as a text', () => {
  const page =
    '<head><title>Hours</title><style>p{}</style></head><body><nav><a href="/">Home</a></nav><p>Nine to six.</p></body>'
  const kinds = ['markdown', 'text'] as const

  test.each([
    ['at once', `<!DOCTYPE html>\n<html>${page}</html>`],
    ['without a type', `<HTML lang="en">${page}</HTML>`],
    [
      'behind a mark, lines and comments',
      `\ufeff\r\n <!-- saved <html> -->\n<!-- -->\n<!doctype HTML PUBLIC "-//W3C//DTD HTML 4.01//EN">${page}`,
    ],
    ['as XML', `<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE html>\n<html>${page}</html>`],
  ])('is read as one that begins %s', async (_, text) => {
    for (const kind of kinds) {
      const { blocks, title } = await extract(kind, Buffer.from(text))
      expect({ blocks, title }).toEqual({
        blocks: [{ kind: 'paragraph', text: 'Nine to six.', page: null }],
        title: 'Hours',
      })
    }
  })

  test('is in the encoding that it names', async () => {
    const cyrillic = Buffer.from([...'Pri'].map((sign) => sign.charCodeAt(0)).concat(0xf0, 0xf2))
    const bytes = Buffer.concat([
      Buffer.from('<!doctype html><meta charset="koi8-r"><p>'),
      cyrillic,
      Buffer.from('</p>'),
    ])
    const { blocks } = await extract('text', bytes)
    expect(blocks.map(textOf)).toEqual(['PriПР'])
  })

  test.each([
    ['names a tag', 'html> is how a page begins'],
    ['shows one', 'A page begins so:\n\n<!doctype html>\n<html>'],
    ['begins with another tag', '<htmlx>Nine to six.</htmlx>'],
    ['speaks of its first line', '<!DOCTYPE html> is the first line of every page.\n\n# Heading\n\n- one'],
    ['speaks of a tag', '<html> and <body> are tags of each page.'],
    ['has a comment without an end', '<!-- <html><p>Nine to six.</p>'],
  ])('is none where a text %s', (_, text) => {
    expect(isWholePage(text)).toBe(false)
  })
})
