import { describe, expect, test } from '@jest/globals'
import { fullText } from '../src/extraction/blocks.ts'
import { extract } from '../src/extraction/extract.ts'
import { readHtml } from '../src/extraction/html/read.ts'
import { readMarkdown } from '../src/extraction/markdown/read.ts'

const ofHtml = (source: string) => fullText(readHtml(source).blocks)
const ofMarkdown = (source: string) => fullText(readMarkdown(source).blocks)

describe('what is struck out is not read', () => {
  test.each(['del', 's', 'strike'])('as <%s>', (tag) => {
    expect(ofHtml(`<p>Jug: <${tag}>100 EUR</${tag}> <ins>80 EUR</ins></p>`)).toBe('Jug: 80 EUR')
  })

  test('by its style, and in a cell', () => {
    expect(ofHtml('<p>Jug: <span style="text-decoration: line-through">100 EUR</span> 80 EUR</p>')).toBe('Jug: 80 EUR')
    const table =
      '<table><tr><th>Jug<th>Price<tr><td>Small<td><s>10 EUR</s> 8 EUR<tr><td>Large<td><s>20 EUR</s> 16 EUR</table>'
    expect(ofHtml(table)).not.toMatch(/10 EUR|20 EUR/)
  })

  test('in Markdown', () => {
    expect(ofMarkdown('Open on ~~Mondays~~ Tuesdays, about ~5 hours.')).toBe('Open on Tuesdays, about ~5 hours.')
  })
})

describe('lists are counted as a browser counts them', () => {
  test.each([
    ['from where they start', '<ol start="5"><li>Rinse</li><li>Dry</li></ol>', ['5. Rinse', '6. Dry']],
    ['by the number of an item', '<ol><li value="9">Rinse</li><li>Dry</li></ol>', ['9. Rinse', '10. Dry']],
    ['in letters', '<ol type="a" start="26"><li>Rinse</li><li>Dry</li></ol>', ['z. Rinse', 'aa. Dry']],
    ['in Roman numbers', '<ol type="I" start="3"><li>Rinse</li><li>Dry</li></ol>', ['III. Rinse', 'IV. Dry']],
    ['from one where they say nothing that is one', '<ol start="x" type="z"><li>Rinse</li></ol>', ['1. Rinse']],
    ['not at all without an order', '<ul type="a"><li value="3">Rinse</li></ul>', ['- Rinse']],
  ])('%s', (_, source, items) => {
    expect(ofHtml(source).split(/\n+/)).toEqual(items)
  })
})

describe('cells that go over several rows', () => {
  const rowsOf = (source: string) => {
    const [table] = readHtml(source).blocks
    return table?.kind === 'table' ? table.rows : table
  }

  test('stand in each, also beside one that covers the rest of its row', () => {
    const source = `<table><tr><th>Day<th>From<th>To<tr><td rowspan="2">Monday<td>8<td>12<tr><td colspan="2">by appointment
      <tr><td>Tuesday<td>14<td>16</table>`
    expect(rowsOf(source)).toEqual([
      ['Monday', '8', '12'],
      ['Monday', 'by appointment', 'by appointment'],
      ['Tuesday', '14', '16'],
    ])
  })

  test('are a row shorter where one of these is empty', () => {
    const source = `<table><tr><th>Day<th>Part<th>From<tr><td rowspan="3">Monday<td>am<td>8<tr></tr><tr><td>pm<td>14
      <tr><td>Tuesday<td>am<td>7</table>`
    expect(rowsOf(source)).toEqual([
      ['Monday', 'am', '8'],
      ['Monday', 'pm', '14'],
      ['Tuesday', 'am', '7'],
    ])
  })

  test('further to the right stay in their column where a row ends before', () => {
    const source = `<table><tr><th>Day<th>From<th>Room<tr><td>Monday<td>8<td rowspan="2">Studio<tr><td>Tuesday
      <tr><td>Friday<td>9<td>Kiln</table>`
    expect(rowsOf(source)).toEqual([
      ['Monday', '8', 'Studio'],
      ['Tuesday', '', 'Studio'],
      ['Friday', '9', 'Kiln'],
    ])
  })
})

describe('names that every object has mean nothing', () => {
  test('as tags and as entities', async () => {
    const { blocks } = await extract('html', Buffer.from('<p>Before<constructor>inside</constructor>after</p>'))
    expect(fullText(blocks)).toBe('Beforeinsideafter')
    expect(ofMarkdown('A &toString; and an &amp;.')).toBe('A &toString; and an &.')
  })
})
