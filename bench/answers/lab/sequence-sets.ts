import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { normalized, type LabSet } from './sets.ts'
import { NEEDS_SEVERAL_ROWS, othersIn, rowsOf, setsOf, type Lookup, type SPLITS, type Table } from './table-sets.ts'

/** The parts of SequentialQA, whose tables are those of the same parts of WikiTableQuestions. */
const FILES = { training: 'train.tsv', unseen: 'test.tsv' } as const

/** Rows that a first question may pick; more are a list that nobody goes on from. */
const MOST_ROWS = 8

/** One question of a sequence, with the cells that answer it. */
interface Asked {
  question: string
  rows: Set<number>
  column: number
}

/**
 * Tables of Wikipedia with what people asked of them one after the other: first what some rows answer, then what the same rows or a part of
 * them answer, so that whoever does not know which rows were meant cannot tell. Each goes on from what would have been right before it, whatever was told.
 *
 * @param tables a checkout of `ppasupat/WikiTableQuestions`
 * @param sequences a folder with SequentialQA
 * @param into a folder that the tables are written to as CSV
 */
export function sequenceSets(tables: string, sequences: string, split: keyof typeof SPLITS, into: string): LabSet[] {
  const of = new Map<string, Table>()
  for (const [context, asked] of sequencesOf(join(sequences, FILES[split]))) {
    const table = of.get(context) ?? { name: context.replaceAll('/', '-'), rows: rowsOf(tables, context), asked: [] }
    const turns = goneOn(asked, table.rows)
    if (turns.length === 0) continue
    table.asked.push(turns)
    of.set(context, table)
  }
  return setsOf([...of.values()], `sequences-${split}`, into)
}

/** Each sequence with its table, in order; a question that one column does not answer ends it. */
function sequencesOf(file: string): [context: string, asked: Asked[]][] {
  const lines = readFileSync(file, 'utf8').trim().split('\n').slice(1)
  const known = new Map<string, [string, Asked[]]>()
  for (const line of lines) {
    const [id = '', annotator = '', position = '', question = '', table = '', coordinates = ''] = line.split('\t')
    // A cell that goes over several lines ends a line early.
    if (!table.startsWith('table_csv/')) continue
    const cells = [...coordinates.matchAll(/\((\d+), (\d+)\)/g)].map(([, row, column]) => [Number(row), Number(column)])
    const columns = new Set(cells.map(([, column]) => column))
    const context = table.replace(/^table_csv\/(\d+)_(\d+)\.csv$/, 'csv/$1-csv/$2.csv')
    const key = `${id}/${annotator}`
    const sequence = known.get(key) ?? [context, []]
    known.set(key, sequence)
    const [column] = columns
    if (columns.size !== 1 || column === undefined || sequence[1].length !== Number(position)) continue
    sequence[1].push({ question, rows: new Set(cells.map(([row = -1]) => row)), column })
  }
  return [...known.values()]
}

/** The first question and those that go on from it; none where nothing does. */
function goneOn(asked: readonly Asked[], table: string[][]): Lookup[] {
  const cells = table.slice(1).map((row) => row.map(normalized))
  const [opener] = asked
  if (!opener || opener.rows.size > MOST_ROWS || opener.rows.size === cells.length) return []
  const ends = asked.findIndex((one, at) => {
    const before = at === 0 ? undefined : asked[at - 1]
    const isSame = before && one.rows.size === before.rows.size && one.column === before.column
    return (
      NEEDS_SEVERAL_ROWS.test(one.question) || isSame || (before && ![...one.rows].every((row) => before.rows.has(row)))
    )
  })
  const turns = asked.slice(0, ends < 0 ? undefined : ends)
  if (turns.length < 2) return []
  return turns.map(({ question, rows, column }): Lookup => {
    const answers = [...new Set([...rows].map((row) => cells[row]?.[column] ?? ''))].filter(Boolean)
    const heads = table[0]?.map(normalized) ?? []
    const others = othersIn(cells, column, answers, ` ${normalized(question)} `).filter(
      (other) => !heads.includes(other),
    )
    return { question, answers, others, given: [...rows].map((row) => cellAsTold(table, row, column)).join('\n') }
  })
}

/** As a cell is told: by the name of its row, and of its column. */
function cellAsTold([heads = [], ...rows]: string[][], row: number, column: number): string {
  const cells = rows[row] ?? []
  return `${cells[column === 0 ? 1 : 0] ?? ''}, ${heads[column] ?? ''}: ${cells[column] ?? ''}`
}
