import { fold, words } from '@docent/runtime/text'
import { isOutdated } from '../outdated.ts'
import { MEANT, tellingOf, worthIn, type Term } from '../match/terms.ts'
import type { Candidate, Comparison, Told } from '../measure.ts'
import { isBeside } from '../question/beside.ts'
import { isSlight } from '../question/slight.ts'
import { has } from '../question/values.ts'
import { spoken } from '../say.ts'
import { stemsIn } from '../units/stems.ts'
import { rowText } from '../units/tables.ts'
import type { Stems, Unit } from '../units/unit.ts'
import { namedCell } from '../whole-row.ts'
import { amountIn, directionOf, isCounting, type Amount, type Direction } from './amounts.ts'
import { beforeCondition, holds, intervalIn, isInside, narrowestOf, type Interval } from './interval.ts'

/** One of several conditions that stand together and grade by an amount: "29 to 8 days before: 40 % of the fee". */
interface Step {
  interval: Interval
  candidate: Candidate
  text: string
  direction: Direction | undefined
  /** What the condition is set for, where that is said before it. */
  subject: Stems
}

/** Steps stand next to each other, or nearly. */
const APART = 2
/** How much of what the question is about has to be named where the steps stand. */
const ABOUT = 0.5
/** The same of a condition that stands by itself: nothing else tells that it grades anything. */
const ABOUT_ALONE = 0.75
/** "10 % off" tells a discount without saying so. */
const DISCOUNT =
  /(?<!\p{L})(?:discounts?|reductions?|rabatte?|nachlass|ermäßigung|ermassigung|remises?|réductions?|reductions?|descuentos?|descontos?|sconti|sconto|korting|indirim)(?!\p{L})/iu
const PERCENT = /\p{N}\s?%/u

/**
 * The step of a staircase that holds the amount of the question: what cancelling costs ten days before, by terms that say "29 to 8
 * days before". Undefined where the question names no amount, or no steps are about it.
 */
export function stepOf(comparison: Comparison): Told | undefined {
  const { question, candidates } = comparison
  const amount = amountIn(question.text)
  if (!amount) return undefined
  const asked = directionOf(question.text)
  const told = staircasesOf(candidates, amount).flatMap((steps) => {
    const counted = steps.find(({ direction }) => direction !== undefined)?.direction
    const step = narrowest(steps, amount)
    if (!step || (counted !== undefined && counted !== asked)) return []
    const isAlone = steps.length === 1
    if (isAlone && !standsAlone(step)) return []
    if (isOutdated(step.candidate)) return []
    // What hiring a bike for three days costs is not told by when goods are taken back.
    if (question.kind === 'price' && !tellsCost(step)) return []
    const about = aboutIn(steps, comparison, isAlone)
    if (about < (isAlone ? ABOUT_ALONE : ABOUT)) return []
    return about < ALL && isAskedElsewhere(steps, comparison) ? [] : [{ step, about }]
  })
  const best = told.toSorted((a, b) => b.about - a.about)[0]?.step
  if (!best) return undefined
  // "Biscuit firing" beside two of glaze.
  const cell = namedCell(best.candidate, comparison)
  return cell ? { candidate: cell, text: spoken(cell) } : { candidate: best.candidate, text: best.text }
}

/** Nearly all that a question names. */
const ALL = 0.9
/** "Can I cancel my room?" has an answer of its own, and is not told the steps for weddings. */
function isAskedElsewhere(steps: readonly Step[], { terms, candidates }: Comparison): boolean {
  const telling = tellingOf(terms).filter(({ word }) => !isCounting(word) && !isSlight(word))
  return (
    telling.length > 1 &&
    candidates.some(
      ({ reading, unit }) =>
        unit.asks?.first === true &&
        reading !== steps[0]?.candidate.reading &&
        telling.every((term) => worthIn(term, unit.asks?.stems as Stems) >= MEANT),
    )
  )
}

const COST =
  /(?<!\p{L})(?:prices?|fees?|costs?|charges?|amounts?|deposits?|refund\p{L}*|discounts?|half|full|whole|nothing|\p{L}*(?:preis|betrag|gebühr|kosten|pauschale|rabatt|anzahlung)\p{L}*|erstatt\p{L}*|hälfte|nichts|prix|frais|montant|moitié|rembours\p{L}*|acompte|precio|importe|mitad|reembols\p{L}*|depósito|preço|valor|metade|taxa|prezzo|costo|importo|metà|rimbors\p{L}*|caparra|prijs|bedrag|helft|terugbeta\p{L}*|ücret\p{L}*|yarısı|iade)(?!\p{L})/iu
const tellsCost = ({ text, candidate: { unit } }: Step) =>
  unit.cell !== undefined || has('price', text) || has('percent', text) || COST.test(text)

/** A condition by itself may be about anything, unless it says from when it counts or counts what is seldom counted. */
const standsAlone = ({ interval, direction }: Step) => interval.dimension !== 'time' || direction !== undefined

/** Steps that stand next to each other in one passage. */
function staircasesOf(candidates: readonly Candidate[], { dimension }: Amount): Step[][] {
  const staircases: { steps: Step[]; last: number }[] = []
  let place = 0
  for (const [at, candidate] of candidates.entries()) {
    if (candidates[at - 1]?.reading !== candidate.reading) place += APART + 1
    const text = conditionOf(candidate.unit)
    if (text === undefined) continue
    place += 1
    const interval = intervalIn(text)
    if (interval?.dimension !== dimension) continue
    const step = {
      interval,
      candidate,
      text: saidOf(candidate),
      direction: directionOf(text),
      subject: subjectOf(text, candidate),
    }
    const open = staircases.at(-1)
    if (open && place - open.last <= APART && isOfOneMatter(step, open.steps)) {
      // An item comes once whole and once by its sentences.
      if (isPartOf(step, open.steps.at(-1) as Step)) open.steps.pop()
      open.steps.push(step)
      open.last = place
    } else staircases.push({ steps: [step], last: place })
  }
  return staircases.map(({ steps }) => steps)
}

