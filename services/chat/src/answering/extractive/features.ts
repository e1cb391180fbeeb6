import { covered, on, shareOf } from './coverage.ts'
import type { Features } from './feature-list.ts'
import type { Found } from '../../retrieval/retrieve.ts'
import { worthIn, type Term } from './match/terms.ts'
import type { Question } from './question/question.ts'
import { beginsWithPolarity, has, isAddress, type Kind } from './question/values.ts'
import { carriedFeatures, isWithoutOther, tableFeatures } from './table-features.ts'
import { cellWithUnit } from './units/tables.ts'
import type { ReadPassage, Stems, Table, Unit } from './units/unit.ts'

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
  terms: readonly Term[]
  /** Of each of them, how well what stands around the pieces of a passage has it. */
  around(reading: Reading): readonly Around[]
  context: readonly Term[]
  said: readonly Term[]
  asking: readonly Term[]
  /** Best BM25 of the passages. */
  best: number
  newestYear: number
  /** Where the answer before this question stands. */
  saidText: string
  saidCells: ReadonlyMap<Table, CellPlace>
  saidIn: { passages: ReadonlySet<string>; documents: ReadonlySet<string> }
}

/** A question with more words that leans on nothing is one of its own. */
const FEW_WORDS = 2
const HEADINGS = 0.9
const TITLE = 0.7
const YEAR = /(?<!\p{N})20\p{N}{2}(?!\p{N})/gu
const OUTDATED =
  /\b(?:old|legacy|outdated|archived?|expired|no longer valid|superseded|alt|veraltet|nicht mehr gültig|archiv|ancien(?:ne)?s?|obsolète|antigu[oa]s?|obsolet[oa]s?|antig[oa]s?|vecchi[oa]|oude?|vervallen|eski)\b/iu

/** Whether a document or its headings say that they hold no more. */
export const saysOutdated = ({ found: { passage } }: Reading) =>
  OUTDATED.test([passage.title.replaceAll(/[_-]/g, ' '), ...passage.headings].join(' '))

/** The years that a place in a document is of, as its title and headings say. */
export function yearsOf({ passage: { title, headings } }: Found): number[] {
  return ([title, ...headings].join(' ').match(YEAR) ?? []).map(Number)
}

const NEGATIVE =
  /(?<!\p{L})(?:no|not|\p{L}+n['’]t|cannot|never|only|nicht|kein\p{L}*|nur|ne|n['’]\p{L}+|pas|sans|não|non|niet|geen|değil|yok)(?!\p{L})/iu
const WHICH =
  /^(?:which|what|welche|was|quel|quoi|qu[eé] |cuáles|cuales|quali|cosa|quais|o que|welke|wat|hangi|neler)/iu
const CONTACT: ReadonlySet<string | undefined> = new Set(['phone', 'mail', 'place', 'clock'])

/** Share of the question that a piece has, with more and more of what stands around it. */
interface Standing {
  own: number
  nearby: number
  along: number
  withBefore: number
  passage: number
  missing: number
}

const BEFORE = 0.8

/** All pieces of a passage share its headings, its title and its words. */
function standing(unit: Unit, reading: Reading, { terms, around }: Measured): Standing {
  const found: Standing = { own: 0, nearby: 0, along: 0, withBefore: 0, passage: 0, missing: 0 }
  const shared = around(reading)
  for (const [i, term] of terms.entries()) {
    const { share } = term
    const { path, all } = shared[i] as Around
    const inOwn = worthIn(term, unit.own)
    const inLead = worthIn(term, unit.lead)
    const near = Math.max(inOwn, inLead, unit.asks ? worthIn(term, unit.asks.stems) : 0)
    const along = Math.max(near, path)
    // What names a cell is as much its own as what stands in it.
    found.own += share * (unit.cell ? Math.max(inOwn, inLead) : inOwn)
    found.nearby += share * near
    found.along += share * along
    found.withBefore += share * (unit.before ? Math.max(along, BEFORE * worthIn(term, unit.before)) : along)
    found.passage += share * Math.max(along, all)
    found.missing = Math.max(found.missing, share * (1 - along))
  }
  return found
}

