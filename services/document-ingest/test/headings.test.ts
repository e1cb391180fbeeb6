import { describe, expect, test } from '@jest/globals'
import { chunk } from '../src/chunking/chunk.ts'
import { tableLines, type Block } from '../src/extraction/blocks.ts'
import { extract } from '../src/extraction/extract.ts'
import { readPdf } from '../src/extraction/pdf/read.ts'
import { docxOf, pdfOf, type PdfPiece } from './helpers/files.ts'
import { STYLES, xlsx, type SheetValue } from './helpers/xlsx.ts'

/** Headings with as many signs as their level, tables as their cells, all else as it is. */
const told = (blocks: readonly Block[]) =>
  blocks.map((one) => {
    if (one.kind === 'heading') return `${'#'.repeat(one.level)} ${one.text}`
    return one.kind === 'table' ? tableLines(one).join(' ') : one.text
  })
const LONG = 'We see dogs, cats and rabbits, and on Tuesdays ferrets, too.'

describe('a heading of Word that no style names', () => {
  const run = (text: string, look = '') => `<w:r><w:rPr>${look}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`
  const plain = (text: string) => `<w:p>${run(text)}</w:p>`
  const bold = (text: string, look = '') => `<w:p>${run(text, `<w:b/>${look}`)}</w:p>`
  const item = (body: string) =>
    `<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr>${body}</w:p>`
  const styled = (text: string) => `<w:p><w:pPr><w:pStyle w:val="Heading1"/></w:pPr>${run(text)}</w:p>`
  const table = (...rows: string[][]) =>
    `<w:tbl>${rows.map((row) => `<w:tr>${row.map((cell) => `<w:tc>${cell}</w:tc>`).join('')}</w:tr>`).join('')}</w:tbl>`
  const numbering = {
    name: 'word/numbering.xml',
    content:
      '<w:numbering xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:abstractNum w:abstractNumId="0">' +
      '<w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/></w:lvl></w:abstractNum>' +
      '<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>',
  }
  const read = async (...parts: string[]) => told((await extract('docx', docxOf(parts.join(''), [numbering]))).blocks)
  const headingsOf = async (...parts: string[]) => (await read(...parts)).filter((one) => one.startsWith('#'))

  test('is bold as a whole, in capitals or a question, above text or a table; what is larger stands above it', async () => {
    const hours = table([bold('Day'), bold('Open')], [plain('Monday'), plain('8 to 18')])
    expect(
      await read(
        bold('Our surgery', '<w:sz w:val="32"/>'),
        plain('Changed in October.'),
        `<w:p>${run('OPENING ', '<w:b/>')}${run('HOURS', '<w:b/>')}</w:p>`,
        hours,
        bold('WHICH ANIMALS DO WE TREAT?'),
        plain(LONG),
        bold('Ferrets:'),
        plain(LONG),
        bold('PAYMENT'),
        plain(LONG),
        plain('HOW TO FIND US'),
        plain(LONG),
      ),
    ).toEqual([
      '# Our surgery',
      'Changed in October.',
      '## OPENING HOURS',
      'Day\tOpen Monday\t8 to 18',
      '## WHICH ANIMALS DO WE TREAT?',
      LONG,
      '### Ferrets:',
      LONG,
      '## PAYMENT',
      LONG,
      '## HOW TO FIND US',
      LONG,
    ])
  })

  test('stands below those that a style names, and passages stand below it', async () => {
    const long = `${LONG} ${LONG} ${LONG} ${LONG}`
    const { blocks } = await extract(
      'docx',
      docxOf([styled('Clients'), bold('Animals'), plain(long), bold('2. Payment'), plain(long)].join('')),
    )
    expect(chunk(blocks).map(({ headings }) => headings)).toEqual([
      ['Clients', 'Animals'],
      ['Clients', '2. Payment'],
    ])
  })

  test.each([
    ['a document that is bold', [bold('Animals'), bold(LONG), bold('Payment'), bold(LONG), plain('Thank you.')]],
    ['a word in a list', [item(run('Dogs', '<w:b/>')), item(run(LONG)), item(run('Cats', '<w:b/>'))]],
    ['what is bold in part', [`<w:p>${run('Note ', '<w:b/>')}${run('this')}</w:p>`, plain(LONG)]],
    ['a sentence', [bold('We are closed on Sundays.'), plain(LONG)]],
    ['a price', [bold('£25'), plain(LONG), bold('Only £25 a day'), plain(LONG)]],
    ['names in a table', [table([bold('Tracy'), plain('nurse')], [bold('Helen'), plain('vet')]), plain(LONG)]],
    ['an address', [bold('Oakhill Surgery'), bold('Mill Lane'), plain(LONG)]],
    ['who signs', [plain(LONG), plain('Kind regards'), bold('Tracy Lowe'), plain('Head nurse, since 2019.')]],
    ['who signs at the end', [plain(LONG), bold('Tracy Lowe'), plain('Head nurse')]],
    ['the last line', [plain(LONG), bold('Oakhill Surgery')]],
    ['the number of an account', [plain('IBAN GB00 OAKH 1234'), plain(LONG)]],
  ])('is not %s', async (_, parts) => {
    expect(await headingsOf(...parts)).toEqual([])
  })
})

