import { covered, on } from './coverage.ts'
import type { Features } from './feature-list.ts'
import type { Found } from '../../retrieval/retrieve.ts'
import { shareHere, wordsHere, worthHere, worthsOf, type Here, type Worths } from './match/here.ts'
import type { Term } from './match/terms.ts'
import { isOld, type Dated } from './outdated.ts'
import { tellsAge } from './question/age.ts'
import type { Question } from './question/question.ts'
import { has } from './question/values.ts'
import { measureCarried, measureTable, namesLeaveOut, tableMeasures, type MeasuredTable } from './table-features.ts'
import { worthAround } from './units/lookalikes.ts'
import { answersYesNo, isNegative, isPolar, namesSeveral, offersKind, tellsAddress } from './units/facts.ts'
import type { ReadPassage, Table, Unit } from './units/unit.ts'
import type { Stretch, Vocabulary } from './units/vocabulary.ts'

/** A passage that was found, with what it says. */
export interface Reading {
  found: Found
  read: ReadPassage
  rank: number
}

/** A cell, or with column 0 a row, of a table. */
export interface CellPlace {
  row: number
  column: number
}

export interface Measured {
  question: Question
  /** Of a price that is asked for, a share tells as much as an amount. */
  mayBeShare: boolean
  /** Of an age that is asked for, how long something takes tells nothing. */
  asksAge: boolean
  terms: readonly Term[]
  context: readonly Term[]
  said: readonly Term[]
  asking: readonly Term[]
  /** Best BM25 of the passages. */
  best: number
  dated: readonly Dated[]
  /** Where the answer before this question stands. */
  saidText: string
  saidCells: ReadonlyMap<Table, CellPlace>
  saidIn: { passages: ReadonlySet<string>; documents: ReadonlySet<string> }
}

/** A question with more words that leans on nothing is one of its own. */
const FEW_WORDS = 2
const HEADINGS = 0.9
const TITLE = 0.7
/** What the whole of a passage says beside a piece of it, for what was asked before. */
const ALL = 0.7
const BEFORE = 0.8
const WHICH =
  /^(?:which|what|welche|was|quel|quoi|qu[eé] |cuáles|cuales|quali|cosa|quais|o que|welke|wat|hangi|neler)/iu
const CONTACT: ReadonlySet<string | undefined> = new Set(['phone', 'mail', 'place', 'clock'])

/** The words of a question, of the ones before it and of the answer before it, as one passage has them. */
export interface WordsHere {
  terms: readonly Here[]
  asking: readonly Here[]
  context: readonly Here[]
  said: readonly Here[]
  /** What each stem is worth for `terms`, for `said`, and for `terms` with `context`. */
  worths: Worths
  saidWorths: Worths
  withContext: Worths
}

function allHere({ terms, asking, context, said }: Measured, vocabulary: Vocabulary): WordsHere {
  const worths = worthsOf(terms, vocabulary)
  return {
    terms: wordsHere(terms, vocabulary),
    asking: wordsHere(asking, vocabulary),
    context: wordsHere(context, vocabulary),
    said: wordsHere(said, vocabulary),
    worths,
    saidWorths: worthsOf(said, vocabulary),
    withContext: context.length === 0 ? worths : worthsOf([...terms, ...context], vocabulary),
  }
}

/** What all pieces of a passage have around them: how well headings and title have each word, and all its text. */
interface Around {
  path: readonly number[]
  all: readonly number[]
}

/** A passage beside a question: what is the same for all its pieces is looked at once. */
export interface Surroundings {
  reading: Reading
  measured: Measured
  words: WordsHere
  /** For pieces that are put together for this question. */
  extremeWords: WordsHere
  terms: Around
  asking: Around
  context: Around
  tables: ReadonlyMap<Table, MeasuredTable>
  isAbove: boolean
  isOld(table: Table | undefined): boolean
  asksWhich: boolean
  lexical: number
  early: number
  language: number
  saidHere: number
  saidDocument: number
  saidPassage: number
}

