import { describe, expect, test } from '@jest/globals'
import { chunk, type Passage } from '../src/chunking/chunk.ts'
import { defaultSizes, sizeOf } from '../src/chunking/size.ts'
import { tableLines, type Block, type Table } from '../src/extraction/blocks.ts'

const table = (one: Table): Block => ({ kind: 'table', ...one, page: null })
const paragraph = (text: string): Block => ({ kind: 'paragraph', text, page: null })
const words = (count: number) => Array.from({ length: count }, (_, i) => `word${i}`).join(' ')

/** Each table of each passage stands in its text, line by line, where it says. */
function expectInPlace(passages: readonly Passage[]): void {
  for (const { content, tables = [] } of passages) {
    for (const one of tables) expect(content.slice(one.from, one.to)).toBe(tableLines(one).join('\n'))
  }
}

const tablesOf = (passages: readonly Passage[]) => passages.flatMap((one) => one.tables ?? [])

describe('a table in passages', () => {
  const heads = ['Item', 'Price']
  const rows = Array.from({ length: 200 }, (_, i) => [`item ${i}`, `${i} EUR`])

  test('repeats its heads with each part of it, and loses no row', () => {
    const passages = chunk([table({ heads, rows })])
    expect(passages.length).toBeGreaterThan(2)
    expectInPlace(passages)
    for (const one of tablesOf(passages)) expect(one.heads).toEqual(heads)
    expect(tablesOf(passages).flatMap((one) => one.rows)).toEqual(rows)
  })

  test('repeats long heads too', () => {
    const long = ['Service', words(50)]
    const passages = chunk([table({ heads: long, rows })])
    expectInPlace(passages)
    for (const one of tablesOf(passages)) expect(one.heads).toEqual(long)
    expect(tablesOf(passages).flatMap((one) => one.rows)).toEqual(rows)
  })

  test('is parted by columns where a row alone is too long, each part with its heads and the name of the row', () => {
    const many = Array.from({ length: 60 }, (_, i) => `Head number ${i}`)
    const wide = [['First', ...many.slice(1).map((_, i) => `value ${i} ${words(4)}`)]]
    const passages = chunk([table({ heads: many, rows: wide })])
    expectInPlace(passages)
    for (const { content } of passages) expect(sizeOf(content)).toBeLessThanOrEqual(defaultSizes.max)
    for (const one of tablesOf(passages)) expect(one.rows[0]?.[0]).toBe('First')
    const said = tablesOf(passages).flatMap((one) => one.heads.slice(1).map((head, i) => [head, one.rows[0]?.[i + 1]]))
    expect(said).toEqual(many.slice(1).map((head, i) => [head, wide[0]?.[i + 1]]))
  })

  test.each<[string, Table]>([
    ['a long caption', { caption: `${words(80)} end`, heads, rows }],
    ['a long head', { heads: ['Item', `${words(80)} end`], rows }],
    ['a long first head', { heads: [`${words(80)} end`, 'Price'], rows }],
    ['a caption above wide rows', { caption: 'The end', heads: ['Item', words(90)], rows }],
    ['a long head above one wide row', { heads: ['Item', `${words(40)} end`], rows: [['a', words(150)]] }],
  ])('loses nothing of %s', (_, one) => {
    const passages = chunk([table(one)])
    expect(passages.some(({ content }) => /\bend$/m.test(content))).toBe(true)
    for (const { content } of passages) expect(sizeOf(content)).toBeLessThanOrEqual(defaultSizes.max)
    expectInPlace(passages)
  })

  test('with cells that are longer than a passage stays within the largest size', () => {
    const passages = chunk([table({ heads, rows: [['a', words(900)]] }), table({ heads: [], rows: [[words(900)]] })])
    for (const { content } of passages) expect(sizeOf(content)).toBeLessThanOrEqual(defaultSizes.max)
    expectInPlace(passages)
    for (const word of ['word0', 'word450', 'word899'])
      expect(passages.some((one) => one.content.includes(word))).toBe(true)
  })

  test('stands where it says beside other text, and after small neighbors were put together', () => {
    const small = table({ caption: 'Sizes', heads: ['Size', 'Chest'], rows: [['S', '90 cm']] })
    const heading = (text: string): Block => ({ kind: 'heading', level: 2, text, page: null })
    const passages = chunk([
      { kind: 'heading', level: 1, text: 'Shop', page: null },
      ...['Shirts', 'Coats'].flatMap((name) => [
        heading(name),
        paragraph(`All about ${name}.`),
        small,
        paragraph('End.'),
      ]),
    ])
    expect(passages.length).toBe(1)
    expect(tablesOf(passages)).toHaveLength(2)
    expectInPlace(passages)
    expect(passages[0]?.content).toContain('Sizes\nSize\tChest\nS\t90 cm')
  })

  test('keeps the sentence that leads to it', () => {
    const passages = chunk([
      paragraph(words(110)),
      paragraph('All prices include VAT:'),
      table({ heads, rows: rows.slice(0, 30) }),
    ])
    expect(passages.find((one) => one.tables)?.content).toMatch(/^All prices include VAT:\n\nItem\tPrice\n/)
  })
})

describe('a note to a mark in a table', () => {
  const hours = table({
    heads: ['Day', 'Open'],
    rows: [
      ['Thursday', '10:00 - 21:00*'],
      ['Friday', '9:00 - 18:00†'],
    ],
  })
  const rest = paragraph(words(150))

  test('stays with it, also where the table stands for itself or fills its passage', () => {
    const notes = [paragraph('* After 19:00 with an appointment only.'), paragraph('† Not in August.')]
    const [first] = chunk([hours, ...notes, rest])
    expect(first?.content).toContain('21:00*')
    for (const note of notes) expect(first?.content).toContain((note as { text: string }).text)
    const long = table({
      heads: ['Item', 'Price'],
      rows: Array.from({ length: 60 }, (_, i) => [`item ${i}`, '10 EUR*']),
    })
    const last = chunk([long, paragraph('* Without tax.')]).at(-1)
    expect(last?.content).toMatch(/10 EUR\*[\s\S]*\* Without tax\.$/)
  })

  test('that the table does not have is a paragraph of its own', () => {
    const phones = table({
      heads: [],
      rows: [
        ['Sales', '0941 55 01 22'],
        ['Service', '0941 55 01 90'],
      ],
    })
    const [first] = chunk([phones, paragraph('‡ Answered by a machine at night.'), rest])
    expect(first?.content).not.toContain('‡')
  })
})
