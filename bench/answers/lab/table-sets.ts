import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { normalized, type LabSet, type LabTurn } from './sets.ts'

/** The parts of WikiTableQuestions: the second holds tables of which none stands in the first. */
export const SPLITS = { training: 'training.tsv', unseen: 'pristine-unseen-tables.tsv' } as const

/** Tables that one owner has. */
const TABLES_EACH = 8
/** Shorter, a cell's text stands in many questions that do not mean the cell. */
const SHORTEST_KEY = 4

/**
 * Whoever asks so wants rows counted, compared or put in order. Left are questions that one cell answers, which is what customers ask of a
 * price list.
 */
export const NEEDS_SEVERAL_ROWS =
  /\b(most|least|how many|how much more|more|less|fewer|fewest|before|after|next|previous|prior|following|total|difference|first|last|only|above|below|average|longest|shortest|highest|lowest|largest|smallest|biggest|greatest|earliest|latest|oldest|youngest|other|besides|same|consecutive|between|top|bottom|or|than|also|and|each|both|not|number of times|combined|another|immediately|right|listed|per|as many|at least|best|worst|name an?|name one)\b/

export interface Lookup {
  question: string
  /** Each has to be told. */
  answers: string[]
  /** What stands in the answer's column in other rows. */
  others: string[]
  /** What the next question goes on from. */
  given?: string
}

export interface Table {
  name: string
  rows: string[][]
  /** What is asked of it, one question behind the other where they stand together. */
  asked: Lookup[][]
}

/** What is asked for: one cell of the row that another one names, or all rows that have the same or more or less of something. */
export type Asks = 'cell' | 'rows'

/**
 * Tables of Wikipedia with what people asked of them, several tables to an owner; the same owner is asked what only the tables of the
 * next one say.
 *
 * @param checkout of `ppasupat/WikiTableQuestions`
 * @param into a folder that the tables are written to as CSV
 */
export function tableSets(checkout: string, split: keyof typeof SPLITS, asks: Asks, into: string): LabSet[] {
  return setsOf(tablesWithLookups(checkout, split, asks === 'cell' ? lookupIn : rowsIn), `tables-${split}`, into)
}

/** Tables with what is asked of them, several to an owner who is also asked the first question of each table of the next one. */
export function setsOf(tables: readonly Table[], called: string, into: string): LabSet[] {
  mkdirSync(into, { recursive: true })
  const groups: Table[][] = []
  for (let at = 0; at + TABLES_EACH <= tables.length; at += TABLES_EACH) groups.push(tables.slice(at, at + TABLES_EACH))
  return groups.map((group, index): LabSet => {
    const name = `${called}-${index + 1}`
    const strangers = groups[(index + 1) % groups.length] ?? []
    return {
      name,
      group: 'support',
      language: 'en',
      documents: group.map((table) => ({ id: table.name, title: table.name, text: '', file: written(table, into) })),
      conversations: [
        ...group.flatMap((table) =>
          table.asked.map((turns, at) =>
            turns.map((one, turn) =>
              turnOf(one, `${name}/${table.name}/${at}/${turn}`, turn === 0 ? 'lookup' : 'after'),
            ),
          ),
        ),
        ...strangers.flatMap(({ name: other, asked: [first] }) =>
          first?.[0] ? [[{ ...turnOf(first[0], `${name}/not-${other}`, 'not said'), expect: 'refuse' as const }]] : [],
        ),
      ],
    }
  })
}

/** Undefined where the question is not of the sort that is read. */
type Reads = (rows: string[][], question: string, answers: readonly string[]) => Lookup | undefined

function tablesWithLookups(checkout: string, split: keyof typeof SPLITS, read: Reads): Table[] {
  const tables = new Map<string, Table>()
  const lines = readFileSync(join(checkout, 'data', SPLITS[split]), 'utf8')
    .split('\n')
    .slice(1)
  for (const line of lines) {
    const [, question = '', context = '', answer = ''] = line.split('\t')
    if (!context) continue
    const table = tables.get(context) ?? {
      name: context.replace(/^csv\/(\d+)-csv\/(\d+)\.csv$/, '$1-$2.csv'),
      rows: rowsOf(checkout, context),
      asked: [],
    }
    const lookup = read(table.rows, question, answer.split('|').map(normalized))
    if (!lookup) continue
    table.asked.push([lookup])
    tables.set(context, table)
  }
  return [...tables.values()]
}

