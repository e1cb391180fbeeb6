import type { Found } from '../../retrieval/retrieve.ts'
import { fold, words, type Language } from '@docent/runtime/text'
import { rowsFor, type Features } from './feature-list.ts'
import { measure, surroundingsOf, type CellPlace, type Measured, type Reading } from './features.ts'
import { withoutMarks } from '../citations.ts'
import type { EarlierTurn } from '../stand-alone.ts'
import { withoutTimes } from './counts/times.ts'
import { holdingsOf, type Holdings } from './match/holdings.ts'
import { resolve, type Term } from './match/terms.ts'
import { datedIn, type Dated } from './outdated.ts'
import { asksAge } from './question/age.ts'
import { mayBeShare } from './question/named-amount.ts'
import { readQuestion, saidLast, type Question, type Surroundings } from './question/question.ts'
import { extremesOf, leavesOut } from './units/extremes.ts'
import { inside } from './units/facts.ts'
import { readPassage, type ReadsPassage } from './units/read.ts'
import { stemsIn } from './units/stems.ts'
import type { ReadPassage, Stems, Table, Unit } from './units/unit.ts'
import { Vocabulary } from './units/vocabulary.ts'

/** Passages whose pieces are compared; the others only tell which words are rare. */
export const PASSAGES = 14

/** A piece of a passage that could answer, measured. */
export interface Candidate {
  unit: Unit
  reading: Reading
  features: Features
  /** What it says is not what is asked for, though others look at where it stands: one price where the least of all is asked for. */
  isOut: boolean
}

/** What stands around a piece and says what it is about, with what it says itself. */
export const stemsAround = ({ unit, reading }: Pick<Candidate, 'unit' | 'reading'>): Stems[] => [
  unit.own,
  unit.lead,
  ...(unit.asks ? [unit.asks.stems] : []),
  reading.read.headings,
  reading.read.title,
]

/** A piece with how well it answers: comparable within one question only. */
export interface Ranked {
  candidate: Candidate
  score: number
}

/** What a question is answered by whatever else ranks: words of the passage that a piece of it stands in. */
export interface Told {
  text: string
  /** It stands in the passage that is cited. */
  candidate: Candidate
  /** More of it that other passages hold. */
  beside?: readonly Omit<Told, 'beside'>[]
}

/** A question beside what was found for it. */
export interface Comparison {
  question: Question
  terms: readonly Term[]
  context: readonly Term[]
  readings: readonly Reading[]
  candidates: readonly Candidate[]
}

/** Whether a piece may answer at all; what does not depend on the piece is looked at once for a question. */
export type Guard = (comparison: Comparison) => (candidate: Candidate) => boolean

const isBare = ({ read: { tables } }: Reading) => tables.some((table) => table.isBare)
/** "All prices in euros" stands once in a document, above its first table, and holds for all of them. */
function withNotedCurrency(readings: readonly Reading[], read: ReadsPassage): readonly Reading[] {
  const bare = new Set(readings.filter(isBare).map(({ found }) => found.passage.documentId))
  if (bare.size === 0) return readings
  const noted = new Map<string, string>()
  for (const { found, read: one } of readings) {
    const { documentId } = found.passage
    const currency = bare.has(documentId) && !noted.has(documentId) ? one.currency() : undefined
    if (currency !== undefined) noted.set(documentId, currency)
  }
  return readings.map((one) => {
    const currency = noted.get(one.found.passage.documentId)
    return currency !== undefined && isBare(one) ? { ...one, read: read(one.found.passage, currency) } : one
  })
}

/** What was found for a question, read, with all of it that is the same whatever is asked and whatever was asked before. */
export interface Gathered {
  readings: readonly Reading[]
  surroundings: Surroundings
  holdings: Holdings
  /** Best BM25 of the passages. */
  best: number
  dated: readonly Dated[]
  /** The same of other passages, of which nothing is remembered. */
  again(found: readonly Found[]): Gathered
}

/** Reads what was found, once for all questions that it is compared with. */
export function gather(found: readonly Found[], read: ReadsPassage): Gathered {
  const readings = withNotedCurrency(
    found.map((one, rank): Reading => ({ found: one, read: read(one.passage), rank })),
    read,
  )
  const passages = readings.map((one) => one.read)
  const usual = usualLanguage(passages)
  const holdings = holdingsOf(passages)
  return {
    readings,
    surroundings: { usual, known: knownWords(holdings, usual), named: namedTogether(passages) },
    holdings,
    best: Math.max(0, ...found.map(({ lexical }) => lexical ?? 0)),
    dated: datedIn(found),
    again: (others) => {
      const known = new Set(found.map(({ passage }) => passage))
      return gather(others, (passage, currency) => (known.has(passage) ? read : readPassage)(passage, currency))
    },
  }
}

