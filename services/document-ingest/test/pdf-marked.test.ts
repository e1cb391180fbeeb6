import { describe, expect, test } from '@jest/globals'
import { readPdf } from '../src/extraction/pdf/read.ts'
import type { PdfPiece } from './helpers/files.ts'
import { markedPdf, part, type Part } from './helpers/marked-pdf.ts'

const COLUMNS = [62, 200, 300, 420]
const LEADING = 13

/** Rows as a browser prints them: lines of a cell from "/" to "/", which stand in the middle of their row; a cell of nothing is not in the structure. */
function table(top: number, rows: readonly string[], role: (row: number) => 'TH' | 'TD' = () => 'TD'): Part {
  let y = top
  const drawn = rows.map((row, at) => {
    const cells = row.split(' | ').map((cell) => cell.split(' / '))
    const lines = Math.max(...cells.map(({ length }) => length))
    const middle = y - (lines * LEADING) / 2
    y -= lines * LEADING + 4
    const parts = cells.map((cell, column) => {
      const pieces = cell.map((text, line): PdfPiece => {
        const down = middle + (cell.length / 2 - line) * LEADING - LEADING
        return [role(at) === 'TH' ? 'F2' : 'F1', COLUMNS[column] as number, down, text, 10]
      })
      return part(role(at), ...pieces)
    })
    return part('TR', ...parts.filter((_, column) => cells[column]?.join('') !== ''))
  })
  return part('Table', ...drawn)
}
/** Cells at places of their own. */
const cellsAt = (role: 'TH' | 'TD', y: number, ...cells: readonly [x: number, text: string][]) =>
  cells.map(([x, text]) => part(role, [role === 'TH' ? 'F2' : 'F1', x, y, text, 10]))
const heads = (row: number) => (row === 0 ? 'TH' : 'TD')
const above = part('P', ['F1', 62, 740, 'All prices are for a night and hold until the end of the year.'])
const below = part('P', ['F1', 62, 400, 'Ask for longer stays by telephone, or write to us.'])
const blocksOf = async (...parts: Part[]) => (await readPdf(markedPdf([parts]))).blocks
const tablesOf = async (...parts: Part[]) =>
  (await blocksOf(...parts)).flatMap((one) => (one.kind === 'table' ? [[one.heads, ...one.rows]] : []))

const prices = [
  'Room | Low season / (Nov. to / March) | Christmas and / New Year',
  'Single room / with a view / of the garden | $59 | $89',
  'Double room | $92 | $145',
]
const told = [
  ['Room', 'Low season (Nov. to March)', 'Christmas and New Year'],
  ['Single room with a view of the garden', '$59', '$89'],
  ['Double room', '$92', '$145'],
]

describe('a table that a PDF marks as one', () => {
  test('has the rows and cells that it says, however its lines stand', async () => {
    expect(await tablesOf(above, table(700, prices, heads), below)).toEqual([told])
  })

  test('stands between what is drawn before and behind it', async () => {
    const blocks = await blocksOf(above, table(700, prices, heads), below)
    expect(blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'table', 'paragraph'])
    expect(blocks[2]).toMatchObject({ text: 'Ask for longer stays by telephone, or write to us.' })
  })

  test('may be parted in a head and a body, and hold marks within its cells', async () => {
    const { holds } = table(700, prices, heads)
    const [first, ...rows] = holds as Part[]
    const inner = rows.map((row) =>
      part('TR', ...(row.holds as Part[]).map((cell) => part('TD', part('P', ...cell.holds)))),
    )
    const parted = part('Table', part('THead', first as Part), part('TBody', ...inner))
    expect(await tablesOf(above, parted, below)).toEqual([told])
  })

  test('keeps its columns where a cell is empty, which the structure leaves out', async () => {
    const open = [
      ' | Shop | Workshop',
      'Monday to Friday | 9:00 to 18:00 | 10:00 to 17:00',
      'Saturday |  | 10:00 to 14:00',
    ]
    expect(await tablesOf(above, table(700, open, heads), below)).toEqual([
      [
        ['', 'Shop', 'Workshop'],
        ['Monday to Friday', '9:00 to 18:00', '10:00 to 17:00'],
        ['Saturday', '', '10:00 to 14:00'],
      ],
    ])
  })
})

