import { ANALYTICS_DAYS_MAX, ANALYTICS_LISTED, OWN_QUESTIONS, type Analytics } from '@docent/proto/http'
import type { AnalyticsCounts } from '@docent/proto/http'
import type { OwnerId } from '@docent/proto/ids'
import type { Answers } from '../answers/answers.ts'
import type { Counts } from '../days/cell.ts'
import type { Days } from '../days/days.ts'
import { quantile, spreadOf } from '../days/latencies.ts'
import { failures } from '../failures.ts'
import type { Documents, KnownDocument } from '../known/documents.ts'
import type { Widgets } from '../known/widgets.ts'
import { collect } from './collect.ts'
import { nothing, questionsOf, sumOf, type Sum } from './sum.ts'
import { daysFrom, zoneOf } from './zone.ts'

/** What is wanted to be known. */
export interface Wanted {
  from: string
  to: string
  timeZone: string
  widgetId?: string | undefined
  language?: string | undefined
}

export interface Reading {
  answers: Answers
  days: Days
  documents: Documents
  widgets: Widgets
}

const TURNS = 3
const UNUSED_LISTED = 50
const SLOW = 0.95

/** A period in numbers. @throws bad_period, unknown_time_zone */
export async function analyticsOf(reading: Reading, owner: OwnerId, wanted: Wanted): Promise<Analytics> {
  const { from, to, timeZone, language } = wanted
  const zone = zoneOf(timeZone)
  if (!zone) throw failures.unknown_time_zone({ values: { timeZone } })
  const listed = daysFrom(from, to)
  if (listed.length === 0 || listed.length > ANALYTICS_DAYS_MAX) throw failures.bad_period()
  const [begin, until] = [zone.startOf(from), zone.startOf(dayAfter(to))]
  const widgetId = wanted.widgetId === OWN_QUESTIONS ? '' : wanted.widgetId
  const [collected, documents, widgets] = await Promise.all([
    collect(reading, owner, { from: begin, until, widgetId }),
    reading.documents.of(owner),
    reading.widgets.of(owner),
  ])
  const sum = sumOf(collected, zone, language)
  const top = best(sum.questions, ({ asked }) => asked)
  const turns = await Promise.all(top.map(([key]) => reading.answers.newestWith(owner, key, begin, until, TURNS)))
  const chosen = widgetId ? widgets.find(({ id }) => id === widgetId)?.documentIds : undefined
  return {
    from,
    to,
    timeZone,
    totals: { ...shown(sum.totals), conversations: sum.conversations, visitors: sum.visitors },
    days: listed.map((day) => ({ day, ...shown(sum.days.get(day) ?? nothing()) })),
    hours: hoursOf(sum),
    responseTimes: timesOf(sum),
    questions: top.map(([, { asked, answered }], index) => ({
      turnIds: (turns[index] ?? []).map(({ id }) => id),
      asked,
      answered,
    })),
    unworded: sum.unworded,
    documents: usedOf(sum, documents),
    unused: unusedOf(sum, documents, until, chosen && new Set(chosen)),
    widgets: widgets.map(({ id, name, deleted }) => ({ widgetId: id, name, deleted })),
    languages: [...sum.languages]
      .map(([of, questions]) => ({ language: of, questions }))
      .sort((a, b) => b.questions - a.questions),
  }
}

const dayAfter = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)

const shown = ({ microDollars, ...counts }: Counts): AnalyticsCounts => ({
  ...counts,
  questions: questionsOf({ ...counts, microDollars }),
  dollars: microDollars / 1_000_000,
})

/** The largest ones; those that are alike in the order of their names, so that it is the same each time. */
function best<T>(all: ReadonlyMap<string, T>, by: (one: T) => number): [string, T][] {
  const before = ([a, x]: [string, T], [b, y]: [string, T]) => by(y) - by(x) || (a < b ? -1 : 1)
  const found: [string, T][] = []
  // Of a year there are tens of thousands, nearly all of which come once: they are not sorted.
  for (const one of all) {
    const last = found[ANALYTICS_LISTED - 1]
    if (last && before(last, one) < 0) continue
    found.push(one)
    found.sort(before)
    found.length = Math.min(found.length, ANALYTICS_LISTED)
  }
  return found
}

const hoursOf = ({ hours }: Sum): Analytics['hours'] =>
  hours.flatMap((questions, at) =>
    questions > 0 ? [{ weekday: Math.floor(at / 24) + 1, hour: at % 24, questions }] : [],
  )

const timesOf = ({ latencies }: Sum): Analytics['responseTimes'] => ({
  answers: [...latencies.values()].reduce((sum, count) => sum + count, 0),
  medianMs: quantile(latencies, 0.5),
  slowMs: quantile(latencies, SLOW),
  spread: spreadOf(latencies),
})

function usedOf({ documents }: Sum, known: readonly KnownDocument[]): Analytics['documents'] {
  const titles = new Map(known.map(({ id, title, deleted }) => [id, deleted ? null : title]))
  return best(documents, (answers) => answers).map(([documentId, answers]) => ({
    documentId,
    title: titles.get(documentId) ?? null,
    answers,
  }))
}

/**
 * Documents that were there, and that no sure answer was drawn from. Answers that the owner wrote are left out: they all bear one
 * title, stand on a page of their own, and are for what the documents do not say.
 */
function unusedOf(
  { documents }: Sum,
  known: readonly KnownDocument[],
  until: number,
  chosen: ReadonlySet<string> | undefined,
): Analytics['unused'] {
  const all = known
    .filter(({ id, deleted, isAnswer, since }) => !deleted && !isAnswer && since < until && !documents.has(id))
    .filter(({ id }) => chosen === undefined || chosen.has(id))
    .sort((a, b) => a.since - b.since)
  return {
    documents: all
      .slice(0, UNUSED_LISTED)
      .map(({ id, title, since }) => ({ documentId: id, title, since: new Date(since).toISOString() })),
    more: Math.max(0, all.length - UNUSED_LISTED),
  }
}
