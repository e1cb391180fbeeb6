import { fold, words } from '@docent/runtime/text'
import { oncePer } from '../once-per.ts'
import { figureOf } from '../question/superlative.ts'
import { hasMoney } from '../question/values.ts'
import { spanIn } from '../units/spans.ts'
import { cellWithUnit } from '../units/tables.ts'
import type { Table } from '../units/unit.ts'
import { cellAt, naming, rowsWhere, standsIn, type Asked, type Found } from './column.ts'

const MOSTLY = 0.8
/** How far a figure stands from what it counts: "2 beds", "beds: 2", "2 large beds". */
const NEAR = 2

const FEWEST_SPANS = 2
/** Beside them may stand what has none: rabbits below dogs. */
const FEW = 0.4
/** Longer, it is a remark: "giant breeds over 50 kg on quotation". */
const LONGEST_SPAN = 24
/** "My dog weighs 12 kg": the rows whose figures have it between them. */
export function spanOf(table: Table, column: number, asked: Asked): Found | undefined {
  const { amounts, terms } = asked
  if (amounts.length === 0) return undefined
  // "10-25 kg", as it stands there, names its row.
  if (table.rows.some((_, row) => standsIn(cellAt(table, row, column), asked))) return undefined
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

/** "Under 100 €": the one column of prices, or the one that the question names. */
export function boundOf(table: Table, column: number, { question, terms, bound }: Asked): Found | undefined {
  if (!bound) return undefined
  const prices = pricesOf(table)
  const named = naming(table, column, terms)
  const isOfMoney = bound.isMoney
  if (isOfMoney ? !prices.has(column) : named.length === 0 || prices.has(column)) return undefined
  if (FOR_SEVERAL.test(question.text)) return undefined
  const [, per = ''] = PER.exec(question.text) ?? []
  if (isOfMoney && per !== '' && !(table.heads[column] ?? '').toLowerCase().includes(per.toLowerCase()))
    return undefined
  const isOneOfSeveral = [...prices].filter((at) => at < table.heads.length).length > 1
  if (isOfMoney && isOneOfSeveral && named.length === 0) return undefined
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
/** The columns of a table that tell prices. */
const pricesOf = oncePer((table: Table): ReadonlySet<number> => {
  const width = Math.max(0, ...table.rows.map((row) => row.length))
  return new Set(Array.from({ length: width }, (_, at) => at).filter((at) => at > 0 && tellsPrices(table, at)))
})

function tellsPrices(table: Table, column: number): boolean {
  const filled = table.rows.flatMap((_, row) =>
    cellAt(table, row, column) ? [cellWithUnit({ table, row, column })] : [],
  )
  return filled.length > 0 && filled.filter(hasMoney).length >= MOSTLY * filled.length
}

/** "For two nights" is the price of one twice. */
const FOR_SEVERAL =
  /(?<!\p{L})(?:for|für|pour|para|per|voor)\s(?:\p{N}+|two|three|four|zwei|drei|vier|deux|trois|dos|tres|due|tre|twee|drie)\s(?:nights?|days?|weeks?|people|persons?|nächte|tage|wochen|personen|nuits|jours|personnes|noches|días|personas|notti|giorni|persone|nachten|dagen)(?!\p{L})/iu
/** "Under 150 € per person" asks for nothing that is a price for a room. */
const PER = /(?<!\p{L})(?:per|pro|je|par|por|al|a la)\s+(\p{L}{3,})/iu
/** "75 – 90", "75 € / 90 €"; of "7,196 ft 2193 m" the first one counts. */
const SEVERAL = /\p{N}[^\p{L}\p{N}]{0,3}(?:[-–—/]|\s(?:to|bis|à|a|al|tot)\s)[^\p{L}\p{N}]{0,3}\p{N}/u

/** "2 beds": the figure of a column that is named beside it. */
export function countOf(table: Table, column: number, { terms, all }: Asked): Found | undefined {
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
