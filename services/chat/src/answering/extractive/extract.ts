import type { Passage, Support } from '@docent/proto'
import type { Found } from '../../retrieval/retrieve.ts'
import type { EarlierTurn } from '../stand-alone.ts'
import { aheadAsAddress } from './address-ahead.ts'
import { mayAtAge } from './ages/may-at-age.ts'
import { announced, announcesNothing, howTo } from './announced.ts'
import { columnsCalled } from './columns-called.ts'
import { covered } from './coverage.ts'
import { doubtsOf } from './doubts.ts'
import { exceptionIn } from './exception.ts'
import { answerToDeed } from './faq-of-deed.ts'
import { withFootnote } from './footnote.ts'
import { mayAnswer } from './guards.ts'
import { itemOfList, keyedLine, lineOfBlock, sentenceOfSeveral } from './item-of-list.ts'
import { datedByHeading } from './dates/heading.ts'
import { inSeason } from './dates/in-season.ts'
import { thingsBefore } from './hours/asked.ts'
import { nextOf } from './dates/next.ts'
import { saidOfAskedDay } from './dates/on-day.ts'
import { hoursOf } from './hours/hours-of.ts'
import { namesNothing } from './names-nothing.ts'
import { lookedUp, saysAgain } from './looked-up.ts'
import { tellingOf } from './match/terms.ts'
import {
  compareWith,
  gather,
  stemsAround,
  type Candidate,
  type Comparison,
  type Gathered,
  type Ranked,
  type Told,
} from './measure.ts'
import { answerModel, likelihoodOf, scorer, type AnswerModel } from './model/model.ts'
import { mayStandAlone, sameLanguage } from './question/alone.ts'
import { asksIfAtAge } from './question/at-age.ts'
import { isBeside } from './question/beside.ts'
import { corrected } from './question/correction.ts'
import { DEEDS } from './question/things.ts'
import { namedAmountOf } from './question/named-amount.ts'
import { isOutdated } from './outdated.ts'
import { paidBy } from './payers/paid-by.ts'
import { cellOfAmount } from './other-column.ts'
import { ownQuestion, wholeOwnAnswer } from './own-question.ts'
import { regionOf } from './region.ts'
import { rowsCalled } from './rows-called.ts'
import { eachOfName } from './rows/each-of-name.ts'
import { goneOnFrom, isAnotherForSoMany, isOfSome, meansAnother } from './rows/gone-on.ts'
import { rowsThatHave } from './rows/that-have.ts'
import { isSure, leastLikelihood } from './sure.ts'
import { ruledOut, type RuledOut } from './ruled-out.ts'
import { sameForAll } from './same-for-all.ts'
import { spoken, withoutYes } from './say.ts'
import { stepOf } from './steps/step.ts'
import { usualCell } from './usual-cell.ts'
import { dayWithTime } from './when.ts'
import { wholeBlockOf } from './whole-block.ts'
import { namedPrice, rowOf, wholeRow } from './whole-row.ts'
import { withNote } from './with-note.ts'
import type { ReadsPassage } from './units/read.ts'

/** What the documents say to a question, and how surely. */
export interface Extracted {
  support: Support
  /** The best piece, as it is said; "" where nothing was found. */
  text: string
  /** The passage it stands in, then the next best ones. */
  passages: Passage[]
  /** That the piece is the answer, 0 to 1. */
  confidence: number
  comparison: Comparison
  /** The piece, or one of the block that it stands in. */
  best: Candidate | undefined
  /** A whole block is told: hours, ways to get in touch. */
  isWhole: boolean
  /** What other passages say to it, each with its own source. */
  beside?: readonly Extracted[]
  /** What kept it from being said, where something did. */
  held: RuledOut | 'nothing' | 'over' | 'region' | 'likelihood' | undefined
}

const CLOSEST = 3
/** The least confidence where there is no doubt. */
export const SURE = 0.8
/** How much of a question of a few words has to be named by what answers it without the conversation, and by what is told of the season of a day. */
const NAMED = 0.95
const COVERED = 0.8
/** "Does it", "Is it": what is asked of it is named behind. */
const ASKS_OF_IT = /^\p{L}+ (?:it|they|es|sie|er|il|elle)(?!\p{L})/iu
/** How likely the answer to a question that points back has to be without what it points at. */
const OF_ITSELF = 0.75
/** What has less of a question that points back is about something else than one that has all of it. */
const LITTLE_NAMED = 0.5
/** Share of the question that the closest text has to have. */
const LEAST_NEAR = 0.25

export interface ExtractOptions {
  model?: AnswerModel
  /** Milliseconds since 1970; without it, nothing is the next. */
  today?: number
}

