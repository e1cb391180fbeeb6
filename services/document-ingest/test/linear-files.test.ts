import { describe, expect, test } from '@jest/globals'
import { sourceKindSchema, type SourceKind } from '@docent/proto'
import { read } from '../src/reading/read.ts'
import { docxOf, pdf, type PdfLine } from './helpers/files.ts'
import { expectLinear } from './helpers/linear.ts'
import { markedPdf, part } from './helpers/marked-pdf.ts'
import { repeated, tags } from './helpers/pieces.ts'
import { xlsx } from './helpers/xlsx.ts'

/** A file of so many times as much, by what it is full of. */
type Files = Record<string, (times: number) => Buffer>

/** Letters that make it a text, whatever comes after them. */
const WORDS = 'The warranty of each lamp lasts two years from its day. '

/** Of a page so many characters: beside the reader of HTML it has the search for its main text. */
const PAGE_CHARACTERS = 20_000

const ofPieces = (pieces: readonly string[], around = (text: string) => text, characters?: number): Files =>
  Object.fromEntries(
    pieces.map((piece) => [
      JSON.stringify(piece),
      (times) => Buffer.from(around(WORDS + repeated(piece, characters)(times))),
    ]),
  )

/** In encodings that have to be guessed. */
const ofBytes: Files = Object.fromEntries(
  (
    [
      ['letters of Latin 1', 'latin1', 'Schön größer über Öl. '],
      ['bytes between two code pages', 'latin1', '\u0080\u0099a '],
      ['UTF-16', 'utf16le', 'Zwölf Boxkämpfer jagen. '],
      ['half of a sign', 'latin1', '\u00e2\u0082 a '],
      ['escapes of seven bits', 'latin1', '\u001b$B$"\u001b(B '],
    ] as const
  ).map(([name, encoding, piece]) => [name, (times) => Buffer.from(WORDS + repeated(piece)(times), encoding)]),
)

const run = '<w:r><w:t>a word </w:t></w:r>'
const paragraph = `<w:p>${run}</w:p>`
const cell = (content: string) => `<w:tc>${content}</w:tc>`
const table = (content: string) => `<w:tbl>${content}</w:tbl>`
const many = (piece: string, count: number) => (times: number) => piece.repeat(count * times)
const word = (body: (times: number) => string) => (times: number) => docxOf(paragraph + body(times))

const sheetOf = (rows: (times: number) => string) => (times: number) =>
  xlsx([{ name: 'a', rows: [], after: `<sheetData>${rows(times)}</sheetData>` }])
const rowsAt = (times: number, row: (at: number) => string) =>
  Array.from({ length: 1_000 * times }, (_, at) => row(at)).join('')
const lines = (count: number, line: (at: number) => PdfLine) => Array.from({ length: count }, (_, at) => line(at))

/**
 * Whoever adds a kind of source says here what its files may be made of. What the readers of text, Markdown and HTML make of single signs
 * is in `linear.test.ts`; of those kinds there are only files here that show what comes before and after them.
 */
