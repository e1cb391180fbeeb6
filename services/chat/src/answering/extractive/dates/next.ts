import { covered } from '../coverage.ts'
import { saysOutdated } from '../outdated.ts'
import type { Term } from '../match/terms.ts'
import type { Candidate, Comparison, Told } from '../measure.ts'
import { isBeside } from '../question/beside.ts'
import { spoken } from '../say.ts'
import { rowText } from '../units/tables.ts'
import type { Stems, Table } from '../units/unit.ts'
import { DAY_MS, dayIn } from './day.ts'

const NEXT =
  /(?<!\p{L})(?:next|upcoming|n[äa]chste[nrsm]?|kommende[nrsm]?|prochaine?s?|pr[oó]xim[oa]s?|prossim[oaie]|volgende|eerstvolgende|sonraki|gelecek)(?!\p{L})/iu
/** "Next week" is a time by itself, and "next to" a place. */
const OF_TIME =
  /(?<!\p{L})(?:next|n[äa]chste[nrsm]?|kommende[nrsm]?|prochaine?|pr[oó]xim[oa]|prossim[oa]|volgende|gelecek) (?:to|door|day|week(?:end)?|month|year|summer|winter|spring|autumn|tag|woche(?:nende)?|monat|jahr|sommer|winter|semaine|mois|année|été|hiver|semana|mes|año|verano|mês|ano|settimana|mese|anno|maand|jaar|hafta|ay|yıl)(?!\p{L})/iu
/** How much of what is asked for has to be named by what is on that day, or by what stands above it. */
const NAMED = 0.8
/** So many rows have a date where a column tells when something is. */
const MOSTLY = 0.6

interface Dated {
  day: number
  named: number
  told: Told
}

/**
 * When the next of something is, by the day of today: "the next beginner weekend" is the first row or line of that name whose day is
 * not over; 'over' where all of them are. Undefined where nothing like it is asked for or told.
 *
 * @param today milliseconds since 1970
 */
export function nextOf(comparison: Comparison, today: number): Told | 'over' | undefined {
  const { question, terms } = comparison
  if (!NEXT.test(question.text) || OF_TIME.test(question.text)) return undefined
  if (question.kind !== 'date' && question.kind !== 'clock' && question.kind !== undefined) return undefined
  const asked = terms.filter(({ word }) => !NEXT.test(word) && !isBeside(word))
  if (asked.length === 0 || asked.some(({ absent }) => absent)) return undefined
  const begun = Math.floor(today / DAY_MS) * DAY_MS
  const year = new Date(today).getUTCFullYear()
  const dated = datedOf(comparison, asked, year).filter(({ named }) => named >= NAMED)
  const [next] = dated.filter(({ day }) => day >= begun).toSorted((a, b) => a.day - b.day)
  return next?.told ?? (dated.length > 0 ? 'over' : undefined)
}

function datedOf({ candidates }: Comparison, asked: readonly Term[], year: number): Dated[] {
  const columns = new Map<Table, number | undefined>()
  const seen = new Map<Table, Set<number>>()
  return candidates.flatMap((candidate): Dated[] => {
    const { unit, reading } = candidate
    const { cell, kind } = unit
    if (kind === 'extreme' || saysOutdated(reading.found)) return []
    const of = yearOf(candidate) ?? year
    const above = [reading.read.headings, reading.read.title]
    if (!cell) {
      if (kind !== 'line' && kind !== 'item') return []
      const day = dayIn(unit.text, of)
      const told = { candidate, text: spoken(candidate) }
      return day === undefined ? [] : [{ day, named: namedIn(asked, [unit.own, unit.lead, ...above]), told }]
    }
    const { table, row } = cell
    if (!columns.has(table)) columns.set(table, dateColumnOf(table, of))
    const column = columns.get(table)
    const rows = seen.get(table) ?? new Set()
    seen.set(table, rows)
    if (column === undefined || rows.has(row)) return []
    rows.add(row)
    const day = dayIn(table.rows[row]?.[column] ?? '', of)
    const named = namedIn(asked, [table.rowStems[row] as Stems, table.labelStems, ...table.headStems, ...above])
    return day === undefined ? [] : [{ day, named, told: { candidate, text: rowText(table, row) } }]
  })
}

/** The first column most of whose cells are days: that something begins stands before that it ends. */
function dateColumnOf({ heads, rows }: Table, year: number): number | undefined {
  // A list whose items have names is a table without heads.
  const columns = heads.length > 0 ? heads : (rows[0] ?? [])
  const column = columns.findIndex((_, at) => {
    const days = rows.filter((cells) => dayIn(cells[at] ?? '', year) !== undefined)
    return days.length > 0 && days.length >= MOSTLY * rows.length
  })
  return column < 0 ? undefined : column
}

const YEAR = /(?<!\p{N})20\p{N}{2}(?!\p{N})/u
/** The year that a place in a document is of, by what stands above it. */
function yearOf({ reading: { found }, unit: { cell } }: Candidate): number | undefined {
  const { title, headings } = found.passage
  const [year] = [cell?.table.label ?? '', ...[...headings].reverse(), title].flatMap(
    (name) => YEAR.exec(name)?.[0] ?? [],
  )
  return year === undefined ? undefined : Number(year)
}

/** How much of what is asked for is named, each word by how much it tells. */
function namedIn(asked: readonly Term[], places: readonly Stems[]): number {
  const all = asked.reduce((sum, { share }) => sum + share, 0)
  return all === 0 ? 0 : covered(asked, ...places.map((stems) => [stems, 1] as const)) / all
}