/** How well the headings and the title of a passage, and all its words, have one word of the question. */
interface Around {
  path: number
  all: number
}

/** Looks once at what all pieces of a passage have around them. */
export function aroundOf(terms: readonly Term[]): (reading: Reading) => readonly Around[] {
  const known = new Map<Reading, readonly Around[]>()
  return (reading) => {
    let around = known.get(reading)
    if (!around) {
      const { headings, title, all } = reading.read
      around = terms.map((term) => ({
        path: Math.max(HEADINGS * worthIn(term, headings), TITLE * worthIn(term, title)),
        all: worthIn(term, all),
      }))
      known.set(reading, around)
    }
    return around
  }
}

/** Measures one piece of a passage against a question. */
export function featuresOf(unit: Unit, reading: Reading, measured: Measured): Features {
  const { found, read, rank } = reading
  const { question, terms, context, said, asking, best } = measured
  const { kind, lean } = question
  const { own, nearby, along, withBefore, passage, missing } = standing(unit, reading, measured)
  const near: (readonly [Stems, number])[] = [
    [unit.own, 1],
    [unit.lead, 1],
    ...(unit.asks ? [[unit.asks.stems, 1] as const] : []),
  ]
  const path: (readonly [Stems, number])[] = [...near, [read.headings, HEADINGS], [read.title, TITLE]]
  const asksHas = unit.asks ? covered(terms, [unit.asks.stems, 1]) : 0
  const asksOnly = unit.asks ? shareOf(unit.asks.stems, terms) : 0
  const same = Math.sqrt(asksHas * asksOnly)
  // "We are a school" after "is there a discount for charities": the question above is asked with what was said before.
  const sameBefore =
    unit.asks && context.length > 0 && (lean !== 'not' || question.words.length <= FEW_WORDS)
      ? Math.sqrt(covered(context, [unit.asks.stems, 1]) * shareOf(unit.asks.stems, [...terms, ...context]))
      : 0
  const asksKind = unit.asks?.kind
  const real = kind !== undefined && kind !== 'yes-no'
  const offers = real && offersKind(kind, unit)
  const above = real && !offers && has(kind, read.above)
  const polar = !unit.cell && beginsWithPolarity(unit.text)
  const isCell = unit.kind === 'cell' || unit.kind === 'extreme'
  const beforeOwn = covered(context, ...near)
  const beforePath = covered(context, ...path, [read.all, 0.7])
  const head = unit.cell?.table.headStems[unit.cell.column]
  const saidColumn = head && head.size > 0 ? shareOf(head, said) : 0
  const saidRow = unit.cell ? shareOf(unit.cell.table.rowStems[unit.cell.row] as Stems, said) : 0
  return {
    own,
    lead: nearby - own,
    path: along - nearby,
    before: withBefore - along,
    passage: passage - along,
    missing,
    whole: on(along > 0.95),
    dense: isCell ? 0 : shareOf(unit.own, terms),
    asksHas,
    asksOnly,
    asksBoth: same,
    asksNot: unit.asks ? 1 - same : 0,
    asksSameKind: on(unit.asks !== undefined && kind !== undefined && kind === asksKind),
    asksOtherKind: on(unit.asks !== undefined && kind !== undefined && asksKind !== undefined && kind !== asksKind),
    kind: on(offers),
    kindMissing: on(real && !offers && !above),
    contact: on(offers && CONTACT.has(kind)),
    contactMissing: on((kind === 'phone' || kind === 'mail' || kind === 'link') && !offers),
    kindWholly: on(lean === 'wholly' && offers),
    kindAbove: on(above),
    askingNear: covered(asking, ...path),
    lexical: best > 0 ? (found.lexical ?? 0) / best : 0,
    first: 1 / (1 + rank),
    early: 1 / (1 + Number(found.passage.chunkId.split(':').at(-1) ?? 0)),
    order: orderOf(unit, terms),
    long: Math.min(1, unit.text.length / 400),
    tiny: on(unit.text.length < 16 && !unit.cell),
    polarityFits: polar && kind === 'yes-no' ? same : 0,
    // To "how long" nobody takes a "Yes" for the answer to their own question.
    polarityAlien: polar && (kind === 'yes-no' || kind === undefined) ? 1 - Math.max(same, sameBefore) : 0,
    old: on(isOld(unit, reading, measured)),
    fragment: on(unit.fragment),
    language: on(question.language === undefined || read.language === undefined || question.language === read.language),
    isFaq: on(unit.kind === 'faq'),
    isPair: on(unit.kind === 'pair'),
    isParagraph: on(unit.kind === 'paragraph'),
    isLine: on(unit.kind === 'line'),
    isBlock: on(unit.kind === 'block'),
    isItem: on(unit.kind === 'item'),
    isList: on(unit.kind === 'list'),
    isCell: on(unit.kind === 'cell'),
    isRow: on(unit.kind === 'row'),
    isExtreme: on(unit.kind === 'extreme'),
    tableOwn: on(unit.cell !== undefined, own),
    tablePath: on(unit.cell !== undefined, along - nearby),
    pairOwn: on(unit.kind === 'pair' || unit.kind === 'paragraph', own),
    blockOwn: on(unit.kind === 'block' || unit.kind === 'list', own),
    blockLead: on(unit.kind === 'block' || unit.kind === 'list', nearby - own),
    ...tableFeatures(unit, read.tables, measured),
    ...carriedFeatures(unit, measured),
    padded: 0,
    withoutOther: on(unit.cell !== undefined && isWithoutOther(unit.cell, question.text)),
    address: on(kind === 'place' && !unit.cell && isAddress(unit.text), terms.length === 0 ? 1 : 0.5),
    rowKind: on(unit.kind === 'row' && offers),
    cellKind: on(unit.kind === 'cell' && offers),
    yesNoCell: on(kind === 'yes-no' && unit.kind === 'cell' && answersYesNo(unit)),
    yesNoTable: on(kind === 'yes-no' && unit.cell !== undefined && !answersYesNo(unit)),
    mannerTable: on(question.manner && kind === undefined && unit.cell !== undefined),
    extremeWanted: question.superlative && unit.kind === 'extreme' ? along : 0,
    extremeNot: on(question.superlative !== undefined && unit.kind !== 'extreme'),
    beforeOwn: on(lean === 'not', beforeOwn),
    beforePath: on(lean === 'not', beforePath),
    beforeOwnPartly: on(lean === 'partly', beforeOwn),
    beforePathPartly: on(lean === 'partly', beforePath),
    beforeOwnWholly: on(lean === 'wholly', beforeOwn),
    beforePathWholly: on(lean === 'wholly', beforePath),
    saidOwn: on(lean !== 'not', covered(said, ...near)),
    saidRow: on(lean !== 'not', saidRow),
    saidColumn: on(lean !== 'not' && unit.kind === 'cell', saidColumn),
    saidHere: on(lean !== 'not' && measured.saidIn.passages.has(found.passage.chunkId)),
    saidDocument: on(lean !== 'not' && measured.saidIn.documents.has(found.passage.documentId)),
    saidPassage: on(lean !== 'not', covered(said, [read.all, 1], [read.headings, 1], [read.title, 1])),
    // A number may stand in the very line that was said before.
    repeats: on(
      lean !== 'not' &&
        !(offers && CONTACT.has(kind)) &&
        measured.saidText !== '' &&
        measured.saidText.includes(unit.text.slice(0, 80)),
    ),
    saidAgain: on(
      said.length > 0 && !(offers && CONTACT.has(kind)) && covered(said, [unit.own, 1], [unit.lead, 1]) > 0.9,
    ),
    negative: on(kind === 'yes-no' && NEGATIVE.test(unit.text)),
    contactBlock: on(unit.kind === 'block' && CONTACT.has(kind) && terms.length <= 1),
    listHeaded: on(
      unit.kind === 'list' && WHICH.test(question.text),
      covered(terms, [unit.lead, 1], [read.headings, 1]),
    ),
    listWanted: on((unit.kind === 'list' || (unit.text.match(/,/g)?.length ?? 0) >= 2) && WHICH.test(question.text)),
  }
}

