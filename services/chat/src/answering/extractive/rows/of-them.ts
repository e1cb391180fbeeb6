import { fold, words } from '@docent/runtime/text'
import { isOfCalendar } from '../calendar/names.ts'
import { columnAsked, isCalled, isOfKind } from '../looked-up.ts'
import { AS_IT_STANDS, worthIn, type Term } from '../match/terms.ts'
import type { Candidate, Comparison, Told } from '../measure.ts'
import { isBeside } from '../question/beside.ts'
import { isPutBehind, pointsBack } from '../question/lean.ts'
import type { Question } from '../question/question.ts'
import { has } from '../question/values.ts'
import { LINE_BREAK } from '../say.ts'
import { dayWithTime } from '../when.ts'
import { cellText, cellWithUnit, lineOfRow } from '../units/tables.ts'
import { worthOfHead } from '../units/lookalikes.ts'
import { stemsIn } from '../units/stems.ts'
import type { Cell, Stems } from '../units/unit.ts'
import { cellAt, type Asked } from './column.ts'
import { pickedBy } from './instead.ts'
import { inParts, LONGEST_ROWS } from './lines.ts'
import { OTHER_WORD, saidBy } from './said.ts'
import { pointedIn, type ToldRows } from './told.ts'

/** Asks for some of several, by what stands behind it. */
export const WHICH =
  /(?<!\p{L})(?:which|welche[rsnm]?|lesquel(?:le)?s|quel(?:le)?s|cuál(?:es)?|qual[ei]|quais|welke?)(?!\p{L})(?:\s+(\p{L}+))?/iu

/** What one column says of all rows that were told. */
export function ofThem(told: ToldRows, asked: Asked, comparison: Comparison): Told | undefined {
  const { question, terms } = comparison
  const { table, rows, key, places } = told
  if (asked.bound || asked.time || terms.some(isNumber) || asksBusiness(question)) return undefined
  if (terms.some((term) => namesOther(term, told)) || namesOtherDay(question, told)) return undefined
  const candidate = comparison.candidates.find(({ unit: { cell } }) => cell?.table === places[rows[0] ?? 0]?.table)
  if (!candidate) return undefined
  const { before } = asked
  const pointed = pointedIn(told, asked)
  const isOpen = (at: number) => at !== told.column
  const namesColumn = (word: string) => table.heads.some((_, at) => isOpen(at) && isCalled(word, table, at))
  const again = [...before].filter((word) => !namesColumn(word))
  const column = columnOf(new Set([...pointed, ...again])) ?? columnOf(new Set([...pointed, ...before]))
  if (column === undefined) return undefined
  const asking = [...terms.map(({ word }) => word), ...question.asking].filter((word) => !pointed.has(word))
  const isByName = asking.some((word) => isCalled(word, table, column))
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
  if (!rows.every((row) => tellsKind(question, { table, row, column }))) return undefined
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
  if (question.chain.at(-1)?.answer === '') return undefined
  const rest = terms.filter(
    ({ word }) => !asked.before.has(word) && !pointedIn(told, asked).has(word) && !isBeside(word),
  )
  if (rest.length === 0 || rest.some(isNumber)) return undefined
  const isIn = (stems: Stems) => rest.every((term) => worthIn(term, stems) >= OTHER_WORD)
  const speaks = table.heads.flatMap((_, column) =>
    isIn(stemsIn(table.rows.map((_, row) => cellAt(table, row, column)).join('\n'), read.language)) ? [column] : [],
  )
  const [column, ...others] = speaks
  if (column === undefined || others.length > 0 || column === told.key || column === 0) return undefined
  // After the classes of Monday, Tuesday is another matter.
  if (WHICH.test(question.text) || pickedBy(told, question).size > 0) return undefined
  if (rows.some((row) => cellAt(table, row, column) === '')) return undefined
  return columnTold(told, column, comparison)
}

const NUMBERS = new Set(
  'two three four five six seven eight nine ten zwei drei vier fünf sechs sieben acht neun zehn deux trois quatre cinq sept huit neuf dix dos tres cuatro cinco seis siete ocho nueve diez dois duas três quatro due tre quattro cinque sei sette otto nove dieci twee drie vijf zes zeven negen tien iki üç dört beş altı'
    .split(' ')
    .map((word) => fold(word)),
)
/** "And for two nights?" asks for a price, and for no room with two beds. */
export const isNumber = ({ word }: Term) => /\p{N}/u.test(word) || NUMBERS.has(word)

const ADDRESSES =
  /(?<!\p{L})(?:you|your|yours|ihr|euch|eure?[rnms]?|Sie|Ihre?[rnms]?|vous|votre|vos|ustedes|vuestr\p{L}+|tenéis|tienen|vocês|voi|vostr\p{L}+|avete|jullie|u|uw|siz\p{L}*)(?!\p{L})/u
const INCLUDED =
  /(?<!\p{L})(?:included?s?|enthalten|inbegriffen|inklusive|compris\p{L}*|inclus\p{L}*|incluid\p{L}*|inbegrepen|dahil)(?!\p{L})/iu
/** "Do you have anything vegan?" and "what is included in the price?" ask for more than a cell of the row that was told. */
const asksBusiness = ({ text }: Question): boolean =>
  ((ADDRESSES.test(text) || ADDRESSES.test(text.toLowerCase().replace(/^[^\p{L}]+/u, ''))) && !pointsBack(text)) ||
  (/^(?:what|was|que|qué|che|wat)(?!\p{L})/iu.test(text.trim()) && INCLUDED.test(text))

const WRITTEN: ReadonlySet<Question['kind']> = new Set<Question['kind']>([
  'price',
  'date',
  'clock',
  'duration',
  'phone',
  'mail',
  'link',
  'percent',
  'place',
])
/** Where it is seen how something is written, the cell has to be written so: "what time is breakfast?" is not told that it is included. */
function tellsKind({ kind }: Question, cell: Cell): boolean {
  if (kind === undefined || !WRITTEN.has(kind)) return true
  const value = cellWithUnit(cell)
  const head = cell.table.heads[cell.column] ?? ''
  if (kind === 'date' && has('clock', value)) return true
  return has(kind, value) || cell.table.headKinds[cell.column] === kind || (kind !== 'price' && isOfKind(kind, head))
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
    !table.heads.some((_, column) => worthOfHead(term, table, column) >= AS_IT_STANDS)
  )
}

/** "What time is it this Saturday?" asks for no class of Monday. */
function namesOtherDay({ text }: Question, { table, rows }: ToldRows): boolean {
  const said = new Set(rows.flatMap((row) => (table.rows[row] ?? []).flatMap((cell) => words(cell).map(fold))))
  return words(text).some((word) => word !== 'may' && isOfCalendar(word) && !said.has(fold(word)))
}
