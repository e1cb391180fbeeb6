import type { Comparison, Guard } from './measure.ts'
import { amountIn, type Amount } from './steps/amounts.ts'
import { intervalIn, narrowestOf, type Interval } from './steps/interval.ts'
import { standingCell } from './units/facts.ts'
import type { Table, Unit } from './units/unit.ts'

/** One name alone grades nothing. */
const SEVERAL = 2

/**
 * Whether a piece stands in a column or a row that holds for the amount of the question, or for another one: "What is a night for a
 * dog of 30 kg?" is told the column "over 25 kg", not "up to 25 kg". Undefined where nothing there is graded by it.
 */
export function gradeIn({ question }: Pick<Comparison, 'question'>): (unit: Unit) => 'right' | 'other' | undefined {
  const amount = amountIn(question.text)
  if (!amount) return () => undefined
  const held = new Map<Table, { columns: Grades; rows: Grades }>()
  return (unit) => {
    const cell = standingCell(unit)
    if (!cell) return undefined
    const { table, row, column } = cell
    let grades = held.get(table)
    if (!grades) {
      const names = table.rows.map(([name = '']) => name)
      held.set(table, (grades = { columns: gradesOf(table.heads, amount), rows: gradesOf(names, amount) }))
    }
    const places = [isRight(grades.rows, row), unit.kind === 'cell' ? isRight(grades.columns, column) : undefined]
    return places.includes(false) ? 'other' : places.includes(true) ? 'right' : undefined
  }
}

/** What holds for another amount answers nothing. */
export const isOfItsGrade: Guard = (comparison) => {
  const gradeOf = gradeIn(comparison)
  return ({ unit }) => gradeOf(unit) !== 'other'
}

/** What each name holds for, and which of them holds for the amount. */
interface Grades {
  intervals: readonly (Interval | undefined)[]
  right: number
}

const NONE: Grades = { intervals: [], right: -1 }

function gradesOf(names: readonly string[], amount: Amount): Grades {
  const intervals = names.map(intervalIn).map((one) => (one?.dimension === amount.dimension ? one : undefined))
  if (intervals.filter(Boolean).length < SEVERAL) return NONE
  return { intervals, right: narrowestOf(intervals, amount) }
}

const isRight = ({ intervals, right }: Grades, place: number): boolean | undefined =>
  intervals[place] === undefined ? undefined : place === right
