import { fold, words } from '@docent/runtime/text'
import { timeIn, type AskedTime } from '../dates/asked-time.ts'
import { AS_IT_STANDS, worthIn, type Term } from '../match/terms.ts'
import type { Comparison } from '../measure.ts'
import { oncePer } from '../once-per.ts'
import { boundIn, type Bound } from '../question/bound.ts'
import { pointedAt } from '../question/lean.ts'
import type { Question } from '../question/question.ts'
import { worthOfHead } from '../units/lookalikes.ts'
import { stemsIn } from '../units/stems.ts'
import { amountsIn, type CountedAmount } from '../units/spans.ts'
import type { Table } from '../units/unit.ts'
import { OTHER_WORD } from './said.ts'

/** What a question asks for, as it is compared with the columns of tables. */
export interface Asked {
  question: Question
  terms: readonly Term[]
  /** All of its words, folded, in order. */
  all: readonly string[]
  /** All of it in small letters, without spaces. */
  spaceless: string
  bound: Bound | undefined
  amounts: readonly CountedAmount[]
  time: AskedTime | undefined
  /** Words of the question that stand, however inflected, in those that it may lean on. */
  before: ReadonlySet<string>
  /** Words that it points at something by: "game" of "at this game". */
  pointed: ReadonlySet<string>
}

/** Reads a question once for all tables that it is compared with. */
export const askedOf = oncePer(({ question, terms }: Pick<Comparison, 'question' | 'terms'>): Asked => ({
  question,
  terms,
  all: words(question.text).map(fold),
  spaceless: withoutSpaces(question.text),
  bound: boundIn(question.text),
  amounts: amountsIn(question.text),
  time: timeIn(question.text),
  before: saidBefore(question, terms),
  pointed: pointedAt(question.text, question.language),
}))

function saidBefore({ chain, language }: Question, terms: readonly Term[]): ReadonlySet<string> {
  // A question that was not answered says nothing of the rows that were told.
  const answered = chain.filter(({ answer }) => answer !== '')
  if (answered.length === 0) return new Set()
  const stems = stemsIn(answered.map(({ question }) => question).join('\n'), language)
  return new Set(terms.flatMap((term) => (worthIn(term, stems) >= AS_IT_STANDS ? [term.word] : [])))
}

const withoutSpaces = (text: string) => text.toLowerCase().replace(/\s+/gu, '')

/** The rows of a table that have what a question asks for in one of its columns. */
export interface RowPick {
  column: number
  rows: ReadonlySet<number>
  /** Words of the question that say so, folded. */
  taken: ReadonlySet<string>
  /** One row is all that there may be: a figure, or a yes, was asked for. */
  isSure: boolean
  /** Other rows that may have it, too, and do not say so in its words. */
  maybe?: ReadonlySet<number>
  /** What is asked about lies between two figures or days that the row holds for. */
  isBetween?: boolean
}

/** What one column picks. */
export type Found = Omit<RowPick, 'column'> & { /** Rows whose cell tells no figure. */ unread?: ReadonlySet<number> }

export const cellAt = ({ rows }: Table, row: number, column: number) => rows[row]?.[column]?.trim() ?? ''
/** The terms that name a column. */
export const naming = (table: Table, column: number, terms: readonly Term[]): Term[] =>
  terms.filter((term) => worthOfHead(term, table, column) >= OTHER_WORD)
export const rowsWhere = ({ rows }: Table, holds: (row: number) => boolean) =>
  new Set(rows.flatMap((_, row) => (holds(row) ? [row] : [])))

const LEAST_FIGURE = 3
/** "14 €", "18:00": a figure by itself counts anything. */
export function standsIn(name: string, { spaceless }: Asked): boolean {
  const said = withoutSpaces(name)
  if (said.length < LEAST_FIGURE || !/[^\p{N}]/u.test(said)) return false
  const at = spaceless.indexOf(said)
  const around = `${spaceless[at - 1] ?? ''}|${spaceless[at + said.length] ?? ''}`
  return at >= 0 && !/\p{N}/u.test(around)
}
