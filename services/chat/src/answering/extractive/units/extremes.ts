import { figureOf, type Superlative } from '../question/superlative.ts'
import { fold, words, type Language } from '@docent/runtime/text'
import { has, type Kind } from '../question/values.ts'
import { shareOf } from '../coverage.ts'
import { worthIn, type Term } from '../match/terms.ts'
import { LINE_BREAK } from '../say.ts'
import { lengthAsked } from '../counts/lengths.ts'
import { ofLength } from '../counts/of-its-count.ts'
import { tellsWhatIsBesides, usualColumn } from './price-columns.ts'
import { cellText, rowText } from './tables.ts'
import type { Stems, Table, Unit } from './unit.ts'
import type { Stretch } from './vocabulary.ts'

const MOSTLY = 0.6
const NAMED = 0.7
export const YES = /^(?:yes|ja|oui|sí|sim|sì|evet|✓|✔|☑|☒|x|included|inklusive|inclus|incluido|はい|○|نعم)$/iu
export const NO = /^(?:no|nein|non|não|nee|hayır|–|-|—|✗|✘|☐|none|not included|いいえ|×|لا)$/iu
const or = (...all: string[]) =>
  new RegExp(`(?<!\\p{L})(?:${['or', 'vs', 'versus', ...all].join('|')})(?!\\p{L})`, 'iu')
/** Between things to choose from: one word names the one, one the other. */
const OR: Partial<Record<Language, RegExp>> = {
  en: or(),
  de: or('oder'),
  fr: or('ou'),
  es: or('o', 'u'),
  pt: or('ou'),
  it: or('o', 'oppure'),
  nl: or('of'),
  tr: or('veya', 'ya da', 'yoksa'),
  ar: /أو/u,
}
const WEIGHT = /\p{N}\s?(?:k?g|lbs?|oz|t|tons?|kilos?|kilograms?)(?!\p{L})/iu
const WEIGHED = /weight|gewicht|poids|peso|ağırlık|重|وزن|\(k?g\)|\(lbs?\)/iu
/** A limit is not how heavy a thing is. */
const AT_MOST = /\b(?:max|at most|up to|höchst|maxim|máxim|massim|hoogst|en fazla)/iu
const CHILDREN = /(?<!\p{L})(?:child|kid|junior|kinder|kind|enfant|niñ|infan|criança|bambin|kinder|çocuk)|子供|أطفال/iu
/** "Not counting the trailer": the one that is named is not wanted. */
const EXCEPT =
  /(?<!\p{L})(?:except|excluding|apart from|other than|not counting|außer|ausser|abgesehen|sauf|hormis|excepto|salvo|exceto|tranne|eccetto|behalve|niet mee|dışında)/iu
/** Whether a question names what it does not want compared. */
export const leavesOut = (question: string) => EXCEPT.test(question)
const ADULTS = /(?<!\p{L})(?:adult|grown|erwachsen|adulte|adult[oia]|volwassen|yetişkin)|大人|بالغ/iu

interface Place {
  row: number
  column: number
}
/** What is compared: the places of a column, or of a row. */
type Line = readonly Place[]

/** A question for the least or the most, as the cells of one table are compared for it. */
export interface Comparing {
  superlative: Superlative
  text: string
  language: Language | undefined
  terms: readonly Term[]
  /** Words of the questions before it, where it leans on them. */
  context: readonly Term[]
  /** The questions before it, where it leans on them. */
  earlier: readonly string[]
  /** What was answered last, where that stands in this table; column 0 where it was a row. */
  said: Place | undefined
}

export interface Extremes {
  units: Unit[]
  /** The table was compared, whether or not that said which thing is meant. */
  isCompared: boolean
}

/**
 * What the cells of a table are compared by: the least or the most of a column, or of a row whose columns are the things
 * compared. What the question names says which of them: a column of these things, a row of those, or things to choose from.
 */