/** Undefined unless the question names one cell, found once, whose row holds the answer. */
function lookupIn(rows: string[][], question: string, [wanted, ...more]: readonly string[]): Lookup | undefined {
  const asked = ` ${normalized(question)} `
  // Several answers are several rows.
  if (more.length > 0 || NEEDS_SEVERAL_ROWS.test(question)) return undefined
  if (!wanted || asked.includes(` ${wanted} `)) return undefined
  const cells = rows.map((row) => row.map(normalized))
  const seen = new Map<string, number>()
  for (const cell of cells.flat()) seen.set(cell, (seen.get(cell) ?? 0) + 1)
  const isKey = (cell: string) =>
    cell.length >= SHORTEST_KEY && seen.get(cell) === 1 && cell !== wanted && asked.includes(` ${cell} `)
  const named = cells.slice(1).filter((row) => row.includes(wanted) && row.some(isKey))
  const [row] = named
  if (!row || named.length > 1) return undefined
  return { question, answers: [wanted], others: othersIn(cells.slice(1), row.indexOf(wanted), [wanted], asked) }
}

/** What stands in a column and is neither an answer nor asked about. */
export const othersIn = (rows: string[][], column: number, answers: readonly string[], asked: string): string[] =>
  rows
    .map((row) => row[column] ?? '')
    .filter(
      (cell) =>
        cell.length >= SHORTEST_KEY && !answers.some((answer) => answer.includes(cell)) && !asked.includes(cell),
    )

/** How a question says which figures it asks for, beside the one it names. */
const BOUNDS: readonly (readonly [RegExp, (figure: number, bound: number) => boolean])[] = [
  [/\b(at least|or more|or above|no less than)\b/, (figure, bound) => figure >= bound],
  [/\b(at most|or less|or fewer|or below|no more than)\b/, (figure, bound) => figure <= bound],
  [/\b(more than|over|above|greater than|exceed(s|ed|ing)?)\b/, (figure, bound) => figure > bound],
  [/\b(less than|under|below|fewer than)\b/, (figure, bound) => figure < bound],
]
const NUMBER = /\d[\d,.]*/
const figureIn = (text: string) => Number((NUMBER.exec(text)?.[0] ?? 'none').replaceAll(',', '').replace(/\.$/, ''))
const COUNTED = /\b(how many|how much|total|number of times|difference|average)\b/

/**
 * Undefined unless the answers are all that one column has in the rows that another column picks: those with the same cell, which stands
 * in the question, or those with more or less than the question says.
 */
function rowsIn(rows: string[][], question: string, answers: readonly string[]): Lookup | undefined {
  const asked = ` ${normalized(question)} `
  if (COUNTED.test(question) || answers.some((answer) => !answer || asked.includes(` ${answer} `))) return undefined
  const raw = rows.slice(1)
  const cells = raw.map((row) => row.map(normalized))
  const wanted = [...new Set(answers)].sort().join('|')
  const [, isWithin] = BOUNDS.find(([words]) => words.test(question)) ?? []
  const bound = figureIn(question)
  const columns = (rows[0] ?? []).map((_, column) => column)
  /** The rows that a column picks. */
  const pickedBy = (key: number): string[][] => {
    const within = isWithin && cells.filter((_, row) => isWithin(figureIn(raw[row]?.[key] ?? ''), bound))
    if (within && within.length > 0) return within
    const named = cells.filter((row) => row[key] && asked.includes(` ${row[key]} `))
    return answers.length > 1 && named.every((row) => row[key] === named[0]?.[key]) ? named : []
  }
  for (const key of columns) {
    const picked = pickedBy(key)
    if (picked.length === 0 || picked.length === cells.length) continue
    for (const column of columns) {
      const told = picked.map((row) => row[column] ?? '')
      if (column === key || [...new Set(told)].sort().join('|') !== wanted) continue
      return { question, answers: [...new Set(answers)], others: othersIn(cells, column, answers, asked) }
    }
  }
  return undefined
}

function turnOf({ question, answers, others, given }: Lookup, id: string, kind: string): LabTurn {
  const holds = (text: string, wanted: string) => ` ${normalized(text)} `.includes(` ${wanted} `)
  const isForbidden = (text: string) => others.some((other) => holds(text, other))
  return {
    id,
    question,
    expect: 'answer',
    kind,
    ...(given !== undefined && { given }),
    isForbidden,
    isRight: (text) => answers.every((answer) => holds(text, answer)) && !isForbidden(text),
  }
}

/** The rows of a table, heads first. The data set has its own way to write tabs, lines and bars into cells. */
export const rowsOf = (checkout: string, context: string): string[][] =>
  readFileSync(join(checkout, context.replace(/\.csv$/, '.tsv')), 'utf8')
    .trim()
    .split('\n')
    .map((line) =>
      line
        .split('\t')
        .map((cell) => cell.replace(/\\([np\\])/g, (_, one) => ({ n: ' ', p: '|' })[one as string] ?? '\\')),
    )

function written({ name, rows }: Table, folder: string): string {
  const file = join(folder, name)
  const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`
  writeFileSync(file, rows.map((row) => row.map(quoted).join(',')).join('\n'))
  return file
}
