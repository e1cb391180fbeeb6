import { fold, isStopWord, words, type Language } from '@docent/runtime/text'
import { isOfOtherCount } from './counts/of-its-count.ts'
import { MEANT, worthIn, type Term } from './match/terms.ts'
import type { Candidate, Comparison, Told } from './measure.ts'
import { bareNumber, numberAsked } from './other-name.ts'
import { asksAge } from './question/age.ts'
import { isBeside } from './question/beside.ts'
import { isSlight } from './question/slight.ts'
import { DEEDS, THINGS } from './question/things.ts'
import type { Question } from './question/question.ts'
import { has, type Kind } from './question/values.ts'
import { namesLeaveOut } from './table-features.ts'
import { isOfCell } from './units/lookalikes.ts'
import { aboutTable, cellBelowHead, cellWithUnit, numbersColumnOf } from './units/tables.ts'
import { stemsIn } from './units/stems.ts'
import type { Stems, Table } from './units/unit.ts'

/** A row that a question names by what stands in it, word for word. */
export interface NamedRow {
  candidate: Candidate
  table: Table
  row: number
  /** Columns whose cells stand in the question. */
  keys: readonly number[]
  /** Words of the question that they take. */
  taken: ReadonlySet<string>
}

/** A shorter name stands in many questions by chance. */
const SHORTEST_NAME = 3
const LONGEST_TOLD = 300

/**
 * The cell that a question asks for by another one of its row, whichever column that one stands in: "Who directed Rajanna?" where films
 * stand behind their years. One row alone has to be named, and one column asked for, by its name or by what it tells; nothing else of the
 * question may be left that the table does not say.
 */
export function lookedUp(comparison: Comparison): Told | undefined {
  const { question } = comparison
  if (question.lean !== 'not' || question.superlative || question.kind === 'yes-no') return undefined
  const named = rowNamed(comparison)
  if (!named) return undefined
  const column = columnAsked(named, comparison)
  if (column === undefined) return undefined
  const { table, row, keys, candidate } = named
  if (namesLeaveOut({ table, row, column }, question.text)) return undefined
  if (isOfOtherCount(question)({ kind: 'cell', cell: { table, row, column } })) return undefined
  const value = cellBelowHead({ table, row, column })
  // Whoever asks by the number of a row is told its name.
  const names = keys.map((at) => table.rows[row]?.[at === numbersColumnOf(table) ? 0 : at] ?? '')
  const [key = ''] = names.sort((a, b) => b.length - a.length)
  const head = table.heads[column]?.trim() ?? ''
  const text = `${[key.trim(), head].filter(Boolean).join(', ')}: ${value}`
  return text.length > LONGEST_TOLD ? undefined : { candidate, text }
}

const WITH_OTHERS = 3
const ARTICLES = new Set('the a an der die das ein eine le la les un une el los las il lo i gli het een'.split(' '))
/** What only says again what was asked: "Who rode the Gilera?" is not answered by "Manufacturer: Gilera", nor is a word by its heading. */
export function saysAgain({ unit: { kind, cell, text } }: Candidate, { question }: Comparison): boolean {
  if (question.kind === 'yes-no') return false
  const asked = new Set(words(question.text).map(fold))
  const isAsked = (said: string) => {
    const all = words(said).map(fold)
    return all.length > 0 && all.every((one) => asked.has(one) || ARTICLES.has(one))
  }
  if (!cell) return isAsked(text)
  // Beside its name, the only cell of a row is all of it.
  const isAll = (cell.table.rows[cell.row]?.length ?? 0) < WITH_OTHERS
  return kind === 'cell' && !isAll && isAsked(cell.table.rows[cell.row]?.[cell.column] ?? '')
}