describe('a title in a sheet of several tables', () => {
  const bold = (v: string): SheetValue => ({ v, s: STYLES.bold })
  const read = async (...rows: SheetValue[][]) =>
    told((await extract('xlsx', xlsx([{ name: 'Surgery', rows }]))).blocks)
  const dogs: SheetValue[][] = [
    ['Animal', 'Price'],
    ['Dog', 210],
    ['Cat', 85],
  ]
  const teeth: SheetValue[][] = [
    ['Treatment', 'Price', 'Remark'],
    ['Scale', 295, ''],
    ['Polish', 35, 'per tooth'],
  ]

  test('is the heading of its table and what is said below it where it stands out', async () => {
    const note = ['A blood test is extra.']
    const rows = [[bold('Neutering')], ...dogs, [], note, [], ['DENTAL'], ...teeth, [], ['Members'], ...dogs]
    expect(await read(...rows)).toEqual([
      '# Surgery',
      '## Neutering',
      'Animal\tPrice Dog\t210 Cat\t85',
      'A blood test is extra.',
      '## DENTAL',
      'Treatment\tPrice\tRemark Scale\t295 Polish\t35\tper tooth',
      '## ',
      'Animal\tPrice Dog\t210 Cat\t85',
    ])
  })

  test('is none where it names the only table', async () => {
    expect(await read(['NEUTERING'], ...dogs)).toEqual(['# Surgery', 'Animal\tPrice Dog\t210 Cat\t85'])
  })
})

describe('a heading of a PDF', () => {
  const text = (from: number, lines: number): PdfPiece[] =>
    Array.from({ length: lines }, (_, at) => [
      'F1',
      72,
      from - at * 13,
      `Line ${at} says that orders leave in two days.`,
    ])

  test('at the end of a page heads what the next one begins with, which keeps its page', async () => {
    const { blocks } = await readPdf(
      pdfOf([['F2', 72, 700, 'Payment'], ...text(680, 12), ['F2', 72, 510, 'Delivery']], text(700, 12)),
    )
    expect(chunk(blocks).map(({ headings, page }) => [headings, page])).toEqual([
      [['Payment'], 1],
      [['Delivery'], 2],
    ])
  })

  test.each([
    ['apart from the text', 72, 60],
    ['beside its edge', 300, 510],
  ])('is not the foot of a page, %s', async (_, x, y) => {
    const foot: PdfPiece = ['F2', x, y, 'Oakhill Surgery']
    const { blocks } = await readPdf(pdfOf([['F2', 72, 700, 'Payment'], ...text(680, 12), foot], text(700, 12)))
    expect(blocks.flatMap((one) => (one.kind === 'heading' ? [one.text] : []))).toEqual(['Payment'])
  })
})
