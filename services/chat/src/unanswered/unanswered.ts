import {
  UNANSWERED_DAYS,
  type UnansweredBecause,
  type UnansweredGroup,
  type UnansweredQuestion,
} from '@docent/proto/http'
import type { EventPayload } from '@docent/proto/events'
import type { OwnerId } from '@docent/proto/ids'
import type { Clock } from '@docent/runtime/clock'
import type { Query, Store } from '@docent/runtime/store'
import { DAY_MS } from '@docent/runtime/units'
import { leans } from '../conversations/follows.ts'
import { turnsSpec, type Turn } from '../conversations/turn.ts'
import { isOfVisitors, outcomeOf } from '../inbox/outcome.ts'
import { questionKey, wholeQuestion, type ClosedQuestions } from './closed.ts'
import { groupQuestions } from './grouping.ts'

const PAGE = 500
/** Questions of visitors that are taken of each kind of failing, the newest. */
const TAKEN = 1_000
/** Turns that are looked at for them: what owners tried failed, too, and so did what has no words. */
const LOOKED_AT = 5_000
const GROUPS = 100
const WORDINGS = 20
/** Groups that the weekly word names, and letters of each. */
const TOLD = 5
const TOLD_LETTERS = 160
/** Comments of visitors that a list shows of one wording. */
const COMMENTS = 5
/** Letters of an answer that a list shows. */
const BEGINNING = 280

export interface Unanswered {
  list(owner: OwnerId, widgetId?: string): Promise<{ groups: UnansweredGroup[]; more: number }>
  /** What was missed in a time and is still open: how often, and what was asked most. Without words where none are kept. */
  missed(owner: OwnerId, from: number, until: number): Promise<Missed>
}

export type Missed = Omit<EventPayload<'visitor.week-missed'>, 'from'>

/** What failed is found by an index for each way to fail; what was rated down failed, too, whatever it said. */
export const FAILING: readonly Query<Turn>['where'][] = [{ support: 'none' }, { support: 'weak' }, { rated: 'down' }]

/** What visitors asked in vain: read from their turns, grouped when somebody looks. */
export function createUnanswered(options: { store: Store; closed: ClosedQuestions; clock: Clock }): Unanswered {
  const { store, closed, clock } = options
  const turns = store.collection<Turn>(turnsSpec)

  return {
    async list(owner, widgetId) {
      const since = clock.now().getTime() - UNANSWERED_DAYS * DAY_MS
      const groups = await grouped(owner, await failedOf(owner, { gte: since }, widgetId))
      return { groups: groups.slice(0, GROUPS), more: Math.max(0, groups.length - GROUPS) }
    },
    async missed(owner, from, until) {
      const failed = await failedOf(owner, { gte: from, lt: until })
      const groups = await grouped(owner, failed)
      const wordless = failed.filter((turn) => !turn.kept).length
      return {
        missed: groups.reduce((sum, { times }) => sum + times, wordless),
        groups: groups.slice(0, TOLD).map(({ questions: [first], times }) => ({
          question: first ? wholeQuestion(first).slice(0, TOLD_LETTERS) : '',
          times,
        })),
        more: Math.max(0, groups.length - TOLD),
      }
    },
  }

  /** Of visitors, with words and without. */
  async function failedOf(owner: OwnerId, at: { gte: number; lt?: number }, widgetId?: string): Promise<Turn[]> {
    const lists = await Promise.all(FAILING.map((where) => newest(owner, { ...where, at }, widgetId)))
    // Where others fail so often that a widget's turns were not reached, its own index leads to them.
    if (widgetId !== undefined && lists.some(({ isCut }) => isCut)) {
      lists.push(await newest(owner, { widgetId, at }, widgetId))
    }
    return [...new Map(lists.flatMap(({ found }) => found.map((turn) => [turn.id, turn]))).values()]
  }

  async function grouped(owner: OwnerId, failed: readonly Turn[]): Promise<UnansweredGroup[]> {
    const wordings = wordingsOf(await closed.openAmong(owner, failed.filter(isUnanswered)))
    // What names nothing, after nothing that is known, may ask for anything.
    const isUnclear = ([{ question, follows }]: Wording) => follows === undefined && leans(question)
    const clear = wordings.filter((wording) => !isUnclear(wording))
    const alike = await groupQuestions(clear.map(([turn]) => wholeQuestion(turn)))
    return [
      ...alike.map((group) => group.map((index) => clear[index] as Wording)),
      ...wordings.filter(isUnclear).map((wording) => [wording]),
    ]
      .map(groupOf)
      .sort((a, b) => b.times - a.times || b.newestAt.localeCompare(a.newestAt))
  }

  async function newest(owner: OwnerId, where: Query<Turn>['where'], widgetId?: string) {
    const found: Turn[] = []
    let [taken, looked] = [0, 0]
    let cursor: string | undefined
    do {
      const page = await turns.find(owner, { where, sort: { by: 'at', direction: 'desc' }, limit: PAGE, cursor })
      const missed = page.records.filter(
        (turn) => isMissed(turn) && (widgetId === undefined || turn.widgetId === widgetId),
      )
      found.push(...missed)
      taken += missed.filter(({ kept }) => kept).length
      looked += page.records.length
      cursor = page.next
    } while (cursor !== undefined && taken < TAKEN && looked < LOOKED_AT)
    return { found, isCut: cursor !== undefined }
  }
}