export function extremesOf(
  table: Table,
  { superlative, text: question, language, terms, context, earlier, said }: Comparing,
  { plain, listStems }: { plain(text: string): ReadonlySet<string>; listStems(stems: Iterable<string>): Stretch },
): Extremes {
  const { heads, rows, headStems, rowStems } = table
  const textAt = ({ row, column }: Place) => rows[row]?.[column]?.trim() ?? ''
  const columns = heads.map((_, column) => column).slice(1)
  const sides = sidesOf(question, terms, language)
  // What all rows are ("Room") names none of them.
  const ofRows = terms.filter((term) => worthIn(term, headStems[0] ?? new Set()) <= NAMED)
  const columnNames = headStems.slice(1)
  const rowsBySide = sides.map((side) =>
    namedMostWholly(
      rowStems,
      side.filter((term) => ofRows.includes(term)),
    ),
  )
  const columnsBySide = sides.map((side) => namedMostWholly(columnNames, side))
  const isOfRows = isAllNamed(rowsBySide)
  const isOfColumns = isAllNamed(columnsBySide)
  // "For one or two people" chooses between no things.
  const isEither =
    sides.length > 1 && (superlative.isComparative || [...rowsBySide, ...columnsBySide].some((one) => one.length > 0))
  const namedRows = isEither ? [...new Set(rowsBySide.flat())] : namedAmong(rowStems, ofRows)
  const ofWords = mostWholly(
    columnNames,
    isEither ? [...new Set(columnsBySide.flat())] : namedAmong(columnNames, terms),
    terms,
  ).map((at) => at + 1)
  const length = lengthAsked(question) ?? lengthAsked(earlier.findLast((one) => lengthAsked(one)) ?? '')
  // "A day" is the column "Full day", and neither "Half a day" nor "3 days".
  const ofItsLength = length ? ofLength(heads, length) : []
  const rightLong = columns.filter((column) => ofItsLength[column] === true)
  const namedColumns = rightLong.length > 0 ? rightLong : ofWords
  const must = heads.length < 3 ? -1 : mustOf(rows, rowStems, terms)

  const unit = ({ row, column }: Place, text: string, also = -1): Unit => ({
    kind: 'extreme',
    text,
    own: listStems(plain(textAt({ row, column }))),
    lead: listStems([
      ...plain(table.label),
      ...headStems.flatMap((one) => [...one]),
      ...(rowStems[row] as Stems),
      ...(rowStems[also] ?? []),
    ]),
    order: listStems(plain(text)),
    fragment: false,
    cell: { table, row, column },
  })
  // "The container or box L?": of what stands in another table, nothing here can be said.
  if (isEither && superlative.kind === 'price' && !isOfRows && !isOfColumns) return UNDECIDED
  const things = thingsAre()
  if (things === 'rows') return superlative.kind === 'price' ? downPrices() : told(downColumns())
  const across = acrossRows()
  // Of jobs in rows that have prices for each bike in columns, none is asked for by the cheapest bike.
  const isOfAny = across.length > 1 && superlative.kind === 'price' && !isEither && must < 0 && areAlike()
  return isOfAny ? UNDECIDED : told(across)

  function thingsAre(): 'rows' | 'columns' {
    if (heads.length < 3 || (isEither && isOfRows)) return 'rows'
    if (rightLong.length > 0) return 'rows'
    if (isEither && isOfColumns) return 'columns'
    if (must >= 0 || (namedColumns.length >= 2 && namedRows.length < 2)) return 'columns'
    if (namedColumns.length === 1 || namedRows.length >= 2) return 'rows'
    if (namedRows.length === 1) return 'columns'
    return areAlike() ? 'rows' : 'columns'
  }

  function areAlike(): boolean {
    const alike = columns.filter((column) => isAlike(rows.map((_, row) => textAt({ row, column }))))
    return alike.length >= MOSTLY * columns.length
  }

  function amongRows(): number[] {
    const all = rows.map((_, row) => row)
    const among = leavesOut(question) ? all.filter((row) => !namedRows.includes(row)) : several(namedRows, all)
    return among.filter((row) => !(ADULTS.test(question) && CHILDREN.test(rows[row]?.[0] ?? '')))
  }

  function downColumns(): Unit[] {
    const among = amongRows()
    const lines = (namedColumns.length > 0 ? namedColumns : columns).filter(isOfKind)
    const found = lines.flatMap((column) => best(among.map((row) => ({ row, column }))) ?? [])
    const [first] = found
    if (first && found.length > 1 && found.every(({ row }) => row === first.row))
      return [unit(first, rowText(table, first.row))]
    return found.map((place) => unit(place, cellText(table, place.row, place.column)))
  }

  /** The one row that costs least or most, by the prices that are meant; none where those do not agree on it. */
  function downPrices(): Extremes {
    const among = amongRows()
    const called = calledSo(among)
    // "Kids' bike" and "Child seat" are both for a child, and one of them is a bike.
    const compared = namedRows.length >= 2 && called.length > 0 && !isEither ? called : among
    const lines = priceColumns(compared)
    const found = lines.flatMap((column) => best(compared.map((row) => ({ row, column }))) ?? [])
    if (found.length === 0) return told([])
    const { place, isWhole } = agreed(found, heads)
    // "Is there something cheaper?" is not answered by what was told just before.
    const isAgain = superlative.isComparative && place?.row === said?.row && namedRows.length < 2
    if (!place || isAgain) return UNDECIDED
    const textOf = ({ row, column }: Place) => (isWhole ? rowText(table, row) : cellText(table, row, column))
    const isBeside = superlative.order === 'least' && called.length >= 2 && !called.includes(place.row)
    const other = isBeside && !isEither ? best(called.map((row) => ({ row, column: place.column }))) : undefined
    return told([unit(place, [place, ...(other ? [other] : [])].map(textOf).join(LINE_BREAK))])
  }

  /**
   * Rows that are called what all of them are below, "Road bike" below "Bike": what is not, a "Child seat", may be none and cost less. Of
   * what costs less than something told before, those that are called like it.
   */
  function calledSo(among: readonly number[]): number[] {
    const ofAll = [...terms, ...context].filter((term) => worthIn(term, headStems[0] ?? new Set()) > NAMED)
    const like = said && superlative.isComparative ? [...(rowStems[said.row] as Stems), ...(headStems[0] ?? [])] : []
    return among.filter(
      (row) =>
        row !== (like.length > 0 ? said?.row : undefined) &&
        (ofAll.some((term) => worthIn(term, rowStems[row] as Stems) > NAMED) ||
          like.some((stem) => rowStems[row]?.has(stem))),
    )
  }

  /** Those that the question names, or the one that was told of before it; else those that tell what most of the rows cost. */
  function priceColumns(among: readonly number[]): readonly number[] {
    const able = columns.filter(isOfKind)
    const named = able.filter((column) => namedColumns.includes(column))
    if (namedColumns.length > 0) return named
    const before =
      said && said.column > 0 && earlier.length > 0
        ? [said.column]
        : namedAmong(columnNames, context).map((at) => at + 1)
    const carried = able.filter((column) => before.includes(column))
    if (carried.length > 0) return carried
    const own = able.filter((column) => !tellsWhatIsBesides(heads[column] ?? ''))
    const priced = (own.length > 0 ? own : able).filter((column) => ofItsLength[column] !== false)
    const full = priced.filter(
      (column) =>
        among.filter((row) => !Number.isNaN(figureOf(textAt({ row, column })))).length >= MOSTLY * among.length,
    )
    return full.length > 0 ? full : priced
  }

  function isOfKind(column: number): boolean {
    return isOf(
      superlative,
      heads[column] ?? '',
      rows.map((cells) => cells[column] ?? ''),
    )
  }

  function acrossRows(): Unit[] {
    const among = several(namedColumns, columns)
    const able = must < 0 ? among : among.filter((column) => YES.test(textAt({ row: must, column })))
    const isNamed = must < 0 && namedRows.length === 1
    return rows.flatMap((cells, row) => {
      if (row === must || (isNamed && row !== namedRows[0])) return []
      if (!isOf(superlative, cells[0] ?? '', cells.slice(1))) return []
      const found = best(
        able.map((column) => ({ row, column })),
        must >= 0,
      )
      if (!found || NO.test(textAt(found))) return []
      const said = `${heads[found.column]}, ${cellText(table, row, found.column).replace(`, ${heads[found.column]}`, '')}`
      return [unit(found, must < 0 ? said : `${said}; ${cellText(table, must, found.column)}`, must)]
    })
  }

  /** The place with the least or the most; one alone where the others were left out for what they have not. */
  function best(places: Line, isAloneEnough = false): Place | undefined {
    const figures = places
      .map((place) => ({ place, figure: figureOf(textAt(place)) }))
      .filter(({ figure }) => !Number.isNaN(figure))
    const told = figures.length + places.filter((place) => NO.test(textAt(place))).length
    if (!isAloneEnough && (figures.length < 2 || told < MOSTLY * places.length)) return undefined
    const [first, ...others] = figures
    if (!first) return undefined
    return others.reduce(
      (a, b) => ((superlative.order === 'least' ? b.figure < a.figure : b.figure > a.figure) ? b : a),
      first,
    ).place
  }
}

