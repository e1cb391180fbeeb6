import { describe, expect, test } from '@jest/globals'
import { extract } from '../src/extraction/extract.ts'
import { readHtml } from '../src/extraction/html/read.ts'
import { readMarkdown } from '../src/extraction/markdown/read.ts'
import { pdf, type PdfLine } from './helpers/files.ts'
import { tablesOf } from './helpers/tables.ts'

const html = (source: string) => tablesOf(readHtml(source).blocks)
const page = async (...lines: PdfLine[]) => tablesOf((await extract('pdf', pdf([lines]))).blocks)
const row = (tag: string, ...cells: string[]) => `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`

const prices = {
  heads: ['Service', 'Bike', 'E-bike'],
  rows: [
    ['Check', '$25', '$35'],
    ['Full', '$140', '$175'],
  ],
}

describe('a table of HTML', () => {
  const body = row('td', 'Check', '$25', '$35') + row('td', 'Full', '$140', '$175')

  test.each([
    ['marked', row('th', 'Service', 'Bike', 'E-bike')],
    ['marked, but for the corner', '<tr><td>Service</td><th>Bike</th><th>E-bike</th></tr>'],
    ['in bold letters', row('td', '<b>Service</b>', '<strong>Bike</strong>', '<p><b>E-bike</b></p>')],
    ['words above figures', row('td', 'Service', 'Bike', 'E-bike')],
  ])('has heads that are %s', (_, first) => {
    expect(html(`<table>${first}${body}</table>`)).toEqual([prices])
  })

  test.each([
    [
      'a "No" above numbers',
      ['Pos', 'No', 'Driver'],
      [
        ['1', '14', 'A. Zane'],
        ['2', '8', 'B. Holm'],
      ],
    ],
    [
      'sizes above bare figures',
      ['Sorte', '250 g', '1 kg'],
      [
        ['Espresso', '8,90', '29,80'],
        ['Hallig', '9,20', '–'],
      ],
    ],
    [
      'sums above bare figures',
      ['Coin', '€0.10', '€0.20'],
      [
        ['2002', '6,000', '6,000'],
        ['2003', '5,000', '4,000'],
      ],
    ],
    [
      'places above names',
      ['Week', 'Winner', '2nd prize'],
      [
        ['1', 'Ada', 'Kyal'],
        ['2', 'Bo', 'Dale'],
      ],
    ],
    [
      'years below',
      ['From', 'To', 'Mayor'],
      [
        ['1850', '1862', 'A. Zane'],
        ['1862', '1871', 'B. Holm'],
      ],
    ],
    [
      'codes below the first only',
      ['Code', 'Meaning', 'Remedy'],
      [
        ['E1', 'too warm', 'wait'],
        ['E2', 'wet', 'dry it'],
      ],
    ],
  ])('has heads with %s', (_, heads, rows) => {
    const lines = [heads, ...rows].map((cells) => row('td', ...cells))
    expect(html(`<table>${lines.join('')}</table>`)).toEqual([{ heads, rows }])
  })

  test.each([
    [
      'phones',
      [
        ['Support', '+44 20 7946 0731'],
        ['Sales', '+44 20 7946 0740'],
        ['Press', '+44 20 7946 0755'],
      ],
    ],
    [
      'phones with a remark',
      [
        ['Library', '01632 961 200, renewals 01632 961 209'],
        ['Desk', '01632 961 250'],
        ['Fax', '01632 961 251'],
      ],
    ],
    [
      'plans',
      [
        ['Basic', '1 user', '5 GB'],
        ['Pro', 'unlimited', '50 GB'],
        ['Max', 'unlimited', '500 GB'],
      ],
    ],
    [
      'prices',
      [
        ['Cut', 'from £20', '30 min'],
        ['Color', '£60', '90 min'],
        ['Wash', '£8', '10 min'],
      ],
    ],
  ])('has none where the first row is one of the %s', (_, rows) => {
    expect(html(`<table>${rows.map((cells) => row('td', ...cells)).join('')}</table>`)).toEqual([{ heads: [], rows }])
  })

  test('without heads has none: a first row like the others, days in the first column', () => {
    const hours = [
      ['Saturday', 'closed'],
      ['Monday', '9 to 5'],
      ['Tuesday', '9 to 5'],
    ]
    expect(html(`<table>${hours.map((cells) => row('td', ...cells)).join('')}</table>`)).toEqual([
      { heads: [], rows: hours },
    ])
    expect(html(`<table>${body}</table>`)).toEqual([{ heads: [], rows: prices.rows }])
  })

  test('has its caption, or the title that stands over its whole width', () => {
    const head = row('th', 'Service', 'Bike', 'E-bike')
    const captioned = [{ caption: 'Prices 2026', ...prices }]
    expect(html(`<table><caption>Prices 2026</caption>${head}${body}</table>`)).toEqual(captioned)
    expect(html(`<table><tr><td colspan="3">Prices 2026</td></tr>${head}${body}</table>`)).toEqual(captioned)
  })

  test('repeats cells that cover several columns or rows, and joins heads above each other', () => {
    const source =
      '<table><tr><th rowspan="2">Day</th><th colspan="2">Summer</th></tr><tr><th>from</th><th>to</th></tr>' +
      '<tr><td>Monday</td><td colspan="2">closed</td></tr><tr><td rowspan="2">Friday</td><td>8:00</td><td>12:00</td></tr>' +
      '<tr><td>14:00</td><td>18:00</td></tr></table>'
    expect(html(source)).toEqual([
      {
        heads: ['Day', 'Summer from', 'Summer to'],
        rows: [
          ['Monday', 'closed', 'closed'],
          ['Friday', '8:00', '12:00'],
          ['Friday', '14:00', '18:00'],
        ],
      },
    ])
  })

  test('that says to cover very much does not grow without bounds', () => {
    const wide = `<tr>${'<td>x</td>'.repeat(200)}</tr>`
    const [table] = html(
      `<table>${wide}${'<tr><td>a</td><td colspan="199" rowspan="999">b</td></tr>'.repeat(200)}</table>`,
    )
    expect(table?.rows.reduce((sum, cells) => sum + cells.length, 0)).toBeLessThan(10_000)
  })
})

