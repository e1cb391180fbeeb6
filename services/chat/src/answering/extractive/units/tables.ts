import type { Passage } from '@docent/proto'
import type { Language } from '@docent/runtime/text'
import { askedOf } from '../question/asked.ts'
import { currencyIn, hasMoney, namesPrices, SOME_CURRENCY } from '../question/values.ts'
import { scaled, scaleIn } from './scale.ts'
import { childOfAges, numbersInRanges, seasonOf } from './ranges.ts'
import type { Block } from './blocks.ts'
import { tellsTimes } from './times.ts'
import { keyIn, keysOf, namesOf } from './keys.ts'
import { lookalikesOf } from './lookalikes.ts'
import { notedNames } from './notes.ts'
import type { Cell, ReadPassage, Table, Unit } from './unit.ts'
import type { Kind } from '../question/values.ts'
import type { Stretch } from './vocabulary.ts'

/** Reads the words of a passage. */
export interface Reader {
  /** Stems of a text with what lies inside its ranges; `order` are those of the text where they are known. */
  stems(text: string, order?: Stretch): Stretch
  listed(text: string): Stretch
  /** Stems of words that do not stand there and are meant all the same. */
  held(words: readonly string[]): Stretch
  together(...all: readonly Stretch[]): Stretch
  language: Language | undefined
}

type TableBlock = Extract<Block, { kind: 'table' }>

const LONGEST_ROW = 500

/** A table with its rows and cells as units: a cell is said with its row and column, "Full service, e-bike: £175". */
export function readTable(
  block: TableBlock,
  { stems, listed, held, together, language }: Reader,
  { title, headings, text }: Pick<Passage, 'title' | 'headings' | 'text'>,
  noted?: string,
) {
  const { label, heads, rows, numbers } = namesFirst(block)
  const columns = withSeasons(heads, text, language)
  const names = withSeasons(
    rows.map(([name = '']) => name),
    text,
    language,
  )
  const also = (name: string, season: readonly string[]): Stretch =>
    together(stems(name), held([...numbersInRanges(name), ...childOfAges(name, language), ...season]))
  const labelStems = stems(label)
  const notes = notedNames(heads, text)
  const headStems = heads.map((head, i) => {
    const named = also(head, columns[i] as string[])
    return notes[i] === '' ? named : together(named, stems(notes[i] as string))
  })
  const keys = keysOf(rows)
  const wholeName = (cells: readonly string[]) =>
    [0, ...keys.columns]
      .map((column) => keyIn(cells, column))
      .join(' ')
      .trim()
  const rowStems = rows.map((cells, i) => also(wholeName(cells), names[i] as string[]))
  const short = shortNames(rows.map(([name = '']) => name))
  const shortStems = (row: number) => {
    const cells = rows[row] as readonly string[]
    const own = keys.byRow[row] as readonly number[]
    const called = [short[row], ...(own.length === 0 ? [] : [namesOf(cells, own).join(' ')])]
    return [...new Set(called)].flatMap((name) =>
      name === undefined || name === wholeName(cells) ? [] : [stems(name)],
    )
  }
  const [top = []] = block.heads.length > 0 ? [block.heads] : block.rows
  const above = text.slice(0, Math.max(0, text.indexOf(top.join('\t'))))
  const scale = scaleIn([label, ...heads.slice(0, 1), ...headings], above)
  const hasOwn = rows.some(([, ...cells]) => cells.some(hasMoney))
  const isNamed = scale !== undefined || [title, ...headings, label].some(namesPrices)
  // Beside figures with their currency, those without one are no prices.
  const currency = hasOwn
    ? undefined
    : (currencyIn([label, ...heads, text].join('\n')) ?? noted ?? (isNamed ? SOME_CURRENCY : undefined))
  const table: Table = {
    label,
    heads,
    rows,
    labelStems,
    headStems,
    lookalikes: lookalikesOf({ heads, rows }),
    rowStems,
    shortStems: rows.map((_, row) => shortStems(row)),
    keys: keys.byRow,
    currency,
    isBare: !hasOwn && currency === undefined && rows.some(([, ...cells]) => cells.some((cell) => FIGURE.test(cell))),
    inCents: countsCents(rows),
    headKinds: heads.map((head, column) => (tellsTimes(head, rows, column) ? 'clock' : askedOf(head, language).kind)),
    numbers,
    isStated: rows.some(([, ...cells]) => cells.some(isStatement)),
  }
  const rowLead = together(labelStems, ...headStems)
  const units = rows.flatMap((cells, row): Unit[] => {
    const whole = rowText(table, row)
    const order = listed(cells.join('\n'))
    const rowUnit: Unit = {
      kind: 'row',
      text: scaled(whole, { row: cells[0] ?? '', heads: heads.slice(1), cells: cells.slice(1) }, scale),
      own: order,
      lead: rowLead,
      order,
      fragment: false,
      cell: { table, row, column: 0 },
    }
    const cellUnits = cells.slice(1).flatMap((cell, i): Unit[] => {
      const column = i + 1
      if (cell.trim() === '') return []
      const own = listed(cell)
      const lead = together(
        labelStems,
        rowStems[row] as Stretch,
        // What the rows are: "Severity" over 1, 2 and 3.
        ...headStems.slice(0, 1),
        ...headStems.slice(column, column + 1),
      )
      const text = cellText(table, row, column)
      return [
        {
          kind: 'cell',
          text: scaled(text, { row: cells[0] ?? '', heads: [heads[column] ?? ''], cells: [cell] }, scale),
          own,
          lead,
          order: listed(text),
          fragment: false,
          cell: { table, row, column },
        },
      ]
    })
    return whole.length > LONGEST_ROW
      ? cellUnits
      : cells.length === 2
        ? cellUnits.map((one) => ({ ...one, cell: { table, row, column: 1 } }))
        : [...cellUnits, rowUnit]
  })
  return { table, units }
}

