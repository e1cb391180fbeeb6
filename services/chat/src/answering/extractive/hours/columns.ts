import { fold, words } from '@docent/runtime/text'
import type { Reading } from '../features.ts'
import { MEANT, worthIn, type Term } from '../match/terms.ts'
import type { Comparison } from '../measure.ts'
import { saidLast, type Question } from '../question/question.ts'
import { has } from '../question/values.ts'
import { stemsIn } from '../units/stems.ts'
import type { Table } from '../units/unit.ts'
import type { Hours } from './lines.ts'

/** More rows are a timetable, of which somebody asks for one. */
const MOST_ROWS = 8

/** Whether a line is named in a question, if only by a word that tells nothing elsewhere: a plan called "Plus". */
export function isCalled(name: string, { text }: Question): boolean {
  const said = new Set(words(text).map(fold))
  const all = words(name).map(fold)
  return all.length > 0 && all.every((word) => said.has(word))
}

/** The hours below each column of a passage that is called what is asked for, where no row of its table is, and none was told before. */
export function columnsIn(reading: Reading, asked: readonly Term[], comparison: Comparison): Hours[] {
  const { title, headings, tables } = reading.read
  return tables.flatMap((table): Hours[] => {
    // What the rows are stands above their names.
    const around = [table.labelStems, title, headings, ...table.headStems.slice(0, 1)]
    const [column, ...others] = table.heads.flatMap((_, at) => {
      const stems = table.headStems[at]
      const isNamed = (term: Term) => stems !== undefined && worthIn(term, stems) >= MEANT
      const isAsked =
        at > 0 &&
        asked.some(isNamed) &&
        asked.every((term) => isNamed(term) || around.some((set) => worthIn(term, set) >= MEANT))
      return isAsked ? [at] : []
    })
    if (column === undefined || others.length > 0 || isOfOneRow(table, reading, comparison)) return []
    const cells = table.rows.map((row) => [row[0]?.trim() ?? '', row[column]?.trim() ?? ''] as const)
    const filled = cells.filter(([name, cell]) => name !== '' && cell !== '')
    const isTold = new Set(filled.map(([name]) => name)).size === filled.length && filled.length <= MOST_ROWS
    if (!isTold || !filled.every(([, cell]) => has('clock', cell))) return []
    return [{ reading, label: table.heads[column]?.trim() ?? '', lines: filled.map((one) => one.join(': ')) }]
  })
}

/** Whether a question, or what was said before one that leans on it, is about one row of a table. */
function isOfOneRow({ rows, rowStems }: Table, { read }: Reading, { question, terms, context }: Comparison): boolean {
  const isAsked =
    terms.some((term) => rowStems.some((stems) => worthIn(term, stems) >= MEANT)) ||
    rows.some(([name = '']) => isCalled(name, question))
  if (isAsked || question.lean === 'not') return isAsked
  const told = saidLast(question.chain).split('\n')
  const isTold = (name: string) => name !== '' && told.some((line) => line.trim().startsWith(name))
  return (
    context.some((term) => rows.some((row) => worthIn(term, stemsIn(row.join(' '), read.language)) >= MEANT)) ||
    rows.filter(([name = '']) => isTold(name.trim())).length === 1
  )
}