const statement = {
  heads: ['', '2025', '2024'],
  rows: [
    ['Revenue', '$1,234', '$1,100'],
    ['Costs', '(700)', '(650)'],
    ['Total', '$534', '$450'],
  ],
}

describe('a currency in a column of its own stands with its figure', () => {
  test('in HTML, where a head covers both', () => {
    const heads = '<tr><td></td><th colspan="2">2025</th><th colspan="2">2024</th></tr>'
    const rows = [
      row('td', 'Revenue', '$', '1,234', '$', '1,100'),
      row('td', 'Costs', '', '(700)', '', '(650)'),
      row('td', 'Total', '$', '534', '$', '450'),
    ]
    expect(html(`<table>${heads}${rows.join('')}</table>`)).toEqual([statement])
  })

  test('and so does what closes a figure', () => {
    const heads = '<tr><td></td><th colspan="2">2025</th><th colspan="2">2024</th></tr>'
    const rows = row('td', 'Costs', '(700', ')', '(650', ')') + row('td', 'Share', '57', '%', '59', '%')
    expect(html(`<table>${heads}${rows}</table>`)).toMatchObject([
      {
        rows: [
          ['Costs', '(700)', '(650)'],
          ['Share', '57%', '59%'],
        ],
      },
    ])
  })

  test('on a page, where few rows have one', async () => {
    const signed = (name: string, first: string, second: string): PdfLine => ({
      cells: [
        [72, name],
        [192, '$'],
        [212, first],
        [312, '$'],
        [332, second],
      ],
      down: 1.8,
    })
    const plain = (name: string, first: string, second: string): PdfLine => ({
      cells: [
        [72, name],
        [212, first],
        [332, second],
      ],
      down: 1.8,
    })
    const lines = [
      plain('EUR', '2025', '2024'),
      signed('Revenue', '1,234', '1,100'),
      plain('Costs', '700', '650'),
      signed('Total', '534', '450'),
    ]
    expect(await page('Income.', ...lines)).toEqual([
      {
        heads: ['EUR', '2025', '2024'],
        rows: [
          ['Revenue', '$1,234', '$1,100'],
          ['Costs', '700', '650'],
          ['Total', '$534', '$450'],
        ],
      },
    ])
  })

  test('a column of currencies stays one where no figures stand beside it', () => {
    const rows = row('td', 'France', '€', 'euro') + row('td', 'Japan', '¥', 'yen')
    expect(html(`<table>${row('th', 'Country', 'Sign', 'Name')}${rows}</table>`)).toMatchObject([
      {
        heads: ['Country', 'Sign', 'Name'],
        rows: [
          ['France', '€', 'euro'],
          ['Japan', '¥', 'yen'],
        ],
      },
    ])
  })
})

