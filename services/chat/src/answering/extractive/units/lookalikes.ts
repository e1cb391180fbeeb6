import { fold, words } from '@docent/runtime/text'
import { worthHere, type Here } from '../match/here.ts'
import { worthIn, type Term } from '../match/terms.ts'
import { has } from '../question/values.ts'
import type { Table, Unit } from './unit.ts'

/** A word of a column's name, and words of other columns' cells that are of one stem with it by chance: "Début" and "débutant". */
interface Lookalike {
  head: string
  cells: readonly string[]
}
/** By columns; most have none. */
export type Lookalikes = ReadonlyMap<number, readonly Lookalike[]>

/** Words that begin alike may be of one stem. */
const BEGINNING = 4
/** A form of the very word is longer by no more. */
const FORM = 1
const MOSTLY = 0.5

/** Columns of days and times whose names look like what stands in other cells: whoever is a beginner does not ask when it begins. */
export function lookalikesOf({ heads, rows }: Pick<Table, 'heads' | 'rows'>): Lookalikes {
  const found = new Map<number, Lookalike[]>()
  const text = fold(
    rows
      .map((row) => row.join('\n'))
      .join('\n')
      .toLowerCase(),
  )
  let all: Set<string> | undefined
  for (const [column, head] of heads.entries()) {
    // Of most names nothing in the table begins alike, and its words need not be read.
    const named = wordsIn(head).filter((word) => text.includes(word.slice(0, BEGINNING)))
    if (column === 0 || named.length === 0 || !tellsWhen(rows, column)) continue
    all ??= new Set(rows.flatMap((row) => row.flatMap(wordsIn)))
    const alike = named.flatMap((word) => {
      const cells = [...(all as Set<string>)].filter((other) => isLike(word, other))
      return cells.length === 0 ? [] : [{ head: word, cells }]
    })
    if (alike.length > 0) found.set(column, alike)
  }
  return found
}

/** Whether a word of a question is one that stands in a cell, rather than the name of a column. */
export const isOfCell = (word: string, lookalikes: readonly Lookalike[] | undefined): boolean =>
  lookalikes?.some(({ head, cells }) => cells.some((cell) => apart(word, cell) < apart(word, head))) ?? false

/** Whether a word of a question means such a column rather than what looks like its name: "when does it begin?" asks of no beginner. */
export const isOfHead = (term: Here, { headStems, lookalikes }: Table): boolean =>
  [...lookalikes].some(([column, all]) => {
    const stems = headStems[column]
    return stems !== undefined && worthHere(term, stems) > 0 && !isOfCell(term.word, all)
  })

/** How well the name of a column has a word of a question, 0 to 1. */
export function worthOfHead(term: Term, { headStems, lookalikes }: Table, column: number): number {
  const stems = headStems[column]
  return stems === undefined || isOfCell(term.word, lookalikes.get(column)) ? 0 : worthIn(term, stems)
}

/** How well what stands around a piece has a word of a question, 0 to 1. */
export function worthAround(term: Here, { lead, cell, kind }: Unit): number {
  const worth = worthHere(term, lead)
  if (worth === 0 || !cell || kind === 'extreme') return worth
  const { headStems, labelStems, lookalikes, rowStems } = cell.table
  if (lookalikes.size === 0) return worth
  const isMistaken = (column: number) => isOfCell(term.word, lookalikes.get(column))
  const ofHead = isOfHead(term, cell.table)
  if (!ofHead && ![...lookalikes.keys()].some(isMistaken)) return worth
  const columns = kind === 'row' ? [...headStems.keys()] : [0, cell.column]
  const around = [
    labelStems,
    ...(kind === 'row' || ofHead ? [] : [rowStems[cell.row]]),
    ...columns.filter((column) => !isMistaken(column)).map((column) => headStems[column]),
  ]
  return Math.max(...around.map((stems) => (stems ? worthHere(term, stems) : 0)))
}

const wordsIn = (text: string) =>
  words(text)
    .map(fold)
    .filter((word) => word.length >= BEGINNING)

const isLike = (word: string, other: string) =>
  other.slice(0, BEGINNING) === word.slice(0, BEGINNING) && apart(word, other) > FORM

function tellsWhen(rows: Table['rows'], column: number): boolean {
  const cells = rows.map((row) => row[column]?.trim() ?? '').filter((cell) => cell !== '')
  const dated = cells.filter((cell) => /\p{N}/u.test(cell) && (has('date', cell) || has('clock', cell)))
  return dated.length > cells.length * MOSTLY
}

/** Letters by which two words differ behind what they begin with alike. */
function apart(one: string, other: string): number {
  let same = 0
  while (same < one.length && one[same] === other[same]) same += 1
  return one.length + other.length - 2 * same
}
