import type { Passage } from '@docent/proto'
import { fold, words } from '@docent/runtime/text'
import { MONTHS } from '../calendar/names.ts'
import type { Comparison } from '../measure.ts'
import { withoutBrackets } from '../units/tables.ts'
import type { Table } from '../units/unit.ts'
import type { AskedTime } from './asked-time.ts'
import { ANY_YEAR, DAY_MS } from './day.ts'
import { daysShared, rowSpans, spansIn, type Between } from './spans.ts'

/** A season of a business, by whatever name: "High season", "Vor-/Nachsaison", "C". */
export interface Season {
  name: string
  /** Whether a day that is asked about lies in it. */
  holds: boolean
  /** How rows and columns of other tables are called by it. */
  labels: ReadonlySet<string>
  /** Where its days stand; undefined where they stand in the very name of a row or column. */
  days: SeasonDays | undefined
  /** The rows or columns of the table that tells its days, where that one tells more than days. */
  own: { table: Table; rows?: readonly number[]; columns?: readonly number[] } | undefined
}

/** The days of a season as they are said in a passage. */
export interface SeasonDays {
  text: string
  reading: Comparison['readings'][number]
  /** The table that they stand in, where it is one. */
  table?: Table
}

/** The seasons of one table, list or sentence. */
export interface Calendar {
  seasons: readonly Season[]
  reading: SeasonDays['reading']
  /** Some of its days could not be read: what it says of the others may not be all. */
  isUnread: boolean
  /** It is of other years than the one that is asked about. */
  isOfOtherYear: boolean
}

/** The calendars of the passages: which seasons hold at a time. */
export function calendarsAt(comparison: Comparison, time: AskedTime): Calendar[] {
  const labels = labelsOf(comparison)
  return comparison.readings.flatMap((reading): Calendar[] => {
    const named = yearsOf(reading.found.passage)
    // "Prices 2026" say nothing of 2027.
    const isOfOtherYear = time.year !== undefined && named.size > 0 && !named.has(time.year)
    const [only, ...others] = named
    const of = { ...time, year: time.year ?? (others.length === 0 ? only : undefined) }
    const { tables } = reading.read
    const read = tables.flatMap((table) => [byHeads(table, of), byRows(table, reading, of, labels)])
    const { seasons, isUnread } = byText(reading, of, labels)
    return [
      ...read.map((all) => ({ seasons: all, reading, isUnread: false, isOfOtherYear })),
      { seasons, reading, isUnread, isOfOtherYear },
    ].filter((calendar) => calendar.seasons.length > 0 || calendar.isUnread)
  })
}

const YEARS = /(?<!\p{N})20\p{N}{2}(?!\p{N})/gu
/** The years that a passage names, with what stands above it. */
export const yearsOf = ({ title, headings, text }: Passage): ReadonlySet<number> =>
  new Set(([title, ...headings, text].join('\n').match(YEARS) ?? []).map(Number))

const LONGEST_LABEL = 90
/** Names of rows and columns that may be those of seasons. */
function labelsOf({ readings }: Comparison): Set<string> {
  const names = readings.flatMap(({ read }) =>
    read.tables.flatMap(({ heads, rows }) => [...heads.slice(1), ...rows.map(([name = '']) => name)]),
  )
  return new Set(names.map((name) => name.trim()).filter((name) => /\p{L}/u.test(name) && name.length <= LONGEST_LABEL))
}

/** "High season (27 June – 6 September)": columns say themselves when they hold. */
function byHeads(table: Table, time: AskedTime): Season[] {
  const spans = table.heads.map((head) => spansBehind(head, time.year ?? ANY_YEAR))
  if (spans.filter((all) => all.length > 0).length < 2) return []
  return table.heads.flatMap((head, column) =>
    spans[column]?.length
      ? [
          {
            name: withoutBrackets(head),
            holds: isHeld(spans[column], time),
            labels: new Set<string>(),
            days: undefined,
            own: { table, columns: [column] },
          },
        ]
      : [],
  )
}