function rowNamed({ question, candidates }: Comparison): NamedRow | undefined {
  const asked = words(question.text).map(fold)
  const said = ` ${asked.join(' ')} `
  const numberIn = numberAsked(question.text)
  const found = new Map<string, NamedRow>()
  const seen = new Set<readonly string[]>()
  for (const candidate of candidates) {
    const { cell } = candidate.unit
    if (!cell || candidate.features.old > 0) continue
    const { table, row } = cell
    const cells = table.rows[row] ?? []
    if (seen.has(cells)) continue
    seen.add(cells)
    const number = numberIn?.(table)
    const named = cells.map((one, column) =>
      column === numbersColumnOf(table) && number !== undefined && bareNumber(table.numbers[row]) === number
        ? [number]
        : nameIn(one, said, question.language),
    )
    const keys = named.flatMap((one, column) => (one.length > 0 ? [column] : []))
    if (keys.length === 0) continue
    const whole = cells.join('\t')
    // The same table may have been uploaded twice.
    if (!found.has(whole)) found.set(whole, { candidate, table, row, keys, taken: new Set(named.flat()) })
  }
  const rows = [...found.values()]
  const most = Math.max(0, ...rows.map(({ taken }) => lettersOf(taken)))
  const [only, ...others] = rows.filter(({ taken }) => lettersOf(taken) === most)
  return others.length === 0 ? only : undefined
}

const lettersOf = (all: ReadonlySet<string>) => [...all].reduce((sum, one) => sum + one.length, 0)

/** The words of a cell, or of one thing that it lists, where they stand together in a question and are a name; empty otherwise. */
function nameIn(cell: string, said: string, language: Language | undefined): string[] {
  const whole = wordsIfNamed(cell, said, language)
  if (whole.length > 0 || cell.length > LONGEST_LIST || !LISTED.test(cell) || LEAVES_OUT.test(cell)) return whole
  return (
    cell
      .split(LISTED)
      .map((part) => wordsIfNamed(part, said, language))
      .find((part) => part.length > 0) ?? []
  )
}

/** Between the things that a cell lists: "e-bikes, brakes and gears". */
const LISTED = /[,;/]\s|\s(?:and|und|et|y|e|en)\s/u
const LONGEST_LIST = 120
/** "Everything except brakes" */
const LEAVES_OUT =
  /(?<!\p{L})(?:except|no|not|without|außer|kein\p{L}*|nicht|ohne|sauf|pas|sans|excepto|menos|sin|no|tranne|senza|behalve|geen|zonder)(?!\p{L})/iu

function wordsIfNamed(text: string, said: string, language: Language | undefined): string[] {
  if (text.trim().length < SHORTEST_NAME) return []
  const all = words(text).map(fold)
  const isName = all.some(
    (one) => one.length >= SHORTEST_NAME && !isStopWord(one, language) && !isBeside(one) && !isSlight(one),
  )
  const name = ` ${all.join(' ')} `
  const at = said.indexOf(name)
  return isName && at >= 0 && !NUMBERED.test(said.slice(at + name.length)) ? all : []
}
/** "Octane 2" is another film than "Octane". */
const NUMBERED = /^\p{N}{1,3} /u

/** The column that is asked for, where all else of the question is said by the table. */
export function columnAsked(named: NamedRow, { question, terms }: Comparison): number | undefined {
  const { table, row, keys, taken, candidate } = named
  const { heads, headStems, headKinds, lookalikes, rows } = table
  const cells = rows[row] ?? []
  const rest = terms.filter(({ word }) => !taken.has(word))
  const fits = (column: number) => {
    const stems = headStems[column]
    const head = heads[column] ?? ''
    const byWord = rest.reduce((sum, term) => {
      if (isOfCell(term.word, lookalikes.get(column))) return sum
      const worth = stems ? worthIn(term, stems) : 0
      return sum + term.share * (worth >= MEANT ? worth : isAkin(term.word, head) ? MEANT : 0)
    }, 0)
    return (
      byWord +
      (tells(question, head, headKinds[column], cellWithUnit({ table, row, column })) &&
      !isOfDay(question, table, column)
        ? BY_KIND
        : 0)
    )
  }
  const open = cells.flatMap((cell, column) => (keys.includes(column) || NOTHING.test(cell) ? [] : [column]))
  const fitting = open.map((column) => ({ column, fit: fits(column) })).filter(({ fit }) => fit > 0)
  const best = Math.max(0, ...fitting.map(({ fit }) => fit))
  const [only, ...others] = fitting.filter(({ fit }) => fit >= best * AS_WELL)
  const column = only ? (others.length === 0 ? only.column : undefined) : namesRows(table, open, question)
  if (column === undefined || !isOfItsAttribute(question, heads[column] ?? '', only !== undefined)) return undefined
  const around = aboutTable(table, candidate.reading.read)
  const said = new Set(cells.flatMap((cell) => words(cell).map(fold)))
  const isSaid = (term: Term) =>
    said.has(term.word) ||
    around.some((stems) => worthIn(term, stems) >= MEANT) ||
    heads.some((head) => isAkin(term.word, head)) ||
    isBeside(term.word) ||
    isSlight(term.word) ||
    (question.kind !== 'price' && DEEDS.has(term.word)) ||
    (THINGS.has(term.word) && !isJoined(term.word, question.text))
  return rest.every(isSaid) ? column : undefined
}