/** @param ofExtremes the stems of pieces that are put together for this question, where there are any */
export function surroundingsOf(reading: Reading, measured: Measured, ofExtremes?: Vocabulary): Surroundings {
  const { found, read } = reading
  const { question, best, said } = measured
  const { kind, lean } = question
  const words = allHere(measured, read.vocabulary)
  const around = (list: readonly Here[]): Around => ({
    path: list.map((term) => Math.max(HEADINGS * worthHere(term, read.headings), TITLE * worthHere(term, read.title))),
    all: list.map((term) => worthHere(term, read.all)),
  })
  const old = new Map<Table | undefined, boolean>()
  return {
    reading,
    measured,
    words,
    extremeWords: ofExtremes ? allHere(measured, ofExtremes) : words,
    terms: around(words.terms),
    asking: around(words.asking),
    context: around(words.context),
    tables: tableMeasures(read.tables, words, question),
    isAbove: kind !== undefined && kind !== 'yes-no' && has(kind, read.above),
    isOld(table) {
      let is = old.get(table)
      if (is === undefined) old.set(table, (is = isOld(table, found, measured)))
      return is
    },
    asksWhich: WHICH.test(question.text),
    lexical: best > 0 ? (found.lexical ?? 0) / best : 0,
    early: 1 / (1 + placeOf(found)),
    language: on(question.language === undefined || read.language === undefined || question.language === read.language),
    saidHere: on(lean !== 'not' && measured.saidIn.passages.has(found.passage.chunkId)),
    saidDocument: on(lean !== 'not' && measured.saidIn.documents.has(found.passage.documentId)),
    saidPassage: lean === 'not' ? 0 : covered(said, [read.all, 1], [read.headings, 1], [read.title, 1]),
  }
}

/** Which passage of its document it is, from 0. */
export const placeOf = ({ passage }: Found): number => Number(passage.chunkId.split(':').at(-1) ?? 0)

/** How well a piece, what it stands below and the question above it have a word. */
const near = (term: Here, unit: Unit) =>
  Math.max(worthHere(term, unit.own), worthAround(term, unit), unit.asks ? worthHere(term, unit.asks.stems) : 0)

/** Measures one piece of a passage against a question. */
export function measure(unit: Unit, here: Surroundings, features: Features): void {
  const { measured, reading } = here
  const { question, terms } = measured
  const { kind, lean } = question
  const words = unit.kind === 'extreme' ? here.extremeWords : here.words
  const { own, nearby, along } = measureStanding(unit, here, words, features)

  features.dense = unit.kind === 'cell' || unit.kind === 'extreme' ? 0 : shareHere(unit.own, words.worths)
  const { same, sameBefore } = measureAsked(unit, here, words, features)

  const real = kind !== undefined && kind !== 'yes-no'
  const offers =
    real &&
    (measured.asksAge
      ? tellsAge(unit.text)
      : offersKind(kind, unit) || (measured.mayBeShare && offersKind('percent', unit)))
  const isContact = CONTACT.has(kind)
  const above = real && !offers && here.isAbove
  features.kind = on(offers)
  features.kindMissing = on(real && !offers && !above)
  features.contact = on(offers && isContact)
  features.contactMissing = on((kind === 'phone' || kind === 'mail' || kind === 'link') && !offers)
  features.kindWholly = on(lean === 'wholly' && offers)
  features.kindAbove = on(above)

  features.lexical = here.lexical
  features.first = 1 / (1 + reading.rank)
  features.early = here.early
  features.language = here.language
  features.order = orderOf(unit, words.terms)
  features.long = Math.min(1, unit.text.length / 400)
  features.tiny = on(unit.text.length < 16 && !unit.cell)
  features.fragment = on(unit.fragment)
  features.old = on(here.isOld(unit.cell?.table))
  if ((kind === 'yes-no' || kind === undefined) && !unit.cell && isPolar(unit)) {
    features.polarityFits = kind === 'yes-no' ? same : 0
    // To "how long" nobody takes a "Yes" for the answer to their own question.
    features.polarityAlien = 1 - Math.max(same, sameBefore)
  }
  features.negative = on(kind === 'yes-no' && isNegative(unit))
  features.address = on(kind === 'place' && !unit.cell && tellsAddress(unit), terms.length === 0 ? 1 : 0.5)
  features.contactBlock = on(unit.kind === 'block' && isContact && terms.length <= 1)
  if (here.asksWhich) {
    if (unit.kind === 'list') features.listHeaded = listHeaded(unit, here, words)
    features.listWanted = on(unit.kind === 'list' || namesSeveral(unit))
  }
  measureForm(unit, features, { own, nearby, along, offers })
  if (unit.cell) {
    const { table, row, column } = unit.cell
    features.withoutOther = on(namesLeaveOut(unit.cell, question.text))
    features.yesNoCell = on(kind === 'yes-no' && unit.kind === 'cell' && answersYesNo(unit))
    features.yesNoTable = on(kind === 'yes-no' && !answersYesNo(unit))
    features.mannerTable = on(question.manner && kind === undefined)
    const known = here.tables.get(table)
    if (known && unit.kind !== 'extreme') measureTable(unit.kind === 'cell', { row, column }, known, features)
    measureCarried(unit, words, measured, features)
  }
  features.extremeWanted = question.superlative && unit.kind === 'extreme' ? along : 0
  features.extremeNot = on(question.superlative !== undefined && unit.kind !== 'extreme')
  measureSaid(unit, here, words, features, offers && isContact)
}

