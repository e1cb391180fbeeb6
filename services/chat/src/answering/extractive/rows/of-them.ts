import { fold } from '@docent/runtime/text'
import { columnAsked, isCalled } from '../looked-up.ts'
import { AS_IT_STANDS, worthIn, type Term } from '../match/terms.ts'
import type { Candidate, Comparison, Told } from '../measure.ts'
import { isBeside } from '../question/beside.ts'
import { isPutBehind, pointsBack } from '../question/lean.ts'
import { LINE_BREAK } from '../say.ts'
import { dayWithTime } from '../when.ts'
import { cellText, lineOfRow } from '../units/tables.ts'
import { stemsIn } from '../units/stems.ts'
import type { Stems } from '../units/unit.ts'
import { cellAt, type Asked } from './column.ts'
import { inParts, LONGEST_ROWS } from './lines.ts'
import { OTHER_WORD, saidBy } from './said.ts'
import type { ToldRows } from './told.ts'

/** Asks for some of several, by what stands behind it. */
export const WHICH =
  /(?<!\p{L})(?:which|welche[rsnm]?|lesquel(?:le)?s|quel(?:le)?s|cuál(?:es)?|qual[ei]|quais|welke?)(?!\p{L})(?:\s+(\p{L}+))?/iu

/** What one column says of all rows that were told. */
export function ofThem(told: ToldRows, asked: Asked, comparison: Comparison): Told | undefined {
  const { question, terms } = comparison
  const { table, rows, key, places } = told
  if (asked.bound || asked.time || terms.some(({ word }) => /\p{N}/u.test(word))) return undefined
  if (terms.some((term) => namesOther(term, told))) return undefined
  const candidate = comparison.candidates.find(({ unit: { cell } }) => cell?.table === places[rows[0] ?? 0]?.table)
  if (!candidate) return undefined
  const { before, pointed } = asked
  const isOpen = (at: number) => at !== told.column
  const namesColumn = (word: string) => table.heads.some((_, at) => isOpen(at) && isCalled(word, table, at))
  const again = [...before].filter((word) => !namesColumn(word))
  const column = columnOf(new Set([...pointed, ...again])) ?? columnOf(new Set([...pointed, ...before]))
  if (column === undefined) return undefined
  const words = [...terms.map(({ word }) => word), ...question.asking].filter((word) => !pointed.has(word))
  const isByName = words.some((word) => isCalled(word, table, column))
  // "When are you open?" asks for the hours of no course.
  const mayBeByKind =
    question.lean !== 'not' && question.kind !== 'yes-no' && (question.lean === 'wholly' || pointsBack(question.text))
  if (!isByName && !mayBeByKind) return undefined
  // "How long is it valid?" asks for no duration that a course has.
  const isSaid = saidBy(table, told.read, question, false)
  if (
    (!isByName || column === key) &&
    !terms.every((term) => isSaid(term) || before.has(term.word) || pointed.has(term.word))
  )
    return undefined
  // "Which had a gold medal?" asks for some of them.
  const [, which = ''] = WHICH.exec(question.text) ?? []
  if (rows.length > 1 && WHICH.test(question.text) && !isCalled(fold(which), table, column)) return undefined
  return columnTold(told, column, comparison)

  /** The column that is asked for of each of the rows. */
  function columnOf(taken: ReadonlySet<string>): number | undefined {
    const keys = told.column === undefined ? [] : [told.column]
    const named = { table, keys, taken, candidate: candidate as Candidate }
    const [one, ...others] = rows.map((row) => columnAsked({ ...named, row }, comparison))
    return others.every((other) => other === one) ? one : undefined
  }
}

/**
 * What the rows that were told have in the column that speaks of what is asked about: "and with a dog?" is told by the pets of the room that
 * was spoken of, though a dog stands in those of another one.
 */
export function besideThem(told: ToldRows, asked: Asked, comparison: Comparison): Told | undefined {
  const { question, terms } = comparison
  const { table, rows, read } = told
  if (question.lean === 'not' || !isPutBehind(question.text) || asked.bound || asked.time) return undefined
  const rest = terms.filter(({ word }) => !asked.before.has(word) && !asked.pointed.has(word) && !isBeside(word))
  if (rest.length === 0 || rest.some(({ word }) => /\p{N}/u.test(word))) return undefined
  const isIn = (stems: Stems) => rest.every((term) => worthIn(term, stems) >= OTHER_WORD)
  const speaks = table.heads.flatMap((_, column) =>
    isIn(stemsIn(table.rows.map((_, row) => cellAt(table, row, column)).join('\n'), read.language)) ? [column] : [],
  )
  const [column, ...others] = speaks
  if (column === undefined || others.length > 0 || column === told.key || column === 0) return undefined
  if (rows.some((row) => cellAt(table, row, column) === '')) return undefined
  return columnTold(told, column, comparison)
}

function columnTold(told: ToldRows, column: number, comparison: Comparison): Told | undefined {
  const { table, rows } = told
  const lines = rows.map((row) => dayWithTime({ table, row, column }, comparison.question) ?? lineOf(told, row, column))
  if (lines.join(LINE_BREAK).length > LONGEST_ROWS) return undefined
  return inParts(told, { rows, lines, between: LINE_BREAK, column }, comparison)
}

/** What a column says of a row, called as it was before. */
function lineOf({ table, key }: ToldRows, row: number, column: number): string {
  // Who asks for the name of what was called by it has to be told something else of it.
  if (column === key) return lineOfRow(table, row)
  if (key === 0) return cellText(table, row, column)
  const [name, head, value] = [table.rows[row]?.[key], table.heads[column], table.rows[row]?.[column]].map(
    (one) => one?.trim() ?? '',
  )
  return `${[name, head].filter(Boolean).join(', ')}: ${value}`
}

/** Whether a word of the question is the name of a row that was not told. */
function namesOther(term: Term, { table, rows }: ToldRows): boolean {
  const isIn = (row: number) => worthIn(term, table.rowStems[row] ?? new Set()) >= AS_IT_STANDS
  return (
    !rows.some(isIn) &&
    table.rows.some((_, row) => isIn(row)) &&
    !table.headStems.some((stems) => worthIn(term, stems) >= AS_IT_STANDS)
  )
}
