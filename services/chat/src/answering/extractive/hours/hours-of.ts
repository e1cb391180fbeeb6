import { holidayIn, namesPublicHolidays } from '../calendar/holidays.ts'
import { daysAsked } from '../dates/asked.ts'
import { isLacking, MEANT, tellingOf, worthIn, type Term } from '../match/terms.ts'
import type { Candidate, Comparison, Told } from '../measure.ts'
import type { Question } from '../question/question.ts'
import { isSlight } from '../question/slight.ts'
import { seasonOf } from '../units/ranges.ts'
import { stemsIn } from '../units/stems.ts'
import { wholeOf } from '../whole-block.ts'
import { isOpening, saysOpening, thingsBefore } from './asked.ts'
import { columnsIn, isCalled } from './columns.ts'
import { hoursIn, isOfOneDay, namesDay, namesHours, saysOpen, type Hours } from './lines.ts'

/** How much the question above a piece has to be the one that is asked, for the piece to answer it by itself. */
const SAME_QUESTION = 0.6
const LONGEST = 600
/** Of one line, nothing is left out. */
const SEVERAL = 2

/** "And the bar?" goes on with when something else is open. */
const asksOpen = ({ text, lean, chain }: Question): boolean =>
  saysOpening(text) || (lean !== 'not' && saysOpening(chain.at(-1)?.question ?? ''))

/**
 * All hours of the one thing that a question names, and no day of them: those that stand below its name, or in its column, to "When is
 * reception open?" One line of them would be wrong on every other day. Undefined where a day is named, or nothing has that name.
 *
 * @param best the piece that answers best by itself
 */
export function hoursOf(comparison: Comparison, best: Candidate | undefined): Told | undefined {
  const { question, terms, readings, candidates } = comparison
  const { kind, wanted, superlative } = question
  const before = thingsBefore(comparison)
  if ((wanted && before.length === 0) || superlative || (kind !== 'clock' && kind !== 'date')) return undefined
  if (namesTime(question) || terms.some((term) => isLacking(term) && !isOpening(term.word))) return undefined
  if (best && best.features.asksBoth >= SAME_QUESTION) return undefined
  const named = tellingOf(terms).filter(({ word }) => !isOpening(word))
  const asked = named.filter(({ word }) => !isSlight(word))
  if (asked.length === 0 && before.length === 0) return undefined
  const current = readings.filter((reading) =>
    candidates.some((one) => one.reading === reading && one.features.old === 0),
  )
  const isOfIt = (hours: Hours) =>
    asked.length > 0 ? isNamed(hours, asked) : before.some((term) => !term.absent && isNamed(hours, [term]))
  const isAsked = (hours: Hours) =>
    isOfIt(hours) && !hours.lines.some((line) => isCalled(line.split(':')[0] ?? '', question))
  const lines = asksOpen(question) ? current.flatMap(hoursIn).filter(isAsked) : []
  const all =
    lines.length > 0 || asked.length === 0 ? lines : current.flatMap((reading) => columnsIn(reading, named, comparison))
  const told = toldOf(
    all.filter((one) => one.lines.length >= SEVERAL),
    candidates,
  )
  if (told || asked.length === 0 || !asksOpen(question) || !isBusiness(asked, readings)) return told
  const whole = wholeOf(comparison, 'hours')
  return whole?.isOfBusiness && !(best && asked.some((term) => hasItself(best, term))) ? whole : undefined
}

const hasItself = ({ unit: { own, lead } }: Candidate, term: Term) =>
  worthIn(term, own) >= MEANT || worthIn(term, lead) >= MEANT

/** Whether some words name the business itself: what most of its documents are called by. */
function isBusiness(asked: readonly Term[], readings: Comparison['readings']): boolean {
  const documents = (some: Comparison['readings']) => new Set(some.map(({ found }) => found.passage.documentId)).size
  const called = readings.filter(({ read }) =>
    asked.every((term) => worthIn(term, read.title) >= MEANT || worthIn(term, read.headings) >= MEANT),
  )
  return documents(called) >= MOST_DOCUMENTS * documents(readings)
}
const MOST_DOCUMENTS = 0.5

/** Of a day, a month or a season that is named, or was before, the others are not asked for. */
const namesTime = ({ text, lean, chain }: Question): boolean =>
  [text, ...(lean === 'not' ? [] : chain.map(({ question }) => question))].some(
    (said) =>
      namesDay(said) ||
      holidayIn(said) !== undefined ||
      namesPublicHolidays(said) ||
      seasonOf(said.replace(MAY, ''), undefined).length > 0 ||
      daysAsked(said, SOME_DAY) !== undefined,
  )
/** "When may we come?" */
const MAY = /(?<!\p{L})may(?!\p{L})/gu
const SOME_DAY = Date.UTC(2028, 0, 1)

/** Whether what stands above some hours names what is asked for, and nothing nearer to them names something else. */
function isNamed({ label, reading: { found, read } }: Hours, asked: readonly Term[]): boolean {
  const { title, headings } = found.passage
  const left = new Set(asked)
  for (const name of [label, ...headings.toReversed(), title]) {
    const stems = stemsIn(name, read.language)
    const named = [...left].filter((term) => worthIn(term, stems) >= MEANT)
    if (named.length === 0 && left.size === asked.length && name !== '' && !namesHours(name) && !saysOpen(name))
      return false
    for (const term of named) left.delete(term)
    if (left.size === 0) return true
  }
  return false
}

/** Those of one document, each below its name, as far as they can be read at once. */
function toldOf(all: readonly Hours[], candidates: Comparison['candidates']): Told | undefined {
  const regular = all.filter(({ lines }) => !lines.some(isOfOneDay))
  const [first, ...others] = regular.length > 0 ? regular : all
  const candidate = first && candidates.find(({ reading }) => reading === first.reading)
  if (!first || !candidate) return undefined
  const same = others.filter(({ reading }) => reading === first.reading && first.label !== '')
  const texts = [first, ...same].map(said)
  const fitting = texts.filter((_, i) => texts.slice(0, i + 1).join('').length <= LONGEST || i === 0)
  return { candidate, text: fitting.join('\n\n') }
}

function said({ label, lines, reading }: Hours): string {
  const name = label || reading.read.above
  const head = name === '' || namesDay(name) ? [] : [name]
  return [...head, ...lines].join('  \n')
}