/** Measures every piece of the first passages against a question; `earlier` is the conversation before it. */
export const compare = (
  text: string,
  earlier: readonly EarlierTurn[],
  found: readonly Found[],
  read: ReadsPassage,
): Comparison => compareWith(gather(found, read), text, earlier)

/** The same with passages that are read already. */
export function compareWith(
  { readings, surroundings, holdings, best, dated }: Gathered,
  text: string,
  earlier: readonly EarlierTurn[],
): Comparison {
  const question = readQuestion(text, surroundings, earlier)
  const asking = resolve(question.asking, holdings, question.language)
  const texts = readings.map(({ read }) => read.text)
  const named = resolve(withoutTimes(question.words, text, texts), holdings, question.language, words(text))
  // Who asks for nothing but a kind of thing ("telephone number?") is asked back in its words; no document has to hold them.
  const terms = named.length > 0 || question.lean !== 'not' ? named : asking.map((term) => ({ ...term, absent: false }))
  const context = resolve(question.context, holdings, question.language)
  const said = resolve(question.said, holdings, undefined)
  const saidIn = placesOf(question, readings)
  const saidText = saidLast(question.chain)
  const saidCells = cellsOf(saidText, readings)
  const measured: Measured = {
    saidIn,
    saidText,
    saidCells,
    question,
    mayBeShare: mayBeShare(question),
    asksAge: question.kind === 'duration' && asksAge(text),
    terms,
    context,
    said,
    asking,
    best,
    dated,
  }
  const compared = readings.slice(0, PASSAGES).map((reading) => piecesOf(reading, measured))
  const rows = rowsFor(
    compared.reduce((sum, { reading, extremes }) => sum + reading.read.units.length + extremes.length, 0),
  )
  const candidates: Candidate[] = []
  for (const { reading, extremes, isCompared, isOut, vocabulary } of compared) {
    const here = surroundingsOf(reading, measured, vocabulary)
    const measuredPiece = (unit: Unit): Candidate => {
      const features = rows[candidates.length] as Features
      measure(unit, here, features)
      const candidate = { unit, reading, features, isOut: unit.kind !== 'extreme' && isOut(unit) }
      candidates.push(candidate)
      return candidate
    }
    const pieces = reading.read.units.map(measuredPiece)
    extremes.forEach(measuredPiece)
    // Where a table was compared, its cells as they stand answer nothing.
    for (const { unit, features } of pieces) if (isCompared(unit)) features.extremeNot = 2
    markPadded(pieces, reading.read)
  }
  return { question, terms, context, readings, candidates }
}

/** The pieces that come of comparing the cells of a passage's tables, and which of its own pieces answer nothing beside them. */
function piecesOf(reading: Reading, { question, terms, context, saidCells }: Measured) {
  const { read } = reading
  const { superlative, text, language, lean, chain } = question
  // They are put together for this question: their stems are numbered by themselves.
  const vocabulary = superlative && read.tables.length > 0 ? new Vocabulary() : undefined
  const plain = (one: string) => stemsIn(one, read.language)
  const listStems = (stems: Iterable<string>) => (vocabulary as Vocabulary).listStems(stems)
  const leans = lean !== 'not'
  const before = { context: leans ? context : [], earlier: leans ? chain.map((turn) => turn.question) : [] }
  const isPrice = superlative?.kind === 'price'
  // Something cheaper than what a table told is told by that table only, wherever its rows go on.
  const isOfSaid = isPrice && lean === 'wholly' && saidCells.size > 0
  const mayTell = (table: Table) => !isOfSaid || [...saidCells.keys()].some((said) => isOfOneTable(said, table))
  const compared = superlative
    ? read.tables.filter(mayTell).map((table) => ({
        table,
        ...extremesOf(
          table,
          { superlative, text, language, terms, ...before, said: saidCells.get(table) },
          { plain, listStems },
        ),
      }))
    : []
  const extremes = compared.flatMap(({ units }) => units)
  const tables = new Set(compared.flatMap(({ table, isCompared }) => (isCompared ? [table] : [])))
  const isCompared = ({ cell }: Unit) => cell !== undefined && tables.has(cell.table)
  // What one row of a table costs does not say which of them costs least.
  const isOut = (unit: Unit) => isOfSaid || (isCompared(unit) && (isPrice || leavesOut(text)))
  return { reading, extremes, isCompared, isOut, vocabulary }
}