/** Share of the question that a piece has, with more and more of what stands around it. */
function measureStanding(unit: Unit, { terms: { path, all } }: Surroundings, { terms }: WordsHere, features: Features) {
  let own = 0
  let nearby = 0
  let along = 0
  let withBefore = 0
  let passage = 0
  let missing = 0
  for (let i = 0; i < terms.length; i += 1) {
    const term = terms[i] as Here
    const { share } = term
    const inOwn = worthHere(term, unit.own)
    const inLead = worthAround(term, unit)
    const close = Math.max(inOwn, inLead, unit.asks ? worthHere(term, unit.asks.stems) : 0)
    const far = Math.max(close, path[i] as number)
    // What names a cell is as much its own as what stands in it.
    own += share * (unit.cell ? Math.max(inOwn, inLead) : inOwn)
    nearby += share * close
    along += share * far
    withBefore += share * (unit.before ? Math.max(far, BEFORE * worthHere(term, unit.before)) : far)
    passage += share * Math.max(far, all[i] as number)
    missing = Math.max(missing, share * (1 - far))
  }
  features.own = own
  features.lead = nearby - own
  features.path = along - nearby
  features.before = withBefore - along
  features.passage = passage - along
  features.missing = missing
  features.whole = on(along > 0.95)
  return { own, nearby, along }
}

/** How much a question that a piece answers in its document is the one that is asked. */
function measureAsked(unit: Unit, { measured }: Surroundings, words: WordsHere, features: Features) {
  const { asks } = unit
  if (!asks) return { same: 0, sameBefore: 0 }
  const { question, context } = measured
  const { kind, lean } = question
  const share = (list: readonly Here[]) => list.reduce((sum, term) => sum + term.share * worthHere(term, asks.stems), 0)
  const has = share(words.terms)
  const only = shareHere(asks.stems, words.worths)
  const same = Math.sqrt(has * only)
  features.asksHas = has
  features.asksOnly = only
  features.asksBoth = same
  features.asksNot = 1 - same
  features.asksSameKind = on(kind !== undefined && kind === asks.kind)
  features.asksOtherKind = on(kind !== undefined && asks.kind !== undefined && kind !== asks.kind)
  // "We are a school" after "is there a discount for charities": the question above is asked with what was said before.
  const sameBefore =
    context.length > 0 && (lean !== 'not' || question.words.length <= FEW_WORDS)
      ? Math.sqrt(share(words.context) * shareHere(asks.stems, words.withContext))
      : 0
  return { same, sameBefore }
}

