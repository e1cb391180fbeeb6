import { fold, isStopWord, words, type Language } from '@docent/runtime/text'
import { calendarNames, UNTIL } from './calendar/names.ts'
import { rowsAt, timeIn } from './dates/spans.ts'
import { worthIn, type Term } from './match/terms.ts'
import { isBeside } from './question/beside.ts'
import type { Bound } from './question/bound.ts'
import type { Question } from './question/question.ts'
import { figureOf } from './question/superlative.ts'
import { hasMoney } from './question/values.ts'
import { NO, YES } from './units/extremes.ts'
import { amountsIn, spanIn } from './units/spans.ts'
import { stemsIn } from './units/stems.ts'
import { cellWithUnit } from './units/tables.ts'
import type { Table } from './units/unit.ts'

/** The rows of a table that have what a question asks for in one of its columns. */
export interface Pick {
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

/** Both are forms of one word: "beginner" and "beginners". */
const SAME_WORD = 0.95
/** Another word that means the same; less would be one that only looks like it. */
const OTHER_WORD = 0.85
const SHORTEST_NAME = 3
const LONGEST_NAME = 60
const MOSTLY = 0.8
/** How far a figure stands from what it counts: "2 beds", "beds: 2", "2 large beds". */
const NEAR = 2
/** The column of the numbers of rows, behind that of their names. */
const NUMBERS = 1

/** What a question asks for, as it is compared with the columns of tables. */
export interface Asked {
  question: Question
  terms: readonly Term[]
  /** All of its words, folded, in order. */
  all: readonly string[]
  bound: Bound | undefined
  language: Language | undefined
}

/** What each column of a table picks, where it picks some of the rows. */
export function picksOf(table: Table, asked: Asked): Pick[] {
  const width = Math.max(0, ...table.rows.map((row) => row.length))
  const found: Pick[] = []
  for (let column = 1; column < width; column += 1) {
    if (column === NUMBERS && table.numbers.length > 0) continue
    const pick =
      spanOf(table, column, asked) ??
      boundOf(table, column, asked) ??
      countOf(table, column, asked) ??
      yesOf(table, column, asked) ??
      sameOf(table, column, asked)
    if (pick && pick.rows.size > 0) found.push({ column, ...pick })
  }
  return [...found, ...(atTime(table, asked) ?? [])]
}

/** "On 20 May", "in August": the rows whose days have it between them. */
function atTime(table: Table, { question, terms }: Asked): Pick[] | undefined {
  const time = timeIn(question.text)
  const found = time && rowsAt(table, time)
  if (!found || found.rows.size === 0) return undefined
  const said = new Set(words(time.said).map(fold))
  const taken = terms.filter(({ word }) => said.has(word) || time.said.toLowerCase().includes(word))
  return [{ ...found, taken: new Set(taken.map(({ word }) => word)), isSure: true, isBetween: true }]
}

const FEWEST_SPANS = 2
/** Beside them may stand what has none: rabbits below dogs. */
const FEW = 0.4
/** Longer, it is a remark: "giant breeds over 50 kg on quotation". */
const LONGEST_SPAN = 24
/** "My dog weighs 12 kg": the rows whose figures have it between them. */
function spanOf(table: Table, column: number, { question, terms }: Asked): Found | undefined {
  const amounts = amountsIn(question.text)
  // "10-25 kg", as it stands there, names its row.
  const isNamed = table.rows.some((_, row) => standsIn(cellAt(table, row, column), question.text))
  if (amounts.length === 0 || isNamed) return undefined
  const spans = table.rows.map((_, row) => {
    const cell = cellAt(table, row, column)
    return cell.length > LONGEST_SPAN ? undefined : spanIn(cell, table.heads[column] ?? '')
  })
  const told = spans.filter((span) => span !== undefined)
  if (told.length < FEWEST_SPANS || told.length < FEW * table.rows.length) return undefined
  const amount = amounts.find(({ unit }) => told.some((span) => span.unit === unit))
  if (!amount) return undefined
  const said = new Set(words(amount.said).map(fold))
  return {
    rows: rowsWhere(table, (row) => spans[row]?.unit === amount.unit && spans[row].has(amount.figure)),
    taken: new Set([...said, ...terms.flatMap(({ word }) => (amount.said.toLowerCase().includes(word) ? [word] : []))]),
    isSure: true,
    isBetween: true,
    unread: rowsWhere(table, (row) => spans[row] === undefined),
  }
}

/**
 * Whether a row has another figure than a question asks for in a column that it names: 120 € where it says "under 100 €". A row without
 * one, or with the words of the question, is none of another.
 */
export function missesFigure(table: Table, row: number, asked: Asked, isCounted: boolean): boolean {
  const said = asked.bound?.said.toLowerCase()
  if (said !== undefined && table.rows[row]?.some((cell) => cell.toLowerCase().includes(said))) return false
  return table.heads.some((_, column) => {
    const pick =
      column > 0 &&
      (spanOf(table, column, asked) ??
        boundOf(table, column, asked) ??
        (isCounted ? countOf(table, column, asked) : undefined))
    return pick && !pick.rows.has(row) && pick.unread?.has(row) !== true
  })
}

type Found = Omit<Pick, 'column'> & { /** Rows whose cell tells no figure. */ unread?: ReadonlySet<number> }

const cellAt = ({ rows }: Table, row: number, column: number) => rows[row]?.[column]?.trim() ?? ''
/** The terms that name a column. */
const naming = ({ headStems }: Table, column: number, terms: readonly Term[]): Term[] => {
  const stems = headStems[column]
  return stems ? terms.filter((term) => worthIn(term, stems) >= OTHER_WORD) : []
}
const rowsWhere = ({ rows }: Table, holds: (row: number) => boolean) =>
  new Set(rows.flatMap((_, row) => (holds(row) ? [row] : [])))

/** "Under 100 €": the one column of prices, or the one that the question names. */
function boundOf(table: Table, column: number, { question, terms, bound }: Asked): Found | undefined {
  if (!bound) return undefined
  const isPrice = (at: number) => {
    const filled = table.rows.flatMap((_, row) =>
      cellAt(table, row, at) ? [cellWithUnit({ table, row, column: at })] : [],
    )
    return filled.length > 0 && filled.filter(hasMoney).length >= MOSTLY * filled.length
  }
  const named = naming(table, column, terms)
  const isOfMoney = bound.isMoney
  if (isOfMoney ? !isPrice(column) : named.length === 0 || isPrice(column)) return undefined
  if (FOR_SEVERAL.test(question.text)) return undefined
  const [, per = ''] = PER.exec(question.text) ?? []
  if (isOfMoney && per !== '' && !(table.heads[column] ?? '').toLowerCase().includes(per.toLowerCase()))
    return undefined
  const prices = isOfMoney ? table.heads.flatMap((_, at) => (at > 0 && isPrice(at) ? [at] : [])) : []
  if (prices.length > 1 && named.length === 0) return undefined
  const figures = table.rows.map((_, row) =>
    SEVERAL.test(cellAt(table, row, column)) ? NaN : figureOf(cellAt(table, row, column)),
  )
  if (figures.every(Number.isNaN)) return undefined
  return {
    rows: rowsWhere(table, (row) => bound.isWithin(figures[row] ?? NaN)),
    taken: new Set([...words(bound.said).map(fold), ...named.map(({ word }) => word)]),
    isSure: true,
    unread: rowsWhere(table, (row) => Number.isNaN(figures[row] ?? NaN)),
  }
}
/** "For two nights" is the price of one twice. */
const FOR_SEVERAL =
  /(?<!\p{L})(?:for|für|pour|para|per|voor)\s(?:\p{N}+|two|three|four|zwei|drei|vier|deux|trois|dos|tres|due|tre|twee|drie)\s(?:nights?|days?|weeks?|people|persons?|nächte|tage|wochen|personen|nuits|jours|personnes|noches|días|personas|notti|giorni|persone|nachten|dagen)(?!\p{L})/iu
/** "Under 150 € per person" asks for nothing that is a price for a room. */
const PER = /(?<!\p{L})(?:per|pro|je|par|por|al|a la)\s+(\p{L}{3,})/iu
/** "75 – 90", "75 € / 90 €"; of "7,196 ft 2193 m" the first one counts. */
const SEVERAL = /\p{N}[^\p{L}\p{N}]{0,3}(?:[-–—/]|\s(?:to|bis|à|a|al|tot)\s)[^\p{L}\p{N}]{0,3}\p{N}/u

/** "2 beds": the figure of a column that is named beside it. */
function countOf(table: Table, column: number, { terms, all }: Asked): Found | undefined {
  const named = naming(table, column, terms)
  const filled = table.rows.flatMap((row) => row[column]?.trim() || [])
  if (named.length === 0 || filled.filter((cell) => BARE.test(cell)).length < MOSTLY * filled.length) return undefined
  const names = [...table.heads, ...table.rows.map(([name = '']) => name), ...table.numbers].flatMap((name) =>
    words(name),
  )
  for (const { word } of named) {
    const at = all.indexOf(word)
    const near = all.slice(Math.max(0, at - NEAR), at + NEAR + 1)
    const figure = near.find((one) => /^\p{N}+$/u.test(one))
    // "Severity 1" and "for 3 days" are called so.
    if (at < 0 || figure === undefined || names.includes(figure)) continue
    const rows = rowsWhere(table, (row) => BARE.exec(cellAt(table, row, column))?.[1] === figure)
    return { rows, taken: new Set([figure, ...named.map((one) => one.word)]), isSure: true }
  }
  return undefined
}
const BARE = /^(\p{N}+)(?!\p{N})(?:\s*\p{L}+\.?)?$/u

/** "With breakfast": the rows whose cell says yes, where others say no. */
function yesOf(table: Table, column: number, { terms }: Asked): Found | undefined {
  const named = naming(table, column, terms)
  if (named.length === 0) return undefined
  const filled = table.rows.flatMap((_, row) => cellAt(table, row, column) || [])
  if (!filled.every((cell) => YES.test(cell) || NO.test(cell)) || !filled.some((cell) => NO.test(cell)))
    return undefined
  return {
    rows: rowsWhere(table, (row) => YES.test(cellAt(table, row, column))),
    taken: new Set(named.map(({ word }) => word)),
    isSure: true,
  }
}

/** The rows whose cell, or a thing that it lists, stands in the question: "on Monday", "for beginners", "with gluten". */
function sameOf(table: Table, column: number, asked: Asked): Found | undefined {
  const taken = table.rows.map((_, row) => takenBy(cellAt(table, row, column), asked))
  const most = Math.max(0, ...taken.map(lettersOf))
  if (most === 0) return undefined
  const best = taken.find((one) => lettersOf(one) === most) ?? new Set()
  const isBest = (one: ReadonlySet<string>) => one.size === best.size && [...one].every((word) => best.has(word))
  // Two names of one length are two answers.
  if (taken.some((one) => one.size > 0 && !isBest(one))) return undefined
  const rows = rowsWhere(table, (row) => isBest(taken[row] ?? new Set()) || FOR_ALL.test(cellAt(table, row, column)))
  const maybe = rowsWhere(table, (row) => !rows.has(row) && mayHave(cellAt(table, row, column), best, asked))
  return { rows, taken: best, isSure: false, maybe }
}
const lettersOf = (all: ReadonlySet<string>) => [...all].reduce((sum, one) => sum + one.length, 0)

/** "Gluten (wheat)" has gluten, and "Mo–Fr" or "daily" a Tuesday, though neither says so in the word of the question. */
function mayHave(cell: string, best: ReadonlySet<string>, { terms, language }: Asked): boolean {
  // A figure is compared as it stands.
  if ([...best].some((word) => /\p{N}/u.test(word))) return false
  const stems = stemsIn(cell, language)
  const own = words(cell).map(fold)
  const isThere = (word: string) =>
    own.some((one) => one.includes(word)) ||
    terms.some((term) => term.word === word && worthIn(term, stems) >= SAME_WORD)
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
const FOR_ALL = /^(?:all|any|every|everyone|alle|jede[nrsm]?|tous|toutes|todos|todas|tutti|tutte|iedereen)(?!\p{L})/iu

/** Words of the question that a cell, or one thing that it lists, takes: all of those that it has itself; none where it is no name. */
function takenBy(cell: string, asked: Asked): ReadonlySet<string> {
  if (cell === '' || cell.length > LONGEST_NAME) return new Set()
  // "9 €/day, 50 €/week" lists nothing.
  const parts = LISTED.test(cell) && !hasMoney(cell) ? [cell, ...cell.split(LISTED)] : [cell]
  for (const part of parts) {
    const taken = takenByName(part, asked)
    if (taken.length > 0) return new Set(taken)
  }
  return new Set()
}
const LISTED = /[,;/+&]\s*|\s(?:and|und|et|y|e|en)\s/u

function takenByName(name: string, { question, terms, all, language }: Asked): string[] {
  const own = words(name).map(fold)
  if (own.length === 0) return []
  if (/\p{N}/u.test(name)) return standsIn(name, question.text) ? own : []
  const telling = own.filter((word) => !isStopWord(word, language))
  if (!telling.some((word) => word.length >= SHORTEST_NAME && !isBeside(word))) return []
  const taken = telling.map((word) => {
    if (all.includes(word)) return word
    const stems = stemsIn(word, language)
    return terms.find((term) => !/\p{N}/u.test(term.word) && worthIn(term, stems) >= SAME_WORD)?.word
  })
  return taken.every((word) => word !== undefined) ? (taken as string[]) : []
}

const LEAST_FIGURE = 3
/** "14 €", "18:00": a figure by itself counts anything. */
function standsIn(name: string, text: string): boolean {
  const plain = (one: string) => one.toLowerCase().replace(/\s+/gu, '')
  const said = plain(name)
  if (said.length < LEAST_FIGURE || !/[^\p{N}]/u.test(said)) return false
  const at = plain(text).indexOf(said)
  const around = `${plain(text)[at - 1] ?? ''}|${plain(text)[at + said.length] ?? ''}`
  return at >= 0 && !/\p{N}/u.test(around)
}
