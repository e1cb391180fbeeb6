import type { Found } from '../../retrieval/retrieve.ts'
import { words, type Language } from '@docent/runtime/text'
import type { Features } from './feature-list.ts'
import { aroundOf, featuresOf, yearsOf, type CellPlace, type Reading } from './features.ts'
import type { EarlierTurn } from '../stand-alone.ts'
import { holdingsOf, resolve, type Term } from './match/terms.ts'
import { readQuestion, saidLast, type Question } from './question/question.ts'
import { extremesOf, leavesOut } from './units/extremes.ts'
import { stemmed } from './units/stems.ts'
import type { ReadPassage, Table, Unit } from './units/unit.ts'
import type { Passage } from '@docent/proto'

/** Passages whose pieces are compared; the others only tell which words are rare. */
export const PASSAGES = 14

/** A piece of a passage that could answer, measured. */
export interface Candidate {
  unit: Unit
  reading: Reading
  features: Features
}

/** A question beside what was found for it. */
export interface Comparison {
  question: Question
  terms: readonly Term[]
  context: readonly Term[]
  readings: readonly Reading[]
  candidates: readonly Candidate[]
}

/** Measures every piece of the first passages against a question; `earlier` is the conversation before it. */
export function compare(
  text: string,
  earlier: readonly EarlierTurn[],
  found: readonly Found[],
  read: (passage: Passage) => ReadPassage,
): Comparison {
  const readings = found.map((one, rank): Reading => ({ found: one, read: read(one.passage), rank }))
  const passages = readings.map((one) => one.read)
  const usual = usualLanguage(passages)
  const known = knownWords(passages.filter(({ language }) => language === usual))
  const question = readQuestion(text, { usual, known }, earlier)
  const holdings = holdingsOf(passages)
  const asking = resolve(question.asking, holdings, question.language)
  const named = resolve(question.words, holdings, question.language, words(text))
  // Who asks for nothing but a kind of thing ("telephone number?") is asked back in its words; no document has to hold them.
  const terms = named.length > 0 || question.lean !== 'not' ? named : asking.map((term) => ({ ...term, absent: false }))
  const context = resolve(question.context, holdings, question.language)
  const said = resolve(question.said, holdings, undefined)
  const best = Math.max(0, ...found.map(({ lexical }) => lexical ?? 0))
  const newestYear = Math.max(0, ...found.flatMap(yearsOf))
  const saidIn = placesOf(question, readings)
  const saidText = saidLast(question.chain)
  const saidCells = cellsOf(saidText, readings)
  const measured = {
    saidIn,
    saidText,
    saidCells,
    question,
    terms,
    around: aroundOf(terms),
    context,
    said,
    asking,
    best,
    newestYear,
  }
  const candidates = readings.slice(0, PASSAGES).flatMap((reading) => {
    const plain = (one: string) => new Set(stemmed(one, reading.read.language).map(({ stem }) => stem))
    const { superlative } = question
    const extremes = superlative
      ? reading.read.tables.flatMap((table) => extremesOf(table, superlative, question.text, terms, plain))
      : []
    const compared = new Set(extremes.map(({ cell }) => cell?.table))
    const isCompared = ({ cell }: Unit) => cell !== undefined && compared.has(cell.table)
    const others = reading.read.units.filter((unit) => !(isCompared(unit) && leavesOut(text)))
    const pieces = [...others, ...extremes].map((unit) => ({
      unit,
      reading,
      features: featuresOf(unit, reading, measured),
    }))
    // Where a table was compared, its cells as they stand answer nothing.
    for (const { unit, features } of pieces) if (unit.kind !== 'extreme' && isCompared(unit)) features.extremeNot = 2
    for (const piece of pieces) piece.features.padded = isPadded(piece, pieces) ? 1 : 0
    return pieces
  })
  return { question, terms, context, readings, candidates }
}

const SEVERAL: ReadonlySet<Unit['kind']> = new Set(['pair', 'paragraph', 'faq', 'list', 'block', 'item'])
const SINGLE: ReadonlySet<Unit['kind']> = new Set(['sentence', 'line', 'item'])

/** Whether one sentence of a longer piece has all that the piece has of the question: the others only stand beside it. */
function isPadded({ unit, features }: Candidate, pieces: readonly Candidate[]): boolean {
  return (
    SEVERAL.has(unit.kind) &&
    features.own > 0 &&
    pieces.some(
      (one) =>
        SINGLE.has(one.unit.kind) &&
        one.unit !== unit &&
        one.unit.text.length < unit.text.length &&
        unit.text.includes(one.unit.text) &&
        one.features.own >= features.own &&
        one.features.kind >= features.kind,
    )
  )
}

const TOLD = 40
/** The passages and documents that hold what was answered last. */
function placesOf({ chain }: Question, readings: readonly Reading[]) {
  const answer = saidLast(chain)
    .replace(/\s?\[\d+\]/g, '')
    .trim()
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
  const told = answer.replace(/\s?\[\d+\]/g, '').trim()
  const places = new Map<Table, CellPlace>()
  if (told === '') return places
  for (const { read } of readings) {
    for (const { kind, text, cell } of read.units) {
      if (!cell || kind === 'extreme' || places.has(cell.table)) continue
      if (told === text || (kind === 'cell' && told.startsWith(`${text};`)))
        places.set(cell.table, { row: cell.row, column: kind === 'cell' ? cell.column : 0 })
    }
  }
  return places
}

/** Whether the passages hold a word as it stands. */
function knownWords(passages: readonly ReadPassage[]): (word: string) => boolean {
  return (word) => passages.some(({ surfaces }) => surfaces.has(word))
}

/** A question is too short to tell its language; the passages it found tell it better. */
function usualLanguage(passages: readonly ReadPassage[]): Language | undefined {
  const counts = new Map<Language | undefined, number>()
  for (const { language } of passages) counts.set(language, (counts.get(language) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0]
}
