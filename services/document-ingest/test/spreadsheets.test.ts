import { describe, expect, test } from '@jest/globals'
import { MiB } from '@docent/runtime/units'
import { textOf, type Block } from '../src/extraction/blocks.ts'
import { extract } from '../src/extraction/extract.ts'
import { docx } from './helpers/files.ts'
import { STYLES, xlsx, type SheetValue, type TestSheet } from './helpers/xlsx.ts'

const blocksOf = async (bytes: Buffer): Promise<Block[]> => (await extract('xlsx', bytes)).blocks
const sheet = (rows: readonly (readonly SheetValue[])[], more: Partial<TestSheet> = {}) =>
  blocksOf(xlsx([{ name: 'Sheet1', rows, ...more }]))
const csv = async (text: string) => (await extract('csv', Buffer.from(text))).blocks
/** Blocks as lines: "# " before a heading, a table as its caption, heads and rows. */
const told = (blocks: readonly Block[]) =>
  blocks.map((block) => {
    if (block.kind === 'heading') return `${'#'.repeat(block.level)} ${block.text}`
    if (block.kind !== 'table') return textOf(block)
    const { caption, heads, rows } = block
    return [
      ...(caption === undefined ? [] : [`[${caption}]`]),
      `(${heads.join('|')})`,
      ...rows.map((row) => row.join('|')),
    ].join(' ')
  })
const money = (v: number) => ({ v, s: STYLES.money })