const OF = 'of|for|with|to|für|von|mit|zu|zum|zur|de|du|pour|avec|para|con|del|di|per|van|voor|met'
/** "A repair of", "treatment with": something else than what is named behind. */
const isJoined = (word: string, text: string): boolean =>
  new RegExp(`(?<!\\p{L})${word}\\s+(?:${OF})(?!\\p{L})`, 'iu').test(fold(text))

const ASKS_WHO =
  /^(?:and |und |et |y |e |en )?(?:who|wer|qui|quién|quien|chi|quem|wie(?= (?:is|doet|geeft|leidt)))(?!\p{L})/iu
const ASKS_WHICH =
  /(?<!\p{L})(?:which|what|welche[rnms]?|quel(?:le)?s?|cuál(?:es)?|qué|qual[ei]?|che|welke|wat voor)\s+([\p{L}-]{3,})/iu
/** Columns that name rows whatever these are. */
const NAMES =
  /^(?:name|title|item|product|model|bezeichnung|titel|produkt|artikel|nom|titre|produit|nombre|título|producto|nome|titolo|prodotto|naam)s?$/iu

/** "What material is it?": what is asked for by its name has to be the column, however else a column would fit. */
function isOfItsAttribute({ text, kind, language }: Question, head: string, isFitting: boolean): boolean {
  const one = attributeIn(text, language)
  if (one === undefined) return true
  if (isFitting && kind !== undefined) return true
  return isAkin(one, head, SHORTEST_NAME) || (!isFitting && NAMES.test(head.trim()) && THINGS.has(one))
}

/** "Material" of "what material": undefined where nothing is asked for by its name. */
function attributeIn(text: string, language: Language | undefined): string | undefined {
  const [, attribute = ''] = ASKS_WHICH.exec(text) ?? []
  const one = fold(attribute)
  return one === '' || isStopWord(one, language) || isBeside(one) || isSlight(one) ? undefined : one
}