/** Finds the one piece of the passages that answers best, and judges whether it does. */
export const extract = (
  question: string,
  earlier: readonly EarlierTurn[],
  found: readonly Found[],
  read: ReadsPassage,
  options: ExtractOptions = {},
): Extracted => extractFrom(gather(found, read), question, earlier, found, options)

/** The same from passages that are read already, for several questions. */
export function extractFrom(
  gathered: Gathered,
  question: string,
  earlier: readonly EarlierTurn[],
  found: readonly Found[],
  { model = answerModel, today }: ExtractOptions = {},
): Extracted {
  const before = sameLanguage(question, earlier)
  const correction = before.length > 0 ? corrected(question) : undefined
  if (correction) {
    const comparison = compareWith(gathered, correction.question, before)
    const told = meansAnother(correction, comparison) ? judge(comparison, found, model, today) : undefined
    if (told?.support === 'strong') return told
  }
  const judged = (asked: readonly EarlierTurn[]) => judge(compareWith(gathered, question, asked), found, model, today)
  const leaning = judged(before)
  const seasonal = inSeason(leaning.comparison, found, {
    answers: (text, from = found) =>
      judge(compareWith(from === found ? gathered : gathered.again(from), text, before), from, model, today),
    covers: (told) => namedIn(told, told) >= COVERED,
  })
  if (seasonal) return seasonal
  // What is asked for was named before it: by itself it would be answered by a price of something else.
  const isOfBefore = asksAmountOfBefore(leaning.comparison.question)
  if (before.length === 0 || isOfBefore) return leaning
  // "My son is 15, can he?" names him, and not what he wants to do, and "When does it open?" not what.
  if ((leaning.isWhole && asksIfAtAge(question)) || thingsBefore(leaning.comparison).length > 0) return leaning
  // "Does it work with WordPress?" is answered by what has all of it, whatever "it" is, and not by how a plan is cancelled.
  const { terms, question: asked } = leaning.comparison
  const has = namedIn(leaning, leaning)
  const isOfItself =
    ASKS_OF_IT.test(question.trim()) &&
    tellingOf(terms).length > 0 &&
    (has < LITTLE_NAMED || (has >= NAMED && leaning.support !== 'strong'))
  const isFree = mayStandAlone(asked)
  if (!isOfItself && !isFree) return leaning
  const alone = judged([])
  const named = namedIn(alone, alone)
  if (alone.support !== 'strong' || (!alone.isWhole && named < NAMED)) return leaning
  if (!isFree && alone.confidence < OF_ITSELF) return leaning
  return leaning.support === 'strong' && namedIn(leaning, alone) >= named ? leaning : alone
}

/** Whether the amount is named before the question only: "for the city bike", after the deposit. */
const asksAmountOfBefore = (question: Comparison['question']) =>
  namedAmountOf(question) !== undefined && namedAmountOf({ ...question, chain: [] }) === undefined

/** How much of what a question names is told of by a piece. */
function namedIn({ best }: Extracted, { comparison: { terms } }: Extracted): number {
  const telling = terms.filter(({ word }) => !isBeside(word))
  const all = telling.reduce((sum, { share }) => sum + share, 0)
  if (!best || all === 0) return 0
  return covered(telling, ...stemsAround(best).map((set) => [set, 1] as const)) / all
}

const toldBy = (candidate: Candidate | undefined) => candidate && { candidate, text: spoken(candidate) }

function judge(comparison: Comparison, found: readonly Found[], model: AnswerModel, today?: number): Extracted {
  const told = judgeAlone(comparison, found, model, today)
  if (comparison.question.lean !== 'not') return told
  // "Who is the teacher?" goes on without a word that points back; what is said of it elsewhere comes first.
  const cell = told.best?.unit.cell
  const gone = told.support === 'strong' && !cell ? undefined : goneOnFrom(comparison)
  const isElsewhere = cell !== undefined && told.support === 'strong' && cell.table !== gone?.candidate.unit.cell?.table
  return gone && !isElsewhere ? toldAnyway(gone, comparison, rank(comparison, model)) : told
}