test('what is drawn as one sign and read as two letters stays in its cell', async () => {
  const rows = ['Room | Price', 'Kingfisher, with office | $59', 'Ground floor, flat | $89']
  expect(await tablesOf(table(700, rows, heads))).toEqual([rows.map((row) => row.split(' | '))])
})

describe('heads above each other', () => {
  const body = part(
    'TBody',
    part('TR', ...cellsAt('TD', 600, [62, 'Heron'], [200, '$95'], [300, '$115'], [420, '$149'])),
    part('TR', ...cellsAt('TD', 580, [62, 'Otter'], [200, '$89'], [300, '$110'], [420, '$139'])),
  )
  const told = [
    ['Room', 'Low season Mon', 'Low season Sun', 'High season'],
    ['Heron', '$95', '$115', '$149'],
    ['Otter', '$89', '$110', '$139'],
  ]

  test('are said with each column that they stand over, from where it begins', async () => {
    const above = part('TR', ...cellsAt('TH', 660, [62, 'Room'], [200, 'Low season'], [420, 'High season']))
    const below = part('TR', ...cellsAt('TH', 640, [200, 'Mon'], [300, 'Sun']))
    expect(await tablesOf(part('Table', above, below, body))).toEqual([told])
  })

  test('and in the middle of several', async () => {
    const above = part('TR', ...cellsAt('TH', 660, [62, 'Room'], [236, 'Low season'], [420, 'High season']))
    const below = part('TR', ...cellsAt('TH', 640, [200, 'Mon'], [300, 'Sun']))
    expect(await tablesOf(part('Table', above, below, body))).toEqual([told])
  })
})

describe('a table that goes on over the page', () => {
  const extras = ['Item | Price | Per', 'Bed linen | $9 | person', 'E-bike | $32 | day', 'Kayak | $28 | day']
  const parted = async (first: readonly string[], rest: readonly string[], ...after: Part[]) => {
    const pages = [
      [above, table(120, first, heads), ...after],
      [table(740, rest), below],
    ]
    const { blocks } = await readPdf(markedPdf(pages))
    return blocks.flatMap((one) => (one.kind === 'table' ? [[one.heads, ...one.rows]] : []))
  }
  const rows = extras.map((row) => row.split(' | '))

  test.each([2, 3])('has its heads there, too: %i rows before', async (count) => {
    expect(await parted(extras.slice(0, count), extras.slice(count))).toEqual([
      rows.slice(0, count),
      [rows[0], ...rows.slice(count)],
    ])
  })

  test('does so only where nothing stands between', async () => {
    const [, second] = await parted(
      extras.slice(0, 2),
      extras.slice(2),
      part('P', ['F1', 62, 60, 'Other things, by the day:']),
    )
    expect(second).toEqual([[], ...rows.slice(2)])
  })
})

describe('what a structure says of tables is not taken', () => {
  const plain = ['Room | Low | High', 'Single | $59 | $89', 'Double | $92 | $145', 'Family | $134 | $199']

  test('where it only places other parts of the page', async () => {
    const around = part(
      'Table',
      part('TR', part('TD', above), part('TD', table(700, plain, heads))),
      part('TR', part('TD', below), part('TD')),
    )
    expect(await tablesOf(around)).toEqual([plain.map((row) => row.split(' | '))])
  })

  test('where most of its rows are lines of rows', async () => {
    const guessed = [
      'Room | Low | High',
      'Single room | $59 | $89',
      ' | for one | for one',
      ' | person | person',
      'Double | $92 | $145',
    ]
    const parts = [above, table(700, guessed, heads), below]
    const unmarked = await readPdf(markedPdf([parts], { suspects: true }))
    expect(await blocksOf(...parts)).toEqual(unmarked.blocks)
  })

  test('where the file does not vouch for it, and where it marks a single row', async () => {
    const shown = (await readPdf(markedPdf([[above, table(700, prices, heads), below]], { suspects: true }))).blocks
    expect(shown.map((one) => ('text' in one ? one.text : JSON.stringify(one))).join(' ')).toContain('$145')
    expect(await tablesOf(above, table(700, ['Room | Low | High'], heads), below)).toEqual([])
  })
})