const listHeaded = ({ lead }: Unit, { reading: { read } }: Surroundings, { terms }: WordsHere) =>
  terms.reduce((sum, term) => sum + term.share * Math.max(worthHere(term, lead), worthHere(term, read.headings)), 0)

const isNames: Record<Unit['kind'], keyof Features | undefined> = {
  faq: 'isFaq',
  pair: 'isPair',
  paragraph: 'isParagraph',
  line: 'isLine',
  block: 'isBlock',
  item: 'isItem',
  list: 'isList',
  cell: 'isCell',
  row: 'isRow',
  extreme: 'isExtreme',
  sentence: undefined,
}

/** What sort of piece it is, and what that says of its share of the question. */
function measureForm(
  { kind, cell }: Unit,
  features: Features,
  { own, nearby, along, offers }: { own: number; nearby: number; along: number; offers: boolean },
): void {
  const is = isNames[kind]
  if (is) features[is] = 1
  if (cell) {
    features.tableOwn = own
    features.tablePath = along - nearby
  }
  if (kind === 'pair' || kind === 'paragraph') features.pairOwn = own
  if (kind === 'block' || kind === 'list') {
    features.blockOwn = own
    features.blockLead = nearby - own
  }
  features.rowKind = on(kind === 'row' && offers)
  features.cellKind = on(kind === 'cell' && offers)
}

/** What a piece has of what was asked and said before. */
function measureSaid(
  unit: Unit,
  here: Surroundings,
  words: WordsHere,
  features: Features,
  offersContact: boolean,
): void {
  const { measured } = here
  const { lean } = measured.question
  features.askingNear = sumOf(words.asking, (term, i) => Math.max(near(term, unit), here.asking.path[i] as number))
  if (words.context.length > 0) {
    const [ownName, pathName] = beforeNames[lean]
    features[ownName] = sumOf(words.context, (term) => near(term, unit))
    features[pathName] = sumOf(words.context, (term, i) =>
      Math.max(near(term, unit), here.context.path[i] as number, ALL * (here.context.all[i] as number)),
    )
  }
  if (lean !== 'not') {
    features.saidOwn = sumOf(words.said, (term) => near(term, unit))
    features.saidRow = unit.cell
      ? shareHere(unit.cell.table.rowStems[unit.cell.row] as Stretch, here.words.saidWorths)
      : 0
    const head = unit.kind === 'cell' ? unit.cell?.table.headStems[unit.cell.column] : undefined
    features.saidColumn = head ? shareHere(head, words.saidWorths) : 0
    features.saidHere = here.saidHere
    features.saidDocument = here.saidDocument
    features.saidPassage = here.saidPassage
    // A number may stand in the very line that was said before.
    features.repeats = on(
      !offersContact && measured.saidText !== '' && measured.saidText.includes(unit.text.slice(0, 80)),
    )
  }
  features.saidAgain = on(
    measured.said.length > 0 &&
      !offersContact &&
      sumOf(words.said, (term) => Math.max(worthHere(term, unit.own), worthHere(term, unit.lead))) > 0.9,
  )
}

const beforeNames = {
  not: ['beforeOwn', 'beforePath'],
  partly: ['beforeOwnPartly', 'beforePathPartly'],
  wholly: ['beforeOwnWholly', 'beforePathWholly'],
} as const

function sumOf(terms: readonly Here[], worth: (term: Here, i: number) => number): number {
  let sum = 0
  for (let i = 0; i < terms.length; i += 1) sum += (terms[i] as Here).share * worth(terms[i] as Here, i)
  return sum
}

/** Share of the question's neighboring words that are neighbors here too. */
function orderOf({ order }: Unit, terms: readonly Here[]): number {
  if (terms.length < 2) return 0
  let together = 0
  for (let i = 1; i < terms.length; i += 1) {
    const [{ numbers: first }, { numbers: second }] = [terms[i - 1] as Here, terms[i] as Here]
    if (first.length > 0 && second.length > 0 && order.hasNeighbors(first, second)) together += 1
  }
  return together / (terms.length - 1)
}