/** The days behind a name: "High season (27 June – 6 September)", "High season: July and August". */
function spansBehind(text: string, year: number): Between[] {
  if (text.length > LONGEST_CLAUSE) return []
  const behind = /(?<=\p{L}\s*)[(:,\n]\s*([^()]*\p{N}[^()]*|[^()]+)\)?\s*$/u.exec(text)?.[1]
  return behind === undefined ? [] : spansIn(behind.trim(), year)
}

/** A table that tells from which day to which each season is. */
function byRows(table: Table, reading: SeasonDays['reading'], time: AskedTime, labels: ReadonlySet<string>): Season[] {
  const { spans, columns } = rowSpans(table, time, true) ?? { spans: [], columns: [] }
  if (spans.every((all) => !isHeld(all, time))) return []
  const names = table.rows.map(([name = '']) => name.trim())
  const isNamed = !columns.includes(0)
  const tellsMore = (table.rows[0]?.length ?? 0) > columns.length + (isNamed ? 1 : 0)
  const daysOf = (row: number) =>
    columns
      .map((column) => [columns.length > 1 ? table.heads[column]?.trim() : '', table.rows[row]?.[column]?.trim()])
      .map((parts) => parts.filter(Boolean).join(' '))
      .join(', ')
  return spans.map((all, row): Season => {
    const name = names[row] ?? ''
    return {
      name,
      holds: isHeld(all, time),
      labels: isNamed ? calledBy(labels, name) : new Set(),
      days: isNamed ? { text: `${name}: ${daysOf(row)}`, reading, table } : undefined,
      own: tellsMore ? { table, rows: [row] } : undefined,
    }
  })
}

const CLAUSES = /\n|;\s|(?<!\p{N})[.]\s/u
const LONGEST_CLAUSE = 200
/** "High season: 1 July to 31 August; low season: the rest of the year." */
function byText(reading: SeasonDays['reading'], time: AskedTime, labels: ReadonlySet<string>) {
  const clauses = reading.read.text.split(CLAUSES).map((clause) => clause.trim().replace(/^[-*•]\s*/u, ''))
  const said = clauses.flatMap((text) => {
    if (text.length > LONGEST_CLAUSE || text.includes('\t')) return []
    const [, name = '', behind = ''] = NAMED.exec(text) ?? []
    if (!IS_SEASON.test(name)) return SEASON_DAYS.test(text) ? [{ name: '', text, spans: [], isRest: false }] : []
    const spans = spansIn(behind.trim(), time.year ?? ANY_YEAR)
    return [{ name, text, spans, isRest: spans.length === 0 && REST.test(withoutBrackets(behind).trim()) }]
  })
  const read = said.filter(({ spans, isRest }) => spans.length > 0 || isRest)
  const isUnread = said.some(({ spans, isRest, text }) => spans.length === 0 && !isRest && NAMES_DAYS.test(text))
  // One season alone tells of no other.
  if (read.length < 2) return { seasons: [], isUnread: isUnread || read.length === 1 }
  const isWhole = read.some(({ spans }) => spans.some((span) => holdsWhole(span, time)))
  const seasons = read.map(({ name, text, spans, isRest }): Season => ({
    name,
    // What is left is known where all others are.
    holds: isRest ? !isWhole && !isUnread : isHeld(spans, time),
    labels: calledBy(labels, name),
    days: { text, reading },
    own: undefined,
  }))
  return { seasons, isUnread }
}

const SEASON_WORD = 'saison|season|stagione|temporada|seizoen|sezon'
/** A sentence that says when a season is, in a way that is not read. */
const DAYS = `\\p{N}{1,2}\\.\\s?\\p{N}{1,2}\\.|(?<!\\p{L})(?:${MONTHS})(?!\\p{L})`
const SEASON_DAYS = new RegExp(`(?:${SEASON_WORD})[^.]{0,40}(?:${DAYS})`, 'iu')
const NAMES_DAYS = new RegExp(
  `${DAYS}|(?<!\\p{L})(?:weihnachten|ostern|easter|christmas|holidays|\\p{L}*ferien|pâques|vacances)(?!\\p{L})`,
  'iu',
)

