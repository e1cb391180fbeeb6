import type { PassageTable } from '@docent/proto'
import { describe, expect, test } from '@jest/globals'
import { cellAt, markedCells } from './cells.ts'
import { excerptOf } from './excerpt.ts'
import { partsOf } from './parts.ts'

const lines = 'Service\tRoad bike\tE-bike\nFull service\t£120\t£175\nBasic service\t£60\t£80'
const text = `Our prices.\n\n${lines}\n\nWe never charge for an estimate.`
const from = text.indexOf(lines)
const table: PassageTable = {
  from,
  to: from + lines.length,
  caption: 'Our prices',
  heads: ['Service', 'Road bike', 'E-bike'],
  rows: [
    ['Full service', '£120', '£175'],
    ['Basic service', '£60', '£80'],
  ],
}

describe('the parts of a passage', () => {
  test('are its text and its tables in order, each line once', () => {
    expect(partsOf(text, [table])).toEqual([
      { kind: 'text', from: 0, text: 'Our prices.\n\n' },
      { kind: 'table', from, table },
      { kind: 'text', from: table.to, text: '\n\nWe never charge for an estimate.' },
    ])
  })

  test('of before there were tables: lines with tabs are rows', () => {
    const [before, rows, after] = partsOf(text)
    expect(before).toMatchObject({ kind: 'text', text: 'Our prices.\n\n' })
    expect(rows).toMatchObject({ kind: 'table', from, table: { heads: [], rows: [table.heads, ...table.rows] } })
    expect(after).toMatchObject({ kind: 'text', text: '\nWe never charge for an estimate.' })
    expect(partsOf('One\tline alone\nis none.')).toEqual([{ kind: 'text', from: 0, text: 'One\tline alone\nis none.' }])
  })

  test('leave out a table that does not fit the text', () => {
    expect(partsOf('Short.', [table])).toEqual([{ kind: 'text', from: 0, text: 'Short.' }])
  })
})

describe('the marked cells', () => {
  test.each([
    ['the cell that is named by row and column', 'Full service, e-bike: £175. [1]', [cellAt(0, 0), cellAt(0, 2)]],
    ['a whole row', 'Basic service is £60, or £80. [1]', [cellAt(1, 0), cellAt(1, 1), cellAt(1, 2)]],
    ['a value that stands once, without its row', 'That is £80. [1]', [cellAt(1, 2)]],
    ['nothing of a row that is only named', 'We have a full and a basic service.', []],
  ])('are %s', (_, answer, expected) => {
    expect([...markedCells(table, answer)]).toEqual(expected)
  })

  const answer = 'Puncture repair rear, E-bike: 29.00 € [1]'
  const heads = ['Job', 'City bike', 'E-bike', 'Cargo bike']
  const check = ['Season check', '29.00 €', '29.00 €', '29.00 €']
  const rear = ['Puncture repair rear', '18.00 €', '29.00 €', '29.00 €']

  test('are none of a row that has the same figures as the one that is named', () => {
    expect([...markedCells({ heads, rows: [check, rear] }, answer)]).toEqual([cellAt(1, 0), cellAt(1, 2)])
    expect([...markedCells({ heads, rows: [check] }, answer)]).toEqual([])
  })

  test('are those of a row that has no more than signs', () => {
    const rows = [
      ['Adults', '3.60 €', '–'],
      ['Dogs', '–', '–'],
    ]
    expect([...markedCells({ heads: [], rows }, 'Dogs: –, – [1]')]).toEqual([cellAt(1, 0), cellAt(1, 1), cellAt(1, 2)])
    expect([...markedCells({ heads: [], rows }, 'We are closed – sorry. [1]')]).toEqual([])
  })

  test('are those of a row that is named behind its number', () => {
    const numbered = [check, rear].map((row, index) => [`${index + 18}`, ...row])
    expect([...markedCells({ heads: ['No', ...heads], rows: numbered }, answer)]).toEqual([cellAt(1, 1), cellAt(1, 3)])
  })
})

describe('the excerpt', () => {
  test('is the sentence that shares most words with the question, with its neighbours', () => {
    const long = `${'Nothing of it matters here at all. '.repeat(12)}Deposits are kept for ten days. They come back whole.`
    const excerpt = excerptOf(long, undefined, 'How long is my deposit kept?')
    expect(excerpt.kind === 'text' && excerpt.text).toMatch(/^… Nothing.*Deposits are kept for ten days\./)
    expect(excerpt.kind === 'text' && excerpt.text.length).toBeLessThan(300)
  })

  test('keeps a heading apart from what stands below it', () => {
    const excerpt = excerptOf('What it costs\n\nReturns are free inside the country.', undefined, 'Are returns free?')
    expect(excerpt).toEqual({ kind: 'text', text: 'What it costs: Returns are free inside the country.' })
  })

  test('never ends with the number of an item', () => {
    const text = `${'Returns are free for all of you. '.repeat(8)}\n1. ${'Put the item in its box again. '.repeat(3)}`
    const excerpt = excerptOf(text, undefined, 'Are returns free?')
    expect(excerpt.kind === 'text' && excerpt.text).not.toMatch(/\b1\.$/)
  })

  test('is rows with their heads where a table comes nearest', () => {
    const excerpt = excerptOf(text, [table], 'What is a basic service for a tandem bike?')
    expect(excerpt).toMatchObject({ kind: 'table', table: { heads: table.heads } })
  })

  test.each([
    [5, 5, 0],
    [9, 3, 6],
  ])('of a table of %i rows shows %i and counts the other %i', (all, shown, left) => {
    const rows = Array.from({ length: all }, (_, i) => [`Service ${i}`, `£${i}`, `£${i}`])
    const written = rows.map((row) => row.join('\t')).join('\n')
    const excerpt = excerptOf(written, [{ ...table, from: 0, to: written.length, rows }], 'What is the service?')
    expect(excerpt).toMatchObject({ kind: 'table', left })
    expect(excerpt.kind === 'table' && excerpt.table.rows).toHaveLength(shown)
  })
})
