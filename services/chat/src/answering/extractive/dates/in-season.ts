import type { Passage } from '@docent/proto'
import { fold, words } from '@docent/runtime/text'
import type { Found } from '../../../retrieval/retrieve.ts'
import type { Extracted } from '../extract.ts'
import type { Comparison } from '../measure.ts'
import { isBeside } from '../question/beside.ts'
import { has, hasMoney } from '../question/values.ts'
import { LINE_BREAK } from '../say.ts'
import { tellsWhatIsBesides } from '../units/price-columns.ts'
import { cellText, cellWithUnit } from '../units/tables.ts'
import type { Table } from '../units/unit.ts'
import { timeIn, type AskedTime } from './asked-time.ts'
import { ANY_YEAR } from './day.ts'
import { calendarsAt, isNamed, yearsOf, type Calendar, type Season, type SeasonDays } from './seasons.ts'

/** What has a column or a row for each season. */
const KINDS: ReadonlySet<Comparison['question']['kind']> = new Set<Comparison['question']['kind']>([
  undefined,
  'price',
  'clock',
  'number',
  'date',
])

/** A stay goes over few seasons; more are the days of courses. */
const MOST = 4
const MOST_JUDGED = 12
/** Longer, it tells more than a day. */
const LONGEST_ASKED = 300

/** Answers a question, from some passages in place of those that were found. */
export type Answers = (question: string, found?: readonly Found[]) => Extracted

/**
 * What a table has for the season in which a day lies: "How much is a pitch in August?" is told the price of the high season, and when that
 * is. Of a stay that several seasons have a part of, each of them. Undefined where some season has none.
 */
