import { COUNTED, FINGERPRINT, type Cell, type Counts } from '../days/cell.ts'
import type { Collected } from './collect.ts'
import type { Zone } from './zone.ts'

const QUARTER_MS = 900_000

/** A period, added up. */
export interface Sum {
  totals: Counts
  /** By day of the time zone. */
  days: Map<string, Counts>
  /** Questions by weekday and hour, "1 14". */
  hours: Map<string, number>
  visitors: Set<string>
  conversations: Set<string>
  latencies: Map<number, number>
  documents: Map<string, number>
  questions: Map<string, { asked: number; answered: number }>
  unworded: number
  /** Questions by language, whichever is wanted. */
  languages: Map<string, number>
}

export const nothing = (): Counts => Object.fromEntries(COUNTED.map((name) => [name, 0])) as Counts
export const questionsOf = ({ answered, unsure, notFound }: Counts): number => answered + unsure + notFound

/** Adds up what was collected, of one language where one is wanted. */
export function sumOf(collected: readonly Collected[], zone: Zone, language?: string): Sum {
  const sum: Sum = {
    totals: nothing(),
    days: new Map(),
    hours: new Map(),
    visitors: new Set(),
    conversations: new Set(),
    latencies: new Map(),
    documents: new Map(),
    questions: new Map(),
    unworded: 0,
    languages: new Map(),
  }
  for (const { day, cells } of collected) {
    for (const [of, cell] of Object.entries(cells)) {
      let questions = 0
      for (const counts of Object.values(cell.quarters)) questions += questionsOf(named(counts))
      count(sum.languages, of, questions)
      if (language === undefined || of === language) addCell(sum, cell, Date.parse(`${day}T00:00:00Z`), zone)
    }
  }
  return sum
}

function addCell(sum: Sum, cell: Cell, start: number, zone: Zone): void {
  for (const [quarter, counts] of Object.entries(cell.quarters)) {
    const one = named(counts)
    const { day, weekday, hour } = zone.at(start + Number(quarter) * QUARTER_MS)
    addTo(sum.totals, one)
    const ofDay = sum.days.get(day) ?? nothing()
    addTo(ofDay, one)
    sum.days.set(day, ofDay)
    const questions = questionsOf(one)
    if (questions > 0) count(sum.hours, `${weekday} ${hour}`, questions)
  }
  for (const one of inARow(cell.visitors)) sum.visitors.add(one)
  for (const one of inARow(cell.conversations)) sum.conversations.add(one)
  for (const [bucket, answers] of Object.entries(cell.latencies)) count(sum.latencies, Number(bucket), answers)
  for (const [id, answers] of Object.entries(cell.documents)) count(sum.documents, id, answers)
  for (const [key, [asked, answered]] of Object.entries(cell.questions)) {
    const known = sum.questions.get(key)
    if (known) {
      known.asked += asked
      known.answered += answered
    } else sum.questions.set(key, { asked, answered })
  }
  sum.unworded += cell.unworded
}

const named = (counts: readonly number[]) =>
  Object.fromEntries(COUNTED.map((name, index) => [name, counts[index] ?? 0])) as Counts

function addTo(sum: Counts, one: Counts): void {
  for (const name of COUNTED) sum[name] += one[name]
}

function count<K>(counts: Map<K, number>, key: K, by: number): void {
  counts.set(key, (counts.get(key) ?? 0) + by)
}

function* inARow(fingerprints: string): Generator<string> {
  for (let at = 0; at < fingerprints.length; at += FINGERPRINT) yield fingerprints.slice(at, at + FINGERPRINT)
}
