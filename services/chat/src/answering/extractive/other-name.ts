import { fold, words } from '@docent/runtime/text'
import { AS_IT_STANDS, type Term, tellingOf, worthIn } from './match/terms.ts'
import type { Comparison, Guard } from './measure.ts'
import { PLAIN_KINDS } from './question/values.ts'
import { stemsIn } from './units/stems.ts'
import { withoutBrackets } from './units/tables.ts'
import type { ReadPassage, Stems, Table } from './units/unit.ts'

/** The least share of a question of what is a thing of its own. */
const OF_ITSELF = 0.15
const anything = () => true

/**
 * "How much is a massage?" is told by the row of the "Classic massage" and not by that of the "Footmassage", which has a name of its own,
 * where a table has both: a thing is what the last word of its name says. "A ticket for children" is the "Childrenticket" all the same.
 */
export const isOfItsName: Guard = ({ question, terms }: Comparison) => {
  if (question.lean === 'wholly' || question.superlative || !PLAIN_KINDS.has(question.kind)) return anything
  const telling = tellingOf(terms).filter(({ share, word }) => share >= OF_ITSELF && !/\p{N}/u.test(word))
  if (telling.length === 0) return anything
  const others = new Map<Table, ReadonlySet<number>>()
  return ({ unit: { cell }, reading: { read } }) => {
    if (!cell) return true
    if (!others.has(cell.table)) others.set(cell.table, rowsOfOthers(cell.table, read, telling))
    return others.get(cell.table)?.has(cell.row) !== true
  }
}

const BY_NUMBER =
  /(?<!\p{L})(?:nr|no\.|nummer|number|numéro|número|numero|n[°º])\.?\s*(\p{N}{1,6})(?!\p{N})|#\s?(\p{N}{1,6})|(?:(?<!\p{L})no|(?:^(?:and|und|et|y|e|en)|how much is|was kostet|combien coûte|cuánto cuesta|quanto costa|wat kost)(?: (?:a|the|die|der|das|la|le|el|il|de|het))?) (\p{N}{1,6})(?=[?\s]*$)/iu
/** "Dish 4" */
const BEHIND_NAME = /(\p{L}{3,})\s+(\p{N}{1,6})(?![\p{N}.,:]|\s*(?:%|[\p{Sc}]))/giu

/**
 * "And no. 11?" and "dish 11" ask for the row of that number, whatever was told of before and whatever else holds an 11. A figure by itself
 * counts something: "for 2 people".
 */
export const isOfItsNumber: Guard = ({ question: { text } }: Comparison) => {
  const numberIn = numberAsked(text)
  if (!numberIn) return anything
  const asked = new Map<Table, string | undefined>()
  return ({ unit: { cell } }) => {
    if (!cell || cell.table.numbers.length === 0) return true
    const { table, row } = cell
    if (!asked.has(table)) asked.set(table, numberIn(table))
    const number = asked.get(table)
    return number === undefined || bareNumber(table.numbers[row]) === number
  }
}

/** "2." and "#2" alike. */
export const bareNumber = (number = ''): string => number.replace(/[^\p{N}]/gu, '')

/** The number by which a question asks for a row of a table, where the table has one of it. */
export function numberAsked(text: string): ((table: Table) => string | undefined) | undefined {
  const numbered = BY_NUMBER.exec(text)?.slice(1).find(Boolean)
  const behind = Array.from(text.matchAll(BEHIND_NAME), ([, name = '', number = '']) => ({ name: fold(name), number }))
  if (numbered === undefined && behind.length === 0) return undefined
  return ({ numbers, heads }) => {
    // The names of rows come first, then their numbers.
    const names = new Set(heads.slice(0, 2).flatMap((head) => words(head).map(fold)))
    const number = numbered ?? behind.find(({ name }) => names.has(name))?.number
    return numbers.some((one) => bareNumber(one) === number) ? number : undefined
  }
}

const NO_ROWS: ReadonlySet<number> = new Set()
/** The rows that have a word of the question inside of a longer one only, where others are called by it. */
function rowsOfOthers(
  { rows, rowStems }: Table,
  { language }: ReadPassage,
  telling: readonly Term[],
): ReadonlySet<number> {
  const others = new Set<number>()
  for (const term of telling) {
    if (!rowStems.some((stems) => worthIn(term, stems) >= AS_IT_STANDS)) continue
    const inside = rowStems.flatMap((stems, row) => (isInside(worthIn(term, stems)) ? [row] : []))
    if (inside.length === 0) continue
    const isCalled = rows.some(
      ([name]) => worthIn(term, stemsIn(lastOf(withoutBrackets(name ?? '')), language)) >= AS_IT_STANDS,
    )
    const isNamedToo = (row: number) => telling.some((one) => one !== term && worthIn(one, rowStems[row] as Stems) > 0)
    if (isCalled) for (const row of inside) if (!isNamedToo(row)) others.add(row)
  }
  return others.size === 0 ? NO_ROWS : others
}
const isInside = (worth: number) => worth > 0 && worth <= MOST_INSIDE
/** What a word tells that stands inside of a longer one. */
const MOST_INSIDE = 0.75

export const lastOf = (name: string): string => name.split(/\s+/).at(-1) ?? ''