function judgeAlone(comparison: Comparison, found: readonly Found[], model: AnswerModel, today?: number): Extracted {
  const ranked = inForce(rank(comparison, model))
  const [best] = ranked
  const next = today === undefined ? undefined : nextOf(comparison, today)
  const dated = saidOfAskedDay(comparison, today)
  const whole = toldWhole(comparison, best, dated ?? (next === 'over' ? undefined : next))
  if (whole) return toldAnyway(whole, comparison, ranked)
  if (!best || namesNothing(comparison)) return nothingFound(comparison, found)
  const likelihood = likelihoodOf(doubtsOf(comparison, ranked), model)
  const confidence = isSure(best, comparison) ? Math.max(likelihood, SURE) : likelihood
  const isAgain = saysAgain(best.candidate, comparison)
  const held =
    ruledOut(best, comparison, likelihood) ??
    (next === 'over' ? next : undefined) ??
    (isAgain && !rowOf(best.candidate, comparison) ? 'row' : undefined) ??
    (isOfSome(best.candidate, comparison) || isAnotherForSoMany(best.candidate, comparison) ? 'row' : undefined) ??
    (confidence >= leastLikelihood(best.candidate, comparison, model) && !announcesNothing(best.candidate)
      ? undefined
      : 'likelihood')
  const cell = isAgain || (held !== undefined && OF_OTHERS.has(held)) ? lookedUp(comparison) : undefined
  if (cell) return toldAnyway(cell, comparison, ranked)
  const region = held === undefined ? undefined : regionOf(comparison, ranked)
  if (region) return toldByRegion(region, comparison, ranked, confidence)
  const isShown = held === undefined || isNear(best, comparison, confidence, model)
  return {
    ...saidPiece(best, comparison, held === undefined),
    support: held === undefined ? 'strong' : isShown ? 'weak' : 'none',
    passages: passagesOf(ranked),
    confidence,
    comparison,
    held,
    isWhole: false,
  }
}

/** What keeps a piece from being said, and not the table beside it: it does not tell what is asked for, or too little of it. */
const OF_OTHERS: ReadonlySet<Extracted['held']> = new Set<Extracted['held']>(['absent', 'kind', 'likelihood'])

/** What answers a question whatever else ranks. */
const toldWhole = (comparison: Comparison, best: Ranked | undefined, dated: Told | undefined): Told | undefined =>
  ownQuestion(comparison) ??
  dated ??
  paidBy(comparison) ??
  wholeBlockOf(comparison, best?.candidate) ??
  hoursOf(comparison, best?.candidate) ??
  mayAtAge(comparison) ??
  cellOfAmount(comparison) ??
  stepOf(comparison) ??
  howTo(comparison) ??
  answerToDeed(comparison) ??
  (comparison.question.lean === 'not' ? undefined : goneOnFrom(comparison)) ??
  eachOfName(comparison) ??
  rowsCalled(comparison) ??
  rowsThatHave(comparison) ??
  toldBy(keyedLine(comparison))

const toldAnyway = (
  { candidate, text, beside = [] }: Told,
  comparison: Comparison,
  ranked: readonly Ranked[],
): Extracted => ({
  support: 'strong',
  text: withFootnote(text, candidate.reading),
  passages: passagesOf([{ candidate, score: 0 }, ...ranked]),
  confidence: SURE,
  comparison,
  held: undefined,
  best: candidate,
  isWhole: true,
  beside: beside.map((one) => toldAnyway(one, comparison, ranked)),
})

const nothingFound = (comparison: Comparison, found: readonly Found[]): Extracted => ({
  support: 'none',
  text: '',
  passages: found.slice(0, CLOSEST).map(({ passage }) => passage),
  confidence: 0,
  comparison,
  held: 'nothing',
  best: undefined,
  isWhole: false,
})

/** Where something is sent or done: shown, and for sure where just that is asked. */
function toldByRegion(
  { candidate, text, isAsked }: NonNullable<ReturnType<typeof regionOf>>,
  comparison: Comparison,
  ranked: readonly Ranked[],
  confidence: number,
): Extracted {
  const passages = passagesOf([{ candidate, score: 0 }, ...ranked])
  const said = { text, passages, comparison, best: candidate, isWhole: false }
  return isAsked
    ? { ...said, support: 'strong', confidence: SURE, held: undefined }
    : { ...said, support: 'weak', confidence, held: 'region' }
}

/** As much of the best piece as answers, as it is said. */
function saidPiece({ candidate: best }: Ranked, comparison: Comparison, isSaid: boolean) {
  const candidate =
    itemOfList(best, comparison) ??
    lineOfBlock(best, comparison) ??
    sentenceOfSeveral(best, comparison) ??
    wholeRow(best, comparison) ??
    namedPrice(best, comparison) ??
    usualCell(best, comparison) ??
    best
  const text =
    exceptionIn(best, comparison) ??
    datedByHeading(best, comparison) ??
    wholeOwnAnswer(best) ??
    sameForAll(candidate, comparison) ??
    columnsCalled(candidate, comparison) ??
    (candidate.unit.kind === 'cell' && candidate.unit.cell
      ? dayWithTime(candidate.unit.cell, comparison.question)
      : undefined) ??
    (isSaid ? (announced(candidate) ?? withoutYes(spoken(candidate), comparison.question)) : spoken(candidate))
  return { best: candidate, text: withNote(withFootnote(text, candidate.reading), candidate, comparison) }
}