export function inSeason(
  comparison: Comparison,
  found: readonly Found[],
  { answers, covers }: { answers: Answers; covers(extracted: Extracted): boolean },
): Extracted | undefined {
  const { question } = comparison
  const time =
    KINDS.has(question.kind) && !question.superlative && question.text.length <= LONGEST_ASKED
      ? timeIn(question.text, { withHolidays: true })
      : undefined
  if (!time) return undefined
  const calendars = calendarsAt(comparison, time)
  let judged = 0
  for (const calendar of calendars) {
    const holding = calendar.seasons.filter((season) => season.holds)
    if (holding.length === 0 || holding.length > MOST || calendar.isOfOtherYear) continue
    const told = holding.map((season) => toldIn(season, calendar.seasons, time))
    if (told.some((one) => one === undefined || !isItsCalendar(one, calendar))) continue
    const [first] = told as [Extracted]
    const texts = [...new Set((told as Extracted[]).map(({ text }) => text))]
    const days = holding.flatMap((season) => season.days ?? [])
    // Where the days of the seasons stand, with a source of its own.
    return {
      ...first,
      text: texts.join(LINE_BREAK),
      isWhole: true,
      beside: days.length === 0 ? [] : [besides(first, days)],
    }
  }
  return undefined

  /** Each judgement compares all passages anew: so many are worth it. */
  function answer(...asked: Parameters<Answers>): Extracted | undefined {
    judged += 1
    return judged > MOST_JUDGED ? undefined : answers(...asked)
  }

  /**
   * Of several calendars, that of the very passage or document that has the price: two departments have two, and so have two years. Where that
   * one was not read, none is known.
   */
  function isItsCalendar({ best }: Extracted, calendar: Calendar): boolean {
    const passage = best?.reading.found.passage
    const table = best?.unit.cell?.table
    if (!passage || (table && calendar.seasons.some(({ own }) => own && isOf(own.table, table)))) return true
    const names = new Set(
      [...(table?.heads ?? []), ...(table?.rows ?? []).map(([name = '']) => name)].map((one) => one.trim()),
    )
    const isNamedByTable = ({ labels }: Season) => [...labels].some((label) => names.has(label))
    const heldBy = ({ seasons }: Calendar) =>
      seasons
        .filter((season) => season.holds)
        .flatMap(({ labels }) => [...labels].filter((label) => names.has(label)))
        .sort()
        .join('\n')
    // "High season for the spa" is of nothing that is called "High season" alone.
    const isStrange = ({ isUnread, seasons }: Calendar) =>
      isUnread || seasons.every(({ labels, own }) => labels.size === 0 && own === undefined)
    const concerns = (one: Calendar) => isStrange(one) || one.seasons.some(isNamedByTable)
    const others = calendars.filter((one) => one !== calendar && concerns(one))
    const isHere = (one: Calendar) => one.reading.found.passage.chunkId === passage.chunkId
    const isOfDocument = (one: Calendar) => one.reading.found.passage.documentId === passage.documentId
    for (const isNear of [isHere, isOfDocument]) {
      const near = others.filter(isNear)
      if (isNear(calendar))
        return (
          areOfOneYear(passage, calendar) && near.every((one) => !isStrange(one) && heldBy(one) === heldBy(calendar))
        )
      if (near.length > 0) return false
    }
    return areOfOneYear(passage, calendar) && others.every((one) => isStrange(one) || heldBy(one) === heldBy(calendar))
  }

  /** What is told of a season: by its name, by tables without all other seasons, or by a line that begins with its name. */
  function toldIn(season: Season, all: readonly Season[], asked: AskedTime): Extracted | undefined {
    const { said } = asked
    const ways = [() => byLabel(season, said), () => byTable(season, all, said), () => byLine(season, said)]
    for (const way of ways) {
      const told = way()
      if (told && mayBeTold(told, season, question) && !isExcepted(told, asked)) return told
    }
    return undefined
  }

  function byLabel({ labels, days, own }: Season, said: string): Extracted | undefined {
    for (const label of labels) {
      const told = answer(question.text.replace(said, label))
      if (!told) return undefined
      const { table, row, column } = told.best?.unit.cell ?? {}
      const names = [table?.heads[column ?? -1], table?.rows[row ?? -1]?.[0]].map((one) => one?.trim())
      // "Which season is August?" is answered by the days themselves.
      const isOfDays = table !== undefined && table === days?.table && !own
      if (told.support === 'strong' && names.includes(label) && !isOfDays && covers(told)) return withOneCell(told)
    }
    return undefined
  }

  function byTable(season: Season, all: readonly Season[], said: string): Extracted | undefined {
    const only = found.map((one) => ofSeason(one, season, all, comparison))
    const isOnly = new Set(only.flatMap((one, at) => (one === found[at] ? [] : [one.passage.chunkId])))
    if (isOnly.size === 0) return undefined
    const told = answer(question.text.replace(said, ' '), only)
    if (!told) return undefined
    const { reading, unit } = told.best ?? {}
    if (told.support !== 'strong' || !unit?.cell || !isOnly.has(reading?.found.passage.chunkId ?? '')) return undefined
    if (!isChangedIn(found, reading?.found, unit.cell.table)) return undefined
    const { table, row, column } = unit.cell
    const named = table.heads.findIndex((head, at) => at > 0 && season.labels.has(head.trim()))
    const names = [table.rows[row]?.[0], table.heads[named > 0 ? named : column]].map((one) => one?.trim() ?? '')
    if ((unit.kind !== 'row' && !isCalled(season, names)) || !covers(told)) return undefined
    const cell = unit.kind === 'row' && named > 0 ? cellText(table, row, named) : undefined
    return withPassages(cell === undefined ? told : { ...told, text: cell }, found)
  }

  function byLine({ name }: Season, said: string): Extracted | undefined {
    if (name === '') return undefined
    const told = answer(question.text.replace(said, name))
    if (told?.support !== 'strong' || told.best?.unit.cell || !covers(told)) return undefined
    const lines = told.text.split('\n').map((line) => line.trim())
    const [line, ...others] = lines.filter((one) => isNamed(name, one.split(':')[0] ?? ''))
    return line === undefined || others.length > 0 ? undefined : { ...told, text: line }
  }
}

/** "Winter *" with "* From 22 December to 3 January the price of the high season": the note says more of these days than the column. */
function isExcepted({ best }: Extracted, time: AskedTime): boolean {
  const { table, row = -1, column = -1 } = best?.unit.cell ?? {}
  const lines = best?.reading.read.text.split('\n').map((line) => line.trim()) ?? []
  const asked = time.daysOf(time.year ?? ANY_YEAR)
  return [table?.heads[column], table?.rows[row]?.[0]].some((name = '') => {
    const mark = /[*†‡¹²³]+$/u.exec(name.trim())?.[0]
    const note = mark && lines.find((line) => line.startsWith(mark))
    const days = note && timeIn(note)?.daysOf(time.year ?? ANY_YEAR)
    return !!days && !!asked && days[0] <= asked[1] && asked[0] <= days[1]
  })
}

const NOTHING = /:\s*[-–—]?\s*$/u
/** Neither a dash, nor the days once more, nor, where somebody asks when, a price or the hours of nothing that was named. */
function mayBeTold(
  { text, comparison, best }: Extracted,
  { days, name }: Season,
  { kind, lean }: Comparison['question'],
): boolean {
  if (NOTHING.test(text) || (days && text.includes(days.text))) return false
  const { table, column } = best?.unit.cell ?? {}
  if (kind === 'price' && tellsWhatIsBesides(table?.heads[column ?? -1] ?? '')) return false
  if ((kind === 'price' || kind === 'number') && !/\p{N}/u.test(text.slice(text.indexOf(':') + 1))) return false
  if (kind !== 'clock' && kind !== 'date') return true
  const season = new Set(words(name).map(fold))
  const isNamed = comparison.terms.some(({ word }) => !isBeside(word) && !season.has(word))
  return (
    (isNamed || lean !== 'not') && (has('clock', text) || (kind === 'date' && has('date', text))) && !has('price', text)
  )
}