describe('a sheet of Excel', () => {
  test('is a table under its heads, with numbers as their cells show them', async () => {
    const rows = [
      ['Service', 'Price', 'Since', 'Share', 'From'],
      [
        'Basic service',
        money(1_234.5),
        { v: 46_082, s: STYLES.writtenDay },
        { v: 0.19, s: STYLES.percent },
        { v: 0.375, s: STYLES.time },
      ],
      ['Full service', 35, { v: 46_082, s: STYLES.systemDay }, null, null],
    ]
    expect(told(await sheet(rows))).toEqual([
      '(Service|Price|Since|Share|From) Basic service|1,234.50 €|01.03.2026|19%|9:00 Full service|35|2026-03-01',
    ])
  })

  test('sets commas and points as its language does', async () => {
    const rows = [
      ['Leistung', 'Preis für Mitglieder und für alle anderen'],
      ['Große Wartung mit Reinigung der Kette', money(1_234.5)],
      ['Kleine Wartung ohne die Kette', 2.5],
    ]
    const [table = ''] = told(await sheet(rows))
    expect(table).toContain('|1.234,50 €')
    expect(table).toContain('|2,5')
  })

  test('counts its days from 1904 where the file says so', async () => {
    const rows = [
      ['Course', 'Begins'],
      ['Throwing', { v: 46_082 - 1_462, s: STYLES.systemDay }],
    ]
    const file = xlsx([{ name: 'Sheet1', rows }], { workbook: '<workbookPr date1904="1"/>' })
    expect(told(await blocksOf(file))).toEqual(['(Course|Begins) Throwing|2026-03-01'])
  })

  test('keeps to itself what it hides: sheets, rows, columns, and what is struck out', async () => {
    const rows = [
      ['Item', 'Buying price', 'Price'],
      ['Mug', 4, 18],
      ['Bowl', 6, 24],
      ['Plate', 5, { v: 22, s: STYLES.struck }],
      ['Cup', 3, 12],
    ]
    const file = xlsx([
      { name: 'Notes', rows: [['Never sell below cost.']], state: 'hidden' },
      { name: 'Sheet1', rows, hiddenRows: [3], before: '<cols><col min="2" max="2" hidden="1"/></cols>' },
    ])
    expect(told(await blocksOf(file))).toEqual(['(Item|Price) Mug|18 Plate Cup|12'])
  })

  test('begins with its name where it has one', async () => {
    const rows = [['Open daily from nine to six.']]
    expect(told(await blocksOf(xlsx([{ name: 'Hours', rows }])))).toEqual(['# Hours', 'Open daily from nine to six.'])
    expect(told(await blocksOf(xlsx([{ name: 'Tabelle1', rows }])))).toEqual(['Open daily from nine to six.'])
    const two = xlsx([
      { name: 'Tabelle1', rows },
      { name: 'Tabelle2', rows },
    ])
    expect(told(await blocksOf(two))).toEqual(['# Tabelle1', rows[0]?.[0], '# Tabelle2', rows[0]?.[0]])
  })

  test('has the line above a table as its caption, and lines around it as what is said of it', async () => {
    const rows = [
      ['Larkfield Pottery'],
      ['Prices 2026, VAT included'],
      ['Item', 'Price'],
      ['Mug', 18],
      ['Bowl', 24],
      ['Seconds are ten percent off.'],
    ]
    expect(told(await sheet(rows))).toEqual([
      'Larkfield Pottery',
      '[Prices 2026, VAT included] (Item|Price) Mug|18 Bowl|24',
      'Seconds are ten percent off.',
    ])
  })

  test('parts tables at empty rows, and names the columns of each part', async () => {
    const rows = [
      ['Item', 'Price'],
      [],
      ['Cups'],
      ['Mug', 18],
      ['Espresso cup', 12],
      [],
      ['Plates'],
      ['Small plate', 20],
      ['Large plate', 28],
    ]
    expect(told(await sheet(rows))).toEqual([
      '(Item|Price) Cups Mug|18 Espresso cup|12',
      '[Plates] (Item|Price) Small plate|20 Large plate|28',
    ])
  })

  test('parts two tables beside each other, and not one with an empty column', async () => {
    const beside = [
      ['Item', 'Price', null, 'Day', 'Hours'],
      ['Mug', 18, null, 'Monday', 'closed'],
      ['Bowl', 24, null, 'Tuesday', '9 to 6'],
    ]
    expect(told(await sheet(beside))).toEqual([
      '(Item|Price) Mug|18 Bowl|24',
      '(Day|Hours) Monday|closed Tuesday|9 to 6',
    ])
    const spaced = beside.map(([item = null, price = null]) => [item, null, price])
    expect(told(await sheet(spaced))).toEqual(['(Item|Price) Mug|18 Bowl|24'])
  })

  test('reads merged cells as one: heads over two columns, a group over its rows', async () => {
    const bold = (v: string) => ({ v, s: STYLES.bold })
    const rows = [
      [bold('Class'), bold('Summer'), { xml: '<c s="1"/>' }],
      [{ xml: '<c s="1"/>' }, bold('Adults'), bold('Children')],
      ['Throwing', 40, 25],
      ['Glazing', 30, 20],
    ]
    const after = '<mergeCells count="2"><mergeCell ref="A1:A2"/><mergeCell ref="B1:C1"/></mergeCells>'
    expect(told(await sheet(rows, { after }))).toEqual([
      '(Class|Summer Adults|Summer Children) Throwing|40|25 Glazing|30|20',
    ])
  })

  test('is one table though a column inside of it is hidden', async () => {
    const rows = [
      ['Name', 'Size', 'Buying price', 'Price', 'Note'],
      ['Mug', 'small', 4, 18, 'blue'],
      ['Bowl', 'large', 6, 24, 'white'],
    ]
    const before = '<cols><col min="3" max="3" hidden="1"/></cols>'
    expect(told(await sheet(rows, { before }))).toEqual([
      '(Name|Size|Price|Note) Mug|small|18|blue Bowl|large|24|white',
    ])
  })

  test('gives no table the heads of another one that tells other things', async () => {
    const rows = [
      ['Service', 'Price'],
      ['Cut', 30],
      ['Color', 60],
      [],
      ['Opening hours'],
      ['Monday', '9-17'],
      ['Tuesday', '10-18'],
      [],
      ['Phone', '030 1234567'],
    ]
    expect(told(await sheet(rows))).toEqual([
      '(Service|Price) Cut|30 Color|60',
      '[Opening hours] () Monday|9-17 Tuesday|10-18',
      '() Phone|030 1234567',
    ])
  })

  describe('with a group that lies over its rows', () => {
    const group = [
      ['Course', 'Day', 'Price'],
      ['Yoga', 'Monday', 10],
      [null, 'Tuesday', 11],
      [null, 'Wednesday', 12],
      ['Pilates', 'Thursday', 13],
    ]
    const after = '<mergeCells><mergeCell ref="A2:A4"/></mergeCells>'

    test('says it in each of them', async () => {
      expect(told(await sheet(group, { after }))).toEqual([
        '(Course|Day|Price) Yoga|Monday|10 Yoga|Tuesday|11 Yoga|Wednesday|12 Pilates|Thursday|13',
      ])
    })

    test.each([
      [2, 'Yoga|Tuesday|11 Yoga|Wednesday|12 Pilates|Thursday|13'],
      [3, 'Yoga|Monday|10 Yoga|Wednesday|12 Pilates|Thursday|13'],
    ])('says it where row %i is hidden', async (number, said) => {
      expect(told(await sheet(group, { after, hiddenRows: [number] }))).toEqual([`(Course|Day|Price) ${said}`])
    })

    test('keeps the last of them, of which nothing else is told', async () => {
      const rows = [
        ['Course', 'Day', 'Price'],
        ['Yoga', 'Monday', 10],
        [null, 'Wednesday', null],
      ]
      const both = '<mergeCells><mergeCell ref="A2:A3"/><mergeCell ref="C2:C3"/></mergeCells>'
      expect(told(await sheet(rows, { after: both }))).toEqual(['(Course|Day|Price) Yoga|Monday|10 Yoga|Wednesday|10'])
    })

    test('of questions says it once, and gives each its answer', async () => {
      const rows = [
        ['Topic', 'Question', 'Answer'],
        ['Stay', 'Pets ok?', 'Yes.'],
        [null, 'Smoking ok?', 'No.'],
        [null, 'Vaping ok?', null],
      ]
      const merged = '<mergeCells><mergeCell ref="A2:A4"/><mergeCell ref="C3:C4"/></mergeCells>'
      expect(told(await sheet(rows, { after: merged }))).toEqual([
        '## Stay',
        '### Pets ok?',
        'Yes.',
        '### Smoking ok?',
        'No.',
        '### Vaping ok?',
        'No.',
      ])
    })
  })

  test('is a list of questions where most of a column ask', async () => {
    const rows = [
      ['Topic', 'Question', 'Answer'],
      ['Orders', 'Do you ship abroad?', 'Yes, to all of Europe.'],
      [null, 'How long does it take?', 'Six days to Norway.'],
      ['Visits', 'May I bring a dog?', 'Yes.'],
    ]
    expect(told(await sheet(rows))).toEqual([
      '## Orders',
      '### Do you ship abroad?',
      'Yes, to all of Europe.',
      '### How long does it take?',
      'Six days to Norway.',
      '## Visits',
      '### May I bring a dog?',
      'Yes.',
    ])
  })

  test('has its words from wherever programs write them: shared, in the cell, as the result of a formula, in runs', async () => {
    const rows = [
      ['Kind', 'Says'],
      ['in the cell', { xml: '<c t="inlineStr"><is><t>here &amp; now</t></is></c>' }],
      ['a formula', { xml: '<c t="str"><f>A1&amp;"x"</f><v>made</v></c>' }],
      ['an error', { xml: '<c t="e"><v>#REF!</v></c>' }],
      ['a box', { xml: '<c t="b"><v>1</v></c>' }],
      ['a day', { xml: '<c t="d"><v>2026-03-01T00:00:00</v></c>' }],
      [
        'in runs',
        '<r><rPr><strike/></rPr><t>old</t></r><r><t>new_x000A_line</t></r><rPh sb="0" eb="1"><t>said so</t></rPh>',
      ],
    ]
    const [table = ''] = told(await sheet(rows))
    expect(table).toContain('in the cell|here & now a formula|made an error a box|✓ a day|2026-03-01 in runs|new line')
  })

  test.each([
    ['a Word document', () => docx(['Text']), 'is_word'],
    [
      'a file without a sheet that is shown',
      () => xlsx([{ name: 'a', rows: [['x']], state: 'veryHidden' }]),
      'no_text',
    ],
    [
      'sheets that together unpack to more than a file may hold',
      () => {
        const after = ' '.repeat(45 * MiB)
        return xlsx(['a', 'b', 'c'].map((name) => ({ name, rows: [['x']], after })))
      },
      'unreadable',
    ],
    [
      'cells far apart in very many rows',
      () =>
        xlsx([
          {
            name: 'a',
            rows: [],
            after: `<sheetData>${Array.from({ length: 2_000 }, (_, at) => `<row r="${at + 1}"><c r="XFD${at + 1}"><v>1</v></c></row>`).join('')}</sheetData>`,
          },
        ]),
      'too_complex',
    ],
    [
      'one long text in very many cells',
      () =>
        xlsx([
          {
            name: 'a',
            rows: [['x'.repeat(30_000)]],
            after: `<sheetData>${'<row><c t="s"><v>0</v></c></row>'.repeat(1_000)}</sheetData>`,
          },
        ]),
      'too_complex',
    ],
    [
      'merged cells over all of it again and again',
      () =>
        xlsx([
          {
            name: 'a',
            rows: Array.from({ length: 100 }, () => ['x']),
            after: '<mergeCell ref="A1:XFD1048576"/>'.repeat(200),
          },
        ]),
      'too_complex',
    ],
  ])('%s is refused', async (_, file, kind) => {
    await expect(blocksOf(file())).rejects.toMatchObject({ kind })
  })
})

