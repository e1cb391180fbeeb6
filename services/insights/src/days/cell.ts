import { z } from 'zod'
import type { HeardAnswer, Outcome } from '../answers/record.ts'
import { bucketOf } from './latencies.ts'

/** What is counted of each quarter of an hour, so that a day of any time zone can be put together. */
export const COUNTED = [
  'answered',
  'unsure',
  'notFound',
  'smallTalk',
  'helpful',
  'notHelpful',
  'promptTokens',
  'completionTokens',
  'microDollars',
] as const
export type Counts = Record<(typeof COUNTED)[number], number>

const counter = z.record(z.string(), z.number())

/** Everything that is counted of one language in one widget and UTC day. */
export const cellSchema = z.object({
  quarters: z.record(z.string(), z.array(z.number())).describe('of the UTC day, 0 to 95: the numbers of COUNTED'),
  visitors: z.string().describe('their fingerprints, in a row'),
  conversations: z.string(),
  documents: counter,
  questions: z.record(z.string(), z.tuple([z.number(), z.number()])).describe('by key: asked, answered'),
  unworded: z.number().describe('questions without a key'),
  latencies: counter.describe('by bucket'),
})
export type Cell = z.infer<typeof cellSchema>
/** By language. */
export type Cells = Record<string, Cell>

/** Characters of a fingerprint; shorter ones are filled up. */
export const FINGERPRINT = 8
const QUARTER_MS = 900_000
const DAY_MS = 86_400_000

export const emptyCell = (): Cell => ({
  quarters: {},
  visitors: '',
  conversations: '',
  documents: {},
  questions: {},
  unworded: 0,
  latencies: {},
})

/** The cells of some answers of one UTC day. */
export function cellsOf(answers: readonly HeardAnswer[]): Cells {
  const cells: Cells = {}
  const visitors = new Map<Cell, Set<string>>()
  const conversations = new Map<Cell, Set<string>>()
  for (const answer of answers) {
    const { language, visitor, conversation } = answer.counted
    const cell = (cells[language] ??= emptyCell())
    add(cell, answer)
    note(visitors, cell, visitor)
    note(conversations, cell, conversation)
  }
  for (const cell of Object.values(cells)) {
    cell.visitors = inARow(visitors.get(cell))
    cell.conversations = inARow(conversations.get(cell))
  }
  return cells
}

function note(sets: Map<Cell, Set<string>>, cell: Cell, fingerprint: string): void {
  if (fingerprint === '') return
  const set = sets.get(cell) ?? new Set()
  sets.set(cell, set.add(fingerprint))
}

const inARow = (fingerprints: ReadonlySet<string> = new Set()) =>
  [...fingerprints].map((one) => one.slice(0, FINGERPRINT).padEnd(FINGERPRINT)).join('')

function add(cell: Cell, { at, questionKey, rated, counted }: HeardAnswer): void {
  const { outcome, documents, latencyMs, promptTokens, completionTokens, microDollars } = counted
  const quarter = Math.floor((at % DAY_MS) / QUARTER_MS)
  const counts = (cell.quarters[quarter] ??= COUNTED.map(() => 0))
  const one = { ...oneOf(outcome), ...ratedAs(rated), promptTokens, completionTokens, microDollars }
  for (const [index, name] of COUNTED.entries()) counts[index] = (counts[index] ?? 0) + (one[name] ?? 0)
  for (const id of documents) cell.documents[id] = (cell.documents[id] ?? 0) + 1
  if (latencyMs !== null) {
    const bucket = bucketOf(latencyMs)
    cell.latencies[bucket] = (cell.latencies[bucket] ?? 0) + 1
  }
  if (outcome === 'smallTalk') return
  if (questionKey === undefined) cell.unworded += 1
  else {
    const [asked, answered] = cell.questions[questionKey] ?? [0, 0]
    cell.questions[questionKey] = [asked + 1, answered + (outcome === 'answered' ? 1 : 0)]
  }
}

const oneOf = (outcome: Outcome): Partial<Counts> => ({ [outcome]: 1 })
const ratedAs = (rated: 'up' | 'down' | null): Partial<Counts> =>
  rated === null ? {} : rated === 'up' ? { helpful: 1 } : { notHelpful: 1 }
