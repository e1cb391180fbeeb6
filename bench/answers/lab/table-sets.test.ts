import { mkdirSync, mkdtempSync, rmSync, writeFileSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from '@jest/globals'
import { tableSets } from './table-sets.ts'

const folder = mkdtempSync(join(tmpdir(), 'docent-table-sets-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** As the data set lays out its files: eight tables, of which each has a question that one cell answers. */
function checkout(more: readonly string[][] = []): string {
  const lines = [['id', 'utterance', 'context', 'targetValue']]
  mkdirSync(join(folder, 'data'), { recursive: true })
  mkdirSync(join(folder, 'csv', '200-csv'), { recursive: true })
  for (let at = 0; at < 8; at += 1) {
    lines.push([`nt-${at}`, `who directed film number ${at}?`, `csv/200-csv/${at}.csv`, `Director ${at}`])
    const rows = [
      ['Year', 'Film', 'Director'],
      ['2003', `Film Number ${at}`, `Director ${at}`],
      ['2004', 'Another\\nFilm', 'Somebody'],
    ]
    writeFileSync(join(folder, 'csv', '200-csv', `${at}.tsv`), rows.map((row) => row.join('\t')).join('\n'))
  }
  writeFileSync(join(folder, 'data', 'training.tsv'), [...lines, ...more].map((line) => line.join('\t')).join('\n'))
  return folder
}

test('asks what one cell answers, and what only the next tables say', () => {
  const [set, ...others] = tableSets(checkout(), 'training', 'cell', join(folder, 'written'))
  expect(others).toHaveLength(0)
  expect(set?.documents).toHaveLength(8)
  expect(readFileSync(set?.documents[0]?.file as string, 'utf8')).toBe(
    '"Year","Film","Director"\n"2003","Film Number 0","Director 0"\n"2004","Another Film","Somebody"',
  )
  const turns = set?.conversations.flat() ?? []
  expect(turns.map(({ expect: what }) => what)).toEqual([...Array(8).fill('answer'), ...Array(8).fill('refuse')])
  expect(turns[0]?.isRight('Film Number 0, Director: Director 0', [])).toBe(true)
  expect(turns[0]?.isRight('Another Film, Director: Somebody', [])).toBe(false)
  expect(turns[0]?.isRight('Director 0 and Somebody', [])).toBe(false)
})

test('leaves out what needs several rows, has several answers or names no row', () => {
  const asked = (question: string, answer: string) => ['nt', question, 'csv/200-csv/0.csv', answer]
  const [set] = tableSets(
    checkout([
      asked('how many films were directed by Director 0?', '1'),
      asked('who directed the film number 0 after somebody?', 'Director 0'),
      asked('who directed films?', 'Director 0|Somebody'),
      asked('who directed it?', 'Director 0'),
    ]),
    'training',
    'cell',
    join(folder, 'written'),
  )
  expect(set?.conversations.flat().filter(({ kind }) => kind === 'lookup')).toHaveLength(8)
})

test('asks what all rows answer that have the same or more of something, and takes no part of them for all', () => {
  const tables = Array.from({ length: 8 }, (_, at) => {
    const context = `csv/200-csv/${at}.csv`
    return [
      ['nt', 'which films came out in 2003?', context, `Film Number ${at}|Third`],
      ['nt', 'which film had more than 5 prizes?', context, 'Another'],
      ['nt', 'which films came out in 2004?', context, 'Third|Another'],
    ]
  }).flat()
  checkout(tables)
  const rows = (at: number) => [
    ['Year', 'Film', 'Prizes'],
    ['2003', `Film Number ${at}`, '2'],
    ['2004', 'Another', '7'],
    ['2003', 'Third', '5'],
  ]
  for (let at = 0; at < 8; at += 1) {
    writeFileSync(
      join(folder, 'csv', '200-csv', `${at}.tsv`),
      rows(at)
        .map((row) => row.join('\t'))
        .join('\n'),
    )
  }
  const [set] = tableSets(folder, 'training', 'rows', join(folder, 'rows'))
  const asked = set?.conversations.flat().filter((turn) => turn.expect === 'answer') ?? []
  // Those of 2004 are not the two films that are said to be.
  expect(asked.slice(0, 2).map(({ question }) => question)).toEqual([
    'which films came out in 2003?',
    'which film had more than 5 prizes?',
  ])
  expect(asked).toHaveLength(16)
  expect(asked[0]?.isRight('Film Number 0, Year: 2003\nThird, Year: 2003', [])).toBe(true)
  expect(asked[0]?.isRight('Third, Year: 2003', [])).toBe(false)
  expect(asked[0]?.isRight('Film Number 0, Another, Third', [])).toBe(false)
})