/** Whether a turn is a visitor's question that got no answer, or not a good one. A mere sign ("👍", "?!") asks for nothing. */
export const isUnanswered = (turn: Turn): boolean => turn.kept && /[\p{L}\p{N}]/u.test(turn.question) && isMissed(turn)

/** The same where no words are kept, which nobody can read: they count. */
export function isMissed(turn: Turn): boolean {
  const { brokenOff, left, rated } = turn
  return isOfVisitors(turn) && !left && !brokenOff && (rated === 'down' || outcomeOf(turn) !== 'answered')
}

function becauseOf(turn: Turn): UnansweredBecause {
  if (turn.rated === 'down') return 'not-helpful'
  return outcomeOf(turn) === 'unsure' ? 'unsure' : 'not-found'
}

/** What visitors said of an answer that did not help them. */
const commentsOf = (wording: Wording): string[] =>
  wording.flatMap(({ feedback }) => (feedback?.helpful === false && feedback.comment !== '' ? feedback.comment : []))

/** The same question in the same widget, the newest turn first. */
type Wording = [Turn, ...Turn[]]

/** The most frequent wording first, of equals the newest. */
function wordingsOf(failed: readonly Turn[]): Wording[] {
  const wordings = new Map<string, Wording>()
  for (const turn of [...failed].sort((a, b) => b.at - a.at)) {
    const known = wordings.get(questionKey(turn))
    if (known) known.push(turn)
    else wordings.set(questionKey(turn), [turn])
  }
  return [...wordings.values()].sort((a, b) => b.length - a.length)
}

/** Whoever types in a hurry leaves the mark out. */
const bestWritten = (wording: Wording): string =>
  (wording.find(({ question }) => /[?？؟]\s*$/u.test(question)) ?? wording[0]).question

function groupOf(wordings: readonly Wording[]): UnansweredGroup {
  const all = wordings.flat()
  const near = wordings.map(([turn]) => turn.sources[0]).find((passage) => passage !== undefined)
  return {
    times: all.length,
    visitors: new Set(all.map(({ widgetId, sessionId }) => `${widgetId}:${sessionId}`)).size,
    newestAt: new Date(Math.max(...all.map(({ at }) => at))).toISOString(),
    widgetIds: [...new Set(wordings.map(([{ widgetId }]) => widgetId))],
    questions: wordings.slice(0, WORDINGS).map(questionOf),
    nearest: near ?? null,
  }
}

function questionOf(wording: Wording): UnansweredQuestion {
  const [turn] = wording
  const comments = commentsOf(wording).slice(0, COMMENTS)
  return {
    turnId: turn.id,
    question: bestWritten(wording),
    ...(turn.follows !== undefined && { follows: turn.follows }),
    widgetId: turn.widgetId,
    session: turn.sessionId,
    because: becauseOf(turn),
    answer: turn.answer.length > BEGINNING ? `${turn.answer.slice(0, BEGINNING)}…` : turn.answer,
    ...(comments.length > 0 && { comments }),
    times: wording.length,
    newestAt: new Date(turn.at).toISOString(),
  }
}