describe('a CSV', () => {
  const rows = '(Item|Price) Mug|18,00 € Bowl|24,00 €'

  test.each([
    ['semicolons, with commas in figures', 'Item;Price\nMug;18,00 €\nBowl;24,00 €\n'],
    ['tabs', 'Item\tPrice\r\nMug\t18,00 €\r\nBowl\t24,00 €'],
    ['bars', 'Item|Price\nMug|18,00 €\nBowl|24,00 €'],
    ['commas, with marks around what has one', 'Item,Price\nMug,"18,00 €"\nBowl,"24,00 €"'],
    ['what its first line says', 'sep=#\r\nItem#Price\r\nMug#18,00 €\r\nBowl#24,00 €'],
  ])('is parted by %s', async (_, text) => {
    expect(told(await csv(text))).toEqual([rows])
  })

  test('is parted by commas where texts have semicolons', async () => {
    expect(told(await csv('name,hours,price\nA,Mo-Fr 8-12; Sa 9-12,3\nB,Mo-Fr 9-12; Sa 9-13,4\n'))).toEqual([
      '(name|hours|price) A|Mo-Fr 8-12; Sa 9-12|3 B|Mo-Fr 9-12; Sa 9-13|4',
    ])
  })

  test('keeps lines and marks within a cell, and loses nothing where a mark is never closed', async () => {
    expect(told(await csv('Item;Says\nMug;"holds ""half""\na litre"\nBowl;2'))).toEqual([
      '(Item|Says) Mug|holds "half" a litre Bowl|2',
    ])
    expect(told(await csv('Item;Price\nMug;"18\nBowl;24')).join()).toContain('Bowl;24')
  })

  test.each([
    ['around what has a comma', 'Item, Price\nMug, "18,00 €"\nBowl, "24,00 €" \n'],
    ['in every value', '"Item", "Price"\r\n"Mug", "18,00 €"\r\n "Bowl", "24,00 €"'],
    ['with what its first line says', 'sep=;\nItem; Price\nMug; "18,00 €"\nBowl; "24,00 €"'],
  ])('has spaces before its marks, too: %s', async (_, text) => {
    expect(told(await csv(text))).toEqual([rows])
  })

  test.each([
    [
      'lines and marks within it',
      'Item, Says\nMug, "holds ""half"", or\na litre"\nBowl, 2',
      '(Item|Says) Mug|holds "half", or a litre Bowl|2',
    ],
    ['a mark of inches', 'Item, Size\nShelf, 30"\nTable, 40" wide', '(Item|Size) Shelf|30" Table|40" wide'],
    ['a mark that is never closed', 'Item, Size\nShelf, "30\nTable, 40', '(Item|Size) Shelf|"30 Table|40'],
    [
      'words in marks before others',
      'Item, Says\nMug, "Best" one\nBowl, "blue"',
      '(Item|Says) Mug|"Best" one Bowl|blue',
    ],
    ['marks for what stands above', 'Item, Size\nShelf, "\nTable, "', '(Item|Size) Shelf|" Table|"'],
    ['a comma at the end of a value', 'Item,Size\n"Shelf, ",30\n"Table, ",40', '(Item|Size) Shelf,|30 Table,|40'],
  ])('has a value with %s', async (_, text, said) => {
    expect(told(await csv(text))).toEqual([said])
  })

  test('of one column is a list of paragraphs', async () => {
    expect(told(await csv('We ship to Norway, Sweden and Denmark.\nParcels take six days.\n'))).toEqual([
      'We ship to Norway, Sweden and Denmark.',
      'Parcels take six days.',
    ])
  })
})
