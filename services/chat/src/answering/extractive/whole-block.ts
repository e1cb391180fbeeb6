import { DAY_FORMS, WEEKDAYS } from './calendar/names.ts'
import { worthIn } from './match/terms.ts'
import type { Candidate, Comparison, Told } from './measure.ts'
import type { Wanted } from './question/wanted.ts'
import { has } from './question/values.ts'
import { withoutListMarks } from './sentences.ts'
import { seasonOf } from './units/ranges.ts'
import { lineOfRow } from './units/tables.ts'
import type { Table } from './units/unit.ts'

/** Lines that stand together in a document and answer together what none of them answers alone. */
export interface WholeBlock extends Told {
  lines: number
  /** Tells what holds every week, not of some odd days. */
  isRegular: boolean
}

const LONGEST = 600
/** Of so many lines, one alone tells less than was asked for. */
const SEVERAL = 2
const ENOUGH = 3
/** How much the question above a piece has to be the one that is asked, for the piece to answer it by itself. */
const SAME_QUESTION = 0.6
const DAY = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${WEEKDAYS})(?![\\p{L}\\p{M}])|[月火水木金土日]曜|الأحد|الاثنين|السبت`,
  'iu',
)
/** "Sat 13 June" is one day of a year. */
const ONE_DAY = new RegExp(`^(?:${DAY_FORMS})[.,]*\\s+\\p{N}{1,2}[.\\s]+\\p{L}{3}|^\\p{N}{1,2}[.\\s]`, 'iu')
const OPEN =
  /(?<!\p{L})(?:open|opened|opens|closed|closes|opening|geöffnet|offen|öffnen|geschlossen|ouverte?s?|ouvrons|fermée?s?|abiert[oa]s?|abrimos|cerrad[oa]s?|abert[oa]s?|fechad[oa]s?|apert[oaie]|chius[oaie]|gesloten|açık|kapalı)(?!\p{L})/iu
const tells: Record<Wanted, (line: string) => boolean> = {
  hours: (line) => has('clock', line) && (DAY.test(line) || OPEN.test(line)) && !has('phone', line),
  contact: (line) => has('phone', line) || has('mail', line),
}

/** The lines that tell together what a question asks for as a whole; undefined where it asks for something else. */
export function wholeBlockOf(comparison: Comparison, best: Candidate | undefined): WholeBlock | undefined {
  const { wanted } = comparison.question
  if (!wanted || (best && (best.features.asksBoth >= SAME_QUESTION || goesOnWithRow(best, comparison))))
    return undefined
  const blocks = blocksOf(comparison, wanted).filter(({ candidate }) => candidate.features.old === 0)
  const most = blocks.toSorted((a, b) => worthOf(b, comparison) - worthOf(a, comparison))[0]
  return most && (most.lines >= SEVERAL || isNamedHours(most, wanted)) ? most : undefined
}

/** "At what time?" after a course asks when that is, and not when the business is open. */
function goesOnWithRow(
  { unit: { kind, cell }, features }: Candidate,
  { question: { lean, text } }: Comparison,
): boolean {
  if (lean !== 'wholly' || kind !== 'cell' || !cell || OPEN.test(text) || NAMES_HOURS.test(text)) return false
  const isOfDay = DAY.test(cell.table.rows[cell.row]?.[0] ?? '')
  return cell.table.headKinds[cell.column] === 'clock' && features.carriedRow > 0 && !isOfDay
}

/** One line below "Opening hours" tells them all. */
const isNamedHours = ({ text, candidate: { reading } }: WholeBlock, wanted: Wanted): boolean =>
  wanted === 'hours' &&
  DAY.test(text) &&
  [reading.read.above, text.split(':')[0] ?? ''].some((name) => NAMES_HOURS.test(name))
const NAMES_HOURS =
  /(?<!\p{L})(?:opening (?:hours|times)|hours|we(?: a|['’])re open|\p{L}*öffnungszeiten|geschäftszeiten|horaires?|horarios?|orari|openingstijden)(?!\p{L})/iu

/** More lines tell more, up to a few; a heading that names what is asked for tells as much, and the search knows the rest. */
const worthOf = ({ lines, isRegular, candidate: { reading } }: WholeBlock, { terms }: Comparison) => {
  const { title, headings } = reading.read
  const isNamed = terms.some((term) => worthIn(term, title) + worthIn(term, headings) > 0)
  return (isRegular ? 1 : 0) + Math.min(lines, ENOUGH) / ENOUGH + (isNamed ? 0.5 : 0) + 1 / (1 + reading.rank)
}

function blocksOf({ candidates }: Comparison, wanted: Wanted): WholeBlock[] {
  const blocks: { lines: string[]; candidate: Candidate; label: string }[] = []
  let open: (typeof blocks)[number] | undefined
  const tables = new Set<Table>()
  for (const candidate of candidates) {
    const { unit, reading } = candidate
    if (open && open.candidate.reading !== reading) open = undefined
    if (unit.cell ? tables.has(unit.cell.table) : !LINES.has(unit.kind) || unit.text === open?.label) continue
    if (unit.cell) tables.add(unit.cell.table)
    const label = unit.cell ? labelOf(unit.cell.table) : ''
    const lines = unit.cell
      ? unit.cell.table.rows.map((_, row) => lineOfRow((unit.cell as NonNullable<typeof unit.cell>).table, row))
      : [
          withoutListMarks(unit.text)
            .replace(/\s*\n\s*/g, ' ')
            .trim(),
        ]
    const telling = lines.filter((line) => tells[wanted](line))
    if (telling.length === 0 || telling.length < lines.length / 2) {
      if (open && wanted === 'hours' && !unit.cell && lines.every(tellsOtherTimes)) open.lines.push(...lines)
      else open = undefined
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

/** "From 1 November to the end of February we close one hour earlier": hours without it would be wrong for months. */
const tellsOtherTimes = (line: string) => OPEN.test(line) && seasonOf(line, undefined).length > 0

const LINES: ReadonlySet<Candidate['unit']['kind']> = new Set(['line', 'sentence', 'item'])
const labelOf = ({ label }: Table) => label.replace(/[:：]\s*$/, '').trim()

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
  const isRegular = !bare.some((line) => ONE_DAY.test(line))
  return { text: shown.join('  \n'), candidate, lines: lines.length, isRegular }
}

/** "Opening hours: " before each of the first lines. */
function sharedLabel([first = '', second = '']: readonly string[]): string {
  const label = /^[^:]{2,80}: /u.exec(first)?.[0] ?? ''
  return label !== '' && second.startsWith(label) ? label : ''
}