const told = (units: Unit[]): Extremes => ({ units, isCompared: units.length > 0 })
const UNDECIDED: Extremes = { units: [], isCompared: true }

/**
 * The one place that the least or the most of several columns speak for: that of all of them, of the usual one or of more than half.
 * Undefined where nothing tells which column is meant; whole where its row is, and no cell alone.
 */
function agreed(found: readonly Place[], heads: readonly string[]): { place: Place | undefined; isWhole: boolean } {
  const [first, ...others] = found
  const isOne = others.length === 0
  if (isOne || others.every(({ row }) => row === first?.row)) return { place: first, isWhole: !isOne }
  const usual = usualColumn(
    heads,
    found.map(({ column }) => column),
  )
  if (usual !== undefined) return { place: found.find(({ column }) => column === usual), isWhole: false }
  const ofRow = (row: number) => found.filter((one) => one.row === row).length
  return { place: found.find(({ row }) => 2 * ofRow(row) > found.length), isWhole: true }
}

const several = (named: readonly number[], all: readonly number[]) => (named.length >= 2 ? named : all)

/** The row that says which columns have what the question asks of them: "with single sign-on". */
function mustOf(rows: Table['rows'], rowStems: readonly Stems[], terms: readonly Term[]): number {
  return rows.findIndex(
    (row, i) =>
      terms.reduce((sum, term) => sum + term.share * worthIn(term, rowStems[i] as Stems), 0) >= 0.3 &&
      row.slice(1).every((cell) => YES.test(cell.trim()) || NO.test(cell.trim())),
  )
}