/** How a column is called that numbers the rows; codes of errors name them. */
const NUMBERS_ROWS =
  /^(?:#|№|n[oº°r]\.?|num(?:ber|mer|éro|ero)?|número|rank(?:ing)?|pos(?:ition)?\.?|platz|rang|id|sku|ean|ref(?:erence|erenz|érence)?\.?|(?:item|article|product|order|part|art(?:ikel)?|produkt|bestell|teile)[ .-]*(?:no|nr|number|nummer|id|code)\.?)$/iu
const NUMBER = /^#?(\p{N}{1,3})\.?$/u

/**
 * A table whose rows are named by their first column: where that one numbers them, the next one that names each of them comes first; the
 * number stays another name of its row.
 */
function namesFirst({ label, heads, rows }: TableBlock): NamedTable {
  const hasCodes = NUMBERS_ROWS.test(heads[0]?.trim() ?? '')
  const isNumbered = rows.length > 1 && (hasCodes ? rows.every(hasNumber) : areCounted(rows))
  const column = isNumbered && !areReferredTo(rows) ? nameColumnOf(rows, hasCodes ? SOME_ALIKE : ALL_APART) : undefined
  if (column === undefined) return { label, heads, rows, numbers: [] }
  // The number comes last: what stands beside a name may tell rows of one name apart.
  const width = Math.max(heads.length, ...rows.map((row) => row.length)) - 1
  const moved = ([number = '', ...cells]: readonly string[]) => [
    cells[column - 1] ?? '',
    ...Array.from({ length: width }, (_, at) => cells[at] ?? '').toSpliced(column - 1, 1),
    number,
  ]
  return {
    label,
    heads: heads.length > 0 ? moved(heads) : [],
    rows: rows.map(moved),
    numbers: rows.map(([number = '']) => number),
  }
}

/** The column that holds the numbers of rows, where those are named by another one. */
export const numbersColumnOf = ({ numbers, rows }: Pick<Table, 'numbers' | 'rows'>): number | undefined =>
  numbers.length > 0 ? (rows[0] as readonly string[]).length - 1 : undefined

interface NamedTable extends Pick<TableBlock, 'label' | 'heads' | 'rows'> {
  /** By which each row is called, too; none where the first column names them. */
  numbers: readonly string[]
}

/** "Fits A-100": the number of one row stands in another one, which is not it. */
function areReferredTo(rows: Table['rows']): boolean {
  const others = new Set(rows.flatMap(([, ...cells]) => cells.map((cell) => cell.trim())))
  return rows.some(([number = '']) => /\p{L}/u.test(number) && others.has(number.trim()))
}

/** The share of names that are there once: "Delivery" has a code for each of its distances. */
const SOME_ALIKE = 0.5
const ALL_APART = 1

const hasNumber = ([first = '']: readonly string[]) =>
  first.length <= LONGEST_NUMBER && /^(?:[^\p{Ll}\s]*|[^\p{Ll}\s]*\p{N}[^\s]{0,3})$/u.test(first.trim())
const LONGEST_NUMBER = 20
/** 1, 2, 3: each row has the next number. */
function areCounted(rows: Table['rows']): boolean {
  const numbers = rows.map(([first = '']) => Number(NUMBER.exec(first.trim())?.[1] ?? NaN))
  return numbers.every((one, i) => i === 0 || one === (numbers[i - 1] as number) + 1)
}

function nameColumnOf(rows: Table['rows'], leastApart: number): number | undefined {
  const isName = (cell = '') =>
    /\p{L}{2}/u.test(cell) && cell.length <= LONGEST_NUMBERED && !/^[\p{N}\p{Sc}]/u.test(cell.trim())
  const width = Math.min(...rows.map((row) => row.length))
  for (let column = 1; column < width; column += 1) {
    const cells = rows.map((row) => row[column]?.trim())
    if (cells.every(isName) && new Set(cells).size >= leastApart * cells.length) return column
  }
  return undefined
}

const LONGEST_NAME = 40
/** What has a number may say more of itself: "City bike per day (helmet and lock included)". */
const LONGEST_NUMBERED = 80
/** Of two rows or columns: one would be a word that a month happens to stand behind. */
const LEAST_SEASONS = 2
/**
 * The days and months that a note of the same passage gives to rows or columns by their names: "Low season is November to March, high
 * season June to September." A list for each name.
 */
function withSeasons(names: readonly string[], text: string, language: Language | undefined): string[][] {
  const said = text.toLowerCase()
  const named = names.map((name) => name.trim().toLowerCase())
  const seasons = named.map((name) =>
    name.length < 4 || name.length > LONGEST_NAME ? [] : saidOf(name, said).flatMap((one) => seasonOf(one, language)),
  )
  return seasons.filter((one) => one.length > 0).length >= LEAST_SEASONS ? seasons : names.map(() => [])

  /** What stands behind a name, up to the next name or the end of its sentence. */
  function saidOf(name: string, all: string): string[] {
    const found: string[] = []
    for (let at = all.indexOf(name); at >= 0; at = all.indexOf(name, at + 1)) {
      const clause = all.slice(at + name.length).split(/[;\n\t|]|(?<!\p{N})\.(?:\s|$)/u)[0] as string
      const ends = named.map((other) => (other.length < 4 ? -1 : clause.indexOf(other))).filter((end) => end >= 0)
      found.push(clause.slice(0, Math.min(clause.length, ...ends)))
    }
    return found
  }
}

/** A unit that the name of a column ends with: "Weight (kg)", "Hours". */
const UNIT = /(?:^|[\s(])(\p{L}{1,12}|[%°²³€$£]{1,2})\)?$/u
/** A figure by itself, which is no day. */
const FIGURE = /^\s*(?!\d{4}-\d{2}-\d{2}\s*$|\d{1,2}\.\d{1,2}\.(?:\d{2,4})?\s*$)\p{N}[\p{N}.,\s–-]*$/u

const CENTS = /^\s*(\p{N}{1,5})[.,](\p{N}{2})\s*$/u
const FEWEST_CENTS = 3
const HOURS = 24
const MINUTES = 60
/** Figures with two places each, of which one at least is no time of day, are prices: 14.50, 16.10. */
function countsCents(rows: readonly (readonly string[])[]): boolean {
  const figures = rows.flatMap(([, ...cells]) =>
    cells.map((cell) => CENTS.exec(cell)).filter((found) => found !== null),
  )
  return (
    figures.length >= FEWEST_CENTS &&
    figures.some(([, whole, cents]) => Number(whole) > HOURS || Number(cents) >= MINUTES)
  )
}

/** What is counted or measured, and has no price: "Free places", "Length". */
const UNPRICED =
  /(?<!\p{L})(?:places?|seats?|spaces?|people|persons?|guests?|group|stock|quantity|qty|pieces|number|no|nr|max|min|age|ages|size|length|width|height|depth|weight|year|page|code|plätze|personen|gruppe|anzahl|menge|stück|alter|größe|länge|breite|höhe|gewicht|jahr|personnes|nombre|âge|taille|longueur|poids|année|plazas|personas|número|cantidad|edad|talla|peso|año|lugares|pessoas|quantidade|idade|posti|persone|numero|età|taglia|anno|plaatsen|aantal|leeftijd|maat|kişi|adet|yaş)(?!\p{L})/iu
const PRICED: ReadonlySet<Kind | undefined> = new Set<Kind | undefined>(['price', undefined])

/** What a cell tells, with the unit where only its column, or a note for all prices, names it; "" where it is empty. */
export function cellWithUnit({ table: { heads, rows, headKinds, currency, inCents }, row, column }: Cell): string {
  const cell = rows[row]?.[column]?.trim() ?? ''
  if (!FIGURE.test(cell)) return cell
  const head = heads[column]?.trim() ?? ''
  const money = currency ?? (inCents && CENTS.test(cell) ? SOME_CURRENCY : undefined)
  const isPrice = money !== undefined && PRICED.has(headKinds[column]) && !UNPRICED.test(head)
  const unit = isPrice ? money : UNIT.exec(head)?.[1]
  return unit === undefined ? cell : `${cell} ${unit}`
}

/** What a cell tells where the name of its column stands before it: that ends with what it counts, "Capacity: 23,000". */
export function cellBelowHead(cell: Cell): string {
  const value = cell.table.rows[cell.row]?.[cell.column]?.trim() ?? ''
  const head = cell.table.heads[cell.column]?.trim() ?? ''
  const told = cellWithUnit(cell)
  // That it is a price is known; of what, nobody says.
  if (told.endsWith(SOME_CURRENCY)) return value
  return told !== value && !head.endsWith(')') && head.endsWith(told.slice(value.length + 1)) ? value : told
}

/** What stands in brackets says more of a thing that is called without it. */
export const withoutBrackets = (name: string): string => name.replace(/\s*\([^()]*\)/gu, '').trim()
/** What something measures, or how many it is for, at the end of its name. */
const SIZE =
  /(?<=\p{L}{4}) (?:(?:up to|from|bis(?: zu)?|ab|von) )?\p{N}[\p{N}.,]*(?: ?(?:to|bis|–|-|x|×) ?\p{N}+)* ?(?:zoll|inch|["″]|cm|mm|m|kw|watt)$|, (?:(?:for )?up to|max\.?|(?:für )?bis(?: zu)?) \p{N}+ (?:people|persons|guests|personen|gäste|leute)$/iu

/** Names without what stands in brackets in them, and without a size, as far as they are told apart without it. */
function shortNames(names: readonly string[]): (string | undefined)[] {
  const short = names.map((name) => withoutBrackets(name).replace(SIZE, ''))
  return short.map((name, i) => {
    const isAlone = name !== '' && short.indexOf(name) === i && short.lastIndexOf(name) === i
    return isAlone ? name : undefined
  })
}

/** What says what a table is about: its name, its columns, and what stands above it. */
export const aboutTable = (
  { labelStems, headStems }: Table,
  { title, headings }: Pick<ReadPassage, 'title' | 'headings'>,
): Stretch[] => [labelStems, ...headStems, title, headings]

/** One cell with what names it. */
export function cellText({ heads, rows, keys }: Table, row: number, column: number): string {
  const names = namesOf(
    rows[row] ?? [],
    (keys[row] ?? []).filter((key) => key !== column),
  )
  const head = rows[row]?.length === 2 && /^(?:\p{L}+)$/u.test(heads[column] ?? '') ? '' : (heads[column] ?? '')
  const place = [...names, head.trim()].filter(Boolean).join(', ')
  const cell = rows[row]?.[column]?.trim() ?? ''
  return place ? `${place}: ${cell}` : cell
}

/** A row with the names of its columns: "Full service: city bike £140, e-bike £175"; "E21: Meaning: too warm; Remedy: let it cool for an hour". Of some columns only where these are named. */
export function rowText({ heads, rows, isStated }: Table, row: number, columns?: readonly number[]): string {
  const [name = '', ...cells] = rows[row] ?? []
  const [between, behind] = isStated ? [':', '; '] : ['', ', ']
  const said = cells.flatMap((cell, i) => {
    if (cell.trim() === '' || columns?.includes(i + 1) === false) return []
    const head = heads[i + 1]?.trim() ?? ''
    return [head ? `${head}${between} ${cell.trim()}` : cell.trim()]
  })
  return said.length === 0 ? name.trim() : `${name.trim()}: ${said.join(behind)}`
}

/** A row as it is said by itself; the only column beside its name needs no name of its own where that is a word: "Monday: closed". */
export const lineOfRow = (table: Table, row: number): string =>
  table.rows[row]?.length === 2 && table.rows[row][1]?.trim() ? cellText(table, row, 1) : rowText(table, row)

const FEWEST_WORDS = 4
/** Several words that say something: "Clock out there first". */
const isStatement = (cell: string) => cell.trim().split(/\s+/).length >= FEWEST_WORDS
