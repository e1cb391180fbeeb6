import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from '@jest/globals'
import { sequenceSets } from './sequence-sets.ts'

const folder = mkdtempSync(join(tmpdir(), 'docent-sequence-sets-'))
afterAll(() => rmSync(folder, { recursive: true }))

const rows = [
  ['Year', 'Film', 'Director'],
  ['2003', 'Octane', 'Ann Lee'],
  ['2004', 'Rajanna', 'Bob Ray'],
  ['2004', 'Sextant', 'Cy Doe'],
]

/** As both data sets lay out their files: eight tables, each with one sequence of questions. */
function written(sequence: readonly (readonly [question: string, coordinates: string])[]): void {
  const lines = ['id\tannotator\tposition\tquestion\ttable_file\tanswer_coordinates\tanswer_text']
  mkdirSync(join(folder, 'csv', '200-csv'), { recursive: true })
  for (let at = 0; at < 8; at += 1) {
    writeFileSync(
      join(folder, 'csv', '200-csv', `${at}.tsv`),
      rows.map((row) => row.map((cell) => (cell === 'Octane' ? `Octane ${at}` : cell)).join('\t')).join('\n'),
    )
    for (const [position, [question, coordinates]] of sequence.entries())
      lines.push([`nt-${at}`, 0, position, question, `table_csv/200_${at}.csv`, coordinates, ''].join('\t'))
  }
  writeFileSync(join(folder, 'train.tsv'), lines.join('\n'))
}
const conversations = () =>
  (sequenceSets(folder, folder, 'training', join(folder, 'written'))[0]?.conversations ?? []).filter(
    ([turn]) => turn?.expect === 'answer',
  )

test('a question that goes on from rows is asked behind what told them, whatever was told', () => {
  written([
    ['which films came out in 2004?', "['(1, 1)', '(2, 1)']"],
    ['which of those did Bob Ray direct?', "['(1, 1)']"],
    ['when was it?', "['(1, 0)']"],
  ])
  const [turns = []] = conversations()
  expect(turns.map(({ question, kind }) => [question, kind])).toEqual([
    ['which films came out in 2004?', 'lookup'],
    ['which of those did Bob Ray direct?', 'after'],
    ['when was it?', 'after'],
  ])
  expect(turns[0]?.given).toBe('2004, Film: Rajanna\n2004, Film: Sextant')
  expect(turns[1]?.isRight('Rajanna', [])).toBe(true)
  expect(turns[1]?.isRight('Rajanna, Sextant', [])).toBe(false)
})

test.each([
  [
    'what is counted',
    [
      ['which films came out in 2004?', "['(1, 1)', '(2, 1)']"],
      ['how many are they?', "['(1, 1)']"],
    ],
  ],
  [
    'what other rows answer',
    [
      ['who made Rajanna?', "['(1, 2)']"],
      ['who made Octane?', "['(0, 2)']"],
    ],
  ],
  [
    'what was told already',
    [
      ['who made Rajanna?', "['(1, 2)']"],
      ['who is that?', "['(1, 2)']"],
    ],
  ],
  [
    'lists of all rows',
    [
      ['which films are there?', "['(0, 1)', '(1, 1)', '(2, 1)']"],
      ['who made them?', "['(0, 2)']"],
    ],
  ],
] as const)('leaves out %s', (_, sequence) => {
  written(sequence)
  expect(conversations()).toHaveLength(0)
})
