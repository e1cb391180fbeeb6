import { figureOf, type Superlative } from '../question/superlative.ts'
import { has, type Kind } from '../question/values.ts'
import { shareOf } from '../coverage.ts'
import { worthIn, type Term } from '../match/terms.ts'
import { cellText, rowText } from './tables.ts'
import type { Stems, Table, Unit } from './unit.ts'
import type { Stretch } from './vocabulary.ts'

const MOSTLY = 0.6
const NAMED = 0.7
export const YES = /^(?:yes|ja|oui|sí|sim|sì|evet|✓|✔|x|included|inklusive|inclus|incluido|はい|○|نعم)$/iu
export const NO = /^(?:no|nein|non|não|nee|hayır|–|-|—|✗|✘|none|not included|いいえ|×|لا)$/iu
/** "Gold or ceramic": one word names the one, one the other. */
const OR = /(?<!\p{L})(?:or|vs|versus|oder|ou|o|of|veya|ya da)(?!\p{L})|または|أو/iu
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

/**
 * What the cells of a table are compared by: the least or the most of a column, or of a row whose columns are the things
 * compared. What the question names says which of them: a column of these things, a row of those, or things to choose from.
 */
export function extremesOf(
  table: Table,
  superlative: Superlative,
  question: string,
  terms: readonly Term[],
  { plain, listStems }: { plain(text: string): ReadonlySet<string>; listStems(stems: Iterable<string>): Stretch },
): Unit[] {
  const { heads, rows, headStems, rowStems } = table
  const textAt = ({ row, column }: Place) => rows[row]?.[column]?.trim() ?? ''
  const columns = heads.map((_, column) => column).slice(1)
  const isEither = OR.test(question)
  // What all rows are ("Room") names none of them.
  const ofRows = terms.filter((term) => worthIn(term, headStems[0] ?? new Set()) <= NAMED)
  const namedRows = namedAmong(rowStems, ofRows, isEither)
  const columnNames = headStems.slice(1)
  const namedColumns = mostWholly(columnNames, namedAmong(columnNames, terms, isEither), terms).map((at) => at + 1)
  const must = heads.length < 3 ? -1 : mustOf(rows, rowStems, terms)
  const things = thingsAre()

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
  return things === 'rows' ? downColumns() : acrossRows()

  function thingsAre(): 'rows' | 'columns' {
    if (heads.length < 3) return 'rows'
    if (must >= 0 || (namedColumns.length >= 2 && namedRows.length < 2)) return 'columns'
    if (namedColumns.length === 1 || namedRows.length >= 2) return 'rows'
    if (namedRows.length === 1) return 'columns'
    const alike = columns.filter((column) => isAlike(rows.map((_, row) => textAt({ row, column }))))
    return alike.length >= MOSTLY * columns.length ? 'rows' : 'columns'
  }

  function downColumns(): Unit[] {
    const all = rows.map((_, row) => row)
    const among = (
      leavesOut(question) ? all.filter((row) => !namedRows.includes(row)) : several(namedRows, all)
    ).filter((row) => !(ADULTS.test(question) && CHILDREN.test(rows[row]?.[0] ?? '')))
    const lines = (namedColumns.length > 0 ? namedColumns : columns).filter((column) =>
      isOf(
        superlative,
        heads[column] ?? '',
        rows.map((cells) => cells[column] ?? ''),
      ),
    )
    const found = lines.flatMap((column) => best(among.map((row) => ({ row, column }))) ?? [])
    const [first] = found
    if (first && found.length > 1 && found.every(({ row }) => row === first.row))
      return [unit(first, rowText(table, first.row))]
    return found.map((place) => unit(place, cellText(table, place.row, place.column)))
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

const several = (named: readonly number[], all: readonly number[]) => (named.length >= 2 ? named : all)

/** The row that says which columns have what the question asks of them: "with single sign-on". */
function mustOf(rows: Table['rows'], rowStems: readonly Stems[], terms: readonly Term[]): number {
  return rows.findIndex(
    (row, i) =>
      terms.reduce((sum, term) => sum + term.share * worthIn(term, rowStems[i] as Stems), 0) >= 0.3 &&
      row.slice(1).every((cell) => YES.test(cell.trim()) || NO.test(cell.trim())),
  )
}

/**
 * The names that words of the question tell from the others: those with most of these words, or those with each of them
 * where the question chooses between several.
 */
function namedAmong(names: readonly Stems[], terms: readonly Term[], isEither: boolean): number[] {
  const having = (term: Term) => names.flatMap((name, at) => (worthIn(term, name) > NAMED ? [at] : []))
  const telling = terms.filter((term) => having(term).length > 0 && having(term).length < names.length)
  if (isEither) return [...new Set(telling.flatMap((term) => mostWholly(names, having(term), [term])))]
  const covered = names.map((name) =>
    telling.reduce((sum, term) => sum + (worthIn(term, name) > NAMED ? term.share : 0), 0),
  )
  const most = Math.max(...covered)
  return covered.flatMap((share, at) => (share > 0 && share >= most - 1e-6 ? [at] : []))
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
