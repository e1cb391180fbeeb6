import { namesOfRows } from './counts/of-its-count.ts'
import type { Comparison, Guard } from './measure.ts'
import { amountIn, unitOf, type Amount } from './steps/amounts.ts'
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
  const asked = askedIn(question.text)
  if (!asked) return () => undefined
  const held = new Map<Table, { columns: Grades; rows: Grades }>()
  return (unit) => {
    const cell = standingCell(unit)
    if (!cell) return undefined
    const { table, row, column } = cell
    let grades = held.get(table)
    if (!grades) {
      held.set(table, (grades = { columns: gradesOf(table.heads, asked), rows: gradesOfRows(table, asked) }))
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

/** What a question asks for so many of, and how a name says that it counts the same. */
interface Asked extends Amount {
  counts(name: string): string
}

const COUNTED = /(?<![\p{L}\p{N}.,])(\p{N}{1,4}) (\p{L}{4,})(?!\p{L})/gu
/** Letters in which forms of one word differ. */
const ENDING = 2
const SHORTEST_WORD = 3
/** "Kanadier 4er", "4-seater", "(10 Pers.)": so many, and no more. */
const SEATS =
  /(?<![\p{L}\p{N}.,-])(\p{N}{1,2})[ -]?(?:er|sitzer|seaters?|berth|(?:pers(?:on(?:en|s)?)?|people|personnes|personas|persone|pessoas)\.?)(?!\p{L})/giu

function askedIn(text: string): Asked | undefined {
  const amount = amountIn(text)
  if (amount) {
    const isOfPeople = amount.dimension === 'people'
    return {
      ...amount,
      counts: (name) => (isOfPeople && !intervalIn(name) ? name.replace(SEATS, 'up to $1 people') : name),
    }
  }
  // "60 rolls", where a row says "from 50 rolls".
  const [one, ...others] = [...text.matchAll(COUNTED)].filter(([, , word = '']) => !unitOf(word))
  if (!one || others.length > 0) return undefined
  const [, figure = '', word = ''] = one
  const same = word.slice(0, Math.max(SHORTEST_WORD, word.length - ENDING))
  const counted = new RegExp(`(?<=\\p{N}\\s)${same}\\p{L}{0,${2 * ENDING}}`, 'iu')
  return { count: Number(figure), dimension: 'things', counts: (name) => name.replace(counted, 'pieces') }
}

/** What each name holds for, and which of them holds for the amount. */
interface Grades {
  intervals: readonly (Interval | undefined)[]
  right: number
}

const NONE: Grades = { intervals: [], right: -1 }

const intervalsOf = (names: readonly string[], asked: Asked) =>
  names
    .map((name) => intervalIn(asked.counts(name)))
    .map((one) => (one?.dimension === asked.dimension ? one : undefined))

function gradesOf(names: readonly string[], asked: Asked): Grades {
  const intervals = intervalsOf(names, asked)
  if (intervals.filter(Boolean).length < SEVERAL) return NONE
  return { intervals, right: narrowestOf(intervals, asked) }
}

/** The same of rows, with what tells those of one name apart: beside "turf, from 50 rolls" that of a single roll holds for fewer. */
function gradesOfRows(table: Table, asked: Asked): Grades {
  const { rows } = table
  const intervals = intervalsOf(namesOfRows(table), asked)
  const [only, ...others] = intervals.flatMap((one, at) => (one ? [at] : []))
  if (only === undefined) return NONE
  if (others.length > 0) return { intervals, right: narrowestOf(intervals, asked) }
  const isSibling = (at: number) => at !== only && rows[at]?.[0] === rows[only]?.[0]
  if (!rows.some((_, at) => isSibling(at))) return NONE
  const right = narrowestOf(intervals, asked)
  return {
    intervals: intervals.map((one, at) => one ?? (right >= 0 && isSibling(at) ? intervals[only] : undefined)),
    right,
  }
}

const isRight = ({ intervals, right }: Grades, place: number): boolean | undefined =>
  intervals[place] === undefined ? undefined : place === right
