import { words } from '@docent/runtime/text'
import { namesDay } from './hours/lines.ts'
import { AS_IT_STANDS, isLacking, MEANT, tellingOf, worthIn } from './match/terms.ts'
import type { Candidate, Comparison, Told } from './measure.ts'
import { lastOf } from './other-name.ts'
import { withoutSide } from './other-side.ts'
import { LINE_BREAK } from './say.ts'
import { isSlight } from './question/slight.ts'
import { stemsIn } from './units/stems.ts'
import { withoutBrackets } from './units/tables.ts'
import type { Stems, Table } from './units/unit.ts'

const FEWEST = 2
const MOST = 6
/** More would be a list to search in. */
const LONGEST = 600

/**
 * The rows that are called what the price is asked of, where there are several: "How much is a massage?" is told what one of 20 minutes
 * and one of 40 minutes cost, and no more of the table than that. "Hall Monday to Thursday" and "Hall Saturday" are called a hall, too.
 */
export function rowsCalled({ question, terms, candidates }: Comparison): Told | undefined {
  if (question.kind !== 'price' || question.lean !== 'not' || question.superlative) return undefined
  const telling = tellingOf(terms)
  if (telling.length === 0 || terms.some(isLacking)) return undefined
  if (terms.some((term) => !telling.includes(term) && !isSlight(term.word))) return undefined
  const isNamed = (stems: Stems) => telling.every((term) => worthIn(term, stems) >= AS_IT_STANDS)
  const isLast = (stems: Stems) => telling.some((term) => worthIn(term, stems) >= AS_IT_STANDS)
  const named = new Map<Table, { candidate: Candidate; isCalled: boolean; rest: string }[]>()
  for (const candidate of candidates) {
    const { unit, features, reading } = candidate
    const { cell } = unit
    if (!cell || !isRow(unit) || features.old > 0 || features.kind === 0) continue
    const name = withoutBrackets(cell.table.rows[cell.row]?.[0] ?? '')
    const stems = (text: string) => stemsIn(text, reading.read.language)
    const thing = thingOnDays(name)
    const isOnDays = thing !== undefined && telling.every((term) => worthIn(term, stems(thing)) >= MEANT)
    if (!isOnDays && !isNamed(stems(name))) continue
    const one = { candidate, isCalled: isOnDays || isLast(stems(lastOf(name))), rest: withoutSide(name) }
    named.set(cell.table, [...(named.get(cell.table) ?? []), one])
  }
  const tables = [...named.values()].flatMap((rows) => {
    const called = rows.filter(({ isCalled }) => isCalled)
    return called.length > 0 ? [called] : areSides(rows) ? [rows] : []
  })
  const [rows = [], ...others] = tables
  if (others.length > 0 || rows.length < FEWEST || rows.length > MOST) return undefined
  const text = rows.map(({ candidate }) => candidate.unit.text).join(LINE_BREAK)
  return text.length > LONGEST ? undefined : { candidate: (rows[0] as (typeof rows)[number]).candidate, text }
}

/** Of two columns, the second is all that a row tells: a price, and no rule in which one stands. */
function isRow({ kind, cell }: Candidate['unit']): boolean {
  if (kind === 'row') return true
  const [, only, ...others] = cell?.table.rows[cell.row] ?? []
  return kind === 'cell' && only !== undefined && others.length === 0 && words(only).length <= MOST_OF_PRICE
}
const MOST_OF_PRICE = 5

/** What the name of a row calls it, where it goes on with days of the week: it costs something else on others. */
function thingOnDays(name: string): string | undefined {
  const all = name.split(/\s+/)
  const first = all.findIndex((word) => namesDay(word))
  return first > 0 && first <= MOST_NAMING ? all.slice(0, first).join(' ') : undefined
}
const MOST_NAMING = 3

/** "Puncture repair front" and "Puncture repair rear". */
const areSides = (rows: readonly { rest: string }[]) =>
  rows.length >= FEWEST && rows.every(({ rest }) => rest === rows[0]?.rest)