test('a table of Markdown has its heads, marks taken out of its cells', () => {
  const { blocks } = readMarkdown(
    '| Service | Bike | E-bike |\n|---|--:|--:|\n| **Check** | $25 | $35 |\n| Full | $140 | $175',
  )
  expect(tablesOf(blocks)).toEqual([prices])
})

describe('a table of a PDF', () => {
  const columns = (...cells: string[]): PdfLine => ({ cells: cells.map((cell, i) => [72 + i * 120, cell]), down: 1.8 })

  test('is found by the places of its pieces', async () => {
    const lines = [columns(...prices.heads), columns('Check', '$25', '$35'), columns('Full', '$140', '$175')]
    expect(await page('These are our prices.', ...lines, 'They hold for a year, and then there are others.')).toEqual([
      prices,
    ])
  })

  test('joins the lines of a cell', async () => {
    const cell = (x: number, ...texts: string[]): PdfLine[] =>
      texts.map((one, i) => ({ cells: [[x, one]], down: i === 0 ? 2 : 1.1 }))
    const up = (x: number, one: string): PdfLine => ({ cells: [[x, one]], down: -1.1 })
    expect(
      await page(
        columns('Route', 'Length', 'Surface'),
        columns('Harbour', '11 miles', 'asphalt'),
        ...cell(72, 'Meadow and', 'Mill'),
        up(192, '24 miles'),
        { cells: [[312, 'gravel, a little']], down: 0 },
        { cells: [[312, 'asphalt']], down: 1.1 },
        columns('Forts', '41 miles', 'asphalt'),
      ),
    ).toEqual([
      {
        heads: ['Route', 'Length', 'Surface'],
        rows: [
          ['Harbour', '11 miles', 'asphalt'],
          ['Meadow and Mill', '24 miles', 'gravel, a little asphalt'],
          ['Forts', '41 miles', 'asphalt'],
        ],
      },
    ])
  })

  test.each([
    ['drawn one after the other', false],
    ['drawn line by line', true],
  ])('is not made of two columns of text, %s', async (_, across) => {
    const left = Array.from({ length: 8 }, (_x, i) => `The left column says in line ${i} what it says`)
    const right = Array.from({ length: 8 }, (_x, i) => `and the right one is as long in line ${i} of it`)
    const lines = across
      ? left.map((one, i): PdfLine => ({
          cells: [
            [50, one],
            [320, right[i] as string],
          ],
        }))
      : [
          ...left.map((one): PdfLine => ({ cells: [[50, one]] })),
          ...right.map((one, i): PdfLine => ({ cells: [[320, one]], down: i === 0 ? -10.4 + 1.3 : 1.3 })),
        ]
    expect(await page(...lines)).toEqual([])
  })
})