const isOfOneTable = (one: Table, other: Table) =>
  one === other || (one.heads.length > 0 && one.heads.join('\t') === other.heads.join('\t'))

/** Whether a piece has as much of a question as another one that it stands in, and what is asked for as surely. */
export const hasAsMuch = (one: Features, other: Features): boolean => one.own >= other.own && one.kind >= other.kind

/** Marks pieces of which one sentence has all that the piece has of the question: the others only stand beside it. */
function markPadded(pieces: readonly Candidate[], read: ReadPassage): void {
  const featuresAt = (at: number) => pieces[at]?.features
  for (let at = 0; at < read.units.length; at += 1) {
    const features = featuresAt(at)
    if (!features || features.own <= 0) continue
    for (const place of inside(read, at)) {
      const one = featuresAt(place)
      if (one === undefined || !hasAsMuch(one, features)) continue
      features.padded = 1
      break
    }
  }
}

const TOLD = 40
/** The passages and documents that hold what was answered last. */
function placesOf({ chain }: Question, readings: readonly Reading[]) {
  const answer = withoutMarks(saidLast(chain))
  const told =
    (answer.split('\n')[0] as string)
      .split(/(?<=[^:]{3}): /)
      .at(-1)
      ?.slice(0, TOLD) ?? ''
  const named = answer.split(/[,:]/)[0] ?? ''
  const here =
    told === ''
      ? []
      : readings.filter(
          ({ found: { passage } }) =>
            passage.text.includes(told) && (told.length === TOLD || passage.text.includes(named)),
        )
  return {
    passages: new Set(here.map(({ found }) => found.passage.chunkId)),
    documents: new Set(here.map(({ found }) => found.passage.documentId)),
  }
}

/** The cells or rows that an answer told, by their tables. */
function cellsOf(answer: string, readings: readonly Reading[]): Map<Table, CellPlace> {
  // The last of several answers is what is gone on from; a note may stand below it.
  for (const paragraph of withoutMarks(answer)
    .split(/\n{2,}/)
    .toReversed()) {
    const places = placesToldIn(paragraph, readings)
    if (!places) return new Map()
    if (places.size > 0) return places
  }
  return new Map()
}

/** Undefined where it tells several rows: of them none was asked for. */
function placesToldIn(paragraph: string, readings: readonly Reading[]): Map<Table, CellPlace> | undefined {
  const [told = '', ...others] = paragraph.split('\n').map((line) => line.trim())
  const places = new Map<Table, CellPlace>()
  if (told === '') return places
  for (const { read } of readings) {
    for (const { kind, text, cell } of read.units) {
      if (!cell || kind === 'extreme' || places.has(cell.table)) continue
      if (others.includes(text)) return undefined
      if (told === text || (kind === 'cell' && (told.startsWith(`${text};`) || told.startsWith(`${text}, `))))
        places.set(cell.table, { row: cell.row, column: kind === 'cell' ? cell.column : 0 })
    }
  }
  return places
}

/** Whether the passages of a language hold a word as it stands. */
function knownWords({ passages, languages, surfaces }: Holdings, usual: Language | undefined) {
  // Few words of a question stand there at all.
  return (word: string): boolean =>
    surfaces.has(word) &&
    (languages.length === 1 ||
      passages.some(({ language, words: all }) => language === usual && all.some(({ surface }) => surface === word)))
}

/** Whether a row or a column of the passages' tables is named by one of some folded words and by one of others. */
function namedTogether(passages: readonly ReadPassage[]) {
  return (some: ReadonlySet<string>, others: readonly string[]): boolean => {
    const further = new Set(others.filter((word) => word.length >= LEAST_NAMING))
    return passages.some(({ tables }) =>
      tables.some(({ heads, rows }) =>
        [...heads, ...rows.map(([name = '']) => name)].some((name) => {
          const here = words(name).map(fold)
          return here.some((word) => some.has(word)) && here.some((word) => further.has(word))
        }),
      ),
    )
  }
}
/** Shorter words name little. */
const LEAST_NAMING = 4

/** A question is too short to tell its language; the passages it found tell it better. */
function usualLanguage(passages: readonly ReadPassage[]): Language | undefined {
  const counts = new Map<Language | undefined, number>()
  for (const { language } of passages) counts.set(language, (counts.get(language) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0]
}
