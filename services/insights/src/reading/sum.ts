import { COUNTED, QUARTER_MS, type Cell, type Counts } from '../days/cell.ts'
import { addRow, countDifferent } from '../days/fingerprints.ts'
import type { Collected } from './collect.ts'
import { dayNamed, dayNumber, hourOfWeek, type Zone } from './zone.ts'

const HOURS_OF_WEEK = 168
/** Of COUNTED, those that are questions: the first ones. */
const QUESTIONS = ['answered', 'unsure', 'notFound'] as const

/** Length of the row of a quarter. */
const QUARTER = 1 + COUNTED.length

/** The numbers of COUNTED. A year has tens of thousands of quarters: they are added up as they lie. */
type Numbers = number[]

/** A period, added up. */
export interface Sum {
  totals: Counts
  /** By day of the time zone. */
  days: Map<string, Counts>
  /** Questions by hour of the week, from Monday midnight on. */
  hours: number[]
  visitors: number
  conversations: number
  latencies: Map<number, number>
  documents: Map<string, number>
  questions: Map<string, { asked: number; answered: number }>
  unworded: number
  /** Questions by language, whichever is wanted. */
  languages: Map<string, number>
}

const zeros = (): Numbers => COUNTED.map(() => 0)
export const questionsOf = ({ answered, unsure, notFound }: Counts): number => answered + unsure + notFound
export const nothing = (): Counts => named(zeros())

/** Adds up what was collected, of one language where one is wanted. */
export function sumOf(collected: readonly Collected[], zone: Zone, language?: string): Sum {
  const totals = zeros()
  const days = new Map<number, Numbers>()
  const visitors: number[] = []
  const conversations: number[] = []
  const sum: Sum = {
    totals: nothing(),
    days: new Map(),
    hours: Array.from({ length: HOURS_OF_WEEK }, () => 0),
    visitors: 0,
    conversations: 0,
    latencies: new Map(),
    documents: new Map(),
    questions: new Map(),
    unworded: 0,
    languages: new Map(),
  }
  for (const { day, cells } of collected) {
    const start = Date.parse(`${day}T00:00:00Z`)
    for (const [of, cell] of Object.entries(cells)) {
      let questions = 0
      for (let at = 0; at < cell.quarters.length; at += QUARTER) questions += askedIn(cell.quarters, at)
      count(sum.languages, of, questions)
      if (language !== undefined && of !== language) continue
      addQuarters(cell, start)
      addRow(visitors, cell.visitors)
      addRow(conversations, cell.conversations)
      addRest(sum, cell)
    }
  }
  sum.visitors = countDifferent(visitors)
  sum.conversations = countDifferent(conversations)
  sum.totals = named(totals)
  sum.days = new Map([...days].map(([number, counts]) => [dayNamed(number), named(counts)]))
  return sum

  function addQuarters({ quarters }: Cell, start: number): void {
    for (let at = 0; at < quarters.length; at += QUARTER) {
      const moment = start + (quarters[at] ?? 0) * QUARTER_MS
      const there = moment + zone.offset(moment)
      const number = dayNumber(there)
      let ofDay = days.get(number)
      if (!ofDay) days.set(number, (ofDay = zeros()))
      for (let index = 0; index < COUNTED.length; index += 1) {
        const value = quarters[at + 1 + index] ?? 0
        totals[index] = (totals[index] ?? 0) + value
        ofDay[index] = (ofDay[index] ?? 0) + value
      }
      const hour = hourOfWeek(there)
      sum.hours[hour] = (sum.hours[hour] ?? 0) + askedIn(quarters, at)
    }
  }
}

/** What lies in rows, by its place: see `cellSchema`. */
function addRest(sum: Sum, { latencies, documents, questions, unworded }: Cell): void {
  for (let at = 0; at < latencies.length; at += 2) count(sum.latencies, latencies[at] ?? 0, latencies[at + 1] ?? 0)
  for (let at = 0; at < documents.length; at += 2) {
    count(sum.documents, documents[at] as string, documents[at + 1] as number)
  }
  for (let at = 0; at < questions.length; at += 3) {
    const [key, asked, answered] = [questions[at] as string, questions[at + 1] as number, questions[at + 2] as number]
    const known = sum.questions.get(key)
    if (known) {
      known.asked += asked
      known.answered += answered
    } else sum.questions.set(key, { asked, answered })
  }
  sum.unworded += unworded
}

const named = (counts: Numbers) =>
  Object.fromEntries(COUNTED.map((name, index) => [name, counts[index] ?? 0])) as Counts

/** Questions of the quarter whose row begins here. */
function askedIn(quarters: Numbers, at: number): number {
  let questions = 0
  for (let index = 1; index <= QUESTIONS.length; index += 1) questions += quarters[at + index] ?? 0
  return questions
}

function count<K>(counts: Map<K, number>, key: K, by: number): void {
  counts.set(key, (counts.get(key) ?? 0) + by)
}
