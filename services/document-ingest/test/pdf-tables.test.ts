import { describe, expect, test } from '@jest/globals'
import { readPdf } from '../src/extraction/pdf/read.ts'
import { pdfOf, type PdfPiece } from './helpers/files.ts'

const COLUMNS = [62, 150, 260, 400]
/** Lines of one cell, and the space that a cell has above and below its text. */
const LEADING = 12
const PADDING = 5

/** Rows as a browser prints them: the lines of a cell from "/" to "/", each cell in the middle of its row. */
function table(top: number, rows: readonly string[], font: (row: number) => 'F1' | 'F2' = () => 'F1'): PdfPiece[] {
  let y = top
  return rows.flatMap((row, at) => {
    const cells = row.split(' | ').map((cell) => cell.split(' / '))
    const lines = Math.max(...cells.map(({ length }) => length))
    const middle = y - PADDING - (lines * LEADING) / 2
    y -= lines * LEADING + 2 * PADDING
    return cells.flatMap((cell, column) =>
      cell.map((text, line): PdfPiece => {
        const down = middle + (cell.length / 2 - line) * LEADING - LEADING
        return [font(at), COLUMNS[column] as number, down, text, 10.5]
      }),
    )
  })
}
const tablesOf = async (...pieces: PdfPiece[]) =>
  (await readPdf(pdfOf(pieces))).blocks.flatMap((one) => (one.kind === 'table' ? [one] : []))
const bodyText: PdfPiece[] = [
  ['F1', 62, 740, 'All of these are given in the surgery, on any day that it is open, and need no appointment.'],
  ['F1', 62, 728, 'Ask for a date by telephone, or write, and bring the passport of your animal with you.'],
]

describe('rows of a printed table', () => {
  const rows = [
    'Age | Vaccine | Against | Remarks',
    '8 weeks | DHP, 1st | distemper, hepatitis, / leptospirosis | has to be healthy',
    '12 weeks | DHP and L4, / 2nd | as above | walks allowed later',
    '16 weeks | DHP, 3rd | distemper, hepatitis | only for risk breeds / (Rottweiler)',
    'from 12 / weeks | Rabies | rabies | travel possible / 21 days after',
    '15 months | DHP and L4 / booster | all | as before',
    'every year | L4 | leptospirosis | with a check',
    'every 3 / years | DHP | distemper | or a test',
    'every 3 / years | Rabies / booster | rabies | or else anew',
    'every year | KC | kennel cough | two weeks before / boarding',
  ]
  const read = rows.slice(1).map((row) => row.replaceAll(' / ', ' ').split(' | '))

  test('end where the lines of their cells do, although a cell goes on in a second line', async () => {
    const found = await tablesOf(...bodyText, ...table(700, rows, (row) => (row === 0 ? 'F2' : 'F1')))
    expect(found).toMatchObject([{ heads: ['Age', 'Vaccine', 'Against', 'Remarks'], rows: read }])
  })

  test('are one table although one of them has the sign of a note', async () => {
    const drawn = table(700, rows, (row) => (row === 0 ? 'F2' : 'F1'))
    const at = drawn.findIndex(([, , , text]) => text === 'has to be healthy')
    const [, x, y] = drawn[at] as PdfPiece
    drawn.splice(at + 1, 0, ['F1', x + 82, y + 3.7, '1', 7])
    const found = await tablesOf(...bodyText, ...drawn)
    expect(found).toMatchObject([{ heads: ['Age', 'Vaccine', 'Against', 'Remarks'] }])
    expect(found[0]?.rows[0]).toEqual([...(read[0] ?? []).slice(0, 3), expect.stringMatching(/^has to be healthy ?1$/)])
  })

  test('are not put together where each line has a name and a value', async () => {
    const line = (y: number, name: string, price: string): PdfPiece[] => [
      ['F1', 62, y, name],
      ['F1', 260, y, price],
    ]
    const found = await tablesOf(
      ...line(700, 'Adult', '12.00'),
      ...line(687, 'Child', '6.00'),
      ...line(674, 'Student', '8.00'),
      ...line(640, 'Family', '28.00'),
      ...line(627, 'Group', '70.00'),
      ...line(614, 'School', '50.00'),
    )
    expect(found.flatMap((one) => one.rows.map(([name]) => name))).toEqual([
      'Adult',
      'Child',
      'Student',
      'Family',
      'Group',
      'School',
    ])
  })
})

describe('heads of a printed table', () => {
  const prices = table(640, [
    'Adults | 3.60 EUR | 1.80 EUR',
    'Children | 1.00 EUR | 0.50 EUR',
    'Dogs and / cats | 0.50 EUR | none',
  ])
  const head = (x: number, y: number, text: string): PdfPiece => ['F2', x, y, text, 10.5]
  const below = [
    head(150, 672, '1 April to'),
    head(150, 660, '31 October'),
    head(260, 672, '1 November'),
    head(260, 660, 'to 31 March'),
  ]
  const heads = async (...above: PdfPiece[]) =>
    (await tablesOf(...bodyText, ...above, ...prices)).map((one) => one.heads)

  test('in two rows are said with what stands above them, and those of both rows once', async () => {
    const upper = [head(62, 676, 'Person'), head(150, 692, 'per day')]
    const both = [['Person', 'per day 1 April to 31 October', 'per day 1 November to 31 March']]
    expect(await heads(...upper, ...below)).toEqual(both)
    expect(await heads(head(62, 676, 'Person'), head(205, 692, 'per day'), ...below)).toEqual(both)
  })

  test('that each take two lines are read, and a title above them is none', async () => {
    expect(await heads(head(62, 700, 'Prices'), head(62, 666, 'Person'), ...below)).toEqual([
      ['Person', '1 April to 31 October', '1 November to 31 March'],
    ])
  })
})