/** A "when" is told by a day, a time or how long it takes; in a table the cell has to tell it, not the name of its column. */
function offersKind(kind: Kind, { text, cell, kind: unitKind }: Unit): boolean {
  const told = cell && unitKind !== 'row' ? cellWithUnit(cell) || text : text
  return (
    has(kind, told) ||
    (cell !== undefined && COUNTED.has(kind) && NOTHING.test(told)) ||
    (kind === 'date' && (has('duration', told) || has('clock', told))) ||
    (kind === 'clock' && has('date', told) && (!cell || /\p{N}/u.test(told)))
  )
}

const COUNTED: ReadonlySet<Kind> = new Set<Kind>(['price', 'number', 'duration', 'percent', 'measure'])
/** There is none: that, too, tells a price or a number. */
const NOTHING =
  /^(?:none|nothing|no limit|keine?[rs]?|aucune?|ningun[oa]|nenhum[a]?|nessun[oa]?|geen|yok|なし|لا يوجد)$/iu
const SAYS_YES_OR_NO =
  /^(?:yes|no|ja|nein|oui|non|sí|no|sim|não|sì|nee|evet|hayır|included|not (?:included|available|offered)|inklusive|inbegriffen|incluid[oa]s?|inclus[eo]?s?|inbegrepen|✓|✔|✗|–|-|×|○|はい|いいえ|نعم|لا)$/iu
