import { fold, words, type Language } from '@docent/runtime/text'
import { calendarNames, UNTIL } from '../calendar/names.ts'
import { AS_IT_STANDS, worthIn } from '../match/terms.ts'
import { isBeside, isEmptyWord } from '../question/beside.ts'
import { hasMoney } from '../question/values.ts'
import { stemsIn } from '../units/stems.ts'
import type { Table } from '../units/unit.ts'
import { cellAt, rowsWhere, standsIn, type Asked, type Found } from './column.ts'

const SHORTEST_NAME = 3
const LONGEST_NAME = 60

/** The rows whose cell, or a thing that it lists, stands in the question: "on Monday", "for beginners", "with gluten". */
export function sameOf(table: Table, column: number, asked: Asked, language: Language | undefined): Found | undefined {
  const taken = table.rows.map((_, row) => takenBy(cellAt(table, row, column), asked, language))
  const most = Math.max(0, ...taken.map(lettersOf))
  if (most === 0) return undefined
  const best = taken.find((one) => lettersOf(one) === most) ?? new Set()
  const isBest = (one: ReadonlySet<string>) => one.size === best.size && [...one].every((word) => best.has(word))
  // Two names of one length are two answers.
  if (taken.some((one) => one.size > 0 && !isBest(one))) return undefined
  const rows = rowsWhere(table, (row) => isBest(taken[row] ?? new Set()) || FOR_ALL.test(cellAt(table, row, column)))
  const telling = withoutCommon(best, table, column)
  const maybe = rowsWhere(
    table,
    (row) => !rows.has(row) && mayHave(cellAt(table, row, column), telling, asked, language),
  )
  return { rows, taken: best, isSure: false, maybe }
}
/** "Frau" of "Frau Auer" stands before half of the names, and tells none of them. */
function withoutCommon(best: ReadonlySet<string>, table: Table, column: number): ReadonlySet<string> {
  const cells = table.rows.map((_, row) => new Set(words(cellAt(table, row, column)).map(fold)))
  const rare = [...best].filter((word) => 2 * cells.filter((cell) => cell.has(word)).length < cells.length)
  return rare.length > 0 ? new Set(rare) : best
}
const lettersOf = (all: ReadonlySet<string>) => [...all].reduce((sum, one) => sum + one.length, 0)

/** "Gluten (wheat)" has gluten, and "Mo–Fr" or "daily" a Tuesday, though neither says so in the word of the question. */
function mayHave(cell: string, best: ReadonlySet<string>, { terms }: Asked, language: Language | undefined): boolean {
  // A figure is compared as it stands.
  if ([...best].some((word) => /\p{N}/u.test(word))) return false
  const stems = stemsIn(cell, language)
  const own = words(cell).map(fold)
  const isThere = (word: string) =>
    own.some((one) => one.includes(word)) ||
    terms.some((term) => term.word === word && worthIn(term, stems) >= AS_IT_STANDS)
  if ([...best].some(isThere)) return true
  if (![...best].some((word) => isDay(word))) return false
  return BETWEEN_DAYS.test(cell) || BESIDE_DAYS.test(cell.replace(new RegExp(FULL_DAYS, 'giu'), ' '))
}
const dayNames = [...calendarNames.values()].flatMap(({ days }) => days.map(([name = '']) => name))
const folded = new Set(dayNames.map((name) => fold(name)))
const isDay = (word: string) => folded.has(word) || folded.has(word.replace(/s$/u, ''))
const FULL_DAYS = `(?<!\\p{L})(?:${dayNames.join('|')})s?(?!\\p{L})`
const BETWEEN_DAYS = new RegExp(`${FULL_DAYS}\\s*(?:[-–—]|(?:${UNTIL}))\\s*${FULL_DAYS}`, 'iu')
/** "Mo", "daily", "weekends"; times of day tell no other day. */
const BESIDE_DAYS = /(?<!\p{L})(?!(?:uhr|and|und|et|y|e|en|am|pm|h|o.clock)(?!\p{L}))\p{L}{2,}/iu

/** What holds for all holds for beginners. */
export const FOR_ALL =
  /^(?:all|any|every|everyone|alle|jede[nrsm]?|tous|toutes|todos|todas|tutti|tutte|iedereen)(?!\p{L})/iu

/** Words of the question that a cell, or one thing that it lists, takes: all of those that it has itself; none where it is no name. */
function takenBy(cell: string, asked: Asked, language: Language | undefined): ReadonlySet<string> {
  if (cell === '' || cell.length > LONGEST_NAME) return new Set()
  // "9 €/day, 50 €/week" lists nothing.
  const parts = LISTED.test(cell) && !hasMoney(cell) ? [cell, ...cell.split(LISTED)] : [cell]
  for (const part of parts) {
    const taken = takenByName(part, asked, language)
    if (taken.length > 0) return new Set(taken)
  }
  return new Set()
}
const LISTED = /[,;/+&]\s*|\s(?:and|und|et|y|e|en)\s/u

function takenByName(name: string, asked: Asked, language: Language | undefined): string[] {
  const { terms, all } = asked
  const own = words(name).map(fold)
  if (own.length === 0) return []
  if (/\p{N}/u.test(name)) return standsIn(name, asked) ? own : []
  const telling = own.filter((word) => !isEmptyWord(word, language))
  if (!telling.some((word) => word.length >= SHORTEST_NAME && !isBeside(word))) return []
  const taken = telling.map((word) => {
    if (all.includes(word)) return word
    const stems = stemsIn(word, language)
    return terms.find((term) => !/\p{N}/u.test(term.word) && worthIn(term, stems) >= AS_IT_STANDS)?.word
  })
  return taken.every((word) => word !== undefined) ? (taken as string[]) : []
}
