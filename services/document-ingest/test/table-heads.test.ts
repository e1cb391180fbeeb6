import { describe, expect, test } from '@jest/globals'
import type { Block } from '../src/extraction/blocks.ts'
import { extract } from '../src/extraction/extract.ts'
import { tableOf } from '../src/extraction/table/table.ts'
import { STYLES, xlsx, type SheetValue } from './helpers/xlsx.ts'

/** Rows as lines, cells apart by bars. */
const rowsOf = (lines: readonly string[]) => lines.map((line) => line.split('|'))
const headsOf = (lines: readonly string[]) =>
  tableOf(rowsOf(lines).map((row) => row.map((text) => ({ text }))))?.heads.join('|')
const headsIn = (blocks: readonly Block[]) =>
  blocks.flatMap((block) => (block.kind === 'table' ? [block.heads.join('|')] : []))
async function headsOfCsv(lines: readonly string[]): Promise<string[]> {
  const text = rowsOf(lines).map((row) => row.map((cell) => `"${cell}"`).join(','))
  return headsIn((await extract('csv', Buffer.from(text.join('\n')))).blocks)
}

describe('a first row that says another sort of thing than the rows below it names the columns', () => {
  test.each([
    [
      'days above prices',
      [
        'Bike|Sizes|Half day (4h)|Full day|3 days|Week|Deposit',
        'Hybrid|S M L XL|£18.00|£28.00|£70.00|£130.00|£100',
        'Tandem|one size|£40.00|£60.00|£160.00|on request|£250',
      ],
    ],
    [
      'one size beside words above bare figures',
      ['Unterkunft|1 Nacht|ab 3 Nächte|ab 7 Nächte', 'Fass|62|58|50', 'Mobilheim|119|110|99'],
    ],
    ['counts above prices', ['Camera|1|2|3', 'Bassa stagione|40 €|55 €|70 €', 'Alta stagione|60 €|75 €|90 €']],
    ['nights above lira', ['Oda|1 gece|3 gece', 'Tek kişilik|900 TL|2.500 TL', 'Çift|1.400 TL|3.900 TL']],
    ['ranges above prices', ['Zone|0–5 kg|5–10 kg|10–20 kg', 'UK|£5.00|£8.00|£12.00', 'EU|£15.00|£22.00|on request']],
    ['seasons above prices', ['Habitación|01.04.–30.06.|01.07.–31.08.', 'Doble|80 €|120 €', 'Suite|130 €|190 €']],
    [
      'parts of the year above times',
      [
        '|15. März - 30. April|1. Mai - 30. September|Oktober',
        'Freitag|10:00 - 17:00|9:00 - 19:30|10:00 - 17:00',
        'Sonntag|9:30 - 17:30|8:30 - 18:30|geschlossen',
      ],
    ],
    ['times above prices', ['Pista|9:00-12:00|12:00-17:00', '1|12 €|10 €', '2|12 €|10 €']],
    ['quarters above figures', ['Item|Q1|Q2|Q3', 'Rent|1,200|1,200|1,300', 'Power|300|280|290']],
    ['years of two numbers above figures', ['Club|2024/25|2025/26', 'Rowing|310|325', 'Sailing|120|118']],
    ['a state above times', ['Day|Open|Close', 'Monday|9:00|17:00', 'Sunday|closed|closed']],
    ['an empty corner', ['|1 persoon|2 personen', 'Standaard|€ 70|€ 95', 'Luxe|€ 90|€ 120']],
    ['most on request in a column', ['Bike|1 day|3 days|1 week', 'Hybrid|£28|£70|ask us', 'Tandem|£60|£160|ask us']],
  ])('%s', async (_, lines) => {
    expect(headsOf(lines)).toBe(lines[0])
    expect(await headsOfCsv(lines)).toEqual([lines[0]])
  })

  test('below a head that lies over several of its cells, too', async () => {
    const money = (v: number): SheetValue => ({ v, s: STYLES.money })
    const rows = [
      ['Bike', 'Price', null, 'Deposit'],
      [null, '1 day', '3 days', null],
      ['Hybrid', money(28), money(70), money(100)],
      ['Tandem', money(60), money(160), money(250)],
    ]
    const after = '<mergeCells><mergeCell ref="A1:A2"/><mergeCell ref="B1:C1"/><mergeCell ref="D1:D2"/></mergeCells>'
    const { blocks } = await extract('xlsx', xlsx([{ name: 'Sheet1', rows, after }]))
    expect(headsIn(blocks)).toEqual(['Bike|Price 1 day|Price 3 days|Deposit'])
  })

  test('in each of two tables beside each other', async () => {
    const rows = [
      ['Bike', '1 day', '3 days', null, 'Bus', '1 stop', '2 stops'],
      ['Hybrid', 28, 70, null, 'Line A', 2, 3],
      ['Tandem', 60, 160, null, 'Line B', 3, 4],
    ]
    const { blocks } = await extract('xlsx', xlsx([{ name: 'Sheet1', rows }]))
    expect(headsIn(blocks)).toEqual(['Bike|1 day|3 days', 'Bus|1 stop|2 stops'])
  })
})

describe('a first row of the same sort as those below it is one of them', () => {
  test.each([
    ['prices and days', ['Weekend|2 days|£90', 'Week|7 days|£250', 'Month|30 days|£800']],
    ['other words for how long', ['Gold|1 week|£180', 'Silver|3 days|£95', 'Bronze|2 days|£55']],
    ['a unit said once', ['Small hall|40 seats|free', 'Large hall|120|£50', 'Studio|20|£30']],
    ['what is free', ['Members|free|by arrangement', 'Adults|£10|£20', 'Children|£5|£10']],
    ['closed today', ['Workshop|closed|10–16', 'Shop|9–17|10–16', 'Cafe|8–17|9–16']],
    ['what each has', ['Duration|3 days', 'Price|£70', 'Deposit|£100']],
    ['sums with their shares', ['All|4,541|4,636|5,499', 'Adults|69.3%|63.0%|62.7%', 'Children|30.7%|37.0%|37.3%']],
    ['ages and prices', ['Nursery|6 months – 2 years|£60', 'Toddlers|2 – 3 years|£55', 'Preschool|3 – 5 years|£50']],
    ['bare figures', ['Espresso|8,90|29,80', 'Hallig|9,20|–', 'Mokka|9,50|31']],
    ['a thing said twice', ['Week|3 days|3 days', 'Hybrid|£28|£30', 'Tandem|£60|£65']],
    ['lengths of one name', ['Massage|20 Min.|25 €', 'Massage|40 Min.|45 €', 'Fango|30 Min.|30 €']],
  ])('%s', async (_, lines) => {
    expect(headsOf(lines)).toBe('')
    expect(await headsOfCsv(lines)).toEqual([''])
  })
})

test('a title of several cells above an empty row has no heads, where heads stand below it', async () => {
  const list = [
    'Price list|valid from 1 February 2026|all prices in EUR||',
    '||||',
    'Product|Size (cm)|Matt|Gloss|Layflat',
    'Big square|30 x 30|42.00|46.50|62.00',
    'Pocket|14 x 14|9.90|11.40|not available',
  ]
  const text = rowsOf(list).map((row) => row.join(','))
  const { blocks } = await extract('csv', Buffer.from(text.join('\n')))
  expect(blocks).toMatchObject([
    { kind: 'paragraph', text: 'Price list, valid from 1 February 2026, all prices in EUR' },
    { kind: 'table', heads: ['Product', 'Size (cm)', 'Matt', 'Gloss', 'Layflat'] },
  ])
})