const FULL_NAME = /^(?:\p{Lu}[\p{L}.'’-]*\s)+\p{Lu}[\p{L}'’-]+$/u
const MOSTLY_NAMES = 0.8
/** The first column that holds names, where who or what is called so and so is asked for: neither numbers nor days. */
function namesRows(
  { rows, heads }: Table,
  open: readonly number[],
  { kind, text, language }: Question,
): number | undefined {
  const asksWho = ASKS_WHO.test(text.trim())
  if (!asksWho && (kind !== undefined || attributeIn(text, language) === undefined)) return undefined
  const isName = (cell = '') => /\p{L}{2}/u.test(cell) && !/^\p{N}/u.test(cell.trim()) && !has('date', cell)
  const widest = Math.max(...rows.map((row) => row.length))
  const first = Array.from({ length: widest }, (_, column) => column).find((column) => {
    const filled = rows.filter((row) => (row[column] ?? '').trim() !== '')
    return filled.length > 0 && filled.filter((row) => isName(row[column])).length >= MOSTLY_NAMES * filled.length
  })
  if (first === undefined || !open.includes(first)) return undefined
  const head = heads[first]?.trim() ?? ''
  const ofPersons =
    head === '' ? rows.every((row) => FULL_NAME.test(row[first]?.trim() ?? '')) : COLUMNS.person?.test(head)
  return !asksWho || ofPersons === true ? first : undefined
}

/** Stands where there is nothing to say. */
const NOTHING = /^\s*[-–—/?]*\s*$/u

/** How much it counts that a column tells what is asked for, beside the words of its name. */
const BY_KIND = 0.5
/** Of the best one's fit: who fits as well is meant as likely. */
const AS_WELL = 0.85

const LEAST_AKIN = 5
/** "Directed" and "Director", "attended" and "Attendance". */
const isAkin = (word: string, head: string, least = LEAST_AKIN): boolean =>
  word.length >= least &&
  words(head)
    .map(fold)
    .some((one) => {
      const length = Math.min(LEAST_AKIN, word.length)
      return one.length >= length && one.slice(0, length) === word.slice(0, length)
    })

/** Whether a word names a column. */
export const isCalled = (word: string, { heads, headStems, lookalikes }: Table, column: number): boolean => {
  if (isOfCell(word, lookalikes.get(column))) return false
  const head = heads[column] ?? ''
  const stems = headStems[column]
  return isAkin(word, head) || words(head).map(fold).includes(word) || (stems !== undefined && isAmong(word, stems))
}
const isAmong = (word: string, stems: Stems) => [...stemsIn(word, undefined)].some((stem) => stems.has(stem))

/** Columns that tell a kind of thing, by how they are called. */
const COLUMNS: Partial<Record<Kind, RegExp>> = {
  duration:
    /(?<!\p{L})(?:time|times|duration|length|span|running time|dauer|zeit|laufzeit|länge|durée|temps|duración|tiempo|durata|tempo|duur|tijd)(?!\p{L})/iu,
  measure:
    /(?<!\p{L})(?:length|height|width|depth|weight|size|distance|länge|höhe|breite|tiefe|gewicht|größe|longueur|hauteur|largeur|poids|taille|peso|altura|lengte|hoogte|breedte|gewicht)(?!\p{L})/iu,
  place:
    /(?<!\p{L})(?:city|town|location|place|venue|site|country|region|address|ort|stadt|standort|land|adresse|lieu|ville|pays|lugar|ciudad|país|luogo|città|paese|plaats|stad)(?!\p{L})/iu,
  date: /^(?:(?:[\p{L}]+ )?(?:date|day|year)s?|released|(?:date|year) .+|datum|tag|jahr|\p{L}+datum|jour|date|année|fecha|día|año|data|giorno|anno|dag|jaar)$/iu,
  person:
    /^(?:name|person|player|driver|rider|artist|athlete|author|coach|teacher|trainer|instructor|guide|contact|staff|lehrer(?:in)?|leitung|kursleitung|trainer(?:in)?|ansprechpartner(?:in)?|mitarbeiter(?:in)?|nom|professeur|nombre|profesor|nome|insegnante|naam|docent)s?$/iu,
}

/** Whether a column is called by what tells a kind of thing. */
export const isOfKind = (kind: Kind, head: string): boolean => COLUMNS[kind]?.test(head) === true

/** Kinds whose values are seen by how they are written. */
const WRITTEN: ReadonlySet<Kind> = new Set<Kind>([
  'price',
  'date',
  'clock',
  'duration',
  'phone',
  'mail',
  'measure',
  'percent',
])
/** 18:30, and not the 3:47 of a song. */
const TIME_OF_DAY = /^(?:[01]?\p{N}|2[0-4])[:.h][0-5][05](?:\s?(?:uhr|h|am|pm))?$/iu
/** A column of times of day says how long nothing takes. */
const isOfDay = ({ kind }: Question, { rows }: Table, column: number): boolean =>
  kind === 'duration' &&
  rows.every((row) => TIME_OF_DAY.test(row[column]?.trim() ?? '') || NOTHING.test(row[column] ?? ''))
/** A time that something took: 2:37.70, 1:36:24. */
const TOOK = /\p{N}[:.]\p{N}{2}/u

/** Whether a column is called by what is asked for, and the cell tells just that. */
function tells({ kind, text }: Question, head: string, headKind: Kind | undefined, cell: string): boolean {
  if (kind === undefined || (kind === 'duration' && asksAge(text))) return false
  const isLong = kind === 'duration' && COLUMNS.measure?.test(head) === true && /(?<!\p{L})long(?!\p{L})/iu.test(text)
  if (!isLong && headKind !== kind && COLUMNS[kind]?.test(head) !== true) return false
  if (kind !== 'price' && has('price', cell)) return false
  return !WRITTEN.has(kind) || isLong || has(kind, cell) || (kind === 'duration' && TOOK.test(cell))
}
