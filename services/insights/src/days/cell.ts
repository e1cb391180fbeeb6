import { MINUTE_MS, DAY_MS } from '@docent/runtime/units'
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

/**
 * Everything that is counted of one language in one widget and UTC day. Rows of values instead of objects by name: a year has
 * hundreds of thousands of them, and a row is read several times as fast.
 */
export const cellSchema = z.object({
  quarters: z.array(z.number()).describe('quarter of the UTC day, 0 to 95, and the numbers of COUNTED'),
  visitors: z.string().describe('their fingerprints, in a row'),
  conversations: z.string(),
  documents: z.array(z.union([z.string(), z.number()])).describe('id, answers'),
  questions: z.array(z.union([z.string(), z.number()])).describe('key, asked, answered'),
  unworded: z.number().describe('questions without a key'),
  latencies: z.array(z.number()).describe('bucket, answers'),
})
export type Cell = z.infer<typeof cellSchema>
/** By language. */
export type Cells = Record<string, Cell>

export const QUARTER_MS = 15 * MINUTE_MS

/** A cell while it is counted. */
interface Draft {
  quarters: Map<number, number[]>
  visitors: Set<string>
  conversations: Set<string>
  documents: Map<string, number>
  questions: Map<string, [number, number]>
  unworded: number
  latencies: Map<number, number>
}

/** The cells of some answers of one UTC day. */
export function cellsOf(answers: readonly HeardAnswer[]): Cells {
  const drafts = new Map<string, Draft>()
  for (const answer of answers) {
    const { language } = answer.counted
    let draft = drafts.get(language)
    if (!draft) drafts.set(language, (draft = empty()))
    add(draft, answer)
  }
  return Object.fromEntries([...drafts].map(([language, draft]) => [language, packed(draft)]))
}

const empty = (): Draft => ({
  quarters: new Map(),
  visitors: new Set(),
  conversations: new Set(),
  documents: new Map(),
  questions: new Map(),
  unworded: 0,
  latencies: new Map(),
})

const packed = (draft: Draft): Cell => ({
  quarters: [...draft.quarters].flat(2),
  visitors: [...draft.visitors].join(''),
  conversations: [...draft.conversations].join(''),
  documents: [...draft.documents].flat(),
  questions: [...draft.questions].flat(2),
  unworded: draft.unworded,
  latencies: [...draft.latencies].flat(),
})

function add(draft: Draft, { at, questionKey, rated, counted }: HeardAnswer): void {
  const { outcome, visitor, conversation, documents, latencyMs, ...spent } = counted
  const quarter = Math.floor((at % DAY_MS) / QUARTER_MS)
  const one: Partial<Counts> = { ...spent, ...oneOf(outcome), ...ratedAs(rated) }
  const before = draft.quarters.get(quarter)
  draft.quarters.set(
    quarter,
    COUNTED.map((name, index) => (before?.[index] ?? 0) + (one[name] ?? 0)),
  )
  if (visitor !== '') draft.visitors.add(visitor)
  if (conversation !== '') draft.conversations.add(conversation)
  for (const id of documents) draft.documents.set(id, (draft.documents.get(id) ?? 0) + 1)
  if (latencyMs !== null) {
    const bucket = bucketOf(latencyMs)
    draft.latencies.set(bucket, (draft.latencies.get(bucket) ?? 0) + 1)
  }
  if (outcome === 'smallTalk') return
  if (questionKey === undefined) draft.unworded += 1
  else {
    const [asked, answered] = draft.questions.get(questionKey) ?? [0, 0]
    draft.questions.set(questionKey, [asked + 1, answered + (outcome === 'answered' ? 1 : 0)])
  }
}

const oneOf = (outcome: Outcome): Partial<Counts> => ({ [outcome]: 1 })
const ratedAs = (rated: 'up' | 'down' | null): Partial<Counts> =>
  rated === null ? {} : rated === 'up' ? { helpful: 1 } : { notHelpful: 1 }