const files: Record<SourceKind, Files> = {
  text: {
    ...ofBytes,
    'comments before a page': (times) => Buffer.from(`${many('<!-- a --> ', 2_000)(times)}<html><p>${WORDS}`),
    'comments without an end': (times) => Buffer.from(many('<!-- a ', 2_000)(times)),
  },
  markdown: ofPieces(['# a\n', 'a | b\n']),
  html: ofPieces(['<p>a', '<meta charset="utf-8">', '<meta charset="latin1">é']),
  web: ofPieces(tags, (text) => `<article><p>${WORDS.repeat(9)}</p>${text}`, PAGE_CHARACTERS),
  docx: {
    paragraphs: word(many(paragraph, 1_000)),
    'runs in one paragraph': word((times) => `<w:p>${many(run, 1_000)(times)}</w:p>`),
    rows: word((times) => table(many(`<w:tr>${cell(paragraph)}${cell(paragraph)}</w:tr>`, 300)(times))),
    columns: word((times) => table(`<w:tr>${many(cell(paragraph), 600)(times)}</w:tr>`)),
    'cells that go on below': word((times) =>
      table(many(`<w:tr><w:tc><w:tcPr><w:vMerge/></w:tcPr>${paragraph}</w:tc>${cell(paragraph)}</w:tr>`, 300)(times)),
    ),
    tables: word(many(table(`<w:tr>${cell(paragraph)}</w:tr>`), 300)),
    'marks of changes': word(
      many(`<w:p><w:ins w:id="1">${run}</w:ins><w:del w:id="2"><w:r><w:delText>b</w:delText></w:r></w:del></w:p>`, 500),
    ),
    bookmarks: word(many(`<w:p><w:bookmarkStart w:id="1" w:name="a"/>${run}<w:bookmarkEnd w:id="1"/></w:p>`, 500)),
    'signs of breaks': word((times) => `<w:p><w:r>${many('<w:br/><w:t>a</w:t><w:tab/>', 1_000)(times)}</w:r></w:p>`),
    'fields that begin': word(many('<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r></w:p>', 500)),
    'one long word': word((times) => `<w:p><w:r><w:t>${'a'.repeat(50_000 * times)}</w:t></w:r></w:p>`),
  },
  xlsx: {
    rows: sheetOf((times) =>
      many('<row><c t="inlineStr"><is><t>a mug</t></is></c><c><v>18</v></c></row>', 1_000)(times),
    ),
    'empty rows between': sheetOf((times) =>
      rowsAt(times, (at) => `<row r="${3 * at + 1}"><c><v>1</v></c><c><v>2</v></c></row>`),
    ),
    columns: sheetOf((times) => `<row>${many('<c><v>1</v></c>', 300)(times)}</row>`.repeat(20)),
    'merged cells': (times) =>
      xlsx([
        {
          name: 'a',
          rows: Array.from({ length: 500 * times }, () => ['a', 'b', 'c']),
          after: Array.from({ length: 500 * times }, (_, at) => `<mergeCell ref="A${at + 1}:B${at + 1}"/>`).join(''),
        },
      ]),
    'questions and answers': (times) =>
      xlsx([{ name: 'a', rows: Array.from({ length: 500 * times }, (_, at) => [`May I come on day ${at}?`, 'Yes.']) }]),
  },
  csv: {
    'empty rows below heads': (times) => Buffer.from(`Name,Price,Note\n${',,\n'.repeat(2_000 * times)}Bike,4,x\n`),
    ...ofPieces(
      ['a;b\n', 'a,1\n', '"a";"', '"', 'a;"b\n', 'a; "b', '; "a""', ';  ', ';', '\n;\n', 'May I?;Yes.\n'],
      (text) => `Item;Price\n${text}`,
    ),
  },
  pdf: {
    'lines on pages': (times) =>
      pdf(Array.from({ length: 15 * times }, (_, page) => lines(40, (at) => `Line ${at} of page ${page} says this.`))),
    'lines on one page': (times) => pdf([lines(600 * times, (at) => `Line ${at} says this.`)]),
    'cells on one page': (times) =>
      pdf([lines(200 * times, (at) => ({ cells: [0, 1, 2].map((x) => [72 + x * 150, `cell ${at}`]) }))]),
    'rows of a marked table': (times) =>
      markedPdf([
        [
          part(
            'Table',
            ...Array.from({ length: 150 * times }, (_, at) =>
              part('TR', ...[0, 1, 2].map((x) => part('TD', ['F1', 72 + x * 150, 9_000 - at * 14, `cell ${at}`]))),
            ),
          ),
        ],
      ]),
    'a long line': (times) => pdf([['a word '.repeat(2_000 * times)]]),
    'empty pages': (times) =>
      pdf(Array.from({ length: 60 * times }, (_, page) => (page === 0 ? ['The only words.'] : []))),
  },
}

test('every kind of source has files in this table', () => {
  expect(Object.keys(files).toSorted()).toEqual(sourceKindSchema.options.toSorted())
})

describe('a file of twice the size takes no more than 2.6 times the work, from its bytes to its passages', () => {
  describe.each(Object.entries(files) as [SourceKind, Files][])('%s', (kind, ofKind) => {
    test.each(Object.entries(ofKind))('of %s', async (_, make) => {
      // What has no text is refused, in as little time.
      await expectLinear(make, (bytes) => read(kind, bytes).catch(() => undefined))
    })
  })
})