const IS_SEASON =
  /saison|season|stagione|temporada|seizoen|sezon|época|periodo|período|période|zeitraum|^(?:[a-f]|low|mid|high|peak|off[- ]?peak|shoulder|summer|winter|spring|autumn|sommer|frühling|herbst|été|hiver|bassa|media|alta|basse|moyenne|haute|baja|baixa|laag|hoog|midden|düşük|yüksek)$/iu
const NAMED =
  /^(?:the |die |der |la |le |il |de |het )?([\p{L}][\p{L}\p{N}\s/&'’-]{0,40}?)\s*(?::|=|–|\(|\s(?:is|runs|lasts|ist|gilt|geht|dura|va|est|es|è|loopt)\s|,)\s*(.+?)[).]?$/iu
const REST =
  /^(?:the |der |die |das |le |la |les |el |il |all |toute l['’]année )?(?:rest of the year|all other|other (?:times|dates|months)|remaining|otherwise|übrige\p{L}*|restliche\p{L}*|sonst|alle anderen|reste de l['’]année|autres|resto del(?:l['’])?\s?(?:año|ano|anno)|altri|rest van het jaar|overige)(?!\p{L})/iu

/** The last day of August does not make it low season. */
const FEW_DAYS = 3
const A_FEW = 10
const lengthOf = (time: AskedTime, year: number) => {
  const [first, last] = time.daysOf(year) ?? [0, -DAY_MS]
  return (last - first) / DAY_MS + 1
}
const isHeld = (spans: readonly Between[], time: AskedTime): boolean =>
  spans.some((span) => {
    const days = daysShared(span, time)
    return days > 0 && (days >= FEW_DAYS || lengthOf(time, new Date(span.from).getUTCFullYear()) <= A_FEW)
  })
/** Whether all that is asked about lies in a span. */
const holdsWhole = (span: Between, time: AskedTime): boolean =>
  daysShared(span, time) >= lengthOf(time, new Date(span.from).getUTCFullYear())

/** What all seasons are: "low" and "low season" are one. */
const OF_SEASONS = new Set(
  'season seasons saison saisons temporada stagione seizoen sezon periodo price prices preis preise prix precio precios prezzo prezzi prijs night nacht nuit noche notte per pro par por je'
    .split(' ')
    .map((word) => fold(word)),
)
/** The labels that are, or hold, the name of a season; one that has days of its own is called so elsewhere. */
const calledBy = (labels: ReadonlySet<string>, name: string): Set<string> =>
  new Set([...labels].filter((label) => spansBehind(label, ANY_YEAR).length === 0 && isNamed(name, label)))

/** Whether a label is, or holds, the name of a season. */
export function isNamed(name: string, label: string): boolean {
  const own = namesIn(name).map(tellingWords)
  return namesIn(label).some((one) => own.some((each) => sameWords(tellingWords(one), each)))
}

function tellingWords(name: string): string[] {
  const all = words(name).map(fold)
  const telling = all.filter((word) => !OF_SEASONS.has(word))
  return telling.length > 0 ? telling : all
}
const sameWords = (some: readonly string[], others: readonly string[]) =>
  some.length > 0 && some.length === others.length && some.every((word, at) => word === others[at])

/** "Vor-/Nachsaison" names two, and "Low season (A and B)" three. */
function namesIn(label: string): string[] {
  const inside = /\(([^()]*)\)/u.exec(label)?.[1] ?? ''
  return [withoutBrackets(label), inside].flatMap((one) => {
    const parts = one.split(/\s*(?:\/|,|&|\+|(?<!\p{L})(?:and|und|et|y|e|en)(?!\p{L}))\s*/u).map((part) => part.trim())
    const last = parts.at(-1) ?? ''
    const end = /(?:saison|season|seizoen)$/iu.exec(last)?.[0] ?? ''
    return parts.map((part) => (part.endsWith('-') ? part.slice(0, -1) + end : part)).filter(Boolean)
  })
}