const answersYesNo = ({ cell }: Unit) => SAYS_YES_OR_NO.test(cell?.table.rows[cell.row]?.[cell.column]?.trim() ?? '')

/** "My 10 year old" asks for nothing that is old. */
const AGE =
  /\bhow old\b|\b(?:years?|yrs?|months?|weeks?)[\s-]+old\b|\bwie alt\b|\b(?:jahre?|monate?) alt\b|\bhoe oud\b|\b(?:jaar|maanden) oud\b/giu
const LAST_YEAR =
  /\b(?:last|previous) year\b|\bletzte[sn]? jahr|\bvorjahr|\bl.an(?:née)? (?:dernier|dernière|passée?)\b|\baño pasado\b|\bano passado\b|\b(?:anno scorso|scorso anno)\b|\bvorig jaar\b|\bgeçen (?:yıl|sene)\b|去年|昨年/iu

/** What a place in a document is of: an older year than others, or nothing that holds any more. Who asks for it wants it. */
function isOld(unit: Unit, { found }: Reading, { question, newestYear }: Measured): boolean {
  const { title, headings } = found.passage
  const names = [
    title.replaceAll('_', ' '),
    ...headings,
    ...(unit.cell ? [unit.cell.table.label, ...unit.cell.table.heads] : []),
  ].join(' ')
  const years = (names.match(YEAR) ?? []).map(Number)
  const wanted = question.years.map(Number)
  if (wanted.length > 0) return years.length > 0 && !years.some((year) => wanted.includes(year))
  if (LAST_YEAR.test(question.text)) return years.length === 0 || Math.max(...years) >= newestYear
  if (OUTDATED.test(question.text.replace(AGE, ' '))) return !OUTDATED.test(names)
  return OUTDATED.test(names) || (years.length > 0 && Math.max(...years) < newestYear)
}

/** Share of the question's neighboring words that are neighbors here too. */
function orderOf({ order }: Unit, terms: readonly Term[]): number {
  if (terms.length < 2) return 0
  let together = 0
  for (let i = 1; i < terms.length; i += 1) {
    const [a, b] = [terms[i - 1] as Term, terms[i] as Term]
    if (order.some((one, at) => b.stems.has(one) && at > 0 && a.stems.has(order[at - 1] as string))) together += 1
  }
  return together / (terms.length - 1)
}
