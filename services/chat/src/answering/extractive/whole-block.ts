import { thingsBefore } from './hours/asked.ts'
import { hoursIn, isAskedOfOther, isOfBusiness, isOfOneDay, namesDay, namesHours, saysOpen } from './hours/lines.ts'
import { worthIn } from './match/terms.ts'
import type { Candidate, Comparison, Told } from './measure.ts'
import type { Wanted } from './question/wanted.ts'
import { has } from './question/values.ts'
import { isQuestion, withoutListMarks } from './sentences.ts'
import { lineOfRow } from './units/tables.ts'
import type { Table } from './units/unit.ts'

/** Lines that stand together in a document and answer together what none of them answers alone. */
export interface WholeBlock extends Told {
  lines: number
  /** Tells what holds every week, not of some odd days. */
  isRegular: boolean
  /** Tells it of the business, not of the pool or the bar. */
  isOfBusiness: boolean
}

const LONGEST = 600
/** Of so many lines, one alone tells less than was asked for. */
const SEVERAL = 2
const ENOUGH = 3
/** How much the question above a piece has to be the one that is asked, for the piece to answer it by itself. */
const SAME_QUESTION = 0.6
/** The lines that tell together what a question asks for as a whole; undefined where it asks for something else. */
export function wholeBlockOf(comparison: Comparison, best: Candidate | undefined): WholeBlock | undefined {
  const { wanted } = comparison.question
  if (!wanted || (best && (best.features.asksBoth >= SAME_QUESTION || goesOnWithRow(best, comparison))))
    return undefined
  if (thingsBefore(comparison).length > 0) return undefined
  return wholeOf(comparison, wanted)
}

/** The block that tells most of what is wanted, of whatever it is. */
export function wholeOf(comparison: Comparison, wanted: Wanted): WholeBlock | undefined {
  const blocks = wanted === 'hours' ? hoursOf(comparison) : contactsOf(comparison)
  const whole = blocks.filter(
    (block) =>
      block.candidate.features.old === 0 &&
      (block.lines >= SEVERAL || isNamedHours(block, wanted) || isWholeContact(block, wanted)),
  )
  return whole.toSorted((a, b) => worthOf(b, comparison) - worthOf(a, comparison))[0]
}

/** "At what time?" after a course asks when that is, and not when the business is open. */
function goesOnWithRow(
  { unit: { kind, cell }, features }: Candidate,
  { question: { lean, text } }: Comparison,
): boolean {
  if (lean !== 'wholly' || kind !== 'cell' || !cell || saysOpen(text) || namesHours(text)) return false
  const isOfDay = namesDay(cell.table.rows[cell.row]?.[0] ?? '')
  return cell.table.headKinds[cell.column] === 'clock' && features.carriedRow > 0 && !isOfDay
}

/** One line below "Opening hours", or below "When are you open?", tells them all. */
function isNamedHours({ text, candidate: { reading }, isOfBusiness: isGeneral }: WholeBlock, wanted: Wanted): boolean {
  if (wanted !== 'hours' || !namesDay(text)) return false
  const [first = ''] = text.split('\n')
  if (isGeneral && isQuestion(first.trim()) && saysOpen(first)) return true
  return [reading.read.above, text.split(':')[0] ?? ''].some(namesHours)
}

/** One line may have them all: "Reception: 020 7946 0112, hello@shop.example". */
const isWholeContact = ({ text }: WholeBlock, wanted: Wanted): boolean =>
  wanted === 'contact' && has('phone', text) && has('mail', text)

/** More lines tell more, up to a few; a heading that names what is asked for tells as much, and the search knows the rest. */
const worthOf = (
  { lines, isRegular, isOfBusiness: isGeneral, candidate: { reading } }: WholeBlock,
  { terms }: Comparison,
) => {
  const { title, headings } = reading.read
  const isNamed = terms.some((term) => worthIn(term, title) + worthIn(term, headings) > 0)
  return (
    (isRegular ? 1 : 0) +
    (isGeneral ? 1 : 0) +
    Math.min(lines, ENOUGH) / ENOUGH +
    (isNamed ? 0.5 : 0) +
    1 / (1 + reading.rank)
  )
}

function hoursOf({ candidates }: Comparison): WholeBlock[] {
  const firsts = candidates.filter(({ reading }, i) => reading !== candidates[i - 1]?.reading)
  return firsts.flatMap((candidate) =>
    hoursIn(candidate.reading)
      .filter(({ label }) => !isAskedOfOther(label))
      .map(({ label, lines }) => said(lines, label, candidate)),
  )
}

const tellsContact = (line: string) => has('phone', line) || has('mail', line)

function contactsOf({ candidates }: Comparison): WholeBlock[] {
  const blocks: { lines: string[]; candidate: Candidate; label: string }[] = []
  let open: (typeof blocks)[number] | undefined
  const tables = new Set<Table>()
  for (const candidate of candidates) {
    const { unit, reading } = candidate
    if (open && open.candidate.reading !== reading) open = undefined
    if (unit.cell ? tables.has(unit.cell.table) : !LINES.has(unit.kind) || unit.text === open?.label) continue
    if (unit.cell) tables.add(unit.cell.table)
    const label = unit.cell ? labelOf(unit.cell.table) : ''
    const lines = unit.cell ? rowsOf(unit.cell.table) : [lineOf(unit.text)]
    const telling = lines.filter(tellsContact)
    if (telling.length === 0 || telling.length < lines.length / 2) {
      open = undefined
      continue
    }
    // What has a name of its own is about something else than what stood above it.
    if (!open || (unit.cell && label !== '')) {
      open = { lines: [], candidate, label }
      blocks.push(open)
    }
    open.lines.push(...(unit.cell ? lines : telling))
  }
  return blocks.map(({ lines, candidate, label }) => said(lines, label, candidate))
}

const LINES: ReadonlySet<Candidate['unit']['kind']> = new Set(['line', 'sentence', 'item'])
const labelOf = ({ label }: Table) => label.replace(/[:：]\s*$/, '').trim()
const rowsOf = (table: Table) => table.rows.map((_, row) => lineOfRow(table, row))
const lineOf = (text: string) =>
  withoutListMarks(text)
    .replace(/\s*\n\s*/g, ' ')
    .trim()

/** Lines as they are said, below the name that they share. */
function said(lines: readonly string[], label: string, candidate: Candidate): WholeBlock {
  const shared = label === '' ? sharedLabel(lines) : ''
  const bare = lines.map((line) => (shared !== '' && line.startsWith(shared) ? line.slice(shared.length) : line))
  const head = label || shared.replace(/: $/, '')
  const shown: string[] = head === '' ? [] : [head]
  let length = head.length
  for (const line of bare) {
    length += line.length
    if (length > LONGEST && shown.length > SEVERAL) break
    shown.push(line)
  }
  const isRegular = !bare.some(isOfOneDay)
  return { text: shown.join('  \n'), candidate, lines: lines.length, isRegular, isOfBusiness: isOfBusiness(head) }
}

/** "Opening hours: " before each of the first lines. */
function sharedLabel([first = '', second = '']: readonly string[]): string {
  const label = /^[^:]{2,80}: /u.exec(first)?.[0] ?? ''
  return label !== '' && second.startsWith(label) ? label : ''
}