const isCalled = ({ labels, own, name }: Season, names: readonly string[]) =>
  own !== undefined || names.some((one) => labels.has(one) || one === name)

/** A passage whose tables have no rows and columns of other seasons; the same one where it has none at all. */
function ofSeason(one: Found, season: Season, all: readonly Season[], { readings }: Comparison): Found {
  const { passage } = one
  const reading = readings.find(({ found }) => found.passage.chunkId === passage.chunkId)
  const others = all.filter((other) => other !== season && (other.name !== season.name || other.name === ''))
  const elsewhere = new Set(others.flatMap(({ labels }) => [...labels]).filter((label) => !season.labels.has(label)))
  let isChanged = false
  const tables = (passage.tables ?? []).map((table) => {
    const { heads, rows } = table
    const isOwn = (owner: Season) =>
      owner.own !== undefined && reading?.read.tables.includes(owner.own.table) === true && isOf(owner.own.table, table)
    const isLeftOut = {
      column: (at: number) =>
        elsewhere.has(heads[at]?.trim() ?? '') ||
        others.some((other) => isOwn(other) && other.own?.columns?.includes(at)),
      row: (at: number) =>
        elsewhere.has(rows[at]?.[0]?.trim() ?? '') ||
        others.some((other) => isOwn(other) && other.own?.rows?.includes(at)),
    }
    const columns = heads.map((_, at) => at).filter((at) => at === 0 || !isLeftOut.column(at))
    const kept = rows.map((_, at) => at).filter((at) => !isLeftOut.row(at))
    if (columns.length === heads.length && kept.length === rows.length) return table
    isChanged = true
    const cellsOf = (cells: readonly string[]) => columns.map((at) => cells[at] ?? '')
    return { ...table, heads: cellsOf(heads), rows: kept.map((at) => cellsOf(rows[at] ?? [])) }
  })
  return isChanged ? { ...one, passage: { ...passage, tables } } : one
}

/** Of a row that has one price, that is told, and not the days again. */
function withOneCell(told: Extracted): Extracted {
  const { kind, cell } = told.best?.unit ?? {}
  if (kind !== 'row' || !cell || told.comparison.question.kind !== 'price') return told
  const { table, row } = cell
  const priced = table.heads.flatMap((_, column) =>
    column > 0 && hasMoney(cellWithUnit({ table, row, column })) ? [column] : [],
  )
  const [only, ...others] = priced
  return only === undefined || others.length > 0 ? told : { ...told, text: cellText(table, row, only) }
}

interface Rows {
  heads: readonly string[]
  rows: readonly (readonly string[])[]
}
const keyOf = (cells: readonly string[] = []) =>
  cells
    .map((cell) => cell.trim())
    .sort()
    .join('\n')
/** Whether a table was read from another one, whose columns may stand in another order. */
const isOf = (read: Rows, table: Rows): boolean =>
  read.rows.length === table.rows.length &&
  keyOf(read.heads) === keyOf(table.heads) &&
  keyOf(read.rows[0]) === keyOf(table.rows[0])

/** Whether a table is one of which rows or columns were left out. */
function isChangedIn(found: readonly Found[], now: Found | undefined, table: Table): boolean {
  const before = found.find(({ passage }) => passage.chunkId === now?.passage.chunkId)?.passage.tables ?? []
  const changed = (now?.passage.tables ?? []).filter((one, at) => one !== before[at])
  return changed.some((one) => isOf(table, one))
}

/** Last year's prices have last year's seasons. */
function areOfOneYear(passage: Passage, { reading }: Calendar): boolean {
  const [own, others] = [yearsOf(passage), yearsOf(reading.found.passage)]
  return own.size === 0 || others.size === 0 || [...own].some((year) => others.has(year))
}

/** Cited is what was found, with all of its tables. */
function withPassages(told: Extracted, found: readonly Found[]): Extracted {
  const known = new Map(found.map(({ passage }) => [passage.chunkId, passage]))
  const whole = ({ chunkId }: Passage) => known.get(chunkId) as Passage
  return { ...told, passages: told.passages.map(whole) }
}

function besides(extracted: Extracted, days: readonly SeasonDays[]): Extracted {
  const [{ reading }] = days as [SeasonDays]
  const text = [...new Set(days.map((one) => one.text))].join(LINE_BREAK)
  return { ...extracted, text, best: undefined, passages: [reading.found.passage], beside: [] }
}