const saysAsMuch = ({ candidate: { features: one } }: Ranked, { candidate: { features: other } }: Ranked) =>
  one.kind >= other.kind && one.own + one.lead >= other.own + other.lead - LITTLE_LESS
const LITTLE_LESS = 0.05
/** Last year's prices are passed over where those that hold say the same thing. */
function inForce(ranked: Ranked[]): Ranked[] {
  const [best] = ranked
  if (!best || !isOutdated(best.candidate)) return ranked
  const held = ranked.filter(({ candidate }) => !isOutdated(candidate))
  return held[0] && saysAsMuch(held[0], best) ? held : ranked
}

/** The pieces that may answer, the best first; all of them where none may. */
export function rank(comparison: Comparison, model: Pick<AnswerModel, 'rank'>): Ranked[] {
  const { candidates } = comparison
  const ahead = aheadAsAddress(comparison)
  const able = candidates.filter(mayAnswer(comparison))
  const scoreOf = scorer(model)
  const scored = (able.length > 0 ? able : candidates.filter(({ isOut }) => !isOut)).map((candidate) => ({
    candidate,
    score: scoreOf(candidate.features) + ahead(candidate),
  }))
  return wholeFirst(literalFirst(scored.sort(byScore)))
}

/** Whole numbers: what a difference is, would be an object for each comparison. */
const byScore = (a: Ranked, b: Ranked) => (a.score < b.score ? 1 : a.score > b.score ? -1 : 0)

/** How much better a piece may be that has another word for what is asked than one that has the very word. */
const AS_LIKELY = 0.5
/** What "closed" and the "company holidays" of the question have in common is less than the word itself, in one passage. */
function literalFirst(ranked: Ranked[]): Ranked[] {
  const [best] = ranked
  if (!best) return ranked
  const { features, reading, unit } = best.candidate
  const literal = ranked.find(
    ({ candidate, score }) =>
      candidate.reading === reading &&
      candidate.unit.kind === unit.kind &&
      score >= best.score - AS_LIKELY &&
      candidate.features.whole === 1 &&
      features.whole < 1 &&
      candidate.features.kind >= features.kind,
  )
  return literal ? [{ ...literal, score: best.score }, ...ranked.filter((one) => one !== literal)] : ranked
}

/** How much better the cell may be than its row. */
const AS_GOOD = 1
/** A row of several prices comes before one of them that nobody asked for: that for members and that for guests. */
function wholeFirst(ranked: Ranked[]): Ranked[] {
  const [best] = ranked
  const { cell, kind } = best?.candidate.unit ?? {}
  if (!best || !cell || kind !== 'cell' || best.candidate.features.cellAmbiguous === 0) return ranked
  const { columnNamed, columnBefore, carriedColumn, carriedRow } = best.candidate.features
  if (columnNamed + columnBefore + carriedColumn + carriedRow > 0) return ranked
  const row = ranked.find(
    ({ candidate: { unit } }) => unit.kind === 'row' && unit.cell?.table === cell.table && unit.cell.row === cell.row,
  )
  if (!row || row.score < best.score - AS_GOOD) return ranked
  return [{ ...row, score: best.score }, ...ranked.filter((one) => one !== row)]
}

/** How much of the question a piece has, with what stands above it. */
const nearness = ({ candidate: { features } }: Ranked): number => features.own + features.lead + features.path

/** Whether the closest text is worth showing: it has some word of the question, and is not just anything. */
function isNear(piece: Ranked, { terms, question }: Comparison, confidence: number, { weak }: AnswerModel): boolean {
  // "Do you sell skateboards?": that a shop sells something is near to nothing.
  const things = terms.filter(({ word }) => !DEEDS.has(word))
  if (terms.length > 0 && (things.length > 0 ? things : terms).every(({ absent }) => absent)) return false
  return confidence >= weak && (nearness(piece) >= LEAST_NEAR || question.lean === 'wholly')
}

/** What has less than half of what the best has of the question came with it by chance, and would be read for nothing. */
const AS_NEAR = 0.5

function passagesOf(ranked: readonly Ranked[]): Passage[] {
  const [best] = ranked
  const least = best ? AS_NEAR * nearness(best) : 0
  const near = ranked
    .filter((piece) => nearness(piece) >= least)
    .map(({ candidate }) => candidate.reading.found.passage)
  return [...new Map(near.map((passage) => [passage.chunkId, passage])).values()].slice(0, CLOSEST)
}