/** The names that words of the question tell from the others: those with most of these words. */
function namedAmong(names: readonly Stems[], terms: readonly Term[]): number[] {
  const having = (term: Term) => names.filter((name) => worthIn(term, name) > NAMED)
  const telling = terms.filter((term) => having(term).length > 0 && having(term).length < names.length)
  const covered = names.map((name) =>
    telling.reduce((sum, term) => sum + (worthIn(term, name) > NAMED ? term.share : 0), 0),
  )
  const most = Math.max(...covered)
  return covered.flatMap((share, at) => (share > 0 && share >= most - 1e-6 ? [at] : []))
}

const namedMostWholly = (names: readonly Stems[], terms: readonly Term[]) =>
  mostWholly(names, namedAmong(names, terms), terms)

const isAllNamed = (bySide: readonly (readonly number[])[]) => bySide.every((named) => named.length > 0)

/** The words of each thing that a question chooses from, "the kayak or the canoe"; none where it chooses between nothing. */
function sidesOf(question: string, terms: readonly Term[], language: Language | undefined): Term[][] {
  const or = OR[language ?? 'en'] ?? OR.en
  const sides = question.split(or as RegExp).map((side) => {
    const said = new Set(words(side).map(fold))
    return terms.filter(({ word }) => said.has(word))
  })
  const naming = sides.filter((side) => side.length > 0)
  return naming.length > 1 ? naming : []
}

/** "A day" is the column "Day" before it is "Half a day". */
function mostWholly(names: readonly Stems[], named: readonly number[], terms: readonly Term[]): number[] {
  const shares = named.map((at) => shareOf(names[at] as Stems, terms))
  return named.filter((_, i) => shares[i] === Math.max(...shares))
}

/** Whether some cells can be compared, and are of the kind that is asked for. */
function isOf({ kind, isOfWeight }: Superlative, head: string, cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell.trim() !== '')
  const figures = filled.filter((cell) => !Number.isNaN(figureOf(cell)))
  if (figures.length < 2) return false
  if (isOfWeight)
    return WEIGHED.test(head) || (figures.filter((cell) => WEIGHT.test(cell)).length >= 2 && !AT_MOST.test(head))
  if (kind === 'price')
    return (
      filled.filter((cell) => has('price', cell)).length >= 2 ||
      /price|preis|prix|precio|preço|prezzo|prijs|fiyat|[$€£]/iu.test(head)
    )
  if (kind === 'duration') return filled.filter((cell) => has('duration', cell)).length >= 2
  return true
}

const SORTS: readonly Kind[] = ['price', 'percent', 'duration', 'measure', 'clock']
const sortOf = (cell: string) =>
  YES.test(cell) || NO.test(cell)
    ? 'yes-no'
    : (SORTS.find((kind) => has(kind, cell)) ?? (/\p{N}/u.test(cell) ? 'number' : 'words'))

/** Whether most cells tell the same sort of thing, as a column does whose rows are things of one kind. */
function isAlike(cells: readonly string[]): boolean {
  const sorts = cells.filter((cell) => cell !== '').map(sortOf)
  return sorts.some((sort) => sorts.filter((one) => one === sort).length >= MOSTLY * sorts.length)
}