/** What is counted in time is set for many matters that stand side by side: returning goods, and checking new ones. */
const isOfOneMatter = ({ interval, subject }: Step, steps: readonly Step[]): boolean => {
  const named = steps.filter((one) => one.subject.size > 0)
  if (interval.dimension !== 'time' || subject.size === 0 || named.length === 0) return true
  return named.some((one) => [...subject].some((stem) => one.subject.has(stem)))
}

function subjectOf(text: string, { reading }: Candidate): Stems {
  const said = words(beforeCondition(text)).filter((word) => !isBeside(fold(word)) && !isCounting(word))
  return stemsIn(said.filter((word) => !/\p{N}/u.test(word)).join(' '), reading.read.language)
}

/** The narrowest step that holds an amount; undefined where none does, or two hold it alike. */
function narrowest(steps: readonly Step[], amount: Amount): Step | undefined {
  const fits = steps.filter(({ interval }) => holds(interval, amount))
  const intervals = fits.map(({ interval }) => interval)
  const step = fits[narrowestOf(intervals, amount)]
  return step && fits.every((one) => one === step || isInside(step.interval, one.interval)) ? step : undefined
}

const isPartOf = ({ candidate: { unit } }: Step, { candidate: whole }: Step) =>
  unit.cell === undefined && whole.unit.cell === undefined && whole.unit.text.includes(unit.text)

const SINGLE: ReadonlySet<Unit['kind']> = new Set(['sentence', 'line', 'item'])
/** What says under which condition a piece holds; of a table that is the name of the row, told once. */
function conditionOf({ kind, text, cell }: Unit): string | undefined {
  if (!cell) return SINGLE.has(kind) ? text : undefined
  return kind !== 'extreme' && cell.column === 1 ? cell.table.rows[cell.row]?.[0] : undefined
}

function saidOf(candidate: Candidate): string {
  const { unit, reading } = candidate
  if (unit.cell) return rowText(unit.cell.table, unit.cell.row)
  const said = spoken(candidate)
  const head = headOf(unit.text, reading.read.text) ?? (unit.kind === 'item' ? reading.read.above : '')
  return head === '' ? said : `${head}: ${said}`
}

const HEAD = /^(?:\p{N}+[.)]\s*)*([^.:\p{N}]{3,50}:|[^.:\s\p{N}]+(?: [^.:\s\p{N}]+){0,3}\.)\s/u
/** What the paragraph of a sentence begins with, where that names what it is about: "2. Cancellation by you." */
function headOf(sentence: string, text: string): string | undefined {
  const at = text.indexOf(sentence)
  if (at < 0) return undefined
  const start = text.lastIndexOf('\n', at) + 1
  return at === start ? undefined : HEAD.exec(text.slice(start, at))?.[1]?.slice(0, -1).trim()
}

/**
 * How much of what a question is about is named by some steps, by what stands before them or above.
 *
 * @param isStrict what no document names at all counts, too
 */
function aboutIn(
  steps: readonly Step[],
  { question, terms, context, candidates }: Comparison,
  isStrict: boolean,
): number {
  const event = eventIn(question.text)
  const telling = (all: readonly Term[]) =>
    all.filter(({ word, absent }) => (isStrict || !absent) && !isBeside(word) && !isCounting(word) && !event.has(word))
  const own = telling(terms)
  const asked = own.length > 0 ? own : telling(context)
  if (asked.length === 0) return 0
  // A heading names what several steps are about; of a condition by itself, only what it says.
  const places = isStrict ? placesOf(steps, candidates).slice(1) : placesOf(steps, candidates)
  const tellsPercent = steps.some(({ text }) => PERCENT.test(text))
  const named = asked.map((term) =>
    tellsPercent && DISCOUNT.test(term.word) ? 1 : Math.max(...places.map((stems) => worthIn(term, stems))),
  )
  return named.reduce((sum, one) => sum + one, 0) / asked.length
}

const EVENTS = 2
/** "Before" stands in front of an event, "in advance" does not. */
const OF = /^(?:before|vor|avant|antes|prima|voor|after|nach|après|después|depois|após|dopo|na)$/iu
/** "Before the course": what it is counted from, which the steps may call their start. */
function eventIn(question: string): ReadonlySet<string> {
  const all = words(question)
  const at = all.findIndex((word) => OF.test(word))
  return new Set(at < 0 ? [] : all.slice(at + 1, at + 1 + EVENTS).map(fold))
}

function placesOf(steps: readonly Step[], candidates: readonly Candidate[]): Stems[] {
  const first = steps[0] as Step
  const { read } = first.candidate.reading
  const at = candidates.indexOf(first.candidate)
  const before = candidates.slice(Math.max(0, at - 1), at).filter(({ reading }) => reading.read === read)
  const units = [...before, ...steps.map(({ candidate }) => candidate)].map(({ unit }) => unit)
  return [
    read.headings,
    ...units.flatMap(({ own, lead, before: said, asks }) => [
      own,
      lead,
      ...(said ? [said] : []),
      ...(asks ? [asks.stems] : []),
    ]),
  ]
}
